// Recipes inside recipes: the same figures as if their lines had been written out, one ingredient for advice and adjusting,
// one compound in the list, and a clear refusal of what cannot be.
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { adjust, type Craft, evaluate, label } from '../../engine/index.ts';
import { crafts } from '../server/running.ts';

const site = { service: 'x', poweredBy: 'x', docsUrl: 'x', publicUrl: 'x' };
const day = '2026-11-15';
const craftOf = (id: string): Craft => crafts().crafts.find((craft) => craft.id === id)!;

type Recipe = Record<string, number>;
interface Inner {
  readonly ingredients: readonly object[];
  readonly [key: string]: unknown;
}
const itemsOf = (craft: string, recipe: Recipe, more: Record<string, object> = {}): object[] => {
  const { name, weight } = craftOf(craft).definition.craft.request;
  return Object.entries(recipe).map(([key, grams]) => ({ [name]: key, [weight]: grams, ...more[key] }));
};
const plain = (recipe: Recipe): object[] => Object.entries(recipe).map(([name, grams]) => ({ name, grams }));
const inner = (recipe: Recipe, more: object = {}): Inner => ({ ingredients: plain(recipe), ...more });
const told = (craft: string, type: string, items: object[], more: object = {}): Record<string, unknown> =>
  evaluate(craftOf(craft), { type, ingredients: items, ...more }, site, { today: day });

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

const written = ({ craft, outer, inner: own, grams }: Case): Recipe => {
  const { name } = craftOf(craft).definition.craft.request;
  assert.ok(name);
  const used = Object.values(own).reduce((sum, one) => sum + one, 0);
  const whole: Recipe = { ...outer };
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
    return label(craftOf('panaderia'), { type: 'pan_comun', ingredients }, site, day).ingredients.text;
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
    const within = label(craftOf(one.craft), body(nested(one)), site, day);
    const out = label(craftOf(one.craft), body(itemsOf(one.craft, written(one))), site, day);
    assert.equal(within.nutrition, out.nutrition);
    assert.equal(within.allergens, out.allergens);
    assert.equal(
      within.names.map(({ name, holds }) => [name, holds]),
      out.names.map(({ name, holds }) => [name, holds]),
    );
    const opened = label(craftOf(one.craft), body(nested(one, { open: true })), site, day);
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
      ...plain({ 'Harina panificable': 900, Agua: 600, Sal: 16 }),
      { name: 'Masa madre', grams: 200, ...more },
    ]).params as Record<string, number>;
  const known = dough({});
  const own = dough({ recipe: inner({ 'Harina panificable': 100, Agua: 100 }) });
  assert.is(own.prefermento, known.prefermento);
  assert.is(own.hidratacion, known.hidratacion);
  const body = {
    type: 'pan_rustico_mm',
    ingredients: [
      ...plain({ 'Harina panificable': 900, Agua: 600, Sal: 16 }),
      { name: 'Masa madre', grams: 200, recipe: inner({ 'Harina panificable': 100, Agua: 100 }) },
    ],
  };
  const { names } = label(craftOf('panaderia'), body, site, day);
  assert.ok(names.find(({ name }) => name === 'Pan común elaborado con masa madre')!.holds);
});

test('what is lost on the fire is water, and what is trimmed is paid for', () => {
  const items = (recipe: Inner, grams: number) => [
    ...plain({ 'Leche entera': 500, Azúcar: 100 }),
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
  const whole = told('helado', 'helado_leche', plain({ 'Leche entera': 900, Azúcar: 100 })).params as typeof milk;
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
    ...plain({ 'Leche entera': 700, 'Nata 35 %': 100 }),
    { name: 'Praliné mío', recipe: own },
  ]);
  const out = told(
    'helado',
    'helado_crema',
    plain({ 'Leche entera': 700, 'Nata 35 %': 100, 'Avellana tostada': 60, Azúcar: 40 }),
  );
  assert.equal(within.params, out.params);
});

function deep(levels: number, core: Inner = inner({ Azúcar: 50, Agua: 50 })): Inner {
  return levels <= 1
    ? core
    : { ingredients: [{ name: `Nivel ${levels}`, grams: 100, recipe: deep(levels - 1, core) }] };
}
const withRecipe = (recipe: unknown): object[] => [
  ...plain({ 'Leche entera': 500 }),
  { name: 'Cosa mía', grams: 100, recipe },
];

test('five, one inside the other, weigh what they weigh', () => {
  assert.equal(
    told('helado', 'helado_leche', withRecipe(deep(5))).params,
    told('helado', 'helado_leche', withRecipe(deep(1))).params,
  );
});

