// Texts of crafts and of their larder → compiled crafts, or everything that is wrong with them, all at once. Needs no Node:
// a page checks what is edited in it with this, and index.ts what it reads from a disk.
//   loadTexts(folders).problems → all of them, with file, line, column and a remedy
import type { Craft } from '../craft.ts';
import { assemble, type Before, type Loaded } from './assemble.ts';
import { craftChecks } from './craft/craft-checks.ts';
import type { Report } from './file/problem.ts';
import { checkShape } from './file/schema.ts';
import type { CraftTexts, LarderTexts } from './file/texts.ts';
import {
  type Checked,
  type Checks,
  type Compiled,
  checkedCraft,
  compileTexts as compiled,
  compileEdited,
  type Earlier,
  type Proven,
  type StoredLarder,
  storedLarder,
} from './folder.ts';
import { checkLarder } from './larder/larder-checks.ts';
import { runExamples } from './trial/examples.ts';
import { runStarts } from './trial/starts.ts';
import { trialsOf } from './trial/trials.ts';

/** What a craft promises: what its examples give, and that its starts can be begun from. */
export function runPromises(craft: Craft, report: Report, trials = trialsOf(craft)): void {
  runExamples(craft, report, trials);
  runStarts(craft, report, trials);
}

const checks: Checks = {
  shape: checkShape,
  larder: checkLarder,
  craft: craftChecks,
  promises: runPromises,
};

const nothing: Proven = () => false;

/** Those proven before need not show again that they are right. A folder of `previous` that is the same is not checked again. */
export const loadTexts = (folders: readonly CraftTexts[], previous?: Before, isProven: Proven = nothing): Loaded =>
  assemble(folders, previous, checks, isProven);

/** The larder of these texts; the one before, when nothing in it changed. */
export const loadLarder = (read: LarderTexts, previous?: StoredLarder): StoredLarder =>
  storedLarder(read, checks, nothing, previous);

export const loadCraft = (folder: CraftTexts): Checked => checkedCraft(folder, checks);

/** A craft as its files stand, whether or not its examples still hold. An edit of a type compiles that type. */
export const compileTexts = (folder: CraftTexts, earlier?: Earlier): Compiled =>
  (earlier && compileEdited(folder, earlier, checks)) ?? compiled(folder, checks, earlier?.compiled.report.sources);
