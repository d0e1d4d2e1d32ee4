// Asks the worker to adjust; it computes with the same engine, beside the page, so that typing never waits.
import type { Site } from '../../../engine/stages/present.ts';
import type { Body, Fields } from '../body.ts';

export interface Adjusted {
  readonly adjusted: boolean;
  readonly ingredients: readonly AdjustedRow[];
  /** what was there and is not any more */
  readonly removed: readonly AdjustedRow[];
  readonly sentences: readonly string[];
  readonly reasons: { readonly sentences: readonly string[] } | null;
}

export interface AdjustedRow {
  readonly name: string;
  /** place in the list that was sent; null: brought in */
  readonly index: number | null;
  readonly grams: number;
  readonly before: number;
  readonly change: number;
  readonly fixed: boolean;
  readonly added: boolean;
}

export interface Question {
  readonly id: number;
  /** its id: the worker opens it as the page does */
  readonly craft: string;
  readonly body: Body & Fields;
  readonly site: Site;
}

export type Reply = { readonly id: number } & ({ readonly adjusted: Adjusted } | { readonly refusal: string });

let worker: Worker | null = null;
let serial = 0;
const waiting = new Map<number, (reply: Reply) => void>();

export function askAdjust(craft: string, body: Body, site: Site): Promise<Reply> {
  if (!worker) {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    });
  }
  const id = ++serial;
  worker.postMessage({ id, craft, body, site } satisfies Question);
  return new Promise((resolve) => waiting.set(id, resolve));
}
