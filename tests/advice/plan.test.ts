// One mind: over bent recipes the plan of the balance, followed by its own names and grams, arrives and moves about as much
// as the adjustment with fewest grams. A cause that drowns the rest would show here.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { faultsIn } from '../../engine/advice/state.ts';
import { evaluateWhole, Refusal } from '../../engine/index.ts';
import { crafts, type Recipe, recipes, site } from '../adjust/recipes.ts';
import { adjusted } from '../adjust/words.ts';
import { follow, inputsOf, planOf } from '../crafts/followed.ts';
import { some } from '../some.ts';

/** Told of the process, a recipe is mended at the fire as often as at the scale. */
const isOfGrams = ({ body, craft }: Recipe): boolean => craft.inputs.every(({ input }) => !(input!.told in body));

function bend({ body, craft }: Recipe, random: () => number): Recipe['body'] {
  const { weight } = craft.definition.craft.request;
  const ingredients = body.ingredients.map((item) => ({
    ...item,
    [weight]: Math.round((item[weight] as number) * (0.6 + 0.9 * random()) * 100) / 100,
  }));
  return { ...body, ingredients };
}

for (const craft of crafts) {
  test(`${craft.id}: the plan arrives, and moves no more than it has to`, () => {
    let state = 11;
    const random = (): number => {
      state = (state * 1103515245 + 12345) % 2147483648;
      return state / 2147483648;
    };
    let [planned, came] = [0, 0];
    const ratios: number[] = [];
    const own = recipes.filter((one) => one.craft === craft && isOfGrams(one));
    for (const recipe of some(own, 60)) {
      const body = bend(recipe, random);
      try {
        const before = evaluateWhole(craft, body, site);
        if (faultsIn(before.state).length === 0) continue;
        const steps = planOf(before);
        const said = Object.values(before.advice).flat();
        const isShort =
          said.some(({ key }) => key === 'sin_salida') || steps.every(({ changes }) => changes.length === 0);
        if (isShort) continue;
        planned++;
        const after = evaluateWhole(
          craft,
          { ...body, ...inputsOf(steps), ingredients: follow(craft, body.ingredients, steps) },
          site,
        );
        if (faultsIn(after.state).length > 0) continue;
        came++;
        const { adjusted: arrives, ingredients, removed } = adjusted(craft, body);
        const least = [...ingredients, ...removed].reduce((sum, { change }) => sum + Math.abs(change), 0);
        const grams = steps.flatMap(({ changes }) => changes).reduce((sum, change) => sum + Math.abs(change.grams), 0);
        if (arrives && least > 0) ratios.push(grams / least);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    }
    ratios.sort((a, b) => a - b);
    const at = (part: number): number => ratios[Math.floor(part * (ratios.length - 1))]!;
    assert.ok(planned >= 15 && came >= 0.88 * planned, `${came} of ${planned}`);
    assert.ok(at(0.5) <= 1.5 && at(0.9) <= 4, `median ${at(0.5)}, nine in ten ${at(0.9)}`);
  });
}

test.run();
