// A figure as it is written, before any measure: what it is worth, where it ends, and what is no figure.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { tokensOf } from '../../engine/index.ts';
import { figureAt, numberIn, partAt } from '../../engine/quantity/figure.ts';
import { measures } from './table.ts';

/** [text, of something small, of something large where it differs, '?' when it may be either]; null: no number */
const numbers: readonly (readonly [text: string, small: number | null, large?: number, unsure?: '?'])[] = [
  ['0', 0],
  ['7', 7],
  ['10', 10],
  ['250', 250],
  // No whole number of two figures begins with a nought: it is a type of flour.
  ['00', null],
  ['05', null],
  ['0000', null],
  // Fifteen figures are still exact.
  ['123456789012345', 123456789012345],
  ['1234567890123456', null],
  // One sign: decimals, unless three figures stand behind up to three that begin with none.
  ['12,5', 12.5],
  ['12.5', 12.5],
  ['.5', 0.5],
  [',5', 0.5],
  ['0.125', 0.125],
  ['0,125', 0.125],
  ['1.25', 1.25],
  ['1.2505', 1.2505],
  ['1250.125', 1250.125],
  ['1.250', 1250, 1.25],
  ['125.250', 125250, 125.25],
  ["1'250", 1250, 1.25],
  ["1'5", 1.5],
  ['1,250', 1.25, 1.25, '?'],
  ['125,250', 125.25, 125.25, '?'],
  ['00.5', null],
  ['01,5', null],
  // A typographic space parts thousands and nothing else.
  ['1\u00a0250', 1250],
  ['1\u202f250\u202f500', 1250500],
  ['1\u00a025', null],
  ['0\u00a0250', null],
  // One sign more than once parts thousands.
  ['12.345.678', 12345678],
  ['1,250,500', 1250500],
  ['1.25.500', null],
  ['1.250.50', null],
  ['0.250.500', null],
  ['1234.567.890', null],
  ['1,2,3', null],
  ['3.4.2026', null],
  // Two signs: the last one is the decimal one.
  ['1.250,5', 1250.5],
  ['1,250.5', 1250.5],
  ['1.250,500', 1250.5],
  ['1.250.500,25', 1250500.25],
  ['1.25,5', null],
  ['1.2500,5', null],
  ['0.250,5', null],
  ['1250.500,5', null],
  ['1.250,500.5', null],
  ["1,250.500'5", null],
  ["1.250'500,5", null],
];
for (const [text, small, large = small, unsure] of numbers)
  test(`«${text}» is ${small === null ? 'no number' : `${small}${small === large ? '' : ` or ${large}`}`}`, () => {
    assert.equal(numberIn(text), small === null ? null : { small, large, unsure: unsure === '?' });
  });

