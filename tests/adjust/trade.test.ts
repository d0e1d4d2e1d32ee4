// What a professional refused of the first edition: each as a recipe and what must come of it.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bodyOf, evaluateWhole } from '../../engine/index.ts';
import { asked, bodyFor, of, told, total } from './asked.ts';
import { crafts, crema, recipes, site } from './recipes.ts';
import { adjusted } from './words.ts';

test('a vegan ice cream keeps no cream and no milk', () => {
  const answer = asked('helado', 'vegano', {
    'Leche entera': 600,
    'Nata 35 %': 180,
    Azúcar: 150,
    Dextrosa: 30,
    'Leche en polvo desnatada': 35,
    Neutro: 5,
  });
  assert.ok(answer.adjusted, told(answer));
  assert.equal(
    answer.removed.map(({ name }) => name),
    ['Leche entera', 'Nata 35 %', 'Leche en polvo desnatada'],
  );
  assert.match(told(answer), /no lleva lácteos/);
});

test('a meringue loses its yolk and nothing else moves', () => {
  const answer = asked('pasteleria', 'merengue', { 'Clara de huevo': 200, Azúcar: 380, Yema: 20 });
  assert.ok(answer.adjusted, told(answer));
  assert.equal(
    answer.ingredients.map(({ name, change }) => [name, change]),
    [
      ['Clara de huevo', 0],
      ['Azúcar', 0],
    ],
  );
});

test('the wrong flour, and water for milk, are changed for the right one, and nothing else moves', () => {
  // biome-ignore format: one case per line
  const cases: [type: string, recipe: Record<string, number>, comes: string][] = [
    ['genoise', { Huevos: 250, Azúcar: 150, 'Harina de fuerza': 150 }, 'Cambia los 150 g de harina de fuerza por 150 g de harina.'],
    ['crema_pastelera', { Agua: 1000, Yemas: 200, Azúcar: 250, Maicena: 80 }, 'Cambia los 1000 g de agua por 1000 g de leche entera.'],
    ['hojaldre', { 'Harina de maíz': 1000, Agua: 500, Sal: 20, Mantequilla: 800 }, 'Cambia los 1000 g de harina de maíz por 1000 g de harina.'],
    ['sable_breton', { Harina: 300, Mantequilla: 225, Azúcar: 195, Claras: 90, Impulsor: 15 }, 'Cambia los 90 g de claras por 90 g de yema.'],
  ];
  for (const [type, recipe, comes] of cases) {
    const answer = asked('pasteleria', type, recipe);
    assert.is(answer.sentences[0], comes, told(answer));
  }
});

test('a Jijona loses its flour', () => {
  const answer = asked('turron', 'jijona', {
    almendra_tostada: 600,
    miel: 150,
    azucar: 150,
    harina: 60,
    clara: 30,
  });
  assert.ok(answer.adjusted, told(answer));
  assert.equal(
    answer.removed.map(({ name }) => name),
    ['harina'],
  );
});

test('three times the baking powder is put right by itself', () => {
  const answer = asked('pasteleria', 'magdalenas', {
    Harina: 280,
    Azúcar: 230,
    'Huevo entero': 200,
    Aceite: 200,
    'Leche entera': 80,
    Impulsor: 30,
  });
  assert.ok(answer.adjusted, told(answer));
  assert.equal(
    answer.ingredients.filter(({ change }) => change !== 0).map(({ name }) => name),
    ['Impulsor'],
  );
});

test('the paste that gives the flavour stays, and 5 % of stabiliser does not', () => {
  const nut = asked('helado', 'helado_crema', {
    'Leche entera': 560,
    'Nata 35 %': 180,
    'Pasta de avellana': 110,
    Azúcar: 130,
    'Leche en polvo desnatada': 30,
    'Neutro para cremas': 5,
  });
  assert.ok(nut.adjusted && of(nut, 'Pasta de avellana')!.grams >= 0.95 * 110, told(nut));
  const thick = asked('helado', 'helado_crema', { ...crema, 'Neutro para cremas': 50 });
  assert.ok(thick.adjusted && of(thick, 'Neutro para cremas')!.grams <= 8, told(thick));
});

