// A change as somebody writes it → the change, read; and the prices of a book. Refuses what it does not understand, naming the
// place, and a change that changes nothing.
//   { "avoid": ["huevo"], "prices": { "cacao": 4.5, "mantequilla": { "times": 3 } } }
import { isDay } from '../day.ts';
import { didYouMean } from '../did-you-mean.ts';
import { printable } from '../names/normalise.ts';
import { isObject } from '../read/described.ts';
import { Refusal, refused } from '../refusal.ts';
import { requestLimits } from '../request-limits.ts';
import type { Change, NewPrice } from './model.ts';

export const changeable = {
  avoid: 'Lo que no ha de quedar: ingredientes, alérgenos, aditivos o familias',
  replace: 'Un ingrediente por otro, en el mismo peso: [{ "from": …, "to": … }]',
  prices:
    'Precios nuevos, en euros por kilo: { ingrediente: 9.5 }; o veces el de ahora: { ingrediente: { "times": 3 } }',
  date: 'Año-mes-día: la ley de ese día',
  stock: 'Género que hay que gastar: [{ "name": …, "grams": … }]',
} as const;

/** `isEmpty`: nothing is asked, and other definitions are the change. */
export function changeOf(sent: unknown, isEmpty = false): Change {
  if (!isObject(sent)) throw refused('change', `debe ser un objeto con ${Object.keys(changeable).join(', ')}.`);
  const known = Object.keys(changeable);
  for (const key of Object.keys(sent))
    if (!known.includes(key))
      throw refused(
        `change.${shown(key)}`,
        `nadie conoce este campo.${didYouMean(shown(key), known)} Valen: ${known.join(', ')}.`,
        'field_unknown',
      );
  const change: Change = {
    avoid: listOf(sent, 'avoid').map((name, index) => nameIn(name, `change.avoid[${index}]`)),
    replace: listOf(sent, 'replace').map((one, index) => {
      const at = `change.replace[${index}]`;
      const { from, to } = fieldsOf(one, at, ['from', 'to']);
      return { from: nameIn(from, `${at}.from`), to: nameIn(to, `${at}.to`) };
    }),
    prices: new Map(
      pricesIn(sent.prices, 'change.prices').map(([name, price, at]) => [name, newPrice(price, at)] as const),
    ),
    date: dayIn(sent.date),
    stock: listOf(sent, 'stock').map((one, index) => {
      const at = `change.stock[${index}]`;
      const { name, grams } = fieldsOf(one, at, ['name', 'grams']);
      return { name: nameIn(name, `${at}.name`), grams: positive(grams, `${at}.grams`, 'gramos') };
    }),
  };
  const { avoid, replace, prices, date, stock } = change;
  if (!isEmpty && avoid.length + replace.length + prices.size + stock.length === 0 && date === null)
    throw refused('change', `no dice qué cambia. Vale una o varias de estas cosas: ${known.join(', ')}.`);
  return change;
}

/** The prices of a book, by name. */
export const pricesOf = (sent: unknown): ReadonlyMap<string, number> =>
  new Map(pricesIn(sent, 'prices').map(([name, price, at]) => [name, positive(price, at, 'euros por kilo')] as const));

const shown = (name: string): string => printable(name).slice(0, requestLimits.name);

function pricesIn(sent: unknown, at: string): [name: string, price: unknown, at: string][] {
  if (sent === undefined || sent === null) return [];
  if (!isObject(sent)) throw refused(at, 'debe ser un objeto: { ingrediente: euros por kilo }.');
  const all = Object.entries(sent);
  if (all.length > mostPrices) throw refused(at, `hay ${all.length} precios y el máximo es ${mostPrices}.`);
  return all.map(([name, price]) => [nameIn(name, at), price, `${at}.${shown(name)}`]);
}

/** The tariff of a large supplier. */
const mostPrices = 5000;

function newPrice(sent: unknown, at: string): NewPrice {
  if (!isObject(sent)) return { euros: positive(sent, at, 'euros por kilo, o { "times": veces }') };
  return { times: positive(fieldsOf(sent, at, ['times']).times, `${at}.times`, 'veces') };
}

function listOf(sent: Readonly<Record<string, unknown>>, key: string): readonly unknown[] {
  const value = sent[key] ?? [];
  if (!Array.isArray(value)) throw refused(`change.${key}`, 'debe ser una lista.');
  if (value.length > requestLimits.named)
    throw refused(`change.${key}`, `hay ${value.length} y el máximo es ${requestLimits.named}.`);
  return value;
}

function fieldsOf<Key extends string>(sent: unknown, at: string, keys: readonly Key[]): Record<Key, unknown> {
  if (!isObject(sent)) throw refused(at, `debe ser un objeto con ${keys.join(' y ')}.`);
  for (const key of Object.keys(sent))
    if (!keys.includes(key as Key))
      throw refused(`${at}.${shown(key)}`, `nadie conoce este campo. Valen: ${keys.join(', ')}.`, 'field_unknown');
  return sent as Record<Key, unknown>;
}

function nameIn(value: unknown, at: string): string {
  if (typeof value !== 'string' || value.trim() === '') throw refused(at, 'debe ser un texto con un nombre.');
  if (value.length > requestLimits.name)
    throw refused(at, `tiene ${value.length} caracteres y el máximo es ${requestLimits.name}.`);
  return value.trim();
}

function positive(value: unknown, at: string, what: string): number {
  if (typeof value !== 'number' || !(value > 0) || value > requestLimits.grams)
    throw refused(at, `debe ser un número mayor que 0 (${what}).`);
  return value;
}

function dayIn(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' && isDay(value)) return value;
  throw new Refusal('change.date: debe ser un día del calendario, escrito año-mes-día, como 2026-06-14.', {
    code: 'field_invalid',
    param: 'change.date',
  });
}
