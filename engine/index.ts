// The door of the engine: what the page, the server, the commands, the checks and the workshop use of it. It needs no Node
// and no ajv; definitions come in through load/index.ts. Of this, library.ts is promised to other programs.
export { ranksOf } from './adjust/aim.ts';
export { askable, askableOfItems } from './adjust/request.ts';
export { weighable } from './adjust/weighable.ts';
export { advise, type Sentence } from './advice/advise.ts';
export { mostOf, shareOf } from './advice/limits.ts';
export { effectOf } from './advice/move.ts';
export type { State } from './advice/state.ts';
export type { Moved } from './book/model.ts';
export type { Cell } from './book/sheets.ts';
export { allergensTurned, outcomesTold, outcomeTold, turnedTable } from './book/table.ts';
export { textOf } from './decode.ts';
export { didYouMean, nearest, nearestOf, noSuch } from './did-you-mean.ts';
export { type Judged, judgeWhole } from './evaluate.ts';
export { labelFigures } from './label/index.ts';
export * from './language/index.ts';
// Where two rooms have a type of one name, that of the room that makes it.
export type { Selector } from './language/tree.ts';
export * from './larder/index.ts';
export * from './library.ts';
export * from './load/compile.ts';
export type * from './model/craft.ts';
export { normalise, withoutBrackets } from './names/normalise.ts';
export { enumerate, round, spanish } from './number.ts';
export * from './quantity/lists.ts';
export type { Read } from './quantity/read.ts';
export * from './read/index.ts';
export type { Example } from './read/recipe-body.ts';
export * from './reckon/index.ts';
export { unlessRefused } from './refusal.ts';
export { requestLimits } from './request-limits.ts';
export { present } from './tell/present.ts';
