// A line with what its ingredient weighs: grams or pieces, two parts of one piece, what is said of it and what is doubted.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Physics } from '../../engine/quantity/index.ts';
import { itemsOf } from '../../engine/quantity/item.ts';
import { readLine } from '../../engine/quantity/line.ts';
import { measures } from './table.ts';

const weights: Readonly<Record<string, Physics>> = {
  huevo: { id: 'huevo', density: 1, piece: 50 },
  huevos: { id: 'huevo', density: 1, piece: 50 },
  nuez: { id: 'nuez', density: null, piece: 5 },
  nueces: { id: 'nuez', density: null, piece: 5 },
  leche: { id: 'leche', density: 1.03, piece: null },
  leches: { id: 'leche', density: 1.03, piece: null },
  'hojas tal': { id: 'hojas', density: null, piece: 3 },
  'hoja tal': { id: 'hojas', density: null, piece: 3 },
  'hojas tales': { id: 'hojas', density: null, piece: 3 },
  'la hoja tales': { id: 'hojas', density: null, piece: 3 },
  'flor tal': { id: 'flor', density: null, piece: 7 },
  'flor tales': { id: 'flor', density: null, piece: 7 },
  'flor de tal': { id: 'flor', density: null, piece: 7 },
  'flor de tales': { id: 'flor', density: null, piece: 7 },
  'hoja de tal': { id: 'hojas', density: null, piece: 3 },
  'hoja de tales': { id: 'hojas', density: null, piece: 3 },
};
const physicsOf = (name: string): Physics | null => weights[name] ?? null;

/** «name = grams (assumed) «words» ? doubt», one for each ingredient. */
function told(text: string, isInGrams = false): string {
  const draft = { ...readLine(text, measures), text, isSure: false };
  return itemsOf(draft, { measures, physicsOf, isInGrams })
    .map(({ name, grams, share, said, assumed, doubt }) => {
      const amount = share === null ? `${grams ?? '✗'}` : `${share} %`;
      return `${name} = ${amount}${assumed ? ` (${assumed})` : ''} «${said}»${doubt === null ? '' : ` ? ${doubt}`}`;
    })
    .join(' | ');
}

const unsaid = 'sin unidad: pueden ser gramos o piezas';
const unknown = (one: string, name: string): string =>
  `no se sabe cuánto pesa cada ${one} de «${name}»: escribe los gramos`;
