// Craft folders as texts → all that is to say of them: what keeps them from loading, and what the checks of the food find.
// It keeps what it found of folders that are the same: an edit of a craft costs that craft, an edit of the larder all of them.
//   createChecker().check(folders).problems

import type { Craft } from '../engine/index.ts';
import {
  type Compiled,
  type CraftTexts,
  compileTexts,
  gathered,
  isWhole,
  type Loaded,
  loadLarder,
  namedPart,
  type Part,
  type Problem,
  partOf,
  promised,
  Report,
  type Trials,
  trialsOf,
} from '../engine/load/index.ts';
import { checks, larderChecks } from './checks/index.ts';
import type { Check, Shelf } from './checks/shared/check.ts';
import { remembering } from './memory.ts';

/** A craft as its files stand, its examples tried when somebody asks. */
export interface Built extends Compiled {
  readonly trials: Trials | null;
}

export interface Checked {
  /** of the files, of the promises, and of the food */
  readonly problems: readonly Problem[];
  readonly loaded: Loaded;
}

interface Checker {
  /** of the folders that are not wanted only what the others have to know of them */
  readonly check: (folders: readonly CraftTexts[], isWanted?: (folder: string) => boolean) => Checked;
  readonly build: (folder: CraftTexts) => Built;
  /** the errors of the larder, or else those that keep this craft from compiling */
  readonly stuck: (folder: CraftTexts) => readonly Problem[];
}

interface Known {
  readonly part: Part;
  readonly food: readonly Problem[];
  /** of a craft whose promises are broken: what its definitions say against themselves, which may be why */
  readonly causes: readonly Problem[];
}

/** The checks that look at no recipe. */
const ofWritten = checks.filter(({ reads }) => reads?.every((one) => !/^(recipes|rows)/.test(one)));

export function createChecker(): Checker {
  const built = new WeakMap<CraftTexts, Built>();
  const known = new WeakMap<CraftTexts, Known>();

  const build = (folder: CraftTexts): Built => {
    const found = built.get(folder);
    if (found) return found;
    const unread = loadLarder(folder.larder).problems.filter(isError);
    const compiled = unread.length > 0 ? uncompiled(unread) : compileTexts(folder);
    const made = { ...compiled, trials: compiled.craft && trialsOf(compiled.craft) };
    built.set(folder, made);
    return made;
  };
  const memories = new Map<string, ReturnType<typeof remembering>>();
  const memoryOf = (folder: CraftTexts, { definition }: Craft, trials: Trials): Shelf['kept'] => {
    const memory = memories.get(folder.folder) ?? remembering();
    memories.set(folder.folder, memory);
    return memory(folder, definition, trials);
  };

  const look = (folder: CraftTexts): Known => {
    const { craft, report, trials } = build(folder);
    if (!craft || !trials) {
      const part = partOf(folder, null, report.problems, report.sources);
      return { part, food: [], causes: [] };
    }
    const part = promised(folder, craft, report, trials);
    const found = (which: readonly Check[]): readonly Problem[] =>
      foodProblems({ craft, trials, report, kept: memoryOf(folder, craft, trials) }, which);
    return part.craft ? { part, food: found(checks), causes: [] } : { part, food: [], causes: found(ofWritten) };
  };
  return {
    build,
    stuck: (folder) => build(folder).report.problems.filter(isError),
    check(folders, isWanted = () => true) {
      const stored = loadLarder(folders[0]?.larder);
      const looked = folders.map((folder): Known => {
        if (!isWhole(stored)) return { part: partOf(folder, null), food: [], causes: [] };
        if (!isWanted(folder.folder)) return { part: namedPart(folder), food: [], causes: [] };
        const found = known.get(folder) ?? look(folder);
        known.set(folder, found);
        return found;
      });
      const loaded = gathered(
        folders,
        stored,
        looked.map(({ part }) => part),
      );
      // What is wrong with an ingredient, or a figure that others contradict, comes before what the recipes no longer give.
      const ofLarder = isWhole(stored) ? larderProblems(stored) : [];
      const causes = looked.flatMap((one) => one.causes);
      return { loaded, problems: [...ofLarder, ...causes, ...loaded.problems, ...looked.flatMap(({ food }) => food)] };
    },
  };
}

/** A craft whose larder cannot be read. */
function uncompiled(problems: readonly Problem[]): Compiled {
  const report = new Report(new Map());
  report.take(problems);
  return { craft: null, report };
}

const isError = ({ severity }: Problem): boolean => severity === 'error';

const knownOfLarders = new WeakMap<Loaded['larder'], readonly Problem[]>();

/** What the checks find in the rows of a larder, which no craft writes. */
export function larderProblems(stored: Loaded['larder']): readonly Problem[] {
  const known = knownOfLarders.get(stored);
  if (known) return known;
  const report = new Report(stored.sources);
  for (const { ofLarder } of checks) ofLarder?.(stored.larder, report);
  for (const { run } of larderChecks) run(stored.larder, report);
  knownOfLarders.set(stored, report.problems);
  return report.problems;
}

function foodProblems(shelf: Shelf, which: readonly Check[]): readonly Problem[] {
  return which.flatMap(({ name, reads, run }) => {
    const look = (): readonly Problem[] => {
      const report = shelf.report.again();
      run({ ...shelf, report });
      return report.problems;
    };
    return reads ? shelf.kept(name, reads, look) : look();
  });
}
