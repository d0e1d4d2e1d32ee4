// Whole lists: each line with its doubt, the lines that are none and why, and what is said of the list.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readList } from '../../engine/index.ts';

/** What a list, a line and a name may be. */
const most = { text: 200_000, line: 1000, lines: 1000, name: 120 };

import type { Physics } from '../../engine/quantity/piece.ts';
import { measures, physicsOf } from './table.ts';

/** «name = grams ? doubt», «[why grams] text», «! what is said of the list». */
function told(text: string, known: (name: string) => Physics | null = physicsOf): string[] {
  const { items, left, doubts } = readList(text, measures, known);
  return [
    ...items.map(({ name, grams, share, doubt }) => {
      const amount = share === null ? `${grams ?? '✗'}` : `${share} %`;
      return `${name} = ${amount}${doubt === null ? '' : ` ? ${doubt}`}`;
    }),
    ...left.map((line) => `[${line.why}${line.grams == null ? '' : ` ${line.grams}`}] ${line.text}`),
    ...doubts.map((doubt) => `! ${doubt}`),
  ];
}

const thousands = 'puede ser 1,25 o 1250';
const kilos = '! Las cifras no dicen su medida y llevan tres decimales: se han leído como kilos.';
const several = 'hay varias cifras y no se sabe cuál son los gramos';
const unsaid = 'sin unidad: pueden ser gramos o piezas';
const unweighed = 'no se sabe cuánto pesa cada pieza de «cosas»: escribe los gramos';
const shares = (sum: string): string => `! Los porcentajes suman ${sum} % y ninguno es 100 %.`;
const total = (says: string, sum: string): string => `! La lista dice un total de ${says} g y lo leído suma ${sum} g.`;

