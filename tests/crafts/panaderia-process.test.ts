// What a baker works out by hand besides the formula: water and ice for the temperature of the dough, hours and yeast, pieces.
// Each figure against the sum done on paper; none of them is there unless the maker tells what it needs.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { evaluate, manifest, Refusal } from '../../engine/index.ts';
import { weighed } from '../weighed.ts';
import { type Answer, craft, site } from './bench.ts';

const bread = craft('panaderia');
const direct = { Harina: 1000, Agua: 620, Sal: 17, 'Levadura fresca': 3 };
const withPoolish = { Harina: 800, Agua: 420, Poolish: 400, Sal: 17, 'Levadura fresca': 5 };
const dough = (told: object, recipe: Record<string, number> = direct, type = 'pan_comun'): Answer =>
  evaluate(bread, { type, ingredients: weighed(recipe), ...told }, site);

// biome-ignore format: one sum per line
const sums: [told: object, figure: string, value: number | undefined, recipe?: Record<string, number>, type?: string][] = [
  // 3 × 24 − 22 − 22 − 12
  [{ temp_obrador: 22 }, 'temperatura_agua', 16],
  // 3 × 25 − 28 − 24 − 9
  [{ temp_obrador: 28, temp_harina: 24, temp_masa: 25, friccion: 9 }, 'temperatura_agua', 14],
  // 4 × 24 − 24 − 24 − 6 − 12
  [{ temp_obrador: 24, temp_prefermento: 6 }, 'temperatura_agua', 30, withPoolish],
  // panettone leaves the mixer at 26 °C: 4 × 26 − 3 × 24 − 12
  [{ temp_obrador: 24 }, 'temperatura_agua', 20, { Harina: 700, 'Masa madre sólida al 50 %': 200, Agua: 300, Yemas: 270, Azúcar: 260, Mantequilla: 380, Sal: 8 }, 'panettone'],
  // 620 × (20 − 4) / (20 + 80)
  [{ temp_obrador: 28, temp_agua: 20 }, 'hielo', 99],
  [{ temp_obrador: 20, temp_agua: 12 }, 'hielo', 0],
  // 0,1 % of instant at 20 °C in the table: 29,35 × 0,1^−0,724 × e^(−2,778)
  [{ temp_fermentacion: 20 }, 'fermentacion', 9.7],
  [{ temp_fermentacion: 14 }, 'fermentacion', undefined],
  [{ temp_fermentacion: 31 }, 'fermentacion', undefined],
  [{ temp_fermentacion: 20 }, 'fermentacion', undefined, withPoolish],
  [{ temp_fermentacion: 20 }, 'fermentacion', undefined, { ...direct, Azúcar: 60 }],
  // and back: the yeast for those hours is the one there was
  [{ temp_fermentacion: 20, horas: 9.67 }, 'levadura_horas', 3],
  // 1640 / 350, and 350 without the 18 % of the type or the 15 % told
  [{ pieza: 350 }, 'piezas', 4],
  [{ pieza: 350 }, 'pieza_cocida', 287],
  [{ pieza: 350, perdida: 15 }, 'pieza_cocida', 298],
];
for (const [told, figure, value, recipe, type] of sums)
  test(`${JSON.stringify(told)} → ${figure} ${value}${type ? ` (${type})` : ''}`, () =>
    assert.is(dough(told, recipe, type).params[figure], value));

test('what is not told is not shown', () => {
  assert.equal(Object.keys(dough({}).params), ['hidratacion', 'sal', 'levadura', 'prefermento', 'grasa', 'azucar']);
  assert.equal(dough({}).warnings, []);
});

test('in words, with the error of the model', () => {
  const said = (told: object): string => dough(told).warnings[0];
  assert.is(said({ temp_obrador: 22 }), 'Agua a 16 °C (±2 °C) para que la masa salga a 24 °C.');
  assert.is(
    said({ temp_obrador: 28, temp_agua: 20 }),
    'Agua a 4 °C (±2 °C) para que la masa salga a 24 °C: con el grifo a 20 °C, 99 g del agua van en hielo.',
  );
  assert.match(said({ temp_obrador: 36, temp_agua: 22 }), /^El agua del grifo no basta .* 207 g del agua van en hielo/);
  assert.match(said({ temp_obrador: 45, temp_agua: 30, friccion: 40 }), /^Ni con hielo basta/);
  assert.match(said({ temp_obrador: 36 }), /^Ni el agua helada basta/);
  assert.match(said({ temp_fermentacion: 20 }), /^A 20 °C y con esta levadura, unas 9,7 h de fermentación \(±15 %/);
  assert.is(
    said({ pieza: 350 }),
    'Piezas de 350 g: 4. Cocidas pesarán unos 287 g, con un 18 % de pérdida en el horno.',
  );
});

test('the loss that is told is the one the law of salt is estimated with', () => {
  const salty = { ...direct, Sal: 18 };
  assert.is(dough({}, salty).verdict, 'revisar');
  assert.is(dough({ perdida: 12 }, salty).verdict, 'equilibrada');
});

test('what cannot be is refused by its name; the manifest tells what may be told', () => {
  for (const [field, value] of Object.entries({ temp_obrador: 80, friccion: -1, horas: 1000, perdida: 60, pieza: 0 }))
    assert.throws(
      () => dough({ [field]: value }),
      (error: unknown) => error instanceof Refusal && error.message.startsWith(`${field}: `),
    );
  const { inputs } = manifest(bread, site) as Answer;
  assert.ok(inputs.every(({ label, min, max }: Answer) => label && min !== null && max !== null));
});

test('an edge is told as an edge', () => {
  const said = (recipe: Record<string, number>): string => dough({}, recipe).suggestions[0];
  assert.match(said({ ...direct, Agua: 734 }), /prácticamente en el límite/);
  assert.not.match(said({ ...direct, Agua: 740 }), /prácticamente/);
});

test.run();
