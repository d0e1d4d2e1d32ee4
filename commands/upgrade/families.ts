// What types share, said once in their family (kinds.json), and lists of types by the name of the family that they are. Families
// are those that the craft has; where it has none, the kinds of its trade.json that some list or some entry makes worth naming.
import type { TypeKind } from '../../schemas/generated/definitions.d.ts';
import { type Files, file, typesIn } from './folder.ts';

const keyed = ['constants', 'sets', 'ranges', 'limits', 'messages'] as const;
const single = ['family', 'correctors'] as const;

type Holder = Record<string, unknown>;
type Families = Record<string, TypeKind>;

export function sharedInFamilies(files: Files): void {
  const types = new Map(typesIn(files));
  const written = file(files, 'kinds') as unknown as Families;
  const isOwn = Object.keys(written).length > 0;
  const families: Families = isOwn ? written : kindsOfTrade(files, [...types.keys()]);
  let moves = 0;
  // What a large family shares is of it, and not of each of those within it.
  for (const { family, ids } of spreadOut(families, [...types.keys()]).sort((a, b) => b.ids.length - a.ids.length)) {
    const members = ids.map((id) => types.get(id));
    if (ids.length < 2 || members.includes(undefined)) continue;
    moves += moved(family, members as unknown as Holder[]);
  }
  const named = lists(files, families, [...types.keys()]);
  if (!isOwn && moves + named > 0) files.set('kinds.json', used(files, families));
}

/** Every family with its types. */
export const familiesIn = (files: Files): { family: TypeKind; ids: string[] }[] =>
  spreadOut(
    file(files, 'kinds') as unknown as Families,
    typesIn(files).map(([id]) => id),
  );

const spreadOut = (families: Families, types: readonly string[]): { family: TypeKind; ids: string[] }[] =>
  Object.values(families).flatMap((family) =>
    Array.isArray(family.types) ? [{ family, ids: spread(family.types, families, types) }] : [],
  );

const kindsOfTrade = (files: Files, types: readonly string[]): Families =>
  Object.fromEntries(
    Object.entries(file(files, 'trade')?.kinds ?? {}).flatMap(([name, kind]) =>
      kind.types && kind.types.length > 1 && !types.includes(name) ? [[name, { types: [...kind.types] }]] : [],
    ),
  );

/** Of the kinds of the trade, those that something is said of or that stand in a list. */
function used(files: Files, families: Families): Holder {
  const texts = JSON.stringify([file(files, 'label') ?? null, file(files, 'trade') ?? null]);
  const isNamed = (name: string): boolean =>
    texts.includes(`["${name}"]`) || file(files, 'trade')?.kinds?.[name]?.types === undefined;
  return Object.fromEntries(
    Object.entries(families).filter(([name, family]) => Object.keys(family).length > 1 || isNamed(name)),
  );
}

/** What all of them say alike goes to the family; how many entries went. */
function moved(family: TypeKind, members: readonly Holder[]): number {
  const target = family as unknown as Holder;
  let count = 0;
  for (const part of keyed) {
    const first = (members[0]![part] ?? {}) as Holder;
    for (const [key, value] of Object.entries(first)) {
      const own = { ...((target[part] ?? {}) as Holder) };
      const said = JSON.stringify(value);
      // An entry without source takes that of its type, which is not that of the family.
      if ((part === 'ranges' || part === 'limits') && !isSourced(value, part, members)) continue;
      if (!members.every((type) => JSON.stringify((type[part] as Holder | undefined)?.[key]) === said)) continue;
      if (Object.hasOwn(own, key) && JSON.stringify(own[key]) !== said) continue;
      target[part] = { ...own, [key]: basised(value, part, members[0]!) };
      for (const type of members) {
        const entries = { ...(type[part] as Holder) };
        delete entries[key];
        if (Object.keys(entries).length === 0) delete type[part];
        else type[part] = entries;
      }
      count++;
    }
  }
  for (const part of [...single, 'require', 'notices'] as const) {
    const said = JSON.stringify(members[0]![part]);
    if (said === undefined || !members.every((type) => JSON.stringify(type[part]) === said)) continue;
    if (target[part] !== undefined && JSON.stringify(target[part]) !== said) continue;
    target[part] = members[0]![part];
    for (const type of members) delete type[part];
    count++;
  }
  return count;
}

