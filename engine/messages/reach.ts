// How far to go: the root of one parameter along one direction.
import type { Value } from '../number.ts';

/** Steps of three: from a hundredth of the recipe to far beyond any advice. */
const widest = 20;

/** The least grams at which the parameter has crossed its goal; null when it never does. */
export function reach(goal: number, valueAt: (grams: number) => Value, most: number, total: number): number | null {
  const origin = valueAt(0);
  if (origin === null || origin === goal) return null;
  const sign = Math.sign(goal - origin);
  const gap = (grams: number): number | null => {
    const value = valueAt(grams);
    return value === null ? null : (goal - value) * sign;
  };
  let low = 0;
  let lowGap = (goal - origin) * sign;
  let high = Math.min(most, total / 100);
  let highGap = gap(high);
  for (let tries = 0; highGap === null || highGap > 0; tries++) {
    if (high >= most || tries === widest) return null;
    if (highGap !== null) [low, lowGap] = [high, highGap];
    high = Math.min(most, high * 3);
    highGap = gap(high);
  }
  // Regula falsi with the Illinois correction: a handful of steps where bisection needs forty.
  for (let i = 0; i < 60 && high - low > 1e-9 * total; i++) {
    const middle: number = low + ((high - low) * lowGap) / (lowGap - highGap!);
    const middleGap: number | null = gap(middle);
    if (middleGap === null) return null;
    if (Math.abs(middleGap) < 1e-12) return middle;
    if (middleGap > 0) {
      [low, lowGap] = [middle, middleGap];
      highGap = highGap! / 2;
    } else {
      [high, highGap] = [middle, middleGap];
      lowGap /= 2;
    }
  }
  return high;
}
