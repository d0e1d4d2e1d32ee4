// What the programme keeps lowest: grams moved, or what the recipe costs, or nothing but its place in its ranges; and, far
// above all of that, what is missed of a demand. Moving the whole recipe costs a thousand.
import type { Objective, Problem } from './model.ts';

/** Missing a demand by one width of its range. */
export const missing = 1e6;
/** A width of the margin that is kept inside an end. */
export const crowding = 40_000;
/** Beside its price or its place in its range a gram moved counts this much: enough to move none for nothing. */
const beside = 0.002;

/** By variable: a thousandth of the recipe more of it, and less. */
export function costsOf(problem: Problem, objective: Objective): (i: number) => { more: number; less: number } {
  const scale = objective === 'minimal' ? 1 : beside;
  const price = objective === 'cheapest' ? pricesOf(problem) : () => 0;
  return (i) => {
    const { more, less } = problem.variables[i]!;
    return { more: scale * more + price(i), less: scale * less - price(i) };
  };
}

/** A thousandth of each variable: as much as a thousandth of what the recipe is worth. */
function pricesOf({ variables, total }: Problem): (i: number) => number {
  const spent = variables.reduce((sum, { reference, price }) => sum + reference * price, 0);
  return spent === 0 ? () => 0 : (i) => (variables[i]!.price * total) / spent;
}
