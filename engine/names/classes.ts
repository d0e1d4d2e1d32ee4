// What each word of a name is beside a row that it does not name: one class for each, and words.json says what a class
// costs, or that no row bears it. The classes that a typed name has tell how it was read.
//   «cosa roja Fulano 38 %» beside the row «cosa»: «roja» filler, «Fulano» brand, «38» number
import type { NameCosts } from '../../schemas/generated/definitions.d.ts';
import { areParts, type Figure, isNone } from './figures.ts';
import type { Text } from './found.ts';
import type { Cover } from './index.ts';
import { makersOf, mostMakers, stemsOf } from './makers.ts';
import { slipsBetween } from './misspelled-word.ts';
import { isNumber, normalise } from './normalise.ts';
import type { Books } from './whole.ts';

export type NameClass = keyof NameCosts['left'];

/** A row beside a name: what it leaves, and how it came to be it. */
export interface Candidate extends Cover {
  readonly id: string;
  /** it is so because of what a word means here, and bears nothing that only the row is called by */
  readonly isMeant: boolean;
}

export interface Classed {
  readonly classes: readonly NameClass[];
  readonly figure: Figure | null;
  /** words taken for a brand, or for what was done to it, as they are told */
  readonly brand: string | null;
  /** it looks so by its capital letters */
  readonly isProper: boolean;
  /** what a number says is of something else, and that is told */
  readonly isUnread: boolean;
}

/** Products are called by their figure rounded. */
const roundedBy = 1;
const leastShare = 20;
const none: readonly never[] = [];