const isWhole = (entry: unknown): entry is Holder =>
  entry !== null && typeof entry === 'object' && !Array.isArray(entry);

/** It says where it comes from, or all the types come from the same place; and how sure it is, likewise. */
function isSourced(entry: unknown, part: 'ranges' | 'limits', members: readonly Holder[]): boolean {
  const isAlike = (key: 'source' | 'basis'): boolean =>
    (isWhole(entry) && entry[key] !== undefined) || members.every((type) => type[key] === members[0]![key]);
  return isAlike('source') && (part === 'limits' || isAlike('basis'));
}

/** With the source and the basis that it had of its type. */
function basised(entry: unknown, part: string, { source, basis }: Holder): unknown {
  if (part !== 'ranges' && part !== 'limits') return entry;
  const whole = isWhole(entry) ? entry : { range: entry };
  const more = {
    ...(whole.source === undefined && source !== undefined && { source }),
    ...(part === 'ranges' && whole.basis === undefined && basis !== undefined && { basis }),
  };
  return Object.keys(more).length === 0 ? entry : { ...whole, ...more };
}

/** The types of a list, its families spread. */
const spread = (names: readonly string[], families: Families, types: readonly string[]): string[] => {
  const found = new Set<string>();
  for (const name of names) {
    const bare = name.replace(/^-/, '');
    const own = families[bare] ? spread(families[bare].types, families, types) : bare === 'todos' ? types : [bare];
    for (const id of own) name.startsWith('-') ? found.delete(id) : found.add(id);
  }
  return [...found];
};

/** Lists of types that are a family, by its name; how many became so. */
function lists(files: Files, families: Families, types: readonly string[]): number {
  const whole = new Map(
    Object.entries(families)
      .filter(([name]) => name !== '$schema')
      .map(([name, family]): [string, readonly string[]] => [name, spread(family.types, families, types)]),
  );
  if (types.length > 3) whole.set('todos', types);
  let count = 0;
  const look = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    for (const [key, item] of Object.entries(value)) {
      if ((key === 'types' || key === 'except') && Array.isArray(item) && item.length > 1) {
        const said = shortest(item as string[], whole);
        if (!said) continue;
        (value as Holder)[key] = said;
        count++;
      } else look(item);
    }
  };
  look(file(files, 'label'));
  for (const [name, kind] of Object.entries(file(files, 'trade')?.kinds ?? {})) {
    if (!kind.types) continue;
    const own = whole.get(name);
    if (own && isSameList(own, spread(kind.types, families, types))) {
      delete kind.types;
      count++;
      continue;
    }
    const said = shortest(kind.types, whole);
    if (!said) continue;
    kind.types = said as typeof kind.types;
    count++;
  }
  return count;
}

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** How many more or fewer types than a family a list may have and still be told by it. */
const aFew = 3;

/** A list as a family and the few that it has more or less, where that says it in half the words; null where none does. */
function shortest(list: readonly string[], families: ReadonlyMap<string, readonly string[]>): string[] | null {
  if (list.length < 2 || list.some((id) => families.has(id) || id.startsWith('-'))) return null;
  const ways = [...families].flatMap(([name, ids]) => {
    const more = list.filter((id) => !ids.includes(id));
    const less = ids.filter((id) => !list.includes(id));
    return more.length + less.length > aFew ? [] : [[name, ...more, ...less.map((id) => `-${id}`)]];
  });
  const [best] = ways.sort((a, b) => a.length - b.length);
  return best && best.length * 2 <= list.length ? best : null;
}
