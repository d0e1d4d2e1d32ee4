// What a recipe costs, from the column that the catalogue declares to be its price, in euros per kilo.
import { round, type Value } from '../number.ts';
import { wishing } from './copies.ts';
import type { Demand, Goal, Variable } from './model.ts';

/** Euros per kilo; null when nothing is weighed. */
export function costOf(variables: readonly Pick<Variable, 'price'>[], weights: Float64Array): number | null {
  let [spent, weight] = [0, 0];
  for (let i = 0; i < weights.length; i++) {
    spent += variables[i]!.price * weights[i]!;
    weight += weights[i]!;
  }
  return weight === 0 ? null : round(spent / weight, 4);
}

/** The same goal, whatever it costs. */
export const atAnyPrice = (goal: Goal): Goal =>
  wishing(goal, { wishes: goal.wishes.filter(({ key }) => key !== cost) });
const cost = 'maxCost';

/** «so many euros per kilo, from the least to the most» */
export function costDemand(variables: readonly Pick<Variable, 'price'>[], min: Value, max: Value): Demand {
  const num = Float64Array.from([...variables.map(({ price }) => price), 0]);
  const den = new Float64Array(variables.length + 1).fill(1, 0, variables.length);
  return {
    ...{ key: cost, label: 'Coste', suffix: ' €/kg', param: null, minus: null },
    ...{ form: { num, den, value: 0, exact: true }, min, max },
    ...{ decimals: 2, weight: 0.01, kind: 'wish', source: '' },
  };
}
