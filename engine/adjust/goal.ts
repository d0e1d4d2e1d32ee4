// When an adjustment has arrived, and what it has to meet to get there: ranges, legal limits, the conditions of the class
// that is aimed at, and what the caller wishes besides.

import { factsOf, type Judgement, verdictOf } from '../judge/judge.ts';
import type { Craft, Type } from '../model/craft.ts';
import type { Value } from '../number.ts';
import { isOut, type Outcome } from '../reckon/compare.ts';
import { give } from '../reckon/facts.ts';
import { aimsFrom, ownAim } from './aim.ts';
import { demandOn, importance, isMissed, measured, scaleOf } from './demand.ts';
import { isForbidden } from './limits.ts';
import type { Aim, Demand, Goal, Request, View } from './model.ts';
import { targetDemands } from './target.ts';
import { isWhole } from './view.ts';

/**
 * What is aimed at, the first before the others. With no target a craft that gives a verdict aims at it; one that only
 * gives classes, at the best where it says so, and else at the next better one.
 */
export function goalsOf(
  craft: Craft,
  type: Type,
  request: Request,
  now: View | null,
  wishes: readonly Demand[],
): [Goal, ...Goal[]] {
  const without = new Set<number>();
  const own = request.ranges.map(({ param, min, max }) =>
    demandOn(param, null, [min, max], importance.wish, 'wish', ''),
  );
  const all = [...own, ...wishes];
  if (request.target !== null) return [{ craft, type, aim: request.target, whole: false, without, wishes: all }];
  const aims = craft.hasVerdict ? [] : aimsFrom(craft, type, now && decisionOf({ craft, type }, now), now === null);
  const goalAt = (aim: Aim | null, whole: boolean): Goal => ({ craft, type, aim, whole, without, wishes: all });
  const [first = goalAt(null, true), ...others] = aims.map(({ aim, isBest }) => goalAt(aim, isBest));
  return [first, ...others];
}

/** Everything in its place in the class that the recipe has: what is left where nobody asked for another and none is to be had. */
export function goalInItsClass(goal: Goal, now: View): Goal | null {
  const aim = goal.aim === null || goal.aim.asked ? null : ownAim(goal.craft, goal.type, decisionOf(goal, now));
  return aim && { craft: goal.craft, type: goal.type, aim, whole: true, without: new Set(), wishes: goal.wishes };
}

/** The caller's own interval and that of the type have nothing in common: the caller's is the one that counts. */
export const isOverruled = ({ wishes }: Goal, { param, min, max }: Pick<Outcome, 'param' | 'min' | 'max'>): boolean =>
  wishes.some(
    (wish) =>
      wish.param === param.index &&
      ((wish.min !== null && max !== null && wish.min > max) || (wish.max !== null && min !== null && wish.max < min)),
  );

const isJudged = ({ craft }: Goal, param: number): boolean => craft.judged === null || craft.judged.includes(param);

/** A class that lets a figure be out lets it be a little out, not be that of something else: in widths, and in parts of its end. */
const astray = { widths: 0.5, part: 0.25 };

/** How far it may be past one of its ends. */
function strayOf({ min, max }: Pick<Demand, 'min' | 'max'>, end: number): number {
  const width = min !== null && max !== null && max > min ? max - min : Infinity;
  return Math.min(astray.widths * width, astray.part * Math.abs(end));
}

function isLetPass(goal: Goal, { param, value, min, max }: Outcome): boolean {
  if (value === null || !isJudged(goal, param.index)) return true;
  const isPast = (end: number, past: number): boolean => past > strayOf({ min, max }, end) + 1e-9;
  return !(min !== null && isPast(min, min - value)) && !(max !== null && isPast(max, value - max));
}

