// What the worker does for the page: it holds the files as the service gave them and as they are now, and answers what is
// asked about them. What edits the files gives only those that changed.
import {
  craftForPage,
  labelsForPage,
  larderForPage,
  openBook,
  type Site,
  type Turned,
  today,
  unlessRefused,
} from '../../../engine/index.ts';
import type { Body } from '../../../engine/recipes/model.ts';
import {
  type Accepted,
  completions,
  craftsIn,
  type Edited,
  type Fix,
  fixOf,
  hover,
  type LarderRow,
  laidOut,
  larderGrid,
  lineOfRow,
  messages,
  type NewFields,
  type NewKind,
  openWorkshop,
  type Problem,
  pasteRows,
  patchOf,
  proposalsOf,
  type Renaming,
  ranges,
  rules,
  search,
  setCell,
  setRange,
  setValue,
  types,
  withFix,
  zipOf,
} from '../../../workshop/index.ts';
import { examplesOf } from '../opening.ts';
import { type Reading, read } from '../reading.ts';
import { recipeFrom, requestOf } from '../recipe.ts';
import { loadIngredients } from '../store/ingredients.ts';
import { changedPaths, type Files } from './steps.ts';

/** A path and its text; null: there is no such file. */
export type FileEdit = readonly [path: string, text: string | null];

export interface Done {
  readonly edits: readonly FileEdit[];
  /** why nothing was done, in Spanish */
  readonly problems: readonly string[];
}

export interface ShelfRecipe {
  readonly craft: string;
  readonly name: string;
  readonly body: Body;
  /** its body is already as it is sent to the API */
  readonly isSent?: boolean;
}

type Rest<Deed extends (files: Files, ...rest: never[]) => unknown> =
  Parameters<Deed> extends [Files, ...infer Others] ? Others : never;

const workshop = openWorkshop();
let base: Files = new Map();
let now: Files = new Map();
let shelf: readonly ShelfRecipe[] = [];

