// A sheet with one recipe, or with many of them, one line per ingredient: the columns are known by their titles.
//   receta;tipo;ingrediente;gramos … → one recipe per name of the first column, in the order they come
import { type Craft, cellsOf } from '../engine/index.ts';
import { readLines } from './lines.ts';
import type { Body, Fields, Written } from './model.ts';

const titles = {
  title: ['receta', 'recipe', 'titulo', 'title', 'nombre receta'],
  craft: ['oficio', 'craft'],
  type: ['tipo', 'type'],
  name: ['ingrediente', 'ingredient', 'nombre', 'name', 'producto'],
  weight: ['gramos', 'grams', 'g', 'peso', 'peso (g)', 'gr'],
  quantity: ['cantidad', 'quantity'],
} as const;

type Column = keyof typeof titles;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

interface Sheet {
  readonly columns: ReadonlyMap<Column, number>;
  readonly rows: readonly (readonly string[])[];
}

/** The sheet in a text, when its titles say which recipe and which ingredient each line is of; null for any other. */
function sheetIn(text: string): Sheet | null {
  for (const separator of [';', '\t', ',']) {
    const [head = [], ...rows] = cellsOf(text.replace(/^\ufeff/, '').trim(), separator);
    const columns = new Map<Column, number>();
    for (const [index, cell] of head.entries()) {
      const found = (Object.keys(titles) as Column[]).find((key) =>
        (titles[key] as readonly string[]).includes(plain(cell)),
      );
      if (found && !columns.has(found)) columns.set(found, index);
    }
    if (columns.has('title') && columns.has('name') && (columns.has('weight') || columns.has('quantity')))
      return { columns, rows };
  }
  return null;
}

export const isSheet = (text: string): boolean => sheetIn(text.slice(0, 2000)) !== null;

/** Recipes of a sheet; `craftOf` gives the craft that a line names, or the usual one. */
export function fromSheet(text: string, craftOf: (id: string | undefined) => Craft): Written[] {
  const sheet = sheetIn(text);
  if (!sheet) return [readLines(text, craftOf(undefined))];
  const recipes = new Map<string, { body: Body & { ingredients: Fields[] }; doubts: string[] }>();
  for (const row of sheet.rows) {
    const cell = (column: Column): string => row[sheet.columns.get(column) ?? -1]?.trim() ?? '';
    if (row.every((one) => one.trim() === '')) continue;
    const [title, craft, type] = [cell('title'), cell('craft'), cell('type')];
    const known = recipes.get(title);
    const recipe = known ?? {
      body: { ...(title ? { title } : {}), ...(craft ? { craft } : {}), ...(type ? { type } : {}), ingredients: [] },
      doubts: [],
    };
    if (!known) recipes.set(title, recipe);
    const item = itemOf(cell('name'), cell('weight'), cell('quantity'), craftOf(craft || undefined));
    recipe.body.ingredients.push(item);
  }
  return [...recipes.values()];
}

/** A plain number is grams; anything else is a quantity, and is read as one. */
function itemOf(name: string, weight: string, quantity: string, craft: Craft): Fields {
  const request = craft.definition.craft.request;
  const figure = weight.replace(/\s*g(r|ramos)?\.?$/i, '').replace(/\s/g, '');
  const grams =
    /^\d+([.,]\d+)?$/.test(figure) && !/^\d{1,3}\.\d{3}$/.test(figure) ? Number(figure.replace(',', '.')) : null;
  if (grams !== null) return { [request.name]: name, [request.weight]: grams };
  const said = quantity || weight;
  return said === '' ? { [request.name]: name } : { [request.name]: name, quantity: said };
}
