// Asks the worker to adjust; it computes with the same engine, beside the page, so that typing never waits.
import type { Definition } from '../../../engine/craft.ts';
import type { Packed } from '../../../engine/load/pack.ts';
import type { Site } from '../../../engine/stages/present.ts';
import type { Body, Fields } from '../body.ts';
import type { Definitions } from '../definitions.ts';

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
  readonly definition: Definition;
  readonly body: Body & Fields;
  readonly site: Site;
}

/** What comes before the first question: the larder of all crafts. */
export interface Preface {
  readonly larder: Packed;
}

export type Reply = { readonly id: number } & ({ readonly adjusted: Adjusted } | { readonly refusal: string });

let worker: Worker | null = null;
let serial = 0;
const waiting = new Map<number, (reply: Reply) => void>();

export function askAdjust(definition: Definition, body: Body, { site, larder }: Definitions): Promise<Reply> {
  if (!worker) {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    });
    worker.postMessage({ larder } satisfies Preface);
  }
  const id = ++serial;
  worker.postMessage({ id, definition, body, site } satisfies Question);
  return new Promise((resolve) => waiting.set(id, resolve));
}
