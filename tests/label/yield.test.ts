// What comes out of a recipe: losses, pieces, moulds, litres with air, and what each costs. Every figure by hand.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { craftOf } from '../loaded.ts';
import { weighed } from '../weighed.ts';
import { labelled } from './desk.ts';

const dough = {
  type: 'pan_comun',
  ingredients: weighed({ 'Harina panificable': 1000, Agua: 600, Sal: 20, 'Levadura fresca': 10 }),
};
const used = 1630;

const yields: [why: string, more: object, expected: object][] = [
  ['the oven takes water', { loss: 10 }, { used, finished: 1467, loss: 10 }],
  ['weighed done', { finishedWeight: 1400 }, { used, finished: 1400, loss: 14.1 }],
  ['trimmed', { loss: 10, trim: 5 }, { used, finished: 1393.7, loss: 10, trim: 5 }],
  ['weighed done and trimmed', { finishedWeight: 1393.65, trim: 5 }, { used, finished: 1393.7, loss: 10, trim: 5 }],
  ['pieces told', { loss: 10, pieces: 6 }, { used, finished: 1467, loss: 10, pieces: 6, pieceWeight: 244.5 }],
  [
    'pieces of a weight',
    { loss: 10, pieceWeight: 250 },
    { used, finished: 1467, loss: 10, pieces: 5, pieceWeight: 250, over: 217 },
  ],
  [
    'moulds of a weight of raw dough',
    { loss: 10, mouldWeight: 400 },
    { used, finished: 1467, loss: 10, pieces: 4, pieceWeight: 360, over: 27 },
  ],
];
for (const [why, more, expected] of yields)
  test(`yield: ${why}`, () => {
    const { cost: _, ...yielded } = labelled('panaderia', { ...dough, ...more }).yield;
    assert.equal(yielded, expected);
  });

test('trimming changes what is sold and what it costs, not what 100 g hold', () => {
  const whole = labelled('panaderia', { ...dough, loss: 10 });
  const trimmed = labelled('panaderia', { ...dough, loss: 10, trim: 20 });
  assert.equal(trimmed.nutrition, whole.nutrition);
  assert.equal(trimmed.ingredients, whole.ingredients);
  assert.is(trimmed.yield.cost!.batch, whole.yield.cost!.batch);
  assert.ok(Math.abs(trimmed.yield.cost!.perKg - whole.yield.cost!.perKg / 0.8) < 0.02);
});

test('the cost is that of the larder where the craft has no prices, and of the caller where told', () => {
  const { rows, columnByKey } = craftOf('panaderia').larder;
  const price = (id: string): number => rows.get(id)!.values[columnByKey.get('precio')!]!;
  const { cost } = labelled('panaderia', { ...dough, loss: 10, pieces: 10 }).yield;
  const batch =
    (1000 * price('harina_panificable') + 600 * price('agua') + 20 * price('sal') + 10 * price('levadura_fresca')) /
    1000;
  assert.ok(Math.abs(cost!.batch - batch) < 0.006, `${cost!.batch} ${batch}`);
  assert.ok(Math.abs(cost!.perKg - batch / 1.467) < 0.01);
  assert.ok(Math.abs(cost!.perPiece! - batch / 10) < 0.001);
  assert.equal(cost!.unpriced, []);
  const own = labelled('helado', {
    ingredients: [
      ...weighed({ 'Leche entera': 500 }),
      { name: 'Azúcar', grams: 500, precio: 10 },
      { name: 'Xyzzy', grams: 10 },
    ],
  }).yield.cost!;
  const milk = craftOf('helado').recognise('Leche entera').row!;
  assert.ok(Math.abs(own.batch - (5 + milk.values[craftOf('helado').columnByKey.get('precio')!]! / 2)) < 0.006);
  assert.equal(own.unpriced, ['Xyzzy']);
});

