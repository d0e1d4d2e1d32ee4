// The catalogue as a sheet: one ingredient per row, one column of the craft per column, empty where the row does not say it.
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { type Definition, noSuch } from '../../engine/index.ts';
import { inOrder } from '../keys.ts';
import { oneLine } from '../layout.ts';
import { type Cell, numberIn, type Written } from './csv.ts';
import type { Brought, Fault, Sheet } from './sheet.ts';

type Ingredient = Definition['catalogue']['ingredients'][number];

const file = 'catalogue.json';
/** Between the items of a list in one cell. */
const bar = ' | ';
/** Columns of the sheet that are not columns of the craft, by where they go in an ingredient. */
const fixed = { id: 'id', label: 'nombre', aliases: 'alias', groups: 'grupos' } as const;
const after = { least: 'dosis mínima', most: 'dosis máxima', source: 'fuente', note: 'nota', is: 'es' } as const;

/** «clave · Nombre de la columna (g)»: what stands before the dot is the key. */
const heading = (key: string, { label, unit }: Definition['catalogue']['columns'][string]): string =>
  `${key} · ${label}${unit ? ` (${unit})` : ''}`;

function table({ catalogue: { columns, ingredients } }: Definition): Written[][] {
  const keys = Object.keys(columns);
  const head = [...Object.values(fixed), ...keys.map((key) => heading(key, columns[key]!)), ...Object.values(after)];
  const rows = ingredients.map(({ id, is, label, aliases, groups, values, dose, source, note }) => [
    id,
    label ?? null,
    (aliases ?? []).join(bar),
    (groups ?? []).join(bar),
    ...keys.map((key) => values?.[key] ?? null),
    dose?.[0] ?? null,
    dose?.[1] ?? null,
    source ?? null,
    note ?? null,
    is ?? null,
  ]);
  return [head, ...rows];
}

function bring(
  rows: readonly (readonly Cell[])[],
  definition: Definition,
  texts: ReadonlyMap<string, string>,
): Brought {
  const { columns, ingredients } = definition.catalogue;
  const faults: Fault[] = [];
  const [head = [], ...body] = rows;
  const places = placesOf(head, Object.keys(columns), faults);
  const before = new Map(ingredients.map((one) => [one.id, one]));
  const seen = new Map<string, number>();
  const brought = body.map((cells) => {
    const one = ingredientOf(cells, places, Object.keys(columns), before, faults);
    const row = cells[0]?.row ?? 0;
    const earlier = seen.get(one.id);
    if (earlier !== undefined)
      faults.push({
        row,
        column: places.get(fixed.id) ?? 0,
        message: `El ingrediente «${one.id}» ya está en la fila ${earlier}.`,
      });
    seen.set(one.id, row);
    return { one, row };
  });
  const after = brought.map(({ one }) => one);
  const differences = differencesOf(ingredients, after, Object.keys(columns));
  const text = differences.length === 0 ? null : written(texts.get(file)!, ingredients, after);
  return {
    texts: new Map(text === null ? [] : [[file, text]]),
    differences,
    faults,
    cellAt(name, path) {
      const found =
        name === file && path[0] === 'ingredients' && typeof path[1] === 'number' ? brought[path[1]] : undefined;
      if (!found) return null;
      const [part, key] = [path[2], path[3]];
      const heading =
        part === 'values' ? String(key ?? '') : part === 'dose' ? dosage.least : (named[String(part)] ?? '');
      return { row: found.row, column: places.get(heading) ?? 0 };
    },
  };
}

const dosage = after;
const named: Record<string, string> = { ...fixed, source: after.source, note: after.note, is: after.is };

/** Heading → number of its column. */
function placesOf(head: readonly Cell[], keys: readonly string[], faults: Fault[]): Map<string, number> {
  const known = [...Object.values(fixed), ...keys, ...Object.values(after)];
  const places = new Map<string, number>();
  for (const { text, row, column } of head) {
    const key = text.split('·')[0]!.trim();
    if (key === '') continue;
    if (!known.includes(key)) faults.push({ row, column, message: noSuch('la columna', key, known) });
    else if (places.has(key)) faults.push({ row, column, message: `La columna «${key}» está dos veces.` });
    places.set(key, column);
  }
  if (!places.has(fixed.id)) faults.push({ row: 1, column: 0, message: `Falta la columna «${fixed.id}».` });
  return places;
}

