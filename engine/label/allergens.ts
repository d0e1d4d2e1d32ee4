// allergens: lines → what the product contains, what it may contain by brand, and which ingredients nobody can answer for;
// and the emphasis of their names inside the list. Nothing is ever said to be free of an allergen.
//   emphasise('cosa de tal', [tal]) → 'cosa de **tal**'
import type { Allergen, LabelLine, Labelling } from './model.ts';

export interface Allergens {
  readonly contains: readonly string[];
  readonly may: readonly string[];
  readonly unknown: readonly string[];
}

export function allergensOf(lines: readonly LabelLine[], { allergens }: Labelling): Allergens {
  const contains = new Set<string>();
  const may = new Set<string>();
  const unknown = new Set<string>();
  for (const line of leavesOf(lines)) {
    if (line.allergens === null) unknown.add(line.name);
    for (const id of line.allergens?.contains ?? []) contains.add(id);
    for (const id of line.allergens?.may ?? []) may.add(id);
  }
  const named = (ids: Iterable<string>): string[] => {
    const wanted = new Set(ids);
    return [...allergens.values()].filter(({ id }) => wanted.has(id)).map(({ label }) => label);
  };
  return {
    contains: named(contains),
    may: named([...may].filter((id) => !contains.has(id))),
    unknown: [...unknown],
  };
}

/** The lines of which a recipe is really made, through every recipe inside it. */
export function* leavesOf(lines: readonly LabelLine[]): Generator<LabelLine> {
  for (const line of lines) {
    if (line.parts.length === 0) yield line;
    else yield* leavesOf(line.parts);
  }
}

/** Each allergen is emphasised where the name says it; where it does not, it is added to what carries it. */
export function emphasise(text: string, allergens: readonly Allergen[]): string {
  let emphasised = text;
  const unsaid: string[] = [];
  for (const { said, carried, label } of allergens) {
    const named = emphasised.replace(said, '**$&**');
    const found = named === emphasised ? named.replace(carried, `$& (**${label}**)`) : named;
    if (found === emphasised) unsaid.push(`**${label}**`);
    emphasised = found;
  }
  if (unsaid.length === 0) return emphasised;
  return emphasised.endsWith(')')
    ? `${emphasised.slice(0, -1)}; contiene ${unsaid.join(', ')})`
    : `${emphasised} (${unsaid.join(', ')})`;
}

/** Whether a name says by itself that it carries an allergen. */
export const isSaid = (text: string, allergen: Allergen | undefined): boolean =>
  allergen !== undefined && text.search(allergen.said) >= 0;

/** The allergens of which a list that somebody else wrote names what carries them: «E 220» is one of the sulphites. */
export const carriedIn = (text: string, { allergens }: Labelling): string[] =>
  [...allergens.values()].filter(({ carried }) => text.search(carried) >= 0).map(({ id }) => id);

/** Any of these words, whole, that no emphasis holds yet; of two that begin alike, the longer. `then`: what has to follow. */
export function anyOf(words: readonly string[], then = ''): RegExp {
  if (words.length === 0) return /(?!)/g;
  const plain = [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}*])(?:${plain.join('|')})(?![\\p{L}*\\d])${then}`, 'giu');
}
