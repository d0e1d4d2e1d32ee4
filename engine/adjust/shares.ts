// The shares that the trade bounds (doses, caps), as sums over the weights at a recipe.
//   a dose of 100 · amount / base → { amount, base }, one coefficient per line and the constant term

import { shareIn } from '../advice/limits.ts';
import type { Form } from '../language/form.ts';
import { formAt, pointAt } from '../language/linear.ts';
import type { Craft, Share } from '../model/craft.ts';
import type { MixLine } from '../read/compose.ts';
import type { View } from './model.ts';

export interface ShareForm {
  readonly amount: Float64Array;
  readonly base: Float64Array;
}

/** `view` holds the weights of the lines; null: nothing is counted, or it is no plain sum there. */
export function shareFormsAt(
  craft: Craft,
  lines: readonly MixLine[],
  { weights, figures: { plan } }: View,
): (share: Share) => ShareForm | null {
  const point = pointAt(craft, { lines, weights, constants: plan.numbers, mode: 'tangent' });
  const bases = new Map<string, Form | null>();
  const baseOf = ({ formula }: Share['base']): Form | null => {
    if (!bases.has(formula.text)) bases.set(formula.text, formAt(formula, point));
    return bases.get(formula.text)!;
  };
  return (share) => {
    if (!lines.some((line) => shareIn(line, share.lines) > 0)) return null;
    const base = baseOf(share.base);
    const amount = share.amount && formAt(share.amount, point);
    if (!base || base.den !== null || (share.amount && (!amount || amount.den !== null))) return null;
    const weighed = (_: number, i: number): number => (i < lines.length ? shareIn(lines[i]!, share.lines) : 0);
    return { base: base.num, amount: amount ? amount.num : base.num.map(weighed) };
  };
}
