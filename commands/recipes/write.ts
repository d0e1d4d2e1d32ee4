// Results → text: one answer as the API gives it, a line of JSON per recipe, a sheet, or what a person reads.
import { toCsv, type Written } from '../../workshop/spreadsheet/csv.ts';
import type { Output, Result } from './one-recipe.ts';
import { columns } from './show.ts';

type Flat = Map<string, Written>;

export const lineOf = (result: Result): string => {
  const { recipe } = result;
  const doubts = result.doubts.length === 0 ? undefined : result.doubts;
  return 'error' in result
    ? JSON.stringify({ recipe, ok: false, error: result.error, doubts })
    : JSON.stringify({ recipe, ok: true, doubts, answer: result.answer });
};

/** What is written when all is known; lines of NDJSON are written as they come. */
export function written(results: readonly Result[], to: Exclude<Output, 'ndjson'>): string {
  if (to === 'csv') return sheetOf(results);
  if (to === 'table') return tableOf(results);
  const [only] = results;
  // One recipe gives what the API would: its answer, or its error.
  if (results.length === 1 && only)
    return `${JSON.stringify('answer' in only ? only.answer : { error: only.error }, null, 2)}\n`;
  if (to === 'schema') return `${JSON.stringify(answersOf(results), null, 2)}\n`;
  return `[\n${results.map((one) => `  ${lineOf(one)}`).join(',\n')}\n]\n`;
}

const answersOf = (results: readonly Result[]): unknown[] =>
  results.flatMap((one) => ('answer' in one ? [one.answer] : []));

function tableOf(results: readonly Result[]): string {
  const [only] = results;
  if (results.length === 1 && only) return 'error' in only ? '' : (only.shown ?? '');
  const rows = results.map((one) => {
    if ('error' in one) return [one.recipe, `✗ ${one.error}`];
    const [head = ''] = (one.shown ?? '').split('\n', 1);
    return [one.recipe, head];
  });
  return `${columns(rows.map(([recipe = '', head = '']) => [recipe, head])).replace(/^ {2}/gm, '')}\n`;
}

function sheetOf(results: readonly Result[]): string {
  const rows = results.map((one) => {
    const flat: Flat = new Map<string, Written>([['receta', one.recipe]]);
    if ('error' in one) flat.set('error', one.error);
    else flatten(one.answer, '', flat);
    return flat;
  });
  const heads = [...new Set(rows.flatMap((flat) => [...flat.keys()]))];
  return toCsv([heads, ...rows.map((flat) => heads.map((head) => flat.get(head) ?? null))]);
}

/** One cell per value: «params.sal»; sentences together in one cell; what is a table inside the answer is left out. */
function flatten(value: unknown, path: string, into: Flat): void {
  if (value === null || value === undefined) return;
  if (typeof value === 'number' || typeof value === 'string') into.set(path, value);
  else if (typeof value === 'boolean') into.set(path, value ? 'sí' : 'no');
  else if (Array.isArray(value)) {
    if (value.every((item) => typeof item === 'string')) into.set(path, value.join(' | '));
    else if (value.every((item) => item === null || typeof item === 'number'))
      into.set(path, value.map((item) => (item === null ? '' : String(item).replace('.', ','))).join(' a '));
  } else for (const [key, item] of Object.entries(value)) flatten(item, path === '' ? key : `${path}.${key}`, into);
}
