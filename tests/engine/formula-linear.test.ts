// Each word of the language as the value of a recipe and as a quotient of sums over its lines: both by hand, side by side.
// The recipe is 100 g of agua, 20 of azucar, 5 of hoja and 25 of jarabe; dulce 0, 100, 0, 60 and seco 0, 0, 92, 0.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Craft, compose, derive, formsAt, type Line, recognise } from '../../engine/index.ts';
import type { Form } from '../../engine/language/form.ts';
import { sharesOf } from '../../engine/language/run.ts';
import { inventedCraft } from './invented.ts';

const names = ['agua', 'azucar', 'hoja', 'jarabe'];
const nothing = 'suma(dulce) / peso(nadie)';

// Formula; value (null: none); coefficients of the four lines and the constant where worth telling, over their denominator.
const rows: [formula: string, value: number | null, num?: number[], den?: number[] | null, exact?: boolean][] = [
  ['suma(dulce)', 35, [0, 1, 0, 0.6, 0], null, true],
  ['suma(dulce, liquido)', 15, [0, 0, 0, 0.6, 0], null, true],
  ['peso', 150, [1, 1, 1, 1, 0], null, true],
  ['peso(solido)', 25, [0, 1, 1, 0, 0], null, true],
  ['media(dulce)', 3500 / 150, [0, 100, 0, 60, 0], [1, 1, 1, 1, 0], true],
  ['media(dulce, solido)', 80, [0, 100, 0, 0, 0], [0, 1, 1, 0, 0], true],
  ['media(dulce, nadie)', null],
  ['suma(si(dulce > 60, dulce, seco), solido)', 24.6, [0, 1, 0.92, 0, 0], null, true],
  ['media(si(dulce > 60, dulce, seco), solido)', 98.4, [0, 100, 92, 0, 0], [0, 1, 1, 0, 0], true],
  // no value for one line
  ['suma(100 / dulce)', null],
  ['media(100 / dulce, #azucar)', 1, [0, 1, 0, 0, 0], [0, 1, 0, 0, 0], true],
  ['mayor(dulce)', 0],
  ['mayor(dulce, -#agua)', 60, [0, 0, 0, 0, 60], null, true],
  ['mayor(seco, solido)', 0],
  ['mayor(si(dulce > 50, dulce, 1), solido)', 100],
  ['mayor(dulce, nadie)', null],
  ['tope', 12, [0, 0, 0, 0, 12], null, true],
  ['-tope', -12],
  ['-peso', -150, [-1, -1, -1, -1, 0], null, true],
  [`-(${nothing})`, null],
  ['no tope', 0],
  ['no 0', 1],
  [`no ${nothing}`, 1],
  ['tope en (11, 12)', 1],
  ['tope en (11, 13)', 0],
  [`tope en (${'11'})`, 0],
  ["color = 'verde'", 1],
  ["color <> 'verde'", 0],
  ["color en ('rojo', 'verde')", 1],
  ["color en ('rojo')", 0],
  ["'rojo' = color", 0],
  ['peso = 150', 1],
  ['peso <> 150', 0],
  ['peso < 150', 0],
  ['peso <= 150', 1],
  ['peso > 150', 0],
  ['peso >= 150', 1],
  [`${nothing} <= 1`, 0],
  [`1 >= ${nothing}`, 0],
  [`1 <> ${nothing}`, 0],
  ['1 > 0 y 1 > 2', 0],
  ['1 > 0 y 2 > 1', 1],
  ['1 > 2 y 2 > 1', 0],
  ['1 > 2 o 2 > 1', 1],
  ['1 > 0 o 1 > 2', 1],
  ['1 > 2 o 1 > 3', 0],
  [`${nothing} o 1 > 3`, 0],
  ['peso + tope', 162, [1, 1, 1, 1, 12], null, true],
  ['peso - tope', 138, [1, 1, 1, 1, -12], null, true],
  ['peso * tope', 1800, [12, 12, 12, 12, 0], null, true],
  ['peso / tope', 12.5],
  ['peso / peso(nadie)', null],
  [`peso + ${nothing}`, null],
  [`${nothing} + peso`, null],
  ['peso ^ 2', 22500],
  ['si(peso > 100, peso(liquido), 3)', 125, [1, 0, 0, 1, 0], null, true],
  ['si(peso > 150, peso(liquido), 3)', 3],
  [`si(${nothing}, 1, 2)`, 2],
  [`primero(${nothing}, peso(solido), 3)`, 25],
  [`primero(${nothing})`, null],
  ['min(peso, 3, 7)', 3],
  ['min(3, 7)', 3],
  ['max(3, peso, 7)', 150],
  ['max(7, 3)', 7],
  [`max(7, ${nothing})`, null],
  [`max(${nothing}, 7)`, null],
  [`min(1, 7, ${nothing})`, null],
  // of two as large, the first
  ['max(peso(liquido), 125)', 125, [1, 0, 0, 1, 0], null, true],
  ['min(peso(liquido), 125)', 125, [1, 0, 0, 1, 0], null, true],
  [`hay(${nothing})`, 0],
  ['hay(peso)', 1],
  ['raiz(peso(liquido) - 25)', 10, [0.05, 0, 0, 0.05, 3.75], null, false],
  ['raiz(-peso)', null],
  ['exp(peso - 150)', 1, [1, 1, 1, 1, -149], null, false],
  ['ln(peso - 149)', 0, [1, 1, 1, 1, -150], null, false],
  ['log(peso - 50)', 2, [0.01 / Math.LN10, 0.01 / Math.LN10, 0.01 / Math.LN10, 0.01 / Math.LN10, 2 - 1.5 / Math.LN10]],
  [`log(${nothing})`, null],
  // a step keeps the lean
  ['redondear(suma(dulce) / 10)', 4, [0, 0.1, 0, 0.06, 0.5], null, false],
  ['redondear(3.49)', 3],
  ['techo(suma(dulce) / 10)', 4],
  ['techo(3)', 3],
  ['suelo(suma(dulce) / 10)', 3],
  ['suelo(4)', 4],
  ['techo(peso, 40)', 160],
  ['suelo(peso, 40)', 120],
  ['redondear(peso, 40)', 160],
  ['redondear(peso, 0)', 150],
  [`redondear(${nothing})`, null],
  [`redondear(1, ${nothing})`, null],
];

