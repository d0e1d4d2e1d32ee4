// Crafts that nobody had asked for are compiled one piece a turn, whoever asks and for however many: others are answered
// between pieces.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Offer } from '../engine/load/index.ts';

let last: Promise<unknown> = Promise.resolve();

/** Nothing where all are compiled; else a promise of it. */
export function compiling(offers: readonly Offer[]): Promise<void> | undefined {
  if (offers.every(({ pieces }) => pieces.isWhole)) return undefined;
  const compiled = last.then(() => inPieces(offers));
  last = compiled.catch(() => undefined);
  return compiled;
}

/** What is made of crafts, at once where they are compiled. */
export function withCompiled<T>(offers: readonly Offer[], make: () => T | Promise<T>): T | Promise<T> {
  const waiting = compiling(offers);
  return waiting ? waiting.then(make) : make();
}

async function inPieces(offers: readonly Offer[]): Promise<void> {
  for (const { pieces } of offers) while (!pieces.advance()) await nextTurn();
}
