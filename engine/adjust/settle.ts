// From the recipe to the weights that meet the goal: solve on the forms at the recipe, look again where that leads, and
// repeat until nothing moves (once, when every form is exact and no branch changes).
import { difference, formsAt } from '../formula/linear.ts';
import { type Demand, demandsOf, type Goal, isMet, missOf } from './goal.ts';
import { type Bounded, programmeOf, solveProgramme } from './programme.ts';
import type { Table } from './slots.ts';
import { type View, viewOf } from './view.ts';
import type { Objective } from './wishes.ts';

export interface Settled {
  readonly view: View;
  readonly met: boolean;
  readonly miss: number;
}

/** Rounds before it gives up. */
const patience = 10;
/** Part of each width that is left free where it can be: figures on the edge fall off it when weights are rounded. */
export const margin = 0.02;

export function settle(table: Table, goal: Goal, objective: Objective, rounds = patience): Settled {
  let at = viewOf(table, table.weights);
  let best: Settled | null = null;
  const earlier: readonly Bounded[] = [];
  for (let round = 0; round < rounds; round++) {
    const demands = boundedAt(table, demandsOf(goal, at), at);
    // Going back and forth between two branches of a formula: hold to both.
    const both = round < 3 ? demands : [...demands, ...earlier];
    const step = solveProgramme(table, programmeOf(table, both, at.weights, objective, margin));
    if (step === null) break;
    const view = viewOf(table, step.weights);
    const found = { view, met: isMet(goal, view), miss: missOf(goal, view) };
    if (best === null || (found.met && !best.met) || (found.met === best.met && found.miss < best.miss - 1e-9))
      best = found;
    const isExact = demands.every(({ form }) => form.exact);
    if (found.met && (isExact || round > 0)) {
      best = found;
      break;
    }
    if (distance(step.weights, at.weights) < 1e-7 * table.total) break;
    // Going back and forth between two branches: meet halfway.
    at =
      round < 4
        ? view
        : viewOf(
            table,
            step.weights.map((x, i) => (x + at.weights[i]!) / 2),
          );
  }
  return best ?? { view: at, met: isMet(goal, at), miss: missOf(goal, at) };
}

/** Demands with the forms of their parameters at a recipe; one that has no form there cannot be worked on. */
export function boundedAt({ craft, slots }: Table, demands: readonly Demand[], { weights, figures }: View): Bounded[] {
  const forms = formsAt(craft, {
    lines: slots.map(({ line }) => line),
    weights,
    constants: figures.plan.numbers,
    mode: 'tangent',
  });
  return demands.flatMap((demand) => {
    const form = forms(demand.param);
    if (form === null) return [];
    if (demand.minus === null) return [{ ...demand, form }];
    const other = forms(demand.minus);
    return other === null ? [] : [{ ...demand, form: difference(form, other, weights) }];
  });
}

const distance = (a: Float64Array, b: Float64Array): number =>
  a.reduce((most, x, i) => Math.max(most, Math.abs(x - b[i]!)), 0);
