// The algebra of quotients, by hand. A form is written «2 0 1 / 1 1 0 = 1»: 2 for each gram of the first line, 0 of the second
// and 1 besides, over the sum of both, with its value at the recipe; «~» where it is not exact, «-» where there is none.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  constant,
  curved,
  difference,
  type Form,
  made,
  type Place,
  power,
  product,
  quotient,
  scaled,
  shifted,
  slope,
  sum,
  total,
} from '../../engine/language/form.ts';
import { asForm, combined, curvedTerm, negative, stepped, type Term } from '../../engine/language/term.ts';

/** Two lines, of 2 g and of 3 g. */
const weights = Float64Array.of(2, 3);
const tangent: Place = { weights, mode: 'tangent' };
const share: Place = { weights, mode: 'share' };

function form(text: string): Form {
  const [num, den] = text
    .replace('~', '')
    .split('/')
    .map((side) => Float64Array.from(side.trim().split(' '), Number)) as [Float64Array, Float64Array?];
  return {
    num,
    den: den ?? null,
    value: total(num, weights) / (den ? total(den, weights) : 1),
    exact: text[0] !== '~',
  };
}

const shown = (value: number): string => String(Math.round(value * 1e6) / 1e6 + 0);
function written(found: Form | null): string {
  if (!found) return '-';
  const { num, den, value, exact } = found;
  const side = (all: Float64Array): string => [...all].map(shown).join(' ');
  return `${exact ? '' : '~'}${side(num)}${den ? ` / ${side(den)}` : ''} = ${shown(value)}`;
}

type Row = [a: string, b: string, inTangent: string, inShare?: string];
const table = (sign: string, make: (a: Form, b: Form, at: Place) => Form | null, rows: readonly Row[]): void => {
  for (const [a, b, inTangent, inShare = inTangent] of rows)
    test(`(${a}) ${sign} (${b})`, () => {
      assert.is(written(make(form(a), form(b), tangent)), inTangent);
      assert.is(written(make(form(a), form(b), share)), inShare);
    });
};

table('+', (a, b, at) => sum(a, b, 1, at), [
  ['1 0 0', '0 1 0', '1 1 0 = 5'],
  ['1 0 0', '0 0 4', '1 0 4 = 6'],
  ['0 0 4', '1 0 0', '1 0 4 = 6'],
  ['0 1 4', '1 0 5', '1 1 9 = 14'],
  ['1 0 0 / 1 1 0', '0 0 2', '3 2 0 / 1 1 0 = 2.4'],
  ['1 0 0 / 1 1 0', '0 1 0 / 1 1 0', '1 1 0 / 1 1 0 = 1'],
  // one denominator is twice the other
  ['1 0 0 / 2 2 0', '0 1 0 / 1 1 0', '1 2 0 / 2 2 0 = 0.8'],
  ['1 0 0 / 0 2 0', '0 0 1 / 0 1 0', '1 0 2 / 0 2 0 = 0.666667'],
  ['1 0 0 / 1000000 1000000.00001 0', '0 1 0 / 1 1 0', '1 1000000 0 / 1000000 1000000.00001 0 = 0.6'],
  // a quotient that is always the same number: 2, and nothing
  ['1 0 0', '2 2 0 / 1 1 0', '1 0 2 = 4'],
  ['2 2 0 / 1 1 0', '1 0 0', '1 0 2 = 4'],
  ['1 0 0', '0 0 0 / 1 1 0', '1 0 0 = 2'],
  // a denominator that is a number
  ['1 0 0', '0 1 0 / 0 0 2', '1 0.5 0 = 3.5'],
  ['0 1 0 / 0 0 2', '1 0 0', '2 1 0 / 0 0 2 = 3.5'],
  // no algebra gives one quotient
  ['1 0 0 / 1 1 0', '3 0 0 / 0 1 3', '~0.62 -0.246667 0.9 = 1.4', '~0.7 0 0 = 1.4'],
  ['1 0 0 / 1 1 0', '7 0 0 / 2 1 0', '~0.548571 -0.365714 2.4 = 2.4', '~1.2 0 0 = 2.4'],
  ['1 0 0 / 1 1 0', '3 0 0 / 1 1 1', '~0.453333 -0.246667 1.233333 = 1.4', '~0.7 0 0 = 1.4'],
  ['~1 0 0', '0 1 0', '~1 1 0 = 5'],
  ['1 0 0', '~0 1 0', '~1 1 0 = 5'],
  ['~1 0 0', '0 0 4', '~1 0 4 = 6'],
  ['0 0 4', '~1 0 0', '~1 0 4 = 6'],
]);

