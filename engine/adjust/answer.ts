// What an adjustment has come to → its answer: the weights by name, what they cost, what is said of them.

import type { Evaluation } from '../evaluate.ts';
import type { Json } from '../json.ts';
import { priceColumn } from '../larder/price.ts';
import type { Craft, Param, Row } from '../model/craft.ts';
import { round } from '../number.ts';
import { compose } from '../read/compose.ts';
import { type Order, recognise } from '../read/recognise.ts';
import type { Choice } from './choices.ts';
import type { Goal, Problem, Request } from './model.ts';
import { costOf } from './price.ts';
import { inputChanges } from './process.ts';
import type { Reasons } from './reasons.ts';
import type { Tolerance } from './tolerance.ts';

export type Body = Record<string, unknown> & { ingredients: Record<string, unknown>[] };

export type Adjusted = { [key: string]: Json };

/** What has come of it. */
export interface Outcome {
  readonly order: Order;
  readonly request: Request;
  readonly problem: Problem;
  readonly goal: Goal;
  readonly nameOf: NameOf;
  readonly weights: Float64Array;
  /** it has arrived, at what was asked */
  readonly met: boolean;
  readonly tolerances: readonly (Tolerance | null)[] | null;
  /** the weights that keep the law besides, and what is said of that recipe from the one that was sent */
  readonly lawful: { readonly weights: Float64Array; readonly sentences: readonly string[] } | null;
  /** inputs that are not as they were told */
  readonly changed: readonly Param[];
  readonly sentences: readonly string[];
  readonly warnings: readonly string[];
  readonly choices: readonly Choice[] | null;
  readonly before: Evaluation | null;
  readonly after: Evaluation | null;
  readonly reasons: Reasons | null;
}

export function answerOf(outcome: Outcome): Adjusted {
  const { order, request, problem, goal, nameOf, weights, met, lawful, changed, choices, before, after } = outcome;
  return {
    status: 'ok',
    adjusted: met,
    type: order.type.id,
    typeLabel: order.type.label,
    objective: request.objective,
    ...(goal.aim === null ? {} : { target: goal.aim.value }),
    ...recipeOf(problem, nameOf, weights, outcome.tolerances),
    ...(lawful === null
      ? {}
      : {
          lawful: {
            ...recipeOf(problem, nameOf, lawful.weights, null),
            ...costShown(spentOn(problem, lawful.weights)),
            sentences: [...lawful.sentences],
          },
        }),
    ...(changed.length === 0 || !after ? {} : { inputs: inputChanges(changed, order, after) }),
    ...costShown(spentOn(problem, weights)),
    sentences: [...outcome.sentences],
    warnings: [...outcome.warnings],
    ...(choices === null ? {} : { choices: choices.map((choice) => choiceShown(problem, nameOf, choice)) }),
    before: before?.answer ?? null,
    after: after?.answer ?? null,
    reasons: outcome.reasons as Json,
  };
}

export interface Cost {
  readonly before: number | null;
  readonly after: number | null;
}

/** Euros per kilo as sent and with these weights; null where nothing has a price. */
export const spentOn = ({ craft, variables, sent }: Problem, weights: Float64Array): Cost | null =>
  priceColumn(craft) === null ? null : { before: costOf(variables, sent), after: costOf(variables, weights) };

/** In cents. */
const costShown = (cost: Cost | null): { cost?: Cost & { [key: string]: Json } } =>
  cost === null
    ? {}
    : { cost: { before: cost.before && round(cost.before, 2), after: cost.after && round(cost.after, 2) } };

const choiceShown = ({ variables }: Problem, nameOf: NameOf, { cost, clearance, weights }: Choice): Json => ({
  cost: round(cost, 2),
  clearance: round(Math.max(0, clearance), 3),
  ingredients: variables.flatMap((_, i) => (weights[i]! > 0 ? [{ name: nameOf(i), grams: weights[i]! }] : [])),
});

interface AnswerRow {
  readonly [key: string]: Json;
  readonly grams: number;
  readonly before: number | null;
}

/** The rows that are left, and those that are not. */
function recipeOf(
  { variables, sent }: Problem,
  nameOf: NameOf,
  weights: Float64Array,
  tolerances: readonly (Tolerance | null)[] | null,
): { ingredients: AnswerRow[]; removed: AnswerRow[] } {
  const row = (i: number): AnswerRow => {
    const { added, open, fixed } = variables[i]!;
    const before = open ? null : sent[i]!;
    const change = round(weights[i]! - sent[i]!, 6);
    const tolerance = tolerances?.[i] ?? null;
    return {
      name: nameOf(i),
      index: added ? null : i,
      grams: weights[i]!,
      before,
      change,
      changePct: before !== null && before > 0 ? round((100 * change) / before, 1) : null,
      fixed,
      added,
      tolerance: tolerance && [...tolerance],
    };
  };
  const places = [...variables.keys()];
  return {
    ingredients: places.filter((i) => weights[i]! > 0).map(row),
    removed: places.filter((i) => weights[i] === 0 && !variables[i]!.open && sent[i]! > 0).map(row),
  };
}

/** By variable. */
export type NameOf = (variable: number) => string;

/** As the caller wrote them; what is added, by a name that gives just that when it is sent back. */
export function namesIn({ variables, order }: Problem, body: Body): NameOf {
  const { name } = order.craft.definition.craft.request;
  const found: string[] = [];
  return (i) => {
    const { added, line } = variables[i]!;
    if (!added) return body.ingredients[i]![name] as string;
    found[i] ??= typedName(order, line.row!);
    return found[i];
  };
}

/** Its label, unless a figure in it would be read as something else. */
function typedName({ craft, type }: Pick<Order, 'craft' | 'type'>, row: Row): string {
  const { lines } = compose(recognise(craft, bodyOfOne(craft, type.id, row.label)));
  const isSame = lines[0]?.row === row && lines[0].values.every((value, column) => value === row.values[column]);
  return isSame ? row.label : row.id;
}

function bodyOfOne({ definition: { craft } }: Craft, type: string, label: string): Record<string, unknown> {
  const { name, weight, craft: own } = craft.request;
  return { ...(own ? { craft: own[0] } : {}), type, ingredients: [{ [name]: label, [weight]: 1 }] };
}

/** These weights are those of the body, number by number: to evaluate them is to evaluate it again. */
export function isAsSent({ craft, variables }: Problem, weights: Float64Array, { ingredients }: Body): boolean {
  const { weight } = craft.definition.craft.request;
  return variables.every(({ added }, i) => {
    const { quantity, [weight]: sent } = added ? { [weight]: 0 } : ingredients[i]!;
    return quantity === undefined && weights[i] === sent;
  });
}

/** The caller's own body with the new weights: what has none is left out, what is added comes last. */
export function bodyWith({ craft, variables, sent }: Problem, nameOf: NameOf, weights: Float64Array, body: Body): Body {
  const { name, weight } = craft.definition.craft.request;
  const kept = body.ingredients.flatMap(({ quantity: _, ...item }, i) =>
    weights[i]! > 0 || sent[i] === 0 ? [{ ...item, [weight]: weights[i]! }] : [],
  );
  const added = variables.flatMap((variable, i) =>
    variable.added && weights[i]! > 0 ? [{ [name]: nameOf(i), [weight]: weights[i]! }] : [],
  );
  return { ...body, ingredients: [...kept, ...added] };
}
