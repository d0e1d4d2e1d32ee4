// obrador balance | adjust | label | explain <oficio> [fichero…]: recipes from files or from a pipe → answers. Gives the exit
// code: 0, 1 when a recipe could not be read or worked out, 3 when it was asked to be strict and one is not right.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, extname } from 'node:path';
import { type Craft, didYouMean, noSuch, textOf, today } from '../../engine/index.ts';
import type { Loaded } from '../../engine/load/index.ts';
import { type Format, formatOf, formats, readRecipes, Unreadable, type Written } from '../../engine/recipes/index.ts';
import { DefinitionsError } from '../../server/definitions/texts.ts';
import { definitionsIn, foldersFor, whyNot as whyNoCraft } from '../definitions.ts';
import type { RecipeCommand } from '../options.ts';
import { bar } from '../progress.ts';
import { Usage } from '../usage-error.ts';
import { type Asked, craftFor, type Output, type Result, worked } from './one-recipe.ts';
import type { Done, Handed, Piece } from './recipe-thread.ts';
import { shareOut } from './threads.ts';
import { lineOf, written } from './write.ts';

export type Options = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

/** Fewer than this are done before a thread would have started. */
const few = 200;
const perPiece = 50;

export async function runRecipes(command: RecipeCommand, words: readonly string[], options: Options): Promise<number> {
  const fields = fieldsOf(options);
  const folders = foldersFor({ crafts: textIn(options.crafts), larder: textIn(options.larder) });
  const { loaded, packed } = await definitionsIn(folders);
  const { craft, files } = placesIn(words, loaded);
  const texts = files.map((file) => ({ file, text: read(file) }));
  const from = oneOf(options.from, formats, 'from');
  const sources = texts.map(({ file, text }) => recipesOf(file, text, loaded, craft, from));
  const count = sources.reduce((sum, one) => sum + one.count, 0);
  const to = outputFor(textIn(options.to), count);
  const asked: Asked = { command, to, today: today(), fields };
  const out = collector(asked, textIn(options.output));
  const threads = Math.min(whole(options.jobs, 'jobs') ?? availableParallelism(), Math.ceil(count / perPiece));
  const advance = bar(count);
  const take = (done: Done): void => {
    out.add(done);
    advance(out.count());
  };
  if (count < few || threads < 2) {
    let place = 0;
    for (const source of sources)
      for (const one of source.recipes()) {
        const own = 'error' in one ? one : await result(loaded, craft, one, asked, place);
        take(doneWith(own, to));
        place++;
      }
  } else {
    const handed: Handed = { packed, asked, craft };
    await shareOut<Piece, Done>('commands/recipes/recipe-thread', piecesOf(sources), handed, threads, take);
  }
  advance(null);
  out.finish();
  if (out.refused() > 0) return 1;
  return options.strict === true && out.poor() > 0 ? 3 : 0;
}

async function result(
  loaded: Loaded,
  only: string | null,
  recipe: Written,
  asked: Asked,
  place: number,
): Promise<Result> {
  try {
    return await worked(craftNamed(loaded, craftFor(only, recipe.body)), recipe, asked, place);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { recipe: String(place + 1), doubts: [], error: error.message };
  }
}

const doneWith = (one: Result, to: Output): Done => ({
  results: [one],
  bytes: to === 'ndjson' ? new TextEncoder().encode(`${lineOf(one)}\n`) : null,
  refused: 'error' in one ? 1 : 0,
  poor: 'isGood' in one && !one.isGood ? 1 : 0,
  count: 1,
});

/** The first word is the craft; without it the recipes say theirs. */
function placesIn(words: readonly string[], loaded: Loaded): { craft: string | null; files: readonly string[] } {
  const ids = loaded.offers.map(({ id }) => id);
  const [first, ...rest] = words;
  if (first === undefined) throw new Usage(`Falta el oficio: ${ids.join(', ')}.`);
  const broken = whyNoCraft(first, loaded);
  if (broken !== null) throw new DefinitionsError(broken);
  const isFile = first === '-' || extname(first) !== '' || /[\\/]/.test(first);
  if (!ids.includes(first) && !isFile)
    throw new Usage(`${noSuch('el oficio', first, ids)} Los hay: ${ids.join(', ')}.`);
  const files = ids.includes(first) ? rest : words;
  if (files.length === 0 && process.stdin.isTTY)
    throw new Usage('Falta la receta: un fichero, o por la entrada (cat receta.json | obrador …).');
  return { craft: ids.includes(first) ? first : null, files: files.length === 0 ? ['-'] : files };
}

