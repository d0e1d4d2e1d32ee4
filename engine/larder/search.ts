// A few typed letters → the rows they may mean, best first, with the alias that was found. A word that begins no known one
// is taken for the nearest known word. Its cost grows with the names that share the first letters, not with all of them.
//   «cos roj» → «Cosa roja»; «cavallo» → «Caballo»

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
/** What a name that is neither the label nor said in any recipe has to make up for. */
const otherName = 0.3;

export function searchOf<T extends Searched>(rows: readonly T[]): Search<T> {
  const names = rows.flatMap((row) =>
    [row.label, ...row.aliases].map((text) => {
      const normal = normalise(text);
      return { row, text, normal, free: unbound(normal) };
    }),
  );
  const holders = new Map<string, number[]>();
  for (const [index, { normal }] of names.entries()) {
    for (const word of new Set(normal.split(' '))) {
      const list = holders.get(word);
      if (list) list.push(index);
      else holders.set(word, [index]);
    }
  }
  const words = [...holders.keys()].sort();
  const spelling = spellingOf(words, new Map());

  /** Known words that begin like this, or else the nearest ones: from one place of the list to another, or a few of them. */
  const meant = (typed: string): readonly string[] => {
    const from = firstFrom(words, typed);
    const to = firstFrom(words, `${typed}\uffff`);
    return from < to ? words.slice(from, to) : spelling.near(typed);
  };

  /** Names that hold all that was typed. The word that fewest can mean goes first: what it leaves is all that is looked at. */
  const withWords = (asked: readonly string[]) => {
    const choices: (readonly string[])[] = [];
    for (const word of [...asked].sort((one, other) => other.length - one.length)) {
      const known = meant(word);
      if (known.length === 0) return [];
      choices.push(known);
    }
    const [first = [], ...others] = choices.sort((one, other) => one.length - other.length);
    let left = new Set(first.flatMap((word) => holders.get(word)!));
    for (const known of others) {
      const isMeant = new Set(known);
      left = new Set([...left].filter((name) => names[name]!.normal.split(' ').some((word) => isMeant.has(word))));
      if (left.size === 0) return [];
    }
    return [...left].map((index) => names[index]!);
  };
  const byInitial = new Map<string, typeof names>();
  for (const name of names) {
    const list = byInitial.get(name.normal[0] ?? '');
    if (list) list.push(name);
    else byInitial.set(name.normal[0] ?? '', [name]);
  }
  /** One letter or two say only how the name begins. */
  const withStart = (start: string) =>
    (byInitial.get(start[0]!) ?? []).filter(({ normal }) => normal.startsWith(start));

  return (typed, most) => {
    // Said twice, a word says no more.
    const asked = [...new Set(normalise(typed).split(' '))].slice(0, mostWords);
    const wanted = asked.join(' ');
    if (wanted === '') return [];
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
      .slice(0, most)
      .map(([row, { text }]) => ({ row, alias: text === row.label ? null : text }));
  };
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

/** Without the short words that bind the others: «cosa de tal» begins like «cosa t». */
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
