// The figures of the bench: scaling by pieces and moulds, prices and losses as people write them, what a recipe costs.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { carriedOut } from '../../page/src/apply-step.ts';
import { costOf } from '../../page/src/cost.ts';
import { drawn, finishedOf, labelRequest } from '../../page/src/label/drawn.ts';
import { readPrices, writePrices } from '../../page/src/larder-file.ts';
import { exampleRecipe } from '../../page/src/opening.ts';
import { eurosIn, lossIn } from '../../page/src/quantity.ts';
import { blankRecipe, newRow, portable, recipeFrom } from '../../page/src/recipe.ts';
import { gramsFor, litreOf, type Ways } from '../../page/src/scaling.ts';
import { baseName } from '../../page/src/shares.ts';
import { inOrder, targetOf } from '../../page/src/store/targets.ts';
import { craftOf, crafts } from '../loaded.ts';
import { weighed } from '../weighed.ts';

const fill = { part: 80, density: 0.5 };
const scalings: [string, Ways, number, number | null][] = [
  ['24 pieces of 85 g', { way: 'pieces', pieces: 24, each: 85 }, 0, 2040],
  ['the same with losses', { way: 'pieces', pieces: 24, each: 85 }, 4, 2125],
  ['a total', { way: 'total', grams: 3000 }, 0, 3000],
  ['a round mould', { way: 'round', moulds: 2, diameter: 20, height: 5, fill }, 0, 1256.637],
  ['a frame', { way: 'square', moulds: 1, length: 60, width: 40, height: 1, fill }, 0, 960],
  ['five litres with air', { way: 'litres', litres: 5, air: 25, density: 1.1 }, 0, 4400],
  ['what there is of one ingredient', { way: 'have', have: 3200, now: 210 }, 50, 15238.095],
  ['nothing of it now', { way: 'have', have: 3200, now: 0 }, 0, null],
  ['everything lost', { way: 'total', grams: 3000 }, 100, null],
  ['no number', { way: 'total', grams: Number.NaN }, 0, null],
];
for (const [name, ways, loss, expected] of scalings) {
  test(`scaling: ${name}`, () => {
    const grams = gramsFor(ways, 1000, loss);
    assert.is(grams === null ? null : Math.round(grams * 1000) / 1000, expected);
  });
}

test('a suggestion that takes all of an ingredient takes its rows away', () => {
  const rows = ['Uno 100', 'Dos 30', 'Dos 20', 'Tres 0'].map((text) => {
    const [name, grams] = text.split(' ');
    return newRow({ name: name!, grams: grams!, doubt: 'x' });
  });
  const step = {
    sentence: '',
    changes: [
      { name: 'Dos', grams: -50 },
      { name: 'Uno', grams: 5.5 },
      { name: 'Más', grams: 1 },
    ],
  };
  const after = carriedOut({ ...blankRecipe('x', 'y'), rows }, step as never);
  assert.equal(
    after.rows.map(({ name, grams, doubt }) => `${name} ${grams}${doubt}`),
    ['Uno 105,5', 'Tres 0x', 'Más 1'],
  );
});

test('a target is put in order, whichever end was written first', () => {
  assert.equal(inOrder(['20', '15']), ['15', '20']);
  assert.equal(inOrder(['-15', '−20']), ['−20', '-15']);
  assert.equal(inOrder(['20', '']), ['20', '']);
  assert.equal(targetOf(['20', '15,5']), { min: 15.5, max: 20 });
});

test('a list of prices goes out and comes back', () => {
  const own = [{ id: 'x', name: 'Uno; dos', price: '2,35', compositions: {} }];
  assert.equal(readPrices(writePrices(own)), [{ name: 'Uno; dos', price: '2,35' }]);
  assert.equal(readPrices('Ingrediente\t€/kg\nLeche\t0,95\nSin precio\t\n'), [{ name: 'Leche', price: '0,95' }]);
  assert.equal(readPrices('Producto;Saco;€/kg\nHarina;25;1,10\nSin precio;25;'), [{ name: 'Harina', price: '1,1' }]);
  assert.equal(readPrices('leche,1.05\nnata;4,8 €'), [
    { name: 'leche', price: '1,05' },
    { name: 'nata', price: '4,8' },
  ]);
});

