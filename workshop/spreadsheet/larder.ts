// The larder as a sheet: one ingredient per row, its shelf in the first column, and back. Writes nothing.
import { didYouMean, type LarderDefinition, type LarderIngredient, noSuch } from '../../engine/index.ts';
import type { Texts } from '../../engine/load/index.ts';
import { layOut, oneLine } from '../layout.ts';
import { notNumber } from './catalogue.ts';
import { type Cell, numberIn, type Written } from './csv.ts';
import type { Brought, Fault } from './sheet.ts';

const bar = ' | ';
export const shelf = 'estante';
/** Headings before and after the columns of the larder, by key of the ingredient. */
export const before = { id: 'id', label: 'nombre', aliases: 'alias', family: 'familia' } as const;
export const after = {
  ...{
    legal: 'en la etiqueta',
    clear: 'aclarado',
    class: 'clase',
    origin: 'origen',
    allergens: 'alérgenos',
    density: 'densidad',
  },
  ...{
    piece: 'pieza',
    pieces: 'otras piezas',
    compound: 'compuesto',
    code: 'código',
    basis: 'certeza',
    source: 'fuente',
    note: 'nota',
  },
} as const;
export const headings: Readonly<Record<string, string>> = { ...before, ...after };
export const lists = new Set(['aliases', 'allergens']);
export const numbers = new Set(['density', 'piece']);
/** «grande 57 | lata 370» */
export const tables = new Set(['pieces']);

export type Row = Record<string, unknown> & { values: Record<string, number> };

export function larderTable({ columns: { columns }, shelves }: LarderDefinition): Written[][] {
  const keys = Object.keys(columns);
  const head = [
    shelf,
    ...Object.values(before),
    ...keys.map((key) => `${key} · ${columns[key]!.label}${columns[key]!.unit ? ` (${columns[key]!.unit})` : ''}`),
    ...Object.values(after),
  ];
  const cells = (row: LarderIngredient, of: object): Written[] =>
    Object.keys(of).map((key) => {
      const value = row[key as keyof LarderIngredient] as string | number | string[] | Table | undefined;
      if (Array.isArray(value)) return value.join(bar);
      return typeof value === 'object' ? tableText(value) : (value ?? null);
    });
  const rows = Object.entries(shelves).flatMap(([file, { ingredients }]) =>
    ingredients.map((row) => [
      file.replace(/\.json$/, ''),
      ...cells(row, before),
      ...keys.map((key) => row.values[key] ?? null),
      ...cells(row, after),
    ]),
  );
  return [head, ...rows];
}

export function bringLarder(sheet: readonly (readonly Cell[])[], definition: LarderDefinition, texts: Texts): Brought {
  const keys = Object.keys(definition.columns.columns);
  const faults: Fault[] = [];
  const [head = [], ...body] = sheet;
  const places = placesOf(head, [shelf, ...Object.values(headings), ...keys], faults);
  const old = new Map(
    Object.values(definition.shelves).flatMap(({ ingredients }) => ingredients.map((row) => [row.id, row])),
  );
  const found = new Map<string, { row: Row; line: number }[]>();
  for (const cells of body) {
    const file = `${(cells[(places.get(shelf) ?? 0) - 1]?.text ?? '').trim()}.json`;
    if (!Object.hasOwn(definition.shelves, file))
      faults.push({
        row: cells[0]?.row ?? 0,
        column: places.get(shelf) ?? 0,
        message: `No existe el estante «${file.slice(0, -5)}».${didYouMean(file.slice(0, -5), shelvesOf(definition))}`,
      });
    const list = found.get(file) ?? [];
    const row = rowOf(cells, places, keys, faults);
    list.push({ row: withUnlisted(row, old.get(String(row.id))), line: cells[0]?.row ?? 0 });
    found.set(file, list);
  }
  const changed = new Map<string, string>();
  const differences: string[] = [];
  for (const [file, { ingredients }] of Object.entries(definition.shelves)) {
    const now = (found.get(file) ?? []).map(({ row }) => row);
    const told = differencesOf(ingredients as unknown as Row[], now);
    if (told.length === 0) continue;
    differences.push(...told);
    changed.set(file, layOut('shelf', { ...(JSON.parse(texts.get(file)!) as object), ingredients: now }));
  }
  return {
    texts: faults.length > 0 ? new Map() : changed,
    differences,
    faults,
    cellAt(file, path) {
      const at = path[0] === 'ingredients' && typeof path[1] === 'number' ? found.get(file)?.[path[1]] : undefined;
      if (!at) return null;
      const heading = path[2] === 'values' ? String(path[3] ?? '') : (headings[String(path[2])] ?? '');
      return { row: at.line, column: places.get(heading) ?? 0 };
    },
  };
}

