// What a few typed letters may mean: rows of the catalogue by label or alias, best first.
import type { Craft } from '../../engine/craft.ts';
import { normalise } from '../../engine/names.ts';

export interface Choice {
  readonly label: string;
  readonly group: string;
  /** the alias that was found, when it is not the label */
  readonly alias: string | null;
}

interface Entry extends Omit<Choice, 'alias'> {
  readonly names: readonly { readonly text: string; readonly normal: string }[];
}

const indexes = new WeakMap<Craft, readonly Entry[]>();

function indexOf(craft: Craft): readonly Entry[] {
  let index = indexes.get(craft);
  if (!index) {
    const { ingredients, groups } = craft.definition.catalogue;
    index = ingredients.map(({ label, aliases, groups: own }) => ({
      label,
      group: groups[own[0]!] ?? '',
      names: [label, ...(aliases ?? [])].map((text) => ({ text, normal: normalise(text) })),
    }));
    indexes.set(craft, index);
  }
  return index;
}

export function complete(craft: Craft, typed: string, most = 8): Choice[] {
  const wanted = normalise(typed);
  if (wanted === '') return [];
  const words = wanted.split(' ');
  const found = indexOf(craft).flatMap(({ label, group, names }) => {
    let best: { score: number; text: string } | null = null;
    for (const [place, { text, normal }] of names.entries()) {
      const score = scoreOf(normal, wanted, words);
      if (score !== null && (best === null || score + place / 100 < best.score))
        best = { score: score + place / 100, text };
    }
    return best ? [{ score: best.score, choice: { label, group, alias: best.text === label ? null : best.text } }] : [];
  });
  return found
    .sort(
      (a, b) =>
        a.score - b.score ||
        a.choice.label.length - b.choice.label.length ||
        a.choice.label.localeCompare(b.choice.label, 'es'),
    )
    .slice(0, most)
    .map(({ choice }) => choice);
}

/** Lower is better; null is no match. */
function scoreOf(name: string, wanted: string, words: readonly string[]): number | null {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (name.includes(` ${wanted}`)) return 2;
  const parts = name.split(' ');
  if (words.every((word) => parts.some((part) => part.startsWith(word)))) return 3;
  if (wanted.length >= 3 && name.includes(wanted)) return 4;
  return null;
}
