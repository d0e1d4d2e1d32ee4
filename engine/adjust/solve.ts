// From the recipe to the weights that meet the goal: solve on the forms at the recipe, look again where that leads, and
// repeat until nothing moves (once, when every form is exact and no branch changes).
import { difference } from '../language/form.ts';
import { formsAt } from '../language/linear.ts';
import { centred } from './centre.ts';
import { clearanceOf } from './clearance.ts';
import { measured } from './demand.ts';
import { demandsOf, isMet, missOf } from './goal.ts';
import type { Bounded, Deadline, Demand, Goal, Objective, Problem, Solution, View } from './model.ts';
import { marginOf, programmeOf, stepOf } from './programme.ts';
import { took } from './steps.ts';
import { viewOf } from './view.ts';

/** A step smaller than this part of the recipe is none: no scale shows it. */
const settled = 2e-5;
/** So near, the margins are those of where it started. */
const near = 0.03;
/** The form of a figure costs so much by line. */
const slopes = 20;
/** Rounds before it gives up. */
const patience = 10;

export function solveProblem(
  problem: Problem,
  goal: Goal,
  objective: Objective,
  deadline: Deadline,
  rounds = patience,
): Solution {
  if (objective === 'balanced') return climbed(problem, goal, deadline, rounds);
  let at = viewOf(problem, problem.reference);
  let best: Solution | null = null;
  for (let round = 0; round < rounds && !(best !== null && deadline()); round++) {
    const demands = boundedAt(problem, demandsOf(goal, at), at);
    const step = stepOf(problem, programmeOf(problem, demands, at.weights, objective, marginOf));
    if (step === null) break;
    const view = viewOf(problem, step.weights);
    const found = solutionOf(goal, view, step.cost);
    const isExact = demands.every(({ form }) => form.exact);
    if (best === null || isBetter(found, best, isExact)) best = found;
    // Exact forms say all there is to say; others have to settle.
    const way = distance(step.weights, at.weights) / problem.total;
    if (found.met && isExact && (round > 0 || way < near)) break;
    if (way < settled) break;
    // Going back and forth between two branches: meet halfway.
    at = round < 4 ? view : viewOf(problem, between(at.weights, step.weights, 0.5));
  }
  // Where nothing is possible, what is counted from is no solution: it may not weigh what was asked for.
  return best ?? { ...solutionOf(goal, viewOf(problem, inBounds(problem)), 0), met: false };
}

/** What is counted from, as far as the bounds let it be. */
const inBounds = ({ variables }: Problem): Float64Array =>
  Float64Array.from(variables, ({ low, reference, high }) => Math.min(high, Math.max(low, reference)));

/** Parts of a step that are tried, while what the forms promise is not what comes of it. */
const strides = [1, 0.5, 0.2];

/** As centred as can be. What that is worth is told by the figures, so a step is taken as far as it makes them better. */
function climbed(problem: Problem, goal: Goal, deadline: Deadline, rounds: number): Solution {
  const worth = (view: View): Solution => solutionOf(goal, view, -clearanceOf(goal, view));
  let at = viewOf(problem, problem.reference);
  let best: Solution | null = null;
  for (let round = 0; round < rounds && !(best !== null && deadline()); round++) {
    const demands = boundedAt(problem, demandsOf(goal, at), at);
    const step = centred(problem, programmeOf(problem, demands, at.weights, 'balanced', marginOf));
    if (step === null) break;
    let better: Solution | null = null;
    for (const stride of best === null ? [1] : strides) {
      const found = worth(viewOf(problem, between(at.weights, step.weights, stride)));
      if (best !== null && !isHigher(found, best)) continue;
      better = found;
      break;
    }
    if (better === null) break;
    best = better;
    if (distance(step.weights, at.weights) < settled * problem.total) break;
    at = best.view;
  }
  return best ?? worth(viewOf(problem, inBounds(problem)));
}

const isHigher = (one: Solution, other: Solution): boolean =>
  one.met !== other.met ? one.met : one.met ? one.cost < other.cost - 1e-6 : one.miss < other.miss - 1e-9;

const between = (from: Float64Array, to: Float64Array, part: number): Float64Array =>
  part === 1 ? to : to.map((grams, i) => from[i]! + part * (grams - from[i]!));

export function solutionOf(goal: Goal, view: View, cost: number): Solution {
  const met = isMet(goal, view);
  return { view, cost, met, miss: met ? 0 : missOf(goal, view) };
}

/** Met before not met, then nearer; between two that are met the later one was measured better. */
const isBetter = (one: Solution, other: Solution, isExact: boolean): boolean =>
  one.met !== other.met ? one.met : one.met ? isExact || one.cost <= other.cost : one.miss < other.miss - 1e-9;

/** Demands with the forms of their parameters at a recipe; one that has no form there cannot be worked on. */
export function boundedAt({ craft, variables }: Problem, demands: readonly Demand[], view: View): Bounded[] {
  const { weights, figures } = view;
  took(demands.length * variables.length * slopes);
  const forms = formsAt(craft, {
    lines: variables.map(({ line }) => line),
    weights,
    constants: figures.plan.numbers,
    mode: 'tangent',
  });
  return demands.flatMap((demand): Bounded[] => {
    const form = demand.param === null ? { ...demand.form!, value: measured(demand, view) ?? 0 } : forms(demand.param);
    if (form === null) return [];
    if (demand.minus === null) return [{ ...demand, form }];
    const other = forms(demand.minus);
    return other === null ? [] : [{ ...demand, form: difference(form, other, weights) }];
  });
}

const distance = (a: Float64Array, b: Float64Array): number =>
  a.reduce((most, x, i) => Math.max(most, Math.abs(x - b[i]!)), 0);