/** What the sheet has no column for stays as the ingredient had it, in its place: its names in other languages. */
function withUnlisted(row: Row, old: LarderIngredient | undefined): Row {
  const unlisted = Object.entries(old ?? {}).filter(([key]) => key !== 'values' && !Object.hasOwn(headings, key));
  if (unlisted.length === 0) return row;
  const all = { ...row, ...Object.fromEntries(unlisted) };
  const order = [...new Set([...Object.keys(old!), ...Object.keys(all)])].filter((key) => Object.hasOwn(all, key));
  return Object.fromEntries(order.map((key) => [key, all[key]])) as Row;
}

const shelvesOf = ({ shelves }: LarderDefinition): string[] => Object.keys(shelves).map((file) => file.slice(0, -5));

function placesOf(head: readonly Cell[], known: readonly string[], faults: Fault[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const { text, row, column } of head) {
    const key = text.split('·')[0]!.trim();
    if (key === '') continue;
    if (!known.includes(key)) faults.push({ row, column, message: noSuch('la columna', key, known) });
    places.set(key, column);
  }
  for (const key of [shelf, before.id, before.label])
    if (!places.has(key)) faults.push({ row: 1, column: 0, message: `Falta la columna «${key}».` });
  return places;
}

/** The ingredient of a row of the sheet: what is empty is not written. */
export function rowOf(
  cells: readonly Cell[],
  places: ReadonlyMap<string, number>,
  keys: readonly string[],
  faults: Fault[],
): Row {
  const cell = (heading: string): Cell | undefined => cells[(places.get(heading) ?? 0) - 1];
  const number = (heading: string): number | undefined => {
    const found = cell(heading);
    if (!found || found.text.trim() === '') return undefined;
    const value = numberIn(found.text);
    if (value === null) faults.push({ row: found.row, column: found.column, message: notNumber(found.text.trim()) });
    return value ?? 0;
  };
  const take = (of: object): [string, unknown][] =>
    Object.entries(of).flatMap(([key, heading]: [string, string]): [string, unknown][] => {
      const text = (cell(heading)?.text ?? '').trim();
      if (numbers.has(key)) return number(heading) === undefined ? [] : [[key, number(heading)]];
      if (text === '') return [];
      const items = text
        .split('|')
        .map((item) => item.trim())
        .filter(Boolean);
      if (tables.has(key)) {
        const table = tableIn(items);
        const { row, column } = cell(heading)!;
        if (!table) faults.push({ row, column, message: notNumber(text) });
        return [[key, table ?? {}]];
      }
      return [[key, lists.has(key) ? items : text]];
    });
  const values = keys.flatMap((key): [string, number][] => {
    const value = number(key);
    return value === undefined ? [] : [[key, value]];
  });
  return {
    ...Object.fromEntries(take(before)),
    values: Object.fromEntries(values),
    ...Object.fromEntries(take(after)),
  };
}

type Table = Readonly<Record<string, number>>;
export const tableText = (table: Table): string =>
  Object.entries(table)
    .map(([name, value]) => `${name} ${String(value).replace('.', ',')}`)
    .join(bar);

/** Null where one of them does not end in a number. */
export function tableIn(items: readonly string[]): Table | null {
  const pairs = items.map((item) => {
    const [, name = item, figure = ''] = /^(.*\S)\s+(\S+)$/.exec(item) ?? [];
    return [name, numberIn(figure)] as const;
  });
  return pairs.every(([, value]) => value !== null) ? (Object.fromEntries(pairs) as Table) : null;
}

function differencesOf(was: readonly Row[], now: readonly Row[]): string[] {
  const old = new Map(was.map((row) => [row.id, row]));
  const kept = new Set(now.map((row) => row.id));
  return [
    ...now.flatMap((row) => {
      const before = old.get(row.id);
      if (!before) return [`+ ${row.id}: ${row.label}`];
      const parts = new Set([...Object.keys(before), ...Object.keys(row)].filter((key) => key !== 'values'));
      const keys = new Set([...Object.keys(before.values), ...Object.keys(row.values)]);
      return [
        ...[...parts]
          .filter((key) => oneLine(before[key] ?? null) !== oneLine(row[key] ?? null))
          .map((key) => `~ ${row.id}: ${headings[key] ?? key} ${shown(before[key])} → ${shown(row[key])}`),
        ...[...keys]
          .filter((key) => before.values[key] !== row.values[key])
          .map((key) => `~ ${row.id}: ${key} ${shown(before.values[key])} → ${shown(row.values[key])}`),
      ];
    }),
    ...was.filter((row) => !kept.has(row.id)).map((row) => `− ${row.id}: ${row.label}`),
  ];
}

const shown = (value: unknown): string => {
  if (value === undefined) return 'nada';
  if (Array.isArray(value)) return value.join(bar);
  if (typeof value === 'object') return `«${tableText(value as Table)}»`;
  return typeof value === 'number' ? String(value).replace('.', ',') : `«${String(value)}»`;
};
