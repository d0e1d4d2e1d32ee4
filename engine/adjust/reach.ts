// How far a figure can go with these ingredients, whatever happens to the others: the reachable interval of a demand.
// Only bounds and what is kept hold, so each step is a sack filled from the best ingredient down; a ratio takes a few.
import { measured } from './demand.ts';
import type { Demand, Problem } from './model.ts';
import { boundedAt } from './solve.ts';
import { viewOf } from './view.ts';

export function reachOf(problem: Problem, demand: Demand): [number, number] | null {
  const low = farthest(problem, demand, -1);
  const high = farthest(problem, demand, 1);
  return low === null || high === null ? null : [low, high];
}

function farthest(problem: Problem, demand: Demand, sign: 1 | -1): number | null {
  let at = viewOf(problem, problem.reference);
  let best = measured(demand, at);
  for (let round = 0; round < 8; round++) {
    const form = boundedAt(problem, [demand], at)[0]?.form;
    if (!form) break;
    const { num, den, value } = form;
    const filled = fill(problem, (i) => sign * (num[i]! - (den === null ? 0 : value * den[i]!)));
    if (filled === null) break;
    const next = viewOf(problem, filled);
    const reached = measured(demand, next);
    if (reached === null || (best !== null && round > 0 && sign * (reached - best) < 1e-9)) break;
    best = best === null || round === 0 ? reached : sign * Math.max(sign * best, sign * reached);
    at = next;
  }
  return best;
}

/** The weights with the greatest worth that keep what must be kept; null when the bounds leave no room for it. */
export function fill({ variables, keep, kept }: Problem, worth: (i: number) => number): Float64Array | null {
  const weights = Float64Array.from(variables, ({ low, high }, i) => (keep.num[i] === 0 && worth(i) > 0 ? high : low));
  let rest = kept;
  for (const [i, grams] of weights.entries()) rest -= keep.num[i]! * grams;
  if (rest < -1e-9 * Math.abs(kept)) return null;
  const best = [...variables.keys()]
    .filter((i) => keep.num[i]! > 0)
    .sort((a, b) => worth(b) / keep.num[b]! - worth(a) / keep.num[a]!);
  for (const i of best) {
    const room = Math.min(variables[i]!.high - weights[i]!, rest / keep.num[i]!);
    if (room <= 0) continue;
    weights[i]! += room;
    rest -= room * keep.num[i]!;
  }
  return rest > 1e-6 * Math.abs(kept) ? null : weights;
}
