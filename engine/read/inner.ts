// inner: the recipe that an item carries → its own items, what they weigh and what is left of them when it is used.
// Refuses, naming the item: too deep, too many lines in all, a recipe inside itself, more lost than there is to lose.
//   { ingredients: [a 60 g, b 40 g], finishedWeight: 80 } → 100 g used, 20 lost on the fire, 80 that go into the outer one
import type { Nesting } from '../larder/larder.ts';
import { spanish } from '../number.ts';
import { Refusal, type RefusalCode } from '../refusal.ts';
import { isObject } from './described.ts';
import { overLost } from './lost.ts';

/** Weighed before anything is known of what it will be used for. */
export interface Inner<Item> {
  readonly items: readonly Item[];
  /** grams that go in, and that come out */
  readonly used: number;
  readonly finished: number;
  /** grams lost on the fire, and that could still be */
  readonly lost: number;
  readonly left: number;
  /** part that is left of it after trimming; what is cut away was paid for */
  readonly kept: number;
  /** its ingredients go one by one into the list of the product, not as a compound of their own; null: not said */
  readonly isOpen: boolean | null;
}

/** Where a recipe lies: which one carries it, how deep, and how many lines there are in all. */
export interface Nest {
  /** of the items of this recipe, in the caller's words */
  readonly place: string;
  readonly depth: number;
  readonly around: readonly object[];
  readonly tally: { items: number };
}

export interface Reading<Item> {
  readonly nesting: Nesting;
  readonly nest: Nest;
  /** place of the item that carries the recipe, and its name */
  readonly place: string;
  readonly name: string;
  readonly most: number;
  readonly read: (item: unknown, index: number, nest: Nest) => Item;
  /** grams that an item could lose on the fire */
  readonly holds: (item: Item) => number;
}

type Weighed = { readonly grams: number };
type Fields = Record<string, unknown>;

const told = ['craft', 'type', 'name', 'title', 'ingredients', 'finishedWeight', 'loss', 'trim', 'open'];
const longest = 120;

export function innerOf<Item extends Weighed>(sent: unknown, reading: Reading<Item>): Inner<Item> {
  const { nesting, nest, place, name, most } = reading;
  const at = `${place}.${nesting.field}`;
  const refuse: Refuse = (message, key = '', code = 'field_invalid') =>
    new Refusal(`${at}${key} («${name}»): ${message}`, { code, param: `${at}${key}` });
  if (!isObject(sent)) throw refuse('debe ser un objeto con su lista de ingredientes («ingredients»).');
  if (nest.around.includes(sent)) throw refuse('es una receta que se contiene a sí misma.');
  if (nest.depth >= nesting.deepest)
    throw refuse(`hay más de ${nesting.deepest} recetas una dentro de otra, y el máximo es ${nesting.deepest}.`);
  for (const key of Object.keys(sent))
    if (!told.includes(key))
      throw refuse(`nadie conoce este campo. Valen: ${told.join(', ')}.`, `.${key.slice(0, longest)}`, 'field_unknown');
  for (const key of ['craft', 'type', 'name', 'title'])
    if (sent[key] !== undefined && sent[key] !== null && typeof sent[key] !== 'string')
      throw refuse('debe ser un texto.', `.${key}`);
  const { ingredients } = sent;
  if (!Array.isArray(ingredients) || ingredients.length === 0)
    throw refuse('debe ser una lista con los ingredientes de esa receta.', '.ingredients');
  nest.tally.items += ingredients.length;
  if (nest.tally.items > most)
    throw refuse(
      `con las recetas de dentro hay más de ${most} ingredientes, y el máximo es ${most}.`,
      '.ingredients',
      'too_many_ingredients',
    );
  const within = { ...nest, place: `${at}.ingredients`, depth: nest.depth + 1, around: [...nest.around, sent] };
  const items = ingredients.map((item, index) => reading.read(item, index, within));
  const used = items.reduce((sum, { grams }) => sum + grams, 0);
  if (!(used > 0)) throw refuse('sus ingredientes no pesan nada.', '.ingredients');
  const trim = percent(sent, 'trim', refuse);
  const kept = 1 - trim / 100;
  const cooked = cookedOf(sent, used, kept, refuse);
  const holds = items.reduce((sum, item) => sum + reading.holds(item), 0);
  const lost = used - cooked;
  const tooMuch = overLost({ used, lost, holds }, nesting);
  if (tooMuch !== null) throw refuse(tooMuch);
  if (sent.open !== undefined && sent.open !== null && typeof sent.open !== 'boolean')
    throw refuse('debe ser true o false.', '.open');
  return {
    items,
    used,
    finished: cooked * kept,
    lost,
    kept,
    left: Math.max(0, holds - lost),
    isOpen: typeof sent.open === 'boolean' ? sent.open : null,
  };
}

type Refuse = (message: string, key?: string, code?: RefusalCode) => Refusal;

/** Grams that come off the fire, before trimming. */
function cookedOf(sent: Fields, used: number, kept: number, refuse: Refuse): number {
  const weight = sent.finishedWeight ?? null;
  if (weight === null) return used * (1 - percent(sent, 'loss', refuse) / 100);
  if ((sent.loss ?? null) !== null) throw refuse('«finishedWeight» y «loss» dicen lo mismo: manda solo uno.');
  if (typeof weight !== 'number' || !(weight > 0)) throw refuse('debe ser un número mayor que 0.', '.finishedWeight');
  if (weight > used * kept * 1.001)
    throw refuse(
      `lo acabado no puede pesar más que sus ingredientes (${spanish(used * kept, 1)} g).`,
      '.finishedWeight',
    );
  return Math.min(used, weight / kept);
}

function percent(sent: Fields, key: 'loss' | 'trim', refuse: Refuse): number {
  const value = sent[key] ?? 0;
  if (typeof value !== 'number' || !(value >= 0 && value < 100))
    throw refuse('debe ser un porcentaje de 0 a 100, sin llegar a 100.', `.${key}`);
  return value;
}
