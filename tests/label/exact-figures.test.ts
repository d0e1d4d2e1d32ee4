// The figures of a label by hand: what is asked of it, the table and the score.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Code, Formula } from '../../engine/index.ts';
import type { LabelLine, Labelling, Nutrient, Points, Score, ToleranceBand } from '../../engine/label/model.ts';
import { scoreOf } from '../../engine/label/nutri-score.ts';
import { declared, nutritionOf, printedOf, produceShare, rounded } from '../../engine/label/nutrition.ts';
import { labelRequest } from '../../engine/label/request.ts';
import { refusalOf } from '../refusal.ts';

test('nothing is asked where nothing is sent', () => {
  const nothing = {
    ...{ name: null, finishedWeight: null, loss: null, trim: 0, portions: null, pieces: null },
    ...{ pieceWeight: null, mouldWeight: null, date: null },
  };
  for (const body of [{}, null, 'x', undefined, { name: '  ' }, { name: null, loss: null, date: null, pieces: null }])
    assert.equal(labelRequest(body), nothing);
});

const percentage = 'debe ser un porcentaje de 0 a 100, sin llegar a 100.';
const day = 'date: debe ser un día del calendario, escrito año-mes-día, como 2026-06-14.';
const requests: [body: Record<string, unknown>, says: string][] = [
  [{ name: 'x'.repeat(120) }, ''],
  [{ name: 'x'.repeat(121) }, 'name: debe ser un texto de 120 caracteres como mucho.'],
  [{ name: 3 }, 'name: debe ser un texto de 120 caracteres como mucho.'],
  [{ finishedWeight: 1e9 }, ''],
  [{ finishedWeight: 1e9 + 1 }, 'finishedWeight: debe ser un número mayor que 0.'],
  [{ portions: 0 }, 'portions: debe ser un número mayor que 0.'],
  [{ pieces: '3' }, 'pieces: debe ser un número mayor que 0.'],
  [{ pieceWeight: Number.NaN }, 'pieceWeight: debe ser un número mayor que 0.'],
  [{ mouldWeight: -1 }, 'mouldWeight: debe ser un número mayor que 0.'],
  [{ loss: 0, trim: 0 }, ''],
  [{ loss: 99.9, trim: 99.9 }, ''],
  [{ loss: 100 }, `loss: ${percentage}`],
  [{ trim: 100 }, `trim: ${percentage}`],
  [{ trim: -0.1 }, `trim: ${percentage}`],
  [{ loss: '3' }, `loss: ${percentage}`],
  [{ loss: 0, finishedWeight: 3 }, 'finishedWeight y loss dicen lo mismo de dos maneras: manda solo uno.'],
  [{ pieces: 3, portions: 2 }, ''],
  [{ pieces: 3, mouldWeight: 2 }, 'pieces y mouldWeight cuentan las piezas de dos maneras: manda solo uno.'],
  [
    { pieces: 3, pieceWeight: 2, mouldWeight: 2 },
    'pieces y pieceWeight y mouldWeight cuentan las piezas de dos maneras: manda solo uno.',
  ],
  [{ date: '2026-06-14' }, ''],
  [{ date: '2026-13-14' }, day],
  [{ date: '2026-02-31' }, day],
  [{ date: '2026-6-14' }, day],
  [{ date: '' }, ''],
  [{ date: 'x2026-06-14' }, day],
  [{ date: 20260614 }, day],
];
for (const [body, says] of requests)
  test(`asked ${JSON.stringify(body).slice(0, 60)}: «${says}»`, () =>
    assert.is(
      refusalOf(() => labelRequest(body)),
      says,
    ));

test('what is asked is read', () => {
  const body = { name: ' Pan ', finishedWeight: 900, trim: 5, portions: 4, pieces: 2, date: '2026-06-14' };
  const { name, finishedWeight, loss, trim, portions, pieces, date } = labelRequest(body);
  assert.equal([name, finishedWeight, loss, trim, portions, pieces, date], ['Pan', 900, null, 5, 4, 2, '2026-06-14']);
  const { loss: lost, pieceWeight } = labelRequest({ loss: 12, pieceWeight: 50 });
  assert.equal([lost, pieceWeight, labelRequest({ mouldWeight: 60 }).mouldWeight], [12, 50, 60]);
});

const bands: ToleranceBand[] = [
  { below: 10, upTo: null, grams: 2, share: null },
  { below: null, upTo: 40, grams: null, share: 0.2 },
  { below: null, upTo: null, grams: 8, share: null },
];
const nutrient = (key: string, column: number, more: Partial<Nutrient> = {}): Nutrient => ({
  ...{ key, label: key, unit: 'g', formula: { code: ((_, one) => one!.values[column]!) as Code } as Formula },
  rounding: {
    negligible: null,
    saidAs: null,
    steps: [
      { below: 10, step: 0.1 },
      { below: null, step: 1 },
    ],
  },
  ...{ tolerance: bands, uncertainty: 0.1, optionalFrom: null, isPart: false, reference: 50, ...more },
});
const rules = {
  per: '100 g',
  nutrients: [nutrient('grasa', 0), nutrient('fibra', 1, { optionalFrom: 3, tolerance: null, reference: null })],
} as unknown as Labelling;
const line = (label: string, grams: number, more: Partial<LabelLine> = {}): LabelLine =>
  ({
    ...{ name: label, label, called: label, grams, additive: null, compound: null, values: null, allergens: null },
    ...{
      sparedBelow: 0,
      isWater: false,
      isBlend: false,
      isProduce: false,
      parts: [],
      member: Uint8Array.of(0),
      ...more,
    },
  }) as LabelLine;
const made = (grams: number, ...values: number[]): LabelLine => line('x', grams, { values: Float64Array.from(values) });

