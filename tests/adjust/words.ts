// Short words for the tests of adjusting: the answer's shape, and what must always be true of one.
import * as assert from 'uvu/assert';
import { withinBounds } from '../../engine/adjust/balanced.ts';
import { computed } from '../../engine/adjust/compute.ts';
import { goalsOf, isMet } from '../../engine/adjust/goal.ts';
import { type Goal, leavesOpen, type Problem, type View, type Yielding } from '../../engine/adjust/model.ts';
import { plannedIn } from '../../engine/adjust/planned.ts';
import { problemOf } from '../../engine/adjust/problem.ts';
import { closed, requestOf } from '../../engine/adjust/request.ts';
import { viewOf } from '../../engine/adjust/view.ts';
import { adjust, type Craft, evaluate, recognise } from '../../engine/index.ts';
import { lawOf } from '../../engine/reckon/law.ts';
import { site } from './recipes.ts';

export interface Row {
  name: string;
  index: number | null;
  grams: number;
  before: number;
  change: number;
  changePct: number | null;
  fixed: boolean;
  added: boolean;
  tolerance: [number, number | null] | null;
}

export interface Adjusted {
  status: 'ok';
  adjusted: boolean;
  type: string;
  objective: string;
  target?: string;
  ingredients: Row[];
  removed: Row[];
  /** what goes back to the usual of the process */
  inputs?: Record<string, { before: number; after: number | null }>;
  cost?: { before: number | null; after: number | null };
  choices?: { cost: number; clearance: number; ingredients: { name: string; grams: number }[] }[];
  sentences: string[];
  warnings: string[];
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  reasons: null | {
    ranges: {
      param: string;
      label: string;
      range: [number | null, number | null];
      reachable: [number, number] | null;
      source: string;
    }[];
    clash: [string, string][];
    freedoms: string[];
    sentences: string[];
  };
}

export type Body = Record<string, unknown> & { ingredients: Record<string, unknown>[] };

export const adjusted = (craft: Craft, body: unknown): Adjusted => adjust(craft, body, site) as unknown as Adjusted;

export function problemFor(newest: Craft, body: Body, yielding: Yielding = 0, answer: Adjusted | null = null): Problem {
  const craft = lawOf(newest, body);
  const order = recognise(craft, closed(craft, body));
  const request = requestOf(order, body);
  // The cheapest is looked for near the recipe that moves least.
  if (yielding === 0 && request.objective === 'cheapest' && !leavesOpen(request))
    return { ...(computed(order, request, () => false).near ?? problemOf(order, request, 0)), request };
  const brought =
    answer?.ingredients.flatMap(({ added, name }) => (added ? (craft.recognise(name).row ?? []) : [])) ?? [];
  return problemOf(order, request, yielding, { brought });
}

/** What is aimed at, the first before the others. */
function goalsFor(problem: Problem): [Goal, ...Goal[]] {
  const isNew = problem.request.bounds.some(({ open }) => open);
  const sent = isNew ? null : viewOf(problem, problem.sent);
  return goalsOf(problem.craft, problem.type, problem.request, sent, problem.wishes);
}

export const goalFor = (problem: Problem): Goal => goalsFor(problem)[0];

/** The weights of an answer in the variables of its problem. */
export function weightsOf(problem: Problem, { ingredients }: Adjusted): Float64Array {
  const { recognise: find } = problem.craft;
  return Float64Array.from(problem.variables, ({ added, line }, i) =>
    added
      ? (ingredients.find((row) => row.added && find(row.name).row === line.row)?.grams ?? 0)
      : (ingredients.find(({ index }) => index === i)?.grams ?? 0),
  );
}

/** Grams that an answer moves, from what it is counted from. */
export const movedBy = ({ reference }: Problem, weights: Float64Array): number =>
  weights.reduce((sum, grams, i) => sum + Math.abs(grams - reference[i]!), 0);

export const isBalanced = (problem: Problem, view: View): boolean =>
  goalsFor(problem).some((goal) => isMet(goal, view));

/** The recipe of an answer, as it would be sent. */
export function recipeOf(craft: Craft, sent: Body, { ingredients, inputs = {} }: Adjusted): Body {
  const body = Object.fromEntries(Object.entries(sent).filter(([key]) => !(key in inputs))) as Body;
  const { name, weight } = craft.definition.craft.request;
  const own = body.ingredients.flatMap((item, i) => {
    const row = ingredients.find(({ index }) => index === i);
    if (!row) return item[weight] === 0 ? [item] : [];
    return [{ ...item, [weight]: row.grams }];
  });
  const added = ingredients.filter((row) => row.added).map((row) => ({ [name]: row.name, [weight]: row.grams }));
  return { ...body, ingredients: [...own, ...added] };
}

