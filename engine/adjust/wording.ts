// Pieces of Spanish that the sentences of adjusting share.
import { spanish, type Value } from '../number.ts';

/** «16 a 20 %», «al menos 10 %», «como mucho 5 %» */
export function intervalText([min, max]: readonly [Value, Value], suffix: string): string {
  if (min === max) return `${spanish(min!, 6)}${suffix}`;
  if (min === null) return `como mucho ${spanish(max!, 6)}${suffix}`;
  return max === null ? `al menos ${spanish(min, 6)}${suffix}` : `de ${spanish(min, 6)} a ${spanish(max, 6)}${suffix}`;
}

/** Grams with the figures that a recipe of this weight deserves. */
export function gramsText(grams: number, total: number): string {
  const decimals = Math.max(2, 4 - Math.floor(Math.log10(total)));
  return `${spanish(grams, decimals)} g`;
}
