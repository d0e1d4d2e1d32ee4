// npm run check: what it prints, what it looks at and how it ends.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkIn, leave, run, workshop } from './run.ts';

let folder = '';
test.before.each(() => {
  folder = workshop({ oficio: 'workshop/template', otro: 'workshop/template' });
  edit('crafts/otro/craft.json', '"id": "oficio"', '"id": "otro"');
  edit('crafts/otro/craft.json', '"path": "/api/balance/oficio"', '"path": "/api/balance/otro"');
});
test.after.each(() => leave(folder));

function edit(file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  assert.ok(text.includes(from), `${from} in ${file}`);
  writeFileSync(path, text.replace(from, to));
}

test('without errors: a line per craft and exit 0', () => {
  const { code, text } = run(folder, 'check');
  assert.is(code, 0, text);
  for (const craft of ['oficio', 'otro']) {
    assert.match(
      text,
      new RegExp(
        `^${craft}: \\d+ tipos?, \\d+ parámetros, \\d+ ingredientes, \\d+ ejemplos, \\d+ rangos sin fuente`,
        'm',
      ),
    );
  }
});

test('a larder that cannot be read is told, whatever craft is asked about', () => {
  writeFileSync(join(folder, 'larder/azucares.json'), '{ "ingredients": [');
  const { code, text } = run(folder, 'check', ['oficio']);
  assert.is(code, 1, text);
  assert.match(text, /azucares\.json, línea 1/);
});

test('an error is underlined, says what to do and makes the exit 1', () => {
  edit('crafts/oficio/params.json', 'media(precio)', 'media(presio)');
  const { code, text } = run(folder, 'check');
  assert.is(code, 1);
  assert.match(
    text,
    /^crafts\/oficio\/params\.json, línea \d+, columna \d+\n.*media\(presio\).*\n +\^{6}\nNo existe la columna «presio»\. ¿Querías decir «precio»\?$/m,
  );
  assert.match(text, /^oficio: 1 error$/m);
  assert.match(text, /^otro: 1 tipo/m);
});

test('one craft, or one file, leaves the others out', () => {
  edit('crafts/oficio/params.json', 'media(precio)', 'media(presio)');
  const other = checkIn(folder, ['otro']);
  assert.is(other.code, 0, other.text);
  assert.not.match(other.text, /oficio/);
  const file = checkIn(folder, ['crafts/oficio/params.json']);
  assert.is(file.code, 1);
  assert.match(file.text, /presio/);
  assert.is(checkIn(folder, ['crafts/oficio/rules.json']).code, 0);
});

test('of a craft that is looked at alone, what it has in common with another is told, and a broken one is no hindrance', () => {
  edit('crafts/otro/craft.json', '"path": "/api/balance/otro"', '"path": "/api/balance/oficio"');
  const told = ['oficio', 'otro'].map((craft) => checkIn(folder, [craft]).text).join('\n');
  assert.match(told, /Dos oficios tienen el camino «\/api\/balance\/oficio»/);
  writeFileSync(join(folder, 'crafts/otro/craft.json'), '{');
  assert.is(checkIn(folder, ['oficio']).code, 0);
});

test('a warning does not fail', () => {
  edit('crafts/oficio/messages.json', '{\n', '{\n  "frase_perdida": "Nadie la dice.",\n');
  const { code, text } = checkIn(folder, ['oficio']);
  assert.is(code, 0, text);
  assert.match(text, /\(aviso\)\n.*\n.*\nNadie dice el mensaje «frase_perdida»: bórralo o corrige su clave\./);
});

test('a message nobody says is told with the one it may be', () => {
  edit(
    'crafts/oficio/types/basico.json',
    '"examples": [',
    '"messages": { "grasas.bajo": "Falta grasa." },\n  "examples": [',
  );
  const { text } = checkIn(folder, ['oficio']);
  assert.match(text, /Nadie dice el mensaje «grasas\.bajo»: .*¿Querías decir «grasa\.bajo»\?/);
});

test('without the larder its crafts ask for, it says where it looked', () => {
  rmSync(join(folder, 'larder'), { recursive: true, force: true });
  edit('crafts/oficio/params.json', 'media(precio)', 'media(presio)');
  assert.match(
    checkIn(folder, []).text,
    /No hay despensa en «.*larder»: si está en otra carpeta, dila en LARDER_DIR\./,
  );
});

test('a craft that does not exist is told with the nearest', () => {
  const { code, text } = checkIn(folder, ['ofico']);
  assert.is(code, 1);
  assert.is(text, 'No existe el oficio ni el fichero «ofico». ¿Querías decir «oficio»?\n');
});

test('--fix mends, tells which files and checks what it left', () => {
  const path = join(folder, 'crafts/oficio/catalogue.json');
  const before = readFileSync(path, 'utf8');
  edit('crafts/oficio/catalogue.json', '"precio": 8.5', '"precio": 8,5');
  assert.is(checkIn(folder, ['oficio']).code, 1);
  const { code, text } = checkIn(folder, ['oficio', '--fix']);
  assert.is(code, 0, text);
  assert.match(text, /^Arreglado: crafts\/oficio\/catalogue\.json$/m);
  assert.is(readFileSync(path, 'utf8'), before);
});

test.run();
