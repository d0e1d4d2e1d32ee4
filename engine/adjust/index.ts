// adjust: a recipe and what may move → the nearest recipe that is balanced, or the closest and why it is not.
// Every number of the answer comes from the ordinary evaluator on the rounded weights, never from the solver.
import type { Craft, Row } from '../craft.ts';
import { type Evaluation, evaluateWhole } from '../evaluate.ts';
import type { Json } from '../json.ts';
import { lawOf } from '../law.ts';
import { round } from '../number.ts';
import { priceColumn } from '../price.ts';
import { Refusal } from '../refusal.ts';
import { compose } from '../stages/compose.ts';
import { home, type Site } from '../stages/present.ts';
import { type Order, recognise } from '../stages/recognise.ts';
import { askedFirst, unknownIn } from '../unknown.ts';
import { withinBounds } from './balanced.ts';
import { choicesOf, fewSentences } from './choices.ts';
import { isMet } from './goal.ts';
import { remainSentences } from './irreplaceable.ts';
import { lawAsked, lawful } from './law.ts';
import type { Deadline, Problem, Request, View } from './model.ts';
import { atAnyPrice, costOf } from './price.ts';
import { inputChanges, processSentences, settled } from './process.ts';
import { reasonsOf } from './reasons.ts';
import { closed, listed, requestOf } from './request.ts';
import { sentencesOf } from './sentences.ts';
import { type Tolerance, tolerancesOf } from './tolerance.ts';
import { isWhole, viewOf } from './view.ts';

type Body = Record<string, unknown> & { ingredients: Record<string, unknown>[] };

export interface AdjustOptions {
  /** true when time is up: the best so far is given, and said */
  readonly deadline?: Deadline;
  /** year-month-day; the law of that day applies when the body asks for no other */
  readonly today?: string;
}

const hurried = 'Se ha agotado el tiempo de cálculo: esta es la mejor receta encontrada hasta ese momento.';

/** Fewer lines are no recipe yet. */
const several = 3;

export type Adjusted = { [key: string]: Json };

/** The recipe balanced by itself, or why it cannot be. Throws Refusal when it cannot be evaluated or what is asked does not
 *  fit. */
export function adjust(any: Craft, sent: unknown, site: Site = home, options: AdjustOptions = {}): Adjusted {
  const craft = lawOf(any, sent, options.today);
  const body = listed(craft, sent);
  const recipe = closed(craft, body) as Body;
  const order = recognise(craft, recipe);
  const mix = compose(order);
  const unknown = unknownIn(mix);
  if (unknown) throw new Refusal(askedFirst(craft, unknown));
  const isOpen = recipe.ingredients.some((item, i) => item !== (body as Body).ingredients[i]);
  // What lacks its base is a recipe all the same, if that is all it lacks.
  const mayLack = isOpen || (order.items.length >= several && !isWhole({ mix }));
  const before = mayLack ? evaluatedOr(craft, recipe, site) : evaluateWhole(craft, recipe, site);
  const request = requestOf(order, body as Body);
  const watch = watched(options.deadline);
  const {
    problem,
    goal,
    weights: found,
    widest,
    freed,
    gap,
    spared,
    dear,
    among,
  } = settled(order, request, watch.deadline);
  const isDear = dear !== undefined;
  const weights = isDear ? found : lawful(problem, goal, found, watch.deadline);
  const choices = request.frontier ? (among && !isDear ? choicesOf(among, watch.deadline) : []) : null;
  const nameOf = namesIn(problem, body as Body);
  const asked = Object.fromEntries(
    Object.entries(body as Body).filter(([key]) => !freed.some((one) => one.key === key)),
  );
  const after = evaluatedOr(craft, bodyWith(problem, nameOf, weights, asked as Body), site);
  const view = after ? viewAfter(after, weights) : viewOf(problem, weights);
  const isThere = after !== null && isMet(goal, view) && withinBounds(problem, weights);
  const met = isThere && spared === undefined;
  // What lacks its base and could not be given it is refused as anywhere else.
  if (before === null && !isOpen && !met) evaluateWhole(craft, recipe, site);
  const reasons = met
    ? null
    : reasonsOf(widest, goal, gap?.at ?? viewOf(problem, weights), { gap, spared, dear }, watch.deadline);
  const isRight = isThere || isDear;
  const tolerances = isRight ? tolerancesOf(problem, isDear ? atAnyPrice(goal) : goal, view, watch.deadline) : null;
  const hasPrices = priceColumn(craft) !== null;
  const spent = (grams: Float64Array): Cost => ({
    before: costOf(problem.variables, problem.sent),
    after: costOf(problem.variables, grams),
  });
  const cost = hasPrices ? spent(weights) : null;
  const process = after ? processSentences(freed, after) : [];
  const told = gap
    ? []
    : sentencesOf({
        problem,
        goal,
        weights,
        before,
        after,
        met: isRight,
        isNew: isOpen && before === null,
        cost,
        process,
      });
  const law = isRight && after ? lawAsked(problem, goal, after, weights, watch.deadline) : null;
  return {
    status: 'ok',
    adjusted: met,
    type: order.type.id,
    typeLabel: order.type.label,
    objective: request.objective,
    ...(goal.aim === null ? {} : { target: goal.aim.value }),
    ...recipeOf(problem, nameOf, weights, tolerances),
    ...(law?.weights
      ? {
          lawful: {
            ...recipeOf(problem, nameOf, law.weights, null),
            ...costShown(hasPrices ? spent(law.weights) : null),
          },
        }
      : {}),
    ...(freed.length === 0 || !after ? {} : { inputs: inputChanges(freed, order, after) }),
    ...costShown(cost),
    sentences: [
      ...told,
      ...(law?.sentences ?? []),
      ...(reasons ? reasons.sentences : []),
      ...(gap ? [] : remainSentences(problem, weights)),
      ...(choices === null || watch.isOver() ? [] : fewSentences(choices)),
    ],
    warnings: watch.isOver() ? [hurried] : [],
    ...(choices === null
      ? {}
      : {
          choices: choices.map((choice) => ({
            cost: round(choice.cost, 2),
            clearance: round(Math.max(0, choice.clearance), 3),
            ingredients: problem.variables.flatMap((_, i) =>
              choice.weights[i]! > 0 ? [{ name: nameOf(i), grams: choice.weights[i]! }] : [],
            ),
          })),
        }),
    before: before?.answer ?? null,
    after: after?.answer ?? null,
    reasons: reasons as Json,
  };
}

