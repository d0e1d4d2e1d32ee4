// Cups of the tiny invented craft, adjusted: who may come in, what is asked, and the answer in words and grams.
import { adjust } from '../../engine/index.ts';
import type { Files } from '../engine/tea.ts';
import { site } from '../loaded.ts';
import { traded } from './exact.ts';

type Edit = (all: Files) => void;

export const plain: Edit = () => {};
/** Water, sugar and syrup may come in. */
export const correct: Edit = (all) => {
  all['craft.json'].correctors = ['agua', 'azucar', 'jarabe'];
};
/** …and each has its price: 0.1, 1, 2 and, for leaf, 30 € the kilo. */
export const priced: Edit = (all) => {
  correct(all);
  all['catalogue.json'].columns.precio.means = 'price';
};
export const syrup: Edit = (all) => {
  all['craft.json'].correctors = ['agua', 'jarabe'];
};
export const withoutSugar: Edit = (all) => {
  syrup(all);
  all['types/taza.json'].examples = [];
};
export const started: Edit = (all) => {
  priced(all);
  all['types/taza.json'].start = [{ name: 'Una', recipe: { agua: 250, azucar: 15, hoja: 5 } }];
};
export const holdsWater: Edit = (all) => {
  correct(all);
  all['craft.json'].adjust.keep = 'suma(agua)';
};
export const gives: Edit = (all) => {
  correct(all);
  all['craft.json'].adjust.give = 20;
};

/** Ingredients by their grams, or by all that is said of them. */
export const cup = (items: Record<string, number | null | object>, more: object = {}): object => ({
  ingredients: Object.entries(items).map(([name, said]) =>
    typeof said === 'object' && said !== null ? { name, ...said } : { name, grams: said },
  ),
  ...more,
});

export type Case = [
  name: string,
  limits: object,
  edit: Edit,
  body: object,
  adjusted: boolean,
  /** with what each alone bears, less and more */
  grams: string,
  told: string,
];

interface Row {
  readonly name: string;
  readonly grams: number;
  readonly tolerance: readonly (number | null)[] | null;
}

/** Whether it arrives, the grams of each with what it bears, and what is said. */
export function answered([, limits, edit, body]: Case): [adjusted: boolean, grams: string, told: string] {
  const answer = adjust(traded(limits, edit), body, site);
  const rows = (answer.ingredients as unknown as Row[]).map(
    ({ name, grams, tolerance }) => `${name} ${grams}${tolerance ? ` (${tolerance.join(' ')})` : ''}`,
  );
  return [answer.adjusted as boolean, rows.join(', '), (answer.sentences as string[]).join(' ')];
}
