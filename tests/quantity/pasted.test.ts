// A text before its amounts are looked for: cells of a spreadsheet, marks of a page, what adorns a line, tokens.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cellsOf, tokensOf } from '../../engine/index.ts';
import { cleaned } from '../../engine/quantity/clean.ts';
import { unmarked } from '../../engine/quantity/markup.ts';

const sheets: readonly (readonly [text: string, expected: readonly (readonly string[])[]])[] = [
  ['a;1', [['a', '1']]],
  ['', [['']]],
  [' a ; 1 ', [['a', '1']]],
  [
    'a;1\nb;2',
    [
      ['a', '1'],
      ['b', '2'],
    ],
  ],
  [
    'a;1\r\nb;2',
    [
      ['a', '1'],
      ['b', '2'],
    ],
  ],
  [
    'a;1\rb;2',
    [
      ['a', '1'],
      ['b', '2'],
    ],
  ],
  ['a;1\n', [['a', '1'], ['']]],
  // Quotes hold separators, ends of line and, doubled, quotes.
  ['"a; b";1', [['a; b', '1']]],
  ['"a\nb";1', [['a\nb', '1']]],
  ['"a ""b""";1', [['a "b"', '1']]],
  ['"";1', [['', '1']]],
  [' "a";1', [['a', '1']]],
  // A quote inside a cell, or one that nobody closes, is only a sign.
  ['a "b; c";1', [['a "b', 'c"', '1']]],
  ['"a;1', [['"a', '1']]],
  // What a spreadsheet puts before a text that looks like a formula
  ["'=a;'+1;'-1;'@b", [['=a', '+1', '-1', '@b']]],
  ["'a;1", [["'a", '1']]],
];
for (const [text, expected] of sheets)
  test(`cells of ${JSON.stringify(text)}`, () => assert.equal(cellsOf(text, ';'), expected));

const pages: readonly (readonly [text: string, expected: string])[] = [
  ['500 g de uno', '500 g de uno'],
  ['a < b & c', 'a < b & c'],
  ['<li>uno</li><li>dos</li>', ' uno\n dos\n'],
  ['uno<br/>dos', 'uno\ndos'],
  ['<td>uno</td><td>5</td>', ' uno\t 5\t'],
  ['<b class="x">uno</b>', ' uno '],
  ['a&nbsp;b &amp; c', 'a b & c'],
  ['&FRAC12; kg &Uuml;', '½ kg ü'],
  ['&frac14;&frac34;', '¼¾'],
  ['&#65;&#x42;&#x1f95b;', 'AB🥛'],
  ['&#1;', '\u0001'],
  ['&#0; &#x0; &nada;', '&#0; &#x0; &nada;'],
];
for (const [text, expected] of pages)
  test(`without marks: ${JSON.stringify(text)}`, () => assert.is(unmarked(text), expected));

const lines: readonly (readonly [text: string, expected: string])[] = [
  ['500 g de tal', '500 g de tal'],
  ['  500 \t g  ', '500 g'],
  ['[12:03, 3/4/2026] Ana: • **Tal**: 5 g ✅', 'Tal : 5 g'],
  ['3/4/26, 12:03 - Ana: Tal 5 g', 'Tal 5 g'],
  // Only after the stamp of a message is what ends in a colon its author.
  ['Ana: Tal 5 g', 'Ana: Tal 5 g'],
  ['1. Tal', 'Tal'],
  ['2) Tal', 'Tal'],
  ['3.- Tal', 'Tal'],
  ['(4) Tal', 'Tal'],
  ['a) Tal', 'Tal'],
  ['IV. Tal', 'Tal'],
  ['5\u20e3 Tal', 'Tal'],
  ['1. - Tal', 'Tal'],
  ['1.5 kg', '1.5 kg'],
  ['-- > Tal', 'Tal'],
  ['[x] Tal', 'Tal'],
  ['2*125 g', '2×125 g'],
  ['l00 g', '100 g'],
  ['2O0 g', '200 g'],
  ['L l0', 'L l0'],
  ['5\u200b00 g', '500 g'],
];
for (const [text, expected] of lines)
  test(`the line in ${JSON.stringify(text)}`, () => assert.is(cleaned(text), expected));

test('tokens: figures, fractions, words without capitals or accents, and signs, each in its place', () => {
  const told = (text: string) =>
    tokensOf(text).map(({ kind, text: word, from, to }) => `${kind} ${word} ${from}-${to}`);
  assert.equal(told('½ kg de Té'), ['fraction ½ 0-1', 'word kg 2-4', 'word de 5-7', 'word te 8-10']);
  assert.equal(told('1.250,5g'), ['number 1.250,5 0-7', 'word g 7-8']);
  assert.equal(told('2x125'), ['number 2 0-1', 'word x 1-2', 'number 125 2-5']);
  assert.equal(told('(.5)'), ['sign ( 0-1', 'number .5 1-3', 'sign ) 3-4']);
  assert.equal(told('T55 . '), ['word t55 0-3']);
});

test.run();
