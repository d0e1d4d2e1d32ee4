// How far a figure can go with these ingredients, whatever happens to the others: the reachable interval of a parameter.
// Only bounds and what is kept hold, so each step is a sack filled from the best ingredient down; a ratio takes a few.
import { formsAt } from '../formula/linear.ts';
import type { Table } from './slots.ts';
import { viewOf } from './view.ts';

export function reachOf(table: Table, param: number): [number, number] | null {
  const low = farthest(table, param, -1);
  const high = farthest(table, param, 1);
  return low === null || high === null ? null : [low, high];
}

function farthest(table: Table, param: number, sign: 1 | -1): number | null {
  const { craft, slots, weights } = table;
  const lines = slots.map(({ line }) => line);
  let at = viewOf(table, weights);
  let best = at.figures.run.full[param] ?? null;
  for (let round = 0; round < 8; round++) {
    const form = formsAt(craft, { lines, weights: at.weights, constants: at.figures.plan.numbers, mode: 'tangent' })(
      param,
    );
    if (form === null) break;
    const { num, den, value } = form;
    const filled = fill(table, (slot) => sign * (num[slot]! - (den === null ? 0 : value * den[slot]!)));
    if (filled === null) break;
    const next = viewOf(table, filled);
    const reached = next.figures.run.full[param] ?? null;
    if (reached === null || (best !== null && sign * (reached - best) < 1e-9)) break;
    best = reached;
    at = next;
  }
  return best;
}

/** The weights with the greatest worth that keep what must be kept; null when the bounds leave no room for it. */
export function fill({ slots, keep, kept }: Table, worth: (slot: number) => number): Float64Array | null {
  const weights = Float64Array.from(slots, ({ low, high }, i) => (keep.num[i] === 0 && worth(i) > 0 ? high : low));
  let rest = kept;
  for (const [i, grams] of weights.entries()) rest -= keep.num[i]! * grams;
  if (rest < -1e-9 * Math.abs(kept)) return null;
  const order = [...slots.keys()]
    .filter((i) => keep.num[i]! > 0)
    .sort((a, b) => worth(b) / keep.num[b]! - worth(a) / keep.num[a]!);
  for (const i of order) {
    const room = Math.min(slots[i]!.high - weights[i]!, rest / keep.num[i]!);
    if (room <= 0) continue;
    weights[i]! += room;
    rest -= room * keep.num[i]!;
  }
  return rest > 1e-6 * Math.abs(kept) ? null : weights;
}
