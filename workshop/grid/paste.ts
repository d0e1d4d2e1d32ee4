// Rows copied from a spreadsheet → ingredients of the larder: those that are there change in what the rows say, the others
// are added to a shelf. Refuses, by row and column, what is no number, no column or has no name.
//   pasteRows(files, 'id\tnombre\nx\tX', 'larder/y.json')

import { didYouMean, noSuch } from '../../engine/index.ts';
import { pending } from '../checks/fuente_pendiente.ts';
import { done, type Edited, type Files, refused } from '../files.ts';
import { type Cell, columnName, fromCsv } from '../spreadsheet/csv.ts';
import { before, headings, type Row, rowOf, shelf } from '../spreadsheet/larder.ts';
import type { Fault } from '../spreadsheet/sheet.ts';
import { withValues } from '../text.ts';
import { textKey } from './heading.ts';
import { larderGrid, rowsOn, shelvesIn } from './larder.ts';

export interface Pasted extends Edited {
  /** one line per ingredient, in Spanish: what came and what changed */
  readonly told: readonly string[];
}

export function pasteRows(files: Files, text: string, file?: string): Pasted {
  const grid = larderGrid(files);
  const no = (...problems: string[]): Pasted => ({ ...refused(files, ...problems), told: [] });
  if (!grid) return no('larder/columns.json no se puede leer: arréglalo antes.');
  const rows = fromCsv(text);
  if (rows.length === 0) return no('No hay ninguna fila que pegar.');
  const keys = grid.columns.map(({ key }) => key).filter((key) => !Object.hasOwn(headings, key));
  const faults: Fault[] = [];
  const known = knownHeadings(grid.columns, keys);
  const isHead = rows[0]!.filter(({ text: typed }) => known.has(textKey(typed))).length >= 2;
  const places = isHead ? placesIn(rows[0]!, known, faults) : inOrder(rows[0]!, files, keys);
  const body = isHead ? rows.slice(1) : rows;
  if (body.length === 0) return no('Solo hay cabecera: copia también alguna fila.');
  const found = body.map((cells) => ({ cells, row: rowOf(cells, places, keys, faults), home: homeOf(cells, places) }));
  const shelves = shelvesIn(files);
  const changes = new Map<string, [readonly (string | number)[], unknown][]>();
  const added = new Map<string, number>();
  const told: string[] = [];
  const seen = new Set<string>();
  for (const { cells, row, home } of found) {
    const at = cells[0]?.row ?? 0;
    const fault = (column: number, message: string): void => void faults.push({ row: at, column, message });
    const id = String(row.id ?? idFrom(String(row.label ?? '')));
    if (id === '') {
      fault(0, 'La fila no dice ni el identificador ni el nombre.');
      continue;
    }
    if (!/^[A-Za-z][A-Za-z0-9_]*$/.test(id))
      fault(places.get(before.id) ?? 0, `«${id}» no vale de identificador: letras sin acentos, cifras y guion bajo.`);
    if (seen.has(id)) fault(places.get(before.id) ?? 0, `«${id}» está dos veces entre lo pegado.`);
    seen.add(id);
    const owner = shelves.find((path) => rowsOn(files, path).some((one) => one.id === id));
    if (owner !== undefined) {
      const place = rowsOn(files, owner).findIndex((one) => one.id === id);
      const was = rowsOn(files, owner)[place]!;
      const now: Row = { ...was, ...row, id, values: { ...was.values, ...row.values } };
      changes.set(owner, [...(changes.get(owner) ?? []), [['ingredients', place], now]]);
      told.push(`~ ${id}: ${String(now.label)}`);
      continue;
    }
    const shelfFile = home === '' ? (file ?? shelfOfFamily(files, row)) : `larder/${home.replace(/\.json$/, '')}.json`;
    if (shelfFile === undefined || !shelves.includes(shelfFile)) {
      const names = shelves.map((path) => path.slice('larder/'.length, -'.json'.length));
      fault(
        places.get(shelf) ?? 0,
        `No se sabe en qué estante va «${id}»: di uno (${names.join(', ')}).${didYouMean(home, names)}`,
      );
      continue;
    }
    const last = rowsOn(files, shelfFile).length + (added.get(shelfFile) ?? 0);
    added.set(shelfFile, (added.get(shelfFile) ?? 0) + 1);
    const label = String(row.label ?? spoken(id));
    const { id: _id, label: _label, ...rest } = row;
    const complete = { id, label, ...rest, ...(rest.source === undefined ? { source: pending } : {}) };
    changes.set(shelfFile, [...(changes.get(shelfFile) ?? []), [['ingredients', last], complete]]);
    told.push(`+ ${id}: ${label}`);
  }
  if (faults.length > 0) return no(...faults.map(faultText));
  const after = new Map(files);
  for (const [path, list] of changes) after.set(path, withValues(path, files.get(path)!, list));
  return { ...done(after), told };
}

const faultText = ({ row, column, message }: Fault): string =>
  `Fila ${row}${column > 0 ? `, columna ${columnName(column)}` : ''}: ${message}`;

/** As people head their columns: the key, its name, or «key · name (unit)» → the heading that is read. */
function knownHeadings(
  columns: readonly { key: string; label: string }[],
  keys: readonly string[],
): Map<string, string> {
  const known = new Map<string, string>([[textKey(shelf), shelf]]);
  for (const { key, label } of columns) {
    const heading = keys.includes(key) ? key : (headings[key] ?? key);
    for (const typed of [label, heading, key]) known.set(textKey(typed), heading);
  }
  return known;
}

function placesIn(head: readonly Cell[], known: ReadonlyMap<string, string>, faults: Fault[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const { text, row, column } of head) {
    if (text.trim() === '') continue;
    const heading = known.get(textKey(text));
    if (heading === undefined)
      faults.push({
        row,
        column,
        message: noSuch('la columna', text.trim(), known.values()),
      });
    else if (places.has(heading)) faults.push({ row, column, message: `La columna «${heading}» está dos veces.` });
    else places.set(heading, column);
  }
  return places;
}

/** Without headings: the columns of the grid in their order, after the shelf when the first cell is one. */
function inOrder(first: readonly Cell[], files: Files, keys: readonly string[]): Map<string, number> {
  const isShelf = shelvesIn(files).includes(`larder/${(first[0]?.text ?? '').trim()}.json`);
  const after = Object.values(headings).filter((heading) => !Object.values<string>(before).includes(heading));
  const order = [...(isShelf ? [shelf] : []), ...Object.values(before), ...keys, ...after];
  return new Map(order.slice(0, first.length).map((heading, at) => [heading, at + 1]));
}

const homeOf = (cells: readonly Cell[], places: ReadonlyMap<string, number>): string =>
  (cells[(places.get(shelf) ?? 0) - 1]?.text ?? '').trim();

/** The shelf that holds most of its family. */
function shelfOfFamily(files: Files, { family }: Row): string | undefined {
  if (family === undefined) return undefined;
  const count = (path: string): number => rowsOn(files, path).filter((row) => row.family === family).length;
  const best = shelvesIn(files).reduce<string | undefined>(
    (top, path) => (count(path) > (top === undefined ? 0 : count(top)) ? path : top),
    undefined,
  );
  return best;
}

/** «Otro más» → «otro_mas» */
export const idFrom = (label: string): string =>
  label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_\d]+|_+$/g, '');

/** «otro_mas» → «Otro mas» */
export const spoken = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('_', ' ');
