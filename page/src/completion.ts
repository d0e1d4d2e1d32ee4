// What a few typed letters may mean: rows of the catalogue by label or alias, best first.
import { distance } from 'fastest-levenshtein';
import { type Craft, normalise } from '../../engine/index.ts';

export interface Choice {
  readonly label: string;
  readonly group: string;
  /** the alias that was found, when it is not the label */
  readonly alias: string | null;
  /** whether what was typed is its name */
  readonly isExact: boolean;
}

interface Name {
  readonly text: string;
  readonly normal: string;
  /** its words */
  readonly parts: readonly string[];
}

interface Entry extends Pick<Choice, 'label' | 'group'> {
  readonly names: readonly Name[];
}

const named = (text: string): Name => {
  const normal = normalise(text);
  return { text, normal, parts: normal.split(' ') };
};

const indexes = new WeakMap<Craft, readonly Entry[]>();

function indexOf(craft: Craft): readonly Entry[] {
  let index = indexes.get(craft);
  if (!index) {
    const { groups } = craft.definition.catalogue;
    index = [...craft.rows.values()].map(({ label, aliases, groups: own }) => ({
      label,
      group: groups[own[0]!] ?? '',
      names: [label, ...aliases].map(named),
    }));
    indexes.set(craft, index);
  }
  return index;
}

type Score = (name: Name) => number | null;

/** By their letters first; by letters that are nearly those, where few are found. */
export function complete(craft: Craft, typed: string, most = 8): Choice[] {
  const wanted = normalise(typed);
  if (wanted === '') return [];
  const words = wanted.split(' ');
  const found = ranked(craft, (name) => scoreOf(name, wanted, words));
  if (found.length < few && wanted.length > 3) {
    const near = ranked(craft, (name) => slipsIn(name, words));
    found.push(...near.filter(({ label }) => !found.some((one) => one.label === label)));
  }
  return found.slice(0, most);
}

const few = 3;

function ranked(craft: Craft, score: Score): Choice[] {
  const found = indexOf(craft).flatMap(({ label, group, names }) => {
    let best: { score: number; text: string } | null = null;
    for (const [place, name] of names.entries()) {
      const found = score(name);
      if (found !== null && (best === null || found + place / 100 < best.score))
        best = { score: found + place / 100, text: name.text };
    }
    if (!best) return [];
    const choice = { label, group, alias: best.text === label ? null : best.text, isExact: best.score < 1 };
    return [{ score: best.score, choice }];
  });
  return found
    .sort(
      (a, b) =>
        a.score - b.score ||
        a.choice.label.length - b.choice.label.length ||
        (a.choice.label < b.choice.label ? -1 : 1),
    )
    .map(({ choice }) => choice);
}

/** Lower is better; null is no match. */
function scoreOf({ normal: name, parts }: Name, wanted: string, words: readonly string[]): number | null {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (name.includes(` ${wanted}`)) return 2;
  if (words.every((word) => parts.some((part) => part.startsWith(word)))) return 3;
  if (wanted.length >= 3 && name.includes(wanted)) return 4;
  return null;
}

/** How many letters are wrong in all, when every word is nearly the beginning of some word of the name. */
function slipsIn({ parts }: Name, words: readonly string[]): number | null {
  let slips = 0;
  for (const word of words) {
    const allowed = word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
    const least = Math.min(...parts.map((part) => slipsAtStart(part, word)));
    if (least > allowed) return null;
    slips += least;
  }
  return 1 + slips;
}

function slipsAtStart(part: string, word: string): number {
  if (part.startsWith(word)) return 0;
  // A slip in both of the first two letters is another word.
  if (part[0] !== word[0] && part[1] !== word[1]) return word.length;
  const starts = [word.length - 1, word.length, word.length + 1].map((length) => part.slice(0, length));
  return Math.min(...starts.map((start) => distance(start, word)));
}
