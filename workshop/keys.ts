// The order of the keys: that of the schema where it names them, that of the columns in the values of an ingredient, and as
// written everywhere else (there the order is the author's, and may mean something).
import { fileOf, resolve, type Schema } from './schema.ts';

export const isObject = (value: unknown): value is Record<string, unknown> =>
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
  const ordered = sorted(value, fileOf(kind), kind);
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
