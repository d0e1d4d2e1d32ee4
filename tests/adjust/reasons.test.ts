// Why not: how far each figure can go, what clashes, and which freedom would do.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { weighed } from '../weighed.ts';
import { craftOf, crema } from './recipes.ts';
import { adjusted } from './words.ts';

const bread = craftOf('panaderia');
const ice = craftOf('helado');

test('a figure that cannot move: its reach, and what to unlock', () => {
  const ingredients = [
    { name: 'Harina panificable', grams: 1000 },
    { name: 'Agua', grams: 480, fixed: true },
    { name: 'Sal', grams: 16 },
    { name: 'Levadura fresca', grams: 15 },
  ];
  const { adjusted: done, reasons, ingredients: rows } = adjusted(bread, { type: 'pan_comun', add: [], ingredients });
  assert.not(done);
  assert.equal(
    reasons!.ranges.map(({ param, reachable }) => [param, reachable]),
    [['hidratacion', [48, 48]]],
  );
  assert.ok(reasons!.ranges[0]!.source.length > 0);
  assert.ok(reasons!.freedoms.includes('Se consigue si dejas cambiar el peso de agua.'), reasons!.freedoms.join(' '));
  assert.is(rows[1]!.grams, 480);
});

test('what may be added is offered when nothing may be', () => {
  const ingredients = weighed({ 'Harina panadera': 500, Agua: 300, Sal: 9, 'Levadura fresca': 10 });
  const { reasons } = adjusted(bread, { type: 'pan_molde', add: [], ingredients });
  assert.equal(
    reasons!.ranges.map(({ param, reachable }) => [param, reachable]),
    [['grasa', [0, 0]]],
  );
  assert.ok(
    reasons!.freedoms.some((text) => /^Se consigue si permites añadir .*mantequilla/.test(text)),
    reasons!.freedoms.join(' '),
  );
});

test('when no single freedom does, those that do together', () => {
  const ingredients = weighed({ 'Leche entera': 600, Agua: 250, Azúcar: 150 });
  const { adjusted: done, reasons, sentences } = adjusted(ice, { type: 'helado_crema', add: [], ingredients });
  assert.not(done);
  assert.ok(reasons!.ranges.length > 0);
  for (const { reachable } of reasons!.ranges) assert.ok(reachable !== null && reachable[0] <= reachable[1]);
  assert.match(reasons!.freedoms.join(), /^Se consigue si permites añadir .+ y .+\.$/, sentences.join(' '));
});

test('a clash names both: sweetness against hardness with sugar as the only sugar', () => {
  const ingredients = [
    { name: 'Agua', grams: 560, fixed: false },
    { name: 'Zumo de limón', grams: 200, fixed: true },
    { name: 'Dextrosa', grams: 240 },
  ];
  const { adjusted: done, reasons, sentences } = adjusted(ice, { type: 'sorbete_agua', add: [], ingredients });
  assert.not(done, sentences.join(' '));
  assert.ok(reasons!.clash.length > 0, sentences.join(' '));
  for (const pair of reasons!.clash) assert.is(pair.length, 2);
  assert.ok(reasons!.sentences.some((text) => /no se pueden cumplir a la vez/.test(text)));
});

test('the closest recipe comes all the same, and is nearer', () => {
  const ingredients = [
    { name: 'Leche entera', grams: 500 },
    { name: 'Azúcar', grams: 400 },
    { name: 'Nata 35 %', grams: 100, max: 110 },
  ];
  const answer = adjusted(ice, { type: 'helado_crema', add: [], ingredients });
  assert.not(answer.adjusted);
  assert.ok(answer.ingredients.some(({ change }) => change !== 0));
  const out = (part: Record<string, unknown>) =>
    Object.values(part.inRange as Record<string, boolean | null>).filter((inside) => inside === false).length;
  assert.ok(out(answer.after) < out(answer.before), answer.sentences.join(' '));
});

test('every freedom offered does what it says', () => {
  const ingredients = [
    { name: 'Leche entera', grams: 500, fixed: true },
    { name: 'Nata 35 %', grams: 220, fixed: true },
    { name: 'Azúcar', grams: 90, fixed: true },
    { name: 'Leche en polvo desnatada', grams: 40 },
    { name: 'Agua', grams: 110 },
  ];
  const { reasons } = adjusted(ice, { type: 'helado_crema', add: [], ingredients });
  assert.ok(reasons!.freedoms.length > 0);
  for (const text of reasons!.freedoms) {
    const unlocked = /dejas cambiar el peso de (.+)\.$/.exec(text)?.[1];
    const allowed = /permites añadir (.+)\.$/.exec(text)?.[1];
    const freer = unlocked
      ? {
          type: 'helado_crema',
          add: [],
          ingredients: ingredients.map((item) =>
            item.name.toLowerCase() === unlocked.toLowerCase() ? { ...item, fixed: false } : item,
          ),
        }
      : { type: 'helado_crema', add: allowed!.split(/, | y /), ingredients };
    assert.ok(adjusted(ice, freer).adjusted, text);
  }
});

