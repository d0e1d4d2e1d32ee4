// Sentences with {huecos} and [partes opcionales]: how each is read, what is refused and where it points, and what is said.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { leverText } from '../../engine/advice/message.ts';
import { compose, type Placeholder, recognise } from '../../engine/index.ts';
import { fillIn, isPlaceholder, parseTemplate, placeholders, TemplateError } from '../../engine/tell/template.ts';
import { inventedCraft } from '../engine/invented.ts';
import { tea } from '../engine/tea.ts';

const hole = (name: string, more: Partial<Placeholder> = {}): Placeholder => ({
  ...{ name, text: name, decimals: null, argument: null, nouns: null, quoted: false, divisor: 1, parts: null },
  ...more,
});

const holes: [text: string, read: Placeholder][] = [
  ['{x}', hole('x')],
  ['{ x }', hole('x', { text: ' x ' })],
  ['{x:1}', hole('x', { text: 'x:1', decimals: 1 })],
  ['{x:0}', hole('x', { text: 'x:0', decimals: 0 })],
  ['{x:12}', hole('x', { text: 'x:12', argument: '12' })],
  ['{lista: conjunto }', hole('lista', { text: 'lista: conjunto ', argument: 'conjunto' })],
  ['{n|vez|veces}', hole('n', { text: 'n|vez|veces', nouns: ['vez', 'veces'] })],
  ['{x/18|hoja|hojas}', hole('x', { text: 'x/18|hoja|hojas', nouns: ['hoja', 'hojas'], divisor: 18 })],
  ['{x.nombre}', hole('x.nombre', { text: 'x.nombre', parts: ['x', 'nombre'] })],
  ['{:x}', hole('', { text: ':x', argument: 'x' })],
  ['{.x}', hole('.x', { text: '.x', parts: ['', 'x'] })],
];

test('a hole is read by its parts', () => {
  for (const [text, read] of holes) assert.equal(parseTemplate(text), [read], text);
});

test('text, holes and optional parts come in order; a hole in quotes is quoted', () => {
  assert.equal(parseTemplate(''), []);
  assert.equal(parseTemplate('solo texto'), ['solo texto']);
  assert.equal(parseTemplate('a «{x}» b {y}.'), ['a «', hole('x', { quoted: true }), '» b ', hole('y'), '.']);
  assert.equal(parseTemplate('a[ b {x}]c'), ['a', { optional: [' b ', hole('x')] }, 'c']);
  assert.equal(parseTemplate('[{x}][y]'), [{ optional: [hole('x')] }, { optional: ['y'] }]);
  assert.equal(parseTemplate('{x}{y}'), [hole('x'), hole('y')]);
});

const once = 'Tras la cifra van dos palabras, la de una y la de varias: {n|hoja|hojas}.';
const divided = 'Tras «/» va la cifra entre la que se divide: {x/18|unidad|unidades}.';
const open = 'Falta cerrar el hueco con «}».';
const refused: [text: string, message: string, from: number, to: number][] = [
  ['ab {n|vez}', once, 3, 10],
  ['{n|a|b|c}', once, 0, 9],
  ['{x/0}', divided, 0, 5],
  ['ab {x/-1}', divided, 3, 9],
  ['{x/a}', divided, 0, 5],
  ['a {x', open, 2, 4],
  ['a {x {y}', open, 2, 5],
  ['a {{x}}', 'Los huecos llevan una sola llave: {así}.', 2, 4],
  ['a }', 'Sobra «}».', 2, 3],
  ['a [b [c]]', 'Una parte opcional no puede ir dentro de otra.', 5, 6],
  ['a ]', 'Sobra «]».', 2, 3],
  ['ab [c', 'Falta cerrar la parte opcional con «]».', 3, 5],
  ['[a]b]', 'Sobra «]».', 4, 5],
];

test('what is wrong is refused, and it is said from where to where', () => {
  for (const [text, message, from, to] of refused) {
    try {
      parseTemplate(text);
      assert.unreachable(text);
    } catch (error) {
      if (!(error instanceof TemplateError)) throw error;
      assert.equal([error.message, error.from, error.to], [message, from, to], text);
    }
  }
  assert.equal(parseTemplate('{x/0.5}'), [hole('x', { text: 'x/0.5', divisor: 0.5 })]);
});

test('its holes, and which of them may be missing', () => {
  const found = [...placeholders(parseTemplate('a {x}[ b {y}] {z}'))];
  assert.equal(
    found.map(({ hole: { name }, optional }) => [name, optional]),
    [
      ['x', false],
      ['y', true],
      ['z', false],
    ],
  );
  assert.equal(['a', hole('x'), { optional: [] }].map(isPlaceholder), [false, true, false]);
});

test('filled in: nothing where a hole has no value, without the part where that is optional', () => {
  const values = new Map([
    ['x', '1'],
    ['y', '2'],
  ]);
  const filled = (text: string): string | null => fillIn(parseTemplate(text), ({ name }) => values.get(name) ?? null);
  const cases: [text: string, said: string | null][] = [
    ['a {x} b', 'a 1 b'],
    ['a {z} b', null],
    ['a[ {z}] b', 'a b'],
    ['a[ {y}] b', 'a 2 b'],
    ['{x}{y}', '12'],
    ['', ''],
  ];
  for (const [text, said] of cases) assert.is(filled(text), said, text);
});

test('a lever in its own words: grams, names, pieces', () => {
  const { lines } = compose(recognise(inventedCraft(), tea(200, 10, 4)));
  const sized = {
    parts: lines.slice(0, 2).map((line, i) => ({ line, ratio: i === 0 ? -1 : 1 })),
    grams: [-36.25, 18],
    decimals: [1, 0],
  };
  const cases: [text: string, said: string][] = [
    ['quita {x} g de {x.nombre}', 'quita 36,3 g de agua'],
    ['pon {x2} g de {x2.nombre}', 'pon 18 g de azúcar'],
    ['pon {x1} g', 'pon 36,3 g'],
    ['pon {x2/18|pieza|piezas}', 'pon 1 pieza'],
    ['pon {x/18|pieza|piezas}', 'pon 2 piezas'],
    ['pon {x/18}', 'pon 2'],
    ['pon {x2} g[ ({x2/36|pieza|piezas})]', 'pon 18 g (1 pieza)'],
    ['pon {x2} g[ ({x2/37|pieza|piezas})]', 'pon 18 g'],
    ['pon {x2/37|pieza|piezas}', ''],
    [' pon  {x2}  g , y ;', 'pon 18 g, y;'],
  ];
  for (const [text, said] of cases) assert.is(leverText(parseTemplate(text), sized), said, text);
});

test.run();
