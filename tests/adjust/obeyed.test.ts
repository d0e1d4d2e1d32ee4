// What the caller asks is done, or it is said which wish could not be kept; what is said agrees with the recipe that comes out;
// and no text ever holds what is no number. OBEYED=200 tries longer, SEED=5 others.
import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { adjust, type Craft, Refusal } from '../../engine/index.ts';
import { crafts, recipes, site } from './recipes.ts';
import type { Adjusted, Body } from './words.ts';

const runs = Number(process.env.OBEYED ?? 8);
const seed = Number(process.env.SEED ?? 17);

interface Wishes {
  total: number | null;
  only: number[] | null;
  each: ('free' | 'fixed' | 'min' | 'max' | 'open')[];
  by: number[];
}

const wishes: fc.Arbitrary<Wishes> = fc.record({
  total: fc.option(fc.constantFrom(0.1, 0.25, 0.5, 0.7, 1, 1.3, 2, 7), { freq: 1 }),
  only: fc.option(fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 3 }), { freq: 1, nil: null }),
  each: fc.array(fc.constantFrom('free', 'free', 'free', 'fixed', 'min', 'max', 'open'), {
    minLength: 12,
    maxLength: 12,
  }),
  by: fc.array(fc.double({ min: 0.2, max: 2.5, noNaN: true }), { minLength: 12, maxLength: 12 }),
});

/** An example bent, with all that may be asked of its weights. */
const bentWith = (craft: Craft): fc.Arbitrary<Body> => {
  const { name, weight } = craft.definition.craft.request;
  const own = recipes.filter((recipe) => recipe.craft === craft);
  return fc
    .tuple(fc.constantFrom(...own), fc.double({ min: 0.2, max: 3, noNaN: true }), wishes)
    .map(([{ body }, bend, { total, only, each, by }]) => {
      const grams = body.ingredients.map((item, i) =>
        Number(((item[weight] as number) * (i === 0 ? bend : 1)).toPrecision(4)),
      );
      const ingredients = body.ingredients.map((item, i) => {
        const asked = each[i % 12]!;
        const bound = Number((grams[i]! * by[i % 12]!).toPrecision(3));
        if (asked === 'open') return { ...item, [weight]: null };
        if (asked === 'fixed') return { ...item, [weight]: grams[i], fixed: true };
        return { ...item, [weight]: grams[i], ...(asked === 'free' ? {} : { [asked]: bound }) };
      });
      const whole = grams.reduce((sum, one) => sum + one, 0);
      return {
        ...body,
        ingredients,
        ...(total === null ? {} : { total: Number((whole * total).toPrecision(3)) }),
        ...(only === null
          ? {}
          : { only: [...new Set(only.map((i) => body.ingredients[i % body.ingredients.length]![name] as string))] }),
      } as Body;
    });
};

/** One to four things of the larder, in any weight. */
const anything = (craft: Craft): fc.Arbitrary<Body> => {
  const { name, weight } = craft.definition.craft.request;
  const labels = [...craft.rows.values()].map(({ label }) => label);
  return fc
    .tuple(
      fc.constantFrom(...craft.types.keys()),
      fc.uniqueArray(fc.constantFrom(...labels), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(1, 100, 1000),
    )
    .map(([type, names, grams]) => ({ type, ingredients: names.map((one) => ({ [name]: one, [weight]: grams })) }));
};

const noNumber = /NaN|Infinity|undefined|null g/;

/** Wishes of the weights that the answer does not keep. */
function broken(craft: Craft, body: Body, { ingredients }: Adjusted): string[] {
  const { name, weight } = craft.definition.craft.request;
  const found: string[] = [];
  const whole = ingredients.reduce((sum, { grams }) => sum + grams, 0);
  const total = body.total as number | undefined;
  if (total !== undefined && Math.abs(whole - total) > 0.001 * total) found.push(`total ${total}: ${whole}`);
  for (const [i, item] of body.ingredients.entries()) {
    const grams = ingredients.find(({ index }) => index === i)?.grams ?? 0;
    const slack = 1e-6 * Math.max(1, whole);
    if (item.fixed === true && Math.abs(grams - (item[weight] as number)) > slack) found.push(`fixed ${item[name]}`);
    if (typeof item.min === 'number' && grams < item.min - slack) found.push(`min ${item[name]}`);
    if (typeof item.max === 'number' && grams > item.max + slack) found.push(`max ${item[name]}`);
  }
  return found;
}

function check(craft: Craft, body: Body): void {
  let answer: Adjusted;
  try {
    answer = adjust(craft, body, site) as unknown as Adjusted;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    assert.not.match(error.message, noNumber);
    return;
  }
  const asked = JSON.stringify(body);
  const told = [...answer.sentences, ...(answer.reasons?.sentences ?? []), ...answer.warnings].join('\n');
  assert.not.match(told, noNumber, asked);
  assert.ok(
    answer.ingredients.every(({ grams }) => Number.isFinite(grams)),
    asked,
  );
  const lost = broken(craft, body, answer);
  assert.ok(
    lost.length === 0 || /No se ha(n)? podido/.test(told),
    `${lost.join()} and nothing said: ${asked}\n${told}`,
  );
  assert.ok(lost.length === 0 || !answer.adjusted, `${lost.join()} and adjusted: ${asked}`);
  const verdict = answer.after?.verdict;
  if (craft.hasVerdict && verdict !== undefined && !('target' in answer)) {
    if (answer.adjusted) assert.is(verdict, 'equilibrada', asked);
    if (!answer.adjusted && verdict === 'equilibrada')
      assert.match(told, /No se ha(n)? podido|Sigue|sale a|dosis|pasa/, `balanced and not adjusted: ${asked}\n${told}`);
    if (verdict === 'equilibrada') assert.not.match(told, /no queda equilibrada/, asked);
  }
}

for (const craft of crafts) {
  test(`${craft.id}: what is asked of the weights is kept or told`, () => {
    fc.assert(
      fc.property(bentWith(craft), (body) => check(craft, body)),
      { numRuns: runs, seed, endOnFailure: true },
    );
  });
  test(`${craft.id}: of anything in the larder nothing but numbers is said`, () => {
    fc.assert(
      fc.property(anything(craft), (body) => check(craft, body)),
      { numRuns: runs, seed, endOnFailure: true },
    );
  });
}

test.run();