const templates = import.meta.glob<string>('../../../workshop/template/**/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What a new craft starts from, under its place in the house. */
const withTemplates = (files: Files): Files =>
  new Map([...Object.entries(templates).map(([path, text]) => [path.replace(/^[./]+/, ''), text] as const), ...files]);

const withEdits = (files: Files, edits: readonly FileEdit[]): Files => {
  const made = new Map(files);
  for (const [path, text] of edits) {
    if (text === null) made.delete(path);
    else made.set(path, text);
  }
  return made;
};

/** The edit is made here too, so that the next one finds it. */
function done({ files, problems }: Edited): Done {
  if (problems.length > 0) return { edits: [], problems };
  const edits = changedPaths(now, files)
    .filter((path) => !path.startsWith('workshop/template/'))
    .map((path): FileEdit => [path, files.get(path) ?? null]);
  now = withEdits(now, edits);
  return { edits, problems };
}

/** A recipe of the shelf as it is sent to the API. */
function bodyOf({ craft: id, body, isSent }: ShelfRecipe): Body {
  if (isSent) return body;
  const craft = workshop.compiled(now, id) ?? workshop.compiled(base, id);
  return craft ? requestOf(craft, recipeFrom(craft, body)) : body;
}

const own = () => shelf.map((one) => ({ craft: one.craft, name: one.name, body: bodyOf(one) }));

/** What the page shows of a recipe, without what it was worked out with; null: the craft cannot be read. */
function seen(files: Files, recipe: ShelfRecipe): Seen | null {
  const craft = workshop.compiled(files, recipe.craft);
  const outcome = craft && read(craft, bodyOf(recipe), nowhere);
  if (!outcome || 'refusal' in outcome) return outcome;
  const { evaluation: _, ...reading } = outcome.reading;
  return { reading };
}

export type Seen = { readonly reading: Omit<Reading, 'evaluation'> } | { readonly refusal: string };

const nowhere: Site = { service: '', poweredBy: '', docsUrl: '', publicUrl: '' };

/** What the checker says, with what one click may do about it. */
export interface Told extends Problem {
  readonly fix: Fix | null;
}

/** So many are looked at: whoever has more sees their fixes when these are gone. */
const mostFixes = 40;

const told = (problems: readonly Problem[]): Told[] =>
  problems.map((problem, at) => ({ ...problem, fix: at < mostFixes ? fixOf(now, problem) : null }));

function checked(files: Files) {
  const { problems, crafts } = workshop.check(files);
  return { problems: told(problems), crafts };
}

function corrected(): ReadonlyMap<string, Turned> {
  const recipes = own().map(({ craft, name, body }) => ({ ...body, craft, title: name }));
  const craftOf = (files: Files) => (id: string) => workshop.compiled(files, id) ?? undefined;
  const book = openBook(craftOf(base), { recipes }, {}, { next: craftOf(now), today: today() });
  return new Map(
    recipes.flatMap(({ craft, title }, place) => {
      const turned = book.turn(place);
      return turned && turned.outcome !== 'refused' ? [[`${craft} ${title}`, turned] as const] : [];
    }),
  );
}

const isShared = (path: string): boolean => !path.startsWith('crafts/');

export const asks = {
  open(files: readonly FileEdit[]) {
    base = withEdits(new Map(), files);
    now = base;
  },
  async shelve(recipes: readonly ShelfRecipe[]) {
    await loadIngredients().catch(() => {});
    shelf = recipes;
  },
  edit(edits: readonly FileEdit[]) {
    now = withEdits(now, edits);
  },
  /** what keeps a craft from being worked with: known before any recipe is tried */
  stuck: (craft: string) => told(workshop.stuck(now, craft)),
  check: () => checked(now),
  /** of one craft alone: what is found is remembered for the whole */
  checkOne: (craft: string) =>
    checked(new Map([...now].filter(([path]) => /^crafts\/([^/]+)/.exec(path)?.[1] === craft || isShared(path)))),
  consequences: () => workshop.consequences(base, now, own()),
  /** one's own recipes that the draft turns, each with its least correction, by its name */
  corrections: () => unlessRefused(corrected, (): ReadonlyMap<string, Turned> => new Map()),
  /** examples that no longer give what they promise */
  turned: (crafts: readonly string[]) => crafts.flatMap((craft) => workshop.turned(now, craft)),
  accept: (all: readonly Accepted[]) => {
    let edited: Edited = { files: now, problems: [] };
    for (const one of all) if (edited.problems.length === 0) edited = workshop.accept(edited.files, one);
    return done(edited);
  },
  causes: () => workshop.consequences(base, now, own(), { causes: true }),
  coverage: (craft: string) => workshop.coverage(now, craft, own()),
  /** a recipe by the files as they were and as they are */
  compare: (recipe: ShelfRecipe) => ({ before: seen(base, recipe), after: seen(now, recipe) }),
  examples(id: string): ShelfRecipe[] {
    const craft = workshop.compiled(now, id) ?? workshop.compiled(base, id);
    return Object.keys(craft?.definition.types ?? {}).flatMap((type) =>
      examplesOf(craft!.definition, type).map(({ name, body }) => ({ craft: id, name, body, isSent: true })),
    );
  },
  why: (recipe: ShelfRecipe, figure: string) => workshop.why(now, recipe.craft, bodyOf(recipe), figure),
  ranges: (craft: string) => ranges(now, craft),
  rangesBefore: (craft: string) => ranges(base, craft),
  larder: () => larderGrid(now),
  /** where an ingredient is written */
  lineOf: (row: LarderRow) => lineOfRow(now, row),
  larderBefore: () => larderGrid(base),
  types: (craft: string) => types(now, craft),
  messages: (craft: string) => messages(now, craft),
  rules: (craft: string) => rules(now, craft),
  search: (text: string) => search(now, text),
  /** at a place of a text that is still being typed */
  completions: (path: string, text: string, offset: number) => completions(new Map(now).set(path, text), path, offset),
  hover: (path: string, text: string, offset: number) => hover(new Map(now).set(path, text), path, offset),
  setRange: (...rest: Rest<typeof setRange>) => done(setRange(now, ...rest)),
  setCell: (...rest: Rest<typeof setCell>) => done(setCell(now, ...rest)),
  setValue: (...rest: Rest<typeof setValue>) => done(setValue(now, ...rest)),
  pasteRows: (...rest: Rest<typeof pasteRows>) => {
    const pasted = pasteRows(now, ...rest);
    return { ...done(pasted), told: pasted.told };
  },
  /** what a paste would do, without doing it */
  tryRows: (...rest: Rest<typeof pasteRows>) => {
    const { problems, told } = pasteRows(now, ...rest);
    return { problems, told };
  },
  mend: (fix: Fix) => done(withFix(now, fix)),
  create: (kind: NewKind, fields: NewFields) => done(workshop.create(withTemplates(now), kind, fields)),
  rename: (renaming: Renaming) => done(workshop.rename(now, renaming)),
  laidOut: (path: string) => laidOut(path, now.get(path) ?? ''),
  zip: () => zipOf(now),
  patch: () => patchOf(base, now),
  proposals: (repository: string) => proposalsOf(repository, base, now),
  /** what the page computes with, as the service would serve it for these files */
  trial(version: string, site: Site): readonly (readonly [string, unknown])[] {
    const crafts = craftsIn(now).flatMap((id) => workshop.compiled(now, id) ?? []);
    const [first] = crafts;
    if (!first) return [];
    const { definition: larder } = first.larder;
    return [
      [
        '/definitions.json',
        {
          ...{ version, site },
          crafts: crafts.map(({ id, label, definition }) => ({
            ...{ id, label },
            types: Object.fromEntries(Object.entries(definition.types).map(([type, file]) => [type, file.label])),
          })),
        },
      ],
      ['/definitions/_larder.json', { larder: larderForPage(larder) }],
      ['/definitions/_label.json', { labels: labelsForPage(larder, crafts) }],
      ...crafts.map(({ id, definition }) => [`/definitions/${id}.json`, craftForPage(definition)] as const),
    ];
  },
};

export type Asks = typeof asks;
