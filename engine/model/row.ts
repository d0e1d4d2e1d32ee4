// What a recipe is made of: a column of figures, an ingredient of the catalogue, a line of a recipe.
import type { Formula, Shared } from '../language/model.ts';
import type { LarderRow } from '../larder/larder.ts';
import type { Value } from '../number.ts';

/** One ingredient of the recipe with its weight and what 100 g of it bring. */
export interface Line extends Shared {
  readonly row: Row | null;
  /** as typed */
  readonly name: string;
  /** groups of the row and marks of the line */
  readonly groups: readonly string[];
  readonly within?: readonly Line[];
}

export interface Column {
  readonly key: string;
  readonly index: number;
  readonly label: string;
  readonly unit: string;
  readonly closes: boolean;
  /** part of the 100 g: a caller's figures cannot add up to more */
  readonly adds: boolean;
  /** what a caller may send of it, at most */
  readonly most: number;
  readonly formula: Formula | null;
  /** columns whose change makes this one follow, through formulas too */
  readonly follows: ReadonlySet<number>;
  readonly warnsWhenMissing: boolean;
  readonly internal: boolean;
  readonly spellings: readonly string[];
}

export interface Row {
  readonly id: string;
  readonly index: number;
  readonly label: string;
  /** other ways to write it, those of the craft first */
  readonly aliases: readonly string[];
  readonly groups: readonly string[];
  readonly values: Float64Array;
  readonly own: readonly Value[];
  readonly dose: readonly [number, number] | null;
  readonly source: string | null;
  /** what it is, for every craft: allergens, density, weight of a piece… */
  readonly larder: LarderRow | null;
  /** the craft says nothing of it: all of it follows from the larder */
  readonly isDerived: boolean;
}

export interface LineRole {
  readonly key: string;
  readonly label: string;
  /** every way of saying it, normalised */
  readonly names: readonly string[];
}
