// The recipe that the plan of the balance leads to, as an adjustment: where the solver finds nothing inside its own bounds, and
// the advice followed whole arrives, the adjustment is that. Null where the plan does not arrive or the caller wants otherwise.

import type { MixLine } from '../read/compose.ts';
import type { Order } from '../read/recognise.ts';
import { isAlone } from './candidates.ts';
import { over, within } from './copies.ts';
import { isMet } from './goal.ts';
import type { Goal, Problem, Request } from './model.ts';
import { problemOf } from './problem.ts';
import { correctionOf } from './slip.ts';
import { viewOf } from './view.ts';

export interface Planned {
  /** the same, with room for where the plan leads */
  readonly problem: Problem;
  readonly weights: Float64Array;
}

/** Null where it is not what is asked. */
export function plannedIn(
  order: Order,
  request: Request,
  goalOf: (problem: Problem) => Goal,
): (Planned & { readonly goal: Goal }) | null {
  if (!isPlain(request) || isAlone(order)) return null;
  const { steps, end, left, process } = correctionOf(order);
  if (left.length > 0 || process !== null) return null;
  const brought = steps.flatMap(({ parts }) => parts.flatMap(({ line }) => line.row ?? []));
  const problem = problemOf(order, request, 0, { slip: null, brought });
  const goal = goalOf(problem);
  const weights = weightsOf(problem, end.mix.lines);
  if (weights === null || !isMet(goal, viewOf(problem, weights))) return null;
  const isHeld = request.bounds.every(
    ({ fixed, min, max }, i) =>
      (!fixed || weights[i] === problem.sent[i]) && weights[i]! >= (min ?? 0) && weights[i]! <= (max ?? Infinity),
  );
  if (!isHeld) return null;
  const wide = problem.variables.map((variable, i) =>
    within(variable, { low: Math.min(variable.low, weights[i]!), high: Math.max(variable.high, weights[i]!) }),
  );
  return { problem: over(problem, { variables: wide }), weights, goal };
}

/** The plan knows nothing of what is wished for. */
const isPlain = ({ objective, ...asked }: Request): boolean => {
  const { target, total, avoid, use, only, add, most, ranges, maxCost, hold, bounds } = asked;
  return (
    objective === 'minimal' &&
    !asked.thrifty &&
    !asked.sized &&
    !asked.frontier &&
    [target, total, only, add, maxCost, hold].every((wish) => wish === null) &&
    [avoid, use, most, ranges].every((wishes) => wishes.length === 0) &&
    bounds.every(({ open }) => !open)
  );
};

/** Lines that are one to the plan share what it leaves of them; null where it brings in what adjusting does not know. */
function weightsOf({ variables, sent }: Problem, lines: readonly MixLine[]): Float64Array | null {
  const weights = new Float64Array(variables.length);
  for (const line of lines) {
    const own = [...variables.keys()].filter((i) => variables[i]!.line.key === line.key && sent[i]! > 0);
    const places = own.length > 0 ? own : [...variables.keys()].filter((i) => variables[i]!.line.row === line.row);
    if (places.length === 0) return null;
    const whole = own.reduce((sum, i) => sum + sent[i]!, 0);
    for (const i of own.length > 0 ? own : places.slice(0, 1))
      weights[i]! += own.length > 1 ? (line.grams * sent[i]!) / whole : line.grams;
  }
  return weights;
}
