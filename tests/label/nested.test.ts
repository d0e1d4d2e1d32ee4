import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { adjust, evaluate } from '../../engine/index.ts';
import { craftOf, site } from '../loaded.ts';
import { weighed } from '../weighed.ts';
import { day, type Inner, inner, itemsOf, labelled, type Recipe, told } from './desk.ts';

interface Case {
  readonly what: string;
  readonly craft: string;
  readonly type: string;
  readonly outer: Recipe;
  readonly name: string;
  readonly grams: number;
  readonly inner: Recipe;
}

/** Half of what goes into the inner recipe is used. */
const cases: readonly Case[] = [
  {
    what: 'praline in a bombón',
    craft: 'cacao',
    type: 'bombon',
    outer: { cob_negra: 300, nata: 200, azucar_invertido: 40 },
    name: 'praline_casa',
    grams: 100,
    inner: { 'avellana tostada': 120, azúcar: 80 },
  },
  {
    what: 'ganache in a tart',
    craft: 'pasteleria',
    type: 'masa_tarta',
    outer: { Harina: 250, Mantequilla: 125, Azúcar: 90, 'Huevo entero': 50 },
    name: 'Ganache de la casa',
    grams: 200,
    inner: { 'Chocolate negro 70 %': 200, 'Nata 35 %': 200 },
  },
  {
    what: 'preferment in a dough',
    craft: 'panaderia',
    type: 'pan_comun',
    outer: { 'Harina panificable': 800, Agua: 480, Sal: 18, 'Levadura fresca': 8 },
    name: 'Mezcla de la víspera',
    grams: 401,
    inner: { 'Harina panificable': 400, Agua: 400, 'Levadura fresca': 2 },
  },
  {
    what: 'base in an ice cream',
    craft: 'helado',
    type: 'helado_crema',
    outer: { 'Leche entera': 200, Fresa: 250, Azúcar: 60 },
    name: 'Base blanca mía',
    grams: 500,
    inner: { 'Leche entera': 620, 'Nata 35 %': 180, Azúcar: 150, 'Leche en polvo desnatada': 45, Neutro: 5 },
  },
  {
    what: 'jam in a nougat',
    craft: 'turron',
    type: 'generico',
    outer: { almendra_molida: 450, azucar: 300, agua: 60 },
    name: 'confitura propia',
    grams: 150,
    inner: { Fresa: 180, azúcar: 120 },
  },
  {
    what: 'syrup in a jam',
    craft: 'conservas',
    type: 'confitura',
    outer: { Fresa: 550, Azúcar: 300 },
    name: 'Jarabe de la casa',
    grams: 150,
    inner: { Azúcar: 200, Agua: 100 },
  },
];

const written = ({ outer, inner: own, grams }: Case): Recipe => {
  const used = Object.values(own).reduce((sum, one) => sum + one, 0);
  const whole: Record<string, number> = { ...outer };
  for (const [key, one] of Object.entries(own)) whole[key] = (whole[key] ?? 0) + (one * grams) / used;
  return whole;
};
const nested = (one: Case, more: object = {}): object[] =>
  itemsOf(
    one.craft,
    { ...one.outer, [one.name]: one.grams },
    { [one.name]: { recipe: { ...inner(one.inner), ...more } } },
  );

test('a stage of the dough goes line by line into its list, unless it says otherwise; a sourdough is a compound', () => {
  const dough = { 'Harina panificable': 800, Agua: 480, Sal: 18, 'Levadura fresca': 8 };
  const own = { 'Harina panificable': 400, Agua: 400, 'Levadura fresca': 2 };
  const list = (name: string, more: object = {}): string => {
    const ingredients = itemsOf('panaderia', { ...dough, [name]: 401 }, { [name]: { recipe: inner(own, more) } });
    return labelled('panaderia', { type: 'pan_comun', ingredients }).ingredients.text;
  };
  const plain = 'Ingredientes: harina de **trigo**, agua, sal, levadura.';
  for (const name of ['Poolish', 'biga', 'Esponja', 'prefermento']) assert.is(list(name), plain);
  assert.match(list('Poolish', { open: false }), 'poolish (');
  assert.match(list('Masa madre líquida'), 'masa madre líquida (');
});

