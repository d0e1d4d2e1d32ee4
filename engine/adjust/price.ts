// What a recipe costs, from the column that the catalogue declares to be its price, in euros per kilo.
import { round } from '../number.ts';
import type { Demand, Variable } from './model.ts';

/** Euros per kilo; null when nothing is weighed. */
export function costOf(variables: readonly Pick<Variable, 'price'>[], weights: Float64Array): number | null {
  let [spent, weight] = [0, 0];
  for (let i = 0; i < weights.length; i++) {
    spent += variables[i]!.price * weights[i]!;
    weight += weights[i]!;
  }
  return weight === 0 ? null : round(spent / weight, 4);
}

/** «no more than this many euros per kilo» */
export function costDemand(prices: readonly number[], most: number): Demand {
  const num = Float64Array.from([...prices, 0]);
  const den = new Float64Array(prices.length + 1).fill(1, 0, prices.length);
  return {
    ...{ key: 'maxCost', label: 'Coste', suffix: ' €/kg', param: null, minus: null },
    ...{ form: { num, den, value: 0, exact: true }, min: null, max: most },
    ...{ decimals: 2, weight: 0.01, kind: 'wish', source: '' },
  };
}
