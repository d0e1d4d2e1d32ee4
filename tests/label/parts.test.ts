// The parts of a label, each on a table of cases: what is printed is what a food-law technician would write.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { allergensOf, anyOf, emphasise } from '../../engine/label/allergens.ts';
import { listOf } from '../../engine/label/list.ts';
import type { Allergen, LabelLine, Labelling } from '../../engine/label/model.ts';
import { scoreOf } from '../../engine/label/nutri-score.ts';
import { declared } from '../../engine/label/nutrition.ts';

const allergen = (id: string, words = [id]): Allergen => ({
  id,
  label: id,
  words,
  said: anyOf(words),
  carried: anyOf([]),
  law: 'x',
});
const milk = allergen('leche');
const wheat = allergen('trigo');
const egg = allergen('huevo', ['huevo', 'huevos']);

const rules = {
  heading: 'Ingredientes: ',
  waterOmitted: 5,
  classes: new Map([['estabilizador', { one: 'estabilizador', many: 'estabilizadores' }]]),
  allergens: new Map([milk, wheat, egg].map((one) => [one.id, one])),
} as unknown as Labelling;

const line = (label: string, grams: number, more: Partial<LabelLine> = {}): LabelLine => ({
  isOwn: false,
  isListed: false,
  name: label,
  id: null,
  label,
  called: label,
  grams,
  additive: null,
  compound: null,
  briefBelow: 0,
  sparedBelow: 0,
  isUnsure: false,
  isUnnamed: false,
  isBlend: false,
  values: null,
  allergens: { contains: [], may: [] },
  isWater: false,
  isProduce: false,
  parts: [],
  isOpen: false,
  member: new Uint8Array(),
  ...more,
});
const with_ = (...contains: string[]) => ({ allergens: { contains, may: [] } });
const flour = (grams: number) => line('harina de trigo', grams, with_('trigo'));
const water = (grams: number) => line('agua', grams, { isWater: true });

const emphases: [text: string, of: Allergen[], told: string][] = [
  ['leche entera', [milk], '**leche** entera'],
  ['harina de trigo', [wheat], 'harina de **trigo**'],
  ['mantequilla', [milk], 'mantequilla (**leche**)'],
  ['huevos', [egg], '**huevos**'],
  ['galleta (harina de trigo, azúcar)', [wheat, milk], 'galleta (harina de **trigo**, azúcar; contiene **leche**)'],
  ['trigo y leche, leche', [milk, wheat], '**trigo** y **leche**, **leche**'],
  ['lechera', [milk], 'lechera (**leche**)'],
];
for (const [text, of, told] of emphases)
  test(`emphasis: ${text}`, () => {
    assert.is(emphasise(text, of), told);
  });

const lists: [why: string, lines: LabelLine[], finished: number, text: string][] = [
  [
    'water by what is left in the finished bread: 1477 − 1028 = 449 g',
    [flour(1000), water(650), line('sal', 18), line('levadura', 10)],
    1477,
    'Ingredientes: harina de **trigo**, agua, sal, levadura.',
  ],
  ['water up to 5 % is not named', [flour(1000), water(60)], 1040, 'Ingredientes: harina de **trigo**.'],
  ['all the water gone', [flour(1000), water(100)], 990, 'Ingredientes: harina de **trigo**.'],
  [
    'water goes down in the order as it evaporates',
    [flour(200), water(300)],
    350,
    'Ingredientes: harina de **trigo**, agua.',
  ],
  [
    'two lines of one legal name are one',
    [line('azúcar', 50), flour(80), line('azúcar', 60)],
    190,
    'Ingredientes: azúcar, harina de **trigo**.',
  ],
  [
    'additives of a class go together, heaviest first',
    [
      line('azúcar', 90),
      line('goma guar', 2, { additive: 'estabilizador' }),
      line('pectina', 3, { additive: 'estabilizador' }),
    ],
    95,
    'Ingredientes: azúcar, estabilizadores (pectina, goma guar).',
  ],
  [
    'one additive, one class',
    [line('azúcar', 90), line('pectina', 3, { additive: 'estabilizador' })],
    93,
    'Ingredientes: azúcar, estabilizador (pectina).',
  ],
  [
    'a compound tells its own list',
    [flour(90), line('praliné', 10, { compound: 'azúcar, almendra' })],
    100,
    'Ingredientes: harina de **trigo**, praliné (azúcar, almendra).',
  ],
  [
    'of a regulated one there may be too little to tell',
    [flour(99), line('chocolate', 1, { compound: 'azúcar', briefBelow: 2 })],
    100,
    'Ingredientes: harina de **trigo**, chocolate.',
  ],
  [
    'but not at the threshold',
    [flour(98), line('chocolate', 2, { compound: 'azúcar', briefBelow: 2 })],
    100,
    'Ingredientes: harina de **trigo**, chocolate (azúcar).',
  ],
  [
    'a recipe inside brings its own list, in its own order',
    [line('Crema', 300, { parts: [line('azúcar', 40), line('leche entera', 200, with_('leche'))] }), flour(400)],
    700,
    'Ingredientes: harina de **trigo**, crema (**leche** entera, azúcar).',
  ],
];
for (const [why, lines, finished, text] of lists)
  test(`list: ${why}`, () => {
    assert.is(listOf(lines, finished, rules).text, text);
  });

