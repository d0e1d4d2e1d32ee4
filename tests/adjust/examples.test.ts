// Adjust on every example of every type, good and broken.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { viewOf } from '../../engine/adjust/view.ts';
import { crafts, recipes } from './recipes.ts';
import { adjusted, checkAnswer, isBalanced, tableFor } from './words.ts';

for (const craft of crafts) {
  const own = recipes.filter((recipe) => recipe.craft === craft);

  test(`${craft.id}: a balanced recipe comes back as it was`, () => {
    let balanced = 0;
    for (const { title, body } of own) {
      const table = tableFor(craft, body);
      if (!isBalanced(craft, viewOf(table, table.weights))) continue;
      balanced++;
      const answer = adjusted(craft, body);
      assert.ok(answer.adjusted, title);
      assert.ok(
        answer.ingredients.every(({ change, added }) => change === 0 && !added),
        title,
      );
      assert.is(JSON.stringify(answer.after), JSON.stringify(answer.before), title);
      assert.is(answer.sentences.length, 1, title);
    }
    assert.ok(balanced >= 15, `${balanced} balanced`);
  });

  test(`${craft.id}: a broken recipe comes back balanced`, () => {
    let broken = 0;
    for (const { title, body } of own) {
      const answer = adjusted(craft, body);
      checkAnswer(craft, body, answer, title);
      if (answer.ingredients.every(({ change }) => change === 0)) continue;
      broken++;
      assert.ok(answer.adjusted, `${title}: ${answer.sentences.join(' ')}`);
    }
    assert.ok(broken >= 5, `${broken} broken`);
  });

  test(`${craft.id}: the new weights are what a scale weighs, unless that would unbalance them`, () => {
    let rounded = 0;
    let changed = 0;
    for (const { title, body } of own) {
      for (const { grams, change } of adjusted(craft, body).ingredients) {
        if (change === 0) continue;
        changed++;
        assert.ok(Math.abs(grams * 1000 - Math.round(grams * 1000)) < 1e-6, `${title}: ${grams}`);
        const step = grams < 20 ? 0.1 : 1;
        if (Math.abs(grams / step - Math.round(grams / step)) < 1e-6) rounded++;
      }
    }
    assert.ok(rounded / changed > 0.8, `${rounded} of ${changed}`);
  });
}

test('a recipe in any unit is adjusted in proportion', () => {
  for (const { craft, title, body } of recipes.filter((_, index) => index % 7 === 0)) {
    const { weight } = craft.definition.craft.request;
    for (const factor of [0.001, 0.01, 1000]) {
      const scaled = {
        ...body,
        ingredients: body.ingredients.map((item) => ({ ...item, [weight]: (item[weight] as number) * factor })),
      };
      const answer = adjusted(craft, scaled);
      assert.ok(answer.adjusted, `${title} × ${factor}: ${answer.sentences.join(' ')}`);
      checkAnswer(craft, scaled, answer, `${title} × ${factor}`);
    }
  }
});

test('asking twice changes nothing: what is adjusted is balanced', () => {
  for (const { craft, title, body } of recipes) {
    const { name, weight } = craft.definition.craft.request;
    const first = adjusted(craft, body);
    const ingredients = [
      ...body.ingredients.map((item, i) => ({ ...item, [weight]: first.ingredients[i]!.grams })),
      ...first.ingredients.filter(({ added }) => added).map((row) => ({ [name]: row.name, [weight]: row.grams })),
    ];
    const second = adjusted(craft, { ...body, ingredients });
    assert.ok(
      second.ingredients.every(({ change }) => change === 0),
      title,
    );
  }
});

test.run();
