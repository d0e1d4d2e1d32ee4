// Recipes that nobody makes: very long, very light, very heavy, all fixed, contradictory. Adjust ends, and keeps its word.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { refusalOf } from '../refusal.ts';
import { some } from '../some.ts';
import { weighed } from '../weighed.ts';
import { craftOf, crafts, recipes } from './recipes.ts';
import { adjusted, type Body, checkAnswer } from './words.ts';

const ice = craftOf('helado');

for (const craft of crafts) {
  const { name, weight } = craft.definition.craft.request;
  const own = recipes.filter((recipe) => recipe.craft === craft);

  test(`${craft.id}: two hundred ingredients`, () => {
    const ids = [...craft.rows.keys()];
    const ingredients = Array.from({ length: 200 }, (_, i) => ({
      [name]: ids[(i * 7) % ids.length]!,
      [weight]: 10 + ((i * 37) % 190),
    }));
    const body: Body = { type: craft.defaultType, ingredients };
    checkAnswer(craft, body, adjusted(craft, body), 'long');
  });

  test(`${craft.id}: everything fixed`, () => {
    for (const { title, body } of some(own, 8)) {
      const asked: Body = { ...body, add: [], ingredients: body.ingredients.map((item) => ({ ...item, fixed: true })) };
      const answer = adjusted(craft, asked);
      checkAnswer(craft, asked, answer, title);
      assert.ok(
        answer.ingredients.every(({ change }) => change === 0),
        title,
      );
      if (!answer.adjusted)
        assert.ok(
          answer.reasons!.ranges.every(({ reachable }) => reachable === null || reachable[0] === reachable[1]),
          title,
        );
    }
  });

  test(`${craft.id}: a millionth of a gram and a thousand tonnes`, () => {
    for (const { title, body } of some(own, 4)) {
      const total = body.ingredients.reduce((sum, item) => sum + (item[weight] as number), 0);
      for (const whole of [1e-6, 1e8]) {
        const asked: Body = {
          ...body,
          ingredients: body.ingredients.map((item) => ({
            ...item,
            [weight]: ((item[weight] as number) / total) * whole,
          })),
        };
        refusalOf(() => checkAnswer(craft, asked, adjusted(craft, asked), `${title} ${whole}`));
      }
    }
  });
}

test('bounds that leave no room for the weight of the recipe win over it', () => {
  const body: Body = {
    type: 'helado_crema',
    add: [],
    ingredients: [
      { name: 'Leche entera', grams: 600, fixed: true },
      { name: 'Nata 35 %', grams: 200, max: 150 },
      { name: 'Azúcar', grams: 150, max: 160 },
    ],
  };
  const answer = adjusted(ice, body);
  checkAnswer(ice, body, answer, 'no room');
  assert.is(answer.ingredients[1]!.grams, 150);
  assert.ok(
    answer.sentences.some((text) => /^El peso total pasa de 950 g a \d+ g\.$/.test(text)),
    answer.sentences.join(' '),
  );
});

test('the same ingredient twice, one of them fixed', () => {
  const body: Body = {
    type: 'helado_crema',
    ingredients: [
      { name: 'Leche entera', grams: 400, fixed: true },
      { name: 'leche', grams: 250 },
      { name: 'Nata 35 %', grams: 200 },
      { name: 'Azúcar', grams: 100 },
      { name: 'azúcar', grams: 20, fixed: true },
    ],
  };
  const answer = adjusted(ice, body);
  checkAnswer(ice, body, answer, 'twice');
  assert.ok(answer.adjusted, answer.sentences.join(' '));
});

test('a field that nobody knows is refused by its name', () => {
  const ingredients = weighed({ 'Leche entera': 600, 'Nata 35 %': 200, Azúcar: 110 });
  const refused: [Record<string, unknown>, RegExp][] = [
    [{ ingredients, nota: 'x' }, /^nota: nadie conoce este campo/],
    [{ ingredients, maxcost: 2 }, /^maxcost: .*¿Querías decir «maxCost»\?/],
    [{ ingredients: [{ ...ingredients[0], color: 'rojo' }] }, /^ingredients\[0\]\.color: nadie conoce este campo/],
    [{ ingredients: [ingredients[0], { ...ingredients[1], maximo: 3 }] }, /^ingredients\[1\]\.maximo: /],
  ];
  for (const [body, place] of refused) assert.throws(() => adjusted(ice, body), place);
  // What is inherited was not sent.
  assert.ok(adjusted(ice, { ingredients, __proto__: { add: 7 } }).status);
});

test('the order of the ingredients does not matter', () => {
  for (const { craft, title, body } of some(recipes, 15)) {
    const reversed = { ...body, ingredients: [...body.ingredients].reverse() };
    assert.is(adjusted(craft, body).adjusted, adjusted(craft, reversed).adjusted, title);
  }
});

test.run();