const cases: readonly (readonly [text: string, ...expected: string[]])[] = [
  [''],
  ['tal 5 g', 'tal = 5'],
  ['tal al gusto', 'tal = ✗ ? no dice cuánto'],
  ['sal', 'sal = ✗ ? falta la cantidad'],

  // Grams that go unsaid: from thirty on, no figure counts
  ['tal 30\n3 cosas', 'tal = 30', `cosas = 3 ? ${unsaid}`],
  ['tal 29\n3 cosas', 'tal = 29', `cosas = ✗ ? ${unweighed}`],

  // Kilos that go unsaid
  ['tal 1,000\ncosa 0,650', 'tal = 1000', 'cosa = 650', kilos],
  ['tal 0,500\ncosa 0,325\nsal 10 g', 'tal = 500', 'cosa = 325', 'sal = 10', kilos],
  ['tal 0,500\nsal 10', 'tal = 0.5 ? no dice la medida: puede ser 0,5 g o 500 g', 'sal = 10'],
  ['tal 0,500', 'tal = 0.5 ? no dice la medida: puede ser 0,5 g o 500 g'],
  ['tal 0,125\nsal 10', 'tal = 0.125', 'sal = 10'],
  ['tal 1,250\ncosa 1,250', `tal = 1.25 ? ${thousands}`, `cosa = 1.25 ? ${thousands}`],
  ['Ingrediente;Cantidad\ntal;0,500\ncosa;0,325', ...['tal = 0.5', 'cosa = 0.325'], '[title] Ingrediente Cantidad'],

  // Tables
  ['tal;;560\ncosa;;3', 'tal = 560', 'cosa = 3'],
  ['tal;500\nTotal;mucho', 'tal = 500', '[total] Total mucho'],
  ['tal;500\ncosa;mucha', 'tal = 500', '[unread] cosa mucha'],
  ['tal;500\nTotal;600', 'tal = 500', '[total 600] Total 600', total('600', '500')],
  ['Ingrediente;;Gramos\ntal;;\ncosa;;3', 'cosa = 3', '[title] Ingrediente Gramos', '[title] tal'],
  // A first column that only counts the rows is no amount.
  ['1;tal;560\nx;cosa;210\n2;sal;5', 'tal = 560', 'cosa = 210', 'sal = 5'],
  ['1;tal;560\n3;cosa;210', `tal = 1 ? ${several}`, `cosa = 3 ? ${several}`],
  ['1;tal;560', `tal = 1 ? ${several}`],
  ['1;tal\n2;cosa', 'tal = 1', 'cosa = 2'],

  // Titles
  ['Cosa rica\ntal 5 g\ncosa 6 g', 'tal = 5', 'cosa = 6', '[title] Cosa rica'],
  ['tal al gusto\npan 5 g\nvino 6 g', 'tal = ✗ ? no dice cuánto', 'pan = 5', 'vino = 6'],
  ['Total\npan 5 g\nvino 6 g', 'pan = 5', 'vino = 6', '[total] Total'],
  ['Masa: 5 g de tal, 6 g de cosa', 'tal = 5', 'cosa = 6', '[title] Masa:'],
  ['Azúcar: moreno 5 g, blanco 6 g', 'Azúcar: moreno = 5', 'blanco = 6'],
  ['Pedido 45\ntal 5 g', 'tal = 5', '[title] Pedido 45'],
  ['Receta de tal 5 g', 'Receta de tal = 5'],

  // What is to be done is no part of the name.
  ['tal 5 g y añadir 6 g de cosa', 'tal = 5', 'cosa = 6'],
  ['Añadir 6 g de cosa', 'cosa = 6'],

  // As much as in the line before
  ['tal 5 g\nídem de cosa', 'tal = 5', 'cosa = 5 ? se toma la cantidad de la línea anterior'],
  ['tal 5 g\ncosa: ídem', 'tal = 5', 'cosa = 5 ? se toma la cantidad de la línea anterior'],
  ['tal 5 g\npan ídem vino', 'tal = 5', '[unread] pan ídem vino'],
  ['tal 5 g\nídem', 'tal = 5', '[unread] ídem'],
  ['tal al gusto\nídem de cosa', 'tal = ✗ ? no dice cuánto', '[unread] ídem de cosa'],

  // A name in one line and its amount in the next
  ['Cosa rica\n5 g', 'Cosa rica = 5'],
  ['Cosa rica\nTotal 5 g', '[unread] Cosa rica', '[total 5] Total 5 g', total('5', '0')],
  ['Cosa rica:\n5 g', '[title] Cosa rica:', '[unread] 5 g'],

  // A figure that counts every line
  ['1 500 g de uno\n2 200 g de dos', 'uno = 500', 'dos = 200'],
  [
    '1 huevo\n2 limones',
    'huevo = 55',
    'limones = ✗ ? no se sabe cuánto pesa cada pieza de «limones»: escribe los gramos',
  ],

  // A nameless figure that is what the others add up to
  ['tal 500 g\ncosa al gusto\n500', 'tal = 500', 'cosa = ✗ ? no dice cuánto', '[total 500] 500'],
  ['tal 1 g\n1 g', 'tal = 1', '[total 1] 1 g'],
  ['tal 5,1 g\ncosa 5,15 g\n10,3', 'tal = 5.1', 'cosa = 5.15', '[total 10.25] 10,3'],
  ['tal 850 g\n850:', 'tal = 850', '[title] 850:'],
  ['tal 5 g\ncubrir bien 5 veces', 'tal = 5', '[unread] cubrir bien 5 veces'],
  ['tal al gusto\n0', 'tal = ✗ ? no dice cuánto', '[unread] 0'],
  ['tal 850 g\n851', 'tal = 850', '[unread] 851'],

  // A total that is not what was read
  ['tal 600 g\ncosa 400 g\nTotal 1.000 g', 'tal = 600', 'cosa = 400', '[total 1000] Total 1.000 g'],
  ['tal 995 g\nTotal 1.000 g', 'tal = 995', '[total 1000] Total 1.000 g'],
  ['tal 994,9 g\nTotal 1.000 g', 'tal = 994.9', '[total 1000] Total 1.000 g', total('1000', '994,9')],
  ['tal 1.005 g\nTotal 1.000 g', 'tal = 1005', '[total 1000] Total 1.000 g'],
  ['tal 1.006 g\nTotal 1.000 g', 'tal = 1006', '[total 1000] Total 1.000 g', total('1000', '1006')],
  ['tal 99 g\nTotal 100 g', 'tal = 99', '[total 100] Total 100 g'],
  ['tal 98,5 g\nTotal 100 g', 'tal = 98.5', '[total 100] Total 100 g', total('100', '98,5')],
  [
    'tal 2,124 g\nTotal 100,456 g',
    `tal = 2.124 ? puede ser 2,124 o 2124`,
    '[total 100.456] Total 100,456 g',
    total('100,46', '2,12'),
  ],
  ['tal 5 g\nTotal 100 g\nTotal 200 g', 'tal = 5', '[total 100] Total 100 g', '[total 200] Total 200 g'],
  ['tal 5 g\nTotal', 'tal = 5', '[total] Total'],
  ['tal 5 g\nTotal 2 l', 'tal = 5', '[total] Total 2 l'],
  ['tal 5 g\ncosa al gusto\nTotal 100 g', 'tal = 5', 'cosa = ✗ ? no dice cuánto', '[total 100] Total 100 g'],

  // Proportions
  ['tal 100 %\ncosa 65 %', 'tal = 100 %', 'cosa = 65 %'],
  ['tal 60 %\ncosa 38 %', 'tal = 60 %', 'cosa = 38 %'],
  ['tal 60 %\ncosa 37 %', 'tal = 60 %', 'cosa = 37 %', shares('97')],
  ['tal 60 %\ncosa 42 %', 'tal = 60 %', 'cosa = 42 %'],
  ['tal 60 %\ncosa 43 %', 'tal = 60 %', 'cosa = 43 %', shares('103')],
  ['tal 60,26 %\ncosa 30 %', 'tal = 60.26 %', 'cosa = 30 %', shares('90,3')],
  ['tal 60 %\ncosa 5 g', 'cosa = 5', '[unread] tal 60 %'],
  ['tal 60 %', '[unread] tal 60 %'],
  ['tal 60 %\ncosa 30 %\notra al gusto', 'tal = 60 %', 'cosa = 30 %', 'otra = ✗ ? no dice cuánto', shares('90')],
];
for (const [text, ...expected] of cases)
  test(`${JSON.stringify(text)}: ${expected.join(' | ') || 'nothing'}`, () => assert.equal(told(text), expected));

