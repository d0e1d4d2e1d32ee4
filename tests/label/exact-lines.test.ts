// A line as the law sees it, and what 100 g of it are made of when its caller described it; each by hand.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Craft, MixLine } from '../../engine/index.ts';
import { labelLine } from '../../engine/label/lines.ts';
import type { LabelLine, Labelling } from '../../engine/label/model.ts';
import { physicalOf } from '../../engine/label/physical.ts';

/** Of the larder: sugars, of which lactose is a part, fats and water; of the craft: sugars and fats added up, and a price. */
const craft = {
  columns: [
    { key: 'dulce', index: 0 },
    { key: 'precio', index: 1 },
    { key: 'graso', index: 2 },
  ],
  definition: {
    catalogue: { columns: { dulce: { larder: 'azucar + miel' }, precio: {}, graso: { larder: '2 * x' } } },
  },
  larder: {
    columns: [0, 1, 2, 3],
    columnByKey: new Map([
      ['azucar', 0],
      ['miel', 1],
      ['lactosa', 2],
      ['grasa', 3],
    ]),
    definition: {
      columns: { columns: { azucar: {}, miel: {}, lactosa: { partOf: 'azucar' }, grasa: { partOf: 'agua' } } },
    },
    makeup: { closed: (values: Float64Array) => values },
  },
  labels: { addends: [{ column: 0, of: [0, 1] }] },
  recognise: (name: string) => ({ row: name === 'Masa' ? { larder: { id: 'masa' } } : null }),
} as unknown as Craft;
const stored = Float64Array.of(20, 10, 5, 40);
const rowOf = (values: Float64Array | null, own = [30, 2, 0]) => ({
  ...{ values: Float64Array.from(own), larder: values && { values } },
});
const mixLine = (row: object | null, values: number[], more: object = {}): MixLine =>
  ({
    name: 'Cosa',
    grams: 10,
    row,
    values: Float64Array.from(values),
    groups: [],
    member: Uint8Array.of(1),
    ...more,
  }) as unknown as MixLine;

const made: [why: string, line: MixLine, values: number[] | null][] = [
  ['as it is', mixLine(rowOf(stored), [30, 2, 0]), [20, 10, 5, 40]],
  ['another price', mixLine(rowOf(stored), [30, 9, 0]), [20, 10, 5, 40]],
  ['what the craft does not just add up', mixLine(rowOf(stored), [30, 2, 7]), [20, 10, 5, 40]],
  ['twice as sweet, and its lactose with it', mixLine(rowOf(stored), [60, 2, 0]), [40, 20, 10, 40]],
  ['half as sweet', mixLine(rowOf(stored), [15, 2, 0]), [10, 5, 2.5, 40]],
  ['sweet where it was not', mixLine(rowOf(Float64Array.of(0, 0, 0, 40), [0, 2, 0]), [6, 2, 0]), [6, 0, 0, 40]],
  ['of a row that held none of it', mixLine(rowOf(Float64Array.of(0, 0, 0, 40), [3, 2, 0]), [6, 2, 0]), [6, 0, 0, 40]],
  ['of a craft that counted none of it', mixLine(rowOf(stored, [0, 2, 0]), [6, 2, 0]), [26, 10, 5, 40]],
  ['of nobody, described', mixLine(null, [25, 2, 0]), [25, 0, 0, 0]],
  ['of nobody, of which nothing is said', mixLine(null, [25, 2, 0], { groups: ['desconocido'] }), null],
  ['of a row that the larder has not', mixLine(rowOf(null), [30, 2, 0]), null],
  ['told by its packet', mixLine(rowOf(stored), [60, 2, 0], { told: Float64Array.of(1, 2, 3, 4) }), [1, 2, 3, 4]],
];
for (const [why, line, values] of made)
  test(`made of: ${why}`, () => {
    const found = physicalOf(craft, line);
    assert.equal(found && [...found], values);
    assert.equal([...stored], [20, 10, 5, 40]);
  });

