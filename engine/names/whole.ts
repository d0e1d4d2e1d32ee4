// A name that is, word for word, what something is called in the craft, in the larder, or what a word means here.
//   «la cosa roja» → the row «cosa roja»; with another figure than its own, so much of two rows of its series
import type { NameMeaning } from '../../schemas/generated/definitions.d.ts';
import { type Figure, figuresOf, isNone } from './figures.ts';
import { asMeant, type Found, named } from './found.ts';
import { indexNames, type NameIndex } from './index.ts';
import { type Keeping, keepingOf } from './kept.ts';
import { type Lack, lackingOf } from './lacking.ts';
import { meaningsOf } from './meanings.ts';
import { isNumber, normalise } from './normalise.ts';
import type { Shelf } from './shelf.ts';

/** What a craft adds: its own names of rows, what words mean in it, and which of its rows an ingredient of the larder is. */
export interface CraftWords {
  readonly own: NameIndex;
  readonly means: Readonly<Record<string, string | NameMeaning>>;
  /** row of the craft → ingredient of the larder */
  readonly larderOf: (row: string) => string;
  /** ingredient of the larder → row of the craft, where it has one */
  readonly rowOf: (ingredient: string) => string | undefined;
}

/** The names of a craft over those of the larder. */
export interface Books {
  readonly shelf: Shelf;
  readonly craft: CraftWords;
  readonly meanings: ReadonlyMap<string, NameMeaning>;
  readonly meant: NameIndex;
  readonly whole: (normal: string, words: readonly string[]) => Found | null;
  /** the row that a word names by itself */
  readonly thingOf: (word: string) => string | undefined;
  /** do words said to be added make two things of the name? */
  readonly areTwo: (added: readonly string[], row: string, called: string) => boolean;
  /** is it said to be of several things by a word that the row bears as an adjective? */
  readonly isOfMany: (row: string, called: readonly string[], bound: readonly string[]) => boolean;
  readonly figureOf: (row: string, left: readonly string[]) => Figure | null;
  /** is the number more, or less, than any row like it has? */
  readonly isBeyond: (row: string, number: number) => boolean;
  /** may this number be the figure of the row? */
  readonly isFigure: (row: string, number: number) => boolean;
  /** the figures in the label of a row */
  readonly ownFigures: (row: string) => readonly number[];
  /** does its label say a percentage? */
  readonly isShared: (row: string) => boolean;
  readonly withFigure: (found: Found, words: readonly string[]) => Found;
  readonly keeping: Keeping;
  /** what a word says to be missing of the row; null where it says nothing, or the row is called so */
  readonly lackIn: (row: string, word: string) => Lack | null;
  /** is it called so because it has 0 % of something? */
  readonly isBare: (row: string) => boolean;
  readonly familyOf: (row: string) => string;
  readonly labelWordsOf: (row: string) => readonly string[];
  /** is any of these missing of what has much of it? */
  readonly belies: (row: string, words: readonly string[]) => boolean;
}

/** Of a row, worked out once. */
function remembered<Known>(work: (row: string) => Known): (row: string) => Known {
  const known = new Map<string, Known>();
  return (row) => {
    if (!known.has(row)) known.set(row, work(row));
    return known.get(row)!;
  };
}