for (const one of cases) {
  test(`${one.what}: the figures of the recipe written out`, () => {
    const within = told(one.craft, one.type, nested(one));
    const out = told(one.craft, one.type, itemsOf(one.craft, written(one)));
    assert.equal(within.params, out.params);
    assert.equal(within.verdict, out.verdict);
    assert.equal(within.score, out.score);
  });

  test(`${one.what}: the label of the recipe written out, and the compound with its own list`, () => {
    const body = (ingredients: object[]) => ({ type: one.type, ingredients });
    const within = labelled(one.craft, body(nested(one)));
    const out = labelled(one.craft, body(itemsOf(one.craft, written(one))));
    assert.equal(within.nutrition, out.nutrition);
    assert.equal(within.allergens, out.allergens);
    assert.equal(
      within.names.map(({ name, holds }) => [name, holds]),
      out.names.map(({ name, holds }) => [name, holds]),
    );
    const opened = labelled(one.craft, body(nested(one, { open: true })));
    assert.equal(opened.ingredients, out.ingredients);
    assert.ok(within.ingredients.text.includes(`${one.name[0]!.toLowerCase()}${one.name.slice(1)} (`));
  });

  test(`${one.what}: explained, it is one ingredient that opens, and its parts add up to it`, () => {
    const { explain } = evaluate(craftOf(one.craft), { type: one.type, ingredients: nested(one) }, site, {
      explain: true,
    }) as unknown as {
      explain: {
        params: Record<string, { contributions: { name: string; value: number; parts?: { value: number }[] }[] }>;
        ingredients: { name: string; recipe?: { ingredients: unknown[] } }[];
      };
    };
    const item = explain.ingredients.find(({ recipe }) => recipe)!;
    assert.is(item.name, one.name);
    assert.is(item.recipe!.ingredients.length, Object.keys(one.inner).length);
    let seen = 0;
    for (const { contributions } of Object.values(explain.params))
      for (const { parts, value } of contributions) {
        if (!parts) continue;
        seen++;
        const sum = parts.reduce((total, part) => total + part.value, 0);
        assert.ok(Math.abs(sum - value) <= 1e-6 * Math.max(1, Math.abs(value)), `${sum} ${value}`);
      }
    assert.ok(seen > 0);
  });

  test(`${one.what}: adjusting moves it as one ingredient`, () => {
    const answer = adjust(craftOf(one.craft), { type: one.type, ingredients: nested(one) }, site, { today: day });
    const rows = [...(answer.ingredients as { name: string }[]), ...(answer.removed as { name: string }[])];
    assert.is(rows.filter(({ name }) => name === one.name).length, 1);
  });
}

test('a preferment by its name counts as one, whatever it is made of', () => {
  const dough = (more: object) =>
    told('panaderia', 'pan_rustico_mm', [
      ...weighed({ 'Harina panificable': 900, Agua: 600, Sal: 16 }),
      { name: 'Masa madre', grams: 200, ...more },
    ]).params as Record<string, number>;
  const known = dough({});
  const own = dough({ recipe: inner({ 'Harina panificable': 100, Agua: 100 }) });
  assert.is(own.prefermento, known.prefermento);
  assert.is(own.hidratacion, known.hidratacion);
  const body = {
    type: 'pan_rustico_mm',
    ingredients: [
      ...weighed({ 'Harina panificable': 900, Agua: 600, Sal: 16 }),
      { name: 'Masa madre', grams: 200, recipe: inner({ 'Harina panificable': 100, Agua: 100 }) },
    ],
  };
  const { names } = labelled('panaderia', body);
  assert.ok(names.find(({ name }) => name === 'Pan común elaborado con masa madre')!.holds);
});

test('what is lost on the fire is water, and what is trimmed is paid for', () => {
  const items = (recipe: Inner, grams: number) => [
    ...weighed({ 'Leche entera': 500, Azúcar: 100 }),
    { name: 'Almíbar', grams, recipe },
  ];
  const params = (recipe: Inner, grams: number) =>
    told('helado', 'helado_leche', items(recipe, grams)).params as Record<string, number>;
  const cooked = params(inner({ Azúcar: 100, Agua: 100 }, { loss: 25 }), 150);
  const same = params(inner({ Azúcar: 100, Agua: 50 }), 150);
  assert.equal(cooked, same);
  assert.equal(params(inner({ Azúcar: 100, Agua: 100 }, { finishedWeight: 150 }), 150), same);
  // Milk boiled down: its solids stay.
  const milk = params(inner({ 'Leche entera': 400 }, { finishedWeight: 200 }), 200);
  const whole = told('helado', 'helado_leche', weighed({ 'Leche entera': 900, Azúcar: 100 })).params as typeof milk;
  assert.ok(Math.abs(milk.SLNG! * 800 - whole.SLNG! * 1000) < 10, `${milk.SLNG} ${whole.SLNG}`);
  const trimmed = params(inner({ Azúcar: 100, Agua: 50 }, { trim: 50 }), 75);
  const bought = params(inner({ Azúcar: 100, Agua: 50 }), 75);
  assert.is(trimmed.azucares, bought.azucares);
  assert.ok(trimmed.coste_100g_eur! > bought.coste_100g_eur!);
});

test('without a weight the whole recipe goes in, in the words of any craft', () => {
  const own = {
    craft: 'cacao',
    ingredients: [
      { ingrediente: 'avellana_tostada', peso: 60 },
      { ingrediente: 'azucar', peso: 40 },
    ],
  };
  const within = told('helado', 'helado_crema', [
    ...weighed({ 'Leche entera': 700, 'Nata 35 %': 100 }),
    { name: 'Praliné mío', recipe: own },
  ]);
  const out = told(
    'helado',
    'helado_crema',
    weighed({ 'Leche entera': 700, 'Nata 35 %': 100, 'Avellana tostada': 60, Azúcar: 40 }),
  );
  assert.equal(within.params, out.params);
});

test.run();
