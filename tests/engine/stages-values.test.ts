// What 100 g of a line bring: figures of its caller, of a packet, of its own name; and what follows from them.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Blend, Column, Craft, Formula, NumberRule, Row, Run } from '../../engine/index.ts';
import type { Item } from '../../engine/read/recognise.ts';
import { blended, hasComposition, readFrom, readNumber, valuesOf } from '../../engine/read/values.ts';

const column = (index: number, more: Partial<Column> = {}): Column =>
  ({
    index,
    key: `c${index}`,
    ...{ closes: true, adds: true },
    formula: null,
    follows: new Set(),
    warnsWhenMissing: false,
    ...more,
  }) as Column;
/** The third is what is left of the first two; the fourth is a price. */
const rest = column(2, {
  formula: { code: (_, line) => 100 - line!.values[0]! - line!.values[1]! } as Formula,
  follows: new Set([0, 1]),
});
const columns = [column(0), column(1), rest, column(3, { closes: false, adds: false, warnsWhenMissing: true })];
const small = { columns, columnSequence: columns } as unknown as Craft;
const row = { id: 'x', own: null, values: Float64Array.of(10, 20, 70, 5) } as unknown as Row;

const made: [
  why: string,
  row: Row | null,
  given: [number, number][],
  isInert: boolean,
  values: number[],
  marks: string[],
][] = [
  ['as the row', row, [], false, [10, 20, 70, 5], []],
  ['one figure, and what follows from it', row, [[0, 30]], false, [30, 20, 50, 5], []],
  ['a price changes nothing else', row, [[3, 9]], false, [10, 20, 70, 9], []],
  ['of its own', null, [[0, 30]], false, [30, 0, 70, 0], []],
  ['of nobody', null, [[0, 30]], true, [30, 0, 0, 0], []],
  ['a tenth too much is let be', null, [[0, 100.1]], false, [100.1, 0, -0.1, 0], []],
  ['a little more is scaled', null, [[0, 100.5]], false, [100, 0, 0, 0], ['excedido']],
  [
    'more is scaled',
    null,
    [
      [0, 150],
      [1, 50],
    ],
    false,
    [75, 25, 0, 0],
    ['excedido'],
  ],
  [
    'with what was said of the rest',
    null,
    [
      [0, 100],
      [1, 60],
      [2, 40],
    ],
    false,
    [50, 30, 20, 0],
    ['excedido'],
  ],
];
for (const [why, one, given, isInert, values, marks] of made)
  test(`what 100 g bring: ${why}`, () => {
    const told: string[] = [];
    const found = valuesOf(small, one, one?.values ?? null, new Map(given), isInert, told);
    assert.equal(
      [...found].map((value) => Math.round(value * 1e6) / 1e6),
      values,
    );
    assert.equal(told, marks);
    assert.equal([...row.values], [10, 20, 70, 5]);
  });

test('what a packet says, a blend of rows and a price alone', () => {
  const given = new Map([[0, 1]]);
  readFrom(small, [7, 8, null, 9], given);
  assert.equal(
    [...given],
    [
      [0, 1],
      [1, 8],
    ],
  );
  const low = { values: Float64Array.of(10, 0, 4) } as unknown as Row;
  const high = { values: Float64Array.of(20, 30, 0) } as unknown as Row;
  const parts = [
    { row: low, share: -0.5 },
    { row: high, share: 1.5 },
  ];
  assert.equal([...blended({ parts } as unknown as Blend)], [25, 45, 0]);
  const has = (given_: [number, number][]): boolean =>
    hasComposition(small, { given: new Map(given_) } as unknown as Item);
  assert.equal(
    [
      has([]),
      has([[3, 1]]),
      has([
        [3, 1],
        [0, 0],
      ]),
    ],
    [false, false, true],
  );
});

const rule = (more: Partial<NumberRule> = {}): NumberRule => ({
  ...{ picks: (id) => id === 'x', pattern: /(\d+) %/g, between: [20, 60], mark: 'sin_cifra' },
  set: [{ column: columns[0]!, formula: { code: ({ extra }: Run) => extra } as unknown as Formula }],
  ...more,
});
const read: [
  normal: string,
  rules: NumberRule[],
  given: [number, number][],
  found: [number, number][],
  marks: string[],
][] = [
  ['x 35 %', [rule()], [], [[0, 35]], []],
  ['x 20 %', [rule()], [], [[0, 20]], []],
  ['x 60 %', [rule()], [], [[0, 60]], []],
  ['x 61 %', [rule()], [], [], ['sin_cifra']],
  ['x 19 % y 40 %', [rule()], [], [[0, 40]], []],
  ['x', [rule()], [], [], ['sin_cifra']],
  ['x', [rule({ mark: null })], [], [], []],
  ['x 35 %', [rule()], [[0, 9]], [], []],
  ['x 35 %', [rule({ picks: () => false })], [], [], []],
  ['x 35 %', [rule({ picks: () => false }), rule()], [], [[0, 35]], []],
  ['x 35 %', [rule({ mark: null, between: [90, 95] }), rule()], [], [], []],
];
for (const [normal, numberRules, sent, found, marks] of read)
  test(`the figure in «${normal}» with ${JSON.stringify(sent)}`, () => {
    const [given, told] = [new Map<number, number>(), [] as string[]];
    const item = { row, normal, given: new Map(sent) } as unknown as Item;
    readNumber({ ...small, numberRules } as Craft, item, [], given, told);
    assert.equal([[...given], told], [found, marks]);
  });

test.run();
