// An item of a recipe of the book as the engine takes it: with what the house says of its own ingredients and of prices.
//   { name: 'Lo de casa', grams: 40 } → { name: 'Lo de casa', grams: 40, packet: {…}, price: 7.2 }
import { priceColumn, priceOf } from '../larder/price.ts';
import type { Craft, Row } from '../model/craft.ts';
import { normalise } from '../names/normalise.ts';
import { isObject } from '../read/described.ts';
import { Refusal, refused } from '../refusal.ts';
import { requestLimits } from '../request-limits.ts';
import type { Body, Fields, NewPrice } from './model.ts';

/** What is told of an ingredient by its name: found by the name itself, or by the row that it stands for. */
export type Told<T> = (craft: Craft, row: Row | null, name: string) => T | undefined;

export function toldBy<T>(list: Iterable<readonly [name: string, told: T]>): Told<T> {
  const all = [...list];
  const byName = new Map(all.map(([name, told]) => [normalise(name), told] as const));
  const byRow = new WeakMap<Craft, Map<Row, T>>();
  const rowsOf = (craft: Craft): Map<Row, T> => {
    const known = byRow.get(craft);
    if (known) return known;
    const rows = new Map(
      all.flatMap(([name, told]) => {
        const row = rowNamed(craft, name);
        return row === null ? [] : [[row, told] as const];
      }),
    );
    byRow.set(craft, rows);
    return rows;
  };
  return (craft, row, name) =>
    all.length === 0 ? undefined : (byName.get(normalise(name)) ?? (row ? rowsOf(craft).get(row) : undefined));
}

export const rowNamed = (craft: Craft, name: string): Row | null =>
  name.trim() === '' || name.length > requestLimits.name ? null : craft.recognise(name).row;

const mostOwn = 2000;

/** Ingredients of one's own, as in an item of a recipe, without a weight. */
export function ownIngredients(sent: unknown): ReadonlyMap<string, Fields> {
  if (sent === undefined || sent === null) return new Map();
  if (!Array.isArray(sent)) throw refused('ingredients', 'debe ser una lista de ingredientes propios.');
  if (sent.length > mostOwn) throw refused('ingredients', `hay ${sent.length} y el máximo es ${mostOwn}.`);
  return new Map(
    sent.map((one: unknown, index) => {
      const name = isObject(one) ? one.name : undefined;
      if (!isObject(one) || typeof name !== 'string' || name.trim() === '' || name.length > requestLimits.name)
        throw refused(`ingredients[${index}].name`, 'debe ser un texto con el nombre del ingrediente.');
      return [normalise(name), one] as const;
    }),
  );
}

/** The body of a recipe of the book; refuses what is none. */
export function bodyIn(sent: unknown): Body {
  if (!isObject(sent)) throw new Refusal('debe ser una receta: un objeto con «craft» e «ingredients».');
  if (!Array.isArray(sent.ingredients) || !sent.ingredients.every(isObject))
    throw refused('ingredients', 'debe ser una lista de ingredientes.');
  return sent as unknown as Body;
}

/** The name of an item, in whatever craft's words it is written. */
export function nameIn(craft: Craft, item: Fields): string {
  const words = [craft.definition.craft.request.name, ...(craft.larder.nesting?.name ?? [])];
  return words.map((word) => item[word]).find((name) => typeof name === 'string') ?? '';
}

/** An item with what the house says of it; what the recipe says itself wins. */
export function withOwn(craft: Craft, item: Fields, ingredients: ReadonlyMap<string, Fields>): Fields {
  const own = ingredients.size === 0 ? undefined : ingredients.get(normalise(nameIn(craft, item)));
  if (!own) return item;
  const { packet, nesting } = craft.larder;
  const known = (key: string): boolean =>
    craft.spellings.has(key) ||
    [packet?.field, packet?.allergens, packet?.compound, nesting?.field].some((one) => one === key);
  return { ...Object.fromEntries(Object.entries(own).filter(([key]) => known(key))), ...item };
}

/** The field of an item that says its price; null where the craft counts no money. */
export function priceKey(craft: Craft): string | null {
  const column = priceColumn(craft);
  return column === null ? null : craft.columns[column]!.key;
}

/** Euros per kilo before the change and after it, where the house or the change tells one. */
export interface Prices {
  readonly before: (craft: Craft, item: Priced) => number | undefined;
  readonly after: (craft: Craft, item: Priced) => number | undefined;
  /** whether the change says a price of it */
  readonly changes: (craft: Craft, item: Priced) => boolean;
}

export interface Priced {
  readonly row: Row | null;
  readonly name: string;
  /** the recipe's own price */
  readonly own?: number | undefined;
}

export function pricesFrom(house: ReadonlyMap<string, number>, change: ReadonlyMap<string, NewPrice>): Prices {
  const ofHouse = toldBy(house);
  const ofChange = toldBy(change);
  const before: Prices['before'] = (craft, { row, name, own }) => own ?? ofHouse(craft, row, name);
  return {
    before,
    after(craft, item) {
      const told = ofChange(craft, item.row, item.name);
      if (!told) return before(craft, item);
      if ('euros' in told) return told.euros;
      const { row } = item;
      const now = before(craft, item) ?? (row && priceOf(craft)?.({ row, values: row.values }));
      return now === null || now === undefined ? undefined : now * told.times;
    },
    changes: (craft, { row, name }) => ofChange(craft, row, name) !== undefined,
  };
}
