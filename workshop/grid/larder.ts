// The larder as a grid, one ingredient per row, one of its cells changed in its shelf, and rows pasted from a spreadsheet.
//   setCell(files, 'x', 'y', '87,7') → the files with that figure
import { type LarderDefinition, noSuch, type ShelfFile } from '../../engine/index.ts';
import { kindInLarder } from '../../engine/load/index.ts';
import { done, type Edited, type Files, refused } from '../files.ts';
import { notNumber } from '../spreadsheet/catalogue.ts';
import { numberIn } from '../spreadsheet/csv.ts';
import {
  after,
  before,
  headings,
  lists,
  numbers,
  type Row,
  tableIn,
  tables,
  tableText,
} from '../spreadsheet/larder.ts';
import { withValue } from '../text.ts';
import { lineIn, valueIn } from '../values.ts';

export interface LarderColumn {
  readonly key: string;
  readonly label: string;
  readonly unit: string | null;
  readonly kind: 'text' | 'number' | 'list';
}

export interface LarderRow {
  readonly id: string;
  readonly file: string;
  /** its place on its shelf, from 0 */
  readonly place: number;
  /** in the order of the columns; of a list, its items with « | » between them */
  readonly cells: readonly (string | number | null)[];
}

export interface LarderGrid {
  readonly columns: readonly LarderColumn[];
  readonly rows: readonly LarderRow[];
}

const folder = 'larder/';
const bar = ' | ';

export const shelvesIn = (files: Files): string[] =>
  [...files.keys()].filter(
    (path) => path.startsWith(folder) && path.endsWith('.json') && !kindInLarder[path.slice(folder.length)],
  );

type Columns = LarderDefinition['columns']['columns'];

const columnsIn = (files: Files): Columns | undefined =>
  valueIn<LarderDefinition['columns']>(files, `${folder}columns.json`)?.columns;

function gridColumns(columns: Columns): LarderColumn[] {
  const fixed = (of: Readonly<Record<string, string>>): LarderColumn[] =>
    Object.entries(of).map(([key, label]) => ({
      ...{
        key,
        label,
        unit: null,
        kind: lists.has(key) || tables.has(key) ? 'list' : numbers.has(key) ? 'number' : 'text',
      },
    }));
  const own = Object.entries(columns).map(
    ([key, { label, unit }]): LarderColumn => ({ key, label, unit: unit ?? null, kind: 'number' }),
  );
  return [...fixed(before), ...own, ...fixed(after)];
}

/** Null while the columns of the larder cannot be read; a shelf that cannot is left out. */
export function larderGrid(files: Files): LarderGrid | null {
  const own = columnsIn(files);
  if (!own) return null;
  const columns = gridColumns(own);
  const rows = shelvesIn(files).flatMap((file) =>
    rowsOn(files, file).map((row, place): LarderRow => {
      const cells = columns.map(({ key }) => shown(Object.hasOwn(headings, key) ? row[key] : row.values?.[key]));
      return { id: String(row.id), file, place, cells };
    }),
  );
  return { columns, rows };
}

export const rowsOn = (files: Files, file: string): readonly Row[] =>
  (valueIn<ShelfFile>(files, file)?.ingredients ?? []) as unknown as readonly Row[];

function shown(value: unknown): string | number | null {
  if (Array.isArray(value)) return value.join(bar);
  if (typeof value === 'object' && value !== null) return tableText(value as Readonly<Record<string, number>>);
  return (value as string | number | undefined) ?? null;
}

export function setCell(files: Files, id: string, column: string, text: string): Edited {
  const own = columnsIn(files);
  if (!own) return refused(files, 'larder/columns.json no se puede leer: arréglalo antes.');
  const found = gridColumns(own).find(({ key }) => key === column);
  const known = gridColumns(own).map(({ key }) => key);
  if (!found) return refused(files, noSuch('la columna', column, known));
  if (column === 'id') return refused(files, 'El identificador se cambia con «Renombrar», en todo donde se usa.');
  const file = shelvesIn(files).find((path) => rowsOn(files, path).some((row) => row.id === id));
  if (file === undefined) return refused(files, `No existe «${id}» en la despensa.`);
  const typed = text.trim();
  const value = cellValue(typed, found);
  if (value === null) return refused(files, notNumber(typed));
  if (typed === '' && column === 'label') return refused(files, 'Un ingrediente no puede quedarse sin nombre.');
  const place = rowsOn(files, file).findIndex((row) => row.id === id);
  const steps = ['ingredients', place, ...(Object.hasOwn(headings, column) ? [] : ['values']), column];
  return done(new Map(files).set(file, withValue(file, files.get(file)!, steps, value)));
}

/** What a cell says; undefined when it is empty, null when it is no number and has to be. */
function cellValue(typed: string, { kind, key }: LarderColumn): unknown {
  if (typed === '') return undefined;
  if (kind === 'number') return numberIn(typed);
  if (kind === 'text') return typed;
  const items = typed
    .split('|')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  return tables.has(key) ? tableIn(items) : items;
}

/** Line of an ingredient in its file. */
export const lineOfRow = (files: Files, { file, place }: LarderRow): number =>
  lineIn(files, file, `/ingredients/${place}`);
