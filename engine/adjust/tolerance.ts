// How much each weight alone bears: grams less and grams more before the recipe stops meeting its goal, leaves a dose or has
// something new to be warned of, the others as they are. Found on the forms of what is demanded, and tried with the evaluator.
//   «aguanta ±12 g» → [12, 12]

import { type Judgement, judge } from '../judge/judge.ts';
import { total } from '../language/form.ts';
import { toStep } from '../number.ts';
import { isUnknown } from '../reckon/unknown.ts';
import { isMissed } from './demand.ts';
import { decidedIn, demandsOf, isMet } from './goal.ts';
import type { Bounded, Deadline, Goal, Problem, View } from './model.ts';
import { shareFormsAt } from './shares.ts';
import { boundedAt } from './solve.ts';
import { weighedAgain } from './view.ts';

/** Grams less and more; null: it bears as much as anybody would add. */
export type Tolerance = readonly [less: number, more: number | null];

/** What a figure is held to, as a quotient of sums. */
type Held = Pick<Bounded, 'min' | 'max' | 'decimals'> & { readonly form: Pick<Bounded['form'], 'num' | 'den'> };

/** Looks at a reach that the evaluator does not confirm at once, each half as far from the last. */
const tries = 7;
/** More lines than these are told what the forms say. */
const tried = 30;

export function tolerancesOf(problem: Problem, goal: Goal, view: View, deadline: Deadline): (Tolerance | null)[] {
  const { weights } = view;
  const demands = boundedAt(problem, demandsOf(goal, view), view).filter((demand) => !isMissed(demand, view));
  const held: Held[] = [...demands, ...dosesAt(problem, view)];
  const isTried = problem.variables.length <= tried;
  const isBorne = bearing(goal, view);
  const withWeight = weighedAgain(problem, weights);
  return problem.variables.map(({ line }, i) => {
    if (deadline()) return null;
    const grams = weights[i]!;
    if (grams <= 0 || isUnknown(line)) return null;
    const [less, more] = reachOf(held, weights, i);
    const bears = (change: number): boolean => isBorne(withWeight(i, grams + change));
    const sure = (reach: number): number => (isTried ? furthest(reach, bears, deadline) : reach);
    const isFar = more > 10 * problem.total;
    const most = isFar ? problem.total : more;
    const found = sure(most);
    return [down(-sure(-Math.min(less, grams))), isFar && found === most ? null : down(found)];
  });
}

/** What is right of each dose stays inside it; one that a range measures is held by that range. */
function dosesAt({ craft, type, variables }: Problem, view: View): Held[] {
  const formOf = shareFormsAt(
    craft,
    variables.map(({ line }) => line),
    view,
  );
  return type.trade.doses.flatMap((dose): Held[] => {
    if (view.figures.plan.targets.some(({ param }) => param === dose.param)) return [];
    const form = formOf(dose);
    if (form === null || total(form.amount, view.weights) <= 0) return [];
    const hundredth = form.base.map((each) => each / 100);
    return [{ form: { num: form.amount, den: hundredth }, min: dose.min, max: dose.max, decimals: 6 }];
  });
}

/** Whether another recipe is as good: it meets the goal, and nothing is told of it that is not told of this one. */
function bearing(goal: Goal, view: View): (other: View) => boolean {
  const judged = ({ mix, figures, comparison }: View): Judgement => judge(mix, figures, comparison);
  const now = judged(view);
  const doses = now.broken.misdosed.map(({ dose }) => dose);
  return (other) => {
    if (goal.aim === null && !isMet(goal, other)) return false;
    const { notices, broken, decided } = judged(other);
    if (goal.aim !== null && !isMet(goal, other, decidedIn(goal, decided))) return false;
    return (
      notices.every((one) => now.notices.includes(one)) && broken.misdosed.every(({ dose }) => doses.includes(dose))
    );
  };
}

/** As much of a change as is borne, from nothing towards the whole of it. */
function furthest(change: number, bears: (change: number) => boolean, deadline: Deadline): number {
  if (change === 0 || bears(change)) return change;
  let [borne, not] = [0, change];
  for (let k = 0; k < tries && !deadline(); k++) {
    const middle = (borne + not) / 2;
    if (bears(middle)) borne = middle;
    else not = middle;
  }
  return borne;
}

/** What is said holds: rounded to what a scale shows, never up. */
function down(grams: number): number {
  const step = grams < 1 ? 0.01 : grams < 10 ? 0.1 : 1;
  return Math.max(
    0,
    toStep(grams, step, (x) => Math.floor(x + 1e-9)),
  );
}

function reachOf(held: readonly Held[], weights: Float64Array, i: number): [number, number] {
  let [less, more] = [weights[i]!, Infinity];
  for (const { form, min, max, decimals } of held) {
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
