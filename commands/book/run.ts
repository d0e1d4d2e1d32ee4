// obrador book [cambio.json] <fichero…>: one change over all the recipes of a book, or its sheets. Gives the exit code: 0, 1 when
// a recipe could not be read, 3 when it was asked to be strict and one cannot be put right.
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { type Book, type BookSummary, Refusal, sheetKinds, type Turned, today } from '../../engine/index.ts';
import { formats } from '../../engine/recipes/index.ts';
import { fromCsv } from '../../workshop/spreadsheet/csv.ts';
import { definitionsIn, foldersFor } from '../definitions.ts';
import { bar } from '../progress.ts';
import { dayIn, type Options, oneOf, put, read, recipesOf, textIn, whole } from '../recipes/run.ts';
import { shareOut } from '../recipes/threads.ts';
import { Usage } from '../usage-error.ts';
import { version } from '../version.ts';
import type { Done } from './book-thread.ts';
import { type Asked, type Handed, opened } from './opened.ts';
import { type BookOutput, bookOutputs, shownSheet, shownTurned } from './write.ts';

/** Fewer than this are done before a thread would have started. */
const few = 60;
const perPiece = 5;

export async function runBook(words: readonly string[], options: Options): Promise<number> {
  const from = oneOf(options.from, formats, 'from');
  const kind = oneOf(options.sheet, sheetKinds, 'sheet');
  const to = outputOf(options, kind !== undefined);
  const date = dayIn(options.date);
  const avoid = [options.avoid ?? []].flat().map(String);
  const isSaid = avoid.length > 0 || date !== undefined || kind !== undefined;
  const next = textIn(options.next);
  const [first, ...rest] = words;
  const files = isSaid || next !== undefined ? words : rest;
  if (files.length === 0)
    throw new Usage(
      first === undefined || isSaid
        ? 'Faltan las recetas del libro: uno o varios ficheros.'
        : 'Faltan las recetas: obrador book cambio.json recetas/*.json; o di el cambio con --avoid o --date.',
    );
  const folders = foldersFor({ crafts: textIn(options.crafts), larder: textIn(options.larder) });
  const { loaded, packed } = await definitionsIn(folders);
  const coming = next === undefined ? null : await definitionsIn({ ...folders, ...foldersFor({ crafts: next }) });
  const said = { ...(avoid.length > 0 ? { avoid } : {}), ...(date === undefined ? {} : { date }) };
  const craft = textIn(options.craft) ?? null;
  const wrong: string[] = [];
  const book = bookIn(files, (file, text) => {
    const { recipes } = recipesOf(file, text, loaded, craft, from);
    return [...recipes()].flatMap((one) => {
      if ('error' in one) {
        wrong.push(`${one.recipe}: ${one.error}`);
        return [];
      }
      for (const doubt of one.doubts) process.stderr.write(`${String(one.body?.title ?? file)}: ${doubt}\n`);
      return [craft === null ? one.body : { craft, ...one.body }];
    });
  });
  const prices = textIn(options.prices);
  const asked: Asked = {
    book: prices === undefined ? book : { ...book, prices: { ...(book.prices ?? {}), ...pricesIn(prices) } },
    change: kind !== undefined ? null : isSaid || next !== undefined ? said : changeIn(first!),
    today: today(),
    about: { definitions: packed.version, engine: version() },
  };
  for (const one of wrong) process.stderr.write(`${one}\n`);
  const open = unlessUsage(() => opened(asked, loaded, coming?.loaded ?? null));
  const write = (bytes: Uint8Array): void => {
    const output = textIn(options.output);
    if (output === undefined) process.stdout.write(bytes);
    else put(output, bytes);
  };
  if (kind !== undefined) {
    const { sheet, refused } = open.sheet(kind);
    for (const { place, why } of refused) process.stderr.write(`Receta ${place + 1}: ${why}\n`);
    write(shownSheet(sheet, to));
    return refused.length + wrong.length > 0 ? 1 : 0;
  }
  const handed: Handed = { ...asked, packed, next: coming?.packed ?? null };
  const turned = await turnedIn(open.count, (place) => open.turn(place), handed, whole(options.jobs, 'jobs'));
  const summary: BookSummary = await open.close(turned);
  for (const { recipe, outcome, sentences } of turned)
    if (outcome === 'refused') process.stderr.write(`${recipe}: ${sentences.join(' ')}\n`);
  write(shownTurned(turned, summary, to));
  if (summary.outcomes.refused + wrong.length > 0) return 1;
  return options.strict === true && summary.outcomes.impossible > 0 ? 3 : 0;
}