table('-', (a, b, at) => sum(a, b, -1, at), [
  ['1 0 0', '0 1 0', '1 -1 0 = -1'],
  ['1 0 0', '0 0 4', '1 0 -4 = -2'],
  ['0 0 4', '1 0 0', '-1 0 4 = 2'],
  ['0 0 2', '1 0 0 / 1 1 0', '1 2 0 / 1 1 0 = 1.6'],
  ['1 0 0 / 2 2 0', '0 1 0 / 1 1 0', '1 -2 0 / 2 2 0 = -0.4'],
  ['1 0 0 / 1 1 0', '3 0 0 / 0 1 3', '~-0.38 0.086667 -0.1 = -0.6', '~-0.3 0 0 = -0.6'],
]);

test('a difference is that of the tangents where it is no quotient', () => {
  assert.is(written(difference(form('1 0 0'), form('0 1 0'), weights)), '1 -1 0 = -1');
  assert.is(written(difference(form('1 0 0 / 1 1 0'), form('3 0 0 / 0 1 3'), weights)), '~-0.38 0.086667 -0.1 = -0.6');
});

table('×', product, [
  ['0 0 3', '1 0 0 / 1 1 0', '3 0 0 / 1 1 0 = 1.2'],
  ['1 0 0 / 1 1 0', '0 0 3', '3 0 0 / 1 1 0 = 1.2'],
  ['~1 0 0', '0 0 3', '~3 0 0 = 6'],
  ['1 0 0', '~0 0 3', '~3 0 0 = 6'],
  // what is over is under too
  ['1 0 0 / 1 1 0', '2 2 0', '2 0 0 = 4'],
  ['2 2 0', '1 0 0 / 1 1 0', '2 0 0 = 4'],
  ['1 0 0 / 1 1 0', '2 2 0 / 0 1 0', '2 0 0 / 0 1 0 = 1.333333'],
  ['~1 0 0 / 1 1 0', '2 2 0', '~2 0 0 = 4'],
  ['1 0 0 / 1 1 0', '0 0 0 / 0 1 0', '0 0 0 / 1 1 0 = 0'],
  ['1 0 0', '0 1 0', '~3 2 -6 = 6', '~3 0 0 = 6'],
  ['1 0 0 / 1 1 0', '0 1 0', '~0.36 0.16 0 = 1.2', '~3 0 0 / 1 1 0 = 1.2'],
]);

table('÷', quotient, [
  ['1 0 0', '0 0 0', '-'],
  ['1 0 0', '0 3 -9', '-'],
  ['1 0 0', '0 0 4', '0.25 0 0 = 0.5'],
  ['1 0 0', '~0 0 4', '~0.25 0 0 = 0.5'],
  ['1 0 0', '1 1 0', '1 0 0 / 1 1 0 = 0.4'],
  ['~1 0 0', '1 1 0', '~1 0 0 / 1 1 0 = 0.4'],
  ['1 0 0 / 0 1 0', '1 1 0 / 0 2 0', '2 0 0 / 1 1 0 = 0.8'],
  ['0 0 3', '1 0 0 / 1 1 0', '3 3 0 / 1 0 0 = 7.5'],
  // a quotient that is always 2, over a sum
  ['2 2 0 / 1 1 0', '1 0 0', '0 0 2 / 1 0 0 = 1'],
  ['1 0 0 / 1 1 0', '2 0 0 / 0 1 0', '0 0.5 0 / 1 1 0 = 0.3'],
  ['1 0 0', '1 0 0 / 1 1 0', '~1 1 0 = 5', '~2.5 0 0 = 5'],
  ['1 0 0 / 1 1 0', '1 0 0', '~-0.04 -0.04 0.4 = 0.2', '~0.5 0 0 / 1 1 0 = 0.2'],
  ['1 0 0 / 1 1 0', '0 0 8 / 0 1 1', '~0.06 0.01 0.05 = 0.2', '~0.5 0 0 / 1 1 0 = 0.2'],
]);

table('^', power, [
  ['1 0 0', '0 0 1', '1 0 0 = 2'],
  ['1 0 0', '0 0 3', '~12 0 -16 = 8', '~4 0 0 = 8'],
  ['1 0 0', '0 1 0', '~0 0 8 = 8'],
  ['0 0 3', '0 0 2', '0 0 9 = 9'],
  ['0 0 -8', '0 0 0.5', '-'],
  // a root leaves zero upright
  ['1 0 -2', '0 0 0.5', '~0 0 0 = 0', '~1 0 -2 = 0'],
]);

const curves: [of: string, curve: 'raiz' | 'exp', inTangent: string, inShare?: string][] = [
  ['2 0 0', 'raiz', '~0.5 0 1 = 2', '~1 0 0 = 2'],
  ['-1 0 0', 'raiz', '-'],
  ['0 0 9', 'raiz', '0 0 3 = 3'],
  ['~0 0 9', 'raiz', '~0 0 3 = 3'],
  ['1 0 -2', 'raiz', '0 0 0 = 0'],
  ['1 0 -2', 'exp', '~1 0 -1 = 1', '~0 0 1 = 1'],
];
for (const [of, name, inTangent, inShare = inTangent] of curves)
  test(`${name} of (${of})`, () => {
    const [curve, lean] = name === 'exp' ? [Math.exp, Math.exp] : [Math.sqrt, (x: number) => 0.5 / Math.sqrt(x)];
    assert.is(written(curved(form(of), curve, lean, tangent)), inTangent);
    assert.is(written(curved(form(of), curve, lean, share)), inShare);
    assert.is(curved(null, curve, lean, share), null);
  });