export function read(file: string): string {
  try {
    return textOf(readFileSync(file === '-' ? 0 : file));
  } catch (error) {
    throw new Usage(`No se puede leer «${file}»: ${whyNot(error)}.`);
  }
}

interface Source {
  readonly count: number;
  /** each recipe, or why there is none */
  readonly recipes: () => Iterable<Written | (Result & { error: string })>;
  /** the same as lines of JSON */
  readonly lines: () => Iterable<string>;
  readonly hasDoubts: boolean;
}

const byExtension: Readonly<Record<string, Format>> = {
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
  '.cook': 'cooklang',
};

export function recipesOf(
  file: string,
  text: string,
  loaded: Loaded,
  only: string | null,
  asked: Format | undefined,
): Source {
  const format = asked ?? byExtension[extname(file).toLowerCase()] ?? formatOf(text);
  if (format === 'ndjson') return linesSource(text);
  try {
    const found = readRecipes(text, (id) => craftNamed(loaded, id ?? only), format);
    const title = file === '-' ? undefined : basename(file, extname(file));
    const all = found.length > 1 || title === undefined ? found : found.map((one) => titled(one, title));
    return {
      ...{ count: all.length, recipes: () => all, hasDoubts: true },
      lines: () => all.map((one) => JSON.stringify(one)),
    };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const wrong = { recipe: file === '-' ? 'la entrada' : file, doubts: [], error: error.message };
    return {
      count: 1,
      recipes: () => [wrong],
      lines: () => [JSON.stringify({ body: null, doubts: [] })],
      hasDoubts: true,
    };
  }
}

const titled = ({ body, doubts }: Written, title: string): Written => {
  const isFields = body !== null && typeof body === 'object' && !Array.isArray(body);
  return { body: isFields && body.title === undefined ? { title, ...body } : body, doubts };
};

function linesSource(text: string): Source {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return {
    count: lines.length,
    lines: () => lines,
    hasDoubts: false,
    *recipes() {
      for (const [index, line] of lines.entries()) {
        try {
          yield { body: JSON.parse(line), doubts: [] };
        } catch {
          yield { recipe: String(index + 1), doubts: [], error: 'no es JSON válido.' };
        }
      }
    },
  };
}

function* piecesOf(sources: readonly Source[]): Generator<Piece> {
  let from = 0;
  for (const { lines, hasDoubts } of sources) {
    const all = [...lines()];
    for (let at = 0; at < all.length; at += perPiece) {
      const part = all.slice(at, at + perPiece);
      yield { lines: part.join('\n'), from, hasDoubts };
      from += part.length;
    }
  }
}

export function craftNamed({ offers }: Loaded, id: unknown): Craft {
  const ids = offers.map((one) => one.id);
  if (id === undefined || id === null || id === '')
    throw new Unreadable(`no dice de qué oficio es: dilo en la orden (${ids.join(', ')}).`);
  const offer = offers.find((one) => one.id === id);
  if (!offer) throw new Unreadable(`no existe el oficio «${String(id)}».${didYouMean(String(id), ids)}`);
  return offer.craft();
}

/** A person sees a table; a program, the answer itself or one line per recipe. */
function outputFor(wanted: string | undefined, count: number): Output {
  const outputs = ['table', 'json', 'ndjson', 'csv', 'schema'] as const;
  const asked = oneOf(wanted, outputs, 'to');
  if (asked) return asked;
  if (process.stdout.isTTY) return 'table';
  return count === 1 ? 'json' : 'ndjson';
}

export function oneOf<T extends string>(value: unknown, known: readonly T[], option: string): T | undefined {
  if (value === undefined) return undefined;
  const found = known.find((one) => one === value);
  if (found) return found;
  throw new Usage(
    `--${option}: no vale «${String(value)}».${didYouMean(String(value), known)} Valen: ${known.join(', ')}.`,
  );
}

