// Beside a verdict the law does not decide. Where the adjusted recipe still breaks one of its limits, what it would take
// to keep it: the grams, from the recipe as adjusted.
import type { Evaluation } from '../evaluate.ts';
import { enumerate } from '../number.ts';
import { compare } from '../reckon/compare.ts';
import { inSentence } from '../spanish.ts';
import { over, wishing, within } from './copies.ts';
import { demandOn } from './demand.ts';
import { type Deadline, type Goal, isAboutMoney, leavesOpen, type Problem, type Request } from './model.ts';
import { atAnyPrice } from './price.ts';
import { problemOf } from './problem.ts';
import { rounded } from './round.ts';
import { changeSentences } from './sentences.ts';
import { solveProblem } from './solve.ts';
import { viewOf } from './view.ts';
import { intervalText } from './wording.ts';

type Breaches = Evaluation['state']['comparison']['breaches'];

/** The recipe, from one that comes in, that keeps the limits it breaks as well. */
function keeping(problem: Problem, goal: Goal, breaches: Breaches, weights: Float64Array, deadline: Deadline) {
  const demands = breaches.map(({ param, min, max, limit }) =>
    demandOn(param, null, [min, max], 1, 'wish', limit.source),
  );
  // From the recipe as adjusted: nothing in it is open or new any more.
  const variables = problem.variables.map((variable, i) => within(variable, { open: false, reference: weights[i]! }));
  const bounds = problem.request.bounds.map((one) => ({ ...one, open: false }));
  const request = { ...problem.request, bounds };
  const from = over(problem, { request, variables, reference: weights, sent: weights });
  const legal = wishing(goal, { wishes: [...goal.wishes, ...demands] });
  const solved = rounded(from, legal, 'minimal', solveProblem(from, legal, 'minimal', deadline), deadline);
  return { demands, legal, from, solved };
}

/** Part of the batch that moves for the law where other things move anyway. */
const little = 0.02;

/** A recipe from nothing keeps the law where it can: there is none of the maker's to leave as it is. One that moves keeps it for a little more. */
export const lawful = (problem: Problem, goal: Goal, weights: Float64Array, deadline: Deadline): Float64Array =>
  lawfully(problem, goal, weights, deadline).weights;

/** The same, and the goal that has to be met to go on keeping it. */
export function lawfully(
  problem: Problem,
  goal: Goal,
  weights: Float64Array,
  deadline: Deadline,
): { readonly goal: Goal; readonly weights: Float64Array } {
  const asFound = { goal, weights };
  const isOpen = problem.request.bounds.every(({ open }) => open);
  if (!isOpen && weights.every((grams, i) => grams === problem.sent[i])) return asFound;
  const { breaches } = compare(viewOf(problem, weights).figures);
  if (breaches.length === 0 || deadline()) return asFound;
  const { legal, solved } = keeping(problem, goal, breaches, weights, deadline);
  const then = solved.view.weights;
  const moves = then.reduce((sum, grams, i) => sum + Math.abs(grams - weights[i]!), 0);
  const isKept = solved.met && (isOpen || moves <= little * problem.total);
  return isKept ? { goal: legal, weights: then } : asFound;
}

/** What the law asks is told as if money did not count. */
function moneyAside(problem: Problem): Problem {
  const { order, request, yielding, slip } = problem;
  if (!isAboutMoney(request) || leavesOpen(request)) return problem;
  const aside: Request = { ...request, objective: 'minimal', maxCost: null, frontier: false, sized: true };
  const { variables, ceilings } = problemOf(order, aside, yielding, { slip });
  return over(problem, { variables, ceilings });
}

/** What the law asks of the adjusted recipe besides, in words, and the weights that keep it; null: none do. */
export interface LawAsked {
  readonly sentences: readonly string[];
  readonly weights: Float64Array | null;
}

const nothingAsked: LawAsked = { sentences: [], weights: null };

export function lawAsked(
  problem: Problem,
  goal: Goal,
  after: Evaluation,
  weights: Float64Array,
  deadline: Deadline,
): LawAsked {
  const { breaches } = after.state.comparison;
  if (breaches.length === 0 || deadline()) return nothingAsked;
  const { demands, from, solved } = keeping(moneyAside(problem), atAnyPrice(goal), breaches, weights, deadline);
  const asked = demands.map(
    ({ label, min, max, suffix, source }) => `${inSentence(label)} ${intervalText([min, max], suffix)} (${source})`,
  );
  const what = `La ley pide además ${enumerate(asked)}`;
  if (!solved.met)
    return { sentences: [`${what}; con estos ingredientes no se llega sin salir de los rangos.`], weights: null };
  const then = solved.view.weights;
  const told = inSentence(changeSentences(from, then).join(' '));
  return { sentences: [`${what}. Para cumplirla: ${told}`], weights: then };
}
