// The amount at the start of a text: kind, size, measure, how much of the text it takes, and why it is doubted.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { tokensOf } from '../../engine/index.ts';
import { amountAt, factorOf } from '../../engine/quantity/amount.ts';
import { measures } from './table.ts';

/** «mass 280 g, 4 tokens»; «counts» and «no digits» only where it is so, «large» where thousands may be decimals. */
function told(text: string, at = 0): string {
  const found = amountAt(tokensOf(text), at, measures);
  if (!found) return 'none';
  const { kind, amount, large, unit, counts, hasDigits, doubt } = found.quantity;
  const words = [
    [kind, Math.round(1e6 * amount) / 1e6, unit?.label].filter((word) => word !== undefined).join(' '),
    ...(kind === 'bare' && large !== amount ? [`large ${large}`] : []),
    `${found.end - at} tokens`,
    ...(found.pieceAt === undefined ? [] : [`measure at ${found.pieceAt}`]),
    ...(counts ? ['counts'] : []),
    ...(hasDigits ? [] : ['no digits']),
    ...(doubt === null ? [] : [`«${doubt}»`]),
  ];
  return words.join(', ');
}

const between = (low: string, high: string): string => `«entre ${low} y ${high}: se toma el punto medio»`;
const cases: readonly (readonly [text: string, expected: string])[] = [
  ['250 g de tal', 'mass 250 g, 2 tokens'],
  ['250', 'bare 250, 1 tokens'],
  ['tal', 'none'],
  ['', 'none'],
  ['35 % de tal', 'share 35, 2 tokens'],
  ['1.250', 'bare 1250, large 1.25, 1 tokens'],
  ['1.250 g', 'mass 1250 g, 2 tokens'],
  ['1.250 kg', 'mass 1250 kg, 2 tokens'],
  ['1,250 g', 'mass 1.25 g, 2 tokens, «puede ser 1,25 o 1250»'],
  ['1,250 kg', 'mass 1250 kg, 2 tokens'],
  ['1 pinta', 'volume 473 pinta, 2 tokens, «una pinta son 473 ml en Estados Unidos y 568 ml en el Reino Unido»'],

  // A large measure and what is left over in a smaller one
  ['1 kg 200 g', 'mass 1200 kg, 4 tokens'],
  ['1 kg y 200 g', 'mass 1200 kg, 5 tokens'],
  ['1 kg 999 g', 'mass 1999 kg, 4 tokens'],
  ['1 kg 1000 g', 'mass 1000 kg, 2 tokens'],
  ['1 kg 200 ml', 'mass 1000 kg, 2 tokens'],
  ['1 lb 4 oz', 'mass 567 libra, 4 tokens'],
  ['1 l 50 cl', 'volume 1500 l, 4 tokens'],
  ['2 cucharadas 1 cucharadita', 'spoon 30 cucharada, 2 tokens'],
  ['1 kilo 300 de tal', 'mass 1300 kg, 3 tokens'],
  ['1 kilo 100 de tal', 'mass 1100 kg, 3 tokens'],
  ['1 kilo 999 de tal', 'mass 1999 kg, 3 tokens'],
  ['1 kilo 99 de tal', 'mass 1000 kg, 2 tokens'],
  ['1 kilo 1000 de tal', 'mass 1000 kg, 2 tokens'],
  ['1 kilo 250,5 de tal', 'mass 1000 kg, 2 tokens'],
  ['1 kilo 300 tales', 'mass 1000 kg, 2 tokens'],
  ['1 libra 300 de tal', 'mass 453.6 libra, 2 tokens'],
  ['500 g 300 de tal', 'mass 500 g, 2 tokens'],

  // Sums
  ['250+30 g', 'mass 280 g, 4 tokens'],
  ['250 g + 30', 'mass 280 g, 4 tokens'],
  ['250 g más 30 g', 'mass 280 g, 5 tokens'],
  ['100 + 50 + 25 g', 'mass 175 g, 6 tokens'],
  ['1.250 + 1.250', 'bare 2500, large 2.5, 3 tokens'],
  ['1.250 + 1 kg', 'mass 2250 kg, 4 tokens'],
  ['1 kg + 1/2', 'mass 1500 kg, 6 tokens'],
  ['1 kg + 19', 'mass 20000 kg, 4 tokens'],
  ['1 kg + 20', 'mass 1000 kg, 2 tokens'],
  ['100 g + 20', 'mass 120 g, 4 tokens'],
  ['1 kg + 2/2', 'mass 1000 kg, 2 tokens'],
  ['1 kg + 3/2', 'mass 1000 kg, 2 tokens'],
  ['1 kg + media', 'mass 1000 kg, 2 tokens'],
  ['1 kg + tal', 'mass 1000 kg, 2 tokens'],
  ['1 kg + 200 ml', 'mass 1000 kg, 2 tokens'],
  ['1 kg + 5 %', 'mass 1000 kg, 2 tokens'],
  ['5 % + 3', 'share 5, 2 tokens'],
  ['2 % + 3 %', 'share 2, 2 tokens'],
  ['5 + 3 %', 'bare 5, 1 tokens'],
  ['1,250 g + 5 g', 'mass 6.25 g, 5 tokens, «puede ser 1,25 o 1250»'],
  ['5 g + 1,250 g', 'mass 6.25 g, 5 tokens, «puede ser 1,25 o 1250»'],

  // Products
  ['2 x 250 g', 'mass 500 g, 4 tokens'],
  ['2 x 250', 'bare 500, 3 tokens'],
  ['2 x 1.250', 'bare 2500, large 2.5, 3 tokens'],
  ['2 x kilo', 'mass 2000 kg, 3 tokens, counts, no digits'],
  ['2 x media', 'bare 2, 1 tokens'],
  ['2 x tal', 'bare 2, 1 tokens'],

  // Ranges
  ['2-3', `bare 2.5, 3 tokens, counts, ${between('2', '3')}`],
  ['2-3 g', `mass 2.5 g, 4 tokens, ${between('2', '3')}`],
  ['entre 2 y 3 g', `mass 2.5 g, 5 tokens, ${between('2', '3')}`],
  ['1,2504 a 2,2504 kg', `mass 1750.4 kg, 4 tokens, ${between('1,25', '2,25')}`],
  ['1.000-1.500 kg', `mass 1250 kg, 4 tokens, ${between('1', '1,5')}`],
  ['3-3 g', 'bare 3, 1 tokens'],
  ['3-2 g', 'bare 3, 1 tokens'],
  ['2 a tres g', 'bare 2, 1 tokens'],
  ['dos a 3 g', 'bare 2, 1 tokens, counts, no digits'],
  ['entre dos y tres', 'none'],

  // About so much
  ['unos 60 g', 'mass 60 g, 3 tokens'],
  ['aprox. unos 60 g', 'mass 60 g, 4 tokens'],
  ['60 g aprox. de tal', 'mass 60 g, 3 tokens'],
  ['2 cucharadas rasas aprox. de tal', 'spoon 30 cucharada, 4 tokens'],

  // A measure alone, and one before its figure
  ['kilo y medio', 'mass 1500 kg, 3 tokens, counts, no digits'],
  ['kilo', 'mass 1000 kg, 1 tokens, counts, no digits'],
  ['cuarto y mitad', 'mass 375 cuarto y mitad, 3 tokens, counts, no digits'],
  ['cuarto de kilo', 'mass 250 kg, 3 tokens, counts, no digits'],
  ['g', 'none'],
  ['kg 1,2', 'mass 1200 kg, 2 tokens'],
  ['kg. 1,2', 'mass 1200 kg, 2 tokens'],
  ['g 250', 'mass 250 g, 2 tokens'],
  ['ml 250', 'volume 250 ml, 2 tokens'],
  ['kg 2 %', 'mass 1000 kg, 1 tokens, counts, no digits'],
  ['kg 2 g', 'mass 1002 kg, 3 tokens, counts, no digits'],
  ['kg ½', 'mass 1000 kg, 1 tokens, counts, no digits'],
  ['kg dos', 'mass 1000 kg, 1 tokens, counts, no digits'],
  ['cucharada 2', 'spoon 15 cucharada, 1 tokens, counts, no digits'],

  // What follows the measure
  ['2 kg y medio de tal', 'mass 2500 kg, 4 tokens'],
  ['2 tazas y 1/4', 'spoon 562.5 taza, 6 tokens'],
  ['2 kg y tal', 'mass 2000 kg, 2 tokens'],
  ['2 kg grandes', 'mass 2000 kg, 2 tokens'],
  ['1/2 de kilo', 'mass 500 kg, 5 tokens, counts'],
  ['1/2 de tal', 'bare 0.5, 3 tokens, counts'],
  ['2 de kilo', 'bare 2, 1 tokens'],

  // Pieces, and what each holds
  ['2 uds de tal', 'piece 2 pieza, 2 tokens, measure at 1'],
  ['1 docena y media', 'piece 18 docena, 4 tokens, measure at 1'],
  ['2 hojas grandes de tal', 'piece 2 hoja, 3 tokens, measure at 1'],
  ['2 paquetes de 400 g de tal', 'mass 800 g, 5 tokens'],
  ['2 paquetes grandes de unos 400 g', 'mass 800 g, 7 tokens'],
  ['2 briks de 200 ml', 'volume 400 ml, 5 tokens'],
  ['2 sobres de 3 cucharadas', 'piece 2 sobre, 2 tokens, measure at 1'],
  ['2 sobres de 3', 'piece 2 sobre, 2 tokens, measure at 1'],
  ['2 sobres 16 g', 'piece 2 sobre, 2 tokens, measure at 1'],

  // A measure that may be a name
  ['1 nuez', 'piece 1 nuez, 2 tokens, measure at 1, «una nuez no es una medida fija»'],
  ['1 nuez de tal', 'piece 1 nuez, 2 tokens, measure at 1, «una nuez no es una medida fija»'],
  ['1 nuez pelada', 'bare 1, 1 tokens'],
];
for (const [text, expected] of cases) test(`«${text}»: ${expected}`, () => assert.is(told(text), expected));

test('after a name, one letter before a figure is a size; a longer measure is a measure', () => {
  assert.is(told('tales L 4', 1), 'none');
  assert.is(told('tal g 250', 1), 'none');
  assert.is(told('tal kg 2', 1), 'mass 2000 kg, 2 tokens');
});

test('a measure is worth its grams, its millilitres or its pieces; one where it says none', () => {
  const unit = { label: 'tal', names: ['tal'] };
  assert.is(factorOf({ ...unit, kind: 'mass', grams: 3 }), 3);
  assert.is(factorOf({ ...unit, kind: 'spoon', ml: 5 }), 5);
  assert.is(factorOf({ ...unit, kind: 'piece', count: 12 }), 12);
  assert.is(factorOf({ ...unit, kind: 'piece' }), 1);
});

test.run();