const cases: readonly (readonly [text: string, expected: string])[] = [
  ['500 g de tal', 'tal = 500 «500 g»'],
  ['tal', 'tal = ✗ «» ? falta la cantidad'],
  ['tal 5 %', 'tal = 5 % «5 %»'],
  ['250 ml de leche', 'leche = 257.5 (1,03 g/ml) «250 ml»'],
  ['250 ml de tal', 'tal = ✗ «250 ml» ? no se sabe cuánto pesa un mililitro de «tal»: escribe los gramos'],
  // A bare figure before the name counts what comes in pieces, up to two dozen, and asks up to sixty.
  ['1 huevo', 'huevo = 50 (50 g por pieza) «1»'],
  ['24 huevos', 'huevos = 1200 (50 g por pieza) «24»'],
  ['25 huevos', `huevos = 25 «25» ? ${unsaid}`],
  ['60 huevos', `huevos = 60 «60» ? ${unsaid}`],
  ['61 huevos', 'huevos = 61 «61»'],
  ['24 huevo', `huevo = 24 «24» ? ${unsaid}`],
  ['25 huevo', 'huevo = 25 «25»'],
  ['30 leches', 'leches = 30 «30»'],
  ['24 leche', `leche = 24 «24» ? ${unsaid}`],
  ['25 leche', 'leche = 25 «25»'],
  ['medio huevo', 'huevo = 25 (50 g por pieza) «medio»'],
  ['3 huevos y medio', 'huevos = 175 (50 g por pieza) «3»'],
  ['2 nueces', 'nueces = 10 (5 g por pieza) «2»'],
  // After the name only what weighs enough to be counted is.
  ['huevos 3', `huevos = 150 (50 g por pieza) «3» ? ${unsaid}`],
  ['nueces 3', 'nueces = 3 «3»'],
  ['huevo 3', `huevo = 3 «3» ? ${unsaid}`],
  ['huevo 60', 'huevo = 60 «60»'],
  // What nobody can weigh is said in pieces.
  ['3 tales', `tales = ✗ «3 piezas» ? ${unknown('pieza', 'tales')}`],
  ['1 tal', `tal = ✗ «1 pieza» ? ${unknown('pieza', 'tal')}`],
  ['2 uds de tal', `tal = ✗ «2 uds» ? ${unknown('pieza', 'tal')}`],
  ['2 hojas de cosa', `cosa = ✗ «2 hojas» ? ${unknown('hoja', 'cosa')}`],
  ['parte de 2 tales', `parte de tales = ✗ «2 piezas» ? ${unknown('pieza', 'parte de tales')}`],
  // A figure before the name, beside the weight
  ['2 huevos 110 g', 'huevos = 110 «110 g»'],
  ['7 tales 110 g', '7 tales = 110 «110 g» ? hay más de una cifra'],
  // Two parts of one piece, where both are known
  ['1 flor y hoja de tal', 'flor de tal = 7 (7 g por pieza) «1» | hoja de tal = 3 (3 g por pieza) «1»'],
  ['flor y hoja de 2 tales', 'flor de tales = 14 (7 g por pieza) «2» | hoja de tales = 6 (3 g por pieza) «2»'],
  ['flor y hoja de 24 tales', 'flor de tales = 168 (7 g por pieza) «24» | hoja de tales = 72 (3 g por pieza) «24»'],
  ['flor y raíz de 2 tales', `flor y raíz de tales = ✗ «2 piezas» ? ${unknown('pieza', 'flor y raíz de tales')}`],
  ['raíz y hoja de 2 tales', `raíz y hoja de tales = ✗ «2 piezas» ? ${unknown('pieza', 'raíz y hoja de tales')}`],
  ['25 flor y hoja de tal', 'flor y hoja de tal = 25 «25»'],
  ['flor y hoja de tal 25 g', 'flor y hoja de tal = 25 «25 g»'],
  // And in a remark
  ['1 tal (flor y hoja)', 'flor tal = 7 (7 g por pieza) «1» | hoja tal = 3 (3 g por pieza) «1»'],
  ['2 tales, flor y la hoja', 'flor tales = 14 (7 g por pieza) «2» | la hoja tales = 6 (3 g por pieza) «2»'],
  ['1 tal: hoja + flor', 'hoja tal = 3 (3 g por pieza) «1» | flor tal = 7 (7 g por pieza) «1»'],
  ['media tal (flor y hoja)', 'flor tal = 3.5 (7 g por pieza) «media» | hoja tal = 1.5 (3 g por pieza) «media»'],
  ['1 tal (flor y raíz)', `tal (flor y raíz) = ✗ «1 pieza» ? ${unknown('pieza', 'tal (flor y raíz)')}`],
  ['1 tal (hoja y hojas)', `tal (hoja y hojas) = ✗ «1 pieza» ? ${unknown('pieza', 'tal (hoja y hojas)')}`],
  ['1 tal (y hoja)', `tal (y hoja) = ✗ «1 pieza» ? ${unknown('pieza', 'tal (y hoja)')}`],
  ['2 tal (flor y hoja)', 'tal (flor y hoja) = 2 «2» ? sin unidad: pueden ser gramos o piezas'],
  ['tal (flor y hoja) 25 g', 'tal (flor y hoja) = 25 «25 g»'],
];
for (const [text, expected] of cases) test(`«${text}»: ${expected}`, () => assert.is(told(text), expected));

test('in a list of grams that go unsaid, what nobody can count is grams, and asked about', () => {
  assert.is(told('3 tales', true), `tales = 3 «3» ? ${unsaid}`);
  assert.is(told('3 huevos', true), 'huevos = 150 (50 g por pieza) «3»');
  assert.is(told('30 tales', true), 'tales = 30 «30»');
});

test('a column that says its measure is believed', () => {
  const draft = { ...readLine('huevos 3', measures), text: 'huevos 3', isSure: true };
  const [item] = itemsOf(draft, { measures, physicsOf, isInGrams: false });
  assert.equal([item!.grams, item!.doubt], [3, null]);
});

test('«y» at the very start joins nothing', () => {
  const all = { measures, physicsOf: (name: string): Physics => ({ id: name, density: null, piece: 5 }) };
  const draft = { ...readLine('2 tales', measures), text: '', isSure: false };
  const names = (name: string) => itemsOf({ ...draft, name }, { ...all, isInGrams: false }).map((item) => item.name);
  assert.equal(names('y hoja de tal'), ['y hoja de tal']);
  assert.equal(names('flor y hoja'), ['flor y hoja']);
  assert.equal(names('tales (y hoja)'), ['tales (y hoja)']);
  assert.equal(names('tales (la flor y hoja)'), ['la flor tales', 'hoja tales']);
  assert.equal(names('flor de hoja'), ['flor de hoja']);
  assert.equal(names('flor y hoja de tal'), ['flor de tal', 'hoja de tal']);
});

test.run();
