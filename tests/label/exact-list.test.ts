// The list of ingredients in its order, line by line: water, classes, blends, recipes inside; and what allergens are told.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { allergensOf, anyOf, emphasise, isSaid, leavesOf } from '../../engine/label/allergens.ts';
import { listOf } from '../../engine/label/list.ts';
import type { Allergen, LabelLine, Labelling } from '../../engine/label/model.ts';

const allergen = (id: string, label = id, words = [label]): Allergen => ({
  id,
  label,
  words,
  said: anyOf(words),
  law: 'x',
});
const milk = allergen('lac', 'leche', ['leche', 'leche entera']);
const wheat = allergen('tri', 'trigo');
const rules = {
  ...{ heading: 'Lleva: ', waterOmitted: 5 },
  classes: new Map([
    ['espesante', { one: 'espesante', many: 'espesantes' }],
    ['color', { one: 'colorante', many: 'colorantes' }],
  ]),
  allergens: new Map([wheat, milk].map((one) => [one.id, one])),
} as unknown as Labelling;
const line = (label: string, grams: number, more: Partial<LabelLine> = {}): LabelLine =>
  ({
    ...{ name: label, label, called: label, grams, additive: null, compound: null, briefBelow: 0, isBlend: false },
    ...{ values: null, allergens: { contains: [], may: [] }, isWater: false, parts: [], isOpen: false },
    ...more,
  }) as LabelLine;
const water = (grams: number, label = 'agua') => line(label, grams, { isWater: true });
const holds = (...contains: string[]) => ({ allergens: { contains, may: [] } });
const additive = (label: string, grams: number, of: string): LabelLine => line(label, grams, { additive: of });
const a = line('a', 60);

// What is printed after the heading, with the percentage of each.
const lists: [why: string, lines: LabelLine[], finished: number, items: [string, number][]][] = [
  [
    'the most first',
    [line('b', 40), a],
    100,
    [
      ['a', 60],
      ['b', 40],
    ],
  ],
  [
    'as much of two, by name',
    [line('c', 50), line('b', 50)],
    100,
    [
      ['b', 50],
      ['c', 50],
    ],
  ],
  ['on what is finished', [a], 90, [['a', 66.67]]],
  ['of nothing nothing', [a], 0, [['a', 0]]],
  [
    'water over 5 %',
    [a, water(6)],
    66,
    [
      ['a', 90.91],
      ['agua', 9.09],
    ],
  ],
  ['water of 5 %', [line('a', 95), water(5)], 100, [['a', 95]]],
  [
    'water left over 5 %',
    [line('a', 94.9), water(50)],
    100,
    [
      ['a', 94.9],
      ['agua', 5.1],
    ],
  ],
  [
    'no more water than was used',
    [a, water(20)],
    100,
    [
      ['a', 60],
      ['agua', 20],
    ],
  ],
  [
    'two waters',
    [a, water(20, 'hielo'), water(30)],
    110,
    [
      ['a', 54.55],
      ['hielo', 45.45],
    ],
  ],
  ['more lost than there was', [a, water(20)], 50, [['a', 120]]],
  [
    'one of a class',
    [a, additive('goma', 2, 'espesante')],
    100,
    [
      ['a', 60],
      ['espesante (goma)', 2],
    ],
  ],
  [
    'two of a class and one of another',
    [a, additive('goma', 2, 'espesante'), additive('rojo', 1, 'color'), additive('pectina', 3, 'espesante')],
    100,
    [
      ['a', 60],
      ['espesantes (pectina, goma)', 5],
      ['colorante (rojo)', 1],
    ],
  ],
  [
    'the same twice is one',
    [a, additive('goma', 2, 'espesante'), additive('goma', 1, 'espesante')],
    100,
    [
      ['a', 60],
      ['espesante (goma)', 3],
    ],
  ],
  ['a class that nobody names', [additive('goma', 2, 'gelificante')], 10, [['gelificante (goma)', 20]]],
  [
    'two of a class that nobody names',
    [additive('goma', 2, 'gel'), additive('agar', 1, 'gel')],
    10,
    [['gel (goma, agar)', 30]],
  ],
  ['one name twice', [a, line('a', 10)], 100, [['a', 70]]],
  [
    'a blend, part by part: two thirds, two ninths and the rest',
    [line('espesantes (goma, agar), sal', 27, { isBlend: true })],
    27,
    [
      ['espesantes (goma, agar)', 88.89],
      ['sal', 11.11],
    ],
  ],
  [
    'a blend with a class of one',
    [line('colorante (rojo (E 1)), x', 9, { isBlend: true })],
    9,
    [
      ['colorante (rojo (E 1))', 66.67],
      ['x', 33.33],
    ],
  ],
  ['a blend of what is no class', [line('cosa (a, b)', 9, { isBlend: true })], 9, [['cosa (a, b)', 100]]],
  ['no blend, whatever it is called', [line('espesantes (goma), sal', 9)], 9, [['espesantes (goma), sal', 100]]],
  [
    'a recipe inside, with its own order',
    [line('Crema', 50, { parts: [line('c', 10), line('b', 40)] }), line('a', 50)],
    100,
    [
      ['a', 50],
      ['crema (b, c)', 50],
    ],
  ],
  ['of no lines nothing', [], 100, []],
  [
    'its water by what is left in it',
    [line('Crema', 50, { parts: [line('b', 30), water(40)] })],
    100,
    [['crema (b, agua)', 50]],
  ],
  [
    'open, and one open inside it',
    [
      line('Masa', 50, {
        isOpen: true,
        parts: [line('b', 20), line('Otra', 30, { isOpen: true, parts: [water(30)] })],
      }),
    ],
    50,
    [
      ['agua', 60],
      ['b', 40],
    ],
  ],
  [
    'its own list at the threshold',
    [line('turrón', 2, { compound: 'x, y', briefBelow: 2 })],
    100,
    [['turrón (x, y)', 2]],
  ],
  ['and under it', [line('turrón', 1.99, { compound: 'x, y', briefBelow: 2 })], 100, [['turrón', 1.99]]],
];
for (const [why, lines, finished, items] of lists)
  test(`list: ${why}`, () => {
    const found = listOf(lines, finished, rules);
    assert.equal(
      found.items.map(({ label, percent }) => [label, percent]),
      items,
    );
    assert.is(found.text, items.length === 0 ? '' : `Lleva: ${items.map(([label]) => label).join(', ')}.`);
  });

