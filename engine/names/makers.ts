// Makers nobody declared: words that nobody knows, where the name of a maker would stand.
//   «cosa Fulano roja», «cosa roja fulano mengano»: «fulano mengano» is who makes it, of what is bought by its class
import type { Text } from './found.ts';
import type { Cover } from './index.ts';
import { isNumber, normalise, stem } from './normalise.ts';
import type { Books } from './whole.ts';

const none: readonly never[] = [];
/** «Fulano Mengano» */
export const mostMakers = 2;

/** Of the words that a row of the family does not explain, those taken for its maker; none when they may be anything else. */
type MakerReader = (
  others: readonly string[],
  words: readonly string[],
  text: Text,
  cover: Cover,
  family: string,
) => readonly string[];

export function makersOf({ shelf, thingOf }: Books): MakerReader {
  const { lexicon, index, ingredients, names } = shelf;
  const alone = new Set(names.makers?.alone ?? []);
  const makes = new Set([...(names.makers?.of ?? []), ...alone]);
  const adjectives = stemsOf(names.makers?.except);

  /** May this known word be said of a row of the family? One that only others are called by is not what was meant. */
  const maySay = (word: string, family: string): boolean =>
    lexicon.isKnownFiller(word) ||
    lexicon.isChanging(word) ||
    thingOf(word) !== undefined ||
    index.saying(word).some((id) => ingredients.get(id)?.family === family);

  /** No adjective, and no slip in a word that may be said of it. */
  const isName = (word: string, family: string): boolean =>
    !adjectives.some((ending) => word.endsWith(ending)) &&
    !shelf.spelling.near(word, true).some((known) => maySay(known, family));

  return (others, words, { loose, cut }, cover, family) => {
    if (!makes.has(family)) return none;
    const maker = others.filter((one) => loose().has(one));
    const at = words.indexOf(maker[0] ?? '');
    const isRow = maker.every((word, next) => words[at + next] === word && !cut.has(word));
    if (at < 1 || maker.length > mostMakers || !isRow) return none;
    const after = words.slice(at + maker.length);
    const isLast = after.every((one) => lexicon.isFiller(one, family)) && (alone.has(family) || at > 1);
    const isAmid = isLast || after.some((one) => isNumber(one) || cover.words.includes(one));
    return isAmid && maker.every((word) => isName(word, family)) ? maker : none;
  };
}

export const stemsOf = (endings: readonly string[] | undefined): string[] =>
  (endings ?? []).map((ending) => stem(normalise(ending)));
