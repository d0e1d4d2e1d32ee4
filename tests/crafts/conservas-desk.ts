import { adjust, evaluateWhole, isOut } from '../../engine/index.ts';
import { refusalOf } from '../refusal.ts';
import { weighed } from '../weighed.ts';
import { type Answer, craft, site } from './bench.ts';

export type Recipe = Record<string, number>;

export const conservas = craft('conservas');
export const bodyOf = (type: string, recipe: Recipe, more: object = {}): object => ({
  type,
  ingredients: weighed(recipe),
  date: '2026-06-14',
  ...more,
});
/** The answer, with every figure worked out and which are out of their range. */
export function jam(type: string, recipe: Recipe, more: object = {}): Answer {
  const { answer, state } = evaluateWhole(conservas, bodyOf(type, recipe, more), site);
  const { rounded } = state.figures.run;
  const figures = Object.fromEntries(conservas.params.map(({ key, index }) => [key, rounded[index]]));
  const out = state.comparison.outcomes.filter(isOut).map(({ param }) => param.key);
  return { ...(answer as object), figures, out };
}
export const adjusted = (type: string, recipe: Recipe, more: object = {}): Answer =>
  adjust(conservas, bodyOf(type, recipe, more), site);
export const refused = (type: string, recipe: Recipe, more: object = {}): string =>
  refusalOf(() => jam(type, recipe, more));

export const legal = (answer: Answer): string[] =>
  answer.score.motivos.filter((text: string) => text.startsWith('No puede llamarse'));

export const C30 = { fresa: 620, sacarosa: 930, zumo_limon: 30, pectina: 8 };

export const reduced = { brix_final: 44, reducido_azucar: 1 };
