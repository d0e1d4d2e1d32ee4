// The one reader of names: what a typed name stands for. Every word must be accounted for: it names the row, it is
// declared to change nothing, or the name is not known. A name is never taken for a part of it.
// Takes the shelf and a craft's own words; gives a row, a row with a figure of its own, a row by correction, or the
// nearest ones.
//   «Cosa roja Fulano 38 %» → the row «cosa roja», with its figure 38; «Fulano» is a brand
import type { NameMeaning } from '../../schemas/generated/definitions.d.ts';
import { type Figure, figuresOf } from './figures.ts';
import { type Cover, indexNames, type NameIndex } from './index.ts';
import { meaningsOf } from './meanings.ts';
import { isNumber, normalise, printable, withoutBrackets } from './normalise.ts';
import { phrasesOf } from './phrases.ts';
import { nearest, type Shelf } from './shelf.ts';
import { type Signs, signsIn, withoutMeasures } from './signs.ts';

/**
 * name: as it is called. figure: with the figure it declares. unread: a percentage that says nothing of this row.
 * meaning: what the word means here. kind: of a kind that takes any name. brand: with a maker or a place nobody declared.
 */
export type How = 'name' | 'figure' | 'unread' | 'meaning' | 'kind' | 'brand' | 'correction' | 'unknown';

export interface Found {
  readonly id: string | null;
  readonly how: How;
  readonly figure: Figure | null;
  readonly meaning: NameMeaning | null;
  /** words taken for a brand */
  readonly brand: string | null;
  /** a number in it says nothing of the row */
  readonly isLoose: boolean;
}

export interface Reading extends Found {
  /** of a use outside the mass */
  readonly apart: boolean;
  /** ingredients of the larder most like it, when it is not known: looked for only when asked */
  readonly near: () => readonly string[];
  readonly normal: string;
  readonly printable: string;
}

/** What a craft adds: its own names of rows, what words mean in it, and which of its rows an ingredient of the larder is. */
export interface CraftWords {
  readonly own: NameIndex;
  readonly means: Readonly<Record<string, string | NameMeaning>>;
  /** row of the craft → ingredient of the larder */
  readonly larderOf: (row: string) => string;
  /** ingredient of the larder → row of the craft, where it has one */
  readonly rowOf: (ingredient: string) => string | undefined;
}

/** A piece of the name, read once. */
interface Text extends Signs {
  readonly normal: string;
  readonly words: readonly string[];
  /** its words are bound by others: their order tells which is which */
  readonly isBound: boolean;
  /** its first word, when the rest is said to be of it: «lata de cosa» */
  readonly leader: string | null;
}

const mostNear = 3;
/** A longer text is no name: it is found as written or not at all. */
const mostWords = 24;
const mostUnknownWords = 2;
const mostMendings = 40;

