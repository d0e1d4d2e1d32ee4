// Asks the worker to adjust; it computes with the same engine, beside the page, so that typing never waits.
import type { Site } from '../../../engine/index.ts';
import type { Body, Fields } from '../../../engine/recipes/model.ts';
import { isTrial } from '../draft-rules.ts';

/** Weights to use, with what was there and is not any more. */
export interface Weighed {
  readonly ingredients: readonly AdjustedRow[];
  readonly removed: readonly AdjustedRow[];
  /** euros per kilo, where the craft has prices */
  readonly cost?: { readonly before: number | null; readonly after: number | null };
}

export interface Adjusted extends Weighed {
  readonly adjusted: boolean;
  /** with what the law asks besides, where that is needed and can be */
  readonly lawful?: Weighed & { readonly sentences: readonly string[] };
  readonly sentences: readonly string[];
  readonly reasons: { readonly sentences: readonly string[] } | null;
  readonly choices?: readonly Choice[];
}

export interface AdjustedRow {
  readonly name: string;
  /** place in the list that was sent; null: brought in */
  readonly index: number | null;
  readonly grams: number;
  /** null: it was left to the adjustment */
  readonly before: number | null;
  readonly change: number;
  readonly fixed: boolean;
  readonly added: boolean;
  /** grams less and more that it bears by itself */
  readonly tolerance?: readonly [number | null, number | null] | null;
}

/** One of the recipes between the cheapest and the best centred. */
export interface Choice {
  readonly cost: number;
  /** room to the nearest end of a range, in widths of the range: 0 at the end, 0.5 in the middle */
  readonly clearance: number;
  readonly ingredients: readonly { readonly name: string; readonly grams: number }[];
}

export interface Question {
  readonly id: number;
  /** its id: the worker opens it as the page does */
  readonly craft: string;
  readonly body: Body & Fields;
  readonly site: Site;
  /** with the rules of the draft of the workshop */
  readonly isTrial: boolean;
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
  worker.postMessage({ id, craft, body, site, isTrial: isTrial() } satisfies Question);
  return new Promise((resolve) => waiting.set(id, resolve));
}