const brioche = {
  'Harina de fuerza': 500,
  Huevo: 250,
  Mantequilla: 250,
  Azúcar: 60,
  Sal: 10,
  'Levadura fresca': 20,
  Leche: 50,
};
const jam = { Naranja: 400, Azúcar: 500, Limón: 30 };
const flan = { Leche: 580, Huevo: 240, Azúcar: 180 };
const jijona = { 'Almendra tostada': 680, Miel: 150, Azúcar: 170, Clara: 30 };

// biome-ignore format: one request per line
const impossible: [craft: string, type: string, recipe: Record<string, number>, avoid: string, needs: RegExp, could: RegExp][] = [
  ['conservas', 'mermelada', jam, 'azúcar', /^Sin azúcar no se puede: quedan fuera azúcar añadido, 0 \(se pide de 40 a 67 %\); cuajado, 0/, /si dejas usar azúcar\./],
  ['panaderia', 'brioche', brioche, 'lácteos', /^Sin mantequilla ni leche \(lácteos\) no se puede: queda fuera grasa, 4,9/, /si dejas usar mantequilla, aunque quites lo demás\./],
  ['helado', 'helado_crema', crema, 'lácteos', /quedan fuera materia grasa, .*; SLNG, 0/, /Para hacerlo así hay tipos propios: .*«Helado vegano»\./],
  ['helado', 'helado_crema', crema, 'origen animal', /^Sin leche entera, nata 35 % ni leche en polvo desnatada \(origen animal\) no se puede/, /si dejas usar leche entera, nata 35 % y leche en polvo desnatada \(origen animal\)\./],
  ['helado', 'helado_crema', crema, 'azúcar', /POD, /, /hay un tipo propio: «Sin azúcares añadidos»\./],
  ['pasteleria', 'flan_huevo', flan, 'huevo', /^Sin huevo no se puede: la receta se queda sin su base\. En este tipo el oficio no pone nada en lugar de huevo\./, /si dejas usar huevo\./],
  ['turron', 'jijona', jijona, 'frutos secos', /quedan fuera almendra, 0 .*; grasa/, /si dejas usar almendra tostada \(frutos secos\)\./],
];

for (const [id, type, recipe, avoid, needs, could] of impossible) {
  test(`${type} without ${avoid}: no recipe that nobody would make, but what it needs it for and what could be done`, () => {
    const craft = craftOf(id);
    const { name, weight } = craft.definition.craft.request;
    const ingredients = Object.entries(recipe).map(([typed, grams]) => ({ [name]: typed, [weight]: grams }));
    const answer = adjusted(craft, { type, ingredients, avoid: [avoid] });
    const told = answer.sentences.join(' ');
    assert.not(answer.adjusted);
    assert.ok(answer.ingredients.every(({ change }) => change === 0) && answer.removed.length === 0, told);
    assert.match(told, needs);
    assert.match(told, could);
    assert.match(told, /La receta se queda como estaba\./);
    assert.ok(answer.reasons!.ranges.length > 0 || id === 'pasteleria');
  });
}

test('what is little may be left out all the same, and what is inside other things is told', () => {
  const salt = adjusted(bread, {
    type: 'pan_comun',
    avoid: ['sal'],
    ingredients: weighed({ Harina: 1000, Agua: 620, Sal: 17, 'Levadura fresca': 15 }),
  });
  assert.equal(
    salt.removed.map(({ name }) => name),
    ['Sal'],
  );
  const ganache = adjusted(craftOf('cacao'), {
    type: 'bombon',
    avoid: ['azúcar'],
    ingredients: Object.entries({
      'Cobertura negra': 490,
      Nata: 305,
      Mantequilla: 50,
      Glucosa: 40,
      Dextrosa: 40,
      Sorbitol: 25,
    }).map(([ingrediente, peso]) => ({ ingrediente, peso })),
  });
  assert.match(ganache.sentences.at(-1)!, /^Aún queda azúcar: unos 2\d\d g en cobertura negra\.$/);
});

test.run();
