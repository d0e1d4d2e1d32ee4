// Quotes and brackets that do not match are told where the layout says; and every place of a file has its line, its column
// and a piece of its line with what to underline.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Where } from '../../engine/load/file/place.ts';
import { Source } from '../../engine/load/index.ts';

const closes = (sign: string): string => `Falta cerrar esto con «${sign}» en su misma línea.`;
const before = (sign: string, line: number): string =>
  `Falta «${sign}» antes de esto: cierra lo que se abrió en la línea ${line}.`;
const meant = (opened: string, sign: string): string => `Se abrió con «${opened}»: aquí va «${sign}».`;
const unopened = (opener: string, sign: string): string =>
  `Falta el «${opener}» que abre lo que aquí se cierra, o sobra «${sign}».`;
const spare = (sign: string): string => `Sobra «${sign}»: no hay nada que cerrar.`;

/** «⟦…⟧» marks the piece that is told. */
// biome-ignore format: one slip per line
const cases: readonly (readonly [marked: string, message: string, put?: string])[] = [
  ['{"a": [1⟦}⟧', meant('[', ']'), ']'],
  ['{"a": [1, {"b": 2⟦]⟧}', meant('{', '}'), '}'],
  ['[{"a": 1⟦]⟧]', meant('{', '}'), '}'],
  ['{"a": [[1]⟦}⟧', meant('[', ']'), ']'],
  ['{"a": 1⟦]⟧}', unopened('[', ']')],
  ['["a": 1⟦}⟧]', unopened('{', '}')],
  ['{"a": "x \\"y", "b": 1⟦]⟧}', unopened('[', ']')],
  ['{"a": 1}⟦}⟧', spare('}'), ''],
  ['{"a": {"b": 1}\n}⟦}⟧', spare('}'), ''],
  ['{\n  "a": { "b": 1 } ⟦}⟧,\n  "c": 2\n}', spare('}'), ''],
  ['{\n  "a": [\n    1 ⟦]⟧,\n  ],\n  "c": 2\n}', spare(']'), ''],
  ['{\n  "a": {\n    "b": 1\n  }\n},\n  "c": 2\n⟦}⟧', spare('}'), ''],
  ['{\n  "a": {\n    "b": 1\n⟦}⟧\n  }\n}', spare('}'), ''],
  ['{\n  "a": {\n    "b": ⟦[⟧1, 2,\n    "c": 3\n  }\n}', closes(']')],
  ['{\n  "a": ⟦{⟧ "b": 1,\n  "c": 2\n}', closes('}')],
  ['{\n  "a": ⟦{⟧\n\n  "b": 1\n}', closes('}')],
  ['{\n  "a": [\n    { "b": 1 },\n    ⟦{⟧ "c": 2 ,\n    { "d": 3 }\n  ]\n}', closes('}')],
  ['{\n  "a": {\n    "b": 1\n  ⟦"⟧c": 2\n}', before('}', 2)],
  ['{\n  "a": {\n    "b": {\n      "x": 1\n  ⟦}⟧,\n  "c": 2\n}', before('}', 3)],
  ['{\n  "a": {\n    "b": 1\n⟦}⟧\n', before('}', 2)],
  ['{\n  "a": [\n    1,\n    2\n  ⟦"⟧c": 2\n}', before(']', 2)],
  ['[\n  {\n    "a": 1\n  ⟦}⟧\n', 'Falta cerrar con «]».'],
];

for (const [marked, message, put] of cases)
  test(JSON.stringify(marked), () => {
    const offset = marked.indexOf('⟦');
    const length = marked.indexOf('⟧') - offset - 1;
    const { slips } = new Source('x.json', marked.replace(/[⟦⟧]/g, ''));
    assert.equal(slips, [{ offset, length, message, ...(put === undefined ? {} : { put }) }]);
  });

/** What is underlined, and where. */
const seen = (text: string, where: Where): [line: number, column: number, piece: string] => {
  const { line, column, excerpt, underline } = new Source('x.json', text).locate(where);
  return [line, column, excerpt.slice(...underline)];
};

const file = '{\n  "a": { "b/c": [10, 20], "~d": "x\\u0041y\\nz\\"w" },\n  "7": { "e": null }\n}';

