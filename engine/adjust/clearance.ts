// How much room a recipe leaves: 0 at an end of a range, 0.5 in the middle of every one.
import { roomsOf } from '../advice/room.ts';

/** The least of all its rooms. */
export const clearanceOf = (...[goal, view]: Parameters<typeof roomsOf>): number =>
  Math.min(0.5, ...roomsOf(goal, view).values());
