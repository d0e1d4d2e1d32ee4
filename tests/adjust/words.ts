// Short words for the tests of adjusting: the answer's shape, and what must always be true of one.
import * as assert from 'uvu/assert';
import { goalOf, isMet } from '../../engine/adjust/goal.ts';
import { type Table, tableOf } from '../../engine/adjust/slots.ts';
import { type View, viewOf } from '../../engine/adjust/view.ts';
import { wishesOf } from '../../engine/adjust/wishes.ts';
import { adjust, type Craft, evaluate } from '../../engine/index.ts';
import { recognise } from '../../engine/stages/recognise.ts';
import { site } from './recipes.ts';

export interface Row {
  name: string;
  grams: number;
  before: number;
  change: number;
  changePct: number | null;
  fixed: boolean;
  added: boolean;
}

export interface Adjusted {
  status: 'ok';
  adjusted: boolean;
  type: string;
  objective: string;
  target?: string;
  ingredients: Row[];
  sentences: string[];
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

export function tableFor(craft: Craft, body: Body): Table {
  const order = recognise(craft, body);
  return tableOf(order, wishesOf(order, body));
}

/** The weights of an answer in the slots of its table. */
export function weightsOf(table: Table, { ingredients }: Adjusted): Float64Array {
  const { recognise: find } = table.craft;
  return Float64Array.from(table.slots, ({ added, line }, i) =>
    added
      ? (ingredients.find((row) => row.added && find(row.name).row === line.row)?.grams ?? 0)
      : ingredients[i]!.grams,
  );
}

export const isBalanced = (craft: Craft, view: View): boolean => isMet(goalOf(craft, view.mix.type, null), view);

/** True of every answer, whatever was asked. */
export function checkAnswer(craft: Craft, body: Body, answer: Adjusted, title: string): void {
  const { name, weight } = craft.definition.craft.request;
  const table = tableFor(craft, body);
  const weights = weightsOf(table, answer);

  // `before` and `after` are what the balance call says of those weights, no more and no less.
  assert.is(JSON.stringify(answer.before), JSON.stringify(evaluate(craft, body, site)), `${title}: before`);
  const asTyped = body.ingredients.map((item, i) => ({ ...item, [weight]: answer.ingredients[i]!.grams }));
  const kept = asTyped.filter((item, i) => (item[weight] as number) > 0 || body.ingredients[i]![weight] === 0);
  const added = answer.ingredients.filter((row) => row.added).map((row) => ({ [name]: row.name, [weight]: row.grams }));
  const again = evaluate(craft, { ...body, ingredients: [...kept, ...added] }, site);
  assert.equal(again.params, answer.after.params, `${title}: after`);
  assert.is(again.verdict, answer.after.verdict, `${title}: after`);

  if (body.target === undefined) {
    assert.is(answer.adjusted, isBalanced(craft, viewOf(table, weights)), `${title}: adjusted`);
    if (answer.after.verdict !== undefined && answer.adjusted) assert.is(answer.after.verdict, 'equilibrada', title);
  }
  assert.is(answer.reasons === null, answer.adjusted, `${title}: reasons`);
  assert.ok(answer.sentences.length > 0, title);

  const total = table.total;
  for (const [i, item] of body.ingredients.entries()) {
    const row = answer.ingredients[i]!;
    assert.is(row.name, item[name], title);
    assert.is(row.before, item[weight], title);
    assert.ok(row.grams >= 0, title);
    assert.ok(Math.abs(row.grams - row.before - row.change) <= 1e-5 + 1e-9 * total, `${title}: change of ${row.name}`);
    if (item.fixed === true) assert.is(row.grams, item[weight], `${title}: fixed ${row.name}`);
    if (typeof item.min === 'number') assert.ok(row.grams >= item.min - 1e-9 * total, `${title}: min ${row.name}`);
    if (typeof item.max === 'number') assert.ok(row.grams <= item.max + 1e-9 * total, `${title}: max ${row.name}`);
  }
  const keptNow = table.keep.num.reduce((sum, k, i) => sum + k * (weights[i] ?? 0), 0);
  assert.ok(
    Math.abs(keptNow - table.kept) <= Math.max(2, 0.006 * table.kept),
    `${title}: kept ${table.kept} → ${keptNow}`,
  );
}
