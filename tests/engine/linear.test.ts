// The quotient form of a formula gives the value of the formula, adds up to it, and leans the way the value leans.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compose, derive, formsAt, recognise } from '../../engine/index.ts';
import { type Form, made, slope, sum, total } from '../../engine/language/form.ts';
import { type Mix, withLines } from '../../engine/read/compose.ts';
import { recipes } from '../adjust/recipes.ts';
import { edited } from '../crafts/bench.ts';
import { weighed } from '../weighed.ts';

const near = (a: number, b: number, tolerance: number) =>
  Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a), Math.abs(b));

const mixOf = (craft: Parameters<typeof recognise>[0], body: unknown): Mix => compose(recognise(craft, body));

const pointOf = (mix: Mix, mode: 'share' | 'tangent') => ({
  lines: mix.lines,
  weights: Float64Array.from(mix.lines, ({ grams }) => grams),
  constants: derive(mix).plan.numbers,
  mode,
});

test('two quotients over constants add up over one of them', () => {
  const weights = Float64Array.of(10);
  const place = { weights, mode: 'tangent' } as const;
  const over = (den: number | null): Form =>
    made(Float64Array.of(3, 1), den === null ? null : Float64Array.of(0, den), weights, true)!;
  for (const [a, b] of [
    [4, null],
    [null, 4],
    [4, 8],
  ] as const) {
    const { num, den, value, exact } = sum(over(a), over(b), 1, place);
    const told = total(num, weights) / (den ? total(den, weights) : 1);
    assert.ok(
      exact && near(told, value, 1e-12) && near(value, 31 / (a ?? 1) + 31 / (b ?? 1), 1e-12),
      `${a}, ${b}: ${told}`,
    );
  }
});

// formula → kind of form it must have; the recipe is 1000 g of flour, 600 of water, 20 of salt, 10 of fresh yeast
const shapes: [formula: string, shape: 'sum' | 'quotient' | 'tangent', value: number][] = [
  ['suma(agua)', 'sum', 600],
  ['peso', 'sum', 1630],
  ['2 * suma(agua) - suma(harina) / 4', 'sum', 950],
  ['100 * suma(agua) / suma(harina)', 'quotient', 60],
  ['media(sal)', 'quotient', 2000 / 1630],
  ['100 - media(sal)', 'quotient', 100 - 2000 / 1630],
  ['media(sal) + media(harina)', 'quotient', 102000 / 1630],
  ['media(sal) / media(harina)', 'quotient', 0.02],
  ['hidratacion * suma(harina)', 'sum', 60000],
  ['1 / (1 + 27 * media(sal) / media(agua))', 'quotient', 1 / (1 + 27 * (20 / 600))],
  ['si(peso > 100, suma(agua), suma(sal))', 'sum', 600],
  ['min(suma(agua), 2 * suma(harina))', 'sum', 600],
  ['primero(suma(agua) / suma(azucares), suma(sal))', 'sum', 20],
  ['sal ^ 2', 'tangent', 4],
  ['hidratacion * media(sal)', 'tangent', (60 * 2000) / 1630],
  ['hidratacion + media(sal)', 'tangent', 60 + 2000 / 1630],
  ['media(sal) / hidratacion', 'tangent', 2000 / 1630 / 60],
  ['redondear(media(sal), 0.5)', 'tangent', 1],
];

test('each formula has the simplest form that is true', () => {
  const params = Object.fromEntries(
    shapes.map(([formula], index) => [`prueba${index}`, { label: formula, show: 'never', formula }]),
  );
  const craft = edited('panaderia', { 'params.json': (file) => Object.assign(file.params, params) });
  const mix = mixOf(craft, {
    type: 'pan_comun',
    ingredients: weighed({ harina_panificable: 1000, agua: 600, sal: 20, lev_fresca: 10 }),
  });
  const forms = formsAt(craft, pointOf(mix, 'tangent'));
  for (const [index, [formula, shape, value]] of shapes.entries()) {
    const form = forms(craft.params.find(({ key }) => key === `prueba${index}`)!.index)!;
    const found = !form.exact ? 'tangent' : form.den === null ? 'sum' : 'quotient';
    assert.is(found, shape, formula);
    assert.ok(near(form.value, value, 1e-9), `${formula}: ${form.value}`);
  }
});

test('value and sum of shares agree with the evaluator for every parameter of every example, and slopes for one in five', () => {
  let slopes = 0;
  for (const [number, { craft, title, body }] of recipes.entries()) {
    const mix = mixOf(craft, body);
    const { run } = derive(mix);
    for (const mode of ['share', 'tangent'] as const) {
      const point = pointOf(mix, mode);
      const forms = formsAt(craft, point);
      for (const param of mix.type.sequence) {
        if (!param) continue;
        const form = forms(param.index);
        const value = run.full[param.index] ?? null;
        assert.is(form === null, value === null, `${title} ${param.key}`);
        if (!form || value === null) continue;
        assert.ok(near(form.value, value, 1e-9), `${title} ${param.key}: ${form.value}, ${value}`);
        assert.ok(
          near(total(form.num, point.weights) / (form.den ? total(form.den, point.weights) : 1), value, 1e-8),
          `${title} ${param.key}`,
        );
        if (mode === 'tangent' && number % 5 === 0) slopes += checkSlopes(mix, param.index, form, title);
      }
    }
  }
  assert.ok(slopes > 5_000, `${slopes} slopes checked`);
});

/** Against the change that the evaluator itself sees; a recipe that stands on a corner (a branch, a step) is left out. */
function checkSlopes(mix: Mix, param: number, form: Form, title: string): number {
  const { formula } = mix.craft.params[param]!;
  if (/redondear|techo|suelo|falta|sobra|Bano|trabajar|enfriar/.test(formula.text)) return 0;
  let checked = 0;
  for (const [index, line] of mix.lines.entries()) {
    const step = line.grams * 1e-5;
    const at = (by: number) =>
      derive(withLines(mix, mix.lines.with(index, { ...line, grams: line.grams + by }))).run.full[param] ?? Number.NaN;
    const [below, here, above] = [at(-step), at(0), at(step)];
    if (!near((above - here) / step, (here - below) / step, 1e-3)) continue;
    checked++;
    const seen = (above - below) / (2 * step);
    const weights = Float64Array.from(mix.lines, ({ grams }) => grams);
    const noise = (1e-10 * Math.abs(here)) / step;
    assert.ok(
      Math.abs(slope(form, index, weights) - seen) <= 1e-5 * Math.max(1e-3, Math.abs(seen)) + noise,
      `${title} ${formula.text} · ${line.name}: ${slope(form, index, weights)}, ${seen}`,
    );
  }
  return checked;
}

test.run();
