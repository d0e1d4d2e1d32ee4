// What may be asked of an adjustment, and how it is refused.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { requestPieces } from '../../server/openapi/request.ts';
import { nameOf } from '../../server/openapi/schema.ts';
import { crafts } from '../loaded.ts';
import { refusalOf } from '../refusal.ts';
import { weighed } from '../weighed.ts';
import { craftOf } from './recipes.ts';
import { adjusted, checkAnswer } from './words.ts';

const bread = craftOf('panaderia');
const ice = craftOf('helado');

const dough = (more: Record<string, unknown>[] = [{}, {}, {}, {}]) => [
  { name: 'Harina panificable', grams: 1000, ...more[0] },
  { name: 'Agua', grams: 480, ...more[1] },
  { name: 'Sal', grams: 40, ...more[2] },
  { name: 'Levadura fresca', grams: 15, ...more[3] },
];

const refused: [what: Record<string, unknown>, place: RegExp][] = [
  [{ ingredients: [{ name: 'Harina', grams: 1000, fixed: 'sí' }] }, /^ingredients\[0\]\.fixed: debe ser true o false/],
  [{ ingredients: dough([{}, { min: -1 }]) }, /^ingredients\[1\]\.min: debe ser un número/],
  [{ ingredients: dough([{}, { max: '600' }]) }, /^ingredients\[1\]\.max: debe ser un número/],
  [{ ingredients: dough([{}, { min: 600, max: 500 }]) }, /^ingredients\[1\]\.min: es mayor que «max»/],
  [{ ingredients: dough([{}, { fixed: true, min: 600 }]) }, /^ingredients\[1\]\.fixed: .*no cabe/],
  [{ ingredients: dough(), objective: 'mejor' }, /^objective: debe ser «minimal»/],
  [{ ingredients: dough(), objective: 'cheapest' }, /^objective: .*no lleva precios/],
  [{ ingredients: dough(), maxCost: 3 }, /^maxCost .*no lleva precios/],
  [{ ingredients: dough(), frontier: true }, /^frontier .*no lleva precios/],
  [{ ingredients: dough(), add: 'agua' }, /^add: debe ser una lista/],
  [{ ingredients: dough(), add: ['Agua', 7] }, /^add\[1\]: debe ser un texto/],
  [{ ingredients: dough(), add: ['Mantequila de zzz'] }, /^add\[0\]: no se conoce «Mantequila de zzz»/],
  [{ ingredients: dough(), target: 'platino' }, /^target: debe ser «equilibrada»/],
  [{ ingredients: [{ name: 'Agua', grams: 100 }] }, /harina/],
  [{}, /ingredients/],
];

const vanilla = (sugar: number) => ({
  type: 'helado_crema',
  ingredients: [
    { name: 'Leche entera', grams: 580 },
    { name: 'Nata 35 %', grams: 210 },
    { name: 'Leche en polvo desnatada', grams: 40 },
    { name: 'Azúcar', grams: sugar },
    { name: 'Neutro para cremas', grams: 5 },
  ],
});

for (const [what, place] of refused) {
  test(`refused: ${JSON.stringify(what).slice(0, 90)}`, () =>
    assert.match(
      refusalOf(() => adjusted(bread, { type: 'pan_comun', ...what })),
      place,
    ));
}

test('a target must be one that the type can give; its names are free of capitals, accents and language', () => {
  const cacao = craftOf('cacao');
  const ingredients = [
    { ingrediente: 'pasta_cacao', peso: 60 },
    { ingrediente: 'azucar', peso: 40 },
  ];
  assert.throws(
    () => adjusted(cacao, { type: 'negro', ingredients, target: 'platino' }),
    /^target: debe ser «bronze», «gold» o «silver»|^target: debe ser /,
  );
  for (const target of ['gold', 'Oro', 'ORO'])
    assert.is(adjusted(cacao, { type: 'negro', ingredients, target }).target, 'gold');
});

