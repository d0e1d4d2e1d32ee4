// The one reader of names: what a typed name stands for. Every word must be accounted for: it names the row, it is
// declared to change nothing, or the name is not known. A name is never taken for a part of it.
// Takes the shelf and a craft's own words; gives a row, a row with a figure of its own, a row by correction, or the
// nearest ones.
import { coveringOf, mostWords } from './cover.ts';
import { isNone } from './figures.ts';
import { type Found, named, nothing, type Text } from './found.ts';
import type { Cover } from './index.ts';
import { kindsOf } from './kinds.ts';
import { mendingOf } from './misspelled-name.ts';
import { spellingOf } from './misspelled-word.ts';
import { isNumber, normalise, printable, remarksIn, withoutRemarks } from './normalise.ts';
import { phrasesOf } from './phrases.ts';
import { nearest, type Shelf } from './shelf.ts';
import { doseIn, type Signs, signsIn, withoutMeasures } from './signs.ts';
import { specsOf } from './specs.ts';
import { booksOf, type CraftWords } from './whole.ts';

export interface Reading extends Found {
  /** of a use outside the mass */
  readonly apart: boolean;
  /** ingredients of the larder most like it, when it is not known: looked for only when asked */
  readonly near: () => readonly string[];
  readonly normal: string;
  readonly printable: string;
}

const mostNear = 3;
/** What a name costs to be taken apart, before any row is looked at. */
const perReading = 100;
const perWord = 20;

