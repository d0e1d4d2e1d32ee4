// The search: with what gives way first, then with what gives way only if nothing else is enough. Of the
// recipes that arrive the one that costs least is taken.

import { misdosedIn } from '../advice/limits.ts';
import { total } from '../language/form.ts';
import type { Order } from '../read/recognise.ts';
import { isUnknown } from '../reckon/unknown.ts';
import { balancedIn, isArrived, withinBounds } from './balanced.ts';
import { thriftily } from './cheapest.ts';
import { clearanceOf } from './clearance.ts';
import { over, within } from './copies.ts';
import { goalInItsClass, goalsOf, isMet } from './goal.ts';
import { gapOf, sparing } from './irreplaceable.ts';
import {
  type Deadline,
  type Goal,
  isAboutMoney,
  leavesOpen,
  type Objective,
  type Problem,
  type Request,
  type Variable,
  type View,
  type Yielding,
} from './model.ts';
import { withNothingBrought } from './only-what-is-named.ts';
import { plannedIn } from './planned.ts';
import { costOf } from './price.ts';
import { type Given, problemOf } from './problem.ts';
import { resized } from './resized.ts';
import type { Found } from './search-result.ts';
import { solutionOf } from './solve.ts';
import { isWhole, viewOf } from './view.ts';

/** What gives way, widened in three steps. */
const yieldings = [0, 1, 2] as const;
/** What is held, or what makes the recipe and should not give way, may ask for a batch this much bigger. */
const bigger = 1.25;

export function computed(order: Order, request: Request, deadline: Deadline): Found {
  const search = (asked: Request): Found => searched(order, asked, deadline);
  return isAboutMoney(request) ? thriftily(order, request, search, deadline) : search(request);
}

function searched(order: Order, request: Request, deadline: Deadline): Found {
  const corrected = plannedIn(order, request, (problem) => firstGoal(order, request, problem));
  if (corrected) return { ...corrected, widest: corrected.problem, gap: null };
  const alone = withTheRestAsSent(order, request, deadline);
  if (alone) return alone;
  const found =
    resized(order, request, (sized, free) => fromEither(sized, free, deadline)) ?? fromEither(order, request, deadline);
  const search = (asked: Request): Found => fromEither(order, asked, deadline);
  if (found.gap?.isPart && !deadline()) {
    const rest = fromAll(order, sparing(request, found.gap), deadline);
    if (isArrived(rest.problem, rest.goal, rest.weights)) return { ...rest, widest: found.widest, spared: found.gap };
  }
  return withNothingBrought(order, request, found, search) ?? replaced(order, request, found, deadline) ?? found;
}

/** What is left open beside weights: if it can be filled in, what has a weight keeps it and nothing else comes in. */
function withTheRestAsSent(order: Order, request: Request, deadline: Deadline): Found | null {
  const { bounds, objective, frontier } = request;
  if (!leavesOpen(request) || bounds.every(({ open }) => open) || objective !== 'minimal' || frontier) return null;
  const held = bounds.map((one) => (one.open || one.min !== null || one.max !== null ? one : { ...one, fixed: true }));
  const found = fromAll(order, { ...request, add: [], bounds: held }, deadline);
  if (!isArrived(found.problem, found.goal, found.weights)) return null;
  // What is said of it afterwards may still move the rest.
  const problem = problemOf(order, request, 0, { slip: found.problem.slip });
  const weights = new Float64Array(problem.variables.length);
  weights.set(found.weights.subarray(0, order.items.length));
  if (isArrived(problem, found.goal, weights)) return { ...found, problem, widest: problem, weights };
  const isFixed = ({ line }: Variable, i: number): boolean => bounds[i]?.fixed === true || isUnknown(line);
  const variables = found.problem.variables.map((one, i) => within(one, { fixed: one.fixed && isFixed(one, i) }));
  return { ...found, problem: over(found.problem, { request, variables }) };
}

/** What is not wanted is left out where the rest is a recipe as it is; where it is not, something takes its place whole. */
function replaced(order: Order, request: Request, found: Found, deadline: Deadline): Found | null {
  const { problem, weights } = found;
  if (request.avoid.length === 0 || problem.keptMost === problem.kept) return null;
  if (problem.sent.every((grams, i) => weights[i] === 0 || weights[i] === grams)) return null;
  const sized = fromAll(order, { ...request, sized: true }, deadline);
  return isArrived(sized.problem, sized.goal, sized.weights) ? sized : null;
}

const firstGoal = (order: Order, request: Request, problem: Problem): Goal =>
  goalsOf(order.craft, order.type, request, viewOf(problem, problem.sent), problem.wishes)[0];