export function booksOf(shelf: Shelf, craft: CraftWords): Books {
  const { lexicon, index, names } = shelf;
  const { own, rowOf, larderOf } = craft;
  const meanings = meaningsOf([craft.means, names.means ?? {}], rowOf);
  const meant = indexNames(
    [...meanings.keys()].map((word) => ({ id: word, names: [word] })),
    lexicon,
  );
  const figures = figuresOf(names.series ?? []);

  const thingOf = (word: string): string | undefined =>
    lexicon.steps.once(`thing ${word}`, () => {
      const meaning = meant.phrase([word]);
      return (
        own.phrase([word]) ?? (meaning === undefined ? rowOf(index.phrase([word]) ?? '') : meanings.get(meaning)!.is)
      );
    });

  /** «cosa y otra» is not «cosa de otra», unless the row is called so. */
  const areTwo = (added: readonly string[], row: string, called: string): boolean =>
    added.some(
      (word) =>
        thingOf(word) !== undefined &&
        !own.adds(row, word) &&
        !meant.adds(called, word) &&
        !index.adds(larderOf(row), word),
    );

  /** Does the row bear this word as an adjective, «cosa flor», and is never called by it otherwise, «flor de cosa», «cosa de flor»? */
  function isBorne(row: string, token: string): boolean {
    const words = lexicon.wordsOf(token);
    const isIt = (other: string | undefined): boolean => other !== undefined && words.includes(other);
    const names = (shelf.ingredients.get(larderOf(row))?.names ?? []).map(normalise);
    const isElse = (name: string): boolean =>
      name.split(' ').includes(token) ||
      isIt(lexicon.wordsOf(name)[0]) ||
      lexicon.boundIn(name).flatMap(lexicon.wordsOf).some(isIt);
    return names.some((name) => lexicon.wordsOf(name).some(isIt)) && !names.some(isElse);
  }

  /** «cosa de flores» is not «cosa flor». */
  const isOfMany = (row: string, called: readonly string[], bound: readonly string[]): boolean =>
    bound.some(
      (token) =>
        token.endsWith('s') &&
        lexicon.wordsOf(token).some((word) => called.includes(word) && !lexicon.isAdjective(word)) &&
        isBorne(row, token),
    );

  /** As written, or with the same words in the same order. */
  function whole(normal: string, words: readonly string[]): Found | null {
    const id = own.text(normal);
    const asWritten = meanings.get(normal);
    // What a craft calls by a word of several things is told as what the word means.
    const several = id === undefined ? undefined : meanings.get(meant.phrase(words) ?? '');
    if (id !== undefined && several?.or?.includes(larderOf(id))) return { ...asMeant(several), id };
    if (id !== undefined) return withFigure(named(id), words);
    if (asWritten) return asMeant(asWritten);
    const added = lexicon.addedIn(normal);
    const phrased = own.phrase(words);
    const isAnother = (row: string): boolean =>
      areTwo(added, row, '') ||
      isOfMany(row, words, lexicon.boundIn(normal)) ||
      (isNone(words, normal) && !isBare(row));
    const stocked = index.text(normal);
    const called = rowOf(stocked ?? '');
    if (called !== undefined) return shelf.isLabel(stocked!, normal) ? named(called) : withFigure(named(called), words);
    if (phrased !== undefined && !isAnother(phrased)) return withFigure(named(phrased), words);
    const meaning = meant.phrase(words);
    if (meaning !== undefined && !areTwo(added, '', meaning)) return asMeant(meanings.get(meaning)!);
    const stored = rowOf(index.inflected(normal) ?? index.phrase(words) ?? '');
    return stored === undefined || isAnother(stored) ? null : withFigure(named(stored), words);
  }

  const labelOf = remembered((row) => normalise(shelf.ingredients.get(larderOf(row))?.label ?? ''));
  const ownFigures = remembered((row) => labelOf(row).split(' ').filter(isNumber).map(Number));

  /** Of rows of the craft; null where it lacks one of them. */
  function figureOf(row: string, left: readonly string[]): Figure | null {
    const figure = left.length === 0 ? null : figures.figureOf(larderOf(row), left);
    if (!figure || ownFigures(row).includes(figure.value)) return null;
    const id = rowOf(figure.id);
    const parts = figure.parts.flatMap((part) => ({ id: rowOf(part.id) ?? '', share: part.share }));
    return id === undefined || parts.some((part) => part.id === '') ? null : { ...figure, id, parts };
  }

  const isBare = remembered((row) =>
    (shelf.ingredients.get(larderOf(row))?.names ?? []).some((name) => isNone(['0'], normalise(name))),
  );

  const lacking = lackingOf(names, shelf.ingredients, lexicon);
  const lackIn = (row: string, word: string): Lack | null => {
    const lack = lacking(larderOf(row), word);
    return lack === null || index.says(larderOf(row), word) || own.says(row, word) ? null : lack;
  };

  /** A row may be called by figures near its own: the one written counts. */
  function withFigure(found: Found, words: readonly string[]): Found {
    const figure = figureOf(found.id!, words.filter(isNumber));
    return figure && (figure.parts.length > 1 || figure.id !== found.id)
      ? { ...named(figure.id), how: 'figure', figure }
      : found;
  }

  return {
    shelf,
    craft,
    meanings,
    meant,
    whole,
    thingOf,
    areTwo,
    isOfMany,
    isFigure: (row, number) => figures.isFigure(larderOf(row), number),
    isBeyond: (row, number) => figures.belies(larderOf(row), number),
    figureOf,
    ownFigures,
    isShared: (row) => /\d %/.test(labelOf(row)),
    withFigure,
    keeping: keepingOf(names, shelf.ingredients, lexicon),
    lackIn,
    isBare,
    familyOf: (row) => shelf.ingredients.get(larderOf(row))?.family ?? '',
    labelWordsOf: remembered((row) => lexicon.wordsOf(labelOf(row))),
    belies: (row, words) => words.some((word) => lackIn(row, word) === 'much'),
  };
}
