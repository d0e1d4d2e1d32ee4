// What a formula runs on, without a word about where the lines come from: a recipe, a row of the larder, a label.
import type { Value } from '../number.ts';
import type { Place } from './form.ts';
import type { Term } from './term.ts';
import type { Node } from './tree.ts';

/** What is known of 100 g, by column. */
export interface Composed {
  readonly values: Float64Array;
}

/** Something weighed, with what 100 g of it bring. */
export interface Weighed extends Composed {
  readonly grams: number;
  /** by selection of the type: 1 when it picks this line */
  readonly member: Uint8Array;
  /** a recipe inside the recipe: what it is made of, in grams per gram of it; what it lost on the fire is negative */
  readonly within?: readonly Weighed[];
}

/** A line whose part in every sum of its craft is known. */
export interface Shared extends Weighed {
  /** what one gram adds to each sum; NaN where that has no value */
  readonly shares: Float64Array;
}

/**
 * What many formulas read of the recipe, worked out once for all of them: Σ grams · each over the lines of a selection
 * (−1: all), where what each line counts for hangs on nothing but its own columns. null: its weight.
 */
export interface Sum {
  readonly each: Code | null;
  readonly selection: number;
}

/** What a formula reads while it runs. */
export interface Run {
  readonly lines: readonly Weighed[];
  /** by sum of the craft */
  readonly sums: readonly number[];
  /** parameters, full and as shown */
  readonly full: Value[];
  readonly rounded: Value[];
  readonly constants: readonly Value[];
  /** bounds of the type, by parameter */
  readonly minimum: readonly Value[];
  readonly maximum: readonly Value[];
  /** the row's own values, while a column is computed */
  readonly own: readonly Value[] | null;
  /** `g` of a move, or the number found in a name */
  readonly extra: number;
}

export type Code = (run: Run, line: Composed | null) => Value;

export interface Formula {
  readonly text: string;
  readonly tree: Node;
  readonly code: Code;
}

/** Where the slopes of formulas are worked out: a recipe, by line. */
export interface Point extends Place {
  readonly lines: readonly Shared[];
  readonly constants: readonly Value[];
  /** another parameter at the same point */
  readonly param: (index: number) => Term | null;
}

/** One of which also is known what each line does to it. */
export interface SlopedFormula extends Formula {
  readonly termAt: (at: Point) => Term | null;
}
