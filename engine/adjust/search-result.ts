// What a search comes to: the recipe, and what was asked of it.
import type { Gap } from './irreplaceable.ts';
import type { Goal, Problem } from './model.ts';

export interface Found {
  readonly problem: Problem;
  readonly goal: Goal;
  readonly weights: Float64Array;
  /** with everything that can give way doing so: what cannot be reached here cannot be reached */
  readonly widest: Problem;
  /** what is not wanted and cannot be done without; null: it can */
  readonly gap: Gap | null;
  /** what stays though it was not wanted: the recipe is right but for that */
  readonly spared?: Gap;
  /** euros per kilo of the recipe, the cheapest that arrives, where it costs more than was asked */
  readonly dear?: number;
  /** where money counts: among which recipes the cheapest was looked for */
  readonly near?: Problem;
  /** …and among which the choices are, from the cheapest on */
  readonly among?: Among;
}

export interface Among {
  readonly problem: Problem;
  readonly goal: Goal;
  readonly weights: Float64Array;
}