/** What the correction of the balance leads to, which says itself what it does to the batch. */
const isPlanned = (problem: Problem, weights: Float64Array): boolean => {
  const planned = plannedIn(problem.order, problem.request, (own) => goalsFor(own)[0]!);
  return planned?.weights.every((grams, i) => Math.abs(grams - (weights[i] ?? 0)) < 1e-6 * problem.total) ?? false;
};

/** True of every answer, whatever was asked. */
export function checkAnswer(craft: Craft, body: Body, answer: Adjusted, title: string): void {
  const { name, weight } = craft.definition.craft.request;
  const freed = Object.fromEntries(Object.entries(body).filter(([key]) => !(key in (answer.inputs ?? {})))) as Body;
  const problem = problemFor(craft, freed, 0, answer);
  const weights = weightsOf(problem, answer);

  // `before` and `after` are what the balance call says of those weights, no more and no less.
  assert.is(JSON.stringify(answer.before), JSON.stringify(evaluate(craft, body, site)), `${title}: before`);
  const again = evaluate(craft, recipeOf(craft, body, answer), site);
  assert.equal(again.params, answer.after.params, `${title}: after`);
  assert.is(again.verdict, answer.after.verdict, `${title}: after`);

  const isThere = isBalanced(problem, viewOf(problem, weights));
  assert.ok(!answer.adjusted || isThere, `${title}: said to be adjusted`);
  const isInside = ([0, 1, 2] as const).some((yielding) =>
    withinBounds(problemFor(craft, freed, yielding, answer), weights),
  );
  assert.ok(answer.adjusted || !isThere || !isInside, `${title}: said not to be adjusted`);
  if (body.target === undefined && answer.after.verdict !== undefined && answer.adjusted)
    assert.is(answer.after.verdict, 'equilibrada', title);
  assert.is(answer.reasons === null, answer.adjusted, `${title}: reasons`);
  assert.ok(answer.sentences.length > 0, title);
  assert.ok(
    answer.ingredients.every(({ grams }) => grams > 0),
    `${title}: a line without weight`,
  );

  const { total } = problem;
  for (const [i, item] of body.ingredients.entries()) {
    const row = [...answer.ingredients, ...answer.removed].find(({ index }) => index === i);
    if (!row) {
      assert.is(item[weight], 0, `${title}: ${item[name]} is lost`);
      continue;
    }
    assert.is(row.name, item[name], title);
    assert.is(row.before, item[weight], title);
    assert.ok(Math.abs(row.grams - row.before - row.change) <= 1e-5 + 1e-9 * total, `${title}: change of ${row.name}`);
    if (item.fixed === true) assert.is(row.grams, item[weight], `${title}: fixed ${row.name}`);
    if (typeof item.min === 'number') assert.ok(row.grams >= item.min - 1e-9 * total, `${title}: min ${row.name}`);
    if (typeof item.max === 'number') assert.ok(row.grams <= item.max + 1e-9 * total, `${title}: max ${row.name}`);
  }
  const isHeld = body.ingredients.some(({ fixed, min }) => fixed === true || typeof min === 'number');
  const isKept = ([0, 1, 2] as const).some((yielding) => {
    const { keep, kept, keptMost } = problemFor(craft, freed, yielding, answer);
    const now = keep.num.reduce((sum, each, i) => sum + each * (weights[i] ?? 0), 0);
    const slack = Math.max(2, 0.006 * kept);
    // What is held, and a batch that may grow, may ask for a bigger one.
    return now >= kept - slack && now <= (isHeld || keptMost > kept ? 1.25 : 1) * keptMost + slack;
  });
  // As sent, but for what the caller asks of a weight.
  const isAsSent =
    answer.removed.length === 0 &&
    answer.ingredients.every(({ index, grams, before }) => {
      const { min = 0, max = Infinity } = (index === null ? {} : body.ingredients[index]!) as Record<string, number>;
      return grams === Math.min(max, Math.max(min, before));
    });
  assert.ok(isAsSent || isKept || isPlanned(problem, weights), `${title}: what is kept`);
}
