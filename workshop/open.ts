// A workshop: the files of the definitions → what is wrong with them, and what an edit does to recipes. It remembers what it
// compiled, so that an edit costs what it changes. The same checker and the same impact as the command line.
//   const workshop = openWorkshop(); workshop.check(files); workshop.consequences(before, after)
import { type Craft, explainWhole, type Json, Refusal } from '../engine/index.ts';
import { type CraftTexts, evaluated, lastStep, type Problem } from '../engine/load/index.ts';
import { type Accepted, accept } from './accept.ts';
import { createChecker } from './checker.ts';
import { type Coverage, coverageOf } from './coverage.ts';
import { create, type NewFields, type NewKind } from './create.ts';
import { craftFolder, createFolders, type Edited, type Files } from './files.ts';
import { type Impact, impactOf, type OwnRecipe as Own } from './impact/compare.ts';
import { headline } from './impact/print.ts';
import { type Build, type Renaming, rename } from './rename/index.ts';
import { summary } from './summary.ts';
import { type TurnedExample, turnedExamples } from './turned.ts';
import { type Why, whyOf } from './why.ts';

/** A recipe of one's own: its body as it is sent to the service. */
export interface OwnRecipe extends Own {
  readonly craft: string;
}

export interface CraftLine {
  /** the name of its folder */
  readonly id: string;
  /** null while it does not load */
  readonly label: string | null;
  readonly errors: number;
  readonly warnings: number;
  /** the line that `npm run check` prints */
  readonly summary: string;
}

export interface Consequences extends Impact {
  /** «2 de 61 recetas cambian de veredicto» */
  readonly headline: string;
}

export type Answered =
  | { readonly answer: Readonly<Record<string, Json>>; readonly explain: Readonly<Record<string, Json>> }
  | { readonly refused: string };

export interface Workshop {
  readonly check: (files: Files) => { problems: readonly Problem[]; crafts: readonly CraftLine[] };
  /** what keeps a craft from compiling, before any of its recipes is tried */
  readonly stuck: (files: Files, craft: string) => readonly Problem[];
  /** the crafts in which something changes; with `causes`, which edit does it */
  readonly consequences: (
    before: Files,
    after: Files,
    own?: readonly OwnRecipe[],
    options?: { causes?: boolean },
  ) => Consequences[];
  /** what no example and no recipe of one's own reaches; null while the craft does not compile */
  readonly coverage: (files: Files, craft: string, own?: readonly OwnRecipe[]) => Coverage | null;
  /** null while the craft does not compile */
  readonly answer: (files: Files, craft: string, body: unknown) => Answered | null;
  /** down to formula, rows and rules; null where the craft does not compile, refuses the recipe or has no such figure */
  readonly why: (files: Files, craft: string, body: unknown, figure: string) => Why | null;
  /** something new, like something that passes */
  readonly create: (files: Files, kind: NewKind, fields: NewFields) => Edited;
  /** an id under another name everywhere it is used */
  readonly rename: (files: Files, renaming: Renaming) => Edited;
  /** what examples promise, written anew as they now come out */
  readonly accept: (files: Files, which: Accepted) => Edited;
  /** examples of a craft that no longer give what they promise */
  readonly turned: (files: Files, craft: string) => TurnedExample[];
  /** as its files stand, whether or not its examples hold */
  readonly compiled: (files: Files, craft: string) => Craft | null;
}

export function openWorkshop(): Workshop {
  const folders = createFolders();
  const { check, build, stuck } = createChecker();
  const found: Build = (files, craft) => {
    const folder = folders(files).find((one) => one.folder === craftFolder(craft));
    return folder ? { folder, built: build(folder) } : null;
  };
  const compiled = (files: Files, craft: string): Craft | null => found(files, craft)?.built.craft ?? null;
  return {
    compiled,
    check(files) {
      const { problems, loaded } = check(folders(files));
      return { problems, crafts: loaded.parts.map(({ folder, craft }) => lineOf(folder, craft, problems)) };
    },
    stuck(files, craft) {
      const folder = folders(files).find((one) => one.folder === craftFolder(craft));
      return folder ? stuck(folder) : [];
    },
    consequences(before, after, own = [], { causes = false } = {}) {
      const [was, now] = [before, after].map((files) => new Map(folders(files).map((one) => [one.folder, one])));
      const names = [...new Set([...was!.keys(), ...now!.keys()])].sort();
      return names.flatMap((folder) => {
        const craft = lastStep(folder);
        const mine = own.filter((recipe) => recipe.craft === craft);
        const ways = { build, own: mine, ...(causes ? { progress: () => {} } : {}) };
        const impact = impactOf(craft, was!.get(folder) ?? empty(folder), now!.get(folder) ?? empty(folder), ways);
        return impact ? [{ ...impact, headline: headline(impact.changed, impact.recipes) }] : [];
      });
    },
    coverage(files, craft, own = []) {
      const one = found(files, craft);
      const mine = own.filter((recipe) => recipe.craft === craft);
      return one && coverageOf(one.folder, one.built, mine);
    },
    answer(files, id, body) {
      const craft = compiled(files, id);
      return craft && answered(craft, body);
    },
    why(files, id, body, figure) {
      const one = found(files, id);
      return one?.built.craft ? whyOf(one.folder, one.built.craft, body, figure) : null;
    },
    accept: (files, which) => accept(files, which, found),
    turned: (files, craft) => turnedExamples(files, craft, found),
    create: (files, kind, fields) => create(files, kind, fields, found),
    rename: (files, renaming) => rename(files, renaming, found),
  };
}

const nothing: ReadonlyMap<string, string> = new Map();
const empty = (folder: string): CraftTexts => ({ folder, texts: nothing });

function lineOf(folder: string, craft: Craft | null, problems: readonly Problem[]): CraftLine {
  const own = problems.filter(({ file }) => file.startsWith(`${folder}/`));
  const errors = own.filter(({ severity }) => severity === 'error').length;
  const id = lastStep(folder);
  return {
    ...{ id, label: craft?.label ?? null, errors, warnings: own.length - errors },
    summary: summary(id, craft, own),
  };
}

function answered(craft: Craft, body: unknown): Answered {
  const made = evaluated(craft, body);
  return made instanceof Refusal ? { refused: made.message } : { answer: made.answer, explain: explainWhole(made) };
}
