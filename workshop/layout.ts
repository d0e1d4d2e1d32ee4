// The one layout of a definition file: one ingredient, parameter, range, rule or recipe per line.
import { kindInLarder, lastStep } from '../engine/load/index.ts';

export const width = 140;

/** Places whose children are rows of a table and always stay on one line, by file. */
const tables: Record<string, RegExp> = {
  catalogue: /^\/(columns|groups|families|ingredients)$/,
  larder: /^\/(columns|families|allergens|origins|classes|packet\/(fields|values|splits))$/,
  shelf: /^\/ingredients$/,
  label: /^\/(finished|figures|names|mentions|keeping)$/,
  labelling: /^\/(list\/classes|allergens|nutrition\/(nutrients|rounding|tolerance)|score\/(bad|good))$/,
  kinds: /^\/[^/]+\/(constants|ranges|limits|notices|sets)$/,
  params: /^\/(params|constants)$/,
  names: /^\/(patterns|replace)$/,
  rules: /^\/(notices|decisions\/[^/]+\/rows)$/,
  craft: /^\/(require|charts)$/,
  trade: /^\/(bases|(all|kinds\/[^/]+)\/(forbid|dose|character|cap))$/,
  type: /^\/(constants|ranges|limits|start|examples|notices|sets|trade\/forbid|variants\/\d+\/(ranges|limits))$/,
};

/** Places whose children are rows too, but may share the line of what holds them where they all fit. */
const lists: Record<string, RegExp> = { messages: /^\/[^/]+\/try$/, type: /^\/messages\/[^/]+\/try$/ };

/** Places that hold tables further in, and are never written on one line. */
const holders: Record<string, RegExp> = { rules: /^\/decisions(\/[^/]+)?$/ };

/** «{ "range": [14, 22], "source": "oficio" }» */
export function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (value !== null && typeof value === 'object') {
    const pairs = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${oneLine(item)}`);
    return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
  }
  return JSON.stringify(value);
}

export function layOut(file: string, value: unknown): string {
  const table = tables[file] ?? /^$/;
  const list = lists[file];
  const write = (item: unknown, path: string, indent: string, lead: number): string => {
    const text = oneLine(item);
    const isLeaf = item === null || typeof item !== 'object' || Object.keys(item).length === 0;
    const parent = path.slice(0, path.lastIndexOf('/'));
    if (isLeaf || (path !== '' && (table.test(parent) || list?.test(parent)))) return text;
    const holdsRows = path === '' || table.test(path) || holders[file]?.test(path) === true;
    if (!holdsRows && indent.length + lead + text.length <= width) return text;
    const deeper = `${indent}  `;
    if (Array.isArray(item)) {
      const rows = item.map((entry, index) => deeper + write(entry, `${path}/${index}`, deeper, 1));
      return `[\n${rows.join(',\n')}\n${indent}]`;
    }
    const rows = Object.entries(item as object).map(([key, entry]) => {
      const name = `${JSON.stringify(key)}: `;
      return deeper + name + write(entry, `${path}/${key}`, deeper, name.length + 1);
    });
    return `{\n${rows.join(',\n')}\n${indent}}`;
  };
  return `${write(value, '', '', 0)}\n`;
}

/** Which kind of definition file a path is: «types/x.json» is a type, «params.json» is params, «larder/x.json» a shelf. */
export function kindOf(path: string): string {
  if (/(^|[\\/])types[\\/][^\\/]+\.json$/.test(path)) return 'type';
  const file = lastStep(path);
  return /(^|[\\/])larder[\\/][^\\/]+$/.test(path) ? (kindInLarder[file] ?? 'shelf') : file.replace(/\.json$/, '');
}
