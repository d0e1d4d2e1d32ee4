// The workshop's door: definitions as a value that can be looked at, edited, compared and handed over. No disk, no page.
export { type Problem, report } from '../engine/load/index.ts';
export type { Accepted } from './accept.ts';
export { type Completion, completions, type Hover, hover, type Item } from './complete/index.ts';
export type { Coverage, Unreached } from './coverage.ts';
export type { NewFields, NewKind } from './create.ts';
export type { Edited, Files } from './files.ts';
export { type Fix, fixOf, withFix } from './fix.ts';
export { type MessageCard, messages, type RuleCard, rules, type Said, type TypeCard, types } from './grid/cards.ts';
export { type LarderColumn, type LarderGrid, type LarderRow, larderGrid, lineOfRow, setCell } from './grid/larder.ts';
export { idFrom, type Pasted, pasteRows } from './grid/paste.ts';
export {
  type NewRange,
  type RangeCell,
  type RangeGrid,
  type RangeHolder,
  ranges,
  setRange,
} from './grid/ranges.ts';
export type { Cause, Changed } from './impact/compare.ts';
export type { Change } from './impact/results.ts';
export {
  type Answered,
  type Consequences,
  type CraftLine,
  type OwnRecipe,
  openWorkshop,
  type Workshop,
} from './open.ts';
export { patchOf } from './patch.ts';
export { type Proposal, proposalsOf } from './propose.ts';
export type { RenameKind, Renaming } from './rename/index.ts';
export { repair as laidOut } from './repair.ts';
export { type Hit, search } from './search.ts';
export { setValue } from './set.ts';
export type { Difference, TurnedExample } from './turned.ts';
export { craftsIn } from './values.ts';
export type { Looked, Read, Why } from './why.ts';
export { zipOf } from './zip.ts';
