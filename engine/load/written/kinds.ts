// What families of types share (kinds.json) → each of their types, as if it had written it: the last family that says it counts,
// and what a type writes wins over all. Where types are listed, a family is named for its own.
//   { "magras": { "types": ["a", "b"], "constants": { "x": 1 } } } → a and b have the constant x
import type { TypeKind } from '../../../schemas/generated/definitions.d.ts';
import { didYouMean } from '../../did-you-mean.ts';
import type { Written } from '../../model/craft.ts';
import { pointerStep } from '../file/pointer.ts';
import type { Origin, Report } from '../file/problem.ts';

const file = 'kinds.json';

type OwnType = Written['types'][string];

/** What is said by keys, each of which a type may say otherwise. */
const keyed = ['constants', 'sets', 'ranges', 'limits', 'messages'] as const;
/** What is said in a list: that of a family stands before that of the type. */
const listed = ['require', 'notices'] as const;
/** What is said once: the type's, or that of its last family. */
const single = ['family', 'correctors'] as const;

export function withKinds(written: Written, report: Report): Written {
  const { $schema: _, ...kinds } = written.kinds as Record<string, TypeKind | string>;
  const listOf = new Map<string, string[]>([['todos', Object.keys(written.types)]]);
  const families = Object.entries(kinds as Record<string, TypeKind>).map(([name, kind]): [string, TypeKind] => {
    const types = spread<TypeKind['types']>(kind.types, `/${pointerStep(name)}/types`, file, listOf, report);
    listOf.set(name, types);
    return [name, { ...kind, types }];
  });
  checkNames(families, written, report);
  return {
    ...written,
    types: Object.fromEntries(
      Object.entries(written.types).map(([id, type]) => [
        id,
        typeOf(
          id,
          type,
          families.filter(([, { types }]) => types.includes(id)),
          Object.keys(written.params.params ?? {}),
          report,
        ),
      ]),
    ),
    trade: written.trade && withTypesOfTrade(written.trade, listOf, report),
    label: written.label && withTypesListed(written.label, '', listOf, report),
  };
}

/** A family is no type, and its types exist. */
function checkNames(families: readonly [string, TypeKind][], { types }: Written, report: Report): void {
  for (const [name, kind] of families) {
    const path = `/${pointerStep(name)}`;
    if (Object.hasOwn(types, name))
      report.error(file, { path, key: true }, `«${name}» es ya un tipo: dale otro nombre a la familia.`);
    for (const [index, id] of kind.types.entries())
      if (!Object.hasOwn(types, id))
        report.error(
          file,
          { path: `${path}/types/${index}` },
          `No existe el tipo «${id}»: falta types/${id}.json.${didYouMean(id, Object.keys(types))}`,
        );
  }
}

function typeOf(
  id: string,
  type: OwnType,
  families: readonly [string, TypeKind][],
  params: readonly string[],
  report: Report,
): OwnType {
  if (families.length === 0) return type;
  const at = `types/${id}.json`;
  const found: Record<string, unknown> = { ...type };
  const moved = (path: string, origin: Origin): void => report.moved(at, path, origin);
  for (const part of keyed) {
    const entries = new Map<string, unknown>();
    for (const [name, kind] of families)
      for (const [key, value] of Object.entries(kind[part] ?? {})) {
        entries.set(key, part === 'ranges' || part === 'limits' ? sourced(value, part, kind) : value);
        moved(`/${part}/${pointerStep(key)}`, { file, path: `/${pointerStep(name)}/${part}/${pointerStep(key)}` });
      }
    for (const [key, value] of Object.entries(type[part] ?? {})) {
      const place = `/${part}/${pointerStep(key)}`;
      if (entries.has(key)) moved(place, { file: at, path: place });
      entries.set(key, value);
    }
    const isShared = families.some(([, kind]) => kind[part] !== undefined);
    if (isShared) found[part] = Object.fromEntries(inOrder(entries, params));
  }
  for (const part of listed) {
    const before = families.flatMap(([name, kind]) =>
      (kind[part] ?? []).map((value, index) => ({ value, path: `/${pointerStep(name)}/${part}/${index}` })),
    );
    if (before.length === 0) continue;
    const own = type[part] ?? [];
    for (const [index, { path }] of before.entries()) moved(`/${part}/${index}`, { file, path });
    for (const index of own.keys()) moved(`/${part}/${before.length + index}`, { file: at, path: `/${part}/${index}` });
    found[part] = [...before.map(({ value }) => value), ...own];
  }
  for (const part of single) {
    const said = families.filter(([, kind]) => kind[part] !== undefined).pop();
    if (type[part] !== undefined || !said) continue;
    found[part] = said[1][part];
    moved(`/${part}`, { file, path: `/${pointerStep(said[0])}/${part}` });
  }
  return found as unknown as OwnType;
}

