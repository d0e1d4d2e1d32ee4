// One quantity alone in its field: what it says, what was assumed of the ingredient, and each reason to refuse it.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readQuantity } from '../../engine/index.ts';
import { quantityIn, readAmount } from '../../engine/quantity/read.ts';
import { measures, physicsOf } from './table.ts';

/** «grams (assumed) ? doubt», or «✗ why». */
function told(read: ReturnType<typeof readQuantity>): string {
  if (read.grams === null) return `✗ ${read.why}`;
  return `${read.grams}${read.assumed === null ? '' : ` (${read.assumed})`}${read.doubt === null ? '' : ` ? ${read.doubt}`}`;
}

const misread = '✗ no se entiende: escribe un número, por ejemplo 250, 1/2 kg o 2 piezas';
const none = '✗ no dice cuánto';
const unsaid = 'sin unidad: pueden ser gramos o piezas';
const cases: readonly (readonly [text: string, name: string, expected: string])[] = [
  ['250', 'tal', '250'],
  ['', 'tal', '✗ está vacío'],
  ['   ', 'tal', '✗ está vacío'],
  ['5 g'.padEnd(200), 'tal', '5'],
  ['5 g'.padEnd(201), 'tal', '✗ es demasiado largo'],
  ['-5 g', 'tal', '✗ no puede ser negativo'],
  ['- ½', 'tal', '✗ no puede ser negativo'],
  ['al gusto', 'tal', none],
  ['sal al gusto', 'sal', none],
  ['poco 5 g', 'sal', none],
  ['un poquito', 'sal', none],
  ['5 opcional', 'huevo', misread],
  ['mucha', 'sal', misread],
  ['65 %', 'sal', '✗ es un porcentaje y no una cantidad'],
  // Divided
  ['500/2 g', 'tal', '250'],
  ['500/1', 'tal', '500'],
  ['500/0', 'tal', misread],
  ['500/3', 'tal', '166.666667'],
  ['100/6 kg', 'tal', '16666.667'],
  ['1.250/2', 'tal', misread],
  ['1,250/2', 'tal', misread],
  ['1 250 g', 'tal', '1250'],
  // A weight with a remark
  ['250 g (2 tazas)', 'tal', '250'],
  ['250 g (rica) más', 'tal', misread],
  ['250 g rica (muy)', 'tal', '250'],
  ['250 g, rica (muy)', 'tal', misread],
  ['250 ml (tibia)', 'leche', misread],
  // Other figures
  ['20 min', 'huevo', misread],
  ['20 g min', 'huevo', misread],
  ['2 personas', 'personas', misread],
  // What is counted has to be the ingredient.
  ['2 huevos', 'huevo', '110 (55 g por pieza)'],
  ['2 huevos', 'Huevo entero', '110 (55 g por pieza)'],
  ['2 de huevo', 'huevo', '110 (55 g por pieza)'],
  ['2 grandes', 'huevo', '120 (60 g por pieza grande)'],
  ['2 huevos (grandes), frescos', 'huevo', '120 (60 g por pieza grande)'],
  ['2 huevos a b c d e', 'huevo', '110 (55 g por pieza)'],
  ['2 huevos a b c d e f', 'huevo', misread],
  ['2 huevos 3', 'huevo', misread],
  ['2 huevos t55', 'huevo', misread],
  ['2 huevos + sal', 'huevo', misread],
  ['2 (huevos)', 'huevo', misread],
  ['2 de', 'huevo', misread],
  ['2 jarras', 'huevo', misread],
  ['2 hue', 'huevo', '110 (55 g por pieza)'],
  ['2 huevones', 'huevo', '110 (55 g por pieza)'],
  ['2 hu', 'huevo', misread],
  ['2 la vez', 'la plata', misread],
  ['2 de la sal', 'de sal', '✗ no se sabe cuánto pesa cada pieza de «de sal»: escribe los gramos'],
  ['2 ajos', 'ajo', '✗ no se sabe cuánto pesa cada pieza de «ajo»: escribe los gramos'],
  ['2 de oro', 'de plata', misread],
  ['2 piezas (110 g)', 'tal', '110'],
  ['2 jarras (110 g)', 'tal', '110'],
  ['mucha (110 g)', 'tal', '110'],
  ['2 piezas (110 ml)', 'huevo', misread],
  ['1 cucharada', 'miel', '21.3 (15 ml por cucharada, 1,42 g/ml)'],
  ['una pizca', 'sal', '0.5 (unos 0,5 g por pizca) ? una pizca no es una medida fija'],
];
for (const [text, name, expected] of cases)
  test(`«${text.trimEnd()}» (${text.length}) of «${name}»: ${expected}`, () => {
    assert.is(told(readQuantity(text, name, measures, physicsOf)), expected);
  });

const amounts: readonly (readonly [text: string, name: string, expected: string])[] = [
  ['3', 'Huevos', `165 (55 g por pieza) ? ${unsaid}`],
  ['1', 'Huevo', `55 (55 g por pieza) ? ${unsaid}`],
  ['3', 'Huevo', '3'],
  ['25', 'Huevos', '25'],
  ['3', 'Gelatinas', '3'],
  ['3 g', 'Huevos', '3'],
  ['3 huevos', 'Huevos', '165 (55 g por pieza)'],
  ['mucho', 'Huevos', misread],
];
for (const [text, name, expected] of amounts)
  test(`«${text}» where it is asked how much of «${name}»: ${expected}`, () => {
    assert.is(told(readAmount(text, name, measures, physicsOf)), expected);
  });

test('what a field says before its ingredient is known', () => {
  const field = (text: string) => {
    const { quantity, noun, measure = null, why } = quantityIn(text, measures);
    return [quantity && `${quantity.kind} ${quantity.amount}`, noun, measure, why === '' ? '' : 'why'];
  };
  assert.equal(field('2 tales ricos'), ['bare 2', 'tales ricos', null, '']);
  assert.equal(field('2 hojas de tal'), ['piece 2', null, 'hojas', '']);
  assert.equal(field('2 hojas grandes'), ['piece 2', null, 'hojas grandes', '']);
  assert.equal(field('2 g de tal'), ['mass 2', null, null, '']);
  assert.equal(field('+ 2 g'), ['mass 2', null, null, '']);
  assert.equal(field('2 tales 3'), [null, null, null, 'why']);
});

test('a measure that is also the ingredient counts it', () => {
  const known = (name: string) => (name === 'nueces' ? { density: null, piece: 5 } : null);
  assert.is(told(readQuantity('4 nueces', 'nueces', measures, known)), '20 (5 g por pieza)');
  const butter = () => ({ density: null, piece: null, pieces: { nuez: 15 } });
  const rough = '? una nuez no es una medida fija';
  assert.is(told(readQuantity('1 nuez', 'mantequilla', measures, butter)), `15 (15 g por nuez) ${rough}`);
});

test('a measure counts what is called by it, where that is another ingredient', () => {
  const known = (name: string) => {
    if (name === 'gelatina') return { id: 'gelatina', density: null, piece: 2 };
    return name === 'hojas gelatina' ? { id: 'hojas', density: null, piece: 3 } : null;
  };
  assert.is(told(readQuantity('2 hojas', 'gelatina', measures, known)), '6 (3 g por hoja)');
  assert.is(told(readQuantity('2 gelatinas', 'gelatina', measures, known)), '4 (2 g por pieza)');
});

test.run();