const emphasised: [text: string, of: Allergen[], told: string][] = [
  ['leche entera en polvo', [milk], '**leche entera** en polvo'],
  ['Leche y leche', [milk], '**Leche** y **leche**'],
  ['lechera', [milk], 'lechera (**leche**)'],
  ['requesón', [milk, wheat], 'requesón (**leche**, **trigo**)'],
  ['masa (harina)', [wheat], 'masa (harina; contiene **trigo**)'],
  ['masa (trigo)', [wheat, milk], 'masa (**trigo**; contiene **leche**)'],
  ['trigo', [], 'trigo'],
  ['mix (a+b)', [allergen('x', 'x', ['(a+b)'])], 'mix **(a+b)**'],
];
for (const [text, of, told] of emphasised) test(`emphasis: ${text}`, () => assert.is(emphasise(text, of), told));

test('a name says its allergen only with a whole word', () => {
  assert.equal(
    [isSaid('pan de trigo', wheat), isSaid('trigueño', wheat), isSaid('trigo', undefined)],
    [true, false, false],
  );
});

test('allergens of each item, through what is inside it, are told by their name', () => {
  const inner = line('Crema', 50, {
    parts: [line('queso', 30, holds('lac')), line('pan', 20, holds('tri', 'lac', 'zz'))],
  });
  const found = listOf([inner, additive('goma', 2, 'color'), line('x', 3, { allergens: null })], 100, rules);
  assert.equal(
    found.items.map(({ allergens }) => allergens),
    [['leche', 'trigo'], [], []],
  );
  assert.match(found.text, /crema \(queso \(\*\*leche\*\*\), pan \(\*\*trigo\*\*, \*\*leche\*\*\)\)/);
  const both = [
    line('goma', 3, { additive: 'espesante', ...holds('lac') }),
    line('fibra', 2, { additive: 'espesante', ...holds('lac', 'tri') }),
  ];
  assert.equal(listOf(both, 10, rules).items[0]!.allergens, ['leche', 'trigo']);
});

test('an allergen of a blend goes with the part that names it, or with the first', () => {
  const blend = (label: string, ...contains: string[]) =>
    listOf([line(label, 9, { isBlend: true, allergens: { contains, may: ['lac'] } })], 9, rules).items;
  assert.equal(
    blend('sal, almidón de trigo', 'tri').map(({ label, allergens }) => [label, allergens]),
    [
      ['sal', []],
      ['almidón de trigo', ['trigo']],
    ],
  );
  assert.equal(
    blend('sal, almidón de trigo', 'tri', 'lac').map(({ allergens }) => allergens),
    [['leche'], ['trigo']],
  );
  assert.equal(listOf([line('b, c', 9, { isBlend: true, allergens: null })], 9, rules).items.length, 2);
});

test('what the product contains, what it may and what nobody knows', () => {
  const lines = [
    line('a', 1, { allergens: { contains: ['lac'], may: ['tri', 'lac'] } }),
    line('b', 1, { allergens: null }),
    line('b', 2, { allergens: null }),
    line('C', 1, { allergens: null, parts: [line('d', 1, { parts: [line('e', 1, { allergens: null })] })] }),
  ];
  assert.equal(allergensOf(lines, rules), { contains: ['leche'], may: ['trigo'], unknown: ['b', 'e'] });
  assert.equal(
    [...leavesOf(lines)].map(({ name }) => name),
    ['a', 'b', 'b', 'e'],
  );
  // in the order of the law
  const all = allergensOf([line('x', 1, holds('lac', 'tri'))], rules);
  assert.equal(all.contains, ['trigo', 'leche']);
});

test('what has to say its percentage says it in the list, before what it is made of', () => {
  const told = (lines: LabelLine[], percentages: [string, string][]): string =>
    listOf(lines, 100, rules, new Map(percentages)).text;
  const mix = line('mezcla', 30, { compound: 'b, c' });
  const dough = line('Masa', 20, { parts: [line('harina', 15, holds('tri')), line('d', 5)] });
  assert.is(told([a, mix], [['a', '60 %']]), 'Lleva: a (60 %), mezcla (b, c).');
  assert.is(told([a, mix], [['mezcla', '30 %']]), 'Lleva: a, mezcla 30 % (b, c).');
  assert.is(told([line('nata', 50, holds('lac'))], [['nata', '50 %']]), 'Lleva: nata 50 % (**leche**).');
  assert.is(told([a, dough], [['Masa', '20 %']]), 'Lleva: a, masa 20 % (harina (**trigo**), d).');
  // inside another it would be a percentage of something else
  assert.is(told([a, dough], [['d', '5 %']]), 'Lleva: a, masa (harina (**trigo**), d).');
});

test.run();
