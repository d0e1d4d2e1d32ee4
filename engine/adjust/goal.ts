// When an adjustment has arrived, and what it has to meet to get there: ranges, legal limits and, when a target is named,
// the conditions of the decision that gives it.
import type { Craft, Type } from '../craft.ts';
import { give } from '../facts.ts';
import type { Value } from '../number.ts';
import { isOut } from '../stages/compare.ts';
import { factsOf, verdictOf } from '../stages/judge.ts';
import { targetDemands } from './target.ts';
import { isWhole, type View } from './view.ts';

/** One figure and the interval it must fall in. */
export interface Demand {
  /** parameter whose form is bounded; minus another one, when a rule compares two */
  readonly param: number;
  readonly minus: number | null;
  readonly label: string;
  readonly min: Value;
  readonly max: Value;
  /** shown value is rounded to this many decimals before it is compared */
  readonly decimals: number;
  readonly weight: number;
  readonly kind: 'range' | 'limit' | 'target';
  readonly source: string;
}

export interface Goal {
  readonly craft: Craft;
  readonly type: Type;
  readonly target: string | null;
  readonly hasVerdict: boolean;
  /** parameters left out of the demands, while looking for what stands in the way */
  readonly without: ReadonlySet<number>;
}

export function goalOf(craft: Craft, type: Type, target: string | null): Goal {
  const hasVerdict = JSON.stringify(craft.definition.craft.answer).includes('"@verdict"');
  return { craft, type, target, hasVerdict, without: new Set() };
}

const isJudged = ({ craft }: Goal, param: number): boolean => craft.judged === null || craft.judged.includes(param);

export function isMet(goal: Goal, view: View): boolean {
  if (!isWhole(view)) return false;
  if (goal.target !== null) return decisionOf(goal, view) === goal.target;
  const { comparison } = view;
  if (goal.hasVerdict) return verdictOf(goal.craft, comparison) === 'equilibrada';
  return comparison.breaches.length === 0 && !comparison.outcomes.some(isOut);
}

export function decisionOf({ craft, type }: Goal, { mix, figures, comparison }: View): unknown {
  const name = craft.definition.craft.adjust!.target!;
  const facts = factsOf(mix, figures, comparison);
  for (const decision of type.decisions) {
    const row = decision.rows.find(({ when }) => when(facts));
    if (row) give(facts, row);
    if (decision.name === name) return row?.gives[name] ?? null;
  }
  return null;
}

/** Beside a verdict the law is kept where it is kept, and sought only where that is cheap. */
const weights = { target: 3, range: 1, law: 1, lawKept: 0.01, lawSought: 0.0002 };

/** What must be met, with the bounds that apply to the recipe as it is seen. */
export function demandsOf(goal: Goal, view: View): Demand[] {
  const { outcomes } = view.comparison;
  const demands: Demand[] = [];
  for (const { param, target, min, max, state } of outcomes) {
    if (state === null || !isJudged(goal, param.index) || goal.without.has(param.index)) continue;
    demands.push({
      param: param.index,
      minus: null,
      label: param.label,
      min,
      max,
      decimals: param.decimals,
      weight: weights.range,
      kind: 'range',
      source: target.source,
    });
  }
  for (const { param, min, max, limit } of view.comparison.limits) {
    if (view.figures.run.rounded[param.index] === null || goal.without.has(param.index)) continue;
    const isBroken = view.comparison.breaches.some((breach) => breach.param === param);
    const beside = isBroken ? weights.lawSought : weights.lawKept;
    const weight = goal.hasVerdict && goal.target === null ? beside : weights.law;
    demands.push({
      param: param.index,
      minus: null,
      label: param.label,
      min,
      max,
      decimals: param.decimals,
      weight,
      kind: 'limit',
      source: limit.source,
    });
  }
  if (goal.target !== null) {
    for (const demand of targetDemands(goal.craft, goal.type, goal.target, view)) {
      if (!goal.without.has(demand.param)) demands.push({ ...demand, weight: weights.target, kind: 'target' });
    }
  }
  return demands;
}

/** What one unit of violation is for a demand: its width, or a tenth of its only end. */
export function scaleOf({ min, max, decimals }: Demand): number {
  const unit = 10 ** -decimals;
  if (min !== null && max !== null && max > min) return max - min;
  return Math.max(Math.abs(min ?? max ?? 0) / 10, 10 * unit);
}

/** How far a recipe is from its demands, by the evaluator's own figures. */
export function missOf(goal: Goal, view: View): number {
  const { full } = view.figures.run;
  let miss = isWhole(view) ? 0 : 1e6;
  for (const demand of demandsOf(goal, view)) {
    const value = full[demand.param]! - (demand.minus === null ? 0 : full[demand.minus]!);
    const half = 0.5 * 10 ** -demand.decimals;
    const below = demand.min === null ? 0 : demand.min - half - value;
    const above = demand.max === null ? 0 : value - demand.max - half;
    miss += (Math.max(0, below, above) / scaleOf(demand)) * demand.weight;
  }
  return miss;
}