export function readerOf(shelf: Shelf, craft: CraftWords): (name: string) => Reading {
  const { lexicon, index, names, ingredients, spelling } = shelf;
  const { wordsOf } = lexicon;
  const { own, rowOf, larderOf } = craft;
  const here = new Set(Object.keys(craft.means).map(normalise));
  const meanings = meaningsOf([craft.means, names.means ?? {}], rowOf);
  const meant = indexNames(
    [...meanings.keys()].map((word) => ({ id: word, names: [word] })),
    wordsOf,
  );
  const figures = figuresOf(names.series ?? []);
  const apart = phrasesOf(names.apart ?? [], lexicon.articles);
  const stages = phrasesOf(names.stages ?? [], lexicon.articles);
  const phraseOf = (text: string): string => wordsOf(normalise(text)).join(' ');
  const preparations = new Set((names.preparations ?? []).map(phraseOf));
  const kinds = new Map(
    (names.kinds ?? []).flatMap(({ heads, is, except }) => {
      const kind = { is, except: new Set((except ?? []).map(phraseOf)) };
      return heads.map((head) => [phraseOf(head), kind] as const);
    }),
  );
  const isKnown = (word: string): boolean =>
    own.has(word) || index.has(word) || lexicon.isKnownFiller(word) || meant.has(word);

  /** As written, or with the same words in the same order. */
  function whole(normal: string, words: readonly string[]): Found | null {
    const id = own.text(normal) ?? (here.has(normal) ? undefined : own.phrase(words));
    if (id !== undefined) return withFigure(named(id), words);
    const asWritten = meanings.get(normal);
    if (asWritten) return asMeant(asWritten);
    const called = rowOf(index.text(normal) ?? '');
    if (called !== undefined) return withFigure(named(called), words);
    const meaning = meant.phrase(words);
    if (meaning !== undefined) return asMeant(meanings.get(meaning)!);
    const stored = rowOf(index.phrase(words) ?? '');
    return stored === undefined ? null : withFigure(named(stored), words);
  }

  /** Of rows of the craft; null where it lacks one of them. */
  function figureOf(row: string, left: readonly string[]): Figure | null {
    const figure = left.length === 0 ? null : figures(larderOf(row), left);
    if (!figure) return null;
    const id = rowOf(figure.id);
    const parts = figure.parts.flatMap((part) => ({ id: rowOf(part.id) ?? '', share: part.share }));
    return id === undefined || parts.some((part) => part.id === '') ? null : { ...figure, id, parts };
  }

  /** A row may be called by figures near its own: the one written counts. */
  function withFigure(found: Found, words: readonly string[]): Found {
    const figure = figureOf(found.id!, words.filter(isNumber));
    return figure && (figure.parts.length > 1 || figure.id !== found.id)
      ? { ...named(figure.id), how: 'figure', figure }
      : found;
  }

  /** The row that explains most of the words, when what is left changes nothing; `must` are words it has to explain. */
  function covered(words: readonly string[], text: Text, must: readonly string[] = none): Found | null {
    if (words.length > mostWords) return null;
    const covers = [
      ...own.covers(words).map((cover) => ({ cover, id: cover.id, meaning: null, here: 2 })),
      ...meant.covers(words).map((cover) => {
        const meaning = meanings.get(cover.id)!;
        return { cover, id: meaning.is, meaning, here: 1 };
      }),
      ...index.covers(words).map((cover) => ({ cover, id: rowOf(cover.id), meaning: null, here: 0 })),
    ];
    let best: { found: Found; score: number } | null = null;
    let isRivalled = false;
    for (const { cover, id, meaning, here } of covers) {
      if (id === undefined) continue;
      if (text.isBound && isTurned(cover, words[0]!)) continue;
      if (!must.every((word) => cover.words.includes(word))) continue;
      const found = explained(cover, id, meaning, words, text);
      if (!found) continue;
      const brands = cover.words.filter(lexicon.isBrand).length;
      const score = scoreOf(cover, words[0]!, here, found) + 12 * brands;
      if (best && score < best.score) continue;
      isRivalled = score === best?.score && (isRivalled || best.found.id !== found.id);
      if (!best || score > best.score) best = { found, score };
    }
    return isRivalled ? null : (best?.found ?? null);
  }

  /** «cosa con otra» is not «otra con cosa», when cosa is something by itself. */
  const isTurned = (cover: Cover, head: string): boolean =>
    !cover.ordered && cover.words[0] !== head && cover.words.includes(head) && index.phrase([head]) !== undefined;

  function explained(
    cover: Cover,
    id: string,
    meaning: NameMeaning | null,
    words: readonly string[],
    text: Text,
  ): Found | null {
    const plain = meaning ? asMeant(meaning) : named(id);
    if (cover.left.length === 0) return meaning ? plain : withFigure(plain, words);
    const family = ingredients.get(larderOf(id))?.family ?? '';
    const left = cover.left.filter(
      (word) => !lexicon.isFiller(word, family) || (word === text.leader && !lexicon.mayLead(word, family)),
    );
    if (left.length === 0) return meaning ? plain : withFigure(plain, words);
    // Two names of one row, as in «cosa (otro nombre)».
    if ((own.phrase(left) ?? rowOf(index.phrase(left) ?? '')) === id) return plain;
    const brand = left.filter((word) => text.proper.has(word));
    const others = brand.length === 0 ? left : left.filter((word) => !text.proper.has(word));
    if (others.length === 0) return { ...plain, how: 'brand', brand: brand.join(' ') };
    const figure = figureOf(id, others);
    if (figure) return { ...named(figure.id), how: 'figure', figure };
    if (!others.every(isNumber) || words[0] === others[0]) return null;
    const isShare = others.some((number) => text.normal.includes(`${number} %`));
    return { ...plain, how: isShare ? 'unread' : plain.how, isLoose: true };
  }

  function byKind(words: readonly string[]): Found | null {
    const kind = words.length > 1 && words.length <= mostWords ? kinds.get(words[0]!) : undefined;
    const id = kind && rowOf(kind.is);
    if (id === undefined || words.some((word) => kind!.except.has(word))) return null;
    return { ...named(id), how: 'kind' };
  }

  /** One way of mending the unknown words, or none: two ways that name two things are a question. */
  function corrected(text: Text): Found | null {
    if (text.words.length > mostWords) return null;
    const unknown = new Set(text.words.filter((word) => !isNumber(word) && !isKnown(word)));
    if (unknown.size === 0 || unknown.size > mostUnknownWords) return null;
    let mended: string[][] = [[...text.words]];
    for (const word of unknown) {
      const letters = text.cut.get(word);
      const choices = letters === undefined ? spelling.near(word) : spelling.starting(letters);
      mended = mended.flatMap((list) => choices.map((choice) => list.map((old) => (old === word ? choice : old))));
      if (mended.length === 0 || mended.length > mostMendings) return null;
    }
    let found: Found | null = null;
    for (const words of mended) {
      const must = words.filter((word, at) => word !== text.words[at]);
      const reading = whole(words.join(' '), words) ?? covered(words, text, must);
      if (!reading) continue;
      if (found && found.id !== reading.id) return null;
      found ??= reading;
    }
    return found && { ...found, how: 'correction' };
  }

  function core(text: Text): Found | null {
    const exact = whole(text.normal, text.words);
    if (exact || !/\d/.test(text.normal)) return exact ?? covered(text.words, text) ?? run(text.words);
    // «200 g de cosa», «2 cosas»: how much is not what; but «70 cosa» may be its figure.
    const uncounted = withoutMeasures(text.normal, lexicon.measures, true);
    const counted = uncounted === text.normal ? null : whole(uncounted, wordsOf(uncounted));
    if (counted) return counted;
    const weighed = withoutMeasures(text.normal, lexicon.measures, false);
    for (const normal of new Set([weighed, weighed.replace(leadingNumber, '')])) {
      const words = wordsOf(normal);
      const found = whole(normal, words) ?? covered(words, text);
      if (found) return found;
    }
    return covered(text.words, text) ?? run(text.words);
  }

  function run(words: readonly string[]): Found | null {
    const id = own.together(words) ?? rowOf(index.together(words) ?? '');
    return id === undefined ? null : named(id);
  }

  const textOf = (normal: string, { proper, cut }: Signs): Text => ({
    normal,
    proper,
    cut,
    words: wordsOf(normal),
    isBound: lexicon.isBound(normal),
    leader: lexicon.leaderOf(normal),
  });

  /** What stands in brackets may remark, not change: «cosa (del día)» is cosa, «cosa (rellena)» is not. */
  function remarked(name: string, signs: Signs): Found | null {
    const bare = normalise(withoutBrackets(name));
    if (bare === '' || !/[([]/.test(name)) return null;
    const inside = [...name.matchAll(/[([]([^()[\]]*)[)\]]/g)].map((match) => match[1]!).join(' ');
    const says = wordsOf(normalise(inside)).some(
      (word) => !isNumber(word) && isKnown(word) && !lexicon.isKnownFiller(word),
    );
    return says ? null : core(textOf(bare, signs));
  }

  /** «cosa (otra cosa)»: a word that means this or that is made clear by what follows it, one of those declared. */
  function settled(name: string, signs: Signs): Found | null {
    const [, first, second] = /^([^()]+)\(([^()]+)\)\s*$/.exec(name) ?? [];
    const others = first === undefined ? undefined : meanings.get(normalise(first))?.or;
    const found = others && core(textOf(normalise(second!), signs));
    return found && others.includes(larderOf(found.id!)) ? found : null;
  }

  function find(name: string, text: Text): Found | null {
    const clear = settled(name, text);
    if (clear) return clear;
    const before = stages.before(text.normal);
    const staged = before === null ? null : core(textOf(before, text));
    return staged ?? core(text) ?? remarked(name, text) ?? byKind(text.words) ?? corrected(text);
  }

  return (typed) => {
    const asWritten = normalise(typed);
    const name = own.text(asWritten) || index.text(asWritten) ? typed : lexicon.spelledOut(typed);
    const normal = name === typed ? asWritten : normalise(name);
    const words = wordsOf(normal);
    const answer = (found: Found, isApart: boolean, near: Reading['near']): Reading => ({
      ...found,
      apart: isApart,
      near,
      normal,
      printable: printable(typed),
    });
    if (preparations.has(words.join(' '))) return answer(nothing, false, () => nearest(shelf, words, mostNear));
    const exact = whole(normal, words);
    if (exact) return answer(exact, false, noneNear);
    const inMass = apart.outside(normal);
    const text = textOf(inMass ?? normal, signsIn(name, isKnown, wordsOf));
    const found = find(inMass ?? name, text);
    return found
      ? answer(found, inMass !== null, noneNear)
      : answer(nothing, inMass !== null, () => nearest(shelf, text.words, mostNear));
  };
}

const none: readonly never[] = [];
const noneNear = (): readonly string[] => none;
const leadingNumber = /^\d+(?:\.\d+)? (?=[a-z])/;
const nothing: Found = { id: null, how: 'unknown', figure: null, meaning: null, brand: null, isLoose: false };
/** Read as it is called. */
export const named = (id: string): Found => ({ ...nothing, id, how: 'name' });
const asMeant = (meaning: NameMeaning): Found => ({ ...named(meaning.is), how: 'meaning', meaning });

/** Most words first, numbers left out counting against; then the craft's own; then by the first word; then in its order. */
const scoreOf = (cover: Cover, head: string, here: number, { isLoose }: Found): number =>
  16 * cover.words.length -
  (isLoose ? 16 : 0) +
  4 * here +
  (cover.words.includes(head) ? 2 : 0) +
  (cover.ordered ? 1 : 0);
