// Preserves: cooking, what advice and adjusting do with jams that fail, and the words that mean something else in this craft.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { recognise } from './bench.ts';
import { adjusted, C30, conservas, jam, legal, type Recipe, reduced, refused } from './conservas-desk.ts';

// ---------------------------------------------------------------- cooking

test('the point is told by weight, water, °Brix or temperature, in this order', () => {
  const recipe = { fresa: 1000, sacarosa: 850, zumo_limon: 30, pectina: 8 };
  const brix = (told: object): number => jam('confitura', recipe, told).params.brix;
  assert.is(brix({}), 64);
  assert.is(brix({ brix_final: 62 }), 62);
  assert.is(brix({ temperatura: 103 }), 60);
  assert.is(brix({ temperatura: 103.9 }), 65);
  assert.is(brix({ temperatura: 101.9, altitud: 600 }), 65);
  assert.is(jam('confitura', recipe, { agua_evaporada: 400 }).figures.peso_terminado, 1488);
  assert.is(
    jam('confitura', recipe, { peso_final: 1500, agua_evaporada: 400, brix_final: 70 }).figures.peso_terminado,
    1500,
  );
  const clash = jam('confitura', recipe, { peso_final: 1500, brix_final: 70 });
  assert.ok(clash.warnings.some((text: string) => /no cuadran \(62,\d y 70/.test(text)));
  assert.match(refused('confitura', recipe, { peso_final: 900 }), /^peso_final: 900 g no puede ser/);
  assert.match(refused('confitura', recipe, { peso_final: 2000 }), /^peso_final: 2.?000 g no puede ser/);
});

test('cooking advice says the point and the water to lose; jars follow their size', () => {
  const recipe = { fresa: 1000, sacarosa: 850, zumo_limon: 30, pectina: 8 };
  const raw = jam('confitura_extra', recipe, { brix_final: 54 });
  assert.ok(raw.suggestions.some((text: string) => text.includes('Cuece hasta 64 °Brix: quedan por evaporar 267 g.')));
  const over = jam('confitura_extra', recipe, { brix_final: 75 });
  assert.ok(over.suggestions.some((text: string) => /Para en 64 °Brix: le faltan \d+ g de agua/.test(text)));
  assert.equal(
    [250, 500].map((tarro_g) => jam('confitura', recipe, { tarro_g }).figures.tarros),
    [5.8, 2.9],
  );
});

test('danger is said first, and only where it is', () => {
  const isDangerous = (recipe: Recipe): boolean =>
    jam('mermelada_tradicional', recipe).warnings[0].startsWith('Peligro: pH estimado');
  assert.ok(isDangerous({ higo: 1000, sacarosa: 500 }));
  assert.ok(isDangerous({ higo: 1000, sacarosa: 500, zumo_limon: 45 }));
  assert.not.ok(isDangerous({ higo: 1000, sacarosa: 550, zumo_limon: 60, acido_citrico: 6 }));
  assert.not.ok(isDangerous({ fresa: 1000, sacarosa: 500 }));
});

// ---------------------------------------------------------------- advice and adjusting

// biome-ignore format: one row per line
const mended: [string, string, Recipe, object][] = [
  ['S8, short of fruit', 'confitura', C30, {}],
  ['C1, loose', 'confitura_extra', { fresa: 1000, sacarosa: 900, agua: 100, zumo_limon: 20 }, { peso_final: 1430 }],
  ['C3, little acid', 'confitura_extra', { albaricoque: 1000, sacarosa: 800, agua: 200 }, { peso_final: 1400 }],
  ['S12, apple in an extra', 'confitura_extra', { fresa: 600, manzana: 400, sacarosa: 800, zumo_limon: 30, pectina: 4 }, {}],
  ['S15, too sour', 'confitura_extra', { frambuesa: 1000, sacarosa: 850, pectina: 8, acido_citrico: 25 }, {}],
  ['S17, no calcium', 'confitura_extra', { melocoton: 650, sacarosa: 300, pectina_nh: 14, zumo_limon: 25 }, reduced],
  ['S18, peach alone', 'confitura', { melocoton: 1000, sacarosa: 800 }, {}],
];

for (const [what, type, recipe, told] of mended) {
  test(`adjusting mends ${what}`, () => {
    const { after } = adjusted(type, recipe, told);
    assert.equal([after.score.veredicto, legal(after)], ['equilibrada', []]);
  });
}

// biome-ignore format: one row per line
const cooked: [string, string, Recipe, object, number][] = [
  ['undercooked', 'confitura_extra', { fresa: 1000, sacarosa: 850, zumo_limon: 30, pectina: 8 }, { brix_final: 54 }, 64],
  ['past its point', 'confitura_extra', { fresa: 1000, sacarosa: 1100, zumo_limon: 20, pectina: 6 }, { brix_final: 80 }, 64],
  ['weighed before it was done', 'membrillo', { membrillo_fresco: 1000, sacarosa: 1000 }, { peso_final: 1990 }, 68],
];

for (const [what, type, recipe, told, brix] of cooked) {
  test(`a jam ${what} is cooked to its point, not filled with grams`, () => {
    const { after, inputs, ingredients, sentences } = adjusted(type, recipe, told);
    assert.is(after.score.veredicto, 'equilibrada', sentences.join(' '));
    assert.ok(ingredients.every(({ change }: { change: number }) => change === 0));
    const [key, was] = Object.entries(told)[0]!;
    assert.is(inputs[key].before, was);
    assert.match(sentences[0], new RegExp(`^Cuece hasta ${brix} °Brix`));
    assert.is(jam(type, recipe).score.veredicto, 'equilibrada');
  });
}

test('each type starts from a recipe that is right', () => {
  for (const [id, { file }] of conservas.types)
    for (const { name, recipe } of file.start ?? [])
      assert.is(jam(id, recipe).score.veredicto, 'equilibrada', `${id}: ${name}`);
});

// ---------------------------------------------------------------- names

// biome-ignore format: one row per line
const meant: [string, string][] = [
  ['membrillo', 'membrillo_fresco'], ['castañas', 'castana'], ['naranja', 'naranja_entera'], ['calabaza', 'calabaza_cruda'], ['grosellas', 'grosella_roja'],
  ['glucosa', 'jarabe_glucosa_42'], ['azúcar', 'sacarosa'], ['fresas', 'fresa'], ['naranja amarga', 'naranja_amarga'], ['zumo de limón', 'zumo_limon'],
];

test('words mean the fruit in the pot', () => {
  for (const [name, id] of meant) assert.is(recognise('conservas', name).id, id, name);
});

test('«mermelada» of citrus is one thing and of any other fruit another', () => {
  const strawberry = { fresa: 1000, sacarosa: 650, zumo_limon: 45, pectina: 3 };
  const asked = jam('mermelada de fresa', strawberry);
  const spanish = jam('mermelada_tradicional', strawberry);
  assert.is(asked.params.brix, 52);
  assert.equal([asked.score.veredicto, asked.score.denominacion], [spanish.score.veredicto, 'Mermelada extra']);
  assert.equal(asked.params, spanish.params);
  assert.equal(legal(asked), []);
  const orange = jam('mermelada de naranja', { naranja_entera: 1000, sacarosa: 800, zumo_limon: 60 });
  assert.equal([orange.params.brix, orange.score.denominacion], [66, '«Marmalade» de cítricos']);
  assert.ok(jam('mermelada', strawberry).warnings.some((text: string) => text.includes('se juzga como «Mermelada')));
});

test.run();
