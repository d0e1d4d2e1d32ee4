// What a recipe loses on the fire is what the larder says that the fire takes: no more of it than the recipe holds.
//   100 g used that hold 50 of it, 60 lost → «no puede perder 60 g: de agua lleva 50 g.»
import type { Nesting } from '../larder/larder.ts';
import { spanish } from '../number.ts';

/** Part of a recipe by which the rows may be mistaken in how much of it they hold. */
const doubt = 0.01;

interface Loss {
  /** grams that go in, that are lost, and that could be */
  readonly used: number;
  readonly lost: number;
  readonly holds: number;
}

/** Why so much cannot be lost; null where it can. */
export const overLost = ({ used, lost, holds }: Loss, { lost: { label } }: Nesting): string | null =>
  lost <= holds + doubt * used
    ? null
    : `no puede perder ${spanish(lost, 1)} g: de ${label.toLowerCase()} lleva ${spanish(holds, 1)} g.`;
