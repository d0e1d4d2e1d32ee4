// What must hold for any recipe of any craft.
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Craft, evaluate, unlessRefused } from '../../engine/index.ts';
import { bentRecipe, crafts, examples, type Request, site } from './recipes.ts';

const runs = Number(process.env.PROPERTY_RUNS ?? 24);
const seed = Number(process.env.PROPERTY_SEED ?? 7);

/** The answer, or the sentence of the refusal: both must be the same for the same recipe. */
const outcome = (craft: Craft, body: Request): unknown =>
  unlessRefused(
    () => evaluate(craft, body, site),
    ({ message }) => message,
  );

const holds = (name: string, craft: Craft, property: (body: Request) => void): void =>
  test(`${craft.id}: ${name}`, () => fc.assert(fc.property(bentRecipe(craft), property), { numRuns: runs, seed }));

const withWeights = (craft: Craft, body: Request, change: (grams: number) => number): Request => {
  const { weight } = craft.definition.craft.request;
  return {
    ...body,
    ingredients: body.ingredients.map((item) => ({ ...item, [weight]: change(Number(item[weight])) })),
  };
};

/** Parameters, verdict and decisions: what scale may not touch (grams in sentences follow the batch). */
function judged(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  const { suggestions: _, warnings: __, score, ...rest } = answer as Record<string, Record<string, unknown>>;
  if (!score) return rest;
  const { motivos: ___, ...decided } = score;
  return { ...rest, score: decided };
}

for (const craft of crafts) {
  const { weight, name } = craft.definition.craft.request;

  holds('all weights × 4 change nothing but the grams of the advice', craft, (body) => {
    assert.equal(
      judged(
        outcome(
          craft,
          withWeights(craft, body, (grams) => grams * 4),
        ),
      ),
      judged(outcome(craft, body)),
    );
  });

  holds('the order of the ingredients changes nothing', craft, (body) => {
    assert.equal(outcome(craft, { ...body, ingredients: body.ingredients.toReversed() }), outcome(craft, body));
  });

  holds('a line split in two halves changes nothing', craft, (body) => {
    const halves = body.ingredients.flatMap((item) => [
      { ...item, [weight]: Number(item[weight]) / 2 },
      { ...item, [weight]: Number(item[weight]) / 2 },
    ]);
    assert.equal(outcome(craft, { ...body, ingredients: halves }), outcome(craft, body));
  });

  holds('a line of 0 g changes no figure', craft, (body) => {
    const [first] = craft.rows.values();
    const more = { ...body, ingredients: [...body.ingredients, { [name]: first!.label, [weight]: 0 }] };
    assert.equal(judged(outcome(craft, more)), judged(outcome(craft, body)));
  });

  holds('every number is finite and none is -0; every text is filled in', craft, (body) => {
    const look = (value: unknown): void => {
      if (typeof value === 'number') assert.ok(Number.isFinite(value) && !Object.is(value, -0));
      else if (typeof value === 'string') assert.not.match(value, /[{}[\]]|undefined|NaN|Infinity| {2}/);
      else if (value !== null && typeof value === 'object') Object.values(value).forEach(look);
    };
    look(outcome(craft, body));
  });

  holds('inRange and verdict can be recomputed from the answer alone', craft, (body) => {
    const answer = outcome(craft, body) as Record<string, Record<string, never>>;
    if (typeof answer !== 'object' || !answer.inRange) return;
    for (const [key, inside] of Object.entries(answer.inRange) as [string, boolean | null][]) {
      const range = answer.ranges?.[key] as [number | null, number | null] | null | undefined;
      const value = answer.params?.[key] as number | undefined;
      if (inside === null) continue;
      assert.is(inside, value! >= (range![0] ?? -Infinity) && value! <= (range![1] ?? Infinity), key);
    }
    // What nobody knows may turn the verdict, and then the answer says so.
    const mayTurn = (answer.suggestions as unknown as string[]).some((told) =>
      /no se sabe qué es «|^Primero hay que aclarar/.test(told),
    );
    const isOut = Object.values(answer.inRange).includes(false as never);
    if (!mayTurn || isOut) assert.is(answer.verdict, isOut ? 'revisar' : 'equilibrada');
  });
}

for (const craft of crafts) {
  const { weight, name } = craft.definition.craft.request;
  const rows = [...craft.rows.values()];
  test(`${craft.id}: weights of any size come to an end`, () => {
    const item = fc.record({
      [name]: fc.constantFrom(...rows.map(({ label }) => label)),
      [weight]: fc.double({ min: 0, max: 1e9, noNaN: true }),
    });
    const body = fc.record({
      type: fc.constantFrom(...craft.types.keys()),
      ingredients: fc.array(item, { minLength: 1, maxLength: 6 }),
    });
    fc.assert(
      fc.property(body, (recipe) => void outcome(craft, recipe as Request)),
      { numRuns: runs * 3, seed },
    );
    for (const grams of [3.5e-323, 1e-300, 1e-7, 1e-6, 1e9])
      outcome(craft, {
        type: craft.defaultType,
        ingredients: rows.slice(0, 4).map(({ label }) => ({ [name]: label, [weight]: grams })),
      });
  });
}

test('200 recipes at once answer as one by one', async () => {
  const some = examples.slice(0, 200);
  const oneByOne = some.map(({ craft, body }) => JSON.stringify(evaluate(craft, body, site)));
  const atOnce = await Promise.all(some.map(async ({ craft, body }) => JSON.stringify(evaluate(craft, body, site))));
  assert.equal(atOnce, oneByOne);
});

test.run();
