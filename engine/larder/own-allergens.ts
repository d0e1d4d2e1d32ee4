// The allergens that a caller tells of an ingredient of its own → those of the law, sure or only possible. Refuses, in
// Spanish and without its place, words that name none or more than one.
//   ['Leche', 'nuez?'] → contains leche, may contain nuez

import { didYouMean } from '../did-you-mean.ts';
import { normalise, stem } from '../names/normalise.ts';
import { Refusal } from '../refusal.ts';
import type { Larder } from './larder.ts';

export interface AllergensTold {
  readonly contains: readonly string[];
  readonly may: readonly string[];
}

const most = 40;
const longest = 60;

export function allergensTold(larder: Larder, sent: unknown): AllergensTold {
  const read = readersOf(larder);
  const isList = Array.isArray(sent) && sent.length <= most && sent.every((one) => typeof one === 'string');
  if (!isList) throw new Refusal('debe ser una lista de alérgenos: [] si no lleva ninguno.');
  const words = sent as readonly string[];
  const ids = (list: readonly string[]): string[] => [...new Set(list.flatMap((word) => read(word)))].sort();
  const isSure = (word: string): boolean => !word.trim().endsWith('?');
  return { contains: ids(words.filter(isSure)), may: ids(words.filter((word) => !isSure(word))) };
}

/** Both lists together: what anybody says that it carries, it carries. */
export function allTold(one: AllergensTold | null, other: AllergensTold | null): AllergensTold | null {
  if (!one || !other) return one ?? other;
  const both = (a: readonly string[], b: readonly string[]): string[] => [...new Set([...a, ...b])];
  const contains = both(one.contains, other.contains);
  return { contains, may: both(one.may, other.may).filter((id) => !contains.includes(id)) };
}

const readers = new WeakMap<Larder, (word: string) => string>();

function readersOf(larder: Larder): (word: string) => string {
  const known = readers.get(larder);
  if (known) return known;
  const names = new Map<string, Set<string>>();
  const add = (name: string, id: string): void => {
    const key = keyOf(name);
    names.set(key, (names.get(key) ?? new Set()).add(id));
  };
  const { allergens } = larder.definition.columns;
  for (const [id, label] of Object.entries(allergens)) {
    const [kind] = id.split(':');
    for (const name of [id, label, kind!]) add(name, id);
    for (const word of larder.labelling?.allergens.get(id)?.words ?? []) add(word, id);
  }
  const read = (word: string): string => {
    const shown = word.trim().replace(/\?$/, '').trim().slice(0, longest);
    const found = [...(names.get(keyOf(shown)) ?? [])];
    if (found.length === 1) return found[0]!;
    if (found.length > 1) throw new Refusal(`«${shown}» puede ser ${found.join(', ')}: di cuál.`);
    const all = Object.keys(allergens);
    throw new Refusal(`no se conoce el alérgeno «${shown}».${didYouMean(shown, all)} Valen: ${all.join(', ')}.`);
  };
  readers.set(larder, read);
  return read;
}

const keyOf = (text: string): string => normalise(text).split(' ').map(stem).join(' ');