test('what is fixed stays, what is bounded stays inside, what is null is not asked', () => {
  const body = {
    type: 'pan_comun',
    ingredients: dough([{ fixed: true }, { max: 600 }, { min: null, max: null }, { fixed: false }]),
  };
  const answer = adjusted(bread, body);
  checkAnswer(bread, body, answer, 'bread');
  assert.ok(answer.adjusted);
  assert.equal(
    answer.ingredients.map(({ fixed }) => fixed),
    [true, false, false, false],
  );
  assert.ok(answer.ingredients[1]!.grams > 480 && answer.ingredients[1]!.grams <= 600);
  assert.ok(answer.ingredients[2]!.grams < 40);
});

test('an ingredient that nobody knows does not move', () => {
  const body = { type: 'pan_comun', ingredients: [...dough(), { name: 'Polvo de estrellas', grams: 12 }] };
  const row = adjusted(bread, body).ingredients[4]!;
  assert.equal([row.grams, row.fixed], [12, true]);
});

test('what the caller says of an ingredient is kept: its composition, and that weight 0 may be used', () => {
  const body = {
    type: 'helado_crema',
    ingredients: [
      { name: 'Mi base', grams: 900, azucares: 4, materiagrasa: 11, esml: 10, precio: 1 },
      { name: 'Azúcar', grams: 60 },
      { name: 'Dextrosa', grams: 0 },
    ],
    add: [],
  };
  const answer = adjusted(ice, body);
  checkAnswer(ice, body, answer, 'own base');
  assert.ok(answer.adjusted, answer.sentences.join(' '));
  assert.not(answer.ingredients.some(({ added }) => added));
});

test('what may not change stays as it was sent, also where it was plainly weighed twice', () => {
  const body = {
    ...vanilla(330),
    only: ['leche entera'],
    add: [],
  };
  for (const { name, grams } of adjusted(ice, body).ingredients)
    if (name !== 'Leche entera') assert.is(grams, body.ingredients.find((one) => one.name === name)!.grams, name);
});

test('only what is allowed is brought in', () => {
  const body = {
    type: 'pan_molde',
    ingredients: weighed({ 'Harina panadera': 500, Agua: 300, Sal: 9, 'Levadura fresca': 10 }),
  };
  assert.not(adjusted(bread, { ...body, add: [] }).adjusted);
  const answer = adjusted(bread, { ...body, add: ['Mantequilla', 'azúcar'] });
  assert.ok(answer.adjusted, answer.sentences.join(' '));
  const names = answer.ingredients.filter(({ added }) => added).map(({ name }) => bread.recognise(name).row!.id);
  assert.ok(names.length > 0 && names.every((id) => id === 'mantequilla' || id === 'azucar'), names.join());
});

test('cheapest is not dearer, balanced is not nearer to an end, and both stay balanced', () => {
  const body = vanilla(165);
  const cost = (answer: Record<string, unknown>): number => (answer.params as Record<string, number>).coste_100g_eur!;
  const room = (answer: Record<string, unknown>): number => {
    const { params, ranges, inRange } = answer as {
      params: Record<string, number>;
      ranges: Record<string, [number, number] | null>;
      inRange: Record<string, boolean | null>;
    };
    return Math.min(
      ...Object.keys(inRange).flatMap((key) =>
        ranges[key]
          ? [
              Math.min(params[key]! - ranges[key]![0], ranges[key]![1] - params[key]!) /
                (ranges[key]![1] - ranges[key]![0]),
            ]
          : [],
      ),
    );
  };
  const [minimal, cheapest, balanced] = ['minimal', 'cheapest', 'balanced'].map((objective) =>
    adjusted(ice, { ...body, objective }),
  ) as [ReturnType<typeof adjusted>, ReturnType<typeof adjusted>, ReturnType<typeof adjusted>];
  for (const answer of [minimal, cheapest, balanced]) assert.ok(answer.adjusted);
  assert.ok(cost(cheapest.after) < cost(minimal.after), `${cost(cheapest.after)}, ${cost(minimal.after)}`);
  assert.ok(
    room(balanced.after) > 0.2 && room(balanced.after) > room(minimal.after),
    `${room(balanced.after)}, ${room(minimal.after)}`,
  );
});

