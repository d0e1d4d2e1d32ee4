// A thread that works out recipes: it is handed the definitions once and then pieces of text, one recipe a line, and gives
// back lines of results. Texts travel between threads at the cost of copying them.
import { parentPort, workerData } from 'node:worker_threads';
import type { Written } from '../../recipes/model.ts';
import { compile, type Packed } from '../../server/definitions/texts.ts';
import { type Asked, type Result, worked } from './work.ts';
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
  /** lines of NDJSON */
  readonly text: string | null;
  readonly refused: number;
  readonly poor: number;
  readonly count: number;
}

const { packed, asked, craft: only } = workerData as Handed;
const { offers } = compile(packed);

parentPort?.on('message', (piece: Piece) => parentPort?.postMessage(workedOut(piece)));

function workedOut({ lines, from, hasDoubts }: Piece): Done {
  const results = lines.split('\n').map((line, index): Result => {
    const place = from + index;
    try {
      const value = JSON.parse(line);
      const written: Written = hasDoubts ? value : { body: value, doubts: [] };
      return worked(craftFor(written), written, asked, place);
    } catch (error) {
      const why = error instanceof SyntaxError ? 'no es JSON válido.' : (error as Error).message;
      return { recipe: String(place + 1), doubts: [], error: why };
    }
  });
  const isStream = asked.to === 'ndjson';
  return {
    results: isStream ? null : results,
    text: isStream ? `${results.map(lineOf).join('\n')}\n` : null,
    refused: results.filter((one) => 'error' in one).length,
    poor: results.filter((one) => 'isGood' in one && !one.isGood).length,
    count: results.length,
  };
}

function craftFor({ body }: Written) {
  const id = only ?? body?.craft;
  const offer = offers.find((one) => one.id === id);
  if (!offer) throw new Error(`no existe el oficio «${String(id)}».`);
  return offer.craft();
}
