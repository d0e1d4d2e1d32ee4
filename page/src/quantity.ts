// Amounts as people type them, with comma or point, and as the page prints them.
//   «12,5» «12.5» → 12.5   «1.250» «1250 g» «1,25 kg» → 1250   «» → null   «doce» → NaN
import { round } from '../../engine/number.ts';

const units: Record<string, number> = {
  kg: 1000,
  kilo: 1000,
  kilos: 1000,
  g: 1,
  gr: 1,
  gramo: 1,
  gramos: 1,
  mg: 0.001,
};

export function parseQuantity(text: string): number | null {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/\u00a0/g, ' ');
  if (bare === '') return null;
  const [, digits = '', unit = 'g'] = /^([+\-−]?[\d.,' ]*\d)\s*([a-z]+)?\.?$/.exec(bare) ?? [];
  const factor = units[unit];
  if (digits === '' || factor === undefined) return Number.NaN;
  const value = Number(decimalPoint(digits.replace(/[' ]/g, '').replace('−', '-')));
  return round(value * factor, 6);
}

/** The last sign of the two is the decimal one, unless it can only part thousands. */
function decimalPoint(digits: string): string {
  if (/^[+-]?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/.test(digits)) return digits.replace(/\./g, '').replace(',', '.');
  if (/^[+-]?[1-9]\d{0,2}(,\d{3})+\.\d*$/.test(digits)) return digits.replace(/,/g, '');
  return digits.replace(',', '.');
}

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

/** What is wrong with an amount, in words; null when nothing is. */
export function faultIn(text: string, what: string): string | null {
  const value = parseQuantity(text);
  if (value === null) return null;
  if (Number.isNaN(value)) return `${what}: escribe un número, por ejemplo 250 o 12,5`;
  if (value < 0) return `${what}: no puede ser negativo`;
  return value > 1e9 ? `${what}: es demasiado grande` : null;
}

/** The amount, or null where there is none or it is wrong. */
export function amount(text: string): number | null {
  const value = parseQuantity(text);
  return value === null || !(value >= 0 && value <= 1e9) ? null : value;
}
