// What one piece weighs, what counts pieces, and grams with what was assumed and why there are none.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileQuantities } from '../../engine/index.ts';
import type { Quantity } from '../../engine/quantity/amount.ts';
import { gramsIn } from '../../engine/quantity/grams.ts';
import {
  agrees,
  agreesAtEnd,
  counted,
  isCount,
  isFew,
  isSize,
  type Physics,
  pieceOf,
  pieces,
} from '../../engine/quantity/piece.ts';
import { noQuantities } from '../../engine/quantity/words.ts';
import type { QuantityUnit } from '../../schemas/generated/definitions.d.ts';
import { measures } from './table.ts';

const bare = (amount: number): Quantity => ({
  ...{ kind: 'bare', amount, large: amount, unit: null },
  ...{ counts: false, hasDigits: true, doubt: null },
});
const of = (amount: number, unit: Omit<QuantityUnit, 'names'>, doubt: string | null = null): Quantity => ({
  ...bare(amount),
  ...{ kind: unit.kind, unit: { ...unit, names: [unit.label] }, doubt },
});
const hoja = { label: 'hoja', kind: 'piece', count: 1 } as const;
const lata = { label: 'lata', kind: 'piece', count: 1, own: true } as const;
const nuez = { label: 'nuez', kind: 'piece', count: 1, own: true, noun: true } as const;
const docena = { label: 'docena', kind: 'piece', count: 12 } as const;

test('few are whole, more than none, and no more than two dozen', () => {
  for (const amount of [1, 2, 24]) assert.is(isFew(amount), true, `${amount}`);
  for (const amount of [-1, 0, 0.5, 1.5, 25, 100]) assert.is(isFew(amount), false, `${amount}`);
});

test('a figure counts what is named in its number', () => {
  assert.is(agrees(1, 'huevo'), true);
  assert.is(agrees(2, 'huevos frescos'), true);
  assert.is(agrees(2, 'huevo'), false);
  assert.is(agrees(2, 'huevo de codornices'), false);
  assert.is(agreesAtEnd(2, 'huevos'), true);
  assert.is(agreesAtEnd(1, 'huevo'), true);
  assert.is(agreesAtEnd(3, 'large eggs, beaten'), true);
  assert.is(agreesAtEnd(3, 'large egg'), false);
  assert.is(agreesAtEnd(20, 'zumo de limones'), false);
});

test('a bare figure counts what weighs ten grams or more a piece', () => {
  const physics = (piece: number | null): Physics => ({ density: null, piece });
  assert.is(isCount(bare(3), 'tales', physics(10)), true);
  assert.is(isCount(bare(3), 'tales', physics(9.9)), false);
  assert.is(isCount(bare(3), 'tales', physics(null)), false);
  assert.is(isCount(bare(3), 'tales', null), false);
  assert.is(isCount(bare(3), 'tal', physics(10)), false);
  assert.is(isCount(bare(25), 'tales', physics(10)), false);
  assert.is(isCount(of(3, hoja), 'tales', physics(10)), false);
});

test('a bare figure as pieces of itself', () => {
  const { kind, amount, unit } = pieces(bare(3));
  assert.equal([kind, amount, unit?.label, unit?.count], ['piece', 3, 'pieza', 1]);
});

const egg: Physics = { id: 'egg', density: 1, piece: 50, pieces: { grande: 57, hoja: 2, docena: 9 } };
const plain: Physics = { id: 'plain', density: null, piece: 5.55 };
const weights: readonly (readonly [
  what: string,
  unit: Omit<QuantityUnit, 'names'> | null,
  physics: Physics | null,
  words: string,
  expected: readonly [label: string, grams: number | null],
])[] = [
  ['a bare piece', null, egg, '', ['pieza', 50]],
  ['a piece of its own measure', hoja, egg, '', ['hoja', 2]],
  ['a measure that it does not know', hoja, plain, '', ['hoja', 5.55]],
  ['a measure that counts only where it is known', lata, plain, '', ['lata', null]],
  ['twelve are pieces, whatever a dozen is called', docena, egg, '', ['pieza', 50]],
  ['a size that it knows', null, egg, 'tales L', ['pieza grande', 57]],
  ['a size of a measure is worked out', hoja, egg, 'hojas grandes', ['hoja grande', 2.5]],
  ['a size that it does not know is worked out', null, egg, 'tales S', ['pieza pequeña', 37.5]],
  ['with two decimals', null, plain, 'tales pequeños', ['pieza pequeña', 4.16]],
  ['the first size that is said', null, egg, 'S L', ['pieza pequeña', 37.5]],
  ['a size of nothing known', null, null, 'tales L', ['pieza', null]],
  ['nothing known', null, { density: 1, piece: null }, '', ['pieza', null]],
];
for (const [what, unit, physics, words, expected] of weights)
  test(`what one weighs: ${what}`, () => {
    const quantity = unit ? of(2, unit) : bare(2);
    assert.equal(pieceOf(quantity, physics, words, measures), expected);
  });

test('a size that says no factor changes nothing, unless the ingredient knows it', () => {
  const sized = compileQuantities({ ...noQuantities, sizes: [{ label: 'rara', names: ['rara'] }] });
  assert.equal(pieceOf(bare(2), egg, 'tal rara', sized), ['pieza', 50]);
  assert.equal(pieceOf(bare(2), { ...egg, pieces: { rara: 7 } }, 'tal rara', sized), ['pieza rara', 7]);
});