// biome-ignore format: one place per line
const places: readonly (readonly [name: string, where: Where, line: number, column: number, piece: string])[] = [
  ['a value', { path: '/a/~0d' }, 2, 33, '"x\\u0041y\\nz\\"w"'],
  ['its key', { path: '/a/~0d', key: true }, 2, 27, '"~d"'],
  ['an element of a list under a key with a bar', { path: '/a/b~1c/1' }, 2, 22, '20'],
  ['an element has no key', { path: '/a/b~1c/1', key: true }, 2, 22, '20'],
  ['a key that is a figure', { path: '/7/e' }, 3, 15, 'null'],
  ['what is not there is told of what holds it', { path: '/7/f/g' }, 3, 8, '{ "e": null }'],
  ['and of its value, even if the key was meant', { path: '/7/f', key: true }, 3, 8, '{ "e": null }'],
  ['the whole file, as far as its first line', { path: '' }, 1, 1, '{'],
  ['the first letter of a text', { path: '/a/~0d', from: 0 }, 2, 34, 'x'],
  ['a letter written by its number', { path: '/a/~0d', from: 1 }, 2, 35, '\\u0041'],
  ['the letter after it', { path: '/a/~0d', from: 2, to: 3 }, 2, 41, 'y'],
  ['a line break', { path: '/a/~0d', from: 3, to: 4 }, 2, 42, '\\n'],
  ['several letters', { path: '/a/~0d', from: 2, to: 6 }, 2, 41, 'y\\nz\\"'],
  ['nothing of a text is underlined by one sign', { path: '/a/~0d', from: 4, to: 4 }, 2, 44, 'z'],
  ['a piece of what is no text is all of it', { path: '/a/b~1c/0', from: 1, to: 2 }, 2, 18, '10'],
];
for (const [name, where, ...expected] of places)
  test(`place: ${name}`, () => assert.equal(seen(file, where), expected));

test('a file without any value is told at its first place', () => {
  const { line, column, underline } = new Source('x.json', ' ').locate({ path: '/a' });
  assert.equal([line, column, underline], [1, 1, [0, 0]]);
});

test('what stands among the blanks in front of a line is shown', () => {
  const source = new Source('x.json', '{\n \f "a": 1\n}');
  const [slip] = source.slips;
  assert.equal(source.placeOf(slip!.offset, slip!.length), {
    ...{ line: 2, column: 2 },
    excerpt: '\f "a": 1',
    underline: [0, 1],
  });
});

test('a line is shown without its blanks in front, whole up to 110 signs, and then around the piece', () => {
  const place = (text: string, offset: number, length: number) => new Source('x.json', text).placeOf(offset, length);
  const line = (count: number): string => Array.from({ length: count }, (_, at) => at % 10).join('');
  assert.equal(place('\n{}', 0, 1), { line: 1, column: 1, excerpt: '', underline: [0, 0] });
  assert.equal(place('{}\n    "a": 1  \n', 7, 3), { line: 2, column: 5, excerpt: '"a": 1', underline: [0, 3] });
  assert.equal(place('{}\n    "a": 1\n', 12, 99).underline, [5, 6], 'no farther than its line');
  assert.equal(place('{}\n    "a": 1\n', 7, 0).underline, [0, 1], 'at least one sign');
  assert.equal(place('{}\n  "a"', 5, 3), { line: 2, column: 3, excerpt: '"a"', underline: [0, 3] });
  const whole = line(110);
  assert.equal(place(whole, 109, 1), { line: 1, column: 110, excerpt: whole, underline: [109, 110] });
  const long = line(111);
  const start = `${long.slice(0, 110)} …`;
  assert.equal(place(long, 0, 2), { line: 1, column: 1, excerpt: start, underline: [0, 2] });
  assert.is(place(long, 30, 1).excerpt, start);
  assert.equal(place(long, 31, 1), { line: 1, column: 32, excerpt: `… ${long.slice(1)}`, underline: [32, 33] });
  const longest = line(300);
  assert.equal(place(longest, 100, 4), {
    ...{ line: 1, column: 101 },
    excerpt: `… ${longest.slice(70, 180)} …`,
    underline: [32, 36],
  });
  assert.equal(place(longest, 299, 1).excerpt, `… ${longest.slice(190)}`);
  const indented = `    ${line(120)}`;
  assert.equal(place(indented, 4, 1).excerpt, `${line(120).slice(0, 110)} …`);
  assert.equal(place(indented, 34, 1).underline, [30, 31]);
  assert.equal(place(indented, 35, 1).excerpt, `… ${line(120).slice(1, 111)} …`);
});

test.run();
