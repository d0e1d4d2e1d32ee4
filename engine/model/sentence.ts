// What is said: sentences with their holes, and the changes in grams they speak of.
import type { Formula } from '../language/model.ts';
import type { Alternative, Head } from './definition.ts';
import type { LineRole, Row } from './row.ts';
import type { Test } from './rule.ts';

export interface Choice {
  /** ingredient by id, by heaviest line of a selection, or by largest share of a column */
  readonly row: Row | null;
  readonly heaviest: number | null;
  readonly brings: number | null;
  /** part of the piece where it goes; null: with the rest */
  readonly as: LineRole | null;
}

export interface Move {
  readonly picks: readonly { readonly pick: Choice; readonly ratio: number | Formula }[];
  readonly param: number;
  readonly to: Formula;
  readonly step: Formula | null;
  readonly max: Formula | null;
}

/** Literal text, a {hueco}, or an optional part between [ ]. */
export type Piece = string | Placeholder | { readonly optional: readonly Piece[] };

export interface Placeholder {
  readonly name: string;
  readonly text: string;
  readonly decimals: number | null;
  readonly argument: string | null;
  readonly nouns: readonly [string, string] | null;
  /** stands between « »: a quotation, printed as typed */
  readonly quoted: boolean;
  /** «{x/18|unidad|unidades}»: grams divided by this */
  readonly divisor: number;
  /** «{linea.columna}», «{aporta.columna}»: both parts of the name; null for a name of one part */
  readonly parts: readonly [head: string, column: string] | null;
}

/** What a professional would reach for, as a direction in the recipe. */
export interface Lever {
  readonly when: Test;
  readonly picks: readonly { readonly pick: Choice; readonly ratio: number | Formula }[];
  /** parameter that a swap leaves as it is; its ratio follows from it */
  readonly keeping: number | null;
  readonly to: Formula | null;
  readonly max: Formula | null;
  readonly step: Formula | null;
  /** its own words; null: the engine's */
  readonly say: readonly Piece[] | null;
  readonly source: Head['try'][number];
}

export interface Saying {
  readonly when: Test;
  readonly moves: Readonly<Record<string, Move>>;
  /** moves used outside [ ]: without them the sentence cannot be said */
  readonly needed: readonly string[];
  readonly levers: readonly Lever[];
  /** empty where only its levers are written */
  readonly pieces: readonly Piece[];
  /** the holes that print a move, and which one */
  readonly moveHoles: ReadonlyMap<Placeholder, string>;
  readonly source: Alternative;
}
