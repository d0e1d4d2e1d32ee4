// Craft folders as texts → all that is to say of them: what keeps them from loading, and what the checks of the food find.
// It remembers: an edit of a craft costs that craft, an edit of the larder all of them.
//   createChecker().check(folders).problems

import { checks, larderChecks } from '../checks/index.ts';
import type { Check, Shelf } from '../checks/shared/check.ts';
import type { Craft } from '../engine/index.ts';
import {
  type Compiled,
  type CraftTexts,
  compileTexts,
  gathered,
  hashOf,
  type Loaded,
  loadLarder,
  namedPart,
  noLarder,
  type Part,
  type Problem,
  partOf,
  promised,
  Report,
  runPromises,
  type Trials,
  trialsOf,
  unchecked,
} from '../engine/load/index.ts';
import { remembering } from './memory.ts';
import { type Built, carryOver, numbersOf, stillTrue } from './still.ts';

export type { Built } from './still.ts';

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
  let larder: Loaded['larder'] | undefined;

  const shelve = (read = noLarder): Loaded['larder'] => {
    larder = loadLarder(read, larder);
    return larder;
  };

  /** the last that compiled of each folder: what an edit of a type starts from */
  const last = new Map<string, { folder: CraftTexts; compiled: Built }>();

  const build = (folder: CraftTexts): Built => {
    const found = built.get(folder);
    if (found) return found;
    const earlier = last.get(folder.folder);
    const unread = shelve(folder.larder).problems.filter(isError);
    const compiled = unread.length > 0 ? uncompiled(unread) : compileTexts(folder, earlier);
    const { craft } = compiled;
    const numbers = craft ? numbersOf(craft) : '';
    const trials = craft && trialsOf(craft, earlier && stillTrue(earlier, folder, numbers));
    if (craft && earlier) carryOver(earlier, folder, craft, numbers);
    const made = { ...compiled, trials, numbers };
    built.set(folder, made);
    if (craft) last.set(folder.folder, { folder, compiled: made });
    return made;
  };
  const memories = new Map<string, ReturnType<typeof remembering>>();
  const memoryOf = (folder: CraftTexts, { definition }: Craft, trials: Trials): Shelf['kept'] => {
    const memory = memories.get(folder.folder) ?? remembering();
    memories.set(folder.folder, memory);
    return memory(folder, definition, trials);
  };

  const look = (folder: CraftTexts, hash: string): Known => {
    const { craft, report, trials } = build(folder);
    const loaded = promised({ craft, report }, (one, told) => runPromises(one, told, trials!));
    const found = (which: readonly Check[]): readonly Problem[] =>
      craft ? foodProblems({ craft, trials: trials!, report, kept: memoryOf(folder, craft, trials!) }, which) : [];
    const part = partOf(folder, hash, loaded);
    return loaded.craft ? { part, food: found(checks), causes: [] } : { part, food: [], causes: found(ofWritten) };
  };
  return {
    build,
    stuck: (folder) => build(folder).report.problems.filter(isError),
    check(folders, isWanted = () => true) {
      const stored = shelve(folders[0]?.larder);
      const isWhole = !stored.problems.some(isError);
      const looked = folders.map((folder): Known => {
        const hash = hashOf(folder, stored.hash);
        if (!isWhole) return { part: partOf(folder, hash, unchecked), food: [], causes: [] };
        if (!isWanted(folder.folder)) return { part: namedPart(folder, hash), food: [], causes: [] };
        const found = known.get(folder) ?? look(folder, hash);
        known.set(folder, found);
        return found;
      });
      const loaded = gathered(
        folders,
        stored,
        looked.map(({ part }) => part),
      );
      // What is wrong with an ingredient, or a figure that others contradict, comes before what the recipes no longer give.
      const ofLarder = isWhole ? larderProblems(stored) : [];
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
