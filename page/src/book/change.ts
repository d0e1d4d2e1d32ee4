// A change as it is written on the page → as it is asked of the engine, and how it is called afterwards.
//   price, «Nata», «+20 %» → { prices: { Nata: { times: 1.2 } } }
import { type Craft, priceOf } from '../../../engine/index.ts';
import type { Fields } from '../../../engine/recipes/model.ts';
import { ownPrice } from '../own-ingredient.ts';
import { amount, eurosIn, typed } from '../quantity.ts';
import type { NewPrice } from './apply.ts';

export const kinds = ['avoid', 'replace', 'price', 'date', 'stock'] as const;
export type Kind = (typeof kinds)[number];

/** Two fields, whatever each kind calls them. */
export interface Written {
  readonly kind: Kind;
  readonly what: string;
  readonly to: string;
}

export interface Asked {
  readonly change: Fields;
  readonly name: string;
}

const names = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** «x3», «3 veces», «+20 %», «−5 %»: times what it costs; «11,5», «25 €/5 kg»: euros a kilo. */
export function newPriceIn(text: string): { readonly times: number } | { readonly euros: number } | null {
  const bare = text.trim().replace('−', '-').replace(',', '.');
  const times = /^(?:[x×]\s*(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\s*veces)$/i.exec(bare);
  const share = /^([+-]\s*\d+(?:\.\d+)?)\s*%$/.exec(bare);
  const value = times ? Number(times[1] ?? times[2]) : share ? 1 + Number(share[1]!.replace(/\s/g, '')) / 100 : null;
  if (value !== null) return value > 0 ? { times: value } : null;
  const euros = eurosIn(text);
  return euros ? { euros } : null;
}

/** What is missing or cannot be read, in words; null while nothing is written yet. */
export function asked({ kind, what, to }: Written): Asked | string | null {
  const [name = '', other = ''] = [what.trim(), to.trim()];
  if (kind === 'date')
    return to === '' ? null : { change: { date: to }, name: `Ley del ${to.split('-').reverse().join('/')}` };
  if (name === '') return null;
  if (kind === 'avoid') return { change: { avoid: names(name) }, name: `Sin ${names(name).join(', ')}` };
  if (other === '') return null;
  if (kind === 'replace') return { change: { replace: [{ from: name, to: other }] }, name: `${other} por ${name}` };
  if (kind === 'stock') {
    const grams = amount(other);
    if (!grams) return `«${other}» no es una cantidad: escribe cuánto hay, como 12 kg.`;
    return { change: { stock: [{ name, grams }] }, name: `Para gastar ${name}` };
  }
  const price = newPriceIn(other);
  if (!price) return `«${other}» no es un precio: escribe 11,5, «25 €/5 kg», «+20 %» o «x3».`;
  const told = 'times' in price ? price : price.euros;
  return { change: { prices: { [name]: told } }, name: `${name} a ${other}` };
}

/** The new price as one's own larder keeps it; null where nobody knows what it cost. */
export function keptPriceOf({ kind, what, to }: Written, crafts: readonly Craft[]): NewPrice | null {
  const price = kind === 'price' ? newPriceIn(to) : null;
  if (!price) return null;
  const craft = crafts.find((one) => one.recognise(what).row) ?? crafts[0];
  const row = craft?.recognise(what).row ?? null;
  const name = row?.larder?.label ?? row?.label ?? what.trim();
  const now =
    eurosIn(ownPrice(row, what)) ?? (craft && row ? (priceOf(craft)?.({ row, values: row.values }) ?? null) : null);
  const euros = 'euros' in price ? price.euros : now === null ? null : now * price.times;
  return euros === null ? null : { name, price: typed(euros, 4) };
}