/** `given`: what the craft's decision gives, where it is known already. */
export function isMet(goal: Goal, view: View, given?: unknown): boolean {
  if (!isWhole(view) || view.mix.lines.some((line) => isForbidden(goal.type, line))) return false;
  if (goal.wishes.some((wish) => isMissed(wish, view))) return false;
  const { comparison } = view;
  const isWrong = (outcome: Outcome): boolean => isOut(outcome) && !isOverruled(goal, outcome);
  if (goal.aim !== null) {
    if (!goal.aim.accepts.has(given === undefined ? decisionOf(goal, view) : given)) return false;
    if (!goal.aim.asked && comparison.breaches.length > 0) return false;
    if (!goal.whole) return comparison.outcomes.every((outcome) => !isWrong(outcome) || isLetPass(goal, outcome));
  }
  if (goal.craft.hasVerdict)
    return !comparison.outcomes.some((outcome) => isWrong(outcome) && isJudged(goal, outcome.param.index));
  return comparison.breaches.length === 0 && !comparison.outcomes.some(isWrong);
}

/** What the craft's decision gives; the verdict, where the craft aims at none. */
export function decisionOf(
  { craft, type }: Pick<Goal, 'craft' | 'type'>,
  { mix, figures, comparison }: Pick<View, 'mix' | 'figures' | 'comparison'>,
): unknown {
  const name = craft.definition.craft.adjust?.target;
  if (name === undefined) return verdictOf(craft, comparison);
  const facts = factsOf(mix, figures, comparison);
  for (const decision of type.decisions) {
    const row = decision.rows.find(({ when }) => when(facts));
    if (row) give(facts, row);
    if (decision.name === name) return row?.gives[name] ?? null;
  }
  return null;
}

/** The same, of a recipe that is judged; undefined where the craft aims at no decision. */
export function decidedIn({ craft }: Goal, decided: Judgement['decided']): unknown {
  const name = craft.definition.craft.adjust?.target;
  if (name === undefined) return undefined;
  return decided.find(({ decision }) => decision.name === name)?.row.gives[name] ?? null;
}

/** What must be met, with the bounds that apply to the recipe as it is seen. */
export function demandsOf(goal: Goal, view: View): Demand[] {
  const demands: Demand[] = [];
  // An interval of the caller's is that inside the one of the type: two would each keep their own margin.
  const narrowed = new Map<Demand, Demand>();
  for (const outcome of view.comparison.outcomes) {
    const { param, target, min, max, state } = outcome;
    if (state === null || !isJudged(goal, param.index) || isOverruled(goal, outcome)) continue;
    const stray = (end: number): number => (goal.without.has(param.index) ? strayOf({ min, max }, end) : 0);
    const low = min === null ? null : min - stray(min);
    const high = max === null ? null : max + stray(max);
    const own = goal.wishes.find((wish) => wish.param === param.index);
    if (own) narrowed.set(own, { ...own, min: higher(own.min, low), max: lower(own.max, high) });
    else demands.push(demandOn(param, null, [low, high], importance.range, 'range', target.source));
  }
  const isBeside = goal.craft.hasVerdict && goal.aim === null;
  for (const { param, min, max, limit } of view.comparison.limits) {
    if (view.figures.run.rounded[param.index] === null || goal.without.has(param.index)) continue;
    const isBroken = view.comparison.breaches.some((breach) => breach.param === param);
    if (isBeside && isBroken) continue;
    demands.push(
      demandOn(param, null, [min, max], isBeside ? importance.lawKept : importance.law, 'limit', limit.source),
    );
  }
  if (goal.aim !== null && goal.craft.definition.craft.adjust?.target !== undefined) {
    for (const demand of targetDemands(goal.craft, goal.type, goal.aim, view)) {
      if (!goal.without.has(demand.param!)) demands.push(demand);
    }
  }
  return [...demands, ...goal.wishes.map((wish) => narrowed.get(wish) ?? wish)];
}

const higher = (one: Value, other: Value): Value =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);
const lower = (one: Value, other: Value): Value =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** How far a recipe is from its demands, by the evaluator's own figures. */
export function missOf(goal: Goal, view: View): number {
  let miss = isWhole(view) ? 0 : 1e6;
  for (const demand of demandsOf(goal, view)) {
    const value = measured(demand, view);
    if (value === null) continue;
    const half = 0.5 * 10 ** -demand.decimals;
    const below = demand.min === null ? 0 : demand.min - half - value;
    const above = demand.max === null ? 0 : value - demand.max - half;
    miss += (Math.max(0, below, above) / scaleOf(demand)) * demand.weight;
  }
  return miss;
}