const circular: { ingredients: object[] } = { ingredients: [] };
circular.ingredients.push({ name: 'Otra vez', grams: 10, recipe: circular });
const many = (count: number): Inner => ({
  ingredients: Array.from({ length: count }, () => ({ name: 'Azúcar', grams: 1 })),
});
const refused: [what: string, recipe: unknown, message: RegExp][] = [
  ['six deep', deep(6), /«Nivel 2»\): hay más de 5 recetas una dentro de otra/],
  ['itself', circular, /«Otra vez»\): es una receta que se contiene a sí misma/],
  ['too many in all', many(199), /«Cosa mía»\): con las recetas de dentro hay más de 200 ingredientes/],
  ['no object', 'praliné', /^ingredients\[1\]\.recipe \(«Cosa mía»\): debe ser un objeto/],
  ['no list', {}, /recipe\.ingredients \(«Cosa mía»\): debe ser una lista/],
  ['empty', { ingredients: [] }, /recipe\.ingredients \(«Cosa mía»\): debe ser una lista/],
  ['no weight', inner({ Azúcar: 0 }), /sus ingredientes no pesan nada/],
  ['more lost than there is', inner({ Azúcar: 90, Agua: 10 }, { loss: 30 }), /no puede perder 30 g: de agua lleva 10/],
  ['heavier done', inner({ Azúcar: 90 }, { finishedWeight: 100 }), /no puede pesar más que sus ingredientes \(90 g\)/],
  ['twice', inner({ Azúcar: 90 }, { finishedWeight: 80, loss: 5 }), /manda solo uno/],
  ['a loss that cannot be', inner({ Azúcar: 90 }, { loss: 100 }), /recipe\.loss .*de 0 a 100/],
  ['unknown field', inner({ Azúcar: 90 }, { perdida: 3 }), /recipe\.perdida .*nadie conoce este campo/],
  ['open', inner({ Azúcar: 90 }, { open: 'sí' }), /recipe\.open .*true o false/],
  [
    'an item of it',
    { ingredients: [{ name: 'Azúcar', grams: -1 }] },
    /^ingredients\[1\]\.recipe\.ingredients\[0\]\.grams: /,
  ],
];
for (const [what, recipe, message] of refused)
  test(`refused: ${what}`, () => {
    for (const run of [
      () => told('helado', 'helado_leche', withRecipe(recipe)),
      () => label(craftOf('helado'), { ingredients: withRecipe(recipe) }, site, day),
      () => adjust(craftOf('helado'), { ingredients: withRecipe(recipe) }, site),
    ])
      assert.throws(run, (error: Error) => error.name === 'Refusal' && message.test(error.message));
  });

test('a composition beside a recipe is refused, by name', () => {
  assert.throws(
    () => told('helado', 'helado_leche', [{ name: 'Cosa', grams: 5, azucares: 5, recipe: inner({ Azúcar: 5 }) }]),
    /«Cosa» lleva una receta: su composición sale de ella/,
  );
});

test('an unknown ingredient inside is told by its own name', () => {
  const answer = told('helado', 'helado_leche', withRecipe(inner({ Azúcar: 50, Xyzzy: 50 })));
  assert.ok((answer.warnings as string[]).some((text) => text.includes('Xyzzy')));
  const { allergens, names } = label(
    craftOf('helado'),
    { ingredients: withRecipe(inner({ Azúcar: 50, Xyzzy: 50 })) },
    site,
    day,
  );
  assert.equal(allergens.unknown, ['Xyzzy']);
  assert.equal(names, []);
});

const things = [
  'Leche entera',
  'Harina',
  'Azúcar',
  'Huevo entero',
  'Almendra molida',
  'Mantequilla',
  'Chocolate negro',
  'Agua',
];
const leaf = fc.record({ name: fc.constantFrom(...things), grams: fc.integer({ min: 1, max: 500 }) });
const tree = fc.letrec<{ item: object }>((tie) => ({
  item: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    leaf,
    fc.record({
      name: fc.constantFrom('Crema', 'Relleno', 'Base'),
      grams: fc.integer({ min: 1, max: 500 }),
      recipe: fc.record({ ingredients: fc.array(tie('item'), { minLength: 1, maxLength: 3 }), open: fc.boolean() }),
    }),
  ),
})).item;
interface Node {
  readonly name: string;
  readonly recipe?: { readonly ingredients: readonly Node[] };
}
const namesIn = (items: readonly Node[]): string[] =>
  items.flatMap((item) => (item.recipe ? namesIn(item.recipe.ingredients) : [item.name]));

test('however deep: no allergen is lost, the list is in order, the table does not depend on the wrapping', () => {
  const craft = craftOf('pasteleria');
  const of: Record<string, string[]> = Object.fromEntries(
    things.map((name) => [name, craft.recognise(name).row!.larder!.entry.allergens ?? []]),
  );
  fc.assert(
    fc.property(fc.array(tree, { minLength: 1, maxLength: 4 }), (items) => {
      const answer = label(
        craft,
        {
          type: 'natillas',
          ingredients: [{ name: 'Leche entera', grams: 100 }, { name: 'Yema', grams: 20 }, ...items],
        },
        site,
        day,
      );
      const wanted = new Set(namesIn(items as Node[]).flatMap((name) => of[name]!.filter((id) => !id.endsWith('?'))));
      for (const id of wanted)
        assert.ok(answer.allergens.contains.includes(craft.larder.labelling!.allergens.get(id)!.label), id);
      const percents = answer.ingredients.items.map(({ percent }) => percent);
      assert.equal(
        percents,
        [...percents].sort((a, b) => b - a),
      );
      const wrapped = label(
        craft,
        {
          type: 'natillas',
          ingredients: [
            {
              name: 'Todo',
              recipe: { ingredients: [{ name: 'Leche entera', grams: 100 }, { name: 'Yema', grams: 20 }, ...items] },
            },
          ],
        },
        site,
        day,
      );
      for (const [key, value] of Object.entries(answer.nutrition.values))
        assert.ok(Math.abs(value - wrapped.nutrition.values[key]!) < 0.02, key);
    }),
    { numRuns: 60 },
  );
});

test.run();