const rules = {
  ...{ brief: { families: new Set(['miel']), below: 2 }, spared: { families: new Set(['sal']), below: 3 } },
  ...{ unnamed: { families: new Set(['color']), say: '' }, blends: new Set(['neutro']), plain: new Set(['leche']) },
  ...{ water: new Set(['agua']), produce: new Set(['fruta']), opened: new Set(['masa']) },
} as unknown as Labelling;
const stock = (family: string, entry: object = {}, id = 'x') => ({
  ...{ values: Float64Array.of(30, 2, 0) },
  larder: { id, family, label: 'Cosa fina', values: stored, entry: { label: 'Cosa fina', ...entry } },
});
const labelled = (family: string, entry?: object, id?: string): LabelLine =>
  labelLine(mixLine(stock(family, entry, id), [30, 2, 0]), craft, rules);

const seen: [why: string, line: LabelLine, wanted: Partial<LabelLine>][] = [
  [
    'of no family that the law names',
    labelled('otra'),
    {
      ...{ name: 'Cosa', grams: 10, called: 'Cosa fina', compound: null, briefBelow: 0, sparedBelow: 0, parts: [] },
      ...{ isUnnamed: false, isBlend: false, additive: null, isWater: false, isProduce: false, isOpen: false },
      allergens: { contains: [], may: [] },
    },
  ],
  ['with a legal name', labelled('otra', { legal: 'cosa de ley' }), { called: 'cosa de ley' }],
  ['told briefly', labelled('miel'), { briefBelow: 2, sparedBelow: 0 }],
  ['spared', labelled('sal'), { briefBelow: 0, sparedBelow: 3 }],
  ['an additive without a name', labelled('color'), { isUnnamed: true, additive: null }],
  [
    'an additive with its class',
    labelled('color', { class: 'colorante' }),
    { isUnnamed: false, additive: 'colorante' },
  ],
  ['a blend', labelled('neutro'), { isBlend: true }],
  ['a blend with its class', labelled('neutro', { class: 'espesante' }), { isBlend: false, additive: 'espesante' }],
  ['water', labelled('otra', {}, 'agua'), { isWater: true }],
  ['fruit', labelled('fruta'), { isProduce: true }],
  ['its allergens', labelled('otra', { allergens: ['a', 'b?'] }), { allergens: { contains: ['a'], may: ['b'] } }],
  ['its own list', labelled('otra', { compound: 'x ~12,5 %, y 3–4 %, z' }), { compound: 'x, y, z' }],
  ['its own list, in a family that needs none', labelled('leche', { compound: 'x' }), { compound: null }],
  ['its own list, made clear already', labelled('otra', { compound: 'x', clear: 'y' }), { compound: null }],
  ['its own list, in a name that is one', labelled('otra', { compound: 'x', legal: 'a, b' }), { compound: null }],
  [
    'what nobody has in the larder',
    labelLine(mixLine(null, [25, 0, 0]), craft, rules),
    { label: 'cosa', called: 'cosa', allergens: null, compound: null, isBlend: false, isUnnamed: false, parts: [] },
  ],
  [
    'what its caller says of it',
    labelLine(mixLine(null, [25, 0, 0], { allergens: { contains: ['a'], may: [] } }), craft, rules),
    { allergens: { contains: ['a'], may: [] } },
  ],
];
for (const [why, line, wanted] of seen)
  test(`seen by the law: ${why}`, () => {
    for (const [key, value] of Object.entries(wanted)) assert.equal(line[key as keyof LabelLine], value, key);
  });

test('a recipe inside brings its lines, in the grams that are left of them in this product', () => {
  // 30 g of 60 finished, of which nine tenths were kept: 40 g of a line are 40 · 0.9 · 0.5
  const inner = { finished: 60, kept: 0.9, isOpen: null, lines: [mixLine(stock('otra'), [30, 2, 0], { grams: 40 })] };
  const recipe = (name: string, isOpen: boolean | null = null): LabelLine =>
    labelLine(mixLine(null, [0, 0, 0], { name, grams: 30, inner: { ...inner, isOpen } }), craft, rules);
  const cream = recipe('Crema');
  assert.equal([cream.grams, cream.label, cream.called, cream.isOpen], [30, 'Crema', 'crema', false]);
  assert.equal(
    cream.parts.map(({ grams }) => grams),
    [18],
  );
  assert.equal(
    [recipe('Masa').isOpen, recipe('Masa', false).isOpen, recipe('Crema', true).isOpen],
    [true, false, true],
  );
});

test.run();
