// The spreadsheet round trip: nothing edited, not one byte changed; what is edited comes back, what is wrong is told by cell.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { textOf } from '../../engine/index.ts';
import { readCraft, readCrafts } from '../../engine/load/disk.ts';
import { compileTexts } from '../../engine/load/index.ts';
import { broughtFrom, type Outcome } from '../../workshop/spreadsheet/bring.ts';
import { catalogueSheet } from '../../workshop/spreadsheet/catalogue.ts';
import { columnName, fromCsv, numberIn, toCsv } from '../../workshop/spreadsheet/csv.ts';
import { rangesSheet } from '../../workshop/spreadsheet/ranges.ts';
import type { Sheet } from '../../workshop/spreadsheet/sheet.ts';
import { leave, run, workshop } from './run.ts';

// What is written; the cell as the file holds it.
const cells: [string | number | null, string][] = [
  ['Leche', 'Leche'],
  [3.6, '3,6'],
  [-12.5, '-12,5'],
  [null, ''],
  ['', ''],
  ['uno; dos', '"uno; dos"'],
  ['dice «así» y "así"', '"dice «así» y ""así"""'],
  ['dos\nlíneas', '"dos\nlíneas"'],
  [' con espacios ', '" con espacios "'],
  ['=1+1', "'=1+1"],
  ['+34 600', "'+34 600"],
  ['-5 ºC', "'-5 ºC"],
  ['@todos', "'@todos"],
  ["'=ya", "''=ya"],
  ["'comillas", "'comillas"],
];

for (const [value, held] of cells) {
  test(`${JSON.stringify(value)} is held as ${JSON.stringify(held)} and comes back`, () => {
    const csv = toCsv([['x', value, 'y']]);
    assert.is(csv, `\uFEFFx;${held};y\r\n`);
    const back = fromCsv(csv)[0]![1]!.text;
    assert.is(typeof value === 'number' ? numberIn(back) : back, value ?? '');
  });
}

const numbers: [string, number | null][] = [
  ['3,6', 3.6],
  ['3.6', 3.6],
  [' 12 ', 12],
  ['−4,5', -4.5],
  [',5', 0.5],
  ['0.125', 0.125],
  ['1.250', null],
  ['1.250,5', null],
  ['3,6 g', null],
  ['=A1', null],
];
for (const [text, value] of numbers) test(`«${text}» reads ${value}`, () => assert.is(numberIn(text), value));

test('a sheet saved with other separators, line ends and code page is read alike', () => {
  const wanted = [
    ['id', 'nombre'],
    ['a', 'Piña'],
  ];
  const read = (bytes: Uint8Array): string[][] => fromCsv(textOf(bytes)).map((row) => row.map(({ text }) => text));
  const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
  assert.equal(read(utf8('id;nombre\r\na;Piña\r\n')), wanted);
  assert.equal(read(utf8('\uFEFFid,nombre\na,Piña')), wanted);
  assert.equal(read(utf8('id\tnombre\n\n;\na\tPiña\n').filter((byte) => byte !== 59)), wanted);
  assert.equal(read(Uint8Array.from([...utf8('id;nombre\na;Pi'), 0xf1, ...utf8('a\n')])), wanted);
  const older = [...utf8('id;T80'), 0x96, ...utf8('T110;'), 0x9c, ...utf8('uf')];
  assert.equal(read(Uint8Array.from(older)), [['id', 'T80–T110', 'œuf']]);
});

test('columns are named as a spreadsheet does', () => {
  assert.equal([1, 26, 27, 52, 53, 703].map(columnName), ['A', 'Z', 'AA', 'AZ', 'BA', 'AAA']);
});

for (const { folder, texts, ...rest } of readCrafts('crafts')) {
  test(`${folder}: its catalogue and its ranges go out and come back without a change`, () => {
    const { craft } = compileTexts({ folder, texts, ...rest });
    assert.ok(craft, `${folder} does not load`);
    for (const sheet of [catalogueSheet, rangesSheet]) {
      const back = sheet.bring(fromCsv(toCsv(sheet.table(craft.definition))), craft.definition, texts);
      assert.equal([...back.faults, ...back.differences, ...back.texts.keys()], []);
    }
  });
}

// The craft that new crafts start from, edited as a sheet.
const craft = { folder: 'crafts/oficio', texts: readCraft('workshop/template').texts };
const { definition } = compileTexts(craft).craft!;

