// adjust: a recipe and what may move → the nearest recipe that is balanced, or the closest and why it is not.
// Every number of the answer comes from the ordinary evaluator on the rounded weights, never from the solver.
import type { Craft, Row } from '../craft.ts';
import { type Evaluation, evaluateWhole } from '../evaluate.ts';
import { lawOf } from '../law.ts';
import { round } from '../number.ts';
import { Refusal } from '../refusal.ts';
import { compose } from '../stages/compose.ts';
import type { Json, Site } from '../stages/present.ts';
import { recognise } from '../stages/recognise.ts';
import { type Goal, goalOf, isMet, missOf } from './goal.ts';
import { reasonsOf } from './reasons.ts';
import { sentencesOf } from './sentences.ts';
import { type Settled, settle } from './settle.ts';
import { type Table, tableOf } from './slots.ts';
import { type View, viewOf } from './view.ts';
import { weigh } from './weigh.ts';
import { type Wishes, wishesOf } from './wishes.ts';

type Body = Record<string, unknown> & { ingredients: Record<string, unknown>[] };

/** Throws Refusal when the recipe cannot be evaluated or what is asked does not fit. */
export function adjust(any: Craft, body: unknown, site: Site, today?: string): { [key: string]: Json } {
  const craft = lawOf(any, body, today);
  const before = evaluateWhole(craft, body, site);
  const order = recognise(craft, body);
  const wishes = wishesOf(order, body as Body);
  const table = tableOf(order, wishes);
  const goal = goalOf(craft, order.type, wishes.target);
  const weights = weightsFor(table, goal, wishes);
  const after = evaluated(table, weights, body as Body, site) ?? before;
  const final = after === before ? table.weights : weights;
  const view = viewAfter(after, final);
  const met = isMet(goal, view) && withinBounds(table, final);
  const reasons = met ? null : reasonsOf(table, goal, wishes, viewOf(table, final));
  const sentences = sentencesOf(table, goal, final, before, after, met);
  return {
    status: 'ok',
    adjusted: met,
    type: order.type.id,
    typeLabel: order.type.label,
    objective: wishes.objective,
    ...(wishes.target === null ? {} : { target: wishes.target }),
    ingredients: rowsOf(table, final, body as Body),
    sentences: reasons ? [...sentences, ...reasons.sentences] : sentences,
    before: before.answer,
    after: after.answer,
    reasons: reasons as Json,
  };
}

/** Balanced and within its bounds, the recipe stays as it is, unless something else is asked of it than balance. */
function weightsFor(table: Table, goal: Goal, wishes: Wishes): Float64Array {
  const start = viewOf(table, table.weights);
  const isFine = isMet(goal, start) && withinBounds(table, table.weights);
  if (isFine && wishes.objective === 'minimal') return table.weights;
  let best: Settled | null = null;
  for (const attempt of attemptsOf(goal, start)) {
    const weighed = weigh(table, goal, settle(table, attempt, wishes.objective));
    if (best === null || weighed.met || weighed.miss < best.miss) best = weighed;
    if (best.met) break;
  }
  if (!best!.met && wishes.objective !== 'minimal' && !isFine)
    return weightsFor(table, goal, { ...wishes, objective: 'minimal' });
  const closest = best!.view.weights;
  if (best!.met) return isFine && !isBetter(table, goal, wishes, closest) ? table.weights : closest;
  const improves = !withinBounds(table, table.weights) || best!.miss < missOf(goal, start) - 1e-9;
  return improves && !isFine ? closest : table.weights;
}

/** With a target that lets some figures be out, what is out today is left out in turn. */
function attemptsOf(goal: Goal, { comparison }: View): Goal[] {
  if (goal.target === null) return [goal];
  const out = comparison.outcomes.filter(({ state }) => state === 'bajo' || state === 'alto');
  const aspects = new Set(out.map(({ target, state }) => target.aspect[state as 'bajo' | 'alto']));
  const without = [...aspects].map((aspect) =>
    out.filter(({ target, state }) => target.aspect[state as 'bajo' | 'alto'] === aspect),
  );
  const single = out.length > 1 && aspects.size < out.length ? out.map((one) => [one]) : [];
  return [
    goal,
    ...[...without, ...single]
      .slice(0, 8)
      .map((left) => ({ ...goal, without: new Set(left.map(({ param }) => param.index)) })),
  ];
}

