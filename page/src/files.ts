// A recipe as a file: JSON (the body of the API, with a title) and CSV as a Spanish spreadsheet writes and reads it.
import type { Craft } from '../../engine/craft.ts';
import type { Body, Fields } from './body.ts';
import { readList } from './paste.ts';
import { amount, typed } from './quantity.ts';
import { gramsOf, portable, type Recipe, totalOf } from './recipe.ts';

const heads = { title: 'Receta', craft: 'Oficio', type: 'Tipo' } as const;
const columns = { name: 'Ingrediente', grams: 'Gramos', share: '%' } as const;

export const toJson = (craft: Craft, recipe: Recipe): string => `${JSON.stringify(portable(craft, recipe), null, 2)}\n`;

export function toCsv(craft: Craft, recipe: Recipe): string {
  const rows = recipe.rows.filter((row) => row.name.trim() !== '');
  const given = craft.columns.filter(({ key }) => rows.some((row) => (row.composition[key] ?? '') !== ''));
  const total = totalOf(recipe);
  const table = [
    [heads.title, recipe.title],
    [heads.craft, craft.id],
    [heads.type, recipe.type],
    [],
    [columns.name, columns.grams, columns.share, ...given.map(({ key }) => key)],
    ...rows.map((row) => {
      const grams = gramsOf(row);
      const share = total > 0 ? typed((100 * grams) / total) : '';
      return [row.name.trim(), typed(grams, 6), share, ...given.map(({ key }) => row.composition[key] ?? '')];
    }),
  ];
  // The mark at the start tells spreadsheets that this is UTF-8.
  return `\ufeff${table.map((cells) => cells.map(cellOf).join(';')).join('\r\n')}\r\n`;
}

/** A text that a spreadsheet would take for a formula is kept a text. */
function cellOf(text: string): string {
  const safe = /^[=+@]|^-(?!\d)/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

/** The recipe in a file of either kind; throws a sentence for people when there is none. */
export function readFile(text: string): Body {
  const bare = text.replace(/^\ufeff/, '').trim();
  if (bare.startsWith('{')) return readJson(bare);
  return readCsv(bare);
}

function readJson(text: string): Body {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Error('El fichero no es JSON válido.');
  }
  if (!Array.isArray((body as Body).ingredients)) throw new Error('El fichero no tiene la lista «ingredients».');
  return body as Body;
}

function readCsv(text: string): Body {
  const lines = text.split(/\r?\n/);
  const head: Record<string, string> = {};
  const at = lines.findIndex((line) => line.startsWith(columns.name));
  for (const line of lines.slice(0, Math.max(at, 0))) {
    const [key = '', value = ''] = splitCells(line);
    head[key] = value;
  }
  const [, ...keys] = splitCells(lines[at] ?? '');
  const items: Fields[] =
    at < 0
      ? readList(text).items.map(({ name, grams }) => ({ name, grams }))
      : lines.slice(at + 1).flatMap((line) => {
          const [name = '', ...cells] = splitCells(line);
          if (name === '') return [];
          const item: Fields = { name };
          for (const [index, key] of keys.entries()) {
            const value = amount(cells[index] ?? '');
            if (key === columns.grams) item.grams = value ?? 0;
            else if (key !== columns.share && value !== null) item[key] = value;
          }
          return [item];
        });
  if (items.length === 0) throw new Error('En el fichero no hay ningún ingrediente con sus gramos.');
  return { title: head[heads.title], craft: head[heads.craft], type: head[heads.type], ingredients: items };
}

function splitCells(line: string): string[] {
  const cells = line.match(/("([^"]|"")*"|[^;]*)(;|$)/g) ?? [];
  return cells.map((cell) =>
    cell
      .replace(/;$/, '')
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .replace(/""/g, '"')
      .replace(/^'(?=[=+@-])/, ''),
  );
}

export function download(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
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
