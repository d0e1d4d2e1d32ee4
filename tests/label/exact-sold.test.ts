// Percentages of what is named, what comes out of a recipe and what it costs, each by hand.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Craft, MixLine } from '../../engine/index.ts';
import type { LabelLine } from '../../engine/label/model.ts';
import { countedIn, percentagesOf, quidOf } from '../../engine/label/quid.ts';
import { type LabelRequest, labelRequest } from '../../engine/label/request.ts';
import { yieldOf } from '../../engine/label/yield.ts';
import { refusalOf } from '../refusal.ts';

const blank: LabelRequest = labelRequest({});
const line = (label: string, grams: number, more: Partial<LabelLine> = {}): LabelLine =>
  ({
    ...{ name: label, label, called: label, grams, sparedBelow: 0, isWater: false, isBlend: false, parts: [] },
    ...{ member: Uint8Array.of(0), ...more },
  }) as unknown as LabelLine;

const quids: [why: string, name: string | null, selection: number | null, texts: string[]][] = [
  ['what the craft says', null, 0, ['crema de fresa (50 %)', 'sal (1,5 %)']],
  ['nothing', null, null, []],
  ['what the name names', 'Tarta de limón', null, ['limón (2 %)']],
  [
    'a product and its namesake',
    'Fresa con nata',
    null,
    ['nata agria (120 g por 100 g de producto)', 'fresa roja (10 %)'],
  ],
  [
    'what begins with the product',
    'Nata de fresa',
    null,
    ['nata agria (120 g por 100 g de producto)', 'crema de fresa (50 %)', 'fresa roja (10 %)'],
  ],
  ['a whole name is of no other', 'Bollo de crema de fresa', null, ['crema de fresa (50 %)']],
  ['neither water nor a blend', 'Bollo de agua y mezcla', null, []],
  ['too little to say', 'Bollo de vainilla', null, []],
  ['a recipe inside, and what it is made of', 'Bollo de ganache', null, ['ganache negra (30 %)']],
];
const lines: LabelLine[] = [
  line('crema de fresa', 50, { member: Uint8Array.of(1) }),
  line('fresa roja', 10),
  ...[line('nata agria', 120), line('limón', 1), line('limón', 1), line('sal', 1.5, { member: Uint8Array.of(1) })],
  ...[line('agua', 5, { isWater: true, member: Uint8Array.of(1) }), line('mezcla', 5, { isBlend: true })],
  ...[line('vainilla', 1.9, { sparedBelow: 2 }), line('ganache negra', 30, { parts: [line('cacao', 20)] })],
];
for (const [why, name, selection, texts] of quids)
  test(`percentages: ${why}`, () => {
    const leaves = lines.flatMap((one) => (one.parts.length > 0 ? one.parts : [one]));
    assert.equal(
      quidOf(countedIn(lines, leaves, selection, name, 100)).map(({ text }) => text),
      texts,
    );
  });

test('the list prints the percentage that is told apart, rounded once', () => {
  const counted = countedIn([], [line('limón', 62.48)], null, 'Tarta de limón', 100);
  assert.equal(quidOf(counted), [{ label: 'limón', percent: 62.5, text: 'limón (62 %)' }]);
  assert.is(percentagesOf(counted).get('limón'), '62 %');
});

test('percentages at their ends', () => {
  const told = (grams: number, finished: number, sparedBelow = 0) =>
    quidOf(countedIn([], [line('limón', grams, { sparedBelow })], null, 'Tarta de limón', finished))[0];
  assert.equal(told(1.96, 100), { label: 'limón', percent: 2, text: 'limón (2 %)' });
  assert.equal(told(1.94, 100), { label: 'limón', percent: 1.9, text: 'limón (1,9 %)' });
  assert.is(told(2.4, 100)!.text, 'limón (2 %)');
  assert.is(told(100, 100)!.text, 'limón (100 %)');
  assert.is(told(100.1, 100)!.text, 'limón (100,1 g por 100 g de producto)');
  assert.is(told(2, 100, 2)!.percent, 2);
  assert.is(told(1.99, 100, 2), undefined);
  assert.is(told(5, 0)!.percent, 0);
});

/** The first column is its price by the kilo. */
const priced = {
  definition: { catalogue: { columns: { precio: { means: 'price' } } } },
  columnByKey: new Map([['precio', 0]]),
  larder: { definition: { columns: { columns: {} } }, columnByKey: new Map() },
} as unknown as Craft;
const mixLine = (name: string, grams: number, price: number, more: object = {}): MixLine =>
  ({ name, grams, values: Float64Array.of(price), row: null, ...more }) as unknown as MixLine;
const bought = [mixLine('harina', 600, 2), mixLine('agua', 400, 0)];

