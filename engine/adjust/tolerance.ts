// How much each weight alone bears: grams less and grams more before the recipe stops meeting its goal, the others as they
// are. Found on the forms of what is demanded, and tried with the evaluator.
//   «aguanta ±12 g» → [12, 12]
import { total } from '../formula/form.ts';
import { toStep } from '../number.ts';
import { isUnknown } from '../unknown.ts';
import { demandsOf, isMet, isMissed } from './goal.ts';
import type { Bounded, Deadline, Goal, Problem, View } from './model.ts';
import { boundedAt } from './solve.ts';
import { viewOf } from './view.ts';

/** Grams less and more; null: it bears as much as anybody would add. */
export type Tolerance = readonly [less: number, more: number | null];

/** Halvings of a reach that the evaluator does not confirm. */
const tries = 4;
/** More lines than these are told what the forms say. */
const tried = 30;

export function tolerancesOf(problem: Problem, goal: Goal, view: View, deadline: Deadline): (Tolerance | null)[] {
  const { weights } = view;
  const demands = boundedAt(problem, demandsOf(goal, view), view).filter((demand) => !isMissed(demand, view));
  const isTried = problem.variables.length <= tried;
  return problem.variables.map(({ line }, i) => {
    if (deadline()) return null;
    const grams = weights[i]!;
    if (grams <= 0 || isUnknown(line)) return null;
    const [less, more] = reachOf(demands, weights, i);
    const sure = (change: number): number => {
      let reach = change;
      for (let k = 0; isTried && k < tries && reach !== 0 && !deadline(); k++) {
        if (isMet(goal, viewOf(problem, weights.with(i, grams + reach)))) break;
        reach /= 2;
      }
      return reach;
    };
    const far = more === Infinity || more > 10 * problem.total;
    return [down(-sure(-Math.min(less, grams))), far ? null : down(sure(more))];
  });
}

/** What is said holds: rounded to what a scale shows, never up. */
function down(grams: number): number {
  const step = grams < 1 ? 0.01 : grams < 10 ? 0.1 : 1;
  return Math.max(
    0,
    toStep(grams, step, (x) => Math.floor(x + 1e-9)),
  );
}

function reachOf(demands: readonly Bounded[], weights: Float64Array, i: number): [number, number] {
  let [less, more] = [weights[i]!, Infinity];
  for (const { form, min, max, decimals } of demands) {
    const half = 0.499 * 10 ** -decimals;
    for (const side of [1, -1] as const) {
      const end = side === 1 ? min : max;
      if (end === null) continue;
      const edge = end - side * half;
      const room = side * (total(form.num, weights) - edge * (form.den === null ? 1 : total(form.den, weights)));
      const rate = side * (form.num[i]! - (form.den === null ? 0 : edge * form.den[i]!));
      if (room < 0 || Math.abs(rate) < 1e-12) continue;
      if (rate < 0) more = Math.min(more, room / -rate);
      else less = Math.min(less, room / rate);
    }
  }
  return [less, more];
}