test('words that say nothing but a size', () => {
  for (const words of ['L', 'grandes', 'talla XL', 'grandes L']) assert.is(isSize(words, measures), true, words);
  for (const words of ['', 'tales', 'tales L', 'L tales']) assert.is(isSize(words, measures), false, words);
});

test('what is counted is the ingredient, or what is called by its measure', () => {
  const physicsOf = (name: string): Physics | null =>
    ({
      tal: { id: 'tal', density: null, piece: 5 },
      cosa: { id: 'cosa', density: null, piece: 5, pieces: { hoja: 2 } },
      'hojas de tal': { id: 'hojas', density: null, piece: 1 },
      'hojas de cosa': { id: 'hojas', density: null, piece: 1 },
      'hojas de otra': { id: 'otra', density: null, piece: null },
      'hoja tal': { id: 'tal', density: null, piece: 5 },
    })[name] ?? null;
  const called = (unit: Omit<QuantityUnit, 'names'>, name: string, spoken: string | null): string => {
    const result = counted(of(2, unit), name, spoken, physicsOf);
    return `${result.name}${result.quantity.unit?.own === false ? ', whose piece it is' : ''}`;
  };
  assert.is(called(hoja, 'tal', 'hojas de tal'), 'hojas de tal, whose piece it is');
  assert.is(called(lata, 'tal', 'hojas de tal'), 'hojas de tal, whose piece it is');
  assert.is(called(hoja, 'tal', null), 'tal');
  assert.is(called(hoja, 'cosa', 'hojas de cosa'), 'cosa');
  assert.is(called(hoja, 'otra', 'hojas de otra'), 'otra');
  assert.is(called(hoja, 'tal', 'hojas de nadie'), 'tal');
  // The same row under both names stays what it was, unless the measure is also a name.
  assert.is(called(hoja, 'tal', 'hoja tal'), 'tal');
  assert.is(called(nuez, 'tal', 'hoja tal'), 'hoja tal, whose piece it is');
  const weighed = of(2, { label: 'g', kind: 'mass', grams: 1 });
  assert.is(counted(weighed, 'tal', 'hojas de tal', physicsOf).name, 'tal');
  assert.is(counted({ ...bare(2), kind: 'piece' }, 'tal', 'hojas de tal', physicsOf).name, 'tal');
});

const thing: Physics = { density: 1.0304, piece: 12.345 };
const cup = { label: 'taza', kind: 'spoon', ml: 29.574 } as const;
const grams: readonly (readonly [what: string, quantity: Quantity, physics: Physics | null, expected: unknown])[] = [
  ['nothing', bare(0), null, { grams: 0, assumed: null, doubt: null }],
  ['a bare figure is grams', bare(12.5), null, { grams: 12.5, assumed: null, doubt: null }],
  ['six decimals', bare(1 / 3), null, { grams: 0.333333, assumed: null, doubt: null }],
  ['a thousand tons', bare(1e9), null, { grams: 1e9, assumed: null, doubt: null }],
  ['more than that', bare(1e9 + 1), null, { grams: null, why: 'es demasiado grande' }],
  ['no number', bare(Number.NaN), null, { grams: null, why: 'es demasiado grande' }],
  ['less than nothing', bare(-1), null, { grams: null, why: 'es demasiado grande' }],
  ['a share', { ...bare(5), kind: 'share' }, thing, { grams: null, why: 'es un porcentaje y no una cantidad' }],
  [
    'a rough measure of weight says what it was taken for',
    of(2, { label: 'pizca', kind: 'mass', grams: 0.123, doubt: 'rara' }, 'rara'),
    null,
    { grams: 2, assumed: 'unos 0,12 g por pizca', doubt: 'rara' },
  ],
  ['pieces', of(3.3, hoja, 'x'), thing, { grams: 40.74, assumed: '12,35 g por hoja', doubt: 'x' }],
  [
    'pieces of nothing known',
    of(3, hoja),
    null,
    { grams: null, why: 'no se sabe cuánto pesa cada hoja de «tal»: escribe los gramos' },
  ],
  [
    'a volume',
    of(33.3, { label: 'ml', kind: 'volume', ml: 1 }),
    thing,
    { grams: 34.31, assumed: '1,03 g/ml', doubt: null },
  ],
  ['a spoon', of(10, cup, 'y'), thing, { grams: 10.3, assumed: '29,57 ml por taza, 1,03 g/ml', doubt: 'y' }],
  [
    'a volume of nothing known',
    of(10, cup),
    { density: null, piece: 5 },
    { grams: null, why: 'no se sabe cuánto pesa un mililitro de «tal»: escribe los gramos' },
  ],
];
for (const [what, quantity, physics, expected] of grams)
  test(`grams: ${what}`, () =>
    assert.equal(
      gramsIn(quantity, 'tal', measures, () => physics),
      expected,
    ));

test('a size counts in the name and beside the quantity, and the quantity goes first', () => {
  const weigh = (name: string, beside?: string) => gramsIn(pieces(bare(2)), name, measures, () => egg, beside).grams;
  assert.is(weigh('tal'), 100);
  assert.is(weigh('tal L'), 114);
  assert.is(weigh('tal', '2 L'), 114);
  assert.is(weigh('tal S', '2 L'), 114);
});

test.run();
