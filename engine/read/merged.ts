// The same thing sent more than once is one line of all its grams, under one of its names whichever came first. In catalogue
// order, unknown ones last: nothing depends on the order in which they came.
//   two lines of 50 g with one key → one of 100 g
import type { Line } from '../model/craft.ts';

/** `key`: what is equal has the same. */
type Keyed = Pick<Line, 'row' | 'name' | 'grams'> & { readonly key: string };

export function merged<L extends Keyed>(lines: readonly L[]): L[] {
  const met = new Map<string, L>();
  for (const line of lines) {
    const same = met.get(line.key);
    met.set(line.key, same ? { ...same, grams: same.grams + line.grams, name: firstOf(same.name, line.name) } : line);
  }
  return [...met.values()].sort(byPlace);
}

export const byPlace = (a: Keyed, b: Keyed): number =>
  (a.row?.index ?? Infinity) - (b.row?.index ?? Infinity) || (a.key < b.key ? -1 : 1);

const firstOf = (one: string, other: string): string => (one < other ? one : other);
