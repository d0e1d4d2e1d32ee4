// A name with slips of the fingers in it → the one thing it can have been meant for.
//   «ventnana roja» → «ventana roja»; two ways of mending that name two things are a question
import type { Covering } from './cover.ts';
import { mostWords } from './cover.ts';
import type { Found, Text } from './found.ts';
import { isNumber } from './normalise.ts';
import type { Books } from './whole.ts';

const mostUnknownWords = 2;
const mostMendings = 40;

export function mendingOf(
  { shelf, whole }: Books,
  covered: Covering,
  isKnown: (word: string) => boolean,
): (text: Text) => Found | null {
  const starting = (letters: string): string[] => shelf.spelling.starting(letters);
  const naming = (letters: string): string[] => starting(letters).filter(shelf.index.has);
  return (text) => corrected(text, naming) ?? (text.cut.size > 0 ? corrected(text, starting) : null);

  /** A word that changes nothing, and is nearly right: «fina» with a slip is left out, another word that looks like it is not. */
  function mayDrop(typed: string, word: string, { cut }: Text): boolean {
    return shelf.lexicon.isKnownFiller(word) && (cut.has(typed) || shelf.spelling.isNearly(typed, word));
  }

  /** One way of mending the unknown words, or none: two ways that name two things are a question. */
  function corrected(text: Text, from: (letters: string) => string[]): Found | null {
    if (text.words.length > mostWords) return null;
    const unknown = new Set(text.words.filter((word) => !isNumber(word) && !isKnown(word)));
    if (unknown.size === 0 || unknown.size > mostUnknownWords) return null;
    let mended: string[][] = [[...text.words]];
    for (const word of unknown) {
      const letters = text.cut.get(word);
      const choices = letters === undefined ? shelf.spelling.near(word, text.words.length > 1) : from(letters);
      mended = mended.flatMap((list) => choices.map((choice) => list.map((old) => (old === word ? choice : old))));
      if (mended.length === 0 || mended.length > mostMendings) return null;
    }
    let found: Found | null = null;
    for (const words of mended) {
      const must = words.filter((word, at) => word !== text.words[at] && !mayDrop(text.words[at]!, word, text));
      const reading = whole(words.join(' '), words) ?? covered(words, text, must);
      if (!reading) continue;
      if (found && found.id !== reading.id) return null;
      found ??= reading;
    }
    return found && { ...found, how: 'correction' };
  }
}
