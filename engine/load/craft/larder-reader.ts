// What a craft reads the rows of its larder with, kept beside it: for reading more of them (incremental/restocked.ts).
import type { Craft, EarlierLaw, Row } from '../../craft.ts';
import type { Larder } from '../../larder.ts';
import type { Catalogue } from './catalogue.ts';

export interface Growth {
  readonly rowFor: Catalogue['rowFor'];
  readonly readsFigure: (row: Row) => boolean;
  readonly recogniser: (rows: Craft['rows'], larder: Larder) => Craft['recognise'];
  /** as they were compiled, with the rows of then */
  readonly earlier: readonly EarlierLaw[];
}

const kept = new WeakMap<Craft, Growth>();

export const growthOf = (craft: Craft): Growth => kept.get(craft)!;

export function growing(craft: Craft, growth: Growth): Craft {
  kept.set(craft, growth);
  return craft;
}