test('what forms are made of', () => {
  assert.is(total(Float64Array.of(10, 100, 1), weights), 321);
  assert.is(written(constant(tangent, 7)), '0 0 7 = 7');
  assert.is(written(made(Float64Array.of(1, 0, 0), null, weights, true)), '1 0 0 = 2');
  assert.is(written(made(Float64Array.of(1, 0, 0), Float64Array.of(1, 1, 0), weights, false)), '~1 0 0 / 1 1 0 = 0.4');
  assert.is(made(Float64Array.of(1, 0, 0), Float64Array.of(3, -2, 0), weights, true), null);
  assert.is(made(Float64Array.of(Infinity, 0, 0), null, weights, true), null);
  assert.is(scaled(null, 3), null);
  assert.is(written(scaled(form('1 0 1 / 1 1 0'), 3)), '3 0 3 / 1 1 0 = 1.8');
  assert.is(written(shifted(form('1 0 0'), 3)), '1 0 3 = 5');
  assert.is(written(shifted(form('~1 0 0 / 1 1 0'), 3)), '~4 3 0 / 1 1 0 = 3.4');
});

/** A number by itself stays one; «5» is one, «0 0 5» the form that comes to the same. */
const termOf = (text: string): Term => (text.includes(' ') ? form(text) : Number(text));
const termShown = (term: Term | null): string => (typeof term === 'number' ? shown(term) : written(term));

for (const [a, operator, b, expected] of [
  ['2', '+', '3', '5'],
  ['2', '-', '3', '-1'],
  ['2', '*', '3', '6'],
  ['6', '/', '3', '2'],
  ['2', '^', '3', '8'],
  ['2', '/', '0', '-'],
  ['0', '^', '-1', '-'],
  ['1 0 0 / 1 1 0', '+', '2', '3 2 0 / 1 1 0 = 2.4'],
  ['1 0 0', '-', '3', '1 0 -3 = -1'],
  ['1 0 0', '*', '3', '3 0 0 = 6'],
  ['4 0 0', '/', '2', '2 0 0 = 4'],
  ['4 0 0', '/', '0', '-'],
  ['~1 0 0', '^', '2', '~4 0 -4 = 4'],
  ['3', '+', '1 0 0', '1 0 3 = 5'],
  ['3', '-', '1 0 0', '-1 0 3 = 1'],
  ['3', '*', '1 0 0', '3 0 0 = 6'],
  ['6', '/', '1 0 0', '0 0 6 / 1 0 0 = 3'],
  ['6', '/', '0 0 0', '-'],
  ['2', '^', '1 0 0', '~0 0 4 = 4'],
  ['1 0 0', '+', '0 1 0', '1 1 0 = 5'],
  ['1 0 0', '-', '0 1 0', '1 -1 0 = -1'],
  ['1 0 0', '/', '0 1 0', '1 0 0 / 0 1 0 = 0.666667'],
  ['1 0 0 / 1 1 0', '*', '1 1 0', '1 0 0 = 2'],
] as const)
  test(`${a} ${operator} ${b}`, () => {
    assert.is(termShown(combined(operator, termOf(a), termOf(b), tangent)), expected);
  });

test('a number is a form that never moves', () => {
  assert.is(written(asForm(7, tangent)), '0 0 7 = 7');
  assert.is(asForm(null, tangent), null);
  assert.is(termShown(negative(7)), '-7');
  assert.is(termShown(negative(form('1 0 0'))), '-1 0 0 = -2');
  assert.is(negative(null), null);
  assert.is(termShown(stepped(7.4, 1, Math.round)), '7');
  assert.is(termShown(stepped(form('1 0 0.4'), 1, Math.round)), '~1 0 0 = 2');
  assert.is(
    curvedTerm(9, Math.sqrt, () => 0, tangent),
    3,
  );
  assert.is(
    curvedTerm(-9, Math.sqrt, () => 0, tangent),
    null,
  );
  assert.is(termShown(curvedTerm(form('1 0 2'), Math.sqrt, (x) => 0.5 / Math.sqrt(x), tangent)), '~0.25 0 1.5 = 2');
});

test('what one more gram of a line does', () => {
  assert.equal(
    [0, 1].map((line) => slope(form('4 6 1'), line, weights)),
    [4, 6],
  );
  // 26 g over 5 g are 5.2: (4 − 5.2) / 5 and (6 − 5.2) / 5
  assert.equal(
    [0, 1].map((line) => shown(slope(form('4 6 0 / 1 1 0'), line, weights))),
    ['-0.24', '0.16'],
  );
});

test.run();
