// What is wished of an adjustment, as it is asked of the engine; and the recipe with what the engine answers.
import type { Craft } from '../../../engine/index.ts';
import type { Body, Fields } from '../../../engine/recipes/model.ts';
import { amount, eurosIn, faultIn, typed } from '../quantity.ts';
import { counts, ingredientsOf, newRow, processOf, type Recipe, type Row, settled } from '../recipe.ts';
import type { OwnTargets } from '../store/database.ts';
import { targetOf } from '../store/targets.ts';
import type { Choice, Weighed } from './ask.ts';

export interface Wish {
  readonly objective: 'minimal' | 'balanced' | 'cheapest';
  readonly target: string;
  readonly adds: boolean;
  /** names, separated by commas */
  readonly also: string;
  readonly without: string;
  readonly maxCost: string;
  readonly total: string;
  /** whether the targets of one's own count */
  readonly aims: boolean;
  /** whether several recipes are wanted to choose from */
  readonly several: boolean;
}

export const plainWish: Wish = {
  ...{ objective: 'minimal', target: '', adds: true, also: '', without: '' },
  ...{ maxCost: '', total: '', aims: true, several: false },
};

/** Rows with a name: those without grams are left to the adjustment. */
export const sentRows = (craft: Craft, { rows }: Recipe): Row[] =>
  rows
    .map((row) => settled(craft, row))
    .filter((row) => row.name.trim() !== '' && (row.grams.trim() === '' || counts(row)));

const names = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

type Written = 'also' | 'without' | 'maxCost' | 'total';

/** What is wrong with an amount that was wished for; null when nothing is. */
export function unreadOf(wish: Wish, key: Written): string | null {
  if (key === 'total') return amount(wish.total) === 0 ? 'Peso total: más de 0 g.' : faultIn(wish.total, 'Peso total');
  if (key !== 'maxCost' || wish.maxCost.trim() === '') return null;
  return eurosIn(wish.maxCost) ? null : 'Coste como mucho: escribe un precio, como 3,50.';
}

/** What of the wish cannot be read: nothing is asked before it can. */
export const unreadIn = (wish: Wish): string | null => unreadOf(wish, 'total') ?? unreadOf(wish, 'maxCost');

/** What a recipe without any weight makes, when nobody says otherwise. */
const usualTotal = 1000;

export function bodyFor(craft: Craft, recipe: Recipe, wish: Wish, own: OwnTargets['ranges']): Body {
  const { weight } = craft.definition.craft.request;
  const rows = sentRows(craft, recipe);
  const ingredients = rows.map((row): Fields => {
    if (counts(row)) return ingredientsOf(craft, [row], { adjusting: true, own: true })[0]!;
    return { ...ingredientsOf(craft, [{ ...row, grams: '0' }], { adjusting: true, own: true })[0]!, [weight]: null };
  });
  const also = names(wish.also);
  const correctors = wish.adds ? craft.types.get(recipe.type)!.correctors.map(({ id }) => id) : [];
  // Unless told what may come in, the craft says it, and also what takes the place of what is not wanted.
  const add = wish.adds && also.length === 0 ? {} : { add: [...correctors, ...also] };
  const total = amount(wish.total) ?? (rows.some(counts) ? null : usualTotal);
  const maxCost = eurosIn(wish.maxCost);
  const ranges = wish.aims ? rangesFrom(own) : {};
  const avoid = names(wish.without);
  return {
    ...{ type: recipe.type, ingredients, objective: wish.objective, ...add },
    ...processOf(craft, recipe),
    ...(wish.target === '' ? {} : { target: wish.target }),
    ...(avoid.length === 0 ? {} : { avoid }),
    ...(maxCost === null ? {} : { maxCost }),
    ...(total === null ? {} : { total }),
    ...(Object.keys(ranges).length === 0 ? {} : { ranges }),
    ...(wish.several ? { frontier: true } : {}),
  };
}

const rangesFrom = (own: OwnTargets['ranges']): Record<string, [number | null, number | null]> =>
  Object.fromEntries(
    Object.entries(own).flatMap(([key, ends]) => {
      const target = targetOf(ends);
      return target ? [[key, [target.min, target.max]]] : [];
    }),
  );

/** The answer tells of each ingredient its place in the list that was sent; what it adds has none. */
export function applied(craft: Craft, recipe: Recipe, { ingredients, removed }: Weighed): Recipe {
  const byPlace = new Map(ingredients.map((row) => [row.index, row]));
  const gone = new Set(removed.map(({ index }) => index));
  const rows = sentRows(craft, recipe).flatMap((row, place) => {
    const adjusted = byPlace.get(place);
    if (gone.has(place) || (!adjusted && !counts(row))) return [];
    return adjusted && (adjusted.change !== 0 || !counts(row))
      ? [{ ...row, grams: typed(adjusted.grams, 6), doubt: '' }]
      : [row];
  });
  const added = ingredients
    .filter(({ index }) => index === null)
    .map(({ name, grams }) => newRow({ name, grams: typed(grams, 6) }));
  return { ...recipe, rows: [...rows, ...added] };
}

/** The recipe with the weights of one choice; what the choice has not is left out. */
export function chosen(craft: Craft, recipe: Recipe, { ingredients }: Choice): Recipe {
  const left = [...ingredients];
  const rows = sentRows(craft, recipe).flatMap((row) => {
    const at = left.findIndex(({ name }) => name === row.name.trim());
    return at < 0 ? [] : [{ ...row, grams: typed(left.splice(at, 1)[0]!.grams, 6), doubt: '' }];
  });
  return { ...recipe, rows: [...rows, ...left.map(({ name, grams }) => newRow({ name, grams: typed(grams, 6) }))] };
}

const fields: Readonly<Record<string, string>> = {
  ...{ avoid: 'Sin', add: 'Y además', maxCost: 'Coste como mucho', total: 'Peso total', ranges: 'Mis objetivos' },
  ...{ target: 'Llegar a', objective: 'Objetivo', frontier: 'Varias recetas' },
};

/** «avoid[0]: …», «ingredients[2].min: …» are for programs; people read the names of the fields they filled in. */
export function inPlainWords(message: string, craft: Craft, recipe: Recipe): string {
  return message
    .replace(/^ingredients\[(\d+)\][\w.]*: /, (_all, index: string) => {
      const row = sentRows(craft, recipe)[Number(index)];
      return row ? `${row.name.trim()}: ` : '';
    })
    .replace(/^(\w+)(?:\[\d+\]|\.[\w.]+)?: /, (all, field: string) => (fields[field] ? `${fields[field]}: ` : all))
    .replace(/«min»/g, 'el mínimo')
    .replace(/«max»/g, 'el máximo');
}
