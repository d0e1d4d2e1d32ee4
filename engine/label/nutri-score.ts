// score: declared values → points and letter of a front-of-pack score, an estimate and never a logo. Points are the
// thresholds strictly passed; some good points do not count when the bad ones are many.
import type { Points, Score } from './model.ts';
import type { Values } from './nutrition.ts';

export interface Scored {
  readonly label: string;
  readonly letter: string;
  readonly points: number;
  readonly bad: Values;
  readonly good: Values;
  readonly note: string;
}

export function scoreOf(values: Values, produce: number, { label, note, bad, good, grades }: Score): Scored {
  const against = pointsOf(bad, values, produce);
  const total = sum(against);
  const counted = good.filter(({ unlessBadFrom }) => unlessBadFrom === null || total < unlessBadFrom);
  const points = total - sum(pointsOf(counted, values, produce));
  const { letter } = grades.find(({ upTo }) => upTo === null || points <= upTo)!;
  return { label, letter, points, bad: against, good: pointsOf(good, values, produce), note };
}

const pointsOf = (rows: readonly Points[], values: Values, produce: number): Values =>
  Object.fromEntries(
    rows.map(({ key, nutrient, over }) => {
      const value = nutrient === null ? produce : (values[nutrient] ?? 0);
      return [key, over.filter((threshold) => value > threshold).length];
    }),
  );

const sum = (points: Values): number => Object.values(points).reduce((total, value) => total + value, 0);
