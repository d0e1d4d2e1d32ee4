// The door for definitions as texts: checked, compiled, tried, and everything that is wrong with them. It needs no Node;
// folders on disk come in through disk.ts.
export { stockResult } from '../rules/stock.ts';
export {
  fingerprintsOf,
  gathered,
  type Loaded,
  namedPart,
  type Offer,
  type Part,
  partOf,
  unchecked,
  versionOf,
} from './assemble.ts';
export { compileTexts, loadCraft, loadLarder, loadTexts, runPromises } from './checked.ts';
export { labelLetters } from './craft/label-checks.ts';
export { decisionsShown, leaves } from './craft/layout.ts';
export { engineMarks } from './figures/selections.ts';
export { hashOf } from './file/hash.ts';
export { kindInLarder } from './file/kinds.ts';
export { pointerStep } from './file/pointer.ts';
export { type Problem, Report, report } from './file/problem.ts';
export { Source } from './file/source.ts';
export { type CraftTexts, isMisnamed, type LarderTexts, lastStep, type Texts } from './file/texts.ts';
export { type Compiled, noLarder, type Proven, promised, required } from './folder.ts';
export { readings } from './incremental/restocked.ts';
export { RowsOnDemand } from './ondemand.ts';
export { loadProven } from './proven.ts';
export { evaluated, type Trials, trialsOf } from './trial/trials.ts';
export { engineHoles } from './type/holes.ts';
