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
export function crossingOf(
  goal: number,
  origin: Value,
  valueAt: (grams: number) => Value,
  most: number,
  total: number,
): number | null {
  if (origin === null || origin === goal) return null;
  const upwards = goal > origin;
  let third = pointAt(0, origin, goal, upwards)!;
  let low = third;
  let far = Math.min(most, total / 100);
  let high = pointAt(far, valueAt(far), goal, upwards);
  for (let tries = 0; high === null || high.gap > 0; tries++) {
    if (far >= most || tries === widest) return null;
    if (high !== null) [third, low] = [low, high];
    far = Math.min(most, far * 3);
    high = pointAt(far, valueAt(far), goal, upwards);
  }
  const close = 1e-12 * Math.max(1, Math.abs(goal));
  for (let i = 0; i < 90 && high.grams - low.grams > 1e-9 * total; i++) {
    const grams = between(low, high, third, i % 3 === 2);
    const middle = pointAt(grams, valueAt(grams), goal, upwards);
    if (middle === null) return null;
    if (Math.abs(middle.gap) < close) return grams;
    if (middle.gap > 0) [third, low] = [low, middle];
    else [third, high] = [high, middle];
  }
  return high.grams;
}

const pointAt = (grams: number, value: Value, goal: number, upwards: boolean): Point | null =>
  value === null ? null : { grams, gap: upwards ? goal - value : value - goal };

/**
 * Where to look next. Nearly every parameter is a quotient of two sums, so along a move it is (a + b·g) / (1 + d·g): three
 * points tell where it is zero. What bends otherwise is halved every third time, which always arrives.
 */
function between(low: Point, high: Point, third: Point, halve: boolean): number {
  if (halve) return (low.grams + high.grams) / 2;
  const secant = slope(low, high);
  const bend = third === low ? 0 : (slope(low, third) - secant) / (high.gap - third.gap);
  const root = low.grams - low.gap / (secant + bend * high.gap);
  return root > low.grams && root < high.grams ? root : low.grams - low.gap / secant;
}

const slope = (from: Point, to: Point): number => (to.gap - from.gap) / (to.grams - from.grams);
