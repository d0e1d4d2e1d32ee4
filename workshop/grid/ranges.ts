// The ranges of a craft as a grid, types down and parameters across, and one of them changed in its file.
//   setRange(files, 'x', 'y', 'z', { min: 14, max: 22 }) → the files with that range
import { noSuch, type Written } from '../../engine/index.ts';
import { Source } from '../../engine/load/index.ts';
import { craftFolder, done, type Edited, type Files, refused } from '../files.ts';
import { type Steps, withValue } from '../text.ts';
import { typesIn, valueIn } from '../values.ts';

export interface RangeCell {
  readonly min: number | null;
  readonly max: number | null;
  /** how it is written when it is no [least, most]: «<60» */
  readonly bound: string | null;
  readonly source: string | null;
  /** that of its type, which holds where it has none */
  readonly ofType: string | null;
  readonly weight: number | null;
  readonly file: string;
  readonly line: number;
}

export interface RangeHolder {
  /** a type, «type/variant», or every type that says nothing else */
  readonly name: string;
  readonly label: string;
  readonly file: string;
}

export interface RangeGrid {
  readonly holders: readonly RangeHolder[];
  readonly params: readonly { readonly key: string; readonly label: string; readonly unit: string | null }[];
  /** by holder and parameter */
  readonly cells: readonly (readonly (RangeCell | null)[])[];
}

type Params = Written['params'];
type TypeFile = Written['types'][string];
type Entry = NonNullable<TypeFile['ranges']>[string];

interface Holder extends RangeHolder {
  readonly steps: Steps;
  readonly entries: Readonly<Record<string, Entry>>;
  readonly source: string | null;
}

const everyType = '(todos)';

function holdersOf(files: Files, craft: string, params: Params): Holder[] {
  const general = Object.entries(params.params).flatMap(([key, { range, weight, source }]) =>
    range === undefined ? [] : [[key, { range, weight, source }] as const],
  );
  const all: Holder = {
    ...{ name: everyType, label: 'Todo tipo que no diga otra cosa', steps: ['params'], source: null },
    file: `${craftFolder(craft)}/params.json`,
    entries: Object.fromEntries(general) as Holder['entries'],
  };
  const ofTypes = [...typesIn<TypeFile>(files, craft)].flatMap(([id, type]): Holder[] => {
    const file = `${craftFolder(craft)}/types/${id}.json`;
    const own = { name: id, label: type.label, file, steps: ['ranges'], entries: type.ranges ?? {} };
    const source = type.source ?? null;
    const variants = (type.variants ?? []).map((variant, at) => ({
      ...{ name: `${id}/${variant.id}`, label: `${type.label}, ${variant.label ?? variant.id}`, file },
      ...{ steps: ['variants', at, 'ranges'], entries: variant.ranges ?? {}, source: variant.source ?? source },
    }));
    return [{ ...own, source }, ...variants];
  });
  return general.length > 0 ? [all, ...ofTypes] : ofTypes;
}

/** Null while params.json cannot be read. */
export function ranges(files: Files, craft: string): RangeGrid | null {
  const params = valueIn<Params>(files, `${craftFolder(craft)}/params.json`);
  if (!params?.params) return null;
  const holders = holdersOf(files, craft, params);
  const keys = Object.keys(params.params);
  const used = new Set(holders.flatMap(({ entries }) => Object.keys(entries)));
  const shown = keys.filter((key) => used.has(key) || params.params[key]!.show !== 'never');
  const sources = new Map([...new Set(holders.map(({ file }) => file))].map((file) => [file, sourceOf(files, file)]));
  return {
    holders: holders.map(({ name, label, file }) => ({ name, label, file })),
    params: shown.map((key) => ({ key, label: params.params[key]!.label, unit: params.params[key]!.unit ?? null })),
    cells: holders.map((holder) => shown.map((key) => cellOf(holder, key, sources.get(holder.file)!))),
  };
}

