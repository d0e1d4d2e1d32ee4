// A row as the recipe counts it, with what it is used for; null where it cannot be weighed.
import { type Craft, compose, type MixLine, recognise, unlessRefused } from '../../engine/index.ts';
import { ingredientsOf, type Row } from './recipe.ts';

export const lineOf = (craft: Craft, row: Row): MixLine | null =>
  unlessRefused(
    () => compose(recognise(craft, { ingredients: ingredientsOf(craft, [row], { own: true }) })).lines[0] ?? null,
    () => null,
  );
