// Money. The cheapest recipe is looked for near the one that moves least: nothing of what gives it character less than there
// has to be, and each line about as much as it was. What it costs is the least that is right: neither a recipe that may cost so
// much at most nor a choice between the cheapest and the best centred is cheaper than that.
//   1.20 € asked, and the cheapest comes to 1.31 → the cheapest, and what it costs
import { round, type Value } from '../number.ts';
import type { Order } from '../read/recognise.ts';
import { balancedIn, isArrived } from './balanced.ts';
import { isAlien } from './candidates.ts';
import { over, within } from './copies.ts';
import { isMissed } from './demand.ts';
import { lawfully } from './law.ts';
import { type Deadline, type Goal, leavesOpen, type Problem, type Request } from './model.ts';
import { costDemand, costOf } from './price.ts';
import { problemOf } from './problem.ts';
import type { Among, Found } from './search-result.ts';
import { viewOf } from './view.ts';

type Search = (request: Request) => Found;

/** A recipe that is right comes cheaper within these parts of each thing: beyond them it is another. */
const nearby = { less: 0.8, more: 1.25 };

export function thriftily(order: Order, request: Request, search: Search, deadline: Deadline): Found {
  const { objective, maxCost } = request;
  const isRecipe = !leavesOpen(request) && order.items.some(({ grams }) => grams > 0);
  if (!isRecipe) return fromNothing(request, search);
  const least = search({ ...request, objective: 'minimal', maxCost: null, frontier: false, thrifty: true });
  const asked: Found = {
    ...least,
    problem: { ...least.problem, request },
    widest: { ...least.widest, request: { ...request, thrifty: true } },
  };
  if (least.gap || !isArrived(least.problem, least.goal, least.weights))
    return { ...asked, goal: priced(least.problem, least.goal, [null, maxCost]) };
  const { goal: aim, weights } = lawfully(least.problem, least.goal, least.weights, deadline);
  const near = amongWhich(order, least.problem, weights, nearby);
  const cheapest = cheapestIn({ problem: near, goal: aim, weights }, deadline);
  const cost = costOf(near.variables, cheapest)!;
  const problem = amongWhich(order, least.problem, weights, { less: 0, more: Infinity });
  const goal = priced(problem, aim, [round(cost, 2), maxCost]);
  const found: Found = {
    ...asked,
    goal: priced(problem, least.goal, [null, maxCost]),
    weights: cheapest,
    near,
    among: { problem, goal, weights: cheapest },
  };
  const isIn = (grams: Float64Array): boolean => goal.wishes.every((wish) => !isMissed(wish, viewOf(problem, grams)));
  if (!isIn(cheapest)) return { ...found, dear: cost };
  if (objective === 'cheapest') return found;
  if (objective === 'minimal' && isIn(weights)) return { ...found, weights };
  // The choices come beside what would be answered without them.
  if (maxCost === null) return { ...search({ ...request, frontier: false }), among: found.among! };
  const { met, view } = balancedIn(problem, goal, objective, deadline);
  return met ? { ...found, weights: view.weights } : found;
}

/** With no recipe to stay near to, the cheapest of all tells whether the price can be had. */
function fromNothing(request: Request, search: Search): Found {
  const { maxCost, frontier } = request;
  const chosen = (found: Found): Found =>
    frontier && isArrived(found.problem, found.goal, found.weights) ? { ...found, among: found } : found;
  if (maxCost === null) return chosen(search(request));
  const cheapest = search({ ...request, objective: 'cheapest', maxCost: null, frontier: false });
  const { problem, goal, weights } = cheapest;
  const limit = priced(problem, goal, [null, maxCost]);
  const isDear = limit.wishes.some((wish) => isMissed(wish, viewOf(problem, weights)));
  if (!isArrived(problem, goal, weights) || !isDear) return chosen(search(request));
  const widest = { ...cheapest.widest, request };
  return {
    ...cheapest,
    problem: { ...problem, request },
    widest,
    goal: limit,
    dear: costOf(problem.variables, weights)!,
  };
}

/** The same goal, for so many euros. */
const priced = ({ variables }: Problem, goal: Goal, [least, most]: readonly [Value, Value]): Goal => ({
  ...goal,
  wishes: least === null && most === null ? goal.wishes : [...goal.wishes, costDemand(variables, least, most)],
});

/** The one that is known, where none is found that is cheaper. */
function cheapestIn({ problem, goal, weights }: Among, deadline: Deadline): Float64Array {
  if (deadline()) return weights;
  const { met, view } = balancedIn(problem, goal, 'cheapest', deadline);
  const cost = (grams: Float64Array): number => costOf(problem.variables, grams) ?? 0;
  return met && cost(view.weights) < cost(weights) - 1e-9 ? view.weights : weights;
}

/**
 * Each line within these parts of what it was, or as far as it goes in the recipe that moves least; what gives way later, no more
 * than there. Where nothing has to come in, nothing does to save money; and never what carries another allergen.
 */
function amongWhich(order: Order, all: Problem, weights: Float64Array, { less, more }: typeof nearby): Problem {
  const { request, slip, sent } = all;
  const first = all.yielding === 0 ? all : problemOf(order, request, 0, { slip });
  const own = first.variables.filter((_, i) => sent[i]! > 0).map(({ line }) => line);
  const isWanting = all.variables.some(({ added }, i) => added && weights[i]! > 0);
  const variables = all.variables.map((variable, i) => {
    const { low, high, reference } = first.variables[i] ?? variable;
    const { min = null, max = null } = request.bounds[i] ?? {};
    const isWritten = reference > 0 && !variable.added;
    const least = isWritten && min === null ? Math.max(low, less * reference) : low;
    const most = isWritten && max === null ? Math.min(high, more * reference) : high;
    const isStrange = variable.added && ((more < Infinity && !isWanting) || isAlien(own, variable.line));
    return within(variable, {
      low: Math.min(least, weights[i]!),
      high: Math.max(isStrange ? 0 : most, weights[i]!),
    });
  });
  return over(all, { variables });
}
