// kitchen.txt: lines as cooks write them, read as a pasted list with the real larder, and what the API makes of them.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { evaluate, type ListItem, physicsIn, readList, readQuantity } from '../../engine/index.ts';
import { craftOf } from '../loaded.ts';
import { casesIn } from './table.ts';

const craft = craftOf('pasteleria');
const { measures } = craft.larder;
const read = (line: string): readonly ListItem[] => readList(line, measures, physicsIn(craft)).items;

function isWithin(grams: number | null, range: string): boolean {
  const [low, high = low!] = range.split('..');
  if (grams === null) return low === '✗';
  return grams >= (low === '✗' ? 0 : Number(low) - 0.6) && grams <= Number(high) + (high === low ? 0.6 : 0);
}

for (const { text, expected, line } of casesIn('kitchen')) {
  test(`${line}: ${text}`, () => {
    const [name, range] = expected.split(' | ');
    const [item] = read(text);
    assert.ok(item, 'the line is lost');
    const became = craft.recognise(item.name).row?.id;
    if (name !== '?') assert.is(became, craft.recognise(name!).row!.id, item.name);
    assert.ok(isWithin(item.grams, range!), `${item.grams} g (${item.assumed}), not ${range}`);
    if (item.grams === null) assert.ok(item.doubt, 'nobody is told why');
  });
}

test('two parts of one piece, and two things in one line, are two ingredients', () => {
  const told = (line: string) => read(line).map(({ name, grams }) => `${craft.recognise(name).row?.id} ${grams}`);
  assert.equal(told('zumo y ralladura de 2 limones'), ['zumo_limon 80', 'ralladura_limon 10']);
  assert.equal(told('1 limón (zumo y ralladura)'), ['zumo_limon 40', 'ralladura_limon 5']);
  for (const line of ['2 limones (zumo y ralladura)', '2 limones, zumo y ralladura', '2 lemons (juice + zest)'])
    assert.equal(told(line), ['zumo_limon 80', 'ralladura_limon 10'], line);
  assert.equal(told('2 limones: ralladura y zumo'), ['ralladura_limon 10', 'zumo_limon 80']);
  assert.equal(told('2 limones (ralladura y zumo)'), ['ralladura_limon 10', 'zumo_limon 80']);
  assert.equal(told('2 naranjas (la ralladura y el zumo)'), ['ralladura_naranja 16', 'zumo_naranja 170']);
  assert.equal(told('½ limón (ralladura y zumo)'), ['ralladura_limon 2.5', 'zumo_limon 20']);
  assert.equal(told('1 huevo + 1 yema'), ['huevo_entero 50', 'yema 18']);
});

test('how many of them are for another use is said in brackets: each use is a line', () => {
  const told = (line: string) =>
    read(line).map(({ name, grams }) => `${grams} ${craft.recognise(name).apart ? 'outside' : 'in'}`);
  const cases: Readonly<Record<string, readonly string[]>> = {
    '2 huevos (1 para pintar)': ['50 in', '50 outside'],
    '4 huevos (uno de ellos para pintar)': ['150 in', '50 outside'],
    '4 huevos (+ 1 para pintar)': ['200 in', '50 outside'],
    'harina 500 g (50 g para la mesa)': ['450 in', '50 outside'],
    '200 g de azúcar (50 para espolvorear)': ['150 in', '50 outside'],
    '300 g de azúcar (100 g para el almíbar)': ['200 in', '100 in'],
    // More than there is, another measure, or no amount at all: the line stays whole.
    '1 huevo (para pintar)': ['50 outside'],
    '200 g de almendra (1 cucharada para decorar)': ['200 in'],
  };
  for (const [line, expected] of Object.entries(cases)) assert.equal(told(line), expected, line);
});

const cells: readonly (readonly [name: string, quantity: string, grams: number, assumed: string])[] = [
  ['Huevos', '3 XL', 195, '65 g por pieza muy grande'],
  ['Huevos XL', '3 piezas', 195, '65 g por pieza muy grande'],
  ['Claras', '2 claras L', 74, '37 g por pieza grande'],
  ['Mantequilla', '1 nuez', 15, '15 g por nuez'],
  ['Mantequilla', '2 barras', 226, '113 g por barra'],
  ['Nueces', '4 nueces', 20, '5 g por nuez'],
  ['Gelatina', '3 hojas', 6, '2 g por hoja'],
  ['Zumo de limón', '2 limones', 80, '40 g por pieza'],
  ['Ralladura de limón', '1 limón grande', 6.25, '6,25 g por pieza grande'],
  ['Leche condensada', '1 lata', 370, '370 g por lata'],
  ['Vainilla', '1 vaina', 3, '3 g por vaina'],
  ['Harina', '3 vasos de yogur', 225, '75 g por vaso de yogur'],
  ['Azúcar', '2 vasos de yogur', 212.5, '125 ml por vaso de yogur, 0,85 g/ml'],
];
test('one reader: what a cell and the field of a request say, with what is assumed', () => {
  for (const [name, quantity, grams, assumed] of cells) {
    const cell = readQuantity(quantity, name, measures, physicsIn(craft));
    assert.is(cell.grams, grams, `${name}, ${quantity}`);
    assert.is((cell as { assumed: string }).assumed, assumed);
    const body = {
      ingredients: [
        { name: 'Harina', grams: 500 },
        { name: 'Huevo', grams: 400 },
        { name, quantity },
      ],
    };
    const answer = evaluate(craft, body, { name: 'x', publicUrl: '', version: '' } as never) as { warnings: string[] };
    assert.ok(
      answer.warnings.some((sentence) => sentence.startsWith(`${name}, ${quantity}: `) && sentence.includes(assumed)),
    );
  }
});

test.run();
