// Numbers as people write and read them: «1,5».
import { spanish } from '../../../engine/index.ts';

export const shown = (value: number): string => String(value).replace('-', '−').replace('.', ',');

/** The number of a text, null where there is none, undefined when it cannot be read. */
export function numberIn(text: string): number | null | undefined {
  const bare = text.trim().replace('−', '-').replace(',', '.');
  if (bare === '') return null;
  return /^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : undefined;
}

/** «14-18», «14 a 18», «−12,5 a −10,6»: both ends at once; null where it is no range. */
export function endsIn(text: string): readonly [min: string, max: string] | null {
  const [, min, max] = /^\s*([-−]?\d+(?:[.,]\d+)?)\s*(?:[-–—]|a|hasta)\s*([-−]?\d+(?:[.,]\d+)?)\s*$/iu.exec(text) ?? [];
  return min === undefined || max === undefined ? null : [min, max];
}

/** «14 a 22», «hasta 5», «desde 8» */
export function rangeText(min: number | null, max: number | null, decimals: number): string {
  if (min === null) return max === null ? '' : `hasta ${spanish(max, decimals)}`;
  return max === null ? `desde ${spanish(min, decimals)}` : `${spanish(min, decimals)} a ${spanish(max, decimals)}`;
}

export const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('es')} ${number === 1 ? one : many}`;
