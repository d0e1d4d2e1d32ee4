// What is sold raw and preserved alike: a bare name taken for the row that is preserved is said, and one with a word for
// raw is not that row. Takes the declared words; gives lookups by ingredient of the larder. Refuses nothing.
//   the row «Cosa en lata»: «cosa» is it, and that is said; «cosa cruda» is not; of «cosa en lata» there is nothing to say
import type { LarderNames } from '../../schemas/generated/definitions.d.ts';
import type { Lexicon } from './lexicon.ts';
import { normalise, withoutBrackets } from './normalise.ts';
import type { Ingredient } from './shelf.ts';

export interface Keeping {
  /** is it preserved in a way that none of these words says? */
  readonly isKept: (ingredient: string, words: readonly string[]) => boolean;
  readonly isRaw: (word: string) => boolean;
}

export function keepingOf(
  { kept }: Pick<LarderNames, 'kept'>,
  ingredients: ReadonlyMap<string, Ingredient>,
  { wordsOf }: Lexicon,
): Keeping {
  const setOf = (list: readonly string[] = []): Set<string> =>
    new Set(list.flatMap((word) => wordsOf(normalise(word))));
  const families = new Set(kept?.of ?? []);
  const ways = setOf(kept?.words);
  const signs = new Set([...ways, ...setOf(kept?.signs)]);
  const raw = setOf(kept?.raw);
  /** Called so in every way that its label has of calling it: «Cosa / tapa en lata» may be bare. */
  const isSo = (label: string): boolean =>
    withoutBrackets(label)
      .split('/')
      .every((name) => wordsOf(normalise(name)).some((word) => ways.has(word)));
  const known = new Map<string, boolean>();
  return {
    isRaw: (word) => raw.has(word),
    isKept: (ingredient, words) => {
      const row = ingredients.get(ingredient);
      if (!row || !families.has(row.family) || words.some((word) => signs.has(word))) return false;
      const is = known.get(ingredient) ?? isSo(row.label);
      known.set(ingredient, is);
      return is;
    },
  };
}
