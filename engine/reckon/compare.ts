// compare: figures → what is in and what is out: the bounds really applied, the state of each range, the legal limits.
// Round first, then compare, ends included: anybody can do it again from the answer.
//   value 17.2 in [14, 22] → «bien»

import { runBut } from '../language/run.ts';
import type { Craft, Formula, Limit, Param, Plan, Run, Side, Target } from '../model/craft.ts';
import { round, type Value } from '../number.ts';
import type { Figures } from './derive.ts';

export interface Outcome {
  readonly param: Param;
  readonly target: Target;
  readonly value: Value;
  readonly min: Value;
  readonly max: Value;
  /** null: nothing to compare, or the range does not apply */
  readonly state: Side | 'bien' | null;
  /** distance to the nearest bound, relative to it */
  readonly deviation: number;
  /** past its end, but by no more than the error with which the figure is known: whether it is out cannot be said */
  readonly edge: boolean;
  /** that error, in this recipe */
  readonly accuracy: number;
}

/** A limit of the law with the ends that apply to this recipe. */
export interface LimitOutcome {
  readonly param: Param;
  readonly limit: Limit;
  readonly value: Value;
  readonly min: Value;
  readonly max: Value;
  /** null: nothing to compare */
  readonly state: Side | 'bien' | null;
}

export interface Breach extends LimitOutcome {
  readonly value: number;
  readonly side: Side;
}

export interface Comparison {
  readonly outcomes: readonly Outcome[];
  /** the same, by parameter; undefined where nothing is compared */
  readonly byParam: readonly (Outcome | undefined)[];
  readonly limits: readonly LimitOutcome[];
  /** of the limits, those that are broken */
  readonly breaches: readonly Breach[];
}

export function compare({ plan, run }: Figures): Comparison {
  const outcomes = plan.targets.map((target) => outcomeOf(target, run));
  const byParam: (Outcome | undefined)[] = new Array(run.full.length);
  for (const outcome of outcomes) byParam[outcome.param.index] = outcome;
  const limits = plan.limits.map((limit) => limitOutcome(limit, plan, run));
  const breaches = limits.flatMap((outcome): Breach[] => {
    const { param, limit, value, min, max, state } = outcome;
    if (value === null || (state !== 'bajo' && state !== 'alto')) return [];
    return [{ param, limit, value, min, max, state, side: state }];
  });
  return { outcomes, byParam, limits, breaches };
}

function limitOutcome(limit: Limit, plan: Plan, run: Run): LimitOutcome {
  const { param, minimum, maximum } = limit;
  const value = run.rounded[param.index]!;
  const moves = minimum !== null || maximum !== null;
  const legal = moves ? runBut(run, { minimum: plan.limitMinimum, maximum: plan.limitMaximum }) : run;
  const min = applied(minimum, legal, limit.min, param);
  const max = applied(maximum, legal, limit.max, param);
  return { param, limit, value, min, max, state: value === null ? null : sideOf(value, min, max) };
}

export const isOut = (outcome: Outcome): boolean => outcome.state === 'bajo' || outcome.state === 'alto';

/** Out, in a figure that the verdict looks at. */
export const fails = ({ judged }: Craft, outcome: Outcome): boolean =>
  isOut(outcome) && (judged === null || judged.includes(outcome.param.index));

/** What a figure shown only when present says of a recipe that has none of it is nothing, unless it should have some. */
export const isTold = (outcome: Outcome): boolean =>
  outcome.param.show !== 'present' || outcome.value !== 0 || isOut(outcome);

export function outcomeOf(target: Target, run: Run): Outcome {
  const { param } = target;
  const value = run.rounded[param.index]!;
  const min = applied(target.minimum, run, target.min, param);
  const max = applied(target.maximum, run, target.max, param);
  const applies = param.applies === null || isTrue(param.applies, run);
  const state = value === null || !applies ? null : sideOf(value, min, max);
  const side = state === 'bajo' || state === 'alto' ? state : null;
  const deviation = value !== null && side !== null ? deviationOf(value, min, max, side) : 0;
  const accuracy = side === null ? 0 : (param.doubt?.code(run, null) ?? param.accuracy);
  const past = value !== null && side !== null ? Math.abs(value - (side === 'bajo' ? min! : max!)) : Infinity;
  const edge = accuracy > 0 && past <= accuracy + 1e-9 && !(param.exact !== null && isTrue(param.exact, run));
  return { param, target, value, min, max, state, deviation, edge, accuracy };
}

/** An end as written; what a formula works out is rounded as its parameter is. */
function applied(formula: Formula | null, run: Run, written: Value, { decimals }: Param): Value {
  if (formula === null || written === null) return written;
  const worked = formula.code(run, null);
  return worked === null ? written : round(worked, decimals);
}

function isTrue(formula: Formula, run: Run): boolean {
  const value = formula.code(run, null);
  return value !== null && value !== 0;
}

function sideOf(value: number, min: Value, max: Value): Side | 'bien' {
  if (min !== null && value < min) return 'bajo';
  return max !== null && value > max ? 'alto' : 'bien';
}

function deviationOf(value: number, min: Value, max: Value, side: Side): number {
  const bound = (side === 'bajo' ? min : max)!;
  const width = min !== null && max !== null ? max - min : 1;
  return round(Math.abs(value - bound) / (bound === 0 ? Math.max(width, 1) : Math.abs(bound)), 8);
}
