// What the names of a formula may mean in the place where it stands, and where its sums are registered.
import type { Sum } from '../model/craft.ts';
import type { Span } from './tokens.ts';
import type { Selector } from './tree.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What the names of a formula may mean in the place where it stands. */
export interface Scope extends Vocabulary {
  /** `g`, or the number of a name */
  extra: string | null;
  /** bare names are columns of one line (column formulas), and aggregates do not exist */
  ofLine: boolean;
  /** what a bare name of one line is, where it is no column */
  lineName?: string;
  /** decides something: reads parameters as shown */
  decides: boolean;
  /** the parameter whose bounds `minimo` and `maximo` are; null where there are none */
  boundsOf: number | null;
  /** number of a selection (−1: all lines) that stands there, registering it; throws FormulaError when a name in it is unknown */
  select: (selectors: readonly Selector[], at: Span) => number;
  /** number of a sum, registering it under what it says */
  sum: (sum: Sum, text: string) => number;
}
