// What the change wants out of a recipe: lines of the catalogue, by the reader of names that adjusting uses; and ingredients of
// one's own, by their name or by the allergens that are told of them.

import type { Named } from '../adjust/model.ts';
import { nameReader } from '../adjust/named-lines.ts';
import type { Craft, Type } from '../model/craft.ts';
import { normalise, stem } from '../names/normalise.ts';
import type { MixLine } from '../read/compose.ts';
import type { Item } from '../read/recognise.ts';
import { unlessRefused } from '../refusal.ts';

export interface Avoided {
  /** those of the names that this craft knows */
  readonly names: readonly string[];
  readonly picks: (line: MixLine) => boolean;
  /** of one's own */
  readonly own: (item: Item) => boolean;
}

/** Reads the names of a change, craft by craft and type by type; what one does not know another may. */
export function avoidedBy(names: readonly string[]): (craft: Craft, type: Type) => Avoided {
  const known = new WeakMap<Type, Avoided>();
  return (craft, type) => {
    const found = known.get(type) ?? avoidedIn(craft, type, names);
    known.set(type, found);
    return found;
  };
}

function avoidedIn(craft: Craft, type: Type, names: readonly string[]): Avoided {
  const read = nameReader(craft, type);
  const named = names.flatMap((name, index): Named[] =>
    unlessRefused(
      () => [read(name, `change.avoid[${index}]`, true)],
      () => [],
    ),
  );
  const words = new Set(names.map(keyOf));
  const { allergens } = craft.larder.definition.columns;
  const kinds = Object.entries(allergens).filter(([id, label]) =>
    [id, id.split(':')[0]!, label].some((word) => words.has(keyOf(String(word)))),
  );
  const ids = new Set(kinds.map(([id]) => id));
  return {
    names: named.map(({ name }) => name),
    picks: (line) => named.some(({ picks }) => picks(line)),
    own: ({ row, normal, allergens: told }) =>
      (row === null && words.has(keyOf(normal))) || (told?.contains.some((id) => ids.has(id)) ?? false),
  };
}

/** Singular and plural are the same. */
const keyOf = (text: string): string => normalise(text).split(' ').map(stem).join(' ');
