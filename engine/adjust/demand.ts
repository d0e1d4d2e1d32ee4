// One thing that is asked of a recipe: a figure and the interval it must fall in, and how far a recipe is from it.

import { total } from '../language/form.ts';
import type { Param } from '../model/craft.ts';
import { round, type Value } from '../number.ts';
import type { Demand, View } from './model.ts';

/** Beside a verdict the law is kept where it is kept; where it is broken, how to mend it is told apart. */
export const importance = { target: 3, wish: 2, range: 1, law: 1, lawKept: 0.01 };

/** Written out whole: there are many of them, and a literal is made in no time. */
export const demandOn = (
  { key, label, suffix, index, decimals }: Param,
  minus: Param | null,
  [min, max]: readonly [Value, Value],
  weight: number,
  kind: Demand['kind'],
  source: string,
): Demand => ({
  key,
  label,
  suffix,
  param: index,
  minus: minus?.index ?? null,
  form: null,
  min,
  max,
  decimals,
  weight,
  kind,
  source,
});

/** What a demand looks at, unrounded; null where it has no value. */
export function measured({ param, minus, form }: Demand, { weights: grams, figures }: View): number | null {
  if (param === null) {
    const over = form!.den === null ? 1 : total(form!.den, grams);
    return over === 0 ? null : total(form!.num, grams) / over;
  }
  const value = figures.run.full[param] ?? null;
  const other = minus === null ? 0 : (figures.run.full[minus] ?? null);
  return value === null || other === null ? null : value - other;
}

export function isMissed(demand: Demand, view: View): boolean {
  const value = measured(demand, view);
  if (value === null) return demand.kind === 'wish';
  const shown = round(value, demand.decimals);
  return (demand.min !== null && shown < demand.min) || (demand.max !== null && shown > demand.max);
}

/** What one unit of violation is for a demand: its width, or a tenth of its only end. */
export function scaleOf({ min, max, decimals }: Demand): number {
  const unit = 10 ** -decimals;
  if (min !== null && max !== null && max > min) return max - min;
  return Math.max(Math.abs(min ?? max ?? 0) / 10, 10 * unit);
}
