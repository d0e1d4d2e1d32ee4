// A sheet with one recipe, or with many of them, one line per ingredient: the columns that tell recipes apart are known here
// by their titles, and what is left of each line is read as any table of ingredients, with its units.
//   receta;tipo;ingrediente;cantidad;unidad … → one recipe per name of the first column, in the order they come
import { type Craft, cellsOf, physicsIn, readRows, separatorsIn, unusedIn } from '../index.ts';
import { readLines, writtenFrom } from './lines.ts';
import type { Written } from './model.ts';

const titles = {
  title: ['receta', 'recipe', 'titulo', 'title', 'nombre receta'],
  craft: ['oficio', 'craft'],
  type: ['tipo', 'type'],
} as const;

type Column = keyof typeof titles;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

interface Sheet {
  readonly separator: string;
  readonly columns: ReadonlyMap<Column, number>;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The sheet in a text, when a title says which recipe each line is of; null for any other. */
function sheetIn(text: string): Sheet | null {
  for (const separator of separatorsIn(text)) {
    const cells = cellsOf(text, separator).filter((row) => row.some((cell) => cell.trim() !== ''));
    const [head = [], ...rows] = cells;
    const columns = new Map<Column, number>();
    for (const [index, cell] of head.entries())
      for (const key of Object.keys(titles) as Column[])
        if ((titles[key] as readonly string[]).includes(plain(cell)) && !columns.has(key)) columns.set(key, index);
    if (columns.has('title') && head.length > columns.size + 1) return { separator, columns, head, rows };
  }
  return null;
}

export const isSheet = (text: string): boolean => sheetIn(text.slice(0, 2000)) !== null;

interface Told {
  title: string;
  craft: string;
  type: string;
  readonly rows: string[][];
}

/** Recipes of a sheet; `craftOf` gives the craft that a line names, or the usual one. */
export function fromSheet(text: string, craftOf: (id: string | undefined) => Craft): Written[] {
  const sheet = sheetIn(text);
  if (!sheet) return [readLines(text, craftOf(undefined))];
  const { columns, head, separator } = sheet;
  const isOfLine = (_: unknown, index: number): boolean => ![...columns.values()].includes(index);
  const line = head.filter(isOfLine);
  const recipes = new Map<string, Told>();
  let last: Told | undefined;
  for (const row of sheet.rows) {
    const cell = (column: Column): string => row[columns.get(column) ?? -1]?.trim() ?? '';
    // What is written once, as where cells were joined, goes on being so: the recipe, its craft and its type.
    const title = cell('title') || (last?.title ?? '');
    const told: Told = recipes.get(title) ?? { title, craft: '', type: '', rows: [] };
    recipes.set(title, told);
    told.craft ||= cell('craft');
    told.type ||= cell('type');
    told.rows.push(row.filter(isOfLine));
    last = told;
  }
  const read = [...recipes.values()].map(({ title, craft: id, type, rows }, place) => {
    const craft = craftOf(id || undefined);
    const list = readRows(line, rows, separator, craft.larder.measures, physicsIn(craft));
    if (!list) return null;
    const { body, doubts } = writtenFrom(list, craft);
    const own = { ...(title ? { title } : {}), ...(id ? { craft: id } : {}), ...(type ? { type } : {}) };
    const unused = place > 0 ? [] : unusedIn(line, craft.larder.measures);
    return {
      body: { ...own, ...body },
      doubts: [...unused.map((column) => `No se usa la columna «${column}».`), ...doubts],
    };
  });
  return read.every((one) => one !== null) ? read : [readLines(text, craftOf(undefined))];
}
