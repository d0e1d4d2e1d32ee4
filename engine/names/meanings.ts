// What a word means in a craft, of those that mean one thing or another.
//   the craft's «cosa» is cosa_roja, the larder's «cosa» is cosa_azul → cosa_roja
import type { NameMeaning } from '../../schemas/generated/definitions.d.ts';
import { normalise } from './normalise.ts';

/** The first list that has a word decides it; what the craft has no row for means nothing in it. */
export function meaningsOf(
  lists: readonly Readonly<Record<string, string | NameMeaning>>[],
  rowOf: (ingredient: string) => string | undefined,
): Map<string, NameMeaning> {
  const meanings = new Map<string, NameMeaning>();
  for (const list of lists) {
    for (const [word, written] of Object.entries(list)) {
      const meaning = typeof written === 'string' ? { is: written } : written;
      const is = rowOf(meaning.is);
      const known = meanings.get(normalise(word));
      if (is === undefined && !known) continue;
      const or = known?.or ?? meaning.or;
      meanings.set(normalise(word), { ...(known ?? { ...meaning, is: is! }), ...(or && { or }) });
    }
  }
  return meanings;
}
