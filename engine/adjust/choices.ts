// Between the cheapest recipe and the best centred one: five recipes, each as centred as its price allows, with what they
// cost and how much room is left to the nearest end of a range.
import { clearanceOf } from './clearance.ts';
import { balancedIn } from './compute.ts';
import type { Deadline, Goal, Objective, Problem } from './model.ts';
import { costDemand, costOf } from './price.ts';

const steps = 3;
/** A price is asked a little lower, so that whole grams can meet it. */
const leeway = 0.997;

export interface Choice {
  readonly weights: Float64Array;
  /** euros per kilo */
  readonly cost: number;
  /** of the range with least room, in widths: 0 at an end, 0.5 in the middle */
  readonly clearance: number;
}

/** From the cheapest to the best centred; fewer where there is no room for five. */
export function choicesOf(problem: Problem, goal: Goal, deadline: Deadline): Choice[] {
  const solve = (objective: Objective, most: number | null): Choice | null => {
    const prices = problem.variables.map(({ price }) => price);
    const asked = most === null ? goal : { ...goal, wishes: [...goal.wishes, costDemand(prices, most * leeway)] };
    const found = balancedIn(problem, asked, objective, deadline);
    if (!found.met) return null;
    const { weights } = found.view;
    return { weights, cost: costOf(problem.variables, weights) ?? 0, clearance: clearanceOf(goal, found.view) };
  };
  if (deadline()) return [];
  const cheapest = solve('cheapest', null);
  const best = deadline() ? null : solve('balanced', null);
  if (!cheapest || !best) return [cheapest, best].filter((choice) => choice !== null);
  const between = Array.from({ length: steps }, (_, i) =>
    deadline() ? null : solve('balanced', cheapest.cost + ((best.cost - cheapest.cost) * (i + 1)) / (steps + 1)),
  );
  const all = [cheapest, ...between.filter((choice) => choice !== null), best];
  return all
    .filter((choice, i) => all.findIndex((other) => isSame(choice, other)) === i)
    .filter((choice) => !all.some((other) => isBetter(other, choice)))
    .sort((a, b) => a.cost - b.cost);
}

/** As cheap and as centred, and more of one of them: nobody would choose the other. */
const isBetter = (a: Choice, b: Choice): boolean =>
  a.cost <= b.cost && a.clearance >= b.clearance && (a.cost < b.cost || a.clearance > b.clearance);

const isSame = (a: Choice, b: Choice): boolean => a.weights.every((grams, i) => Math.abs(grams - b.weights[i]!) < 1e-9);