function withinBounds({ slots, total }: Table, weights: Float64Array): boolean {
  return slots.every(({ low, high }, i) => weights[i]! >= low - 1e-9 * total && weights[i]! <= high + 1e-9 * total);
}

/** A balanced recipe is changed only for the better: cheaper, or farther from the ends of its ranges. */
function isBetter(table: Table, goal: Goal, { objective }: Wishes, weights: Float64Array): boolean {
  const worth = (grams: Float64Array): number =>
    objective === 'cheapest'
      ? -table.slots.reduce((sum, { price }, i) => sum + price * grams[i]!, 0)
      : clearance(goal, viewOf(table, grams));
  return worth(weights) > worth(table.weights) + 1e-9;
}

/** Of all ranges, the least distance to an end, in widths. */
function clearance({ craft }: Goal, { comparison, figures }: View): number {
  return Math.min(
    1,
    ...comparison.outcomes.flatMap(({ param, min, max, state }) => {
      if (
        state === null ||
        min === null ||
        max === null ||
        max === min ||
        (craft.judged !== null && !craft.judged.includes(param.index))
      )
        return [];
      const value = figures.run.full[param.index]!;
      return [Math.min(value - min, max - value) / (max - min)];
    }),
  );
}

/** The caller's own body with the new weights: what has none is left out, what is added comes last. */
function evaluated(table: Table, weights: Float64Array, body: Body, site: Site): Evaluation | null {
  const { craft, slots, order } = table;
  const { name, weight } = craft.definition.craft.request;
  const kept = body.ingredients
    .map((item, i) => ({ ...item, [weight]: weights[i]! }))
    .filter((_, i) => weights[i]! > 0 || order.items[i]!.grams === 0);
  const added = slots.flatMap(({ added: isNew, line }, i) =>
    isNew && weights[i]! > 0 ? [{ [name]: typedName(table, line.row!), [weight]: weights[i]! }] : [],
  );
  try {
    return evaluateWhole(craft, { ...body, ingredients: [...kept, ...added] }, site);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

const viewAfter = ({ state }: Evaluation, weights: Float64Array): View => ({
  weights,
  mix: state.mix,
  figures: state.figures,
  comparison: state.comparison,
});

function rowsOf(table: Table, weights: Float64Array, body: Body): Json[] {
  const { craft, slots, weights: start } = table;
  const { name } = craft.definition.craft.request;
  return slots.flatMap((slot, i) => {
    if (slot.added && weights[i] === 0) return [];
    const before = start[i]!;
    const change = round(weights[i]! - before, 6);
    const changePct = before > 0 ? round((100 * change) / before, 1) : null;
    return [
      {
        name: slot.added ? typedName(table, slot.line.row!) : (body.ingredients[i]![name] as string),
        grams: weights[i]!,
        before,
        change,
        changePct,
        fixed: slot.fixed,
        added: slot.added,
      },
    ];
  });
}

/** A name that gives just this row when it is sent back: its label, unless a figure in it would be read as something else. */
function typedName({ craft, order }: Table, row: Row): string {
  const { name, weight } = craft.definition.craft.request;
  const asked = {
    ...(craft.definition.craft.request.craft ? { craft: craft.definition.craft.request.craft[0] } : {}),
    type: order.type.id,
  };
  const { lines } = compose(recognise(craft, { ...asked, ingredients: [{ [name]: row.label, [weight]: 1 }] }));
  const isSame = lines[0]?.row === row && lines[0].values.every((value, column) => value === row.values[column]);
  return isSame ? row.label : row.id;
}
