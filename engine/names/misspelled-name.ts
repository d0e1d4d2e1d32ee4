// A name with slips of the fingers in it → the one thing it can have been meant for.
//   «ventnana roja» → «ventana roja»; two ways of mending that name two things are a question
import type { Covering } from './cover.ts';
import { mostWords } from './cover.ts';
import type { Found, Text } from './found.ts';
import { isMaimed } from './misspelled-word.ts';
import { isNumber, stem } from './normalise.ts';
import type { Books } from './whole.ts';

const mostUnknownWords = 2;
/** Who writes by ear does so in every word. */
const mostHeardWords = 5;
const mostMendings = 40;
const leastPart = 4;
const longest = 30;

interface Way {
  readonly words: readonly string[];
  /** words that the row has to explain */
  readonly must: readonly string[];
}

/** Known words that one of the text may have been meant for; alone, when nothing else is known. */
type Near = (text: Text, word: string, isAlone: boolean) => string[];

export function mendingOf(
  { shelf, whole }: Books,
  covered: Covering,
  isKnown: (word: string) => boolean,
): (text: Text) => Found | null {
  const starting = (letters: string): string[] => shelf.spelling.starting(letters);
  const naming = (letters: string): string[] => starting(letters).filter(shelf.index.has);
  return (text) =>
    corrected(text, meantFor(naming)) ??
    (text.cut.size > 0 ? corrected(text, meantFor(starting)) : null) ??
    // What sounds as another word may be a slip in this one.
    (text.words.some((word) => !isKnown(word) && shelf.spelling.isHeard(word))
      ? corrected(text, meantFor(naming, true))
      : null) ??
    squeezed(text);

  /** The words that one may have been meant for: of one cut short, those that begin so; of «sin tapaa», the slip is in what is missing. */
  function meantFor(from: (letters: string) => string[], isAlso = false): Near {
    return (text, word, isAlone) => {
      const thing = shelf.lexicon.lackedIn(word);
      const letters = text.cut.get(thing ?? word);
      if (thing !== null) {
        const near = letters === undefined ? shelf.spelling.near(thing, true) : starting(letters);
        return near.map(shelf.lexicon.lacking).filter(isKnown);
      }
      if (letters !== undefined) return from(letters);
      // A word that stands by itself is not to be taken for another.
      const near = shelf.spelling.near(word, text.words.length > 1, isAlso, isAlone);
      const short = word.length < leastPart ? null : shortIn(text, word);
      return short === null ? near : [...near, ...naming(short)];
    };
  }

  /** A word as it stands, when it is written short though no full stop says so. */
  function shortIn({ normal }: Text, word: string): string | null {
    const token = normal.split(' ').find((one) => shelf.lexicon.wordsOf(one).includes(word));
    return token !== undefined && isMaimed(token) ? token : null;
  }

  /** A word that changes nothing, and is nearly right: «fina» with a slip is left out, another word that looks like it is not. */
  function mayDrop(typed: string, word: string, { cut }: Text, isSqueezed: boolean): boolean {
    const bare = (one: string): string => shelf.lexicon.lackedIn(one) ?? one;
    return (
      shelf.lexicon.isKnownFiller(word) &&
      (cut.has(bare(typed)) ||
        (isSqueezed && typed.length >= leastPart && word.startsWith(typed)) ||
        shelf.spelling.isNearly(bare(typed), bare(word)))
    );
  }

  /** Words put right may together be another: «cosa de casa», where that is called «cosa». */
  function read(mended: readonly string[], text: Text, must: readonly string[]): Found | null {
    const words = shelf.lexicon.wordsOf(mended.join(' '));
    const kept = must.filter((word) => words.includes(word));
    const exact = whole(words.join(' '), words);
    return exact ? { ...exact, said: words.length } : covered(words, text, kept);
  }

  function wholly(mended: readonly string[]): Found | null {
    const words = shelf.lexicon.wordsOf(mended.join(' ')).filter((word) => !shelf.lexicon.isBrand(word));
    return whole(words.join(' '), words);
  }

  /** A space too many, «ante sala», or one too few, «salaroja»: only where one way of it is known. */
  function respaced(text: Text, unknown: ReadonlySet<string>): Found | null {
    const ways = [...joinings(text.words, unknown), ...splittings(text.words, unknown)];
    return theOne(ways.flatMap(({ words, must }) => read(words, text, must) ?? []));
  }

  function canonical(letters: string): string | null {
    const [word, ...more] = shelf.lexicon.wordsOf(letters);
    return word !== undefined && more.length === 0 && isKnown(word) ? word : null;
  }

  function joinings(words: readonly string[], unknown: ReadonlySet<string>): Way[] {
    return words.flatMap((word, at) => {
      const next = words[at + 1];
      if (next === undefined || isNumber(word) || isNumber(next) || !(unknown.has(word) || unknown.has(next)))
        return [];
      const joined = canonical(word + next);
      return joined === null ? [] : [{ words: words.toSpliced(at, 2, joined), must: [] }];
    });
  }

  function splittings(words: readonly string[], unknown: ReadonlySet<string>): Way[] {
    return words.flatMap((word, at) => {
      if (!unknown.has(word)) return [];
      const lacked = shelf.lexicon.lackedAtOnce(word);
      if (lacked !== null && isKnown(lacked)) return [{ words: words.toSpliced(at, 1, lacked), must: [] }];
      if (word.length > longest) return [];
      const unbound = shelf.lexicon
        .unbound(word)
        .flatMap((rest) => (rest.length < leastPart ? [] : (canonical(rest) ?? [])))
        .map((rest) => ({ words: words.toSpliced(at, 1, rest), must: [rest] }));
      if (unbound.length > 0) return unbound;
      return Array.from({ length: word.length - 2 * leastPart + 1 }, (_, i) => i + leastPart).flatMap((cut) => {
        const first = canonical(word.slice(0, cut));
        const second = canonical(word.slice(cut));
        if (first === null || second === null) return [];
        // One of the two may only agree with the other, or change nothing.
        return [first, second].map((part) => ({ words: words.toSpliced(at, 1, first, second), must: [part] }));
      });
    });
  }

  /** Words written with some of their letters, «vntn. rj.»: those that something is called by together with the rest. */
  function squeezed(text: Text): Found | null {
    const { index, lexicon, spelling } = shelf;
    if (text.cut.size === 0 && !text.words.some((word) => !isKnown(word) && shortIn(text, word) !== null)) return null;
    const rest = text.words.filter(
      (word) => isKnown(word) && !text.cut.has(word) && !isNumber(word) && !lexicon.isKnownFiller(word),
    );
    const least = text.words.length > 1 || text.cut.size > 0 ? 0 : leastPart;
    const isCalled = (word: string): boolean =>
      index.saying(word).some((id) => rest.every((other) => index.says(id, other)));
    const whatever: Near = ({ cut }, word) => {
      const letters = stem(cut.get(word) ?? word);
      return letters.length < least || !(cut.size > 0 || shortIn(text, word) !== null)
        ? []
        : spelling.squeezed(letters, cut.has(word));
    };
    const called: Near = (_, word, isAlone) => {
      const near = text.cut.size > 0 ? [] : spelling.near(word, text.words.length > 1);
      return [...new Set([...near, ...whatever(text, word, isAlone)])].filter(isCalled);
    };
    return corrected(text, called, true) ?? corrected(text, whatever, true);
  }

  /** One way of mending the unknown words, or none: two ways that name two things are a question. */
  function corrected(text: Text, nearIn: Near, isSqueezed = false): Found | null {
    if (text.words.length > mostWords) return null;
    // What is written short may look like another word: «cas.» is not only «cas».
    const unknown = new Set(text.words.filter((word) => !isNumber(word) && (text.cut.has(word) || !isKnown(word))));
    const slips = [...unknown].filter((word) => !shelf.spelling.isHeard(word));
    if (unknown.size === 0 || unknown.size > mostHeardWords || slips.length > mostUnknownWords) return null;
    const spaced = [...unknown].some((word) => text.cut.has(word)) ? null : respaced(text, unknown);
    if (spaced) return spaced;
    const isAlone = text.words.every((word) => unknown.has(word) || isNumber(word) || shelf.lexicon.isFiller(word, ''));
    let mended: string[][] = [[...text.words]];
    for (const word of unknown) {
      const near = nearIn(text, word, isAlone);
      // Beside a word that is mended another may be right: a state, or a maker.
      const choices = unknown.size > 1 || isKnown(word) ? [...near, word] : near;
      // Told before they are written out: two words cut short may be thousands.
      const ways = mended.length * choices.length;
      if (ways === 0 || ways > mostMendings) return null;
      mended = mended.flatMap((list) => choices.map((choice) => list.map((old) => (old === word ? choice : old))));
    }
    shelf.lexicon.steps.take(mended.length * text.words.length);
    // Written short, what is a name by itself goes before what leaves a word out.
    const exact = text.cut.size === 0 && !isSqueezed ? null : theOne(mended.flatMap((words) => wholly(words) ?? []));
    if (exact) return exact;
    let found: Found | null = null;
    let isRivalled = false;
    for (const words of mended) {
      const must = words.filter(
        (word, at) => word !== text.words[at] && !mayDrop(text.words[at]!, word, text, isSqueezed),
      );
      const reading = read(
        words,
        { ...text, leader: words[text.words.indexOf(text.leader ?? '')] ?? text.leader },
        must,
      );
      if (!reading) continue;
      // What is called by more of the words is what was meant.
      if (found && reading.said !== found.said) {
        if (reading.said > found.said) [found, isRivalled] = [reading, false];
        continue;
      }
      if (found && found.id !== reading.id) isRivalled = true;
      found ??= reading;
    }
    return found && !isRivalled ? { ...found, how: 'correction' } : null;
  }
}

/** Found in several ways, when they are all one thing. */
function theOne([first, ...more]: readonly Found[]): Found | null {
  return first && more.every(({ id }) => id === first.id) ? { ...first, how: 'correction' } : null;
}
