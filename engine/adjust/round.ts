// Weights as a scale of the trade gives them. Every weight that moves is taken to a step of the scale, up or down,
// whichever costs less with all the others solved again around it (branch and bound, a few dozen solves); when no such
// recipe arrives, a finer scale is taken, first for pinches and then for the rest.
import { total } from '../language/form.ts';
import { runBut, runOn, sumsOver } from '../language/run.ts';
import { toStep } from '../number.ts';
import { ofGrams } from '../read/compose.ts';
import { over, within } from './copies.ts';
import { isMissed, measured } from './demand.ts';
import { demandsOf, isMet } from './goal.ts';
import {
  type Bounded,
  type Deadline,
  type Goal,
  leavesOpen,
  type Objective,
  type Problem,
  type Solution,
  type Variable,
  type View,
} from './model.ts';
import { bound, type Inset, marginOf, type Programme, programmeOf, type Step, stepOf } from './programme.ts';
import { boundedAt, solutionOf } from './solve.ts';
import { viewOf } from './view.ts';

/** By variable: the step of the scale that weighs it. */
type Steps = (i: number, grams: number) => number;

/** How much finer the scale is, for pinches and for the rest: tried in turn. */
const scales = [
  [1, 1],
  [10, 1],
  [10, 10],
  [100, 10],
  [1000, 100],
  [100_000, 100_000],
] as const;
/** A recipe that misses its goal all the same is not worth a finer scale than these. */
const coarse = 3;
/** Whoever starts from nothing writes round numbers, if they will do. */
const rounder = [1, 0.2] as const;
/** …of what weighs at least this part of the recipe. */
const ample = 0.05;
/** Of what there was, less than this part is not weighed finer than it. */
const trace = 0.1;
/** Solves spent on one scale. */
const patience = 60;
/** What weighs less than this part of the recipe is a pinch. */
const pinch = 0.01;
/** Nearer than this to the best that could be, the search ends. */
const enough = 0.01;
/** A change smaller than this part of the recipe is none. */
const untouched = 1e-6;

const nearest = (x: number): number => Math.floor(x + 0.5 + 1e-9);
/** Without the noise of binary. */
const clean = (grams: number): number => Number(grams.toPrecision(12));

export function rounded(
  problem: Problem,
  goal: Goal,
  objective: Objective,
  solved: Solution,
  deadline: Deadline,
): Solution {
  const near = around(problem, objective, solved.view.weights);
  const measure = objective === 'balanced' ? 'minimal' : objective;
  const demands = boundedAt(near, demandsOf(goal, solved.view), solved.view);
  const isOpen = leavesOpen(problem.request);
  // The room that has been found is what a centred recipe was made for.
  const inset: Inset = objective === 'balanced' ? (demand) => roomOf(demand, solved.view) : marginOf;
  const kept = demands.filter((demand) => !isMissed(demand, solved.view));
  let best: Solution | null = null;
  const consider = (weights: Float64Array, cost: number): boolean => {
    const found = solutionOf(goal, viewOf(problem, weights), cost);
    if (best === null || (found.met && !best.met) || (found.met === best.met && found.miss < best.miss - 1e-9))
      best = found;
    return found.met;
  };
  const tried = solved.met ? scales : scales.slice(0, coarse);
  for (const [forPinches, forRest] of isOpen ? [rounder, ...tried] : tried) {
    if (best !== null && deadline()) break;
    const steps = stepsOf(problem, forPinches, forRest);
    const arrives = (weights: Float64Array): boolean => {
      const view = viewOf(problem, weights);
      return solved.met ? isMet(goal, view) : kept.every((demand) => !isMissed(demand, view));
    };
    const search = (within: Problem): Step | null => {
      const programme = programmeOf(within, demands, solved.view.weights, measure, inset);
      return searched(within, programme, steps, deadline, arrives);
    };
    const still = objective === 'minimal' && !isOpen ? search(unmoved(near, solved.view.weights)) : null;
    const isNear = still !== null && standsBy(near, still.weights, solved.view.weights, steps);
    const found = isNear && still.cost <= nearly * solved.cost ? still : stiller(isNear ? still : null, search(near));
    if (found && (consider(found.weights, found.cost) || !solved.met)) break;
    if (consider(plainly(near, solved.view.weights, steps), 0)) break;
  }
  return best!;
}

/** Fewer lines that move are worth so much more. */
const nearly = 1.1;

const stiller = (still: Step | null, free: Step | null): Step | null =>
  still !== null && (free === null || still.cost <= nearly * free.cost) ? still : free;

/** A pinch that moves does not take the rest of all the others: a few steps of the scale, or a tenth of itself. */
const standsBy = ({ reference }: Problem, weights: Float64Array, solved: Float64Array, steps: Steps): boolean =>
  weights.every(
    (grams, i) => Math.abs(grams - solved[i]!) <= Math.max(3 * steps(i, solved[i]!), (nearly - 1) * reference[i]!),
  );

