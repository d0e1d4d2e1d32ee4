// What a few typed letters may mean: rows of the catalogue by label or alias; what the reader of names would understand
// goes first, and what the recipes of the craft use goes before what is only spelt alike.
//   «lech» → Leche entera…; «pasta», in ice cream → Pasta de pistacho, not filo
import { type Craft, normalise, searchOf } from '../../engine/index.ts';

export interface Choice {
  readonly label: string;
  readonly group: string;
  /** the alias that was found, when it is not the label */
  readonly alias: string | null;
  /** whether what was typed is its name */
  readonly isExact: boolean;
}

interface Entry {
  readonly id: string;
  readonly label: string;
  readonly aliases: readonly string[];
  readonly group: string;
  readonly uses: number;
  readonly called: ReadonlySet<string>;
}

interface Index {
  readonly search: ReturnType<typeof searchOf<Entry>>;
  readonly byId: ReadonlyMap<string, Entry>;
}

const indexes = new WeakMap<Craft, Index>();

/** How often the recipes of a craft say each name: by its letters alone, for a hand waits for the list. */
function saidIn(craft: Craft): ReadonlyMap<string, number> {
  const { name } = craft.definition.craft.request;
  const said = new Map<string, number>();
  for (const { file } of craft.types.values())
    for (const { recipe } of file.examples)
      for (const one of Array.isArray(recipe) ? recipe.map((item) => item[name]) : Object.keys(recipe))
        if (typeof one === 'string') said.set(one, (said.get(one) ?? 0) + 1);
  const counted = new Map<string, number>();
  for (const [one, times] of said) counted.set(normalise(one), (counted.get(normalise(one)) ?? 0) + times);
  return counted;
}

/** Worked out once, and ahead of the first letter by who expects one. */
export function indexOf(craft: Craft): Index {
  let index = indexes.get(craft);
  if (!index) {
    const { groups } = craft.definition.catalogue;
    const said = saidIn(craft);
    const entries = [...craft.rows.values()].map(({ id, label, aliases, groups: own }): Entry => {
      const called = new Set([id, label, ...aliases].map(normalise).filter((name) => said.has(name)));
      const uses = [...called].reduce((sum, name) => sum + said.get(name)!, 0);
      return { id, label, aliases, group: groups[own[0]!] ?? '', uses, called };
    });
    index = { search: searchOf(entries), byId: new Map(entries.map((entry) => [entry.id, entry])) };
    indexes.set(craft, index);
  }
  return index;
}

export function complete(craft: Craft, typed: string, most = 8): Choice[] {
  const wanted = normalise(typed);
  if (wanted === '') return [];
  const { search, byId } = indexOf(craft);
  const { row, how } = craft.recognise(typed);
  const isNamed = ({ label, aliases }: Entry): boolean =>
    normalise(label) === wanted || aliases.some((alias) => normalise(alias) === wanted);
  const choice = (entry: Entry, alias: string | null): Choice => {
    const { label, group } = entry;
    return { label, group, alias, isExact: isNamed(entry) };
  };
  const found = search(typed, most).map(({ row: entry, alias }) => ({ id: entry.id, ...choice(entry, alias) }));
  const meant = row === null || how === 'correction' ? undefined : byId.get(row.id);
  if (meant && found[0]?.id !== meant.id) {
    const known = found.find(({ id }) => id === meant.id);
    found.unshift(known ?? { id: meant.id, ...choice(meant, null) });
  }
  const seen = new Set<string>();
  return found
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .slice(0, most)
    .map(({ id: _id, ...one }) => one);
}