/** The ingredient of a row; a column that the sheet does not have keeps what the ingredient said. */
function ingredientOf(
  cells: readonly Cell[],
  places: ReadonlyMap<string, number>,
  keys: readonly string[],
  known: ReadonlyMap<string, Ingredient>,
  faults: Fault[],
): Ingredient {
  const cell = (heading: string): Cell | undefined => cells[(places.get(heading) ?? 0) - 1];
  const text = (heading: string): string => (cell(heading)?.text ?? '').trim();
  const number = (heading: string): number | undefined => {
    const found = cell(heading);
    if (!found || found.text.trim() === '') return undefined;
    const value = numberIn(found.text);
    if (value === null) faults.push({ row: found.row, column: found.column, message: notNumber(found.text.trim()) });
    return value ?? 0;
  };
  const id = text(fixed.id);
  const old = known.get(id);
  const list = (heading: string): string[] =>
    text(heading)
      .split('|')
      .map((item) => item.trim())
      .filter((item) => item !== '');
  if (places.has(fixed.id) && id === '')
    faults.push({ row: cells[0]?.row ?? 0, column: places.get(fixed.id)!, message: `Falta «${fixed.id}».` });
  const values: NonNullable<Ingredient['values']> = {};
  for (const key of keys) {
    const value = places.has(key) ? number(key) : old?.values?.[key];
    if (value !== undefined) values[key] = value;
  }
  const is = places.has(after.is) ? text(after.is) : (old?.is ?? '');
  const label = places.has(fixed.label) ? text(fixed.label) : (old?.label ?? '');
  const groups = places.has(fixed.groups) ? list(fixed.groups) : (old?.groups ?? []);
  const aliases = places.has(fixed.aliases) ? list(fixed.aliases) : (old?.aliases ?? []);
  const dose = places.has(after.least) ? doseOf(number(after.least), number(after.most)) : old?.dose;
  const source = places.has(after.source) ? text(after.source) : (old?.source ?? '');
  const note = places.has(after.note) ? text(after.note) : (old?.note ?? '');
  return {
    id,
    ...(is !== '' ? { is } : {}),
    ...(label !== '' ? { label } : {}),
    ...(aliases.length > 0 || old?.aliases?.length === 0 ? { aliases } : {}),
    ...(groups.length > 0 ? { groups: groups as Ingredient['groups'] } : {}),
    ...(Object.keys(values).length > 0 || old?.values ? { values } : {}),
    ...(dose ? { dose } : {}),
    ...(source !== '' ? { source } : {}),
    ...(note !== '' ? { note } : {}),
  };
}

const doseOf = (least: number | undefined, most: number | undefined): [number, number] | undefined =>
  least === undefined && most === undefined ? undefined : [least ?? 0, most ?? 100];

export const notNumber = (text: string): string =>
  /^-?[1-9]\d{0,2}(\.\d{3})+$/.test(text)
    ? `«${text}» puede ser ${text.replaceAll('.', '')} o ${text.replace('.', ',')}: escríbelo de una de las dos maneras.`
    : `«${text}» no es un número.`;

const shown = (value: unknown): string => {
  if (value === undefined) return 'nada';
  if (typeof value === 'number') return String(value).replace('.', ',');
  return Array.isArray(value)
    ? value.map((item) => (typeof item === 'number' ? shown(item) : item)).join(bar)
    : `«${String(value)}»`;
};

function differencesOf(before: readonly Ingredient[], after: readonly Ingredient[], keys: readonly string[]): string[] {
  const old = new Map(before.map((one) => [one.id, one]));
  const now = new Set(after.map(({ id }) => id));
  const lines = after.flatMap((one) => {
    const was = old.get(one.id);
    if (!was) return [`+ ${one.id}: ${one.label ?? one.is ?? ''}`];
    const parts = ['is', 'label', 'aliases', 'groups', 'dose', 'source', 'note'] as const;
    const changed = parts.filter((part) => oneLine(was[part] ?? null) !== oneLine(one[part] ?? null));
    return [
      ...changed.map((part) => `~ ${one.id}: ${named[part] ?? 'dosis'} ${shown(was[part])} → ${shown(one[part])}`),
      ...keys
        .filter((key) => was.values?.[key] !== one.values?.[key])
        .map((key) => `~ ${one.id}: ${key} ${shown(was.values?.[key])} → ${shown(one.values?.[key])}`),
    ];
  });
  const gone = before.filter(({ id }) => !now.has(id)).map(({ id, label }) => `− ${id}: ${label ?? ''}`);
  const kept = after.filter(({ id }) => old.has(id)).map(({ id }) => id);
  const order = before.filter(({ id }) => now.has(id)).map(({ id }) => id);
  const moved = kept.join() === order.join() ? [] : ['~ el orden de los ingredientes'];
  return [...lines, ...gone, ...moved];
}

/** The file with its new list of ingredients: the rows that stay the same keep their text, letter by letter. */
function written(text: string, before: readonly Ingredient[], after: readonly Ingredient[]): string {
  const list = findNodeAtLocation(parseTree(text)!, ['ingredients'])!;
  const nodes = list.children ?? [];
  const old = new Map(
    before.map((one, index) => [
      one.id,
      { one, text: text.slice(nodes[index]!.offset, nodes[index]!.offset + nodes[index]!.length) },
    ]),
  );
  const rows = after.map((one) => {
    const was = old.get(one.id);
    return was && sameRow(was.one, one)
      ? was.text
      : oneLine((inOrder('catalogue', { ingredients: [one] }) as { ingredients: unknown[] }).ingredients[0]);
  });
  return `${text.slice(0, list.offset)}[\n    ${rows.join(',\n    ')}\n  ]${text.slice(list.offset + list.length)}`;
}

function sameRow(a: Ingredient, b: Ingredient): boolean {
  const plain = ({ values, ...rest }: Ingredient): string =>
    oneLine([Object.entries(rest).sort(), Object.entries(values ?? {}).sort()]);
  return plain(a) === plain(b);
}

export const catalogueSheet: Sheet = { key: fixed.id, table, bring };