function imported(sheet: Sheet, edit: (text: string) => string): Outcome {
  const before = toCsv(sheet.table(definition));
  const after = edit(before);
  assert.is.not(after, before, 'the edit found nothing');
  return broughtFrom('hoja.csv', new TextEncoder().encode(after), sheet, definition, craft);
}

const honey = 'miel;Miel;;endulzante;80;0;0,3;1,7;;304;7;;;oficio;\r\n';

test('an edited price and a new ingredient: every other row keeps its bytes', () => {
  const { wrong, differences, texts } = imported(catalogueSheet, (text) =>
    text.replace(';8,5;', ';9,25;').concat(honey),
  );
  assert.equal(wrong, []);
  assert.equal(differences, ['~ mantequilla: precio 8,5 → 9,25', '+ miel: Miel']);
  const row =
    '    { "id": "miel", "label": "Miel", "groups": ["endulzante"], "values": { "azucares": 80, "grasa": 0, "proteinas": 0.3, "otros": 1.7, "kcal": 304, "precio": 7 }, "source": "oficio" }';
  const before = craft.texts.get('catalogue.json')!;
  assert.is(
    texts.get('catalogue.json'),
    before.replace('"precio": 8.5', '"precio": 9.25').replace('\n  ]\n}', `,\n${row}\n  ]\n}`),
  );
});

test('an ingredient that others need cannot go', () => {
  const { wrong } = imported(catalogueSheet, (text) => text.replace(/^agua;.*\r\n/m, ''));
  assert.match(wrong.join('\n'), /No existe el ingrediente «agua» en el catálogo/);
});

test('an edit that breaks an example is told and may still be right', () => {
  const { wrong, broken } = imported(catalogueSheet, (text) => text.replace(';100;;;;;;1;', ';40;;;60;;;1;'));
  assert.equal(wrong, []);
  assert.match(broken[0]!.message, /«Sale bien»/);
});

// What somebody does to the sheet; where and what is told.
const faults: [string, (text: string) => string, RegExp][] = [
  [
    'a cell that is no number',
    (text) => text.replace(';8,5;', ';ocho;'),
    /^hoja\.csv, fila 4, columna K\n«ocho» no es un número\.$/,
  ],
  [
    'thousands or decimals',
    (text) => text.replace(';8,5;', ';1.250;'),
    /fila 4, columna K\n«1\.250» puede ser 1250 o 1,250/,
  ],
  [
    'a column that does not exist',
    (text) => text.replace('precio ·', 'presio ·'),
    /fila 1, columna K\nNo existe la columna «presio»\. ¿Querías decir «precio»\?/,
  ],
  ['parts that do not close', (text) => text.replace(';82;', ';99;'), /fila 4\nLas partes de «Mantequilla» suman 101/],
  [
    'a group that does not exist',
    (text) => text.replace(';grasa;', ';grasas;'),
    /fila 4, columna D\nNo existe el grupo «grasas»\. ¿Querías decir «grasa»\?/,
  ],
  [
    'an alias of two',
    (text) => text.replace('harina de trigo', 'sacarosa'),
    /fila 5, columna C\n«sacarosa» ya nombra a «Azúcar»/,
  ],
  [
    'an ingredient twice',
    (text) => text.replace(/^harina;/m, 'azucar;'),
    /fila 5, columna A\nEl ingrediente «azucar» ya está en la fila 3\./,
  ],
  [
    'a row that neither has a name nor is in the larder',
    (text) => text.replace(';Harina;', ';;'),
    /fila 5\n«harina» no está en la despensa: escribe su nombre/,
  ],
];

for (const [name, edit, told] of faults) {
  test(`${name} is told in its cell`, () => {
    const { wrong } = imported(catalogueSheet, edit);
    assert.is(wrong.length, 1, wrong.join('\n'));
    assert.match(wrong[0]!, told);
  });
}

test('a range edited in the sheet changes its two figures and nothing else', () => {
  const { differences, texts } = imported(rangesSheet, (text) => text.replace(';15;35;', ';15,5;40;'));
  assert.equal(differences, ['~ basico: azucares [15, 35] → [15.5, 40]']);
  assert.equal(
    [...texts],
    [['types/basico.json', craft.texts.get('types/basico.json')!.replace('[15, 35]', '[15.5, 40]')]],
  );
});

