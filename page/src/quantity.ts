// Amounts as people type them, in grams, and as the page prints them.
//   «12,5» «12.5» → 12.5   «1.250» «1,25 kg» «250+1000» → 1250   «» and what cannot be read → null
import { type Craft, compileQuantities, physicsIn, type Read, readQuantity, round } from '../../engine/index.ts';
import words from '../../larder/quantities.json' with { type: 'json' };
import type { QuantitiesFile } from '../../schemas/generated/definitions.d.ts';

export const quantities = words as QuantitiesFile;
export const measures = compileQuantities(quantities);

const ofNothing = (text: string): Read => readQuantity(text, '', measures, () => null);

/** The amount, or null where there is none or it is wrong. */
export function amount(text: string): number | null {
  const bare = text.trim();
  if (/^\d{1,9}(,\d{1,6})?$/.test(bare) && !/^0\d/.test(bare)) return Number(bare.replace(',', '.'));
  return bare === '' ? null : ofNothing(bare).grams;
}

/** A figure of the process, which may be below zero. */
export function figure(text: string): number | null {
  const [, minus, rest] = /^\s*([-−]?)(.*)$/s.exec(text)!;
  const value = amount(rest!);
  return value === null || minus === '' ? value : -value;
}

/** What is wrong with an amount, in words; null when nothing is. */
export function faultIn(text: string, what: string): string | null {
  if (text.trim() === '' || amount(text) !== null) return null;
  const read = ofNothing(text);
  return read.grams === null ? `${what}: ${read.why}` : null;
}

/** Per cent that is lost: «5», «5 %»; null where it cannot be read or nothing would be left. */
export function lossIn(text: string): number | null {
  const loss = text.trim() === '' ? 0 : amount(text.replace('%', ''));
  return loss !== null && loss < 100 ? loss : null;
}

/** Euros a kilo: «7,50», «7,50 €/kg», «25 €/5 kg», «3,20 € los 500 g»; null where there are none or they cannot be read. */
export function eurosIn(text: string): number | null {
  const [, paid, size] = /^(.*?)(?:\/|\b(?:el|la|los|las|por|cada)\b)\s*(\d[\d.,]*\s*\p{L}+)\s*$/iu.exec(text) ?? [];
  const grams = size === undefined ? 1000 : amount(size);
  const bare = (paid ?? text).replace(/€|euros?|\/\s*(?:kg|kilo)/gi, '');
  const euros = /[a-z]/i.test(bare) ? null : amount(bare);
  return euros === null || !grams ? null : (1000 * euros) / grams;
}

/** Grams of a cell, which may count pieces or spoons of its ingredient. */
export const readCell = (craft: Craft, name: string, text: string): Read =>
  readQuantity(text, name.trim(), measures, physicsIn(craft));

const formats = new Map<string, Intl.NumberFormat>();

/** «1234,5»: figures that will be typed again, without thousands. */
export const typed = (value: number, decimals = 2): string => String(round(value, decimals)).replace('.', ',');

/** «1.234,50»: figures to read, always with the same decimals when `fixed`. */
export function shown(value: number, decimals: number, fixed = false): string {
  const key = `${decimals}${fixed}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat('es', {
      maximumFractionDigits: decimals,
      minimumFractionDigits: fixed ? decimals : 0,
    });
    formats.set(key, format);
  }
  return format.format(round(value, decimals)).replace('-', '−');
}
