// The recipe that the plan of the balance leads to, as an adjustment: where the solver finds nothing inside its own bounds, and
// the advice followed whole arrives, the adjustment is that. Null where the plan does not arrive or the caller wants otherwise.

import { misdosedIn } from '../advice/limits.ts';
import { advised } from '../advice/slip.ts';
import type { MixLine } from '../read/compose.ts';
import { toldOf } from './balance-told.ts';
import { over, within } from './copies.ts';
import { isMet } from './goal.ts';
import type { Goal, Problem, Request } from './model.ts';
import { viewOf } from './view.ts';

export interface Planned {
  /** the same, with room for where the plan leads */
  readonly problem: Problem;
  readonly weights: Float64Array;
}

export function plannedIn(problem: Problem, goal: Goal): Planned | null {
  const { order, request, variables } = problem;
  if (!isPlain(request)) return null;
  const told = toldOf(order);
  const { sent, broken, start } = told;
  const { end, left } = advised(start, sent, told.inTurn, told.plan());
  const misdoses = misdosedIn(order.type.trade, end.figures).length - broken.misdosed.length;
  const weights = left.length > 0 || misdoses > 0 ? null : weightsOf(problem, end.mix.lines);
  if (weights === null || !isMet(goal, viewOf(problem, weights))) return null;
  const isHeld = request.bounds.every(
    ({ fixed, min, max }, i) =>
      (!fixed || weights[i] === problem.sent[i]) && weights[i]! >= (min ?? 0) && weights[i]! <= (max ?? Infinity),
  );
  if (!isHeld) return null;
  const wide = variables.map((variable, i) =>
    within(variable, { low: Math.min(variable.low, weights[i]!), high: Math.max(variable.high, weights[i]!) }),
  );
  return { problem: over(problem, { variables: wide }), weights };
}

/** The plan knows nothing of what is wished for. */
const isPlain = ({ objective, total, avoid, use, only, add, most, ranges, maxCost, hold, bounds }: Request): boolean =>
  objective === 'minimal' &&
  [total, only, add, maxCost, hold].every((wish) => wish === null) &&
  [avoid, use, most, ranges].every((wishes) => wishes.length === 0) &&
  bounds.every(({ open }) => !open);

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
