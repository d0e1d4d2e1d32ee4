// The door for definitions as texts: checked, compiled, tried, and everything that is wrong with them. It needs no Node;
// folders on disk come in through disk.ts.
export { stockResult } from '../language/stock.ts';
export { labelLetters } from './craft/label.ts';
export { decisionsShown } from './craft/layout.ts';
export { engineMarks } from './figures/selections.ts';
export { kindInLarder } from './file/kinds.ts';
export { pointerStep } from './file/pointer.ts';
export { type Problem, Report, report } from './file/problem.ts';
export { Source } from './file/source.ts';
export { type CraftTexts, isMisnamed, type LarderTexts, lastStep, type Texts } from './file/texts.ts';
export { type Compiled, compileTexts, loadLarder, required } from './folder.ts';
export {
  gathered,
  isWhole,
  type Loaded,
  loadAsTheyStand,
  loadCraft,
  loadTexts,
  loadTrusted,
  namedPart,
  type Offer,
  type Part,
  partOf,
  promised,
  runPromises,
} from './load.ts';
export { agrees, answerAt, outIn, promisesIn, saidIn } from './trial/examples.ts';
export { evaluated, type Trials, trialsOf } from './trial/trials.ts';
export { engineHoles } from './type/holes.ts';
export { leaves } from './written/answer.ts';
export { isWorkedOut } from './written/classes.ts';
export { isOfLegalName } from './written/denominations.ts';
