// What is wrong, as it is collected and as a person reads it: told once, where it was written, in order, and what is alike
// together.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileCatalogue } from '../../engine/load/craft/catalogue.ts';
import { type Problem, Report, report, Source } from '../../engine/load/index.ts';
import { craftOf } from '../loaded.ts';

const files = (...texts: [file: string, text: string][]): Map<string, Source> =>
  new Map(texts.map(([file, text]) => [file, new Source(`crafts/x/${file}`, text)]));

test('of a file that is not there, its first place and nothing to show', () => {
  const told = new Report(new Map());
  told.error('a.json', { path: '/b' }, 'No.');
  assert.equal(told.problems, [
    { file: 'a.json', severity: 'error', message: 'No.', line: 1, column: 1, excerpt: '', underline: [0, 0] },
  ]);
  assert.is(told.failed, true);
});

test('a warning is no failure', () => {
  const told = new Report(files(['a.json', '{"b": 1}']));
  told.warn('a.json', { path: '/b' }, 'Mira.');
  assert.equal(
    [told.failed, told.problems[0]!.severity, told.problems[0]!.file],
    [false, 'warning', 'crafts/x/a.json'],
  );
});

test('what was put elsewhere is told where it was written, it and its parts', () => {
  const told = new Report(files(['a.json', '{}'], ['b.json', '{"w": "si x > 0, y", "v": {"z": [1, "abc"]}}']));
  const last = (): [file: string, column: number, piece: string] => {
    const { file, column, excerpt, underline } = told.problems.at(-1)!;
    return [file, column, excerpt.slice(...underline)];
  };
  told.moved('a.json', '/p/formula', { file: 'b.json', path: '/w', from: 3 });
  told.moved('a.json', '/q', { file: 'b.json', path: '/v' });
  told.error('a.json', { path: '/p/formula', from: 0, to: 5 }, 'a piece of it');
  assert.equal(last(), ['crafts/x/b.json', 11, 'x > 0']);
  told.error('a.json', { path: '/p/formula', from: 4 }, 'one sign of it');
  assert.equal(last(), ['crafts/x/b.json', 15, '0']);
  told.error('a.json', { path: '/p/formula' }, 'all of it');
  assert.equal(last(), ['crafts/x/b.json', 7, '"si x > 0, y"']);
  told.error('a.json', { path: '/q/z/1', from: 1, to: 3 }, 'a part of it');
  assert.equal(last(), ['crafts/x/b.json', 39, 'bc']);
  told.error('a.json', { path: '/q/z', key: true }, 'a key of it');
  assert.equal(last(), ['crafts/x/b.json', 28, '"z"']);
  told.error('a.json', { path: '/p' }, 'what holds it is where it was');
  assert.equal(last(), ['crafts/x/a.json', 1, '{}']);
  const again = told.again();
  assert.is(again.problems.length, 0);
  again.error('a.json', { path: '/q/z' }, 'and again');
  assert.is(again.problems[0]!.file, 'crafts/x/b.json');
});

const problem = (more: Partial<Problem>): Problem => ({
  ...{ file: 'a.json', severity: 'error', message: 'No.', line: 1, column: 1, excerpt: '', underline: [0, 0] },
  ...more,
});

test('the same twice is told once; another file, line, column or sentence is another', () => {
  const told = new Report(new Map());
  const all = [{}, { file: 'b.json' }, { line: 2 }, { column: 2 }, { message: 'Sí.' }].map(problem);
  told.take(all);
  told.take([...all, problem({ severity: 'warning' }), problem({ excerpt: 'x' })]);
  assert.equal(told.problems, all);
});

test('in order of file, of line and of column; figures as figures', () => {
  const all = [
    problem({ file: 'b.json', message: 'sexto' }),
    problem({ line: 10, message: 'cuarto' }),
    problem({ line: 2, column: 10, message: 'tercero' }),
    problem({ line: 2, column: 9, message: 'segundo' }),
    problem({ line: 10, column: 2, message: 'quinto' }),
    problem({ column: 99, message: 'primero' }),
  ];
  const told = report(all).split('\n\n');
  assert.equal(
    told.map((one) => one.split('\n')[1]),
    ['primero', 'segundo', 'tercero', 'cuarto', 'quinto', 'sexto'],
  );
  assert.is(all[0]!.message, 'sexto', 'what was given stays as it was');
});

test('a line of the file with its piece underlined, by one sign at least', () => {
  assert.is(
    report([problem({ line: 3, column: 7, excerpt: '"a": 12,', underline: [5, 7] })]),
    'a.json, línea 3, columna 7\n  "a": 12,\n       ^^\nNo.',
  );
  assert.is(
    report([problem({ severity: 'warning', excerpt: '"a"', underline: [1, 1] })]),
    'a.json, línea 1, columna 1 (aviso)\n  "a"\n   ^\nNo.',
  );
  assert.is(report([problem({ excerpt: '  ', underline: [0, 1] })]), 'a.json, línea 1, columna 1\nNo.');
  assert.is(report([]), '');
});

test('what is alike is told once, with every other place', () => {
  const first = 'a.json, línea 1, columna 1\nNo.';
  assert.is(report([problem({}), problem({ line: 4 })]), `${first}\nLo mismo en a.json, línea 4.`);
  assert.is(
    report([
      problem({}),
      problem({ line: 8 }),
      problem({ line: 4 }),
      problem({ line: 4, column: 9 }),
      problem({ file: 'b.json', line: 2 }),
    ]),
    `${first}\nLo mismo en a.json, líneas 4 y 8; b.json, línea 2.`,
  );
  assert.is(
    report([problem({}), problem({ line: 2, severity: 'warning' })]),
    `${first}\n\na.json, línea 2, columna 1 (aviso)\nNo.`,
  );
});

test('parts that do not close are told one by one, and which of them the larder says', () => {
  const { definition, larder } = craftOf('cacao');
  const { catalogue } = definition;
  const told = new Report(new Map());
  const ingredients = catalogue.ingredients.map((entry) =>
    entry.id === 'leche' ? { ...entry, values: { ...entry.values, agua: 97.5 } } : entry,
  );
  compileCatalogue({ ...catalogue, ingredients: ingredients as typeof catalogue.ingredients }, larder, told);
  assert.equal(
    told.problems.map(({ message }) => message),
    [
      'Las partes de «Leche entera» suman 110 y no 100: grasa láctea 3,6 (de la despensa); sólidos lácteos no grasos, con su lactosa 8,9; agua 97,5.',
    ],
  );
});

test.run();
