// The order of the keys: that of the schema where it names them, that of the columns in the values of an ingredient, and as
// written everywhere else (there the order is the author's, and may mean something).
import { readFileSync } from 'node:fs';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  definitions?: Record<string, Schema>;
}

const folder = new URL('../schemas/', import.meta.url);
const files = new Map<string, Schema>();

function fileOf(name: string): Schema {
  const known = files.get(name) ?? (JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Schema);
  files.set(name, known);
  return known;
}

/** The schema that a $ref points at, and the file its own references are read in. */
function resolve(schema: Schema, file: string): [Schema, string] {
  if (schema.$ref === undefined) return [schema, file];
  const [other, pointer] = schema.$ref.split('#/definitions/') as [string, string];
  const home = other === '' ? file : other;
  return resolve(fileOf(home).definitions![pointer]!, home);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function sorted(value: unknown, unresolved: Schema | undefined, from: string): unknown {
  if (unresolved === undefined || value === null || typeof value !== 'object') return value;
  const [schema, file] = resolve(unresolved, from);
  const way = schema.anyOf?.find((one) => fits(value, resolve(one, file)[0]));
  if (way) return sorted(value, way, file);
  if (Array.isArray(value)) return value.map((item) => sorted(item, schema.items, file));
  const named = schema.properties ?? {};
  const others = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  const order = Object.keys(named);
  const place = (key: string): number => (order.includes(key) ? order.indexOf(key) : order.length);
  const keys =
    others || order.length === 0 ? Object.keys(value) : Object.keys(value).sort((a, b) => place(a) - place(b));
  return Object.fromEntries(
    keys.map((key) => [key, sorted((value as Record<string, unknown>)[key], named[key] ?? others, file)]),
  );
}

/** Which branch of an «either … or» a value is on: a list, or the object with the same keys. */
function fits(value: object, { items, properties }: Schema): boolean {
  if (Array.isArray(value)) return items !== undefined;
  return properties !== undefined && Object.keys(value).every((key) => Object.hasOwn(properties, key));
}

export function inOrder(kind: string, value: unknown): unknown {
  const ordered = sorted(value, fileOf(`${kind}.schema.json`), `${kind}.schema.json`);
  if (kind !== 'catalogue' || !isObject(ordered) || !isObject(ordered.columns) || !Array.isArray(ordered.ingredients))
    return ordered;
  const columns = Object.keys(ordered.columns);
  return {
    ...ordered,
    ingredients: ordered.ingredients.map((row) =>
      isObject(row) && isObject(row.values) ? { ...row, values: byColumns(row.values, columns) } : row,
    ),
  };
}

function byColumns(values: Record<string, unknown>, columns: readonly string[]): Record<string, unknown> {
  const place = (key: string): number => (columns.includes(key) ? columns.indexOf(key) : columns.length);
  return Object.fromEntries(Object.entries(values).sort(([a], [b]) => place(a) - place(b)));
}
