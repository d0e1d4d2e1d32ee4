// Slips of people who do not program, in a real folder on disk: saved otherwise, merged, with units, with signs of a
// spreadsheet. Each is told in words with its remedy, on its line, never with a stack trace; what can be read is read.
import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadCrafts, readCraft } from '../../engine/load/disk.ts';
import { loadCraft, report } from '../../engine/load/index.ts';
import { repair } from '../../workshop/repair.ts';

const sound = readCraft('workshop/template');
const type = 'types/basico.json';

const problemsWith = (file: string, edit: (text: string) => string) => {
  const text = sound.texts.get(file)!;
  const changed = edit(text);
  assert.is.not(changed, text, 'the edit changes nothing');
  return loadCraft({ ...sound, texts: new Map(sound.texts).set(file, changed) }).problems;
};

test('an empty file, and one with blanks only', () => {
  for (const text of ['', '  \n ']) assert.match(problemsWith(type, () => text)[0]!.message, /El fichero está vacío/);
});

test('a byte-order mark and unbreakable spaces are read, and «--fix» cleans them', () => {
  const text = sound.texts.get(type)!;
  for (const odd of [`\uFEFF${text}`, text.replaceAll('": ', '":\u00A0'), text.replace('\n', '\u3000\n')]) {
    assert.equal(
      problemsWith(type, () => odd),
      [],
    );
    assert.is(repair(type, odd), repair(type, text));
  }
});

/** The template as a craft on disk, with one file written in bytes. */
function onDisk(spoil: (folder: string) => void): string {
  const root = mkdtempSync(join(tmpdir(), 'obrador-'));
  cpSync('workshop/template', join(root, 'crafts', 'oficio'), { recursive: true });
  spoil(join(root, 'crafts', 'oficio'));
  const told = report(loadCrafts(join(root, 'crafts')).problems);
  rmSync(root, { recursive: true });
  return told;
}

test('a file saved as UTF-16 or as ANSI is told to be saved as UTF-8', () => {
  const text = sound.texts.get(type)!;
  const saved = (encoding: 'utf16le' | 'latin1') =>
    onDisk((folder) =>
      writeFileSync(join(folder, type), Buffer.from(encoding === 'utf16le' ? `\uFEFF${text}` : text, encoding)),
    );
  assert.match(saved('utf16le'), /Guárdalo como UTF-8.*está en UTF-16/);
  assert.match(saved('latin1'), /Guárdalo como UTF-8.*está en ANSI/);
  assert.match(problemsWith(type, (one) => one.replace('á', 'Ã¡'))[0]!.message, /Guárdalo como UTF-8/);
  assert.match(
    problemsWith(type, (one) => one.replace('Receta b', 'Receta\u0007 b'))[0]!.message,
    /carácter invisible/,
  );
});

test('a file that Windows renamed is told by its name', () => {
  for (const odd of ['params.json.txt', 'params.JSON', 'params.jsn', 'params.json.json']) {
    const told = onDisk((folder) => renameSync(join(folder, 'params.json'), join(folder, odd)));
    assert.match(told, new RegExp(`${odd.replaceAll('.', '\\.')}[^]*llámalo «params\\.json»`), told);
  }
});

test('a folder that is not called as its craft is told', () => {
  const [problem] = problemsWith('craft.json', (text) => text.replace('"id": "oficio"', '"id": "oficios"'));
  assert.is(problem, undefined, 'in memory the folder may have any name');
  const told = onDisk((folder) =>
    writeFileSync(
      join(folder, 'craft.json'),
      sound.texts.get('craft.json')!.replace('"id": "oficio"', '"id": "oficios"'),
    ),
  );
  assert.match(told, /La carpeta se llama «oficio» y el oficio «oficios»/);
});

test('two crafts on one path are both named', () => {
  const told = onDisk((folder) => {
    const other = join(folder, '..', 'otro');
    cpSync(folder, other, { recursive: true });
    writeFileSync(join(other, 'craft.json'), sound.texts.get('craft.json')!.replace('"id": "oficio"', '"id": "otro"'));
  });
  assert.match(told, /«oficio»/);
  assert.match(told, /«otro»/);
  assert.match(told, /\/api\/balance\/oficio/);
});

test('a misspelt ingredient of an example is named, with the nearest', () => {
  const problems = problemsWith(type, (text) => text.replace('"Mantequilla": 250', '"Mantegarda blanda": 250'));
  assert.is(problems.length, 1, report(problems));
  assert.match(problems[0]!.message, /«Mantegarda blanda» no está en la despensa/);
  assert.is(problems[0]!.excerpt.slice(...problems[0]!.underline), '"Mantegarda blanda"');
});

test('a range in another unit is pointed at, not its examples', () => {
  for (const [range, shown] of [
    ['[0.15, 0.35]', /en otra unidad/],
    ['[150, 350]', /en otra unidad/],
  ] as const) {
    const problems = problemsWith(type, (text) => text.replace('[15, 35]', range));
    assert.is(problems.length, 1, report(problems));
    assert.match(problems[0]!.message, shown);
    assert.match(problems[0]!.excerpt, /azucares/);
  }
});

test('a range wider than its limit is told', () => {
  const problems = problemsWith(type, (text) =>
    text.replace('"ranges": {', '"limits": { "azucares": { "range": [20, 30], "source": "ley" } },\n  "ranges": {'),
  );
  assert.match(report(problems), /El rango de «azucares» \(15 a 35\) es más ancho que su límite legal \(20 a 30\)/);
});

test.run();