test('list: percentages are on the finished product', () => {
  const { items } = listOf([flour(1000), water(650)], 1500, rules);
  assert.equal(
    items.map(({ label, percent }) => [label, percent]),
    [
      ['harina de trigo', 66.67],
      ['agua', 33.33],
    ],
  );
});

test('allergens are never lost inside a recipe, and what nobody knows is told apart', () => {
  const inner = line('Crema', 300, {
    parts: [line('flan', 10, { parts: [line('huevo', 5, with_('huevo'))] })],
    allergens: null,
  });
  const brand = line('chocolate', 10, { allergens: { contains: [], may: ['leche', 'huevo'] } });
  const { contains, may, unknown } = allergensOf([inner, brand, line('foo', 3, { allergens: null })], rules);
  assert.equal(contains, ['huevo']);
  assert.equal(may, ['leche']);
  assert.equal(unknown, ['foo']);
});

const gramos = {
  negligible: 0.5,
  saidAs: null,
  steps: [
    { below: 10, step: 0.1 },
    { below: null, step: 1 },
  ],
};
const sal = {
  negligible: 0.0125,
  saidAs: 0.01,
  steps: [
    { below: 1, step: 0.01 },
    { below: null, step: 0.1 },
  ],
};
const roundings: [value: number, rule: typeof gramos | typeof sal, text: string][] = [
  [0, gramos, '0 g'],
  [0.3, gramos, '< 0,5 g'],
  [0.5, gramos, '< 0,5 g'],
  [0.51, gramos, '0,5 g'],
  [9.94, gramos, '9,9 g'],
  [9.95, gramos, '10 g'],
  [10.5, gramos, '11 g'],
  [32.49, gramos, '32 g'],
  [0.012, sal, '< 0,01 g'],
  [0.013, sal, '0,01 g'],
  [0.345, sal, '0,35 g'],
  [1.25, sal, '1,3 g'],
];
for (const [value, rule, text] of roundings)
  test(`rounding: ${value}`, () => {
    assert.is(declared(value, 'g', rule), text);
  });

const points = (key: string, over: number[], unlessBadFrom: number | null = null) => ({
  key,
  nutrient: key,
  over,
  unlessBadFrom,
});
const score = {
  label: 's',
  note: '',
  bad: [points('sugar', [10, 20, 30])],
  good: [points('protein', [2, 4], 3), points('fibre', [3])],
  grades: [
    { upTo: 0, letter: 'A' },
    { upTo: 1, letter: 'B' },
    { upTo: null, letter: 'E' },
  ],
};
const scores: [values: Record<string, number>, letter: string, points: number][] = [
  [{ sugar: 10, protein: 0, fibre: 0 }, 'A', 0],
  [{ sugar: 10.1, protein: 0, fibre: 0 }, 'B', 1],
  [{ sugar: 25, protein: 5, fibre: 0 }, 'A', 0],
  [{ sugar: 31, protein: 5, fibre: 4 }, 'E', 2],
];
for (const [values, letter, total] of scores)
  test(`score: ${JSON.stringify(values)}`, () => {
    const scored = scoreOf(values, 0, score);
    assert.equal([scored.letter, scored.points], [letter, total]);
  });

test('a blend of additives goes part by part under each class, with those already there', () => {
  const stabilised = line('estabilizadores (E 410, E 412), dextrosa', 9, { isBlend: true });
  const { text } = listOf(
    [
      line('azúcar', 90),
      line('dextrosa', 30),
      stabilised,
      line('goma xantana', 5, { additive: 'estabilizador' }),
      line('mejora (harina de trigo, sal)', 1, with_('trigo')),
    ],
    135,
    rules,
  );
  assert.is(
    text,
    'Ingredientes: azúcar, dextrosa, estabilizadores (E 410, goma xantana, E 412), mejora (harina de **trigo**, sal).',
  );
});

test('an allergen of a blend goes with the part that names it, or with the first', () => {
  const blend = (label: string) => listOf([line(label, 5, { isBlend: true, ...with_('trigo') })], 5, rules).text;
  assert.is(blend('almidón, harina de trigo'), 'Ingredientes: almidón, harina de **trigo**.');
  assert.is(blend('almidón, enzimas'), 'Ingredientes: almidón (**trigo**), enzimas.');
});

test('a recipe inside goes as a compound with its own list, or line by line where it is open', () => {
  const parts = [flour(60), water(40)];
  const dough = (isOpen: boolean) => line('Masa', 100, { parts, isOpen, allergens: null });
  assert.is(
    listOf([dough(false), line('sal', 2)], 102, rules).text,
    'Ingredientes: masa (harina de **trigo**, agua), sal.',
  );
  assert.is(
    listOf([dough(true), flour(50), line('sal', 2)], 140, rules).text,
    'Ingredientes: harina de **trigo**, agua, sal.',
  );
});

test.run();
