// The values of files that can be read at all, each parsed once for a text.
//   valueIn(files, 'crafts/x/params.json') → its value; undefined while it is not JSON
import { Source } from '../engine/load/index.ts';
import { craftFolder, type Files } from './files.ts';

export type Value = Readonly<Record<string, unknown>>;

const most = 400;
const known = new Map<string, unknown>();

export function valueIn<T = Value>(files: Files, path: string): T | undefined {
  const text = files.get(path);
  if (text === undefined) return undefined;
  if (known.has(text)) return known.get(text) as T | undefined;
  const { value } = new Source(path, text);
  if (known.size >= most) known.clear();
  known.set(text, value);
  return value as T | undefined;
}

/** The types of a craft, by id, in the order of their files. */
export function typesIn<T = Value>(files: Files, craft: string): Map<string, T> {
  const folder = `${craftFolder(craft)}/types/`;
  const paths = [...files.keys()].filter((path) => path.startsWith(folder) && path.endsWith('.json')).sort();
  return new Map(
    paths.flatMap((path) => {
      const value = valueIn<T>(files, path);
      return value === undefined ? [] : [[path.slice(folder.length, -'.json'.length), value]];
    }),
  );
}

/** The crafts there are, by the name of their folder. */
export const craftsIn = (files: Files): string[] =>
  [...new Set([...files.keys()].flatMap((path) => /^crafts\/([^/]+)\//.exec(path)?.[1] ?? []))].sort();

/** Line of a place in a file. */
export const lineIn = (files: Files, path: string, pointer: string): number =>
  new Source(path, files.get(path) ?? '').locate({ path: pointer, key: true }).line;
