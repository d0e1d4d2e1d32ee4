// Recipes as others write them → bodies of the API: JSON, NDJSON, schema.org alone or in a page, Cooklang, sheets and plain lists. Which one a
// text is, is seen in it unless somebody says so. Refuses a text that holds no recipe.
//   readRecipes('{"ingredients": […]}', crafts) → [{ body, doubts: [] }]
import type { Craft } from '../index.ts';
import { fromCooklang, looksLikeCooklang } from './cooklang.ts';
import { readLines } from './lines.ts';
import { type Body, type Fields, Unreadable, type Written } from './model.ts';
import { fromSchemaOrg, recipesIn } from './schemaorg.ts';
import { fromSheet, isSheet } from './sheet.ts';
import { dataIn, isWebPage } from './webpage.ts';

export { type Body, Unreadable, type Written } from './model.ts';
export { type SchemaRecipe, toSchemaOrg } from './schemaorg.ts';

export const formats = ['json', 'ndjson', 'csv', 'schema', 'cooklang', 'list'] as const;
export type Format = (typeof formats)[number];

/** Which format a text is in, by its beginning. */
export function formatOf(text: string): Format {
  const bare = text.replace(/^\ufeff/, '').trimStart();
  if (bare.startsWith('{') || bare.startsWith('[')) return jsonKind(bare);
  if (isWebPage(bare)) return 'schema';
  if (isSheet(bare)) return 'csv';
  return looksLikeCooklang(bare) ? 'cooklang' : 'list';
}

function jsonKind(text: string): Format {
  const end = text.indexOf('\n');
  const first = end < 0 ? text : text.slice(0, end);
  if (end > 0 && text.startsWith('{') && parsed(first) !== undefined && /^\s*\{/.test(text.slice(end))) return 'ndjson';
  return /"@type"\s*:\s*(\[[^\]]*)?"(https?:\/\/schema\.org\/|schema:)?Recipe"/.test(text) ? 'schema' : 'json';
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** `craftOf` gives the craft that a recipe names, or the one that was asked for. */
export function readRecipes(
  text: string,
  craftOf: (id: string | undefined) => Craft,
  format: Format = formatOf(text),
): Written[] {
  const bare = text.replace(/^\ufeff/, '');
  if (bare.includes('\0')) throw new Unreadable('no es un texto.');
  if (bare.trim() === '') throw new Unreadable('está vacío.');
  const found = read(bare, craftOf, format);
  if (found.length === 0) throw new Unreadable('no hay ninguna receta.');
  return found;
}

function read(text: string, craftOf: (id: string | undefined) => Craft, format: Format): Written[] {
  switch (format) {
    case 'json':
      return bodiesIn(jsonIn(text));
    case 'ndjson':
      return text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : bodiesIn(jsonIn(line, index + 1))));
    case 'schema':
      return recipesIn(isWebPage(text) ? dataIn(text) : jsonIn(text)).map((node) =>
        fromSchemaOrg(node, craftOf(undefined)),
      );
    case 'csv':
      return fromSheet(text, craftOf);
    case 'cooklang':
      return [fromCooklang(text, craftOf(undefined))];
    case 'list':
      return [readLines(text, craftOf(undefined))];
  }
}

function jsonIn(text: string, line?: number): unknown {
  const value = parsed(text);
  if (value === undefined) throw new Unreadable(`${line === undefined ? '' : `línea ${line}: `}no es JSON válido.`);
  return value;
}

/** One body, a list of them, or a list inside «recipes». What each holds the evaluator will judge. */
function bodiesIn(value: unknown): Written[] {
  const inside = value !== null && typeof value === 'object' ? (value as Fields).recipes : undefined;
  const all = Array.isArray(value) ? value : Array.isArray(inside) ? inside : [value];
  return all.map((body) => ({ body: body as Body, doubts: [] }));
}
