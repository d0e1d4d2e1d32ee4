// How far to go: the root of one parameter along one direction.
import type { Value } from '../number.ts';

/** Steps of three: from a hundredth of the recipe to far beyond any advice. */
const widest = 20;

interface Point {
  readonly grams: number;
  /** what is missing to the goal; negative beyond it */
  readonly gap: number;
}

/** The least grams at which the parameter has crossed its goal; null when it never does. */
export function reach(
  goal: number,
  origin: Value,
  valueAt: (grams: number) => Value,
  most: number,
  total: number,
): number | null {
  if (origin === null || origin === goal) return null;
  const sign = Math.sign(goal - origin);
  const pointAt = (grams: number): Point | null => {
    const value = valueAt(grams);
    return value === null ? null : { grams, gap: (goal - value) * sign };
  };
  let third: Point = { grams: 0, gap: (goal - origin) * sign };
  let low = third;
  let far = Math.min(most, total / 100);
  let high = pointAt(far);
  for (let tries = 0; high === null || high.gap > 0; tries++) {
    if (far >= most || tries === widest) return null;
    if (high !== null) [third, low] = [low, high];
    far = Math.min(most, far * 3);
    high = pointAt(far);
  }
  const close = 1e-12 * Math.max(1, Math.abs(goal));
  for (let i = 0; i < 90 && high.grams - low.grams > 1e-9 * total; i++) {
    const middle = pointAt(between(low, high, third, i % 3 === 2));
    if (middle === null) return null;
    if (Math.abs(middle.gap) < close) return middle.grams;
    if (middle.gap > 0) [third, low] = [low, middle];
    else [third, high] = [high, middle];
  }
  return high.grams;
}

/**
 * Where to look next. Nearly every parameter is a quotient of two sums, so along a move it is (a + b·g) / (1 + d·g): three
 * points tell where it is zero. What bends otherwise is halved every third time, which always arrives.
 */
function between(low: Point, high: Point, third: Point, halve: boolean): number {
  if (halve) return (low.grams + high.grams) / 2;
  const slope = (point: Point): number => (point.gap - low.gap) / (point.grams - low.grams);
  const secant = slope(high);
  const bend = third === low ? 0 : (slope(third) - secant) / (high.gap - third.gap);
  const root = low.grams - low.gap / (secant + bend * high.gap);
  return root > low.grams && root < high.grams ? root : low.grams - low.gap / secant;
}
