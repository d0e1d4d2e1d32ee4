// A craft that nobody knew, dropped in as data: it explains and adjusts without a line of code.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { evaluate } from '../../engine/index.ts';
import { inventedCraft } from '../engine/invented.ts';
import { weighed } from '../weighed.ts';
import { site } from './recipes.ts';
import { adjusted, checkAnswer } from './words.ts';

const body = {
  type: 'taza',
  ingredients: weighed({ agua: 200, azucar: 40, hoja: 6 }),
};

test('it is explained', () => {
  const { explain } = evaluate(inventedCraft(), body, site, { explain: true }) as {
    explain: { params: Record<string, { value: number; contributions: { value: number }[] }> };
  };
  for (const { value, contributions } of Object.values(explain.params)) {
    assert.ok(Math.abs(contributions.reduce((sum, one) => sum + one.value, 0) - value) < 1e-6);
  }
});

test('it is adjusted', () => {
  const craft = inventedCraft();
  const answer = adjusted(craft, body);
  checkAnswer(craft, body, answer, 'té');
  assert.ok(answer.adjusted);
  assert.match(answer.sentences[0]!, /^Cambia \d+ g de azúcar por \d+ g de agua\.$/i);
});

test('what there is too much of is taken away, and the rest stays', () => {
  const ingredients = [body.ingredients[0], body.ingredients[1], { name: 'hoja', grams: 4 }];
  const answer = adjusted(inventedCraft(), { ...body, ingredients });
  assert.ok(answer.adjusted);
  assert.ok(answer.ingredients[1]!.change < 0 && answer.ingredients[2]!.change === 0, answer.sentences.join(' '));
});

test('its correctors are brought in', () => {
  const craft = inventedCraft((all) => {
    all['craft.json'].correctors = ['azucar'];
  });
  const answer = adjusted(craft, {
    type: 'taza',
    ingredients: weighed({ agua: 200, hoja: 4 }),
  });
  assert.ok(answer.adjusted, answer.sentences.join(' '));
  assert.equal(
    answer.ingredients.filter(({ added }) => added).map(({ name }) => name),
    ['Azúcar'],
  );
});

test('what it keeps is its own word', () => {
  const craft = inventedCraft((all) => {
    all['craft.json'].adjust = { keep: 'suma(agua)' };
  });
  const answer = adjusted(craft, body);
  assert.ok(answer.adjusted);
  assert.is(answer.ingredients[0]!.change, 0);
  assert.match(answer.sentences[0]!, /^Quita \d+ g de azúcar\.$/i);
});

test('a dose of its catalogue is not passed', () => {
  const craft = inventedCraft((all) => {
    all['catalogue.json'].ingredients[2].dose = [0, 1];
  });
  const weak = {
    type: 'taza',
    ingredients: weighed({ agua: 190, azucar: 9, hoja: 1 }),
  };
  assert.ok(adjusted(inventedCraft(), weak).adjusted);
  const answer = adjusted(craft, weak);
  assert.ok(answer.ingredients[2]!.grams <= 2, `${answer.ingredients[2]!.grams}`);
});

test('without an adjust section the weight is kept', () => {
  const craft = inventedCraft((all) => {
    delete all['craft.json'].adjust;
  });
  const answer = adjusted(craft, body);
  assert.ok(answer.adjusted);
  assert.is(
    answer.ingredients.reduce((sum, { change }) => sum + change, 0),
    0,
  );
});

test.run();
