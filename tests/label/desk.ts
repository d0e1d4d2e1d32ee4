// Recipes as the tests write them, with recipes inside too, and what the service says of one and prints on its label.
import { evaluate, label } from '../../engine/index.ts';
import { craftOf, site } from '../loaded.ts';
import { weighed } from '../weighed.ts';

export const day = '2026-11-15';

export type Recipe = Readonly<Record<string, number>>;
export interface Inner {
  readonly ingredients: readonly object[];
  readonly [key: string]: unknown;
}
export const itemsOf = (craft: string, recipe: Recipe, more: Record<string, object> = {}): object[] => {
  const { name, weight } = craftOf(craft).definition.craft.request;
  return Object.entries(recipe).map(([key, grams]) => ({ [name]: key, [weight]: grams, ...more[key] }));
};
export const inner = (recipe: Recipe, more: object = {}): Inner => ({ ingredients: weighed(recipe), ...more });
export const labelled = (craft: string, body: object) => label(craftOf(craft), body, site, day);
export const told = (craft: string, type: string, items: object[], more: object = {}): Record<string, unknown> =>
  evaluate(craftOf(craft), { type, ingredients: items, ...more }, site, { today: day });