test('three recipes one inside the other cost what their ingredients cost', () => {
  const praline = { ingredients: weighed({ 'Avellana tostada': 600, Azúcar: 400 }), trim: 10 };
  const ganache = {
    ingredients: [
      ...weighed({ 'Chocolate negro 70 %': 500, 'Nata 35 %': 400 }),
      { name: 'Praliné', grams: 90, recipe: praline },
    ],
  };
  const tart = {
    type: 'masa_tarta',
    ingredients: [...weighed({ Harina: 500, Mantequilla: 250, Azúcar: 150 }), { name: 'Ganache', recipe: ganache }],
  };
  const flat = (recipe: Record<string, number>): number =>
    labelled('pasteleria', { type: 'masa_tarta', ingredients: weighed(recipe) }).yield.cost!.batch;
  const whole = flat({
    ...{ Harina: 500, Mantequilla: 250, Azúcar: 150 + 40, 'Chocolate negro 70 %': 500 },
    ...{ 'Nata 35 %': 400, 'Avellana tostada': 60 },
  });
  assert.ok(Math.abs(labelled('pasteleria', tart).yield.cost!.batch - whole) < 0.02);
});

test('litres with their air, and grams per litre', () => {
  const mix = { ingredients: weighed({ 'Leche entera': 600, 'Nata 35 %': 200, Azúcar: 180, Neutro: 5 }) };
  assert.is(labelled('helado', mix).yield.litres, undefined);
  const { litres, gramsPerLitre, cost } = labelled('helado', { ...mix, overrun: 0 }).yield;
  assert.ok(gramsPerLitre! > 1040 && gramsPerLitre! < 1130, String(gramsPerLitre));
  const airy = labelled('helado', { ...mix, overrun: 100 }).yield;
  assert.ok(Math.abs(airy.litres! - 2 * litres!) < 0.002);
  assert.ok(Math.abs(airy.cost!.perLitre! - cost!.perLitre! / 2) < 0.01);
});

const refused: [more: object, message: RegExp][] = [
  [{ trim: 100 }, /^trim: /],
  [{ pieces: 3, pieceWeight: 20 }, /pieces y pieceWeight cuentan las piezas de dos maneras/],
  [{ pieceWeight: 9000 }, /^pieceWeight: no sale ni una pieza/],
  [{ mouldWeight: -1 }, /^mouldWeight: /],
  [{ loss: 60 }, /^loss: la receta no puede perder 978 g: de agua lleva 740,5 g\. Acabada pesa como poco 889,5 g\.$/],
  [{ loss: 60, trim: 10 }, /^loss: la receta no puede perder 978 g: .* Acabada pesa como poco 800,5 g/],
  [{ finishedWeight: 10 }, /^finishedWeight: la receta no puede perder 1620 g: de agua lleva /],
  [{ finishedWeight: 800, trim: 1 }, /^finishedWeight: la receta no puede perder 82[12],?\d* g: de agua lleva /],
];
for (const [more, message] of refused)
  test(`refused: ${JSON.stringify(more)}`, () => {
    assert.throws(
      () => labelled('panaderia', { ...dough, ...more }),
      (error: Error) => error.name === 'Refusal' && message.test(error.message),
    );
  });

test('all the water may be lost, and what is trimmed away is no water: any part of it may be', () => {
  assert.is(labelled('panaderia', { ...dough, loss: 45 }).yield.loss, 45);
  assert.is(labelled('panaderia', { ...dough, trim: 95 }).yield.finished, 66.8);
  assert.is(labelled('panaderia', { ...dough, loss: 45, trim: 60 }).yield.finished, 358.6);
});

test('what nobody knows may be all water, and a recipe inside has already lost its own', () => {
  const unknown = [...dough.ingredients, { name: 'Xyzzy', grams: 1630 }];
  assert.is(labelled('panaderia', { type: 'pan_comun', ingredients: unknown, loss: 70 }).yield.loss, 70);
  const syrup = { ingredients: weighed({ Azúcar: 200, Agua: 200 }), loss: 45 };
  const ingredients = [...weighed({ Azúcar: 100 }), { name: 'Almíbar', recipe: syrup }];
  assert.throws(
    () => labelled('helado', { ingredients, loss: 20 }),
    (error: Error) => /^loss: la receta no puede perder 64 g: de agua lleva 20,5 g\./.test(error.message),
  );
});

test('a craft that works with the finished weight tells it in the words of the label', () => {
  const jam = { ingredients: weighed({ Fresa: 500, Azúcar: 500 }) };
  for (const [more, key] of [
    [{ loss: 90 }, 'loss'],
    [{ finishedWeight: 100 }, 'finishedWeight'],
  ] as const)
    assert.throws(
      () => labelled('conservas', { ...jam, ...more }),
      (error: Error) => error.message.startsWith(`${key}: la receta no puede perder 900 g: de agua lleva 4`),
    );
});

test.run();
