// A few typed letters → the rows they may mean, best first, with the alias that was found. A word that begins no known one
// is taken for the nearest known word. Its cost grows with the names that share the first letters, not with all of them.
//   «har fue» → «Harina de fuerza»; «aveyana» → «Avellana»

import { spellingOf } from '../names/misspelled-word.ts';
import { normalise } from '../names/normalise.ts';

export interface Searched {
  readonly label: string;
  readonly aliases: readonly string[];
  /** how many recipes use it, where that is known: of those found as well, the commonest comes first */
  readonly uses?: number;
  /** names, besides its label, that they call it by */
  readonly called?: ReadonlySet<string>;
}

export interface Match<T> {
  readonly row: T;
  /** the name that was found, when it is not the label */
  readonly alias: string | null;
}

export type Search<T> = (typed: string, most: number) => Match<T>[];

/** Different words of a search that count: no ingredient is called by more. */
const mostWords = 12;
/** Spelling a word anew costs as much as looking at the names of so many. */
const spelt = 40;
/** What a name that is neither the label nor said in any recipe has to make up for. */
const otherName = 0.3;

export function searchOf<T extends Searched>(rows: readonly T[]): Search<T> {
  const names = rows.flatMap((row) =>
    [row.label, ...row.aliases].map((text): Name<T> => {
      const normal = normalise(text);
      return { row, text, normal, words: normal.split(' '), free: unbound(normal) };
    }),
  );
  const holders = new Map<string, Set<Name<T>>>();
  for (const name of names)
    for (const word of name.words) holders.set(word, (holders.get(word) ?? new Set()).add(name));
  const words = [...holders.keys()].sort();
  const spelling = spellingOf(words, new Map());
  const byInitial = new Map<string, Name<T>[]>();
  for (const name of names) {
    const list = byInitial.get(name.normal[0] ?? '');
    if (list) list.push(name);
    else byInitial.set(name.normal[0] ?? '', [name]);
  }

  /** Names that hold all that was typed. The word that fewest can mean goes first: what it leaves is all that is looked at. */
  const withWords = (asked: readonly string[]): Iterable<Name<T>> => {
    const begun = asked.map((typed) => {
      const [from, to] = [firstFrom(words, typed), firstFrom(words, `${typed}\uffff`)];
      return { typed, known: words.slice(from, to), cost: from < to ? to - from : spelt };
    });
    let left: Set<Name<T>> | null = null;
    for (const { typed, known } of begun.sort((one, other) => one.cost - other.cost)) {
      const near = known.length > 0 ? known : spelling.near(typed);
      if (left === null) {
        left = new Set(near.flatMap((word) => [...holders.get(word)!]));
      } else {
        const isMeant = (word: string): boolean => (known.length > 0 ? word.startsWith(typed) : near.includes(word));
        for (const name of left) if (!name.words.some(isMeant)) left.delete(name);
      }
      if (left.size === 0) break;
    }
    return left ?? [];
  };
  /** One letter or two say only how the name begins. */
  const withStart = (start: string) =>
    (byInitial.get(start[0]!) ?? []).filter(({ normal }) => normal.startsWith(start));

  const ranked = (wanted: string, asked: readonly string[]): Match<T>[] => {
    const wantedFree = unbound(wanted);
    const best = new Map<T, { score: number; text: string }>();
    for (const { row, text, normal, free } of wanted.length <= 2 ? withStart(wanted) : withWords(asked)) {
      const isUsual = text === row.label || (row.called?.has(normal) ?? false);
      const score =
        scoreOf(normal, wanted, free.startsWith(wantedFree)) +
        normal.length / 1000 +
        (isUsual ? 0 : otherName) -
        common(row, isUsual);
      const known = best.get(row);
      if (!known || score < known.score) best.set(row, { score, text });
    }
    return [...best]
      .sort(([a, { score }], [b, other]) => score - other.score || (a.label < b.label ? -1 : 1))
      .map(([row, { text }]) => ({ row, alias: text === row.label ? null : text }));
  };
  /** What begins by a letter or two is most of the larder, and there are only so many pairs of letters. */
  const short = new Map<string, Match<T>[]>();

  return (typed, most) => {
    // Said twice, a word says no more.
    const asked = [...new Set(normalise(typed).split(' '))].slice(0, mostWords);
    const wanted = asked.join(' ');
    if (wanted === '') return [];
    const found = short.get(wanted) ?? ranked(wanted, asked);
    if (wanted.length <= 2 && found.length > 0) short.set(wanted, found);
    return found.slice(0, most);
  };
}

interface Name<T> {
  readonly row: T;
  readonly text: string;
  readonly normal: string;
  readonly words: readonly string[];
  readonly free: string;
}

/** What many recipes use goes before what is only found a little better; by a name that none of them says, less so. */
const common = ({ uses = 0, aliases }: Searched, isUsual: boolean): number =>
  ((isUsual ? 2 : 1) * uses) / (uses + halfCommon) + Math.min(aliases.length, 20) / 1000;
const halfCommon = 3;

/** Lower is better: the name itself, one that begins so, one with a word that does, one with all the words. */
function scoreOf(name: string, wanted: string, beginsSo: boolean): number {
  if (name === wanted) return 0;
  if (beginsSo || name.startsWith(wanted)) return name[wanted.length] === ' ' ? 1 : 1.5;
  return name.includes(` ${wanted}`) ? 3 : 4;
}

/** Without the short words that bind the others: «harina de trigo» begins like «harina t». */
const unbound = (text: string): string => text.replace(/ [a-z]{1,3}(?= )/g, '');

/** Place of the first word that is not before `start`. */
function firstFrom(words: readonly string[], start: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