test('the table is per 100 g of what is finished, with its portion and its error', () => {
  // 200 g with 30 and 5, 50 g with 60 and 0, 20 that nobody knows: 9000 and 1000 over 300
  const lines = [made(200, 30, 5), made(50, 60, 0), line('zzz', 20)];
  const found = nutritionOf(lines, 300, 50, 0.5, rules);
  assert.equal(found, {
    per: '100 g',
    values: { grasa: 30, fibra: 3.33 },
    declared: { grasa: '30 g', fibra: '3,3 g' },
    portion: { grams: 50, values: { grasa: 15, fibra: 1.67 }, reference: { grasa: 30 } },
    tolerance: { grasa: { uncertainty: 3.5, allowed: 6, inside: true } },
  });
  assert.equal(printedOf(found, rules), { grasa: 30, fibra: 3.3 });
  assert.equal(nutritionOf(lines, 300, 41.17, 0, rules).portion, {
    ...{ grams: 41.2, values: { grasa: 12.35, fibra: 1.37 }, reference: { grasa: 25 } },
  });
  const thin = nutritionOf(lines, 400, null, 0, rules);
  assert.equal([thin.values, thin.declared, thin.portion], [{ grasa: 22.5, fibra: 2.5 }, { grasa: '23 g' }, null]);
  assert.equal(nutritionOf(lines, 0, null, 0, rules).values, { grasa: 0, fibra: 0 });
  assert.is(nutritionOf([made(100, 0, 3)], 100, null, 0, rules).declared.fibra, '3 g', 'just enough to be printed');
});

const errors: [value: number, unknown: number, allowed: number, inside: boolean][] = [
  [9.9, 1, 2, true],
  [9.9, 1.02, 2, false],
  [10, 1, 2, true],
  [10, 1.1, 2, false],
  [40, 4, 8, true],
  [40.5, 3.95, 8, true],
  [50, 3.1, 8, false],
];
for (const [value, unknown, allowed, inside] of errors)
  test(`${value} g, ${unknown} % of which nobody knows: ${inside}`, () => {
    const { tolerance } = nutritionOf([made(100, value, 0)], 100, null, unknown, rules);
    assert.equal([tolerance.grasa!.allowed, tolerance.grasa!.inside], [allowed, inside]);
  });

const salt = {
  negligible: 0.5,
  saidAs: 0.4,
  steps: [
    { below: 1, step: 0.1 },
    { below: 10, step: 0.5 },
    { below: null, step: 1 },
  ],
};
const printed: [value: number, text: string][] = [
  [0.039, '0 g'],
  [0.04, '< 0,4 g'],
  [0.5, '< 0,4 g'],
  [0.501, '0,5 g'],
  [0.96, '1 g'],
  [1, '1 g'],
  [1.24, '1 g'],
  [1.25, '1,5 g'],
  [10.49, '10 g'],
  [10.5, '11 g'],
];
for (const [value, text] of printed)
  test(`${value} is printed «${text}»`, () => assert.is(declared(value, 'g', salt), text));

test('without a least figure it is printed as it rounds, half up', () => {
  assert.is(declared(0.04, 'g', { ...salt, negligible: null }), '0 g');
  assert.is(declared(0.04, 'g', { ...salt, saidAs: null }), '0 g');
  assert.is(declared(0.05, 'g', { ...salt, saidAs: null }), '< 0,5 g');
  assert.is(rounded(0.14999999999, salt), 0.2);
});

test('fruit, vegetable and pulse by weight, through the recipes inside', () => {
  const fruit = { isProduce: true };
  assert.is(produceShare([]), 0);
  assert.is(produceShare([line('a', 30, fruit), line('b', 70)]), 30);
  assert.is(produceShare([line('c', 999, { parts: [line('a', 10, fruit), line('b', 10)] }), line('d', 20, fruit)]), 75);
});

const row = (key: string, nutrient_: string | null, over: number[], unlessBadFrom: number | null = null): Points => ({
  ...{ key, nutrient: nutrient_, over, unlessBadFrom },
});
const score: Score = {
  ...{ label: 's', note: 'n', bad: [row('sal', 'sal', [1, 2, 3]), row('azúcar', 'azúcar', [10])] },
  good: [row('proteína', 'proteína', [2, 4], 3), row('fruta', null, [40])],
  grades: [
    { upTo: 0, letter: 'A' },
    { upTo: 2, letter: 'B' },
    { upTo: null, letter: 'C' },
  ],
};
const scores: [values: Record<string, number>, produce: number, points: number, letter: string][] = [
  [{}, 0, 0, 'A'],
  [{ sal: 1 }, 0, 0, 'A'],
  [{ sal: 1.1 }, 0, 1, 'B'],
  [{ sal: 1.1, azúcar: 11 }, 0, 2, 'B'],
  [{ sal: 2.5, azúcar: 11 }, 0, 3, 'C'],
  [{ sal: 1.1, azúcar: 11, proteína: 5 }, 0, 0, 'A'],
  [{ sal: 2.5, azúcar: 11, proteína: 5 }, 0, 3, 'C'],
  [{ sal: 2.5, azúcar: 11, proteína: 5 }, 40, 3, 'C'],
  [{ sal: 2.5, azúcar: 11, proteína: 5 }, 41, 2, 'B'],
  [{ proteína: 5 }, 41, -3, 'A'],
];
for (const [values, produce, points, letter] of scores)
  test(`score of ${JSON.stringify(values)} with ${produce} %`, () => {
    const found = scoreOf(values, produce, score);
    assert.equal([found.points, found.letter, found.label, found.note], [points, letter, 's', 'n']);
    assert.is(found.good.proteína, (values.proteína ?? 0) > 4 ? 2 : 0);
  });

test.run();