/** With the line that was weighed wrong put right first; where that does not arrive, as it was sent. */
function fromEither(order: Order, request: Request, deadline: Deadline): Found {
  const found = fromAll(order, request, deadline);
  if (!found.problem.slip || deadline() || isArrived(found.problem, found.goal, found.weights)) return found;
  const other = fromAll(order, request, deadline, { slip: null });
  return isArrived(other.problem, other.goal, other.weights) ? other : found;
}

function fromAll(order: Order, request: Request, deadline: Deadline, given: Given = {}): Found {
  let closest: Found | null = null;
  const first = problemOf(order, request, 0, given);
  const { slip } = first;
  const isRecipe = !leavesOpen(request) && first.sent.some((grams) => grams > 0);
  const sent = viewOf(first, first.sent);
  const arrived = (problem: Problem, objective: Objective, goal: Goal): Found | null => {
    const isInside = withinBounds(problem, problem.sent);
    if (closest !== null && isArrived(problem, goal, closest.weights)) return { ...closest, problem, goal };
    const isFine = isRecipe && isInside && isMet(goal, sent);
    const here = { problem, goal, widest: problem, gap: null };
    if (isFine && request.objective === 'minimal') return { ...here, weights: problem.sent };
    const best = balancedIn(problem, goal, objective, deadline, closest === null);
    const isWorse = isFine && !(best.met && isBetter(problem, goal, request.objective, best.view, sent));
    if (best.met || isFine) return { ...here, weights: isWorse ? problem.sent : best.view.weights };
    // What gives way only if it is enough does not move to come a little nearer.
    const isNearer = !isRecipe || !isInside || best.miss < solutionOf(goal, sent, 0).miss - 1e-9;
    const improves = isNearer && (!isRecipe || isWhole(best.view) || !isWhole(sent)) && obeys(problem, best.view, sent);
    closest ??= { ...here, weights: improves ? best.view.weights : asBounded(problem) };
    return null;
  };
  const problems = [first];
  const goals = goalsOf(order.craft, order.type, request, isRecipe ? sent : null, first.wishes);
  const tried = (yielding: Yielding, goal: Goal): Found | null => {
    problems[yielding] ??= problemOf(order, request, yielding, { slip });
    // Where the maker's own lines have to give way, they do so as little as can be, whatever was wished for.
    return arrived(problems[yielding], yielding === 0 ? request.objective : 'minimal', goal);
  };
  const grown = (wanted: readonly Goal[]): Found | null => {
    const problem = problemOf(order, request, 0, { slip, bigger });
    for (const goal of wanted) {
      const found = arrived(problem, 'minimal', goal);
      if (found) return found;
    }
    return null;
  };
  for (const yielding of yieldings) {
    for (const goal of goals) {
      const found = tried(yielding, goal);
      if (found) return found;
      if (deadline()) break;
    }
    if (deadline()) break;
    // Where the batch may grow, it grows more rather than what makes the recipe giving way.
    const found = yielding === 0 && isRecipe && first.keptMost > first.kept ? grown(goals.slice(0, 1)) : null;
    if (found) return found;
  }
  const widest = problems.at(-1)!;
  const isHeld = request.total === null && request.bounds.some(({ fixed, min }) => fixed || min !== null);
  const found = isHeld && !deadline() ? grown(goals) : null;
  if (found) return found;
  const { problem, weights } = closest!;
  const modest = isRecipe ? goalInItsClass(closest!.goal, sent) : null;
  if (modest && !isMet(modest, sent) && isArrived(problem, modest, weights))
    return { ...closest!, goal: modest, widest };
  const gap = gapOf(widest, closest!.goal);
  return { ...closest!, ...(gap ? { weights: asBounded(closest!.problem) } : {}), widest, gap };
}

/** Nothing passes its dose or its cap that did not before: what does not arrive is still a recipe of the trade. */
function obeys({ type, ceilings, total: whole }: Problem, view: View, sent: View): boolean {
  const before = misdosedIn(type.trade, sent.figures).map(({ dose }) => dose);
  const isDosed = misdosedIn(type.trade, view.figures).every(({ dose }) => before.includes(dose));
  return isDosed && ceilings.every(({ num, high }) => total(num, view.weights) <= high + 1e-3 * whole);
}

/** The recipe as sent, within what the caller asks of each weight. */
const asBounded = ({ sent, request: { bounds } }: Problem): Float64Array =>
  sent.map((grams, i) => Math.min(bounds[i]?.max ?? Infinity, Math.max(bounds[i]?.min ?? 0, grams)));

/** A balanced recipe is changed only for the better: cheaper, or farther from the ends of its ranges. */
function isBetter(problem: Problem, goal: Goal, objective: Objective, view: View, sent: View): boolean {
  const worth = (one: View): number =>
    objective === 'cheapest' ? -(costOf(problem.variables, one.weights) ?? 0) : clearanceOf(goal, one);
  return worth(view) > worth(sent) + 1e-9;
}