const craft: Craft = inventedCraft((all) => {
  all['params.json'].constants.color = 'verde';
  all['types/taza.json'].constants = { color: 'verde', tinte: 'rojo' };
  all['catalogue.json'].groups.nadie = 'Nadie';
  for (const [index, [formula]] of rows.entries())
    all['params.json'].params[`p${index}`] = { label: `Prueba ${index}`, show: 'never', formula };
});
const grams = [100, 20, 5, 25];
const mix = compose(recognise(craft, { ingredients: names.map((name, at) => ({ name, grams: grams[at] })) }));
const { run, plan } = derive(mix);
const forms = formsAt(craft, {
  ...{ lines: mix.lines, constants: plan.numbers, mode: 'tangent' },
  weights: Float64Array.from(mix.lines, (line) => line.grams),
});
const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b));

for (const [index, [formula, value, num, den, exact]] of rows.entries())
  test(`«${formula}» is ${value}`, () => {
    const at = craft.paramByKey.get(`p${index}`)!.index;
    const [full, form] = [run.full[at] ?? null, forms(at)];
    if (value === null) return assert.equal([full, form], [null, null]);
    assert.ok(full !== null && near(full, value), `value: ${full}`);
    assert.ok(form && near(form.value, value), `form: ${form?.value}`);
    const isThat = (found: Float64Array, wanted: number[]): boolean =>
      found.length === wanted.length && wanted.every((one, place) => near(found[place]!, one));
    if (num) assert.ok(isThat(form.num, num), [...form.num].join(' '));
    if (den !== undefined) assert.ok(den ? form.den && isThat(form.den, den) : form.den === null, `${form.den}`);
    if (exact !== undefined) assert.is(form.exact, exact);
  });

/** Ten grams of one thing, and twenty of a recipe: three quarters of one, a half of another, and a quarter lost. */
function part(grams: number, dulce: number, within: readonly Line[] = []): Line {
  const own = { grams, values: Float64Array.of(dulce, 0, 0, 0), member: new Uint8Array(99) };
  if (within.length === 0) return { ...own, shares: sharesOf(craft, own) } as Line;
  const shares = craft.sums.map((_, sum) => within.reduce((all, one) => all + one.grams * one.shares[sum]!, 0));
  return { ...own, shares: Float64Array.from(shares), within } as unknown as Line;
}
const nested = [part(10, 10), part(20, 0, [part(0.75, 40), part(0.5, 80), part(-0.25, 0)])];
const formOf = (formula: string, lines: readonly Line[], weights: readonly number[]): Form | null => {
  const at = craft.paramByKey.get(`p${rows.findIndex(([one]) => one === formula)}`)!.index;
  const point = { lines, constants: plan.numbers, mode: 'tangent' as const, weights: Float64Array.from(weights) };
  return formsAt(craft, point)(at);
};

test('sums, means and the heaviest go into the recipes inside', () => {
  const sum = formOf('suma(dulce)', nested, [10, 20])!;
  assert.ok(near(sum.value, 15) && near(sum.num[0]!, 0.1) && near(sum.num[1]!, 0.7));
  const mean = formOf('media(dulce)', nested, [10, 20])!;
  assert.ok(near(mean.value, 50));
  assert.equal(
    [[...mean.num], [...mean.den!]],
    [
      [10, 70, 0],
      [1, 1, 0],
    ],
  );
  // 10, 15 and 10 g; then 15, 15 and 10, of which the first wins; then nothing at all
  assert.equal(
    [
      [10, 20],
      [15, 20],
      [0, 0],
    ].map((weights) => formOf('mayor(dulce)', nested, weights)?.value ?? null),
    [40, 10, null],
  );
});

test('a line without value counts only where there is some of it', () => {
  const lines = [part(0, 0), part(10, 50)];
  assert.is(formOf('suma(100 / dulce)', lines, [0, 10])?.value, 0.2);
  assert.is(formOf('suma(100 / dulce)', lines, [1, 10]), null);
});

test.run();