/** A range of a family comes from where the family says, and not from where each of its types does. */
function sourced(entry: unknown, part: 'ranges' | 'limits', { source, basis }: TypeKind): unknown {
  if (entry === null || (source === undefined && basis === undefined)) return entry;
  const whole = typeof entry === 'object' && !Array.isArray(entry) ? entry : { range: entry };
  return {
    ...whole,
    source: (whole as { source?: string }).source ?? source,
    ...(part === 'ranges' && { basis: (whole as { basis?: string }).basis ?? basis }),
  };
}

type Trade = NonNullable<Written['trade']>;

/** The limits of the trade of a family: those of its types, or of the types that it says itself. */
function withTypesOfTrade(trade: Trade, families: ReadonlyMap<string, string[]>, report: Report): Trade {
  if (!trade.kinds) return trade;
  const kinds = Object.entries(trade.kinds).map(([name, kind]) => {
    const path = `/kinds/${pointerStep(name)}`;
    if (kind.types === undefined) {
      const types = families.get(name);
      if (!types)
        report.error(
          'trade.json',
          { path, key: true },
          `Di a qué tipos alcanza («types»), o dale el nombre de una familia de kinds.json.${didYouMean(name, families.keys())}`,
        );
      return [name, { ...kind, types: types ?? [] }];
    }
    return [name, { ...kind, types: spread(kind.types, `${path}/types`, 'trade.json', families, report) }];
  });
  return { ...trade, kinds: Object.fromEntries(kinds) };
}

/** Every list of types in a part of the label, its families as their types. */
function withTypesListed<T>(value: T, path: string, families: ReadonlyMap<string, string[]>, report: Report): T {
  if (families.size === 0 || value === null || typeof value !== 'object') return value;
  if (Array.isArray(value))
    return value.map((item, index) => withTypesListed(item, `${path}/${index}`, families, report)) as T;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const place = `${path}/${pointerStep(key)}`;
      const isList = (key === 'types' || key === 'except') && Array.isArray(item);
      return [
        key,
        isList
          ? spread(item as string[], place, 'label.json', families, report)
          : withTypesListed(item, place, families, report),
      ];
    }),
  ) as T;
}

/** Types by their names, by that of a family, or all of them («todos»); with «-», but not those. */
function spread<T extends readonly string[] = string[]>(
  names: readonly string[],
  path: string,
  at: string,
  families: ReadonlyMap<string, string[]>,
  report: Report,
): T {
  const found = new Map<string, number>();
  for (const [index, name] of names.entries()) {
    const bare = name.replace(/^-/, '');
    for (const id of families.get(bare) ?? [bare])
      if (name.startsWith('-')) found.delete(id);
      else if (!found.has(id)) found.set(id, index);
  }
  for (const [place, index] of [...found.values()].entries())
    report.moved(at, `${path}/${place}`, { file: at, path: `${path}/${index}` });
  return [...found.keys()] as unknown as T;
}

/** Ranges and limits that come together from several places are spoken of in the order of the parameters. */
const inOrder = (entries: ReadonlyMap<string, unknown>, params: readonly string[]): [string, unknown][] =>
  [...entries].sort(([a], [b]) => params.indexOf(a) - params.indexOf(b));