test('never a pinch of salt or a lost stabiliser to please another figure', () => {
  for (const objective of ['minimal', 'cheapest', 'balanced']) {
    const answer = adjusted(ice, {
      type: 'helado_crema',
      objective,
      ingredients: weighed({
        'Leche entera': 560,
        'Nata 35 %': 220,
        Azúcar: 130,
        'Leche en polvo desnatada': 45,
        Sal: 1,
        'Goma de garrofín': 3,
      }),
    });
    assert.ok(answer.adjusted);
    const of = (name: string) => answer.ingredients.find((row) => row.name === name)!;
    assert.is(of('Sal').change, 0, objective);
    assert.is(of('Goma de garrofín').change, 0, objective);
  }
});

test('what is missing comes in beside the rest; a total keeps the weight of an ice cream, and the flour of a bread is kept', () => {
  const total = (rows: { grams: number; before: number }[], key: 'grams' | 'before') =>
    rows.reduce((sum, row) => sum + row[key], 0);
  const cream = adjusted(ice, {
    type: 'helado_crema',
    ingredients: weighed({ 'Leche entera': 700, 'Nata 35 %': 200, Azúcar: 95, Neutro: 5 }),
  });
  assert.ok(total(cream.ingredients, 'grams') <= 1200);
  const loaf = adjusted(bread, { type: 'pan_comun', ingredients: dough() });
  assert.is(loaf.ingredients[0]!.change, 0);
  assert.ok(total(loaf.ingredients, 'grams') !== total(loaf.ingredients, 'before'));
});

test('what was told of a batch grows with it, is told, and gives the same again', () => {
  const jam = craftOf('conservas');
  const pot = { fresa: 1000, azúcar: 700, 'zumo de limón': 30, pectina: 8 };
  const ingredients = weighed(pot);
  for (const [key, grams] of [
    ['peso_final', 1150],
    ['agua_evaporada', 588],
  ] as const) {
    const found = adjusted(jam, { type: 'confitura', [key]: grams, total: 10 * 1738, ingredients });
    assert.equal(found.inputs, { [key]: { before: grams, after: 10 * grams } }, key);
    const [before, after] = [found.before, found.after].map(
      (answer) => (answer as { params: { brix: number } }).params.brix,
    );
    assert.is(after, before, key);
    assert.ok(
      found.sentences.some((text) => text.includes(`${grams} g pasan a ${10 * grams} g`)),
      key,
    );
  }
});

test('the sentences say the grams', () => {
  assert.is(adjusted(bread, { type: 'pan_comun', ingredients: dough() }).sentences[0], 'Quita 23 g de sal.');
  const cream = adjusted(ice, vanilla(165));
  assert.match(cream.sentences[0]!, /^(Cambia|Añade|Quita) \d+ g de /);
  assert.match(cream.sentences.join(' '), /\(PAC\): de −9,\d+ a −1[01],\d+ \(se pide de −12,5 a −10,6 °C\)\./);
  assert.is(cream.sentences.at(-1), 'Así queda equilibrada.');
});

test('what an ingredient may say to be balanced, it may say to be adjusted', () => {
  for (const craft of crafts) {
    const { properties = {} } = requestPieces(craft)[`${nameOf(craft.path)}Line`]!;
    const { name, weight } = craft.definition.craft.request;
    for (const key of Object.keys(properties)) {
      const item = { [name]: 'Cosa propia', [weight]: 10, ...(key === name || key === weight ? {} : { [key]: null }) };
      const refused = refusalOf(() => adjusted(craft, { ingredients: [item] }));
      assert.not.match(refused, /nadie conoce/, `${craft.id}: ${key}`);
    }
  }
});

test.run();