export const textIn = (value: Options[string]): string | undefined => (typeof value === 'string' ? value : undefined);

function figure(value: Options[string], option: string): number | undefined {
  if (value === undefined) return undefined;
  const number = /^\d+([.,]\d+)?$/.test(String(value)) ? Number(String(value).replace(',', '.')) : Number.NaN;
  if (Number.isFinite(number)) return number;
  throw new Usage(`--${option}: «${String(value)}» no es un número.`);
}

export function whole(value: Options[string], option: string): number | undefined {
  const number = figure(value, option);
  if (number === undefined || (Number.isInteger(number) && number > 0)) return number;
  throw new Usage(`--${option}: debe ser un número entero mayor que 0.`);
}

const objectives = ['minimal', 'cheapest', 'balanced'] as const;

export function dayIn(value: Options[string]): string | undefined {
  if (value === undefined) return undefined;
  const day = new Date(`${String(value)}T00:00:00Z`);
  if (
    /^\d{4}-\d{2}-\d{2}$/.test(String(value)) &&
    !Number.isNaN(day.getTime()) &&
    day.toISOString().startsWith(String(value))
  )
    return String(value);
  throw new Usage(`--date: «${String(value)}» no es un día; se escribe año-mes-día: 2026-05-31.`);
}

/** What the options say of every recipe, in the words of the API. */
function fieldsOf(options: Options): Record<string, unknown> {
  const avoid = [options.avoid ?? []].flat();
  const all: Record<string, unknown> = {
    type: options.type,
    date: dayIn(options.date),
    total: figure(options.total, 'total'),
    target: options.target,
    ...(avoid.length > 0 ? { avoid } : {}),
    maxCost: figure(options['max-cost'], 'max-cost'),
    objective: oneOf(options.objective, objectives, 'objective'),
    name: options.name,
    finishedWeight: figure(options['finished-weight'], 'finished-weight'),
    portions: figure(options.portions, 'portions'),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** In its folder, which is made if it is not there. */
export function put(file: string, bytes: Uint8Array): void {
  try {
    makeFolder(dirname(file));
    writeFileSync(file, bytes);
  } catch (error) {
    throw new Usage(`No se puede escribir «${file}»: ${whyNot(error)}.`);
  }
}

/** One after another: Node's own way of making several never ends where none can be made, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

const reasons: Readonly<Record<string, string>> = {
  ...{
    ENOENT: 'no existe',
    EISDIR: 'es una carpeta',
    ENOSPC: 'el disco está lleno',
    ENOTDIR: 'su carpeta es un fichero',
  },
  ...{
    EACCES: 'no hay permiso',
    EPERM: 'no hay permiso',
    EROFS: 'el disco es de solo lectura',
    EEXIST: 'su carpeta es un fichero',
  },
};
export const whyNot = (error: unknown): string => {
  const { code } = error as NodeJS.ErrnoException;
  return reasons[code ?? ''] ?? code ?? String(error);
};

/** Lines of NDJSON go out as they come; the rest when all is known. What is wrong is told beside. */
function collector({ to }: Asked, file: string | undefined) {
  const results: Result[] = [];
  const pieces: Uint8Array[] = [];
  let [count, refused, poor] = [0, 0, 0];
  const write = (bytes: Uint8Array): void => {
    if (file === undefined) process.stdout.write(bytes);
    else pieces.push(bytes);
  };
  const told = (one: Result): void => {
    for (const doubt of one.doubts) process.stderr.write(`${one.recipe}: ${doubt}\n`);
    if ('error' in one) process.stderr.write(`${one.recipe}: ${one.error}\n`);
  };
  return {
    add(done: Done): void {
      count += done.count;
      refused += done.refused;
      poor += done.poor;
      if (done.bytes !== null) write(done.bytes);
      else results.push(...(done.results ?? []));
    },
    finish(): void {
      if (to !== 'ndjson') {
        for (const one of results) told(one);
        write(Buffer.from(written(results, to)));
      }
      if (file !== undefined) put(file, Buffer.concat(pieces));
    },
    count: () => count,
    refused: () => refused,
    poor: () => poor,
  };
}