test('silver accepts gold, and words are those of people', () => {
  for (const { craft, title, body } of recipes.filter(({ craft: { id } }) => id === 'cacao')) {
    const gold = adjusted(craft, { ...body, target: 'oro' });
    if (!gold.adjusted) continue;
    const silver = adjusted(craft, { ...body, target: 'plata' });
    assert.ok(silver.adjusted, `${title}: ${told(silver)}`);
  }
  for (const id of ['helado', 'panaderia', 'pasteleria', 'turron', 'cacao'])
    for (const target of ['oro', 'plata', 'gold']) {
      const { craft, body } = recipes.find((recipe) => recipe.craft.id === id)!;
      assert.ok(adjusted(craft, { ...body, target }).target, `${id}: ${target}`);
    }
});

test('with no target a craft of classes aims at the next better one', () => {
  const answer = asked('turron', 'jijona', { almendra_tostada: 550, miel: 90, azucar: 300, clara: 30 });
  assert.is(answer.target, 'Extra');
  assert.ok(answer.adjusted, told(answer));
  assert.throws(
    () => asked('turron', 'jijona', { almendra_tostada: 550, miel: 150 }, { target: 'Básico' }),
    /«Suprema» o «Extra»/,
  );
});

for (const craft of crafts) {
  test(`${craft.id}: from nothing, every type gives a recipe to start from`, () => {
    for (const [type, { file }] of craft.types) {
      for (const { name, recipe } of file.start ?? []) {
        const labels = Object.keys(recipe).map((id) => craft.rows.get(id)!.label);
        const list = Object.fromEntries(labels.map((label) => [label, null]));
        const answer = adjusted(craft, bodyFor(craft, type, list, { total: 1000 }));
        const title = `${type}, ${name}`;
        assert.ok(answer.adjusted, `${title}: ${told(answer)}`);
        assert.ok(Math.abs(total(answer) - 1000) <= 0.6, `${title}: ${total(answer)} g`);
        assert.is(answer.before, null);
        const whole = Object.values(recipe).reduce((sum, grams) => sum + grams, 0);
        // Of two starting recipes with the same ingredients the first is the one.
        const isFirst =
          file.start!.find((one) => Object.keys(one.recipe).sort().join() === Object.keys(recipe).sort().join())!
            .name === name;
        // What would not be sold under its name is changed as little as the law asks.
        const { breaches } = evaluateWhole(craft, bodyOf(craft, type, recipe), site).state.comparison;
        for (const [i, grams] of isFirst && breaches.length === 0 ? Object.values(recipe).entries() : []) {
          const given = of(answer, labels[i]!)?.grams ?? 0;
          assert.ok(Math.abs(given - (1000 * grams) / whole) <= 16, `${title}: ${labels[i]} ${given}`);
        }
        // A list without its base: the correctors bring it, where they have it.
        const base = craft.rows.get(Object.keys(recipe)[0]!)!;
        if (!craft.types.get(type)!.correctors.includes(base)) continue;
        const without = adjusted(
          craft,
          bodyFor(craft, type, { ...list, [labels[0]!]: undefined as never }, { total: 1000 }),
        );
        assert.ok(without.adjusted, `${title} without ${labels[0]}: ${told(without)}`);
      }
    }
  });
}

test('a dark bar is not centred with milk powder', () => {
  const { ingredients } = asked(
    'cacao',
    'bean_to_bar',
    { 'Nibs de cacao': 700, 'Manteca de cacao': 25, Azúcar: 275 },
    { objective: 'balanced' },
  );
  assert.not(
    ingredients.some(({ name }) => /leche/i.test(name)),
    JSON.stringify(ingredients),
  );
});

test.run();