interface Cost {
  readonly before: number | null;
  readonly after: number | null;
}

/** Euros per kilo, in cents; nothing where nothing has a price. */
const costShown = (cost: Cost | null): { cost?: { before: number | null; after: number | null } } =>
  cost === null
    ? {}
    : { cost: { before: cost.before && round(cost.before, 2), after: cost.after && round(cost.after, 2) } };

/** Once time is up it stays so; without a deadline there is always time. */
function watched(deadline: Deadline = () => false): { deadline: Deadline; isOver: () => boolean } {
  let over = false;
  return {
    deadline: () => {
      over ||= deadline();
      return over;
    },
    isOver: () => over,
  };
}

function evaluatedOr(craft: Craft, body: unknown, site: Site): Evaluation | null {
  try {
    return evaluateWhole(craft, body, site);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The caller's own body with the new weights: what has none is left out, what is added comes last. */
function bodyWith({ craft, variables, sent }: Problem, nameOf: NameOf, weights: Float64Array, body: Body): Body {
  const { name, weight } = craft.definition.craft.request;
  const kept = body.ingredients.flatMap(({ quantity: _, ...item }, i) =>
    weights[i]! > 0 || sent[i] === 0 ? [{ ...item, [weight]: weights[i]! }] : [],
  );
  const added = variables.flatMap((variable, i) =>
    variable.added && weights[i]! > 0 ? [{ [name]: nameOf(i), [weight]: weights[i]! }] : [],
  );
  return { ...body, ingredients: [...kept, ...added] };
}

const viewAfter = ({ state }: Evaluation, weights: Float64Array): View => ({ weights, ...state });

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

type NameOf = (variable: number) => string;

/** As the caller wrote them; what is added, by a name that gives just that when it is sent back. */
function namesIn({ variables, order }: Problem, body: Body): NameOf {
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
function typedName({ craft, type }: Order, row: Row): string {
  const { name, weight } = craft.definition.craft.request;
  const asked = {
    ...(craft.definition.craft.request.craft ? { craft: craft.definition.craft.request.craft[0] } : {}),
    type: type.id,
  };
  const { lines } = compose(recognise(craft, { ...asked, ingredients: [{ [name]: row.label, [weight]: 1 }] }));
  const isSame = lines[0]?.row === row && lines[0].values.every((value, column) => value === row.values[column]);
  return isSame ? row.label : row.id;
}

export type { Request };
