// The figure in a name: which one counts, between which rows it falls, and what is left alone.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { areParts, figuresOf, isNone } from '../../engine/names/figures.ts';

const plain = figuresOf([{ rows: { 40: 'b', 30: 'a', 60: 'c' }, of: ['suelta'], not: ['c'] }]);
const signed = figuresOf([{ rows: { 100: 'floja', 300: 'fuerte' }, sign: 'w', between: [50, 400] }]);
const nearest = figuresOf([{ rows: { 30: 'a', 40: 'b' }, nearest: true }]);
const single = figuresOf([{ rows: { 30: 'a' }, of: ['z'], between: [20, 40] }]);

type Parts = [id: string, share: number][];
// Shares are of halves, quarters and fifths: 30 → 40 and 40 → 60.
const cases: [
  why: string,
  of: typeof plain,
  id: string,
  left: string[],
  figure: [id: string, value: number, parts: Parts] | null,
][] = [
  [
    'between two',
    plain,
    'a',
    ['32.5'],
    [
      'a',
      32.5,
      [
        ['a', 0.75],
        ['b', 0.25],
      ],
    ],
  ],
  [
    'nearer the higher',
    plain,
    'a',
    ['37.5'],
    [
      'b',
      37.5,
      [
        ['a', 0.25],
        ['b', 0.75],
      ],
    ],
  ],
  [
    'in the middle it is the lower',
    plain,
    'a',
    ['35'],
    [
      'a',
      35,
      [
        ['a', 0.5],
        ['b', 0.5],
      ],
    ],
  ],
  [
    'in the second step',
    plain,
    'b',
    ['45'],
    [
      'b',
      45,
      [
        ['b', 0.75],
        ['c', 0.25],
      ],
    ],
  ],
  ['its own', plain, 'a', ['30'], null],
  ['its own among two', plain, 'a', ['32', '30'], null],
  ['that of another row', plain, 'a', ['40'], ['b', 40, [['b', 1]]]],
  ['the least', plain, 'b', ['30'], ['a', 30, [['a', 1]]]],
  ['the most', plain, 'b', ['60'], ['c', 60, [['c', 1]]]],
  ['under the least', plain, 'b', ['29.9'], null],
  ['over the most', plain, 'b', ['60.1'], null],
  ['of a row that is called by it', plain, 'suelta', ['30'], ['a', 30, [['a', 1]]]],
  ['of one that is not', plain, 'c', ['35'], null],
  ['of one that no series has', plain, 'x', ['35'], null],
  [
    'two near each other',
    plain,
    'suelta',
    ['34', '36'],
    [
      'a',
      35,
      [
        ['a', 0.5],
        ['b', 0.5],
      ],
    ],
  ],
  [
    'two as far as they may be',
    plain,
    'suelta',
    ['33', '37'],
    [
      'a',
      35,
      [
        ['a', 0.5],
        ['b', 0.5],
      ],
    ],
  ],
  [
    'two further',
    plain,
    'suelta',
    ['35', '39.5'],
    [
      'a',
      35,
      [
        ['a', 0.5],
        ['b', 0.5],
      ],
    ],
  ],
  [
    'the second is less',
    plain,
    'suelta',
    ['35', '33'],
    [
      'a',
      35,
      [
        ['a', 0.5],
        ['b', 0.5],
      ],
    ],
  ],
  [
    'the second is the same',
    plain,
    'suelta',
    ['35', '35'],
    [
      'a',
      35,
      [
        ['a', 0.5],
        ['b', 0.5],
      ],
    ],
  ],
  ['three are no figure', plain, 'suelta', ['35', '36', '37'], null],
  ['no number is none', plain, 'suelta', [], null],
  ['a word beside it', plain, 'suelta', ['35', 'roja'], null],
  [
    'with its sign',
    signed,
    'floja',
    ['w', '200'],
    [
      'floja',
      200,
      [
        ['floja', 0.5],
        ['fuerte', 0.5],
      ],
    ],
  ],
  ['with its sign, and its own', signed, 'floja', ['w', '100'], ['floja', 100, [['floja', 1]]]],
  [
    'the one behind the sign',
    signed,
    'floja',
    ['150', 'w', '200'],
    [
      'floja',
      200,
      [
        ['floja', 0.5],
        ['fuerte', 0.5],
      ],
    ],
  ],
  [
    'the sign last',
    signed,
    'floja',
    ['200', 'w'],
    [
      'floja',
      200,
      [
        ['floja', 0.5],
        ['fuerte', 0.5],
      ],
    ],
  ],
  ['without its sign', signed, 'floja', ['200'], null],
  ['with another sign', signed, 'floja', ['t', '200'], null],
  [
    'under the first row, within what is declared',
    signed,
    'fuerte',
    ['w', '50'],
    [
      'floja',
      50,
      [
        ['floja', 1.25],
        ['fuerte', -0.25],
      ],
    ],
  ],
  [
    'over the last row',
    signed,
    'fuerte',
    ['w', '350'],
    [
      'fuerte',
      350,
      [
        ['floja', -0.25],
        ['fuerte', 1.25],
      ],
    ],
  ],
  ['at the least declared, and under', signed, 'fuerte', ['w', '49'], null],
  ['over the most declared', signed, 'fuerte', ['w', '401'], null],
  ['the nearest alone', nearest, 'b', ['33'], ['a', 33, [['a', 1]]]],
  ['the nearest alone, in the middle', nearest, 'b', ['35'], ['a', 35, [['a', 1]]]],
  ['the nearest alone, higher', nearest, 'a', ['36'], ['b', 36, [['b', 1]]]],
  ['a series of one row', single, 'z', ['35'], ['a', 35, [['a', 1]]]],
];
for (const [why, of, id, left, figure] of cases)
  test(`a figure of «${id}» in [${left}]: ${why}`, () => {
    const found = of.figureOf(id, left);
    assert.equal(found && [found.id, found.value, found.parts.map((part) => [part.id, part.share])], figure);
  });

test('a row of two series is read in the one whose sign is there', () => {
  const both = figuresOf([{ rows: { 30: 'a', 40: 'b' }, sign: 'w' }, { rows: { 1: 'a', 3: 'd' } }]);
  assert.is(both.figureOf('a', ['w', '40'])?.id, 'b');
  assert.is(both.figureOf('a', ['3'])?.id, 'd');
});

const may: [of: typeof plain, id: string, number: number, isIt: boolean][] = [
  [plain, 'a', 30, true],
  [plain, 'a', 29.9, false],
  [plain, 'a', 60, true],
  [plain, 'a', 60.1, false],
  [plain, 'c', 40, false],
  [plain, 'x', 40, false],
  [signed, 'floja', 200, false],
];
for (const [of, id, number, isIt] of may)
  test(`${number} may ${isIt ? '' : 'not '}be the figure of «${id}»`, () => assert.is(of.isFigure(id, number), isIt));

test('none of it, and so much of one and of another', () => {
  assert.equal(
    [isNone(['0'], 'cosa 0 %'), isNone(['0'], '0 % cosa'), isNone(['10'], 'cosa 10 %'), isNone(['0'], 'cosa 0')],
    [true, true, false, false],
  );
  assert.not.ok(isNone(['0', '10'], 'cosa 10 % 0'));
  assert.not.ok(isNone(['5'], 'cosa 0 %'));
  assert.equal([[60, 40], [50, 30, 20], [60, 41], [100], []].map(areParts), [true, true, false, false, false]);
});

test.run();
