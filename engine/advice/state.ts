// A recipe with its figures, and what is wrong with them: judged ranges that are out and legal limits that are broken.
//   value 17.2 in [14, 16] → { side: 'alto', max: 16, deviation: 0.075 }
import type { Param, Side } from '../model/craft.ts';
import type { Value } from '../number.ts';
import type { Mix } from '../read/compose.ts';
import { type Comparison, compare, fails } from '../reckon/compare.ts';
import { derive, type Figures } from '../reckon/derive.ts';

/** What a correction starts from and what it leads to. */
export interface State {
  readonly mix: Mix;
  readonly figures: Figures;
  readonly comparison: Comparison;
}

export interface Fault {
  readonly param: Param;
  readonly side: Side;
  readonly value: number;
  readonly min: Value;
  readonly max: Value;
  /** distance to the bound it has passed, relative to it */
  readonly deviation: number;
  /** a legal limit, not a range */
  readonly legal: boolean;
  /** importance, and the aspect it counts in */
  readonly weight: number;
  readonly aspect: string | null;
}

export const stateOf = (mix: Mix, sequence = mix.type.sequence): State => {
  const figures = derive(mix, sequence);
  return { mix, figures, comparison: compare(figures) };
};

/** Of the recipe, in the order of its ranges; a figure that breaks both its range and the law is one fault. */
export function faultsIn({ mix: { craft, type }, comparison: { outcomes, breaches } }: State): Fault[] {
  const faults: Fault[] = [];
  for (const outcome of outcomes) {
    const { param, target, state, value, min, max, deviation } = outcome;
    if (!fails(craft, outcome)) continue;
    const side = state as Side;
    const { weight, aspect } = target;
    faults.push({ param, side, value: value!, min, max, deviation, legal: false, weight, aspect: aspect[side] });
  }
  if (!type.mendsLimits) return faults;
  for (const { param, side, value, min, max } of breaches) {
    if (faults.some((fault) => fault.param === param)) continue;
    const bound = side === 'bajo' ? min! : max!;
    const deviation = Math.abs(value - bound) / (bound === 0 ? 1 : Math.abs(bound));
    faults.push({ param, side, value, min, max, deviation, legal: true, weight: 3, aspect: null });
  }
  return faults;
}

/** How wrong a recipe is: to be out at all counts, and how far. */
export function wrongness(faults: readonly Fault[]): number {
  let sum = 0;
  for (const { deviation, legal } of faults) sum += 0.05 + Math.min(1, deviation) + (legal ? 0.2 : 0);
  return sum;
}

export const same = (a: Pick<Fault, 'param' | 'side'>, b: Pick<Fault, 'param' | 'side'>): boolean =>
  a.param === b.param && a.side === b.side;