test('a range that comes, and one that goes', () => {
  const { wrong, texts } = imported(rangesSheet, (text) => text.replace(';15;35;', ';;;'));
  assert.equal(wrong, []);
  assert.not.match(texts.get('types/basico.json')!, /"azucares": \{ "range"/);
});

test('a range turned round in the sheet is told in its cell', () => {
  const { wrong } = imported(rangesSheet, (text) => text.replace(';15;35;', ';35;15;'));
  assert.match(wrong.join('\n'), /^hoja\.csv, fila 2, columna C\nEl rango está al revés/);
});

test('the command shows, asks, and writes only what is agreed', () => {
  const folder = workshop({ oficio: 'workshop/template' });
  const path = join(folder, 'crafts/oficio/catalogue.json');
  const words = (action: string): string[] => [action, 'oficio', 'hoja.csv'];
  const before = readFileSync(path, 'utf8');
  assert.is(run(folder, 'catalogue', words('export')).code, 0);
  const sheet = join(folder, 'hoja.csv');
  writeFileSync(sheet, readFileSync(sheet, 'utf8').replace(';8,5;', ';9,25;'));
  const refused = run(folder, 'catalogue', words('import'), 'n\n');
  assert.match(
    refused.text,
    /~ mantequilla: precio 8,5 → 9,25\n\n¿Escribir este cambio en crafts\/oficio\/catalogue\.json\? \(s\/N\) \nNo se ha cambiado nada\./,
  );
  assert.is(readFileSync(path, 'utf8'), before);
  assert.match(run(folder, 'catalogue', words('import'), 's\n').text, /Escrito: crafts\/oficio\/catalogue\.json/);
  assert.is(readFileSync(path, 'utf8'), before.replace('"precio": 8.5', '"precio": 9.25'));
  leave(folder);
});

test('a strange price that comes in the sheet of the larder is remarked on, in its cell', () => {
  const folder = workshop({ oficio: 'workshop/template' });
  const words = (action: string): string[] => [action, 'larder', 'hoja.csv'];
  assert.is(run(folder, 'catalogue', words('export')).code, 0);
  const sheet = join(folder, 'hoja.csv');
  const text = readFileSync(sheet, 'utf8');
  const priced = (euros: string): string => {
    const lines = text.split('\n');
    const at = lines[0]!.split(';').findIndex((head) => head.startsWith('precio'));
    const row = lines.findIndex((line) => line.includes(';leche_cabra;'));
    const cells = lines[row]!.split(';');
    cells[at] = euros;
    writeFileSync(sheet, lines.with(row, cells.join(';')).join('\n'));
    return run(folder, 'catalogue', words('import'), 'n\n').text;
  };
  assert.match(
    priced('160'),
    /~ leche_cabra: .*160\n\nAntes de escribirlo, mira esto:\n\nhoja\.csv, fila \d+, columna [A-Z]+\n«Leche de cabra» cuesta 160 €\/kg[\s\S]*¿Escribir este cambio/,
  );
  assert.not.match(priced('1,7'), /Antes de escribirlo/);
  leave(folder);
});

test('a sheet of the larder saved without its signs, or without a row that a craft uses, is refused', () => {
  const folder = workshop({ turron: join('crafts', 'turron') });
  const words = (action: string): string[] => [action, 'larder', 'hoja.csv'];
  assert.is(run(folder, 'catalogue', words('export')).code, 0);
  const sheet = join(folder, 'hoja.csv');
  const text = readFileSync(sheet, 'utf8');
  const isKept = (sign: string): boolean => sign < '\u0100' || '–—…«»“”‘’€\uFEFF'.includes(sign);
  const asAnsi = [...text].map((sign) => (isKept(sign) ? sign : '?')).join('');
  assert.is.not(asAnsi, text);
  writeFileSync(sheet, asAnsi);
  const lost = run(folder, 'catalogue', [...words('import'), '--yes']);
  assert.is(lost.code, 1);
  assert.match(lost.text, /hoja\.csv, fila \d+, columna [A-Z]+\nAquí había «.» y ahora hay «\?»/);
  assert.match(lost.text, /No se ha cambiado nada\.$/m);
  // A craft takes it by its id, and nothing else of the larder does.
  const used = text.split('\n').filter((line) => !line.includes(';nuez_pecana;'));
  writeFileSync(sheet, used.join('\n'));
  const gone = run(folder, 'catalogue', [...words('import'), '--yes']);
  assert.is(gone.code, 1);
  assert.match(gone.text, /crafts\/turron\/[\s\S]*No se ha cambiado nada\.$/m);
  assert.is(run(folder, 'check', ['turron']).code, 0);
  leave(folder);
});

test.run();