export function classesOf(books: Books, isKnown: (word: string) => boolean) {
  const {
    shelf,
    craft,
    thingOf,
    areTwo,
    isOfMany,
    isFigure,
    isBeyond,
    figureOf,
    ownFigures,
    isShared,
    keeping,
    lackIn,
    labelWordsOf,
    familyOf,
  } = books;
  const { lexicon, index, names } = shelf;
  const { own, rowOf, larderOf } = craft;
  const stated = new Set(names.states?.of ?? []);
  const endings = stemsOf(names.states?.endings);
  const shared = new Set(names.specs?.shares ?? []);
  const makerIn = makersOf(books);
  const opposed = (names.opposed ?? []).map((words) => words.flatMap((word) => lexicon.wordsOf(normalise(word))));

  /** «cosa cruda» is not the row «Cosa tostada», whatever else it is called. */
  function isOpposed(id: string, word: string): boolean {
    const groups = opposed.filter((words) => words.includes(word));
    return (
      groups.length > 0 && labelWordsOf(id).some((own) => own !== word && groups.some((group) => group.includes(own)))
    );
  }

  /** Another word that the row is called by agrees with it. */
  const isSaid = (id: string, word: string): boolean => !isNumber(word) && index.says(larderOf(id), word);

  /** A word that nobody knows, nor has misspelt, and tells what was done to it. */
  const isState = (word: string, family: string): boolean =>
    stated.has(family) &&
    endings.some((ending) => word.endsWith(ending) && word.length > ending.length + 2) &&
    !isKnown(word) &&
    [word, word.replace(/a$/, 'o')].every((form) =>
      shelf.spelling.near(form).every((known) => slipsBetween(form, known, 1) > 1),
    );

  /** «tapa de cosa roja» is not «tapa de cosa», when «cosa roja» is something by itself. */
  function isOfAnother(
    { id, words: own, left }: Candidate,
    word: string,
    words: readonly string[],
    text: Text,
  ): boolean {
    const thing = words[words.indexOf(word) - 1];
    if (own.length < 2 || thing === undefined || thing === own[0] || !own.includes(thing)) return false;
    if (!left.includes(word) || isNumber(word) || (lexicon.isTold(word, familyOf(id)) && !isSaid(id, word)))
      return false;
    const other = index.phrase([thing, word]);
    if (other === undefined || rowOf(other) === id || other === index.phrase([thing])) return false;
    const isAlike = familyOf(other) === familyOf(id) && lexicon.isFiller(word, '');
    return !isAlike && !text.bound.some((token) => lexicon.wordsOf(token).includes(word));
  }

  /** Of two figures, «60/40», the first is the one that names. */
  const isFirst = ({ id, words: called }: Candidate, word: string, words: readonly string[]): boolean =>
    isNumber(word) &&
    isFigure(id, Number(word)) &&
    called.some((own) => isNumber(own) && words.indexOf(own) > words.indexOf(word));

  function wordClass(candidate: Candidate, word: string, words: readonly string[], text: Text): NameClass | null {
    const { id, isMeant } = candidate;
    const family = familyOf(id);
    if (isOpposed(id, word) || (keeping.isRaw(word) && keeping.isKept(larderOf(id), words))) return 'opposed';
    if (isOfAnother(candidate, word, words, text) || isFirst(candidate, word, words)) return 'another';
    const lack = lackIn(id, word);
    const isIdle = lexicon.isFiller(word, family) || lack !== null;
    if (word === text.leader) return !text.isFor && isIdle && lexicon.mayLead(word, family) ? 'filler' : null;
    if (word === words[0] && lexicon.isPart(word, family)) return null;
    if (lack === 'much') return 'belied';
    if (lack === 'little') return 'little';
    if (isIdle && lexicon.isBrand(word)) return 'brand';
    if (!isMeant && !text.cut.has(word) && isSaid(id, word) && !isOfMany(id, [word], text.bound))
      return isIdle ? 'filler' : 'agreed';
    if (isIdle) return lexicon.isTold(word, family) ? 'told' : lack === null ? 'filler' : 'lack';
    return null;
  }

  /** Of numbers that are no figure of its series: its own, rounded, or one that says nothing of it. */
  function numbered({ id, left, words: called }: Candidate, rest: readonly string[], text: Text): NameClass | 'share' {
    const isOwn = (number: string): boolean => ownFigures(id).some((own) => Math.abs(own - Number(number)) < roundedBy);
    if (rest.every(isOwn)) return 'filler';
    const maybeShare = (number: number): boolean =>
      number < 100 && (shared.has(familyOf(id)) || (number >= leastShare && isShared(id)));
    const isType = left.some((word) => lexicon.isPart(word, '') && text.normal.includes(`${word} ${rest[0]}`));
    const isTold =
      areParts(rest.map(Number)) ||
      isType ||
      rest.some((number) => text.normal.includes(`${number} %`) || maybeShare(Number(number)));
    // «cosa 70 %» is never the row that has 50, nor any of its like.
    const isShare = (number: string): boolean => text.normal.includes(`${number} %`) || shared.has(familyOf(id));
    if (!called.some(isNumber) && rest.every((number) => isShare(number) && isBeyond(id, Number(number))))
      return 'unknown';
    return isTold ? 'share' : 'number';
  }

  /** Added to it, and no part of it nor another word for it: «cosa con tapa» is two things. */
  const isTwo = ({ id, words: called, left }: Candidate, text: Text): boolean =>
    text.added.length > 0 &&
    areTwo(
      text.added.filter(
        (word) => !left.includes(word) || !(lexicon.isPart(word, familyOf(id)) || thingOf(word) === id),
      ),
      id,
      called.join(' '),
    );

  /** More words that nobody knows than a maker has, and no capitals to say that they are a name: no row bears them. */
  function isHopeless(words: readonly string[], { proper }: Text): boolean {
    const unknown = words.filter((word) => !isNumber(word) && !isKnown(word) && !proper.has(word));
    return (
      unknown.length > mostMakers &&
      unknown.some((word) => lexicon.lackedIn(word) === null && !endings.some((ending) => word.endsWith(ending)))
    );
  }

  function of(candidate: Candidate, words: readonly string[], text: Text): Classed {
    const { id, left, isMeant } = candidate;
    const plain = { figure: null, brand: null, isUnread: false, isProper: false };
    if (isTwo(candidate, text) || isOfMany(id, candidate.words, text.bound)) return { ...plain, classes: ['added'] };
    if (left.length === 0) return { ...plain, classes: none };
    const classes: NameClass[] = [];
    let rest: string[] = [];
    for (const word of left) {
      const found = wordClass(candidate, word, words, text);
      if (found === null) rest.push(word);
      else classes.push(found);
    }
    // Two names of one row, as in «cosa (otro nombre)».
    if (rest.length === 0 || (own.phrase(rest) ?? rowOf(index.phrase(rest) ?? '')) === id)
      return { ...plain, classes: [...classes, ...rest.map(() => 'agreed' as const)] };
    const family = familyOf(id);
    const brands = rest.filter((word) => text.proper.has(word));
    let brand = brands.length === 0 ? null : [...new Set(brands.map((word) => text.proper.get(word)!))].join(' ');
    for (const _ of brands) classes.push('maker');
    rest = rest.filter((word) => !text.proper.has(word));
    const isProper = brands.length > 0;
    if (rest.length > 0 && rest.every((word) => word !== words[0] && isState(word, family)))
      return { ...plain, brand: rest.join(', '), classes: [...classes, ...rest.map(() => 'state' as const)] };
    const maker = makerIn(rest, words, text, candidate, family);
    if (maker.length > 0) {
      brand = maker.map((word) => text.loose().get(word)!).join(' ');
      for (const _ of maker) classes.push('maker');
      rest = rest.filter((word) => !maker.includes(word));
    }
    if (rest.length === 0) return { ...plain, brand, classes };
    // A row may be called by the sign of its figure: «cosa T 70».
    const isCalledByOne = candidate.words.some(isNumber) && rest.every(isNumber);
    const figure = isCalledByOne ? null : (figureOf(id, rest) ?? figureOf(id, left));
    if (figure)
      return { ...plain, brand, figure, isProper, classes: [...classes, ...rest.map(() => 'figure' as const)] };
    if (isMeant && maker.length > 0) return { ...plain, classes: ['unknown'] };
    if (!rest.every(isNumber) || words[0] === rest[0] || isNone(rest, text.normal))
      return { ...plain, classes: ['unknown'] };
    const found = numbered(candidate, rest, text);
    if (found === 'filler') return { ...plain, brand, classes: [...classes, ...rest.map(() => found)] };
    if (found === 'unknown' || maker.length > 0) return { ...plain, classes: ['unknown'] };
    return {
      ...plain,
      brand,
      isUnread: found === 'share',
      classes: [...classes, 'number', ...rest.slice(1).map(() => 'filler' as const)],
    };
  }

  return { of, isHopeless };
}
