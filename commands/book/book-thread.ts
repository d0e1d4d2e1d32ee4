// A thread that turns recipes of a book: it is handed the definitions, the book and the change once, and then places.
import { parentPort, workerData } from 'node:worker_threads';
import type { Turned } from '../../engine/index.ts';
import { compile } from '../../server/definitions/texts.ts';
import { type Handed, opened } from './opened.ts';

const { packed, next, ...asked } = workerData as Handed;
const book = opened(asked, compile(packed), next && compile(next));

parentPort?.on('message', (places: readonly number[]) => {
  const turned: Done = places.map((place) => book.turn(place));
  parentPort?.postMessage(turned);
});

/** One per place; null: the change does not touch it. */
export type Done = readonly (Turned | null)[];