test('prices and losses are read as people write them; what cannot be is nothing', () => {
  assert.equal(['7,50', '7,50 €', '7,50 €/kg', '€ 7.50', '7,5 euros / kg'].map(eurosIn), [7.5, 7.5, 7.5, 7.5, 7.5]);
  assert.equal(['', 'abc', '-3 €', '7,50 kg'].map(eurosIn), [null, null, null, null]);
  assert.equal(['', '5', '5 %', '99,9'].map(lossIn), [0, 5, 5, 99.9]);
  assert.equal(['100', '120', '-5', 'abc'].map(lossIn), [null, null, null, null]);
});

function cost(id: string, ingredients: object[], making: object = {}, told: object = {}) {
  const craft = craftOf(id);
  const recipe = recipeFrom(craft, { ingredients, making, ...told });
  const made = finishedOf(craft, recipe);
  return { made, ...costOf(craft, recipe, made) };
}

test('a craft that counts no money costs what the larder says; what has no price costs nothing known', () => {
  const flour = { name: 'Harina de trigo', grams: 1000 };
  const { batch, kilo, unpriced } = cost('panaderia', [flour, { name: 'Agua', grams: 600 }]);
  assert.ok(batch! > 0.3 && kilo! > 0.2 && unpriced.size === 0);
  const leaven = { name: 'Leaven', grams: 200, role: 'masa_madre' };
  assert.is(cost('panaderia', [flour, leaven]).unpriced.size, 0, 'what it is used for tells what it is');
  const unknown = cost('panaderia', [{ name: 'Zzyzx qwerty', grams: 100 }]);
  assert.equal([unknown.batch, unknown.kilo, [...unknown.unpriced]], [null, null, ['Zzyzx qwerty']]);
});

for (const craft of crafts) {
  test(`cost and label count alike what comes out of it, ${craft.id}`, () => {
    for (const id of craft.types.keys()) {
      const recipe = exampleRecipe(craft, id);
      const label = drawn(craft, labelRequest(craft, recipe));
      assert.ok('answer' in label, id);
      const { finished, cost: told } = label.answer.yield;
      assert.is(finishedOf(craft, recipe), finished, id);
      const { kilo } = costOf(craft, recipe, finished);
      if (told) assert.ok(Math.abs(kilo! - told.perKg) < 0.006, `${id}: ${kilo} ${told.perKg}`);
    }
  });
}

test('what is told of the process counts in what comes out, and so does what is lost besides', () => {
  const dough = weighed({ 'Harina de trigo': 1000, Agua: 600 });
  assert.is(cost('panaderia', dough, {}, { perdida: 10 }).made, 1440);
  assert.is(cost('panaderia', dough, { loss: '5' }, { perdida: 10 }).made, 1368);
});

test('a litre starts from the air and the density of the recipe', () => {
  const craft = craftOf('helado');
  const litre = (told: object) =>
    litreOf(craft, recipeFrom(craft, { ...portable(craft, exampleRecipe(craft)), ...told }));
  const { air, density } = litre({ overrun: 35 });
  assert.is(air, '35');
  assert.match(density!, /^1,[01]\d+$/);
  assert.equal(litre({ making: { air: '20' } }), { air: '20', density });
  const other = craftOf('panaderia');
  assert.equal(litreOf(other, exampleRecipe(other)), { air: '0', density: '1,1' });
});

test('what the percentages are of fits in the head of a column', () => {
  assert.equal(
    crafts.map((craft) => baseName(craft)).filter((name) => !/^(del total|sobre \p{L}+)$/u.test(name)),
    [],
  );
  assert.is(baseName(craftOf('conservas')), 'sobre fruta');
});

test('losses that cannot be leave the kilo untold', () => {
  const sugar = [{ name: 'Azúcar', grams: 1000 }];
  assert.ok(cost('helado', sugar, { loss: '20' }).kilo! > cost('helado', sugar).kilo!);
  for (const loss of ['100', '150', '-5']) {
    const { made, kilo } = cost('helado', sugar, { loss });
    assert.equal([made, kilo], [null, null]);
  }
});

for (const craft of ['helado', 'panaderia']) {
  test(`a recipe costs the same inside another, ${craft}`, () => {
    const ingredients = weighed({ Azúcar: 300, Agua: 200, 'Zzyzx qwerty': 100 });
    const outside = cost(craft, ingredients, { loss: '10' });
    const inside = cost(craft, [{ name: 'Jarabe mío', grams: 250, recipe: { ingredients, trim: 10 } }]);
    assert.ok(Math.abs(outside.kilo! - inside.kilo!) < 1e-9, `${outside.kilo} ${inside.kilo}`);
    assert.equal([...inside.unpriced], ['Zzyzx qwerty']);
  });
}

test.run();
