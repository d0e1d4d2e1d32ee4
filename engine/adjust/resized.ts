// A total, and nothing held to a weight, asks for the recipe in another size: as it comes right without one, weighed to that
// total. Nothing fills it up.
//   1000 g that come right with 30 g more, 5000 g asked for → those 1030 g, 4.854 times

import type { Order } from '../read/recognise.ts';
import { isArrived } from './balanced.ts';
import { over, within } from './copies.ts';
import { leavesOpen, type Request } from './model.ts';
import { problemOf } from './problem.ts';
import type { Found } from './search-result.ts';
import { weighable } from './weighable.ts';

type Search = (order: Order, request: Request) => Found;

/** Null where it does not come right so. */
export function resized(order: Order, request: Request, search: Search): Found | null {
  const { total, bounds, use, most } = request;
  const isHeld =
    use.length + most.length > 0 || bounds.some(({ fixed, min, max }) => fixed || min !== null || max !== null);
  const sent = order.items.reduce((sum, { grams }) => sum + grams, 0);
  if (total === null || isHeld || leavesOpen(request) || order.items.length < 2 || sent <= 0) return null;
  const items = order.items.map((item) => ({ ...item, grams: (item.grams * total) / sent }));
  const right = search({ ...order, items }, { ...request, total: null });
  if (right.gap || !isArrived(right.problem, right.goal, right.weights)) return null;
  const problem = problemOf(order, request, right.problem.yielding);
  const weights = weighedTo(total, right.weights);
  const variables = problem.variables.map((variable, i) =>
    within(variable, { low: Math.min(variable.low, weights[i]!), high: Math.max(variable.high, weights[i]!) }),
  );
  const sized = over(problem, { variables });
  return isArrived(sized, right.goal, weights) ? { ...right, problem: sized, widest: sized, weights } : null;
}

/** In that proportion, on a scale; the heaviest takes what rounding leaves. */
function weighedTo(total: number, grams: Float64Array): Float64Array {
  const whole = grams.reduce((sum, one) => sum + one, 0);
  const weights = grams.map((one) => weighable((one * total) / whole));
  const heaviest = weights.indexOf(Math.max(...weights));
  weights[heaviest] = weighable(weights[heaviest]! + total - weights.reduce((sum, one) => sum + one, 0));
  return weights;
}
