// Weights as a scale of the trade gives them. When plain rounding pushes a figure over its edge, the weights are rounded one
// by one, the lightest first, and the rest solved again around it; only if that cannot be is a finer scale taken.

import { total } from '../formula/linear.ts';
import { runOn, sumsOver } from '../formula/run.ts';
import { toStep } from '../number.ts';
import { demandsOf, type Goal, isMet, missOf } from './goal.ts';
import { type Bounded, programmeOf, solveProgramme } from './programme.ts';
import { boundedAt, margin, type Settled } from './settle.ts';
import type { Slot, Table } from './slots.ts';
import { viewOf } from './view.ts';

type Steps = (grams: number) => number;

/** How much finer the scale is, for pinches and for the rest: tried in turn. */
const scales = [
  [1, 1],
  [10, 1],
  [100, 1],
  [100, 10],
  [1000, 100],
  [100_000, 100_000],
] as const;
/** More weights than these are not rounded one by one. */
const manageable = 20;
/** Solves spent on rounding one by one, over all scales. */
const patience = 60;
/** What weighs less than this part of the recipe is a pinch. */
const pinch = 0.01;
/** A recipe that misses its goal is not worth a finer scale for less than this. */
const negligible = 0.002;
/** A change smaller than this part of the recipe is none. */
const untouched = 1e-6;

const nearest = (x: number): number => Math.floor(x + 0.5 + 1e-9);

export function weigh(table: Table, goal: Goal, settled: Settled): Settled {
  let best: Settled | null = null;
  const consider = (weights: Float64Array | null): boolean => {
    if (weights === null) return false;
    const view = viewOf(table, weights);
    const found = { view, met: isMet(goal, view), miss: missOf(goal, view) };
    if (best === null || (found.met && !best.met) || (found.met === best.met && found.miss < best.miss - 1e-9))
      best = found;
    return found.met;
  };
  const demands = boundedAt(table, demandsOf(goal, settled.view), settled.view);
  const budget = { left: patience };
  for (const [forPinches, forRest] of scales) {
    const steps = stepsOf(table, forPinches, forRest);
    if (consider(roundedTo(table, settled.view.weights, steps))) break;
    if (!settled.met && best!.miss <= settled.miss + negligible) break;
    if (settled.met && consider(oneByOne(table, demands, settled.view.weights, steps, budget))) break;
  }
  return best!;
}

/** What the craft's scale weighs. A recipe in parts of a small total is weighed in the same proportion. */
function stepsOf({ craft, type, total: whole, slots }: Table, forPinches: number, forRest: number): Steps {
  const part = whole >= 100 ? 1 : 10 ** Math.floor(Math.log10(whole / 100));
  const lines = slots.flatMap(({ line, before }) => (before > 0 ? [{ ...line, grams: before / part }] : []));
  const run = runOn({ lines, sums: sumsOver(craft, lines) }, type.plan);
  return (grams) => {
    const g = grams / part;
    const own = craft.scale?.code({ ...run, extra: g }, null) ?? null;
    return ((own !== null && own > 0 ? own : g < 10 ? 0.1 : 1) * part) / (grams < pinch * whole ? forPinches : forRest);
  };
}

const within = ({ low, high }: Slot, grams: number): number => Math.min(high, Math.max(low, grams));

const hasMoved = ({ slots, total: whole }: Table, weights: Float64Array, slot: number): boolean =>
  Math.abs(weights[slot]! - slots[slot]!.before) >= untouched * whole;

function roundedTo(table: Table, weights: Float64Array, steps: Steps): Float64Array {
  const { slots, keep, kept } = table;
  const moved = [...slots.keys()].filter((i) => hasMoved(table, weights, i));
  const rounded = Float64Array.from(slots, ({ before }) => before);
  for (const i of moved) rounded[i] = within(slots[i]!, toStep(weights[i]!, steps(weights[i]!), nearest));
  // What is kept comes back to its value, as near as the steps allow, by the heaviest weights that moved.
  for (const i of moved.filter((slot) => keep.num[slot]! > 0).sort((a, b) => rounded[b]! - rounded[a]!)) {
    const step = steps(rounded[i]!);
    const gap = (kept - total(keep.num, rounded)) / keep.num[i]!;
    const grams = toStep(rounded[i]! + toStep(gap, step, nearest), step, nearest);
    if (within(slots[i]!, grams) === grams) rounded[i] = grams;
  }
  return rounded;
}

/** Null when some weight can be rounded neither up nor down without missing a demand, or when they are too many. */
function oneByOne(
  table: Table,
  demands: readonly Bounded[],
  from: Float64Array,
  steps: Steps,
  budget: { left: number },
): Float64Array | null {
  let weights = from;
  // From here on what counts is to stay near the weights found, whatever led to them.
  const slots = table.slots.map((slot, i) => ({ ...slot, before: from[i]! }));
  const done = new Set<number>();
  for (;;) {
    const left = [...slots.keys()]
      .filter((i) => !done.has(i) && hasMoved(table, weights, i))
      .sort((a, b) => weights[a]! - weights[b]!);
    const next = left[0];
    if (next === undefined) return weights;
    if (left.length > manageable) return null;
    const grams = weights[next]!;
    const slot = slots[next]!;
    const sides = [Math.floor, Math.ceil]
      .map((towards) => toStep(grams, steps(grams), towards))
      .filter((side) => within(slot, side) === side)
      .sort((a, b) => Math.abs(a - grams) - Math.abs(b - grams));
    // The last one carries what is kept and has no choice.
    if (left.length === 1) return sides[0] === undefined ? weights : weights.with(next, sides[0]);
    const solved = firstThat(sides, (side) => {
      if (budget.left-- <= 0) return null;
      slots[next] = { ...slot, low: side, high: side };
      const around = { ...table, slots, weights: from };
      const found = solveProgramme(around, programmeOf(around, demands, from, 'minimal', margin));
      return found && found.miss < 1e-6 ? found.weights : null;
    });
    if (solved === null) return null;
    done.add(next);
    weights = solved;
    for (const i of done) weights[i] = slots[i]!.low;
  }
}

function firstThat<T, R>(items: readonly T[], gives: (item: T) => R | null): R | null {
  for (const item of items) {
    const result = gives(item);
    if (result !== null) return result;
  }
  return null;
}
