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
export { type Compiled, noLarder, type Proven, promised, required } from './folder.ts';
export { hashOf } from './hash.ts';
export { engineHoles } from './holes.ts';
export { kindInLarder } from './kinds.ts';
export { labelLetters } from './label-checks.ts';
export { decisionsShown, leaves } from './layout.ts';
export { RowsOnDemand } from './ondemand.ts';
export { pointerStep } from './pointer.ts';
export { type Problem, Report, report } from './problem.ts';
export { loadProven } from './proven.ts';
export { readings } from './restocked.ts';
export { engineMarks } from './selections.ts';
export { Source } from './source.ts';
export { type CraftTexts, isMisnamed, type LarderTexts, lastStep, type Texts } from './texts.ts';
export { evaluated, type Trials, trialsOf } from './trials.ts';
