// The amounts of a text, from left to right, each with its place.
//   «2 yemas (unos 36 g)» → 2, 36 g   «20 min» → none
import { amountAt, type Quantity } from './amount.ts';
import type { Token } from './tokens.ts';
import type { Measures } from './words.ts';

export type Range = { readonly from: number; readonly end: number };

export interface Span extends Range {
  readonly quantity: Quantity;
  readonly pieceAt?: number;
}

/** Which of two tells the weight better. */
export const rank: Record<Quantity['kind'], number> = { mass: 5, volume: 4, spoon: 3, piece: 2, bare: 1, share: 0 };

/** «0,45 €», «€ 0,45», «0,90 €/kg»: what it costs is no part of what it is. */
export function pricesIn(tokens: readonly Token[], measures: Measures): Range[] {
  return tokens.flatMap((token, at): Range[] => {
    if (token.kind !== 'number') return [];
    const after = measures.prices(tokens, at + 1);
    const from = measures.prices(tokens, at - 1)?.end === at ? at - 1 : at;
    if (!after && from === at) return [];
    const told = after?.end ?? at + 1;
    const end = tokens[told]?.text === '/' && tokens[told + 1]?.kind === 'word' ? told + 2 : told;
    const isAside = tokens[from - 1]?.text === '(' && tokens[end]?.text === ')';
    return [isAside ? { from: from - 1, end: end + 1 } : { from, end }];
  });
}

/** Every amount of a text, from left to right; figures of something else («20 min») are none. */
export function spansIn(tokens: readonly Token[], measures: Measures): Span[] {
  const spans: Span[] = [];
  const prices = pricesIn(tokens, measures);
  for (let at = 0; at < tokens.length; ) {
    const price = prices.find(({ from, end }) => at >= from && at < end);
    if (price) {
      at = price.end;
      continue;
    }
    const found = amountAt(tokens, at, measures);
    const isOther = found?.quantity.kind === 'bare' && measures.others(tokens, found.end) !== null;
    if (found && !isOther) spans.push({ ...found, from: at });
    at = found ? found.end : at + 1;
  }
  return spans;
}