/** Distance to the nearer end of a range, nearly. */
function roomOf(demand: Bounded, view: View): number {
  const { min, max } = demand;
  const value = measured(demand, view);
  if (value === null || min === null || max === null) return marginOf(demand, view.weights);
  return Math.max(0, 0.99 * Math.min(value - min, max - value));
}

/** Nobody left its weight open, and it was there. */
const isWritten = ({ open, added }: Variable): boolean => !open && !added;

/** Nothing comes in, or comes back, only to round; beside weights left open, one that was written and need
    not move does not move to round them. A centred recipe has been weighed up: stay near to it. */
function around(problem: Problem, objective: Objective, weights: Float64Array): Problem {
  const isOpen = leavesOpen(problem.request);
  const variables = problem.variables.map((variable, i): Variable => {
    const { low, reference } = variable;
    if (low === 0 && weights[i]! <= untouched * problem.total) return within(variable, { high: 0 });
    if (isOpen && isWritten(variable) && isAt(weights[i]!, reference, problem.total))
      return within(variable, { low: reference, high: reference });
    return objective === 'balanced' ? within(variable, { reference: weights[i]!, less: 1, more: 1 }) : variable;
  });
  return over(problem, { variables, reference: Float64Array.from(variables, ({ reference }) => reference) });
}

/** What does not move does not move to round the rest either. */
function unmoved(problem: Problem, weights: Float64Array): Problem {
  const variables = problem.variables.map((variable, i): Variable => {
    const { low, high, reference } = variable;
    const stays = low <= reference && reference <= high && isAt(weights[i]!, reference, problem.total);
    return stays ? within(variable, { low: reference, high: reference }) : variable;
  });
  return over(problem, { variables });
}

/** What the craft's scale weighs. A recipe in parts of a small total is weighed in the same proportion. */
function stepsOf({ craft, type, total: whole, variables }: Problem, forPinches: number, forRest: number): Steps {
  const part = whole >= 100 ? 1 : 10 ** Math.floor(Math.log10(whole / 100));
  const lines = variables.flatMap(({ line, reference }) => (reference > 0 ? [ofGrams(line, reference / part)] : []));
  const run = runOn({ lines, sums: sumsOver(craft, lines) }, type.plan);
  // Round numbers leave a rest, and the heaviest weight takes it: of those that nobody wrote, if there is one.
  const weighsIn = (one: Variable): number => one.reference * (isWritten(one) ? 1 : 1e6);
  const heaviest = variables.reduce((best, one, i) => (weighsIn(one) > weighsIn(variables[best]!) ? i : best), 0);
  return (i, grams) => {
    const g = Math.max(grams, trace * variables[i]!.reference) / part;
    const rest = i === heaviest || grams < ample * whole ? Math.max(1, forRest) : forRest;
    const own = craft.scale?.code(runBut(run, { extra: g }), null) ?? null;
    return (
      ((own !== null && own > 0 ? own : g < 1 ? 0.01 : g < 10 ? 0.1 : 1) * part) /
      (grams < pinch * whole ? forPinches : rest)
    );
  };
}

/** The step nearest to a weight inside its bounds; the bound itself where no step fits between them. */
function stepped({ low, high }: Variable, grams: number, step: number): number {
  const nearby = clean(toStep(grams, step, nearest));
  const inside =
    nearby > high ? clean(toStep(high, step, Math.floor)) : nearby < low ? clean(toStep(low, step, Math.ceil)) : nearby;
  return inside >= low && inside <= high ? inside : nearby > high ? high : low;
}

/** Every weight to its nearest step, and what is kept back to its value by the heaviest that moved. */
function plainly(problem: Problem, weights: Float64Array, steps: Steps): Float64Array {
  const { variables, keep, kept, keptMost, sent, total: whole } = problem;
  const moved = [...variables.keys()].filter((i) => Math.abs(weights[i]! - sent[i]!) >= untouched * whole);
  const result = Float64Array.from(sent);
  for (const i of moved) result[i] = stepped(variables[i]!, weights[i]!, steps(i, weights[i]!));
  for (const i of moved.filter((one) => keep.num[one]! > 0).sort((a, b) => result[b]! - result[a]!)) {
    const step = steps(i, result[i]!);
    const now = total(keep.num, result);
    const gap = (Math.min(keptMost, Math.max(kept, now)) - now) / keep.num[i]!;
    result[i] = stepped(variables[i]!, result[i]! + toStep(gap, step, nearest), step);
  }
  return result;
}

interface Node {
  /** bounds in grams, by variable */
  readonly narrowed: ReadonlyMap<number, readonly [number, number]>;
  readonly step: Step;
}

