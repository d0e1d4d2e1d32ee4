// Slips of the fingers: for a word nobody knows, the known words it may have been meant for, nearest first.
// A word that sounds the same is as good as right; otherwise one slip in five letters or more, two in nine or more (eight
// beside other words), in four letters only a swap, a key beside the right one or, beside other words, a letter left out,
// and in three a swap or, beside other words, a letter left out before the last.
//   «cavallo» → caballo; «ventnana» → ventana

import { type Steps, stepsOf } from './steps.ts';

export interface Spelling {
  /** known words near this one: those that sound the same, or else (or also) those a slip away; with company, a slip more; to be sure, none that may be another word */
  readonly near: (word: string, hasCompany?: boolean, isAlso?: boolean, isSure?: boolean) => string[];
  /** does it sound as a known word? */
  readonly isHeard: (word: string) => boolean;
  /** known words that begin with these letters */
  readonly starting: (letters: string) => string[];
  /** known words that these letters are what is left of, «vntn» of «ventana» */
  readonly squeezed: (letters: string, isCut: boolean) => string[];
  /** is it this known word but for a letter too many, too few or out of its place? */
  readonly isNearly: (word: string, known: string) => boolean;
}

/** Next to a comparison of two words, a look at which letters they have is nothing. */
const perLook = 16;
const leastLetters = 3;
const oneSlip = 5;
const twoSlips = 9;

/** `forms` are other ways to write a known word: they are found too, and stand for it. */
export function spellingOf(
  known: Iterable<string>,
  forms: ReadonlyMap<string, string> = new Map(),
  steps: Steps = stepsOf(),
): Spelling {
  const bySound = new Map<string, string[]>();
  const byStart = new Map<string, Written[]>();
  const words = new Set(known);
  const others = new Map<string, string[]>();
  for (const [form, word] of forms) {
    if (!words.has(word)) continue;
    words.add(form);
    put(others, word, form);
  }
  const meant = (found: readonly string[]): string[] => [...new Set(found.map((word) => forms.get(word) ?? word))];
  const byInitial = new Map<string, Written[]>();
  for (const word of words) {
    put(byInitial, word[0] ?? '', { word, letters: lettersOf(word) });
    if (word.length < leastLetters || /[\d_]/.test(word)) continue;
    const sound = soundOf(word);
    put(bySound, sound, word);
    put(byStart, startOf(sound, word.length), { word, letters: lettersOf(word) });
  }
  /** Known words with the same first letter and all of these. */
  const holding = (letters: string): readonly string[] => {
    const found = byInitial.get(letters[0] ?? '') ?? [];
    steps.take(found.length / perLook);
    const asked = lettersOf(letters);
    return found.flatMap(({ word, letters }) => ((asked & ~letters) === 0 ? [word] : []));
  };
  /** «casita» is said of «casa», and «pintá» is «pintada». */
  const saidAs = (word: string): string[] | undefined => {
    const [, root = ''] = /^(.{2,})it[oa]$/.exec(word) ?? [];
    const roots = [root, root.replace(/qu$/, 'c').replace(/gu$/, 'g'), root.replace(/c$/, 'z'), root.replace(/c$/, '')];
    const forms = roots.flatMap((one) => (one.length > 1 ? [`${one}a`, `${one}o`, one] : []));
    const said = [...new Set([...forms, `${word}da`])].filter((form) => words.has(form));
    return said.length > 0 ? said : undefined;
  };
  return {
    isNearly: (word, known) => isNearly(word, known) || (others.get(known) ?? []).some((form) => isNearly(word, form)),
    isHeard: (word) => steps.once(`sound ${word}`, () => bySound.has(soundOf(word))),
    starting: (letters) =>
      steps.once(`starting ${letters}`, () =>
        meant(holding(letters).filter((word) => word.length > letters.length && word.startsWith(letters))),
      ),
    squeezed: (letters, isCut) =>
      letters.length < leastLetters || /[\d_]/.test(letters)
        ? []
        : steps.once(`squeezed ${letters} ${isCut}`, () =>
            meant(holding(letters).filter((word) => isSqueezed(letters, word, isCut))),
          ),
    near: (word, hasCompany = false, isAlso = false, isSure = false) =>
      word.length < leastLetters || /[\d_]/.test(word)
        ? []
        : steps.once(`${word} ${hasCompany} ${isAlso} ${isSure}`, () => near(word, hasCompany, isAlso, isSure)),
  };

  function near(word: string, hasCompany: boolean, isAlso: boolean, isSure: boolean): string[] {
    const sound = soundOf(word);
    const same = bySound.get(sound) ?? saidAs(word);
    if (same && !isAlso) return meant(same);
    const two = hasCompany ? twoSlips - 1 : twoSlips;
    const most = word.length >= two ? 2 : 1;
    const letters = lettersOf(word);
    let best = most;
    let found: string[] = [];
    // The first two letters may have changed places.
    for (const start of new Set([sound, sound.slice(1)])) {
      // A word by itself with two letters too many is another: «casaca» is not «casa».
      for (let length = word.length - (hasCompany ? most : 1); length <= word.length + most; length++) {
        const candidates = byStart.get(startOf(start, length)) ?? [];
        steps.take(candidates.length / perLook);
        for (const { word: candidate, letters: own } of candidates) {
          if (candidate === word || bitsIn(letters ^ own) > 2 * best) continue;
          steps.take(1);
          const slips = slipsBetween(word, candidate, best);
          if (slips > best || slips > (word.length >= oneSlip ? most : shortSlip(word, candidate, hasCompany)))
            continue;
          if (start !== sound && candidate[1] !== word[0]) continue;
          // Three letters that are only another form of a word are too little to be sure of.
          if (!hasCompany && word.length === leastLetters && forms.has(candidate)) continue;
          if (isSure && isAnother(word, candidate)) continue;
          if (slips < best) found = [];
          best = slips;
          found.push(candidate);
        }
      }
    }
    const heard = meant([...new Set([...(same ?? []), ...found])]);
    // «-ce» and «-ces» are written «-z» here, wherever the slip is.
    return heard.length === 0 && word.endsWith('z') ? near(`${word.slice(0, -1)}c`, hasCompany, isAlso, isSure) : heard;
  }
}