export function readerOf(shelf: Shelf, craft: CraftWords): (name: string) => Reading {
  const { lexicon, index, ingredients, names } = shelf;
  const { wordsOf, steps } = lexicon;
  const { own, rowOf, larderOf } = craft;
  const books = booksOf(shelf, craft);
  const { whole, meanings, meant, thingOf, areTwo } = books;
  const byKind = kindsOf(books);
  const apart = phrasesOf(names.apart ?? [], lexicon.articles);
  const outside = spellingOf((names.apart ?? []).flatMap((use) => wordsOf(normalise(use))));
  const more = phrasesOf(names.more ?? [], lexicon.articles, signed);
  const wares = phrasesOf(names.wares ?? [], lexicon.articles);
  const stages = phrasesOf(names.stages ?? [], lexicon.articles);
  const recipes = phrasesOf(names.recipes ?? [], lexicon.articles);
  const specs = specsOf(names);
  const phraseOf = (text: string): string => wordsOf(normalise(text)).join(' ');
  const preparations = new Set((names.preparations ?? []).map(phraseOf));
  const made = new Set((names.recipes ?? []).map(phraseOf));
  const others = Object.entries(names.others ?? {}).flatMap(([id, list]) =>
    list.map((name) => ({ id, words: wordsOf(normalise(name)) })),
  );
  const strange = new Set([
    ...others.flatMap(({ words }) => words),
    ...[...made].flatMap((phrase) => phrase.split(' ')),
  ]);
  const isKnown = (word: string): boolean =>
    own.has(word) ||
    index.has(word) ||
    lexicon.isKnownFiller(word) ||
    meant.has(word) ||
    lexicon.isChanging(word) ||
    strange.has(word);
  const covered = coveringOf(books, isKnown);
  const corrected = mendingOf(books, covered, isKnown);

  const isIdle = (word: string): boolean =>
    isNumber(word) || lexicon.measures.has(word) || wordsOf(word).every((one) => lexicon.isFiller(one, ''));

  /** «cosa para tal sin tapa»: behind the use it may still be told what it is. */
  const isTelling = (token: string): boolean =>
    token === normalise(names.without ?? '') || wordsOf(token).some(lexicon.isChanging);

  const familyOf = (id: string): string | undefined => ingredients.get(larderOf(id))?.family;

  function core(text: Text): Found | null {
    const exact = whole(text.normal, text.words);
    if (exact || !/\d/.test(text.normal)) return exact ?? covered(text.words, text) ?? run(text);
    // «200 g de cosa», «2 cosas»: how much is not what; but «70 cosa» may be its figure.
    const uncounted = withoutMeasures(text.normal, lexicon.measures, true);
    const counted = uncounted === text.normal ? null : whole(uncounted, wordsOf(uncounted));
    if (counted) return counted;
    const dose = doseIn(text.normal, lexicon.measures);
    const dosed = dose && covered(wordsOf(dose.normal), text, wordsOf(dose.number));
    if (dosed) return dosed;
    const weighed = withoutMeasures(text.normal, lexicon.measures, false);
    for (const normal of new Set([weighed, weighed.replace(leadingNumber, '')])) {
      const words = wordsOf(normal);
      const found = whole(normal, words) ?? covered(words, text);
      if (found) return found;
    }
    return covered(text.words, text) ?? run(text);
  }

  /** A space too many or too few: «cosaroja», «co saroja». */
  function run({ normal, words, added }: Text): Found | null {
    if (isNone(words, normal) || own.phrase(words) !== undefined || index.phrase(words) !== undefined) return null;
    const id = own.together(words) ?? rowOf(index.together(words) ?? '');
    return id === undefined || areTwo(added, id, '') ? null : named(id);
  }

  function textOf(normal: string, { proper, cut, loose }: Signs): Text {
    const words = wordsOf(normal);
    steps.take(perWord * words.length);
    return {
      normal,
      proper,
      cut,
      loose,
      words,
      isBound: lexicon.isBound(normal),
      leader: lexicon.leaderOf(normal),
      isFor: lexicon.isFor(normal),
      added: lexicon.addedIn(normal),
      bound: lexicon.boundIn(normal),
    };
  }

  /** What stands in brackets or behind a comma may remark, not change: «cosa (del día)» is cosa, «cosa (rellena)» is not. */
  function remarked(name: string, signs: Signs): Found | null {
    const [bare, remark] = [withoutRemarks(name), remarksIn(name)];
    if (bare === '' || remark === '') return null;
    const says = (word: string): boolean =>
      lexicon.lackedIn(word) !== null || !lexicon.isKnownFiller(word) || thingOf(word) !== undefined;
    const remarks = wordsOf(remark).filter((word) => !isNumber(word) && says(word));
    if (remarks.some(isKnown)) return null;
    const share = percentage.exec(remark)?.[0];
    const figured = share === undefined ? null : core(textOf(`${bare} ${share}`, signs));
    if (figured?.how === 'figure' || figured?.how === 'name') return figured;
    const thing = core(textOf(bare, signs));
    if (remarks.length === 0) return thing;
    const isUnsaid = thing?.how === 'name' || thing?.how === 'figure';
    return corrected(textOf(normalise(name), signs)) ?? (isUnsaid ? { ...thing, how: 'state', brand: remark } : thing);
  }

  /** «cosa (otra cosa)»: a word that means this or that is made clear by what follows it, one of those declared. */
  function settled(name: string, signs: Signs): Found | null {
    const [, first, second] = /^([^()]+)\(([^()]+)\)\s*$/.exec(name) ?? [];
    const others = first === undefined ? undefined : meanings.get(normalise(first))?.or;
    const found = others && core(textOf(normalise(second!), signs));
    return found && others.includes(larderOf(found.id!)) ? found : null;
  }

  /** The words of «cosa para tal», when there is a row of that name: those of the use are part of it. */
  function called(text: Text, before: string): readonly string[] | null {
    const [head] = text.words;
    const first = new Set(wordsOf(before));
    const use = text.words.filter(
      (word) => !first.has(word) && !isIdle(word) && isKnown(word) && !text.proper.has(word),
    );
    if (use.length === 0 || head === undefined || text.words.length > mostWords) return null;
    const covers = index.covers(text.words);
    // What changes nothing elsewhere may be part of this name.
    for (const words of [use, use.filter((word) => !lexicon.isKnownFiller(word))]) {
      const must = [head, ...words];
      if (words.length > 0 && covers.some((cover) => must.every((word) => cover.words.includes(word)))) return must;
    }
    return null;
  }

  /** «cosa roja para tal»: what it is used for does not make it another thing, but that is said. */
  function withoutUse(text: Text, isUse = (word: string): boolean => isKnown(word)): Found | null {
    const tokens = text.normal.split(' ');
    const at = tokens.lastIndexOf(normalise(names.purpose ?? ''));
    const use = at < 1 ? none : tokens.slice(at + 1).flatMap(wordsOf);
    if (use.length === 0 || use.length > mostWords) return null;
    if (!use.every((word) => isUse(word) && !isTelling(word) && !isNumber(word))) return null;
    const thing = textOf(tokens.slice(0, at).join(' '), text);
    // A single word may be called so with its use: «cosa para tal» is another cosa.
    const found = thing.words.length > 1 ? core(thing) : null;
    return found && (found.how === 'name' || found.how === 'figure') ? { ...found, how: 'kind' } : null;
  }

  function find(name: string, text: Text): Found | null {
    if (areSeveral.test(name)) return null;
    const clear = settled(name, text);
    if (clear) return clear;
    const before = stages.before(text.normal, isTelling);
    const must = before === null ? null : called(text, before);
    const staged = before === null || must ? null : core(textOf(before, text));
    const read = (must && covered(text.words, text, must)) ?? staged ?? core(text) ?? remarked(name, text);
    // A word written short may still name its own row: only what is read in full is of a kind.
    if (read) return read;
    const bare = specs?.dropped(text.normal) ?? text.normal;
    if (bare !== text.normal) return withoutFigure(find(bare, textOf(bare, text)));
    // How much of it there is must not keep a short name from being whole.
    const weighed = withoutMeasures(text.normal, lexicon.measures, false);
    const mended = (weighed === text.normal ? null : corrected(textOf(weighed, text))) ?? corrected(text);
    const kind = mended && text.cut.size > 0 ? null : byKind(text);
    // Of a kind, a slip in what it is called is mended; a word that looks like that of another thing is not one.
    const taken = kind && (mended === null || familyOf(mended.id!) !== familyOf(kind.id!)) ? kind : mended;
    // A use that nobody knows is one all the same, unless it looks like one outside the mass.
    return taken ?? withoutUse(text, (word) => outside.near(word).length === 0);
  }

  /** What is made has a name of its own: «cosa del país» is not the thing that «cosa» is. */
  const isOtherwise = (id: string, phrase: readonly string[] | null): boolean =>
    (phrase ?? none)
      .flatMap(wordsOf)
      .some((word) => !index.says(larderOf(id), word) && !own.says(id, word) && !meant.has(word));

  /** Rows called by the first of these words and others of them. */
  const namesIn = (words: readonly string[]): readonly Cover[] =>
    words.length > mostWords
      ? none
      : index.covers(words).filter((cover) => cover.words.length > 1 && cover.words.includes(words[0]!));

  /** What is declared to be like it goes before what is only called alike. */
  function nearTo(words: readonly string[]): readonly string[] {
    const like = others.filter((other) => other.words.every((word) => words.includes(word))).map(({ id }) => id);
    if (like.length > 0) return like.slice(0, mostNear);
    const called = namesIn(words)
      .toSorted((a, b) => b.words.length - a.words.length)
      .map(({ id }) => id);
    return [...new Set([...called, ...nearest(shelf, words, mostNear)])].slice(0, mostNear);
  }

  function readAs(name: string, typed: string): Reading {
    const normal = normalise(name);
    const words = wordsOf(normal);
    steps.take(perReading + perWord * words.length);
    const answer = (found: Found, isApart: boolean, near: Reading['near']): Reading => ({
      id: found.id,
      how: found.how === 'name' && books.keeping.isKept(larderOf(found.id!), words) ? 'kept' : found.how,
      figure: found.figure,
      meaning: found.meaning,
      brand: found.brand,
      said: found.said,
      apart: isApart,
      near,
      normal,
      printable: printable(typed),
    });
    const unknown = (normal: string, words: readonly string[], isApart = false): Reading =>
      !isApart && recipes.opening(normal, isIdle) && namesIn(words).length === 0
        ? answer({ ...nothing, how: 'recipe' }, false, noneNear)
        : answer(nothing, isApart, () => steps.within(() => nearTo(words)) ?? none);
    // «cosa de tal» is made; «cosa para el tal» is what it is made with.
    if (preparations.has(words.join(' ')) && !lexicon.isFor(normal)) return unknown(normal, words);
    const exact = whole(normal, words);
    if (exact) return answer(exact, false, noneNear);
    if (made.has(words.join(' '))) return unknown(normal, words);
    if (wares.opening(normal.replace(leadingNumber, ''), isIdle))
      return answer({ ...nothing, how: 'ware' }, true, noneNear);
    // «cosa (y un poco más para la mesa)»: only what is more than it is outside the mass.
    const staying = more.before(signed(name), isNever);
    const inMass = staying === null ? apart.outside(normal) : null;
    const kept = staying ?? inMass ?? normal;
    const text = textOf(specs?.kept(kept) ?? kept, signsIn(name, isKnown, lexicon));
    const read = find(staying ?? inMass ?? name, text);
    const found = read && isOtherwise(read.id!, recipes.opening(kept, isIdle)) ? null : read;
    return found ? answer(found, inMass !== null, noneNear) : unknown(normal, text.words, inMass !== null);
  }

  function readingOf(typed: string): Reading {
    const asWritten = normalise(typed);
    const isAsIs = own.text(asWritten) ?? index.text(asWritten);
    const [first, ...others] = isAsIs ? ([typed] as const) : lexicon.spelledOut(typed);
    const reading = readAs(first, typed);
    if (reading.id !== null || reading.apart) return reading;
    for (const other of others) {
      const second = readAs(other, typed);
      if (second.id !== null) return { ...second, how: 'correction' };
    }
    return reading;
  }

  const unread = (typed: string): Reading => {
    const normal = normalise(typed);
    return { ...nothing, apart: false, near: noneNear, normal, printable: printable(typed) };
  };
  return (typed) => steps.within(() => readingOf(typed)) ?? unread(typed);
}

const withoutFigure = (found: Found | null): Found | null =>
  found && (found.how === 'name' || found.how === 'figure') ? { ...found, how: 'unread' } : found;

/** Normal, with the sign that adds one thing to another. */
const signed = (text: string): string => text.split('+').map(normalise).join(' + ').trim();
const isNever = (): boolean => false;
const none: readonly never[] = [];
const noneNear = (): readonly string[] => none;
/** «una cosa + otra» */
const areSeveral = /\p{L}\s*\+\s*\p{L}/u;
/** «cosa (al menos 70 %)»: what remarks may tell the figure that it is called by. */
const percentage = /\d+(?:\.\d+)? %(?!.*\d)/;
const leadingNumber = /^\d+(?:\.\d+)? (?=[a-z])/;
