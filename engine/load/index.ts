// A folder of crafts, and the larder they read → compiled crafts, or everything that is wrong with them, all at once.
import type { Condition, Craft, Definition } from '../craft.ts';
import { refusedByLibrary } from '../rules/stock.ts';
import {
  assemble,
  type Checks,
  checkedCraft,
  compileTexts as compiled,
  type Loaded,
  type Proven,
  type StoredLarder,
  storedLarder,
} from './assemble.ts';
import { runExamples } from './examples.ts';
import type { Problem, Report } from './problem.ts';
import { type CraftTexts, type LarderTexts, larderBeside, readCrafts, readLarder } from './read.ts';
import { checkShape } from './schema.ts';
import { runStarts } from './starts.ts';

export {
  fingerprintsOf,
  type Loaded,
  type Offer,
  type Part,
  type Proven,
  required,
  type StoredLarder,
} from './assemble.ts';
export { type Problem, report } from './problem.ts';
export { type CraftTexts, readCrafts, readLarder } from './read.ts';

const checks: Checks = {
  shape: checkShape,
  conditions: checkRules,
  promises(craft, report) {
    runExamples(craft, report);
    runStarts(craft, report);
  },
};

const nothing: Proven = () => false;

/** An edit of a craft costs one craft, an edit of the larder all of them. */
export function loadCrafts(root: string, previous?: Loaded, larderRoot = larderBeside(root)): Loaded {
  return loadTexts(readCrafts(root, readLarder(larderRoot)), previous);
}

/** The same from texts already read. Those proven before need not show again that they are right. */
export const loadTexts = (folders: readonly CraftTexts[], previous?: Loaded, isProven: Proven = nothing): Loaded =>
  assemble(folders, previous, checks, isProven);

/** The larder of these texts; the one before, when nothing in it changed. */
export const loadLarder = (read: LarderTexts, previous?: StoredLarder): StoredLarder =>
  storedLarder(read, checks, nothing, previous);

export const loadCraft = (folder: CraftTexts): { craft: Craft | null; problems: readonly Problem[] } =>
  checkedCraft(folder, checks);

/** A craft as its files stand, whether or not its examples still hold. */
export const compileTexts = (folder: CraftTexts): { craft: Craft | null; report: Report } => compiled(folder, checks);

/** Every condition must also be one for json-rules-engine itself, which wants all, any or not at the top. */
function checkRules({ rules, types }: Definition, report: Report): void {
  const check = (file: string, path: string, when: Condition | undefined): void => {
    if (when && refusedByLibrary(when) !== null)
      report.error(file, { path }, 'Una condición empieza por «all», «any» o «not».');
  };
  for (const [name, { rows }] of Object.entries(rules.decisions ?? {})) {
    for (const [index, row] of rows.entries()) check('rules.json', `/decisions/${name}/rows/${index}/when`, row.when);
  }
  for (const [index, notice] of rules.notices.entries()) check('rules.json', `/notices/${index}/when`, notice.when);
  for (const [id, type] of Object.entries(types)) {
    for (const [index, notice] of (type.notices ?? []).entries())
      check(`types/${id}.json`, `/notices/${index}/when`, notice.when);
  }
}
