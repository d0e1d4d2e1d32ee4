// A thread that works out recipes: it is handed the definitions once and then pieces of text, one recipe a line, and gives
// back lines of results. Texts travel between threads at the cost of copying them, bytes for nothing.
import { parentPort, workerData } from 'node:worker_threads';
import type { Written } from '../../engine/recipes/model.ts';
import { compile, type Packed } from '../../server/definitions/texts.ts';
import { type Asked, craftFor, type Result, worked } from './one-recipe.ts';
import { lineOf } from './write.ts';

export interface Handed {
  readonly packed: Packed;
  readonly asked: Asked;
  readonly craft: string | null;
}

/** Lines of JSON: a body each (NDJSON as it came) or a body with its doubts. */
export interface Piece {
  readonly lines: string;
  readonly from: number;
  readonly hasDoubts: boolean;
}

export interface Done {
  /** results as they are: for what is written when all is known */
  readonly results: readonly Result[] | null;
  /** lines of NDJSON, ready to be written: bytes change hands without being copied */
  readonly bytes: Uint8Array<ArrayBuffer> | null;
  readonly refused: number;
  readonly poor: number;
  readonly count: number;
}

const { packed, asked, craft: only } = workerData as Handed;
const { offers } = compile(packed);

/** One piece after another, in the order they come. */
let turn = Promise.resolve();
parentPort?.on('message', (piece: Piece) => {
  turn = turn.then(async () => {
    const done = await workedOut(piece);
    parentPort?.postMessage(done, done.bytes ? [done.bytes.buffer] : []);
  });
});

async function workedOut({ lines, from, hasDoubts }: Piece): Promise<Done> {
  const isStream = asked.to === 'ndjson';
  const results: Result[] = [];
  let [text, refused, poor, count] = ['', 0, 0, 0];
  for (const line of lines.split('\n')) {
    const result = await resultOf(line, from + count++, hasDoubts);
    if ('error' in result) refused++;
    else if (!result.isGood) poor++;
    if (isStream) text += `${lineOf(result)}\n`;
    else results.push(result);
  }
  return { results: isStream ? null : results, bytes: isStream ? encoder.encode(text) : null, refused, poor, count };
}

const encoder = new TextEncoder();

async function resultOf(line: string, place: number, hasDoubts: boolean): Promise<Result> {
  try {
    const value = JSON.parse(line);
    const written: Written = hasDoubts ? value : { body: value, doubts: [] };
    return await worked(offered(craftFor(only, written.body)), written, asked, place);
  } catch (error) {
    const why = error instanceof SyntaxError ? 'no es JSON válido.' : (error as Error).message;
    return { recipe: String(place + 1), doubts: [], error: why };
  }
}

function offered(id: unknown) {
  const offer = offers.find((one) => one.id === id);
  if (!offer) throw new Error(`no existe el oficio «${String(id)}».`);
  return offer.craft();
}
