// A recipe as a file: JSON (the body of the API, with a title) and CSV as a Spanish spreadsheet writes and reads it.
import { type Craft, cellsOf } from '../../engine/index.ts';
import type { Body, Fields } from '../../engine/recipes/model.ts';
import { csvOf } from './csv.ts';
import { isTooDeep } from './deep.ts';
import { flat } from './flattened-recipe.ts';
import { readPasted } from './pasted-list.ts';
import { amount, typed } from './quantity.ts';
import { counts, gramsOf, isBlank, type Recipe, settled } from './recipe.ts';
import { describedToOthers, shareable } from './shareable.ts';
import { isBackup } from './store/backup.ts';
import { isApart, totalOf } from './weight.ts';

const heads = { title: 'Receta', craft: 'Oficio', type: 'Tipo' } as const;
const columns = { name: 'Ingrediente', grams: 'Gramos', share: '%' } as const;

export const toJson = (craft: Craft, recipe: Recipe): string =>
  `${JSON.stringify(shareable(craft, recipe), null, 2)}\n`;

export const toCsv = (craft: Craft, recipe: Recipe): string => csvOf(toTable(craft, recipe));

/** The recipe as the cells of a sheet. */
export function toTable(craft: Craft, whole: Recipe): string[][] {
  const recipe = flat(craft, whole);
  const rows = recipe.rows
    .filter((row) => !isBlank(row))
    .map((row) => settled(craft, { ...row, ...describedToOthers(craft, row) }));
  const given = craft.columns.filter(({ key }) => rows.some((row) => (row.composition[key] ?? '') !== ''));
  const total = totalOf(craft, recipe);
  return [
    [heads.title, recipe.title],
    [heads.craft, craft.id],
    [heads.type, recipe.type],
    [],
    [columns.name, columns.grams, columns.share, ...given.map(({ key }) => key)],
    ...rows.map((row) => {
      const grams = counts(row) ? typed(gramsOf(row), 6) : row.grams.trim();
      const share = total > 0 && counts(row) && !isApart(craft, row) ? typed((100 * gramsOf(row)) / total) : '';
      return [row.name.trim(), grams, share, ...given.map(({ key }) => row.composition[key] ?? '')];
    }),
  ];
}

/** The recipe in a file of either kind; throws a sentence for people when there is none. */
export function readFile(craft: Craft, text: string): Body {
  const bare = text.replace(/^\ufeff/, '').trim();
  if (bare.startsWith('{')) return readJson(bare);
  return readCsv(craft, bare);
}

function readJson(text: string): Body {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Error('El fichero no es JSON válido.');
  }
  if (isBackup(body))
    throw new Error('Es una copia de todo lo guardado: se recupera en «Mis recetas». La receta no ha cambiado.');
  if (isTooDeep(body)) throw new Error('El fichero trae recetas unas dentro de otras sin fin: no es una receta.');
  if (!Array.isArray((body as Body | null)?.ingredients))
    throw new Error('El fichero no tiene la lista «ingredients».');
  return body as Body;
}

/** A table that this page wrote, whatever separator it was saved with since; any other is read as a list. */
function readCsv(craft: Craft, text: string): Body {
  for (const separator of [';', '\t', ',']) {
    const rows = cellsOf(text, separator);
    const at = rows.findIndex(([name, grams]) => name === columns.name && grams === columns.grams);
    if (at >= 0) return ownTable(rows, at);
  }
  const { rows, title } = readPasted(craft, text);
  const items = rows.map(({ name, grams, doubt }) => ({ ...itemOf(name, grams), doubt }));
  return withIngredients({ title }, items);
}

function ownTable(rows: readonly (readonly string[])[], at: number): Body {
  const head = Object.fromEntries(rows.slice(0, at).map(([key = '', value = '']) => [key, value]));
  const [, , ...keys] = rows[at]!;
  const items = rows.slice(at + 1).flatMap(([name = '', grams = '', ...cells]) => {
    if (name === '' && grams === '') return [];
    const item = itemOf(name, grams);
    for (const [index, key] of keys.entries()) {
      const value = amount(cells[index] ?? '');
      if (key !== columns.share && key !== '' && value !== null) item[key] = value;
    }
    return [item];
  });
  return withIngredients({ title: head[heads.title], craft: head[heads.craft], type: head[heads.type] }, items);
}

function itemOf(name: string, grams: string): Fields {
  const value = amount(grams);
  if (value !== null) return { name, grams: value };
  return grams === '' ? { name } : { name, quantity: grams };
}

function withIngredients(head: Partial<Body>, ingredients: Fields[]): Body {
  if (ingredients.length === 0) throw new Error('En el fichero no hay ningún ingrediente con sus gramos.');
  return { ...head, ingredients };
}

/** A title as the name of a file. */
export const fileName = (title: string): string =>
  title
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'receta';
