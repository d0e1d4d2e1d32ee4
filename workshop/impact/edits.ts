// What somebody changed between two versions of a craft: one edit per value, whole rows where they come or go.
// Examples, sources, notes and other words that decide nothing are no edits.
import type { Texts } from '../../engine/load/index.ts';
import { isObject } from '../keys.ts';
import { oneLine } from '../layout.ts';

type Step = string | number;

export interface Edit {
  readonly file: string;
  /** steps from the value of the file; an ingredient or a notice is found by its id */
  readonly path: readonly Step[];
  /** undefined: it was not there, or it no longer is */
  readonly from: unknown;
  readonly to: unknown;
}

const silent = new Set(['$schema', 'examples', 'note', 'source', 'description', 'family', 'charts']);

const isRows = (value: unknown): value is { id: string }[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => isObject(item) && typeof item.id === 'string');

export function editsBetween(before: Texts, after: Texts): Edit[] {
  const files = [...new Set([...before.keys(), ...after.keys()])];
  return files.flatMap((file) => {
    const [from, to] = [before.get(file), after.get(file)];
    if (from === to) return [];
    if (from === undefined || to === undefined) return [{ file, path: [], from: parsed(from), to: parsed(to) }];
    return [...differences(JSON.parse(from), JSON.parse(to), [])].map((edit) => ({ file, ...edit }));
  });
}

const parsed = (text: string | undefined): unknown => (text === undefined ? undefined : JSON.parse(text));

function* differences(from: unknown, to: unknown, path: readonly Step[]): Generator<Omit<Edit, 'file'>> {
  if (oneLine(from ?? null) === oneLine(to ?? null) && (from === undefined) === (to === undefined)) return;
  if (isRows(from) && isRows(to)) {
    for (const id of new Set([...from, ...to].map((row) => row.id))) {
      yield* differences(
        from.find((row) => row.id === id),
        to.find((row) => row.id === id),
        [...path, `#${id}`],
      );
    }
  } else if (isObject(from) && isObject(to)) {
    for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) {
      if (!silent.has(key)) yield* differences(from[key], to[key], [...path, key]);
    }
  } else yield { path, from, to };
}

/** The texts with one edit made. */
export function withEdit(texts: Texts, { file, path, to }: Edit): Texts {
  const changed = new Map(texts);
  if (path.length === 0) {
    if (to === undefined) changed.delete(file);
    else changed.set(file, JSON.stringify(to));
    return changed;
  }
  const value = JSON.parse(texts.get(file)!);
  put(value, path, to);
  return changed.set(file, JSON.stringify(value));
}

function put(value: Record<Step, unknown>, [step, ...rest]: readonly Step[], to: unknown): void {
  const key = Array.isArray(value) ? placeOf(value, String(step)) : step!;
  if (rest.length > 0) put(value[key] as Record<Step, unknown>, rest, to);
  else if (to !== undefined) value[key] = to;
  else if (Array.isArray(value)) value.splice(key as number, 1);
  else delete value[key];
}

const placeOf = (rows: { id: string }[], step: string): number => {
  const found = rows.findIndex((row) => `#${row.id}` === step);
  return found < 0 ? rows.length : found;
};

/** «tipo · parámetro [14, 22] → [14, 24]» */
export function told({ file, path, from, to }: Edit): string {
  const home = file.replace(/^types\//, '').replace(/\.json$/, '');
  const quiet = new Set(['ranges', 'range', 'values', 'params', 'ingredients', 'columns']);
  const name = path
    .filter((step) => !quiet.has(String(step)))
    .map((step) => String(step).replace(/^#/, ''))
    .join('.');
  if (path.length === 0) return from === undefined ? `${home}: fichero nuevo` : `${home}: fichero borrado`;
  if (from === undefined) return `${home} · ${name}: nuevo, ${shown(to)}`;
  return to === undefined
    ? `${home} · ${name}: quitado, era ${shown(from)}`
    : `${home} · ${name} ${shown(from)} → ${shown(to)}`;
}

const longest = 60;

function shown(value: unknown): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = typeof value === 'string' ? `«${value}»` : oneLine(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
