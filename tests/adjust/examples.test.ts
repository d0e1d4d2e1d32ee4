// Adjust on every example of every type, good and broken.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withinBounds } from '../../engine/adjust/balanced.ts';
import { isForbidden } from '../../engine/adjust/limits.ts';
import { viewOf } from '../../engine/adjust/view.ts';
import type { Craft } from '../../engine/index.ts';
import { some } from '../some.ts';
import { crafts, recipes } from './recipes.ts';
import {
  type Adjusted,
  adjusted,
  type Body,
  checkAnswer,
  isBalanced,
  problemFor,
  recipeOf,
  weightsOf,
} from './words.ts';

const answers = new Map<Body, Adjusted>();
/** An example adjusted once for all the tests that look at it. */
function exampleAdjusted(craft: Craft, body: Body): Adjusted {
  const answer = answers.get(body) ?? adjusted(craft, body);
  answers.set(body, answer);
  return answer;
}

for (const craft of crafts) {
  const own = some(
    recipes.filter((recipe) => recipe.craft === craft),
    45,
  );

  test(`${craft.id}: a balanced recipe comes back as it was`, () => {
    let balanced = 0;
    for (const { title, body } of own) {
      const problem = problemFor(craft, body);
      if (!isBalanced(problem, viewOf(problem, problem.sent)) || !withinBounds(problem, problem.sent)) continue;
      balanced++;
      const answer = exampleAdjusted(craft, body);
      assert.ok(answer.adjusted, title);
      assert.ok(
        answer.ingredients.every(({ change, added }) => change === 0 && !added),
        title,
      );
      assert.is(JSON.stringify(answer.after), JSON.stringify(answer.before), title);
      assert.match(answer.sentences[0]!, /no hay que cambiar nada/, title);
    }
    assert.ok(balanced >= 10, `${balanced} balanced`);
  });

  test(`${craft.id}: a broken recipe comes back balanced`, () => {
    let broken = 0;
    for (const { title, body } of own) {
      const answer = exampleAdjusted(craft, body);
      checkAnswer(craft, body, answer, title);
      if (answer.ingredients.every(({ change }) => change === 0) && answer.inputs === undefined) continue;
      broken++;
      assert.ok(answer.adjusted, `${title}: ${answer.sentences.join(' ')}`);
    }
    assert.ok(broken >= 5, `${broken} broken`);
  });

  test(`${craft.id}: what is forbidden goes, unless it is held`, () => {
    for (const { title, body } of own) {
      const answer = exampleAdjusted(craft, body);
      if (!answer.adjusted) continue;
      const problem = problemFor(craft, body);
      const { mix } = viewOf(problem, weightsOf(problem, answer));
      assert.not(
        mix.lines.some((line) => isForbidden(problem.type, line)),
        title,
      );
    }
  });

  test(`${craft.id}: the new weights are what a scale weighs, unless that would unbalance them`, () => {
    let rounded = 0;
    let changed = 0;
    for (const { title, body } of own) {
      for (const { grams, change } of exampleAdjusted(craft, body).ingredients) {
        if (change === 0) continue;
        changed++;
        assert.ok(Math.abs(grams * 1000 - Math.round(grams * 1000)) < 1e-6, `${title}: ${grams}`);
        const step = grams < 20 ? 0.1 : 1;
        if (Math.abs(grams / step - Math.round(grams / step)) < 1e-6) rounded++;
      }
    }
    assert.ok(rounded / changed > 0.75, `${rounded} of ${changed}`);
  });
}

test('a recipe in any unit is adjusted in proportion', () => {
  for (const { craft, title, body } of some(recipes, 15)) {
    const { weight } = craft.definition.craft.request;
    const whole = exampleAdjusted(craft, body);
    for (const factor of [0.001, 0.01, 1000]) {
      const grams = craft.inputs.filter(({ key, unit }) => unit === 'g' && typeof body[key] === 'number');
      const scaled = {
        ...body,
        ...Object.fromEntries(grams.map(({ key }) => [key, (body[key] as number) * factor])),
        ingredients: body.ingredients.map((item) => ({ ...item, [weight]: (item[weight] as number) * factor })),
      };
      const answer = adjusted(craft, scaled);
      assert.is(answer.adjusted, whole.adjusted, `${title} × ${factor}: ${answer.sentences.join(' ')}`);
      checkAnswer(craft, scaled, answer, `${title} × ${factor}`);
    }
  }
});

test('asking twice changes nothing: what is adjusted is balanced', () => {
  for (const { craft, title, body } of some(recipes, 75)) {
    // A craft without a verdict aims one class higher each time: it is told to stay at what it has reached.
    const first = exampleAdjusted(craft, body);
    const asked = { ...recipeOf(craft, body, first), ...(first.target === undefined ? {} : { target: first.target }) };
    const second = adjusted(craft, asked);
    assert.ok(
      second.ingredients.every(({ change }) => change === 0) && second.removed.length === 0,
      `${title}: ${second.sentences.join(' ')}`,
    );
  }
});

test.run();
