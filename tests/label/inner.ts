// Recipes with recipes inside, as the tests write them, and what the service says of one.
import { type Craft, evaluate } from '../../engine/index.ts';
import { crafts } from '../server/running.ts';

export const site = { service: 'x', poweredBy: 'x', docsUrl: 'x', publicUrl: 'x' };
export const day = '2026-11-15';
export const craftOf = (id: string): Craft => crafts().crafts.find((craft) => craft.id === id)!;

export type Recipe = Record<string, number>;
export interface Inner {
  readonly ingredients: readonly object[];
  readonly [key: string]: unknown;
}
export const itemsOf = (craft: string, recipe: Recipe, more: Record<string, object> = {}): object[] => {
  const { name, weight } = craftOf(craft).definition.craft.request;
  return Object.entries(recipe).map(([key, grams]) => ({ [name]: key, [weight]: grams, ...more[key] }));
};
export const plain = (recipe: Recipe): object[] => Object.entries(recipe).map(([name, grams]) => ({ name, grams }));
export const inner = (recipe: Recipe, more: object = {}): Inner => ({ ingredients: plain(recipe), ...more });
export const told = (craft: string, type: string, items: object[], more: object = {}): Record<string, unknown> =>
  evaluate(craftOf(craft), { type, ingredients: items, ...more }, site, { today: day });