/** Does no word sound so: does it begin, go on or end as only a word does that has lost letters? */
export const isMaimed = (token: string): boolean =>
  /^(?![bcdfgpt][lr]|ch|ll|qu|ps|s[chkptlm]|[tw]h|kn)[^aeiou]{2}/.test(token) ||
  /[^aeiou]{2}(?![lrh])[^aeiou]|[^aeiou]{2}$|[bcdfgjkmpqtvwx]$/.test(token);

/** Letters of the word in their order, the first among them, and its end unless it was cut too; what went are mostly vowels. */
function isSqueezed(letters: string, word: string, isCut: boolean): boolean {
  if (word.length <= letters.length || word[0] !== letters[0] || /[\d_]/.test(word)) return false;
  let at = 0;
  let [vowels, consonants] = [0, 0];
  for (const letter of letters) {
    for (; at < word.length && word[at] !== letter; at++) {
      if (/[aeiou]/.test(word[at]!)) vowels++;
      else consonants++;
    }
    if (at++ === word.length) return false;
  }
  const isWhole = at === word.length;
  if (!isWhole && !isCut && /[aeiou]$/.test(letters)) return false;
  return vowels > 0 ? consonants <= vowels : !isWhole;
}

/** A letter in the place of another that is not beside it makes another word, unless both are vowels: «cardo» is not «caldo». */
function isAnother(word: string, candidate: string): boolean {
  if (word.length !== candidate.length || isSwapped(word, candidate)) return false;
  const changed = [...word].flatMap((letter, at) => (letter === candidate[at] ? [] : [letter + candidate[at]!]));
  return changed.length === 1 && !/^[aeiou]+$/.test(changed[0]!) && !areBeside(changed[0]![0]!, changed[0]![1]!);
}