test('what stands in a left line, and in an item, is as it was written, without its empty cells', () => {
  const { items } = readList('tal;;560\ncosa;;3', measures, physicsOf);
  assert.equal(
    items.map(({ text, said }) => [text, said]),
    [
      ['tal 560', '560'],
      ['cosa 3', '3'],
    ],
  );
});

test('a tenth row is still counted', () => {
  const rows = Array.from({ length: 12 }, (_, index) => `${index + 1};tal;${100 + index}`);
  const expected = rows.map((_, index) => `tal = ${100 + index}`);
  assert.equal(told(rows.join('\n')), expected);
});

test('a percentage of a name that is known is part of the name', () => {
  const known = (name: string): Physics | null => (/^tal \d/.test(name) ? { density: 1, piece: null } : null);
  assert.equal(told('tal 60 %\ncosa 5 g', known), ['tal 60 % = ✗ ? falta la cantidad', 'cosa = 5']);
});

test('titles and totals stay so, whatever is known; an unread line of a known name is asked for its amount', () => {
  const known = (): Physics => ({ density: 1, piece: null });
  assert.equal(told('Masa:\nTotal 5 g', known), ['[title] Masa:', '[total 5] Total 5 g'].concat(total('5', '0')));
  const name = 'b'.repeat(most.name);
  assert.equal(told(name, known), [`${name} = ✗ ? falta la cantidad`]);
  assert.equal(told(`${name}b`, known), [`[unread] ${name}b`]);
});

const tooLong = '! La lista es demasiado larga: solo se ha leído el principio.';
test('what is too long is left, and said', () => {
  assert.equal(told('tal 5 g'.padEnd(most.text)), ['tal = 5']);
  assert.equal(told('tal 5 g'.padEnd(most.text + 1)), ['tal = 5', tooLong]);
  const long = (length: number): string => `5 g ${'b'.repeat(length - 4)}`;
  assert.equal(told(long(most.line)), [`${'b'.repeat(most.name)} = 5`]);
  assert.equal(told(long(most.line + 1)), [`[unread] ${long(most.line + 1).slice(0, most.line)}…`]);
});

test('no more than a thousand lines are read, empty ones too', () => {
  const lines = (count: number): string => Array.from({ length: count }, () => 'tal 5 g').join('\n');
  assert.equal(
    told(lines(most.lines)),
    Array.from({ length: most.lines }, () => 'tal = 5'),
  );
  const read = told(lines(most.lines + 1));
  assert.equal([read.length, read[0], read.at(-2), read.at(-1)], [most.lines + 1, 'tal = 5', 'tal = 5', tooLong]);
  assert.equal(told(`\n${lines(most.lines)}`).slice(-2), ['tal = 5', tooLong]);
  assert.equal(told(`tal 5 g${'\n'.repeat(most.lines)}cosa 6 g`), ['tal = 5', tooLong]);
  assert.equal(told(`tal 5 g${'\n'.repeat(most.lines - 1)}cosa 6 g`), ['tal = 5', 'cosa = 6']);
});

test.run();