/** The cheapest recipe in whole steps that arrives, as far as the search goes; null when it finds none. */
function searched(
  problem: Problem,
  programme: Programme,
  steps: Steps,
  deadline: Deadline,
  arrives: (weights: Float64Array) => boolean,
): Step | null {
  loosenKept(problem, programme, steps);
  const root = stepOf(problem, programme);
  if (root === null) return null;
  let best: Step | null = null;
  let left = patience;
  const open: Node[] = [{ narrowed: new Map(), step: root }];
  while (open.length > 0 && left > 0 && !deadline()) {
    const node = open.pop()!;
    if (best !== null && node.step.cost >= best.cost - enough * Math.abs(root.cost) - 1e-9) continue;
    const split = splitOf(problem, node.step.weights, steps);
    if (split === null) {
      const weights = node.step.weights.map((grams, i) => onScale(problem, i, grams, steps));
      if (arrives(weights)) best = { ...node.step, weights };
      continue;
    }
    const children = split.parts.flatMap((part) => {
      const narrowed = new Map(node.narrowed).set(split.i, part);
      left--;
      const step = solvedWith(problem, programme, narrowed);
      return step !== null && step.miss <= root.miss + 1e-7 ? [{ narrowed, step }] : [];
    });
    open.push(...children.sort((a, b) => b.step.cost - a.step.cost));
  }
  return best;
}

function solvedWith(problem: Problem, programme: Programme, narrowed: Node['narrowed']): Step | null {
  for (const [i, [low, high]] of narrowed) bound(problem, programme, i, low, high);
  const step = stepOf(problem, programme);
  for (const i of narrowed.keys()) bound(problem, programme, i, problem.variables[i]!.low, problem.variables[i]!.high);
  return step;
}

const isAt = (a: number, b: number, whole: number): boolean => Math.abs(a - b) < untouched * whole;

/** A weight may also stay as it was written, whatever the scale. */
function onScale({ variables, sent, total: whole }: Problem, i: number, grams: number, steps: Steps): number {
  const { low, high } = variables[i]!;
  if (isAt(grams, sent[i]!, whole) && sent[i]! >= low && sent[i]! <= high) return sent[i]!;
  return high <= low ? low : stepped(variables[i]!, grams, steps(i, grams));
}

/** The weight farthest from a step of its scale, and the parts to look in: below, above, and as it was. */
function splitOf(
  problem: Problem,
  weights: Float64Array,
  steps: Steps,
): { i: number; parts: (readonly [number, number])[] } | null {
  const { variables, sent, total: whole } = problem;
  let worst = -1;
  let most = 0;
  for (let i = 0; i < variables.length; i++) {
    const { low, high } = variables[i]!;
    if (high <= low) continue;
    const grams = weights[i]!;
    const step = steps(i, grams);
    const off = Math.abs(grams - onScale(problem, i, grams, steps));
    if (off <= Math.max(1e-7 * whole, 1e-6 * step)) continue;
    // The lightest first: a step of the scale is most to them.
    const weighs = off / step / (1 + grams / whole);
    if (weighs > most) {
      most = weighs;
      worst = i;
    }
  }
  if (worst < 0) return null;
  const { low, high } = variables[worst]!;
  const grams = weights[worst]!;
  const step = steps(worst, grams);
  const below = clean(toStep(grams, step, Math.floor));
  const above = clean(toStep(grams, step, Math.ceil));
  const asItWas = sent[worst]!;
  const parts: (readonly [number, number])[] = [];
  if (below >= low) parts.push([low, below]);
  if (above <= high) parts.push([above, high]);
  if (asItWas > below && asItWas < above && asItWas >= low && asItWas <= high) parts.push([asItWas, asItWas]);
  return { i: worst, parts };
}

/** What is kept has to be met to a step of the scale, not to the last decimal, where no sum of steps gives it exactly. */
function loosenKept(problem: Problem, { table }: Programme, steps: Steps): void {
  const { variables, keep, kept, reference, total: whole } = problem;
  const moving = [...variables.keys()].filter((i) => variables[i]!.high > variables[i]!.low && keep.num[i]! > 0);
  const least = Math.min(...moving.map((i) => steps(i, Math.max(reference[i]!, pinch * whole)) * keep.num[i]!));
  if (!Number.isFinite(least)) return;
  const still = variables.reduce((sum, { low }, i) => sum + (moving.includes(i) ? 0 : low * keep.num[i]!), 0);
  const rest = (kept - still) / least;
  const isWhole = moving.every((i) => keep.num[i] === 1) && Math.abs(rest - Math.round(rest)) < 1e-6;
  // Nobody weighs half a gram less of the heaviest because a pinch came in, unless the total was asked for.
  const hasPinch = problem.request.total === null && moving.some((i) => reference[i]! < pinch * whole);
  if ((isWhole && !hasPinch) || problem.keptMost > kept) return;
  const slack = (Math.min(0.5 * least, 0.0005 * whole) * 1000) / whole;
  table.low[table.columns]! -= slack;
  table.high[table.columns]! += slack;
}
