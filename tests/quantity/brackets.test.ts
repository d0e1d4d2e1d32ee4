// What stands beside an amount: the weight in brackets, and the name again with its count.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { tokensOf } from '../../engine/index.ts';
import { againIn, besides, bracketOf } from '../../engine/quantity/brackets.ts';
import { pricesIn, spansIn } from '../../engine/quantity/spans.ts';
import { measures } from './table.ts';

const spans = (text: string) => spansIn(tokensOf(text), measures);

/** «from..end amount»: the tokens that the brackets take, and what they say. */
function bracket(text: string): string | null {
  const found = bracketOf(tokensOf(text), spans(text));
  return found && `${found.from}..${found.end} ${found.span.quantity.kind} ${found.span.quantity.amount}`;
}
const words = (count: number): string => Array.from({ length: count }, () => 'tal').join(' ');

const brackets: readonly (readonly [text: string, expected: string | null])[] = [
  ['2 tales (60 g)', '2..6 mass 60'],
  ['(60 g) tal', '0..4 mass 60'],
  ['tal (2 uds)', '1..5 piece 2'],
  ['tal (2) cosa', null],
  ['tal (5 %)', null],
  ['tal 60 g', null],
  ['tal (rica) 60 g', null],
  ['tal (60 g', '1..4 mass 60'],
  ['tal (60 g de cosa) 5', '1..7 mass 60'],
  ['60 g (2 uds) (30 g)', '2..6 piece 2'],
  ['tal (unos 60 g) (30 g)', '1..6 mass 60'],
  [`${words(20)} (60 g)`, '20..24 mass 60'],
  // Brackets that opened thirty words before are not looked for.
  [`(${words(28)} 60 g)`, '0..32 mass 60'],
  [`(${words(29)} 60 g)`, null],
];
for (const [text, expected] of brackets)
  test(`brackets of «${text}»: ${expected}`, () => assert.is(bracket(text), expected));

/** The tokens that the name said again takes, and how many there are of it. */
function again(text: string): string | null {
  const found = againIn(tokensOf(text), spans(text), measures);
  return found && `${found.from}..${found.end} ${found.quantity.amount}`;
}
const repeated: readonly (readonly [text: string, expected: string | null])[] = [
  ['zumo de limón (2 limones)', '3..7 2'],
  ['zumo de limón: 2 limones', '3..6 2'],
  ['limón (2 limones)', '1..5 2'],
  ['zumo de limón (2 limones grandes)', '3..8 2'],
  ['aroma de ron (2 ron)', '3..7 2'],
  ['zumo de limón (2 en limones)', '3..8 2'],
  ['3 vasos de limón (2 limones)', '4..8 2'],
  ['limón 3 cosas (2 limones)', '3..7 2'],
  ['zumo de limón (2 naranjas)', null],
  ['zumo de limón (2 limones verdes)', null],
  ['zumo de limón (2)', null],
  ['zumo de limón (2 g limones)', null],
  ['zumo de limón, 2 limones', null],
  ['zumo de limón', null],
];
for (const [text, expected] of repeated)
  test(`the name again in «${text}»: ${expected}`, () => assert.is(again(text), expected));

/** What brackets say better than the first amount of the text: grams, and a doubt. */
function better(text: string): string | null {
  const tokens = tokensOf(text);
  const [main] = spans(text);
  const found = besides(tokens, main!, bracketOf(tokens, spans(text))!, measures);
  if (!found) return null;
  const { kind, amount, doubt } = found.quantity;
  return `${kind} ${amount}${doubt === null ? '' : ` «${doubt}»`}`;
}
const whose = '«no está claro si es el peso de cada pieza o de todas»';
const besideAmounts: readonly (readonly [text: string, expected: string | null])[] = [
  ['2 tales (60 g)', 'mass 60'],
  ['2 tales (60 g cada uno)', 'mass 120'],
  ['2 sobres (60 g cada uno)', 'mass 120'],
  ['2 cucharadas (15 g cada una)', 'mass 15'],
  ['2 sobres (60 g)', `mass 60 ${whose}`],
  ['2 sobres (unos 60 g)', 'mass 60'],
  ['1 sobre (60 g)', 'mass 60'],
  ['1 taza (250 ml)', 'volume 250'],
  ['250 ml (200 g)', 'mass 200'],
  // Nearer the size of one than of all: so large is each.
  ['2 tazas (250 ml)', 'volume 500'],
  ['2 tazas (240 ml)', 'volume 480'],
  ['2 tazas (500 ml)', 'volume 500'],
  ['3 cucharadas (45 ml)', 'volume 45'],
  ['1 taza (200 ml)', 'volume 200'],
  ['2 sobres (3 cucharadas)', `spoon 45 ${whose}`],
  ['2 tales (3 hojas)', 'piece 3'],
  ['2 tales (1,250 g)', 'mass 1.25 «puede ser 1,25 o 1250»'],
  // What is weighed already is not weighed again, nor told worse.
  ['60 g (30 g)', null],
  ['60 g (2 uds)', null],
  ['250 ml (2 tazas)', null],
];
for (const [text, expected] of besideAmounts)
  test(`brackets in «${text}» tell better: ${expected}`, () => assert.is(better(text), expected));

const prices: readonly (readonly [text: string, expected: readonly string[]])[] = [
  ['tal 0,45 €', ['1..3']],
  ['tal € 0,45', ['1..3']],
  ['€ 0,45 tal', ['0..2']],
  ['0,45 € tal', ['0..2']],
  ['tal 0,90 €/kg', ['1..5']],
  ['tal 0,90 €/2', ['1..3']],
  ['tal 0,90 € kg', ['1..3']],
  ['tal € 0,90/kg', ['1..5']],
  ['tal (0,90 €)', ['1..5']],
  ['tal (0,90 €/kg)', ['1..7']],
  ['tal (0,90 € kilo)', ['2..4']],
  ['tal 0,90 €)', ['1..3']],
  ['1 € y 2 €', ['0..2', '3..5']],
  ['tal 500 g', []],
  ['tal €', []],
  ['500', []],
];
for (const [text, expected] of prices)
  test(`prices in «${text}»: ${expected.join(', ') || 'none'}`, () => {
    const found = pricesIn(tokensOf(text), measures).map(({ from, end }) => `${from}..${end}`);
    assert.equal(found, expected);
  });

test('the amounts of a text, in order; figures of something else are none', () => {
  const told = (text: string) => spans(text).map(({ from, end, quantity }) => `${from}..${end} ${quantity.amount}`);
  assert.equal(told('2 tales (unos 60 g)'), ['0..1 2', '3..6 60']);
  assert.equal(told('hornear 20 min a 180 ºC con 5 g'), ['7..9 5']);
  assert.equal(told('20 g min'), ['0..2 20']);
  assert.equal(told('tal'), []);
  assert.equal(told(''), []);
});

test.run();
