// The row whose whole name stands inside a longer one, when every other word is declared to change nothing.
//   «Cosa roja Fulano 38 %» → the row «cosa roja», with its figure 38; «Fulano» is a brand
import type { NameMeaning } from '../../schemas/generated/definitions.d.ts';
import { areParts, type Figure, isNone } from './figures.ts';
import { asMeant, type Found, isSilent, named, type Text } from './found.ts';
import { type Cover, scoreOf } from './index.ts';
import { makersOf, stemsOf } from './makers.ts';
import { slipsBetween } from './misspelled-word.ts';
import { isNumber, normalise } from './normalise.ts';
import type { Books } from './whole.ts';

/** A longer text is no name: it is found as written or not at all. */
export const mostWords = 24;
const none: readonly never[] = [];
const roundedBy = 1;
const leastShare = 20;
/** Each of the words that a row leaves is asked several things. */
const perCover = 3;

export type Covering = (words: readonly string[], text: Text, must?: readonly string[]) => Found | null;

export function coveringOf(books: Books, isKnown: (word: string) => boolean): Covering {
  const { shelf, craft, meanings, meant, thingOf, areTwo, isOfMany, isFigure, figureOf } = books;
  const { withFigure, ownFigures, isShared, keeping, lackIn, belies, isBare } = books;
  const { lexicon, index, ingredients, names } = shelf;
  const { own, rowOf, larderOf } = craft;
  const pieces = (names.pieces ?? []).map(({ words, are }) => ({
    words: new Set(words.flatMap((word) => lexicon.wordsOf(normalise(word)))),
    are: new Map(Object.entries(are)),
  }));
  const stated = new Set(names.states?.of ?? []);
  const endings = stemsOf(names.states?.endings);
  const shared = new Set(names.specs?.shares ?? []);
  const makerIn = makersOf(books);

  const opposed = (names.opposed ?? []).map((words) => words.flatMap((word) => lexicon.wordsOf(normalise(word))));
  /** «cosa cruda» is not the row «Cosa tostada», whatever else it is called. */
  function denies(id: string, word: string): boolean {
    const groups = opposed.filter((words) => words.includes(word));
    return groups.length > 0 && labelOf(id).some((own) => own !== word && groups.some((group) => group.includes(own)));
  }

  /** The row that explains most of the words, when what is left changes nothing; `must` are words it has to explain. */
  function covered(words: readonly string[], text: Text, must: readonly string[] = none): Found | null {
    if (words.length > mostWords) return null;
    const written = writtenIn(text.normal);
    const shares = sharesIn(text.normal);
    const covers = [
      ...own
        .covers(words)
        .map((cover) => ({ cover, id: own.text(written(cover)) ?? cover.id, meaning: null, here: 2 })),
      ...meant.covers(words).map((cover) => {
        const meaning = meanings.get(cover.id)!;
        return { cover, id: meaning.is, meaning, here: 1 };
      }),
      ...index
        .covers(words)
        .map((cover) => ({ cover, id: rowOf(index.inflected(written(cover)) ?? cover.id), meaning: null, here: 0 })),
    ];
    lexicon.steps.take(perCover * covers.length * words.length);
    let best: { found: Found; score: number; saysLack: boolean } | null = null;
    let isRivalled = false;
    let belied = Number.NEGATIVE_INFINITY;
    const bared: { id: string; score: number }[] = [];
    for (const { cover, id: called, meaning: usual, here } of covers) {
      const id = inPieces(cover, called);
      if (id === undefined) continue;
      const meaning = id === called ? usual : null;
      if (text.isBound && isTurned(cover, words)) continue;
      if (!cover.ordered && shares.includes(cover.words[0]!)) continue;
      if (text.leader !== null && !cover.ordered && lexicon.isPart(text.leader, familyOf(id))) continue;
      if (isSecond(cover, id, words)) continue;
      if (isOfAnother(cover, id, words, text)) continue;
      if (areTwo(added(cover, id, text), id, cover.id)) continue;
      if (isOfMany(id, cover.words, text.bound)) continue;
      if (!must.every((word) => cover.words.includes(word))) continue;
      if (isNone(cover.words, text.normal) && !isBare(id)) continue;
      const read = explained(cover, id, meaning, words, text);
      if (!read) {
        if (isAllButBare(cover, id, meaning, words, text))
          bared.push({ id, score: scoreOf(cover, words[0]!, here, false) });
        continue;
      }
      const isNear = hasLittle(read.id!, words) || cover.left.some((word) => isTold(read.id!, word));
      const found = isSilent(read) && isNear ? { ...read, how: 'kind' as const } : read;
      const brands = cover.words.filter(lexicon.isBrand).length;
      const told = found === read ? 0 : 8;
      const score =
        scoreOf(cover, words[0]!, here, found.isLoose) + 12 * brands - 8 * agreeing(cover, id) - idle(cover) - told;
      if (belies(read.id!, words)) {
        belied = Math.max(belied, score);
        continue;
      }
      if (best && score < best.score) continue;
      isRivalled = score === best?.score && (isRivalled || best.found.id !== found.id);
      const saysLack = cover.words.some((word) => lexicon.lackedIn(word) !== null);
      if (!best || score > best.score) best = { found: { ...found, said: cover.words.length }, score, saysLack };
    }
    // What is more like something that has what it is said to lack is not the next thing like it.
    if (!best || isRivalled || (belied > best.score && !best.saysLack)) return null;
    const { found, score } = best;
    return bared.some((one) => one.id !== found.id && one.score >= score) ? null : found;
  }

  /** Would it be this, but for the «0 %» of something? */
  function isAllButBare(
    cover: Cover,
    id: string,
    meaning: NameMeaning | null,
    words: readonly string[],
    text: Text,
  ): boolean {
    if (!isNone(cover.left, text.normal)) return false;
    const left = cover.left.filter((word) => word !== '0');
    return explained({ ...cover, left }, id, meaning, words, text) !== null;
  }

  /** Of what there is so much, «cosa 65 % tapa»: that is no «tapa de cosa». */
  function sharesIn(normal: string): readonly string[] {
    if (!normal.includes(' % ')) return none;
    const tokens = normal.split(' ').filter((token) => !lexicon.binds(token));
    return tokens.flatMap((token, at) => (at > 2 && tokens[at - 1] === '%' ? lexicon.wordsOf(token) : []));
  }

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
    if (id === undefined || (words.length > 1 && words.includes(headOf(id)))) return id;
    const itself = pieces.find(({ words, are }) => are.has(larderOf(id)) && left.some((word) => words.has(word)));
    return itself ? rowOf(itself.are.get(larderOf(id)) ?? '') : id;
  }

  /** Of two figures, «60/40», the first is the one that names. */
  function isSecond(cover: Cover, id: string, words: readonly string[]): boolean {
    const own = cover.words.find(isNumber);
    if (own === undefined || cover.left.length === 0) return false;
    return words.slice(0, words.indexOf(own)).some((word) => isNumber(word) && isFigure(id, Number(word)));
  }

  /** «tapa de cosa roja» is not «tapa de cosa», when «cosa roja» is something by itself. */
  function isOfAnother({ words: own, left }: Cover, id: string, words: readonly string[], { normal }: Text): boolean {
    if (own.length < 2 || left.length === 0) return false;
    const tokens = normal.split(' ');
    const isBound = (word: string): boolean =>
      tokens.some((token, at) => lexicon.binds(tokens[at - 1] ?? '') && lexicon.wordsOf(token).includes(word));
    return words.some((word, at) => {
      const thing = words[at - 1];
      if (thing === undefined || thing === own[0] || !left.includes(word) || !own.includes(thing)) return false;
      if (isNumber(word) || isTold(id, word)) return false;
      const other = index.phrase([thing, word]);
      if (other === undefined || rowOf(other) === id || other === index.phrase([thing])) return false;
      const isAlike = ingredients.get(other)?.family === familyOf(id) && lexicon.isFiller(word, '');
      return !isAlike && !isBound(word);
    });
  }

  /** «cosa con otra» is not «otra con cosa», when cosa is something by itself. */
  function isTurned(cover: Cover, words: readonly string[]): boolean {
    if (cover.ordered) return false;
    const head = words.find((word) => cover.words.includes(word))!;
    return cover.words[0] !== head && thingOf(head) !== undefined;
  }

  function explained(
    cover: Cover,
    id: string,
    meaning: NameMeaning | null,
    words: readonly string[],
    text: Text,
  ): Found | null {
    const plain = meaning ? asMeant(meaning) : named(id);
    if (cover.left.length === 0) return meaning ? plain : withFigure(plain, words);
    const family = familyOf(id);
    const left = cover.left.filter((word) => {
      if (denies(id, word) || (keeping.isRaw(word) && keeping.isKept(larderOf(id), words))) return true;
      const isIdle = lexicon.isFiller(word, family) || lackIn(id, word) !== null;
      if (word === text.leader) return text.isFor || !(isIdle && lexicon.mayLead(word, family));
      if (word === words[0] && lexicon.isPart(word, family)) return true;
      return !isIdle && !(meaning === null && isSaid(id, word) && !isOfMany(id, [word], text.bound));
    });
    if (left.length === 0) return meaning ? plain : withFigure(plain, words);
    // Two names of one row, as in «cosa (otro nombre)».
    if ((own.phrase(left) ?? rowOf(index.phrase(left) ?? '')) === id) return plain;
    const brand = left.filter((word) => text.proper.has(word));
    const others = brand.length === 0 ? left : left.filter((word) => !text.proper.has(word));
    if (others.length === 0)
      return { ...plain, how: 'brand', brand: [...new Set(brand.map((word) => text.proper.get(word)!))].join(' ') };
    if (others.every((word) => word !== words[0] && isState(word, family)))
      return { ...plain, how: 'state', brand: others.join(', ') };
    const maker = makerIn(others, words, text, cover, family);
    if (maker.length > 0) {
      const left = cover.left.filter((word) => !maker.includes(word));
      const rest = explained({ ...cover, left }, id, meaning, words, text);
      const written = maker.map((word) => text.loose().get(word)!).join(' ');
      return rest && !rest.isLoose ? { ...rest, how: 'brand', brand: written } : null;
    }
    // A row may be called by the sign of its figure: «cosa T 70».
    const figure =
      cover.words.some(isNumber) && others.every(isNumber) ? null : (figureOf(id, others) ?? figureOf(id, cover.left));
    if (figure) return isContrary(figure, id, words) ? null : { ...named(figure.id), how: 'figure', figure };
    if (!others.every(isNumber) || words[0] === others[0] || isNone(others, text.normal)) return null;
    if (others.every((number) => isNearOwn(id, Number(number)))) return plain;
    const isShare =
      areParts(others.map(Number)) ||
      isRatio(id, others) ||
      others.some((number) => text.normal.includes(`${number} %`));
    const isType = cover.left.some((word) => lexicon.isPart(word, '') && text.normal.includes(`${word} ${others[0]}`));
    const isTold = isShare || isType || others.some((number) => maybeShare(id, Number(number)));
    return { ...plain, how: isTold ? 'unread' : plain.how, isLoose: true };
  }

  /** «cosa llena 2 %», where that figure is only of what is called empty. */
  const isContrary = ({ parts }: Figure, id: string, words: readonly string[]): boolean =>
    words.some(
      (word) =>
        isSaid(id, word) &&
        opposed.some((group) => group.includes(word)) &&
        parts.every((part) => part.id !== id && denies(part.id, word)),
    );

  /** What is added to it, and is no part of it nor another word for it. */
  function added({ left }: Cover, id: string, text: Text): readonly string[] {
    if (text.added.length === 0) return none;
    return text.added.filter(
      (word) => !left.includes(word) || !(lexicon.isPart(word, familyOf(id)) || thingOf(word) === id),
    );
  }

  /** «sin tapa» of what has a little: it stands for it. */
  const hasLittle = (id: string, words: readonly string[]): boolean =>
    words.some((word) => lackIn(id, word) === 'little');

  /** Said of it, it is nearly the same thing: the row stands for it. */
  const isTold = (id: string, word: string): boolean => lexicon.isTold(word, familyOf(id)) && !isSaid(id, word);

  /** Another word that the row is called by agrees with it. */
  const isSaid = (id: string, word: string): boolean => !isNumber(word) && index.says(larderOf(id), word);

  /** «cosa 1:1», where the row is called «cosa 2:1». */
  const isRatio = (id: string, numbers: readonly string[]): boolean =>
    numbers.length === 2 && ownFigures(id).length === 2 && !isShared(id);

  /** Products are called by their figure rounded. */
  const isNearOwn = (id: string, number: number): boolean =>
    ownFigures(id).some((own) => Math.abs(own - number) < roundedBy);

  /** A bare number is a share where rows are called by one. */
  const maybeShare = (id: string, number: number): boolean =>
    number < 100 && (shared.has(familyOf(id)) || (number >= leastShare && isShared(id)));

  /** Between two, the one called by words that elsewhere would change nothing tells less. */
  const idle = ({ words }: Cover): number => words.filter((word) => lexicon.isFiller(word, '')).length / mostWords;

  /** How many words only agree: a row that needs none of that goes before. */
  const agreeing = ({ left }: Cover, id: string): number =>
    left.filter((word) => !lexicon.isFiller(word, familyOf(id)) && isSaid(id, word)).length;

  /** A word that nobody knows, nor has misspelt, and tells what was done to it. */
  const isState = (word: string, family: string): boolean =>
    stated.has(family) &&
    endings.some((ending) => word.endsWith(ending) && word.length > ending.length + 2) &&
    !isKnown(word) &&
    [word, word.replace(/a$/, 'o')].every((form) =>
      shelf.spelling.near(form).every((known) => slipsBetween(form, known, 1) > 1),
    );

  const labels = new Map<string, readonly string[]>();
  function labelOf(id: string): readonly string[] {
    const known = labels.get(id) ?? lexicon.wordsOf(normalise(ingredients.get(larderOf(id))?.label ?? ''));
    labels.set(id, known);
    return known;
  }
  /** The first word of its label: without it, «cosa azul» is not said to be «tapa de cosa». */
  const headOf = (id: string): string => labelOf(id)[0] ?? '';

  const familyOf = (id: string): string => ingredients.get(larderOf(id))?.family ?? '';

  return covered;
}