/** Over all cores where there is enough for them; the same recipes in the same order all the same. */
async function turnedIn(
  count: number,
  turn: (place: number) => Turned | null,
  handed: Handed,
  jobs: number | undefined,
): Promise<Turned[]> {
  const turned: Turned[] = [];
  const advance = bar(count);
  let done = 0;
  const take = (some: Done): void => {
    turned.push(...some.filter((one) => one !== null));
    done += some.length;
    advance(done);
  };
  const threads = Math.min(jobs ?? availableParallelism(), Math.ceil(count / perPiece));
  if (count < few || threads < 2) for (let place = 0; place < count; place++) take([turn(place)]);
  else await shareOut<number[], Done>('commands/book/book-thread', piecesOf(count), handed, threads, take);
  advance(null);
  return turned;
}

function* piecesOf(count: number): Generator<number[]> {
  for (let from = 0; from < count; from += perPiece)
    yield Array.from({ length: Math.min(perPiece, count - from) }, (_, at) => from + at);
}

function outputOf(options: Options, isSheet: boolean): BookOutput {
  const asked = oneOf(options.to, bookOutputs, 'to');
  if (asked === 'xlsx' && !isSheet) throw new Usage('--to xlsx: solo las hojas (--sheet) salen en xlsx.');
  if (asked === 'ndjson' && isSheet) throw new Usage('--to ndjson: una hoja sale en table, csv, html, json o xlsx.');
  if (asked === 'xlsx' && options.output === undefined)
    throw new Usage('--to xlsx: di en qué fichero, con --output hoja.xlsx.');
  return asked ?? (process.stdout.isTTY || isSheet ? 'table' : 'ndjson');
}

/** All the files together; what a book says of prices and ingredients of the house goes with it. */
function bookIn(files: readonly string[], recipesIn: (file: string, text: string) => readonly unknown[]): Book {
  const recipes: unknown[] = [];
  let prices: Record<string, unknown> = {};
  const ingredients: unknown[] = [];
  for (const file of files) {
    const text = read(file);
    const said = extname(file).toLowerCase() === '.json' ? jsonOr(text) : undefined;
    if (isFields(said) && Array.isArray(said.recipes)) {
      if (isFields(said.prices)) prices = { ...prices, ...said.prices };
      if (Array.isArray(said.ingredients)) ingredients.push(...said.ingredients);
    }
    recipes.push(...recipesIn(file, text));
  }
  return { recipes, prices, ingredients };
}

function changeIn(file: string): unknown {
  const change = jsonOr(read(file));
  if (isFields(change) && !Array.isArray(change.ingredients)) return change;
  throw new Usage(
    `«${file}» no es un cambio: un objeto como { "avoid": ["huevo"] }, { "prices": { "Mantequilla": 11.5 } } o { "date": "2026-06-14" }. También vale decirlo con --avoid o --date.`,
  );
}

/** JSON, or a sheet whose first two columns are the ingredient and its euros per kilo. */
function pricesIn(file: string): Record<string, unknown> {
  const text = read(file);
  const said = jsonOr(text);
  if (isFields(said)) return said;
  const rows = fromCsv(text).map((cells) => cells.map((cell) => cell.text.trim()));
  const euros = (cell = ''): number => Number(cell.replace(/\s*€.*$/, '').replace(',', '.'));
  const told = rows.filter((row, at) => at > 0 || euros(row[1]) > 0);
  const wrong = told.find(([name = '', price = '']) => name === '' || !(euros(price) > 0));
  if (told.length === 0 || wrong)
    throw new Usage(`«${file}»: no es una lista de precios; cada línea lleva un ingrediente y sus €/kg.`);
  return Object.fromEntries(told.map(([name = '', price]) => [name, euros(price)]));
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

/** What is wrong with the change or the book is the order's fault, not a recipe's. */
function unlessUsage<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw error instanceof Refusal ? new Usage(error.message) : error;
  }
}
