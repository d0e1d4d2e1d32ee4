// Bread and pizza: figures, flour and roles, prefermentos.
import { readdirSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { balance } from './bench.ts';
import { dough, folder, good, grams, plain, read, refused } from './panaderia-desk.ts';

test('the figures of every example come out exactly, not only to the decimals written', () => {
  let figures = 0;
  for (const file of readdirSync(new URL('types/', folder))) {
    const type = file.replace('.json', '');
    for (const { name, recipe, expect } of read(`types/${file}`).examples) {
      if (expect.error) continue;
      const { params, warnings } = dough(type, recipe);
      for (const [key, value] of Object.entries(expect.params ?? {})) {
        assert.is(params[key], value, `${name}: ${key}`);
        figures += 1;
      }
      if (!expect.says) continue;
      // What the plan itself says goes to the suggestions.
      const said = expect.says.filter(
        (key: string) => !['ok', 'prohibido', 'dosis', 'causa'].includes(key) && !key.includes('.'),
      );
      // How a name was read is told besides.
      const told = warnings.filter((text) => !text.includes('se ha tomado por'));
      assert.is(told.length, said.length, `${name}: ${told.join(' | ')}`);
    }
  }
  assert.ok(figures >= 32 * 6);
});

test('the whole answer to the basic 100-60-2-2 loaf', () => {
  const answer = balance('panaderia', 'pan_comun', {
    'Harina de fuerza': 500,
    Agua: 300,
    'Levadura fresca de panadería': 10,
    Sal: 10,
  });
  assert.equal(answer, {
    status: 'ok',
    verdict: 'revisar',
    type: 'pan_comun',
    typeLabel: 'Pan común (barra, miga blanda)',
    params: { hidratacion: 60, sal: 2, levadura: 2, prefermento: 0, grasa: 0, azucar: 0 },
    ranges: {
      hidratacion: [56, 73],
      sal: [1.3, 1.76],
      levadura: [0.3, 3],
      prefermento: [5, 60],
      grasa: [0, 1],
      azucar: [0, 1],
    },
    inRange: { hidratacion: true, sal: false, levadura: true, prefermento: null, grasa: true, azucar: true },
    suggestions: ['Demasiada sal: 2 %, por encima de 1,76 %. Quita 1,5 g de sal.'],
    warnings: [
      'Sal estimada 1,49 g por 100 g de pan: puede superar el máximo legal del pan común en España (1,31 g/100 g medida por cloruros; RD 308/2019). Máximo orientativo en esta fórmula: 8,8 g.',
    ],
    poweredBy: (answer as { poweredBy: string }).poweredBy,
  });
  assert.equal(Object.keys(answer), [
    'status',
    'verdict',
    'type',
    'typeLabel',
    'params',
    'ranges',
    'inRange',
    'suggestions',
    'warnings',
    'poweredBy',
  ]);
});

test('a dough in the middle of its ranges is balanced, says one sentence and warns of nothing', () => {
  for (const [type, recipe] of Object.entries(good)) {
    const { verdict, suggestions, warnings } = dough(type, grams(recipe));
    const { label } = read(`types/${type}.json`);
    assert.is(verdict, 'equilibrada', type);
    assert.equal(suggestions, [`Fórmula equilibrada: todos los parámetros están en el rango de «${label}».`]);
    assert.equal(warnings, [], type);
  }
});

test('without type it is pan_comun; an unknown one falls back and names the nearest', () => {
  assert.is(dough('', plain).type, 'pan_comun');
  const far = dough('xyzzy', plain);
  assert.is(far.type, 'pan_comun');
  assert.equal(far.warnings, ['Tipo «xyzzy» no reconocido: se ha usado «Pan común (barra, miga blanda)».']);
  assert.equal(dough('bagete', plain).warnings, [
    'Tipo «bagete» no reconocido: se ha usado «Pan común (barra, miga blanda)». ¿Querías decir «Baguette»?',
  ]);
});

// Flour, and what else the request must hold

test('no flour, no percentage: 400 in Spanish', () => {
  const text = 'No se reconoce ninguna harina: añádela o indica qué ingrediente hace de harina.';
  assert.is(refused('pan_comun', { Agua: 600, Sal: 10 }), text);
  assert.is(refused('brioche', { 'Harina de almendra': 500, Agua: 300 }), text);
  assert.is(refused('pan_comun', { Harina: 0, Agua: 300 }), text);
  assert.is(
    refused('pan_comun', [{ name: 'Harina', grams: 500, role: 'otro' }]),
    `No se sabe qué es «Harina». ${text}`,
  );
  assert.is(
    refused('bagete', { Agua: 600 }),
    `Tipo «bagete» no reconocido: se ha usado «Pan común (barra, miga blanda)». ¿Querías decir «Baguette»? ${text}`,
  );
});

test('flour inside a prefermento, forced by role or passed as composition is flour', () => {
  assert.is(dough('ciabatta', { 'Biga al 45%': 614, Agua: 125, Sal: 8 }).params.hidratacion, 74.5);
  assert.is(
    dough('pan_comun', [
      { name: 'Mi mezcla', grams: 500, role: 'harina' },
      { name: 'Agua', grams: 300 },
    ]).params.hidratacion,
    60,
  );
  assert.is(
    dough('pan_comun', [
      { name: 'Mi mezcla', grams: 500, harina: 90, sal: 2 },
      { name: 'Agua', grams: 270 },
    ]).params.hidratacion,
    60,
  );
});

test('a role that does not exist is refused, naming the item', () => {
  assert.match(
    refused('pan_comun', [
      { name: 'Harina', grams: 500 },
      { name: 'Agua', grams: 300, role: 'liquido' },
    ]),
    'ingredients[1].role',
  );
});

test('each role has the composition of its commonest product', () => {
  // 100 g of the thing in 1000 g of flour
  const expected: Record<string, Partial<Record<string, number>>> = {
    agua: { hidratacion: 10 },
    leche: { hidratacion: 8.8, grasa: 0.4 },
    huevo: { hidratacion: 7.6, grasa: 1 },
    sal: { sal: 10 },
    levadura: { levadura: 10 },
    mantequilla: { hidratacion: 1.6, grasa: 8.2 },
    aceite: { grasa: 10 },
    grasa: { grasa: 10 },
    azucar: { azucar: 10 },
    otro: {},
  };
  const nothing = { hidratacion: 0, sal: 0, levadura: 0, prefermento: 0, grasa: 0, azucar: 0 };
  for (const [role, change] of Object.entries(expected)) {
    const { params, warnings } = dough('pan_comun', [
      { name: 'Harina', grams: 1000 },
      { name: 'zzz', grams: 100, role },
    ]);
    assert.equal(params, { ...nothing, ...change }, role);
    assert.not.ok(
      warnings.some((text) => text.includes('«zzz»')),
      `${role}: ${warnings.join(' | ')}`,
    );
  }
  const flour = dough('pan_comun', [
    { name: 'zzz', grams: 1000, role: 'harina' },
    { name: 'Agua', grams: 500 },
  ]);
  assert.is(flour.params.hidratacion, 50);
  const starter = dough('pan_comun', [
    { name: 'Harina', grams: 900 },
    { name: 'zzz al 80 %', grams: 180, role: 'masa_madre' },
  ]);
  assert.is(starter.params.hidratacion, 8);
  assert.is(starter.params.prefermento, 18);
});

test('a role keeps the row when the name is of that role, and says so when the name points elsewhere', () => {
  const instant = dough('pan_comun', [
    { name: 'Harina', grams: 1000 },
    { name: 'Levadura instantánea', grams: 5, role: 'levadura' },
  ]);
  assert.is(instant.params.levadura, 1.5);
  const forced = dough('pan_comun', [
    { name: 'Harina', grams: 1000 },
    { name: 'Nueces', grams: 100, role: 'grasa' },
  ]);
  assert.is(forced.params.grasa, 10);
  assert.ok(forced.warnings.includes('«Nueces» se trata como grasa porque así se ha indicado.'));
});

test('composition that is passed replaces that of the row and always counts', () => {
  const line = (item: Record<string, unknown>) =>
    dough('pan_comun', [
      { name: 'Harina', grams: 1000 },
      { grams: 100, ...item },
    ]);
  assert.is(line({ name: 'Nueces' }).params.grasa, 0);
  assert.is(line({ name: 'Nueces', grasa: 60 }).params.grasa, 6);
  assert.is(line({ name: 'Pasas', agua: 20, azucares: 60 }).params.hidratacion, 2);
  assert.is(line({ name: 'Pasas', agua: 20, azucares: 60 }).params.azucar, 6);
  assert.is(line({ name: 'Mantequilla', grasa: 50 }).params.grasa, 5);
  assert.is(line({ name: 'Mantequilla', grasa: 50 }).params.hidratacion, 1.6);
  assert.is(line({ name: 'Levadura fresca', factor: 2 }).params.levadura, 20);
  const own = line({ name: 'Mi crema', agua: 50, grasa: 30 });
  assert.is(own.params.hidratacion, 5);
  assert.not.ok(own.warnings.some((text) => text.includes('no reconocido')));
});

test('the hydration written in the name of a prefermento is its own, inside the limits of each', () => {
  // flour inside 1000 g = 1000 g of water / hidratacion
  const flour: Record<string, number> = {
    'Biga al 45%': 689.7,
    'Biga al 60 %': 625,
    Biga: 667,
    'Biga 100 %': 667,
    'Biga 100 % al 45 %': 689.7,
    'Masa madre sólida al 65 %': 606.1,
    'Masa madre sólida al 80 %': 667,
    Poolish: 500,
    'Poolish al 125 %': 444.4,
    'Poolish 30 %': 500,
    'Levain al 80 %': 555.6,
    'Masa madre 125%': 444.4,
    'Masa madre de centeno al 100 %': 500,
    Esponja: 625,
    'Esponja al 50 %': 666.7,
    Prefermento: 625,
    'Masa vieja': 607,
    'Masa vieja al 80 %': 607,
    'Masa madre en polvo': 1000,
  };
  for (const [name, inside] of Object.entries(flour)) {
    const { params } = dough('pan_comun', { [name]: 1000, Sal: 100 });
    const salt = name.startsWith('Masa vieja') ? 111 : 100;
    assert.is(params.sal, Number(((100 * salt) / inside).toFixed(2)), name);
  }
});

test('two prefermentos of one row keep each its own hydration', () => {
  const apart = dough('ciabatta', { 'Biga al 45 %': 290, 'Biga al 60 %': 320, Agua: 240, Sal: 8 }).params;
  assert.is(apart.hidratacion, 112.5);
  assert.is(apart.prefermento, 152.5);
});

test('dried starter is flour: it does not ferment and lifts nothing', () => {
  const { params, ranges, inRange } = dough('pan_comun', { ...plain, 'Masa madre en polvo': 50 });
  assert.is(params.prefermento, 0);
  assert.is(inRange.prefermento, null);
  assert.equal(ranges.levadura, [0.3, 3]);
  assert.is(params.hidratacion, 59);
});

test.run();