const yields: [asked: Partial<LabelRequest>, cooked: number, found: object][] = [
  [{}, 900, { used: 1000, finished: 900, loss: 10, batch: 1.2, perKg: 1.33 }],
  [{ trim: 5 }, 900, { used: 1000, finished: 855, loss: 10, trim: 5, batch: 1.2, perKg: 1.4 }],
  [
    { portions: 8 },
    900,
    { used: 1000, finished: 900, loss: 10, pieces: 8, pieceWeight: 112.5, batch: 1.2, perKg: 1.33, perPiece: 0.15 },
  ],
  [
    { pieces: 9, portions: 8 },
    900,
    { used: 1000, finished: 900, loss: 10, pieces: 9, pieceWeight: 100, batch: 1.2, perKg: 1.33, perPiece: 0.133 },
  ],
  [
    { trim: 5, pieceWeight: 50 },
    900,
    {
      used: 1000,
      finished: 855,
      loss: 10,
      trim: 5,
      pieces: 17,
      pieceWeight: 50,
      over: 5,
      batch: 1.2,
      perKg: 1.4,
      perPiece: 0.071,
    },
  ],
  [
    { pieceWeight: 900 },
    900,
    {
      used: 1000,
      finished: 900,
      loss: 10,
      pieces: 1,
      pieceWeight: 900,
      over: 0,
      batch: 1.2,
      perKg: 1.33,
      perPiece: 1.2,
    },
  ],
  [
    { mouldWeight: 400 },
    900,
    {
      used: 1000,
      finished: 900,
      loss: 10,
      pieces: 2,
      pieceWeight: 360,
      over: 180,
      batch: 1.2,
      perKg: 1.33,
      perPiece: 0.6,
    },
  ],
];
for (const [asked, cooked, found] of yields)
  test(`yield of ${JSON.stringify(asked)}`, () => {
    const { cost, ...rest } = yieldOf(
      { used: 1000, cooked, gramsPerLitre: null },
      { ...blank, ...asked },
      priced,
      bought,
    );
    const { unpriced, ...prices } = cost!;
    assert.equal([{ ...rest, ...prices }, unpriced], [found, ['agua']]);
  });

test('each figure with its decimals', () => {
  const lines_ = [mixLine('harina', 602.3, 2.345)];
  const weights = { used: 1234.56, cooked: 1000.26, gramsPerLitre: 333.4 };
  assert.equal(yieldOf(weights, { ...blank, portions: 7 }, priced, lines_), {
    ...{ used: 1234.6, finished: 1000.3, loss: 19, pieces: 7, pieceWeight: 142.9, litres: 3, gramsPerLitre: 333 },
    cost: { batch: 1.41, perKg: 1.41, perPiece: 0.202, perLitre: 0.47, unpriced: [] },
  });
  const { pieces, pieceWeight, over } = yieldOf(weights, { ...blank, pieceWeight: 333.33 }, priced, lines_);
  assert.equal([pieces, pieceWeight, over], [3, 333.3, 0.3]);
});

test('litres, nothing used, no price and no piece', () => {
  const byLitre = yieldOf({ used: 1000, cooked: 900, gramsPerLitre: 600.4 }, { ...blank, trim: 50 }, priced, bought);
  assert.equal([byLitre.litres, byLitre.gramsPerLitre, byLitre.cost!.perLitre], [0.75, 600, 1.6]);
  assert.is(yieldOf({ used: 0, cooked: 1, gramsPerLitre: null }, blank, priced, []).loss, 0);
  const free = { ...priced, definition: { catalogue: { columns: {} } } } as unknown as Craft;
  assert.is(yieldOf({ used: 1000, cooked: 900, gramsPerLitre: null }, blank, free, bought).cost, null);
  const none = (asked: Partial<LabelRequest>): string =>
    refusalOf(() => yieldOf({ used: 1000, cooked: 900, gramsPerLitre: null }, { ...blank, ...asked }, priced, bought));
  assert.is(none({ pieceWeight: 900.1 }), 'pieceWeight: no sale ni una pieza de 900,1 g de los 900 g que hay.');
  assert.is(none({ mouldWeight: 1001 }), 'mouldWeight: no sale ni una pieza de 900,9 g de los 900 g que hay.');
});

test('a recipe inside costs what was bought for it, also what was trimmed', () => {
  // 500 g of 800 finished, of a recipe of 1.2 €: 0.75 €
  const inner = { finished: 800, lines: bought };
  const lines_ = [mixLine('crema', 500, 99, { inner }), mixLine('sal', 100, 1)];
  assert.equal(yieldOf({ used: 600, cooked: 600, gramsPerLitre: null }, blank, priced, lines_).cost, {
    ...{ batch: 0.85, perKg: 1.42, unpriced: ['agua'] },
  });
});

test.run();