const sourceOf = (files: Files, file: string): Source => new Source(file, files.get(file)!);

function cellOf({ file, steps, entries, source }: Holder, key: string, text: Source): RangeCell | null {
  const entry = Object.hasOwn(entries, key) ? entries[key] : undefined;
  if (entry === undefined) return null;
  const whole = typeof entry === 'string' || Array.isArray(entry) ? { range: entry } : entry;
  const { line } = text.locate({ path: `/${[...steps, key].join('/')}`, key: true });
  return {
    ...ends(whole.range as string | readonly (number | null)[]),
    source: ('source' in whole ? whole.source : undefined) ?? null,
    ofType: source,
    weight: ('weight' in whole ? whole.weight : undefined) ?? null,
    ...{ file, line },
  };
}

/** «<60» leaves the other end open. */
function ends(range: string | readonly (number | null)[]): Pick<RangeCell, 'min' | 'max' | 'bound'> {
  if (typeof range !== 'string') return { min: range[0] ?? null, max: range[1] ?? null, bound: null };
  const [, sign = '', figure = ''] = /^\s*([<>])=?\s*(.+?)\s*$/.exec(range) ?? [];
  const value = Number(figure);
  return { min: sign === '>' ? value : null, max: sign === '<' ? value : null, bound: range.trim() };
}

export interface NewRange {
  readonly min: number | null;
  readonly max: number | null;
  /** as it is when nothing is said; '' takes it away */
  readonly source?: string;
}

/** Null, or both ends open, takes the range away. */
export function setRange(files: Files, craft: string, holder: string, param: string, to: NewRange | null): Edited {
  const params = valueIn<Params>(files, `${craftFolder(craft)}/params.json`);
  if (!params?.params) return refused(files, 'params.json no se puede leer: arréglalo antes.');
  const holders = holdersOf(files, craft, params);
  const found = holders.find(({ name }) => name === holder);
  if (!found) return refused(files, noSuch('el tipo', holder, typesIn(files, craft).keys()));
  if (!Object.hasOwn(params.params, param))
    return refused(files, noSuch('el parámetro', param, Object.keys(params.params)));
  const { min, max, source } = to ?? { min: null, max: null };
  const wrong = [min, max].find((end) => end !== null && !Number.isFinite(end));
  if (wrong !== undefined) return refused(files, 'Un extremo del rango no es un número.');
  if (min !== null && max !== null && min > max)
    return refused(files, `El mínimo (${spoken(min)}) pasa del máximo (${spoken(max)}).`);
  const isGone = min === null && max === null;
  const written = Object.hasOwn(found.entries, param) ? found.entries[param] : undefined;
  if (isGone && written === undefined) return done(files);
  const text = files.get(found.file)!;
  const put = (steps: Steps, value: unknown): Edited =>
    done(new Map(files).set(found.file, withValue(found.file, text, steps, value)));
  const isGeneral = found.name === everyType;
  const steps = [...found.steps, param];
  if (isGone) return put(isGeneral ? [...steps, 'range'] : steps, undefined);
  const isShort = !isGeneral && (written === undefined || typeof written === 'string' || Array.isArray(written));
  const kept = isGeneral ? params.params[param]! : isShort ? {} : (written as object);
  if (isShort && (source ?? '') === '') return put(steps, [min, max]);
  const { source: _, ...rest } = kept as { source?: string };
  const told = source === undefined ? (kept as { source?: string }).source : source;
  const entry = { ...(isShort ? {} : rest), range: [min, max], ...(told ? { source: told } : {}) };
  return put(steps, sameOrder(kept, entry));
}

/** Keys that were there stay where they were. */
function sameOrder(before: object, after: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const keys = [...Object.keys(before).filter((key) => key in after), ...Object.keys(after)];
  return Object.fromEntries([...new Set(keys)].map((key) => [key, after[key]]));
}

const spoken = (value: number): string => String(value).replace('.', ',');
