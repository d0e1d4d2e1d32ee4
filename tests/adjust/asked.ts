// An adjustment as a person asks for it: a recipe by its names, and what is looked at in the answer.
import type { Craft } from '../../engine/index.ts';
import { craftOf } from './recipes.ts';
import { type Adjusted, adjusted, type Body } from './words.ts';

export type Recipe = Record<string, number | null>;

export function bodyFor(craft: Craft, type: string, recipe: Recipe, more: Record<string, unknown> = {}): Body {
  const { name, weight } = craft.definition.craft.request;
  return {
    type,
    ingredients: Object.entries(recipe).map(([typed, grams]) => ({ [name]: typed, [weight]: grams })),
    ...more,
  };
}

export const asked = (id: string, type: string, recipe: Recipe, more: Record<string, unknown> = {}): Adjusted =>
  adjusted(craftOf(id), bodyFor(craftOf(id), type, recipe, more));

export const of = ({ ingredients }: Adjusted, name: string) => ingredients.find((row) => row.name === name);
export const total = ({ ingredients }: Adjusted): number => ingredients.reduce((sum, { grams }) => sum + grams, 0);
export const told = (answer: Adjusted): string => answer.sentences.join(' ');
