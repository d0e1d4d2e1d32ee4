// Tables of ranges and of the larder: what they show, and that an edit changes one line of one file.
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Files,
  larderGrid,
  lineOfRow,
  messages,
  openWorkshop,
  pasteRows,
  patchOf,
  ranges,
  report,
  rules,
  search,
  setCell,
  setRange,
  setValue,
  types,
} from '../../workshop/index.ts';
import { width } from '../../workshop/layout.ts';
import { edited, only, readFiles } from './definitions.ts';

const real = readFiles('.');
const crafts = [...new Set([...real.keys()].flatMap((path) => /^crafts\/([^/]+)/.exec(path)?.[1] ?? []))];

/** Lines that go and come, without their place. */
const changedLines = (before: Files, after: Files): string[] =>
  patchOf(before, after)
    .split('\n')
    .filter((line) => /^[-+](?![-+])/.test(line));

test('a range: where it is written, with the source of its type when it has none', () => {
  const grid = ranges(real, 'panaderia')!;
  const at = grid.holders.findIndex(({ name }) => name === 'baguette');
  const cell = grid.cells[at]![grid.params.findIndex(({ key }) => key === 'hidratacion')]!;
  const text = real.get(cell.file)!.split('\n')[cell.line - 1]!;
  assert.match(text, /^ {4}"hidratacion": /);
  assert.ok(typeof cell.min === 'number' && typeof cell.max === 'number' && cell.min < cell.max);
});

test('every range of every craft, moved: one line changes, and back again it is as it was', () => {
  const places = crafts.flatMap((craft) => {
    const { holders, params, cells } = ranges(real, craft)!;
    return holders.flatMap(({ name }, row) =>
      params.flatMap(({ key }, column) =>
        cells[row]![column] ? [{ craft, name, key, cell: cells[row]![column]! }] : [],
      ),
    );
  });
  assert.ok(places.length > 500);
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.integer({ min: 1, max: 400 }), ({ craft, name, key, cell }, by) => {
      const [min, max] = [cell.min === null ? null : cell.min - by / 8, cell.max === null ? null : cell.max + by / 8];
      const { files, problems } = setRange(real, craft, name, key, { min, max });
      assert.equal(problems, []);
      // A line that is nearly as long as one may be is laid out in several.
      const line = real.get(cell.file)!.split('\n')[cell.line - 1]!;
      if (line.length < width - by.toString().length - 6)
        assert.is(changedLines(real, files).length, 2, patchOf(real, files));
      assert.is(
        cell.bound !== null ||
          patchOf(real, setRange(files, craft, name, key, { min: cell.min, max: cell.max }).files) === '',
        true,
      );
    }),
    { numRuns: 150 },
  );
});

test('a range that comes, with its source, and one that goes', () => {
  const file = 'crafts/panaderia/types/baguette.json';
  const come = setRange(real, 'panaderia', 'baguette', 'coste', { min: null, max: 3, source: 'Oficio' });
  assert.equal(come.problems, ['No existe el parámetro «coste».']);
  const keys = ranges(real, 'panaderia')!.params.map(({ key }) => key);
  const free = keys.find((key) => !real.get(file)!.includes(`"${key}"`))!;
  const { files } = setRange(real, 'panaderia', 'baguette', free, { min: null, max: 3, source: 'Oficio' });
  assert.match(
    patchOf(real, files),
    new RegExp(`^\\+ {4}"${free}": \\{ "range": \\[null, 3\\], "source": "Oficio" \\}`, 'm'),
  );
  assert.is(patchOf(real, setRange(files, 'panaderia', 'baguette', free, null).files), '');
});

for (const [what, craft, holder, param, to, says] of [
  [
    'ends the other way round',
    'panaderia',
    'baguette',
    'hidratacion',
    { min: 70, max: 60.5 },
    'El mínimo (70) pasa del máximo (60,5).',
  ],
  [
    'no such type',
    'panaderia',
    'bagette',
    'hidratacion',
    { min: 1, max: 2 },
    'No existe el tipo «bagette». ¿Querías decir «baguette»?',
  ],
  [
    'no number',
    'panaderia',
    'baguette',
    'hidratacion',
    { min: Number.NaN, max: 2 },
    'Un extremo del rango no es un número.',
  ],
] as const) {
  test(`a range is refused: ${what}`, () => {
    const { files, problems } = setRange(real, craft, holder, param, to);
    assert.equal(problems, [says]);
    assert.is(files, real);
  });
}

test('a file that somebody laid out their own way keeps it', () => {
  const path = 'crafts/panaderia/types/baguette.json';
  const loose = new Map(real).set(path, JSON.stringify(JSON.parse(real.get(path)!), null, 4));
  const { files } = setRange(loose, 'panaderia', 'baguette', 'hidratacion', { min: 61, max: 70 });
  assert.ok(changedLines(loose, files).length <= 8, patchOf(loose, files));
});

test('the larder: every ingredient, and a figure as a spreadsheet writes it', () => {
  const grid = larderGrid(real)!;
  const row = grid.rows.find(({ id }) => id === 'leche_entera')!;
  assert.ok(grid.rows.length > 1000);
  assert.match(real.get(row.file)!.split('\n')[lineOfRow(real, row) - 1]!, /"id": "leche_entera"/);
  const { files, problems } = setCell(real, 'leche_entera', 'grasa', '3,55');
  assert.equal(problems, []);
  const lines = changedLines(real, files);
  assert.is(lines.length, 2);
  assert.is(lines[1]!.slice(1), lines[0]!.slice(1).replace('"grasa": 3.6,', '"grasa": 3.55,'));
  const list = setCell(real, 'leche_entera', 'aliases', 'leche | leche de vaca');
  assert.match(changedLines(real, list.files)[1]!, /"aliases": \["leche", "leche de vaca"\]/);
  assert.not.match(changedLines(real, setCell(real, 'leche_entera', 'note', '').files)[1]!, /"note"/);
});

