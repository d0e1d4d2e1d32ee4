// The workshop's door: definitions as a value that can be looked at, edited, compared and handed over. No disk, no page.
export type { Problem } from '../engine/load/problem.ts';
export type { Coverage, Unreached } from './coverage.ts';
export type { Edited, Files } from './files.ts';
export type { Cause, Changed } from './impact/compare.ts';
export type { Change, Kind as ChangeKind } from './impact/results.ts';
export {
  type Answered,
  type Consequences,
  type CraftLine,
  type OwnRecipe,
  openWorkshop,
  type Workshop,
} from './open.ts';
export type { Looked, Read, Why } from './why.ts';
