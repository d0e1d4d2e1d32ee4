// How much room each figure has inside its range: 0 at an end, 0.5 in the middle.
import type { Craft } from '../model/craft.ts';
import type { State } from './state.ts';

/** To have nothing of something is not to stand at an end: nobody adds it to be in the middle. */
export const isEnd = (bound: number, side: 1 | -1): boolean => side === -1 || bound !== 0;

/** Distance to the nearer end, in widths; less than 0 outside. */
export function roomIn(value: number, min: number, max: number): number {
  const over = (max - value) / (max - min);
  return isEnd(min, 1) || value < min ? Math.min((value - min) / (max - min), over) : over;
}

/** Of each range, by its parameter, the distance to the nearer end, in widths. */
export function roomsOf(
  { craft }: { readonly craft: Pick<Craft, 'judged'> },
  { comparison, figures }: Pick<State, 'comparison' | 'figures'>,
): Map<number, number> {
  const rooms = new Map<number, number>();
  for (const { param, min, max, state } of comparison.outcomes) {
    const counts = craft.judged === null || craft.judged.includes(param.index);
    if (state === null || min === null || max === null || max === min || !counts) continue;
    const value = figures.run.full[param.index]!;
    rooms.set(param.index, roomIn(value, min, max));
  }
  return rooms;
}
