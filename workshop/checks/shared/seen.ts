// What the recipes of a craft have of each figure, and how far a number is from all of it.
//   seen 0.4 … 0.96: 0.07 is far; seen 3 … 46: 0.5 is not
import { type Craft, type exampleBody, unlessRefused } from '../../../engine/index.ts';

/** So many times more than the most is far, and so many times less than the least, if they are not as far from each other… */
const far = 5;
/** …of what so many recipes have. */
export const several = 10;

export interface Seen {
  readonly least: number;
  readonly most: number;
  readonly times: number;
  /** recipes without any of it */
  readonly none: number;
}

/** By figure, of the recipes that have some of it. `figuresOf`: of one recipe; those that are refused tell nothing. */
export function seenIn(
  craft: Craft,
  figuresOf: (type: string, example: Parameters<typeof exampleBody>[2]) => Iterable<readonly [string, number | null]>,
): ReadonlyMap<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const [id, { file }] of craft.types) {
    for (const example of [...(file.start ?? []), ...file.examples]) {
      for (const [key, figure] of unlessRefused(
        () => figuresOf(id, example),
        () => [],
      )) {
        if (figure === null) continue;
        const value = Math.abs(figure);
        const { least, most, times, none } = seen.get(key) ?? { least: Infinity, most: 0, times: 0, none: 0 };
        seen.set(
          key,
          value === 0
            ? { least, most, times, none: none + 1 }
            : { least: Math.min(least, value), most: Math.max(most, value), times: times + 1, none },
        );
      }
    }
  }
  return seen;
}

/** Nothing is as far from all as from none. */
export function isFar(value: number, seen: Seen | undefined): seen is Seen {
  if (!seen || value === 0 || seen.times < several) return false;
  const { least, most } = seen;
  return Math.abs(value) > far * most || Math.abs(value) * Math.max(far, most / least) < least;
}

/** A part of one where all recipes have percentages: below all of them, and a hundred times as much is among them. */
export function isShare(value: number, seen: Seen | undefined): boolean {
  if (!seen || seen.times < several || seen.none > 0 || value <= 0 || value >= 1) return false;
  return value < seen.least && 100 * value >= seen.least && 100 * value <= seen.most;
}

/** More than twice what any recipe has, and a tenth of it is among what they have: nobody could get there. */
export function isTenfold(value: number, seen: Seen | undefined): boolean {
  if (!seen || seen.times < several) return false;
  return value > 2 * seen.most && value / 10 >= seen.least && value / 10 <= seen.most;
}
