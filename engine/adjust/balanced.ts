// The best recipe of one problem in weights that a scale gives, and whether it has arrived: its goal met inside its bounds.
// For a class that lets something be out, with each such thing left out in turn.

import { wishing } from './copies.ts';
import { isMet } from './goal.ts';
import { gram } from './kept.ts';
import { fewer, moved } from './least-handling.ts';
import type { Deadline, Goal, Objective, Problem, Solution, View } from './model.ts';
import { rounded } from './round.ts';
import { solutionOf, solveProblem } from './solve.ts';
import { viewOf } from './view.ts';

/** Leaving a range out is worth it when it saves this much of what would have to move. */
const worthLeaving = 0.5;

/** The best recipe of one problem, in weights that a scale gives; the nearest where none arrives, if it is wanted. */
export function balancedIn(
  problem: Problem,
  goal: Goal,
  objective: Objective,
  deadline: Deadline,
  wantsNearest = true,
): Solution {
  const solved: Attempt[] = [];
  for (const attempt of attemptsOf(goal, viewOf(problem, problem.reference))) {
    if (solved.length > 0 && deadline()) break;
    const first = solveProblem(problem, attempt, objective, deadline);
    const found =
      first.met || wantsNearest ? fewer(problem, attempt, objective, first, deadline) : { problem, solution: first };
    const { view } = found.solution;
    const cost = moved(problem, view.weights) / (attempt === goal ? 1 : worthLeaving);
    solved.push({
      problem: found.problem,
      goal: attempt,
      solution: found.solution,
      whole: solutionOf(goal, view, cost),
    });
    if (solved[0]!.whole.met && solved[0]!.whole.cost < little * problem.total) break;
  }
  const isHopeless = !solved.some(({ solution, whole }) => solution.met || whole.met);
  let best: Solution | null = isHopeless && !wantsNearest ? solved[0]!.whole : null;
  for (const attempt of best !== null
    ? []
    : solved.sort((a, b) => (isNearer(a.whole, b.whole) ? -1 : 1)).slice(0, roundings)) {
    const { view } = rounded(attempt.problem, attempt.goal, objective, attempt.solution, deadline);
    const found = solutionOf(goal, view, attempt.whole.cost);
    if (best === null || isNearer(found, best)) best = found;
    if (best.met || deadline()) break;
  }
  if (!best!.met && objective !== 'minimal' && !deadline())
    return balancedIn(problem, goal, 'minimal', deadline, wantsNearest);
  return best!;
}

/** A way to the goal that leaves something out, and how near the whole goal it comes. */
interface Attempt {
  readonly problem: Problem;
  readonly goal: Goal;
  readonly solution: Solution;
  readonly whole: Solution;
}

/** Moving less than this part of the recipe is not worth looking for less. */
const little = 0.02;
/** Of the attempts, those that are taken to the scale. */
const roundings = 3;

const isNearer = (one: Solution, other: Solution): boolean =>
  one.met !== other.met ? one.met : one.met ? one.cost < other.cost - 1e-9 : one.miss < other.miss - 1e-9;

/** With a class that lets some figures be out, what is out today is left out in turn, the farthest first. */
function attemptsOf(goal: Goal, { comparison }: View): Goal[] {
  if (goal.aim === null || goal.whole) return [goal];
  const out = comparison.outcomes
    .filter(({ state }) => state === 'bajo' || state === 'alto')
    .sort((a, b) => b.deviation - a.deviation);
  const aspects = new Set(out.map(({ target, state }) => target.aspect[state as 'bajo' | 'alto']));
  const without = [...aspects].map((aspect) =>
    out.filter(({ target, state }) => target.aspect[state as 'bajo' | 'alto'] === aspect),
  );
  return [
    goal,
    ...without
      .slice(0, leftOut)
      .map((left) => wishing(goal, { without: new Set(left.map(({ param }) => param.index)) })),
  ];
}

/** Things that are tried to be left out. */
const leftOut = 3;

export const isArrived = (problem: Problem, goal: Goal, weights: Float64Array): boolean =>
  isMet(goal, viewOf(problem, weights)) && withinBounds(problem, weights);

export function withinBounds({ variables, total, keep, kept, request }: Problem, weights: Float64Array): boolean {
  const inside = variables.every(
    ({ low, high }, i) => weights[i]! >= low - 1e-9 * total && weights[i]! <= high + 1e-9 * total,
  );
  if (!inside || request.total === null) return inside;
  const now = variables.reduce((sum, _, i) => sum + keep.num[i]! * weights[i]!, 0);
  return Math.abs(now - kept) <= gram * total;
}