/** [text, value, how many of its tokens are the figure, whether it counts, whether it has digits] */
const figures: readonly (readonly [string, number, number, 'counts' | 'weighs', 'digits' | 'letters'])[] = [
  ['250 g', 250, 1, 'weighs', 'digits'],
  ['½ kg', 0.5, 1, 'counts', 'digits'],
  ['¾', 0.75, 1, 'counts', 'digits'],
  // A stroke
  ['3/4 kg', 0.75, 3, 'counts', 'digits'],
  ['3⁄4 kg', 0.75, 3, 'counts', 'digits'],
  ['1/2', 0.5, 3, 'counts', 'digits'],
  ['3/2', 1.5, 3, 'counts', 'digits'],
  ['2/2', 1, 3, 'counts', 'digits'],
  ['19/2', 9.5, 3, 'counts', 'digits'],
  ['99/10', 9.9, 3, 'counts', 'digits'],
  ['1/16', 0.0625, 3, 'counts', 'digits'],
  ['1/½', 1, 1, 'weighs', 'digits'],
  ['5/kg', 5, 1, 'weighs', 'digits'],
  ['1-2', 1, 1, 'weighs', 'digits'],
  // A whole number and its part
  ['1 1/2 kg', 1.5, 4, 'counts', 'digits'],
  ['1½', 1.5, 2, 'counts', 'digits'],
  ['19 ½', 19.5, 2, 'counts', 'digits'],
  ['0 ½', 0.5, 2, 'counts', 'digits'],
  ['20 ½', 20, 1, 'weighs', 'digits'],
  ['20 y media', 20, 1, 'weighs', 'digits'],
  ['1,5 ½', 1.5, 1, 'weighs', 'digits'],
  ['2 y ½', 2.5, 3, 'counts', 'digits'],
  ['2 y 1/4', 2.25, 5, 'counts', 'digits'],
  ['2 y media', 2.5, 3, 'counts', 'digits'],
  ['2 y 3', 2, 1, 'weighs', 'digits'],
  ['1 2/2', 1, 1, 'weighs', 'digits'],
  ['1 3/2', 1, 1, 'weighs', 'digits'],
  // Without «y» the part is what it is so many of.
  ['3 cuartos de kilo', 0.75, 2, 'counts', 'digits'],
  ['30 cuartos', 7.5, 2, 'counts', 'digits'],
  // In letters
  ['doce huevos', 12, 1, 'counts', 'letters'],
  ['media taza', 0.5, 1, 'counts', 'letters'],
  ['tres cuartos', 0.75, 2, 'counts', 'letters'],
  ['una y media', 1.5, 3, 'counts', 'letters'],
  ['una y otra', 1, 1, 'counts', 'letters'],
  ['diecinueve y cinco', 19, 1, 'counts', 'letters'],
  ['veinte y cinco', 25, 3, 'counts', 'letters'],
  ['treinta y cinco gramos', 35, 3, 'counts', 'letters'],
  ['treinta y cinco y media', 35.5, 5, 'counts', 'letters'],
  ['treinta cinco', 30, 1, 'counts', 'letters'],
  ['treinta y treinta', 30, 1, 'counts', 'letters'],
  ['treinta y cuarenta', 30, 1, 'counts', 'letters'],
  ['noventa y nueve', 99, 3, 'counts', 'letters'],
  ['cien y uno', 100, 1, 'counts', 'letters'],
  ['ciento veinte', 120, 2, 'counts', 'letters'],
  ['doscientos cincuenta', 250, 2, 'counts', 'letters'],
  ['doscientos cincuenta y cinco', 255, 4, 'counts', 'letters'],
  ['doscientos cien', 200, 1, 'counts', 'letters'],
  ['doscientos doscientos', 200, 1, 'counts', 'letters'],
  ['mil gramos', 1000, 1, 'counts', 'letters'],
  ['mil doscientos gramos', 1200, 2, 'counts', 'letters'],
  ['mil treinta y cinco', 1035, 4, 'counts', 'letters'],
  ['dos mil', 2000, 2, 'counts', 'letters'],
  ['dos mil quinientos cincuenta', 2550, 4, 'counts', 'letters'],
  ['ciento cincuenta mil', 150000, 3, 'counts', 'letters'],
  ['mil mil', 1000, 1, 'counts', 'letters'],
  ['mil huevos', 1000, 1, 'counts', 'letters'],
];
for (const [text, value, end, how, signs] of figures)
  test(`«${text}» begins with ${value}`, () => {
    const expected = { small: value, large: value, unsure: false, counts: how === 'counts' };
    assert.equal(figureAt(tokensOf(text), 0, measures), { ...expected, hasDigits: signs === 'digits', end });
  });

test('a figure that may be thousands says so, and is read where it stands', () => {
  const tokens = tokensOf('tal 1,250 g');
  const figure = { small: 1.25, large: 1.25, unsure: true, counts: false, hasDigits: true, end: 2 };
  assert.equal(figureAt(tokens, 1, measures), figure);
  assert.is(figureAt(tokens, 0, measures), null);
  assert.is(figureAt(tokens, 3, measures), null);
});

test('dates, divisions by nothing, too large a ratio and signs are no figures', () => {
  for (const text of ['3/4/2026', '500/2', '2/100', '20/2', '100/20', '1/1', '1/0', '0/2', '0000', '(', '%', '', 'g'])
    assert.is(figureAt(tokensOf(text), 0, measures), null, text);
});

test('the part after a whole number: a fraction always, a word only after «y»', () => {
  const part = (text: string, afterAnd: boolean) => partAt(tokensOf(text), 0, measures, afterAnd);
  assert.equal(part('½ kg', false), { value: 0.5, end: 1 });
  assert.equal(part('3/4 kg', false), { value: 0.75, end: 3 });
  assert.equal(part('media taza', true), { value: 0.5, end: 1 });
  assert.is(part('media taza', false), null);
  assert.is(part('3/3', true), null);
  assert.is(part('2', true), null);
  assert.is(part('', true), null);
});

test.run();
