// What a check of the food is: it takes a craft that loads and warns where something looks wrong.
import type { Craft, Definition } from '../engine/craft.ts';
import type { Report } from '../engine/load/problem.ts';
import type { Trials } from '../engine/load/trials.ts';

/** A craft with its examples tried and the report that knows where its lines are. */
export interface Shelf {
  readonly craft: Craft;
  readonly trials: Trials;
  readonly report: Report;
}

export interface Check {
  /** Spanish, as the guide lists it */
  readonly name: string;
  /** one line in Spanish: what must hold */
  readonly description: string;
  /** spoils a sound craft so that this check speaks */
  readonly sample: (files: Definition) => void;
  readonly run: (shelf: Shelf) => void;
}
