// What the caller may ask, field by field: what is taken, what is refused, and at which end. On the tiny invented craft.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Request } from '../../engine/adjust/model.ts';
import { closed, listed, requestOf } from '../../engine/adjust/request.ts';
import { gramsText, intervalText } from '../../engine/adjust/wording.ts';
import { recognise, requestLimits } from '../../engine/index.ts';
import { inventedCraft } from '../engine/invented.ts';
import { refusalOf } from '../refusal.ts';
import { weighed } from '../weighed.ts';

const craft = inventedCraft();
type Item = Record<string, unknown>;

/** Water, sugar and leaf, with more said of the water. */
const cup = (water: Item = {}): Item[] => [
  { name: 'agua', grams: 200, ...water },
  { name: 'azucar', grams: 10 },
  { name: 'hoja', grams: 4 },
];

function asked(fields: Item, water: Item = {}): Request {
  const body = { ingredients: cup(water), ...fields };
  return requestOf(recognise(craft, closed(craft, body)), body);
}

const refusal = (fields: Item, water: Item = {}): string => refusalOf(() => asked(fields, water)) || 'taken';

const many = (count: number): string[] => Array.from({ length: count }, () => 'azucar');
const manyOf = (count: number): Item =>
  Object.fromEntries(many(count).map((name, i) => [`${name}${' '.repeat(i)}`, 1]));

const fields: [what: Item, told: string][] = [
  [{}, 'taken'],
  [{ total: null, maxCost: null, ranges: null, avoid: null, max: null, frontier: null, objective: null }, 'taken'],
  [{ total: 0.001 }, 'taken'],
  [{ total: requestLimits.grams }, 'taken'],
  [{ total: 0 }, 'total: debe ser un número de gramos mayor que 0.'],
  [{ total: -1 }, 'total: debe ser un número de gramos mayor que 0.'],
  [{ total: requestLimits.grams * 1.001 }, 'total: es demasiado grande; el máximo es 1.000.000.000 g.'],
  [{ total: '1000' }, 'total: debe ser un número de gramos mayor que 0.'],
  [{ frontier: 'sí' }, 'frontier: debe ser true o false.'],
  [{ frontier: false }, 'taken'],
  [{ tolerance: { hold: 2 } }, 'taken'],
  [{ tolerance: 2 }, 'tolerance: debe ser un objeto: { "hold": 2 }.'],
  [{ tolerance: { hold: 30 } }, 'tolerance.hold: debe ser un porcentaje de 0 a 20.'],
  [{ avoid: many(40) }, 'taken'],
  [{ avoid: [' '] }, 'avoid[0]: debe ser un texto con el nombre de un ingrediente o de un grupo.'],
  [{ avoid: ['azucar', 7] }, 'avoid[1]: debe ser un texto con el nombre de un ingrediente o de un grupo.'],
  [{ avoid: many(41) }, 'avoid: hay 41 nombres y el máximo es 40.'],
  [{ only: many(40) }, 'taken'],
  [{ only: many(41) }, 'only: hay 41 nombres y el máximo es 40.'],
  [{ add: many(requestLimits.ingredients) }, 'taken'],
  [
    { add: many(requestLimits.ingredients + 1) },
    `add: hay ${requestLimits.ingredients + 1} nombres y el máximo es ${requestLimits.ingredients}.`,
  ],
  [{ max: manyOf(40) }, 'taken'],
  [{ max: manyOf(41) }, 'max: hay 41 nombres y el máximo es 40.'],
  [{ max: ['azucar'] }, 'max: debe ser un objeto: { ingrediente o grupo: gramos }.'],
  [{ max: { azucar: null } }, 'max.azucar: debe ser un número de gramos.'],
  [{ max: { azucar: 0 } }, 'taken'],
  [{ ranges: [] }, 'ranges: debe ser un objeto: { parámetro: [mínimo, máximo] }.'],
  [{ ranges: { dulzor: [3, 3] } }, 'taken'],
  [{ ranges: { dulzor: [null, 3] } }, 'taken'],
  [{ ranges: { dulzor: [4, 3] } }, 'ranges.dulzor: el mínimo es mayor que el máximo.'],
  [{ ranges: { dulzor: [3] } }, 'ranges.dulzor: debe ser [mínimo, máximo]; null deja libre un extremo.'],
  [{ ranges: { dulzor: [null, null] } }, 'ranges.dulzor: debe ser [mínimo, máximo]; null deja libre un extremo.'],
  [{ ranges: { dulzor: ['2', 3] } }, 'ranges.dulzor: debe ser [mínimo, máximo]; null deja libre un extremo.'],
  [{ ranges: { dulsor: [2, 3] } }, 'ranges.dulsor: este tipo no tiene ese parámetro. ¿Querías decir «dulzor»?'],
  [{ use: [{ name: 'azucar', grams: 5 }] }, 'taken'],
  [{ use: { azucar: 5 } }, 'use: debe ser una lista de ingredientes con sus gramos: [{ "name": …, "grams": … }].'],
  [{ add: { azucar: 5 } }, 'add: debe ser una lista de nombres, [] si no ha de haber ninguno.'],
  [{ use: [{ name: 'azucar', grams: -5 }] }, 'use[0].grams: debe ser un número de gramos mayor o igual que 0.'],
  [
    { use: [{ name: 'azucar', grams: requestLimits.grams * 2 }] },
    'use[0].grams: es demasiado grande; el máximo es 1.000.000.000 g.',
  ],
  [
    { use: [{ name: 'azucar', grams: 5 }], avoid: ['hoja', 'azúcar'] },
    'use[0]: se pide gastar «Azúcar» y también que no quede (avoid[1], «azúcar»): manda solo una de las dos cosas.',
  ],
  [{ use: [{ name: 'azucar', grams: 0 }], avoid: ['azucar'] }, 'taken'],
  [{ use: [{ name: 'azucar', grams: 5 }], avoid: ['hoja'] }, 'taken'],
  [{ use: [{ name: 'azucar', grams: 1000 }], total: 1000 }, 'taken'],
  [
    {
      use: weighed({ azucar: 1000, hoja: 0.5 }),
      total: 1000,
    },
    'use: se han de gastar 1000,5 g y la receta entera son 1000 g (total): no caben.',
  ],
  [{ use: [{ name: 'azucar' }] }, 'use[0].grams: falta; debe ser un número de gramos.'],
  [{ use: ['azucar'] }, 'use[0]: debe ser un objeto con «name» y «grams».'],
  [
    { use: [{ name: 'azucar', grams: 5, gramos: 5 }] },
    'use[0].gramos: nadie conoce este campo. ¿Querías decir «grams»?',
  ],
  [{ date: '2026-02-28' }, 'taken'],
  [{ date: '2026-02-31' }, 'date: debe ser un día del calendario, escrito año-mes-día, como 2026-06-14.'],
  [{ totl: 5 }, 'totl: nadie conoce este campo. ¿Querías decir «total»?'],
];