/** In a short word two letters may only have changed places, or a consonant have been struck beside its key; beside other words one may be missing. */
function shortSlip(word: string, candidate: string, hasCompany: boolean): number {
  const isShortest = word.length === leastLetters;
  const isSlip =
    word.length === candidate.length
      ? isShortest
        ? isSwapped(word, candidate)
        : isMisstruck(word, candidate)
      : hasCompany && candidate.length > word.length && !(isShortest && candidate.startsWith(word));
  return isSlip ? 1 : 0;
}

/** One letter more or less, or two in each other's place, in five letters only one less; another letter, or two slips, only in a long word. */
const isNearly = (word: string, candidate: string): boolean => {
  if (soundOf(word) === soundOf(candidate)) return true;
  if (word.length < oneSlip || (word.length === oneSlip && candidate.length <= oneSlip)) return false;
  if (word.length >= twoSlips) return true;
  return word.length === candidate.length ? isSwapped(word, candidate) : slipsBetween(word, candidate, 1) === 1;
};

function put<One>(map: Map<string, One[]>, key: string, one: One): void {
  const list = map.get(key);
  if (list) list.push(one);
  else map.set(key, [one]);
}

interface Written {
  readonly word: string;
  readonly letters: number;
}

/** Which letters it has, a bit each: a slip puts in one, takes one out, or both, and most words are further than that. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

export function bitsIn(number: number): number {
  let count = 0;
  for (let left = number; left !== 0; left &= left - 1) count++;
  return count;
}

const startOf = (sound: string, length: number): string => `${sound[0]}${length}`;

const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const placeOf = (letter: string): [row: number, column: number] => {
  const row = keyboard.findIndex((keys) => keys.includes(letter));
  return [row, keyboard[row]?.indexOf(letter) ?? -9];
};
const areBeside = (one: string, other: string): boolean => {
  const [row, column] = placeOf(one);
  const [otherRow, otherColumn] = placeOf(other);
  return Math.abs(row - otherRow) <= 1 && Math.abs(column - otherColumn) <= 1;
};
const isSwapped = (word: string, candidate: string): boolean => {
  const at = [...word].findIndex((letter, index) => letter !== candidate[index]);
  const isPair = word[at] === candidate[at + 1] && word[at + 1] === candidate[at];
  return isPair && word.slice(at + 2) === candidate.slice(at + 2);
};
const isMisstruck = (word: string, candidate: string): boolean => {
  const at = [...word].findIndex((letter, index) => letter !== candidate[index]);
  if (isSwapped(word, candidate)) return true;
  return !/[aeiou]/.test(word[at]! + candidate[at]!) && areBeside(word[at]!, candidate[at]!);
};

/** Letters that sound alike in Spanish, double letters and silent ones. */
function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/^gue/, 'ue')
    .replace(/h/g, '')
    .replace(/^i(?=[aeou])/, 'y')
    .replace(/ao$/, 'ado')
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/qu?|c/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/x/g, 's')
    .replace(/(.)\1+/g, '$1')
    .replace(/n(?=[bp])/g, 'm');
}

type Rows = [before: Uint16Array, last: Uint16Array, row: Uint16Array];
const rowsFor = (length: number): Rows => [0, 1, 2].map(() => new Uint16Array(length + 1)) as Rows;
/** Few words are longer. */
const rows = rowsFor(64);

/** Letters left out, put in, changed or swapped with the next; stops counting past `most`. */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, last, row] = rows;
  if (a.length >= before.length || b.length >= before.length)
    [before, last, row] = rowsFor(Math.max(a.length, b.length));
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const letter = a.charCodeAt(i - 1);
      const other = b.charCodeAt(j - 1);
      let cost = last[j - 1]! + (letter === other ? 0 : 1);
      if (last[j]! < cost) cost = last[j]! + 1;
      if (row[j - 1]! < cost) cost = row[j - 1]! + 1;
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other)
        cost = Math.min(cost, before[j - 2]! + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, last, row] = [last, row, before];
  }
  return last[b.length]!;
}
