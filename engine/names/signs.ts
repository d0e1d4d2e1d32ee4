// What capitals, full stops and numbers tell of the words of a typed name.
// Takes the name as typed; gives the words that look like a maker or a place, and those written short.
//   «cosa alm. Fulano» → «fulano» may be a brand; «alm» is the beginning of a word
import type { Lexicon } from './lexicon.ts';
import { isNumber, normalise } from './normalise.ts';

export interface Signs {
  /** words taken for a brand or a place, as they were written */
  readonly proper: ReadonlyMap<string, string>;
  /** words written short, with a full stop, and their letters */
  readonly cut: ReadonlyMap<string, string>;
  /** words nobody knows that nothing binds to those before them, as they were written */
  readonly loose: () => ReadonlyMap<string, string>;
}

const shortestCut = 2;
const shortestMaker = 4;
const nobody: ReadonlyMap<string, string> = new Map();
const uncut: ReadonlyMap<string, string> = new Map();

export function signsIn(name: string, isKnown: (word: string) => boolean, lexicon: Lexicon): Signs {
  let loose: ReadonlyMap<string, string> | null = null;
  return {
    proper: properIn(name, isKnown, lexicon.wordsOf),
    cut: cutIn(name, lexicon.wordsOf),
    // Few names have any.
    loose: () => {
      loose ??= looseIn(name, isKnown, lexicon);
      return loose;
    },
  };
}

/** Numbers that count a measure are left out, and with them the measure, «g/cm» too, unless it may be part of the name. */
export function withoutMeasures(normal: string, measures: ReadonlySet<string>, keepsMeasure: boolean): string {
  const tokens = normal.split(' ');
  const kept: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const counts = isNumber(tokens[at]!) && measures.has(tokens[at + 1] ?? '');
    if (!counts) kept.push(tokens[at]!);
    else if (!keepsMeasure) while (measures.has(tokens[at + 1] ?? '')) at++;
  }
  return kept.join(' ');
}

/** «10 g/kg»: so much in so much may be what it is called by; its number, and the name with that alone. */
export function doseIn(normal: string, measures: ReadonlySet<string>): { number: string; normal: string } | null {
  const tokens = normal.split(' ');
  const isMeasure = (at: number): boolean => measures.has(tokens[at] ?? '');
  const at = tokens.findIndex((token, place) => isNumber(token) && isMeasure(place + 1) && isMeasure(place + 2));
  return at === -1 ? null : { number: tokens[at]!, normal: tokens.toSpliced(at + 1, 2).join(' ') };
}

/** Names of makers and places: words with a capital where others have none, in a row with one that nobody knows. */
function properIn(
  name: string,
  isKnown: (word: string) => boolean,
  wordsOf: (normal: string) => string[],
): ReadonlyMap<string, string> {
  if (!/\P{Lu}\p{Lu}/u.test(name) || !/\p{Ll}/u.test(name)) return nobody;
  const written = name.match(/[\p{L}']+/gu) ?? [];
  if (!written.some((word, at) => (at === 0 || word.length > 2) && /^\p{Ll}/u.test(word))) return nobody;
  const proper = new Map<string, string>();
  let run: [part: string, written: string][] = [];
  for (const word of [...written.slice(1), '']) {
    if (/^\p{Lu}/u.test(word)) run.push(...wordsOf(normalise(word)).map((part): [string, string] => [part, word]));
    else {
      if (run.some(([part]) => !isKnown(part))) for (const [part, written] of run) proper.set(part, written);
      run = [];
    }
  }
  return proper;
}

function cutIn(name: string, wordsOf: (normal: string) => string[]): ReadonlyMap<string, string> {
  if (!name.includes('.')) return uncut;
  const cut = new Map<string, string>();
  for (const [, letters] of name.matchAll(/(?<![\p{L}\p{N}.])(\p{L}+)\.(?!\p{L}\.)/gu)) {
    if (letters!.length < shortestCut) continue;
    const normal = normalise(letters!);
    cut.set(wordsOf(normal).join(' '), normal);
  }
  return cut;
}

function looseIn(
  name: string,
  isKnown: (word: string) => boolean,
  { wordsOf, binds, articles }: Lexicon,
): ReadonlyMap<string, string> {
  const tokens = normalise(name).split(' ');
  const loose = new Map<string, string>();
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1] ?? '';
    if (at === 0 || token.length < shortestMaker || isNumber(token) || binds(before) || articles.has(before)) continue;
    for (const word of wordsOf(token)) if (!isKnown(word)) loose.set(word, token);
  }
  return loose;
}
