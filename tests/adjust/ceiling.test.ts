// An adjustment has a ceiling, counted in steps: whatever is asked, and the same from a process that has just started, from one
// that has done much and from one with its hands full. CEILING=200 tries longer.
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { mostSteps, taken } from '../../engine/adjust/steps.ts';
import { adjust, type Craft, Refusal } from '../../engine/index.ts';
import { readCrafts, readLarder } from '../../engine/load/disk.ts';
import { loadTrusted } from '../../engine/load/index.ts';
import { crafts, recipes, site } from './recipes.ts';
import type { Body } from './words.ts';

const runs = Number(process.env.CEILING ?? 3);
/** What is under way when the steps end is ended: a programme, and the sentences. */
const margin = 1.5;

/** All that makes an adjustment dear: many lines, weights left open, wishes of every kind. */
const dear = (craft: Craft): fc.Arbitrary<Body> => {
  const { name, weight } = craft.definition.craft.request;
  const labels = [...craft.rows.values()].map(({ label }) => label);
  const some = (most: number) => fc.uniqueArray(fc.constantFrom(...labels), { minLength: 1, maxLength: most });
  const own = recipes.filter((recipe) => recipe.craft === craft);
  const line = fc.record({
    name: fc.constantFrom(...labels),
    grams: fc.option(fc.integer({ min: 1, max: 500 }), { freq: 6 }),
    bound: fc.constantFrom(null, null, 'fixed', 'min', 'max'),
  });
  return fc
    .record({
      recipe: fc.constantFrom(...own),
      more: fc.array(line, { minLength: 10, maxLength: 180, size: 'max' }),
      objective: fc.constantFrom('minimal', 'balanced'),
      frontier: fc.boolean(),
      add: fc.option(some(150)),
      avoid: fc.option(some(40)),
      total: fc.option(fc.integer({ min: 50, max: 5000 })),
    })
    .map(({ recipe: { body }, more, ...wishes }) => ({
      ...body,
      ...wishes,
      ingredients: [
        ...body.ingredients,
        ...more.map((one) => ({
          [name]: one.name,
          [weight]: one.grams,
          ...(one.bound === null || one.grams === null ? {} : { [one.bound]: one.bound === 'fixed' || one.grams }),
        })),
      ],
    })) as fc.Arbitrary<Body>;
};

/** What is answered, in words. */
function answerTo(craft: Craft, body: Body): string {
  try {
    return JSON.stringify(adjust(craft, body, site));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.message;
  }
}

for (const craft of crafts)
  test(`${craft.id}: nothing asked takes more than its steps`, () => {
    fc.assert(
      fc.property(dear(craft), (body) => {
        const before = taken();
        answerTo(craft, body);
        const steps = taken() - before;
        assert.ok(steps <= margin * mostSteps, `${steps} steps: ${JSON.stringify(body)}`);
      }),
      { numRuns: runs, seed: 48, endOnFailure: true },
    );
  });

test('who asks first gets what everybody gets', () => {
  const fresh = loadTrusted(readCrafts('crafts', readLarder('larder'))).crafts;
  for (const warm of crafts) {
    const cold = fresh.find(({ id }) => id === warm.id)!;
    for (const body of fc.sample(dear(warm), { numRuns: 2, seed: 7 }))
      assert.is(answerTo(cold, body), answerTo(warm, body), JSON.stringify(body));
  }
});

test.run();
