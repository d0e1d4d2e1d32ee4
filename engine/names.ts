// Words of a name as the recogniser of a craft compares them: stems, in any order.
import { stem } from './names/normalise.ts';

export { normalise, printable, stem, withoutBrackets } from './names/normalise.ts';

/** Words of a normalised text, as stems, without the skipped ones. */
export function words(normal: string, skipped: ReadonlySet<string>): string[] {
  return normal
    .split(' ')
    .filter((word) => word !== '' && word !== '%' && !skipped.has(word))
    .map(stem);
}

/** Words as a set: the same key in any order. */
export const keyOf = (list: readonly string[]): string => [...new Set(list)].sort().join(' ');
