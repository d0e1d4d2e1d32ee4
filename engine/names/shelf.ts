// The larder as the reader of names sees it, made once for all crafts: rows by their names, and the words they are made of.
// Also what a search box needs: the rows most like some words, slips forgiven.
//   search «cosa roj» → cosa_roja, cosa_rosa
import type { LarderNames } from '../../schemas/generated/definitions.d.ts';
import { indexNames, type Named, type NameIndex, type Short } from './index.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';
import { type Spelling, spellingOf } from './misspelled-word.ts';
import { isNumber, normalise, withoutBrackets } from './normalise.ts';

export interface Ingredient extends Named {
  readonly label: string;
  readonly family: string;
  /** what it surely has in it, of what others are said to be without */
  readonly carries: readonly string[];
  /** how much it has of what is missed by columns, in their order */
  readonly held: readonly number[];
}

export interface Shelf {
  readonly ingredients: ReadonlyMap<string, Ingredient>;
  /** a label has the figure of its own ingredient, whatever series that belongs to */
  readonly isLabel: (id: string, normal: string) => boolean;
  readonly names: LarderNames;
  readonly lexicon: Lexicon;
  readonly index: NameIndex;
  readonly spelling: Spelling;
}

/** By the file they are declared in: what was learnt of a word does not depend on who is called so. */
const lexicons = new WeakMap<LarderNames, Lexicon>();

/** Words beyond these add nothing to a search. */
const mostWords = 12;

export function shelve(
  ingredients: readonly Ingredient[],
  names: LarderNames,
  clash?: (name: string, owner: string, other: string) => void,
): Shelf {
  const lexicon = lexicons.get(names) ?? lexiconOf(names);
  lexicons.set(names, lexicon);
  const index = indexNames(ingredients, { ...lexicon, wordsOf: lexicon.learn }, clash, () =>
    shortOf(ingredients, lexicon),
  );
  const rows = new Map(ingredients.map((row) => [row.id, row]));
  let spelling: Spelling | null = null;
  return {
    ingredients: rows,
    isLabel: (id, normal) => normalise(rows.get(id)?.label ?? '') === normal,
    names,
    lexicon,
    index,
    // Nobody needs it until somebody slips.
    get spelling() {
      spelling ??= spellingOf([...index.words(), ...lexicon.fillers()], lexicon.forms, lexicon.steps);
      return spelling;
    },
  };
}

/** A label without its brackets, and without the words that change nothing, when that names one row only. */
function shortOf(ingredients: readonly Ingredient[], lexicon: Lexicon): Short[] {
  const owners = new Map<string, string | null>();
  const shorts = ingredients.map(({ id, label }) => {
    const bare = normalise(withoutBrackets(label));
    const words = lexicon.wordsOf(bare).filter((word) => !lexicon.isFiller(word, '') || lexicon.mayLead(word, ''));
    const short = [bare, ...(words.length > 1 ? [words.join(' ')] : [])].filter((text) => text !== '');
    for (const text of short) owners.set(text, owners.has(text) && owners.get(text) !== id ? null : id);
    return short;
  });
  return ingredients.map(({ id }, at) => ({ id, texts: shorts[at]!.filter((text) => owners.get(text) === id) }));
}

/** So much of what both are called by, and it is a suggestion though it begins with another word. */
const muchAlike = 0.6;
const mostLooked = 24;

/**
 * Rows that somebody might agree were meant, best first: called by the first word that means something, or alike in nearly all. A word nobody
 * knows counts as the words it may have been meant for; a number tells nothing by itself.
 */
export function nearest(
  { index, lexicon, spelling, ingredients }: Shelf,
  words: readonly string[],
  most: number,
): string[] {
  const telling = words
    .slice(0, mostWords)
    .filter((word) => word.length > 1 && (!lexicon.isKnownFiller(word) || index.leads(word)));
  const meantBy = (word: string): readonly string[] => (index.has(word) ? [word] : spelling.near(word));
  const said = telling.filter((word) => !isNumber(word));
  const heads = new Set(said.map(meantBy).find((meant) => meant.length > 0) ?? []);
  const isAllMeant = said.length > 1 && said.every((word) => meantBy(word).length > 0);
  const isHeaded = (id: string): boolean =>
    (ingredients.get(id)?.names ?? []).some((name) => heads.has(lexicon.wordsOf(normalise(name))[0] ?? ''));
  return [...index.sharing(telling.flatMap(meantBy).slice(0, mostWords))]
    .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .slice(0, mostLooked)
    .filter(([id, score]) => isHeaded(id) || (isAllMeant && score >= muchAlike))
    .slice(0, most)
    .map(([id]) => id);
}
