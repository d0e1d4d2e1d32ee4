// The row whose whole name stands inside a longer one, when what every other word is costs least: each has its class
// (classes.ts), and words.json what the class costs. Two rows for the same price are a question.
//   «Cosa roja Fulano 38 %» → the row «cosa roja», with its figure 38; «Fulano» is a brand
import { type Candidate, type Classed, classesOf } from './classes.ts';
import { asMeant, type Found, named, type Text } from './found.ts';
import type { Cover } from './index.ts';
import { normalise } from './normalise.ts';
import type { Books } from './whole.ts';

/** A longer text is no name, and is found as written or not at all: of ten thousand that professionals typed the longest has ten. */
export const mostWords = 14;
const none: readonly never[] = [];
/** Each of the words that a row leaves is asked several things. */
const perCover = 3;

interface Best {
  readonly found: Found;
  readonly cost: number;
  readonly saysLack: boolean;
}

export type Covering = (words: readonly string[], text: Text, must?: readonly string[]) => Found | null;

export function coveringOf(books: Books, isKnown: (word: string) => boolean): Covering {
  const { shelf, craft, meanings, meant, thingOf, withFigure, labelWordsOf, familyOf } = books;
  const { lexicon, index, names } = shelf;
  const { own, rowOf, larderOf } = craft;
  const { costs } = names;
  // Where nobody says what a word costs, no row bears one more than its own.
  if (costs === undefined) return () => null;
  const classed = classesOf(books, isKnown);
  const pieces = (names.pieces ?? []).map(({ words, are }) => ({
    words: new Set(words.flatMap((word) => lexicon.wordsOf(normalise(word)))),
    are: new Map(Object.entries(are)),
  }));

  /** What a row is called by in the name, as it is written there: «cosa de casa» and «cosa casa» may be two rows. */
  function writtenIn(normal: string): (cover: Cover) => string {
    const tokens = normal.split(' ').map((token) => ({ token, words: lexicon.wordsOf(token) }));
    return ({ words, left }) => {
      if (left.length === 0) return normal;
      const isOf = (at: { words: readonly string[] }): boolean => at.words.some((word) => words.includes(word));
      const written = tokens
        .slice(tokens.findIndex(isOf), tokens.findLastIndex(isOf) + 1)
        .filter((at) => isOf(at) || lexicon.binds(at.token))
        .map(({ token }) => token)
        .join(' ');
      return lexicon.wordsOf(written).length === words.length ? written : '';
    };
  }

  /** «cosa» may be taken for what is made of it; «cosa pelada» is the thing itself. */
  function inPieces({ words, left }: Cover, id: string | undefined): string | undefined {
    if (id === undefined || (words.length > 1 && words.includes(labelWordsOf(id)[0] ?? ''))) return id;
    const itself = pieces.find(({ words, are }) => are.has(larderOf(id)) && left.some((word) => words.has(word)));
    return itself ? rowOf(itself.are.get(larderOf(id)) ?? '') : id;
  }

  /** «cosa con otra» is not «otra con cosa», when cosa is something by itself, nor «tapa de cosa» cosa. */
  function isTurned({ ordered, words: called, id }: Candidate, words: readonly string[], text: Text): boolean {
    if (ordered) return false;
    if (text.leader !== null && lexicon.isPart(text.leader, familyOf(id))) return true;
    const head = words.find((word) => called.includes(word))!;
    return text.isBound && called[0] !== head && thingOf(head) !== undefined;
  }

  /** The rows whose names stand in these words, and what it costs that it is the larder, or a word's meaning, that calls them so. */
  const candidates = (words: readonly string[], text: Text): (Candidate & { cost: number })[] => {
    const written = writtenIn(text.normal);
    const found: (Candidate & { cost: number })[] = [];
    const add = (cover: Cover, called: string | undefined, isMeant: boolean, cost: number): void => {
      const id = inPieces(cover, called);
      if (id !== undefined) found.push({ ...cover, id, isMeant: isMeant && id === called, cost });
    };
    for (const cover of own.covers(words)) add(cover, own.text(written(cover)) ?? cover.id, false, 0);
    for (const cover of meant.covers(words)) add(cover, meanings.get(cover.id)!.is, true, costs.meaning);
    for (const cover of index.covers(words))
      add(cover, rowOf(index.inflected(written(cover)) ?? cover.id), false, costs.larder);
    lexicon.steps.take(perCover * found.length * words.length);
    return found;
  };

  const costOf = ({ words: called, ordered, cost }: Candidate & { cost: number }, head: string, { classes }: Classed) =>
    classes.reduce((sum, one) => sum + (costs.left[one] ?? Number.POSITIVE_INFINITY), cost) +
    (ordered ? 0 : costs.disordered) +
    (called.includes(head) ? 0 : costs.headless) +
    costs.idle * called.filter((word) => lexicon.isFiller(word, '')).length;

  function readingOf(candidate: Candidate & { cost: number }, words: readonly string[], one: Classed): Found {
    const { id, isMeant, left } = candidate;
    const is = (...some: string[]): boolean => one.classes.some((each) => some.includes(each));
    const meaning = isMeant ? meanings.get(meantBy(candidate)!) : undefined;
    const plain = meaning ? asMeant(meaning) : named(id);
    const { figure, brand } = one;
    const said = candidate.words.length;
    if (is('state')) return { ...plain, how: 'state', brand, said };
    if (figure && brand !== null && !one.isProper) return { ...named(figure.id), how: 'brand', figure, brand, said };
    if (figure) return { ...named(figure.id), how: is('told', 'little') ? 'kind' : 'figure', figure, said };
    if (brand !== null && !is('number')) return { ...plain, how: 'brand', brand, said };
    if (one.isUnread) return { ...plain, how: 'unread', said };
    const found = meaning || is('number') ? plain : withFigure(plain, words);
    const isNear = is('told', 'little') || left.some((word) => lexicon.isTold(word, familyOf(found.id!)));
    return { ...found, said, ...(isNear && { how: 'kind' as const }) };
  }
  const meantBy = ({ words }: Cover): string | undefined => meant.phrase(words);

  return (words, text, must = none) => {
    if (words.length > mostWords || classed.isHopeless(words, text)) return null;
    let best = null as Best | null;
    let isRivalled = false;
    let belied = Number.POSITIVE_INFINITY;
    for (const candidate of candidates(words, text)) {
      if (!must.every((word) => candidate.words.includes(word)) || isTurned(candidate, words, text)) continue;
      const one = classed.of(candidate, words, text);
      const cost = costOf(candidate, words[0]!, one);
      if (one.classes.includes('belied')) belied = Math.min(belied, cost);
      if (cost === Number.POSITIVE_INFINITY || one.classes.includes('belied') || (best && cost > best.cost)) continue;
      const found = readingOf(candidate, words, one);
      if (best?.cost === cost) isRivalled ||= best.found.id !== found.id;
      else {
        isRivalled = false;
        best = { found, cost, saysLack: candidate.words.some((word) => lexicon.lackedIn(word) !== null) };
      }
    }
    // What is more like something that has what it is said to lack is not the next thing like it.
    if (!best || isRivalled || (belied < best.cost && !best.saysLack)) return null;
    return best.found;
  };
}
