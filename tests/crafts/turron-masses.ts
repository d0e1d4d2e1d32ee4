// Masses that the tests of turrón share: of one's own ingredients, so that every figure can be set to the hundredth.
import { readFileSync } from 'node:fs';

export type Recipe = Record<string, number> | Record<string, unknown>[];
export type Sourced = { value: number; source: string };

export const file = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../crafts/turron/${path}.json`, import.meta.url), 'utf8'));

/** Ingredients of one's own with the residual moisture of the type: 100 g raw are 100 g finished, so grams are percentages. */
export function massOf(
  type: string,
  parts: { alm?: number; miel?: number; azuc?: number },
  more: Record<string, unknown>[] = [],
): Record<string, unknown>[] {
  const agua = (file(`types/${type}`).constants.H as Sourced).value;
  const own = Object.entries(parts).map(([column, peso]) => ({
    ingrediente: `masa ${column}`,
    peso,
    [column]: 100,
    ...(column === 'alm' ? { grasa: 53.9, prot: 22 } : {}),
    agua,
    precio: 1,
  }));
  return [...own, ...more];
}

export const yolk = (peso: number) => [{ ingrediente: 'yema_polvo', peso }];
