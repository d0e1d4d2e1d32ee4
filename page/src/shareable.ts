// A recipe as it is given to others, who have another larder: with the compositions of one's own, without one's prices.
import type { Craft } from '../../engine/index.ts';
import type { Body } from '../../engine/recipes/model.ts';
import { type Described, describedIn, isWritten, ownComposition } from './own-ingredient.ts';
import { innerTold, portable, type Recipe } from './recipe.ts';
import { ownNamed } from './store/ingredients.ts';

/** What they need of an ingredient. */
export const describedToOthers = (craft: Craft, one: Described): Pick<Described, 'composition' | 'packet'> => ({
  composition: { ...ownComposition(craft, one), ...one.composition },
  packet: isWritten(one.packet) ? one.packet : (ownNamed(one.name)?.packet ?? {}),
});

export const shareable = (craft: Craft, recipe: Recipe): Body =>
  portable(craft, {
    ...recipe,
    rows: recipe.rows.map((row) => ({
      ...row,
      ...describedToOthers(craft, row),
      doubt: '',
      inner:
        row.inner &&
        innerTold(craft, row.inner, (one) => describedIn(craft, { ...one, ...describedToOthers(craft, one) }, false)),
    })),
  });
