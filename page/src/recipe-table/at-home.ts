// The other types that a recipe would be right as: all of it in range, and all of it at home.
import type { Craft, Site } from '../../../engine/index.ts';
import { type Reading, read } from '../reading.ts';
import { type Recipe, requestOf } from '../recipe.ts';

/** Of a recipe that is right as anything, its ingredients say nothing. */
const most = 3;

/** All of it in range, and nothing in it that the type does not admit, however quietly it says so. */
const isAtHome = ({ tone, evaluation: { judgement } }: Reading): boolean =>
  tone === 'good' && judgement.broken.forbidden.length === 0;

export function typesInRange(craft: Craft, recipe: Recipe, site: Site): string[] {
  const body = requestOf(craft, recipe);
  const found = [...craft.types.keys()].filter((type) => {
    const outcome = type === recipe.type ? null : read(craft, { ...body, type }, site);
    return outcome && 'reading' in outcome && isAtHome(outcome.reading);
  });
  return found.length > most ? [] : found;
}
