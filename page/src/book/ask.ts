// Asks the worker what a change does to many recipes, or for one of their sheets: answers come as they are found, beside the
// page, so that typing never waits. Another question takes the place of the one there was.
import type { BookSummary, Sheet, SheetKind, Turned } from '../../../engine/index.ts';
import type { Fields } from '../../../engine/recipes/model.ts';
import { isTrial } from '../draft-rules.ts';

export interface Question {
  readonly recipes: readonly Fields[];
  readonly prices: Readonly<Record<string, number>>;
  /** null: one of their sheets */
  readonly change: Fields | null;
  readonly sheet: SheetKind | null;
  /** which the recipes are of, and those inside them */
  readonly crafts: readonly string[];
  readonly definitions: string;
  /** with the rules of the draft of the workshop */
  readonly isTrial: boolean;
}

export interface Refused {
  readonly place: number;
  readonly why: string;
}

export type Told =
  | { readonly kind: 'turned'; readonly turned: readonly Turned[]; readonly looked: number }
  | { readonly kind: 'summary'; readonly summary: BookSummary }
  | { readonly kind: 'sheet'; readonly sheet: Sheet; readonly refused: readonly Refused[] }
  | { readonly kind: 'refused'; readonly why: string };

/** Gives the way to leave it. */
export function askBook(question: Omit<Question, 'isTrial'>, take: (told: Told) => void): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    take(data);
    if (data.kind !== 'turned') worker.terminate();
  });
  worker.addEventListener('error', () => take({ kind: 'refused', why: 'No se ha podido calcular.' }));
  worker.postMessage({ ...question, isTrial: isTrial() } satisfies Question);
  return () => worker.terminate();
}
