// How much room a recipe leaves: 0 at an end of a range, 0.5 in the middle of every one.
import type { Goal, View } from './model.ts';

/** Of all ranges, the least distance to an end, in widths. */
export function clearanceOf({ craft }: Goal, { comparison, figures }: View): number {
  const rooms = comparison.outcomes.flatMap(({ param, min, max, state }) => {
    const counts = craft.judged === null || craft.judged.includes(param.index);
    if (state === null || min === null || max === null || max === min || !counts) return [];
    const value = figures.run.full[param.index]!;
    return [Math.min(value - min, max - value) / (max - min)];
  });
  return Math.min(0.5, ...rooms);
}
