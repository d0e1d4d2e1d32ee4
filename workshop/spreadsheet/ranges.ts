// All the ranges of a craft as a sheet: a row per type (and per variant of a type), two columns per parameter.
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { type Definition, noSuch, type TypeFile } from '../../engine/index.ts';
import { inOrder } from '../keys.ts';
import { layOut, oneLine } from '../layout.ts';
import { notNumber } from './catalogue.ts';
import { type Cell, numberIn, type Written } from './csv.ts';
import type { Brought, Fault, Sheet } from './sheet.ts';

type Range = [number | null, number | null];
/** A place that holds ranges: the params of the craft, a type, or a variant of a type. */
interface Holder {
  readonly name: string;
  readonly label: string;
  readonly file: string;
  readonly path: readonly (string | number)[];
  readonly ranges: Record<string, Range>;
}

const headings = ['tipo', 'nombre'];
const everyType = '(todos)';

function holdersOf({ params, types }: Definition): Holder[] {
  const pick = (ranges: TypeFile['ranges']): Holder['ranges'] =>
    Object.fromEntries(Object.entries(ranges ?? {}).map(([key, { range }]) => [key, range]));
  const general = Object.entries(params.params).flatMap(([key, { range }]) => (range ? [[key, range] as const] : []));
  const craft = {
    name: everyType,
    label: 'Rango de todo tipo que no diga otra cosa',
    file: 'params.json',
    path: ['params'],
    ranges: Object.fromEntries(general),
  };
  const ofTypes = Object.entries(types).flatMap(([id, type]): Holder[] => {
    const file = `types/${id}.json`;
    const variants = (type.variants ?? []).map((variant, index) => ({
      name: `${id}/${variant.id}`,
      label: `${type.label}, ${variant.label ?? variant.id}`,
      file,
      path: ['variants', index, 'ranges'],
      ranges: pick(variant.ranges),
    }));
    return [{ name: id, label: type.label, file, path: ['ranges'], ranges: pick(type.ranges) }, ...variants];
  });
  return general.length > 0 ? [craft, ...ofTypes] : ofTypes;
}

function rangedKeys(definition: Definition, holders: readonly Holder[]): string[] {
  return Object.keys(definition.params.params).filter((key) => holders.some(({ ranges }) => ranges[key] !== undefined));
}

const sides = ['mín', 'máx'] as const;

function table(definition: Definition): Written[][] {
  const holders = holdersOf(definition);
  const keys = rangedKeys(definition, holders);
  const unit = (key: string): string =>
    definition.params.params[key]!.unit ? ` (${definition.params.params[key]!.unit})` : '';
  const head = [
    ...headings,
    ...keys.flatMap((key) =>
      sides.map((side) => `${key} ${side} · ${definition.params.params[key]!.label}${unit(key)}`),
    ),
  ];
  return [
    head,
    ...holders.map(({ name, label, ranges }) => [name, label, ...keys.flatMap((key) => ranges[key] ?? [null, null])]),
  ];
}

interface Edit {
  readonly holder: Holder;
  readonly key: string;
  readonly from: Range | null;
  readonly to: Range | null;
}

function bring(
  rows: readonly (readonly Cell[])[],
  definition: Definition,
  texts: ReadonlyMap<string, string>,
): Brought {
  const faults: Fault[] = [];
  const holders = new Map(holdersOf(definition).map((holder) => [holder.name, holder]));
  const [head = [], ...body] = rows;
  const places = placesOf(head, definition, faults);
  const cells = new Map<string, { row: number; column: number }>();
  const edits: Edit[] = [];
  for (const row of body) {
    const name = (row[0]?.text ?? '').trim();
    const holder = holders.get(name);
    if (!holder) {
      faults.push({
        row: row[0]?.row ?? 0,
        column: 1,
        message: `${noSuch('el tipo', name, holders.keys())} Un tipo nuevo se crea con obrador new type.`,
      });
      continue;
    }
    for (const [key, columns] of places) {
      const [min, max] = columns.map((column) => bound(row[column - 1], faults)) as Range;
      const to: Range | null = min === null && max === null ? null : [min, max];
      const from = holder.ranges[key] ?? null;
      cells.set(`${holder.file} ${[...holder.path, key].join('/')}`, { row: row[0]!.row, column: columns[0] });
      if (oneLine(from) !== oneLine(to)) edits.push({ holder, key, from, to });
    }
  }
  const changed = new Map<string, string>();
  for (const edit of edits) {
    const { file } = edit.holder;
    changed.set(file, applied(changed.get(file) ?? texts.get(file)!, edit));
  }
  return {
    texts: changed,
    differences: edits.map(({ holder, key, from, to }) => `~ ${holder.name}: ${key} ${shown(from)} → ${shown(to)}`),
    faults,
    cellAt: (file, path) => {
      for (let length = path.length; length > 0; length--) {
        const found = cells.get(`${file} ${path.slice(0, length).join('/')}`);
        if (found) return found;
      }
      return null;
    },
  };
}

const shown = (range: Range | null): string => (range ? oneLine(range) : 'sin rango');

/** Parameter → its two columns. */
function placesOf(head: readonly Cell[], definition: Definition, faults: Fault[]): Map<string, [number, number]> {
  const known = Object.keys(definition.params.params);
  const found = new Map<string, number[]>();
  for (const { text, row, column } of head) {
    const name = text.split('·')[0]!.trim();
    if (name === '' || headings.includes(name)) continue;
    const [key = '', side = ''] = name.split(/\s+/);
    if (!known.includes(key)) faults.push({ row, column, message: noSuch('el parámetro', key, known) });
    else if (!/^m[íi]n$|^m[áa]x$/.test(side))
      faults.push({ row, column, message: `La cabecera «${name}» ha de terminar en «mín» o «máx».` });
    else {
      const pair = found.get(key) ?? [0, 0];
      pair[side.startsWith('mí') || side.startsWith('mi') ? 0 : 1] = column;
      found.set(key, pair);
    }
  }
  return new Map([...found].filter(([, [min, max]]) => min! > 0 && max! > 0) as [string, [number, number]][]);
}

function bound(cell: Cell | undefined, faults: Fault[]): number | null {
  if (!cell || cell.text.trim() === '') return null;
  const value = numberIn(cell.text);
  if (value === null) faults.push({ row: cell.row, column: cell.column, message: notNumber(cell.text.trim()) });
  return value;
}

/** A range that changes is replaced where it stands; one that comes or goes lays its file out again. */
function applied(text: string, { holder, key, from, to }: Edit): string {
  const path = [...holder.path, key];
  const tree = parseTree(text)!;
  const written = findNodeAtLocation(tree, path);
  const isShort = written !== undefined && written.type !== 'object';
  const node = from && to ? (isShort ? written : findNodeAtLocation(tree, [...path, 'range'])) : undefined;
  if (node) return text.slice(0, node.offset) + oneLine(to) + text.slice(node.offset + node.length);
  const value = JSON.parse(text);
  const parent = [...holder.path].reduce<Record<string, Record<string, unknown>>>((part, step) => {
    part[step] ??= {};
    return part[step] as Record<string, Record<string, unknown>>;
  }, value);
  const entry = parent[key];
  if (to) (parent as Record<string, unknown>)[key] = isShort ? to : { ...entry, range: to };
  else if (holder.name === everyType) delete entry!.range;
  else delete parent[key];
  const kind = holder.file.startsWith('types/') ? 'type' : 'params';
  return layOut(kind, inOrder(kind, value));
}

export const rangesSheet: Sheet = { key: 'tipo', table, bring };