for (const [what, told] of fields) {
  test(`${JSON.stringify(what).slice(0, 70)}: ${told}`, () => {
    assert.is(refusal(what), told);
  });
}

const ofAnItem: [water: Item, told: string][] = [
  [{ min: 200, max: 200, fixed: true }, 'taken'],
  [{ min: 201, fixed: true }, 'ingredients[0].fixed: el peso está fijo y no cabe entre «min» y «max».'],
  [{ max: 199, fixed: true }, 'ingredients[0].fixed: el peso está fijo y no cabe entre «min» y «max».'],
  [{ min: 5, max: 5 }, 'taken'],
  [{ min: 6, max: 5 }, 'ingredients[0].min: es mayor que «max».'],
  [{ grams: null }, 'taken'],
  [{ grams: null, fixed: true }, 'ingredients[0].fixed: no tiene peso que fijar.'],
  [{ quantity: null, min: null, max: null, fixed: null }, 'taken'],
  [{ fixd: true }, 'ingredients[0].fixd: nadie conoce este campo. ¿Querías decir «fixed»?'],
];

for (const [water, told] of ofAnItem) {
  test(`an item ${JSON.stringify(water)}: ${told}`, () => {
    assert.is(refusal({}, water), told);
  });
}

test('what is asked arrives as it was asked', () => {
  const { bounds, total, ranges, most, use, objective, frontier, add, only } = asked(
    { total: 900, ranges: { dulzor: [2, null] }, max: { azucar: 7 }, use: [{ name: 'hoja', grams: 3 }] },
    { min: 100, max: 300 },
  );
  assert.equal(bounds[0], { fixed: false, min: 100, max: 300, open: false });
  assert.equal(bounds[1], { fixed: false, min: null, max: null, open: false });
  assert.is(total, 900);
  assert.equal(
    ranges.map(({ param, min, max }) => [param.key, min, max]),
    [['dulzor', 2, null]],
  );
  assert.is(most[0]!.grams, 7);
  assert.equal([use[0]!.row.id, use[0]!.grams], ['hoja', 3]);
  assert.equal([objective, frontier, add, only], ['minimal', false, null, null]);
});

test('a weight that is left open weighs nothing until it is found; a quantity is a weight', () => {
  const body = { ingredients: [{ name: 'agua', grams: null }, { name: 'azucar', quantity: '10 g' }, 7] };
  assert.equal(closed(craft, body), {
    ingredients: [{ name: 'agua', grams: 0 }, { name: 'azucar', quantity: '10 g' }, 7],
  });
  assert.is(asked({}, { grams: null }).bounds[0]!.open, true);
  assert.is(asked({}, { grams: 0 }).bounds[0]!.open, false);
});

test('an empty list is that of the first starting recipe, and where there is none it stays empty', () => {
  const started = inventedCraft((all) => {
    all['types/taza.json'].start = [{ name: 'Una', recipe: { agua: 100, azucar: 4, hoja: 2 } }];
  });
  const ids = (body: unknown) => (body as { ingredients: Item[] }).ingredients.map(({ grams }) => grams);
  assert.equal(ids(listed(started, { ingredients: [] })), [null, null, null]);
  assert.equal(ids(listed(craft, { ingredients: [] })), []);
  assert.equal(ids(listed(started, { ingredients: cup() })), [200, 10, 4]);
});

test('an interval is said by its ends', () => {
  const cases: [ends: [number | null, number | null], told: string][] = [
    [[16, 20], 'de 16 a 20 %'],
    [[10, null], 'al menos 10 %'],
    [[null, 5.5], 'como mucho 5,5 %'],
    [[0, 5], 'de 0 a 5 %'],
    [[7, 7], '7 %'],
  ];
  for (const [ends, told] of cases) assert.is(intervalText(ends, ' %'), told);
  assert.is(intervalText([1, 2], ''), 'de 1 a 2');
});

test('grams have the decimals that the weight of the recipe deserves', () => {
  const cases: [grams: number, total: number, told: string][] = [
    [1.23456, 1000, '1,23 g'],
    [1.23456, 100, '1,23 g'],
    [1.23456, 10, '1,235 g'],
    [1.23456, 1, '1,2346 g'],
    [1.23456, 100_000, '1,23 g'],
  ];
  for (const [grams, total, told] of cases) assert.is(gramsText(grams, total), told);
});

test.run();