for (const [column, typed, says] of [
  ['grasa', 'mucha', '«mucha» no es un número.'],
  ['grasa', '1.234', '«1.234» puede ser 1234 o 1,234: escríbelo de una de las dos maneras.'],
  ['gras', '1', 'No existe la columna «gras». ¿Querías decir «grasa»?'],
  ['id', 'otra', 'El identificador se cambia con «Renombrar», en todo donde se usa.'],
  ['label', ' ', 'Un ingrediente no puede quedarse sin nombre.'],
] as const) {
  test(`a cell is refused: ${column} «${typed}»`, () => {
    assert.equal(setCell(real, 'leche_entera', column, typed), { files: real, problems: [says] });
  });
}

const bufala = ['leche_de_bufala_x', 'Leche de búfala de prueba', 'leche', '82,8', '7,5', '4,5', '4,9', '0,3', 'leche'];

test('a row pasted from a spreadsheet, under its headings, loads', () => {
  const head = ['id', 'nombre', 'familia', 'agua', 'Grasa (g)', 'Proteínas', 'lactosa', 'Otros', 'alérgenos'];
  const { files, problems, told } = pasteRows(
    real,
    `${head.join('\t')}\r\n${bufala.join('\t')}\r\n`,
    'larder/lacteos.json',
  );
  assert.equal(problems, []);
  assert.equal(told, ['+ leche_de_bufala_x: Leche de búfala de prueba']);
  const lines = changedLines(real, files);
  assert.ok(
    lines.some((line) => line.startsWith('+    { "id": "leche_de_bufala_x"')),
    lines.join('\n'),
  );
  const checked = openWorkshop().check(only(files, 'turron'));
  assert.is(
    report(checked.problems.filter(({ file, severity }) => severity === 'error' && file.startsWith('larder/'))),
    '',
  );
});

test('without headings, in the order of the table; the shelf is that of its family', () => {
  const grid = larderGrid(real)!;
  const row = grid.rows.find(({ id }) => id === 'leche_entera')!;
  const cells = row.cells.map((cell) => (cell === null ? '' : String(cell).replace('.', ',')));
  const at = (key: string): number => grid.columns.findIndex((column) => column.key === key);
  cells[at('id')] = 'leche_de_prueba';
  cells[at('label')] = 'Leche de prueba';
  cells[at('aliases')] = '';
  for (const key of ['legal', 'source', 'note']) cells[at(key)] = 'prueba';
  const { files, problems } = pasteRows(real, cells.join('\t'));
  assert.equal(problems, []);
  const [line] = changedLines(real, files).filter((one) => one.includes('"leche_de_prueba"'));
  assert.match(line!, /"grasa": 3\.6/);
  assert.is(patchOf(real, files).split('diff --git').length, 2);
  assert.match(patchOf(real, files), /lacteos\.json/);
});

test('a row of an ingredient that is there changes what it says and nothing else', () => {
  const { files, told } = pasteRows(real, 'id;precio\nleche_entera;1,05\n');
  assert.equal(told, ['~ leche_entera: Leche entera 3,6 % MG']);
  assert.match(changedLines(real, files)[1]!, /"precio": 1\.05/);
  assert.is(changedLines(real, files).length, 2);
});

test('what is wrong in the rows is told by row and column, and nothing is pasted', () => {
  const wrong = pasteRows(real, 'id\tnombre\tgrasas\tagua\nx_y\tX\t1\tmucha\n\tsin nada\t\t1');
  assert.is(wrong.files, real);
  assert.equal(wrong.problems.slice(0, 2), [
    'Fila 1, columna C: No existe la columna «grasas». ¿Querías decir «grasa»?',
    'Fila 2, columna D: «mucha» no es un número.',
  ]);
  assert.match(wrong.problems[2]!, /^Fila 2: No se sabe en qué estante va «x_y»: di uno \(/);
});

test('types, messages and rules, each where it is written', () => {
  for (const craft of crafts) {
    assert.ok(types(real, craft).every(({ file, examples }) => real.has(file) && examples.length > 0));
    for (const { key, file, line } of messages(real, craft))
      assert.ok(real.get(file)!.split('\n')[line - 1]!.includes(JSON.stringify(key)), `${file}:${line} ${key}`);
    for (const { id, kind, file, line } of rules(real, craft).filter((rule) => rule.kind === 'notice'))
      assert.ok(real.get(file)!.split('\n')[line - 1]!.includes(`"${id}"`), `${file}:${line} ${kind} ${id}`);
  }
});

test('a sentence changed from its card', () => {
  const card = messages(real, 'panaderia').find(({ key }) => key === 'sin_harina')!;
  const { files } = setValue(real, card.file, card.texts[0]!.pointer, 'Falta la harina.');
  assert.equal(changedLines(real, files)[1], '+  "sin_harina": "Falta la harina.",');
  const odd = edited(real, card.file, '"sin_harina":', '"sin_harina" ');
  assert.equal(setValue(odd, card.file, '/sin_harina', 'x').problems, [
    `${card.file} no se puede leer: arréglalo antes en su texto.`,
  ]);
});

test('searching, whatever the accents and capitals', () => {
  const hits = search(real, 'HIDRATACION');
  assert.ok(hits.length > 20);
  for (const { file, line, column, length } of hits) {
    const found = real
      .get(file)!
      .split('\n')
      [line - 1]!.slice(column - 1, column - 1 + length);
    assert.match(found, /^hidrataci[oó]n$/i);
  }
  assert.equal(search(real, '  '), []);
});

test.run();
