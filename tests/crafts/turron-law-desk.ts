import { evaluate } from '../../engine/index.ts';
import { craft, site } from './bench.ts';
import { massOf, type Recipe } from './turron-masses.ts';

export interface Score {
  categoria: string;
  almendras: number;
  motivos: string[];
}

export const craftOf = craft('turron');
export const bodyOf = (type: string, recipe: Recipe, inputs: object = {}) => ({
  type,
  ...inputs,
  ingredients: Array.isArray(recipe)
    ? recipe
    : Object.entries(recipe).map(([ingrediente, peso]) => ({ ingrediente, peso })),
});
export const turron = (type: string, recipe: Recipe, inputs: object = {}) =>
  evaluate(craftOf, bodyOf(type, recipe, inputs), site) as unknown as { score: Score; params: Record<string, number> };
/** The answer to a mass whose grams are percentages. */
export const exact = (...mass: Parameters<typeof massOf>) => turron(mass[0], massOf(...mass));
