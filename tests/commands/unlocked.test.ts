// Nobody is locked out: a craft whose examples no longer hold answers and says why, what is wrong in another craft is told
// beside, and a type that is named and missing can be made.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { build } from '../build.ts';
import { checkIn, leave, run, workshop } from './run.ts';

const edit = (file: string, from: string, to: string): void => {
  const text = readFileSync(file, 'utf8');
  assert.ok(text.includes(from), from);
  writeFileSync(file, text.replace(from, to));
};

function order(folder: string, words: readonly string[], input: string) {
  build();
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('dist/obrador.js'), ...words], {
    ...{ cwd: folder, input, encoding: 'utf8' },
    env: { ...process.env, CRAFTS_DIR: undefined, NO_COLOR: '1' },
  });
  return { code: status, stdout, stderr };
}

const bread = JSON.stringify({
  type: 'pan_comun',
  ingredients: [
    { name: 'Harina', grams: 1000 },
    { name: 'Agua', grams: 640 },
    { name: 'Sal', grams: 17 },
    { name: 'Levadura fresca', grams: 15 },
  ],
});

test('with an example that fails, its figure and its end are told, and the craft answers', () => {
  const folder = workshop({ panaderia: 'crafts/panaderia' });
  const file = join(folder, 'crafts/panaderia/types/pan_comun.json');
  edit(file, '"range": [56, 73]', '"range": [56, 62]');
  for (const word of ['balance', 'explain', 'adjust']) {
    const { code, stdout, stderr } = order(folder, [word, 'panaderia', '-', '--to', 'json'], bread);
    assert.is(code, 0, stderr);
    assert.match(stderr, /queda fuera «hidratacion» \(63,3 y el máximo es 62\), y se esperaba que nada/);
    assert.match(stderr, /Se responde con las definiciones tal como están\./);
    assert.ok(JSON.parse(stdout), word);
  }
  assert.is(JSON.parse(order(folder, ['balance', 'panaderia', '-', '--to', 'json'], bread).stdout).verdict, 'revisar');
  const made = run(folder, 'new', [
    'type',
    'panaderia',
    'barra_fina',
    '--label',
    'Barra fina',
    '--description',
    'Barra',
  ]);
  assert.is(made.code, 0, made.text);
  const accepted = checkIn(folder, ['--accept']);
  assert.match(accepted.text, /Dado por bueno: crafts\/panaderia\/types\/pan_comun\.json/);
  assert.not.match(accepted.text, /se esperaba/);
  leave(folder);
});

test('what does not compile keeps only its own craft from answering', () => {
  const folder = workshop({ panaderia: 'crafts/panaderia', conservas: 'crafts/conservas' });
  edit(join(folder, 'crafts/conservas/params.json'), '"formula": "', '"formula": "nadie + ');
  const { code, stdout, stderr } = order(folder, ['balance', 'panaderia', '-', '--to', 'json'], bread);
  assert.is(code, 0, stderr);
  assert.is(JSON.parse(stdout).verdict, 'equilibrada');
  assert.match(stderr, /«conservas» no se puede usar hasta arreglarlo/);
  const lost = order(folder, ['balance', 'conservas', '-'], '{}');
  assert.is(lost.code, 1);
  assert.match(lost.stderr, /El oficio «conservas» tiene errores/);
  leave(folder);
});

test('a type that the craft names and is not there is made, and is named once', () => {
  const folder = workshop({ panaderia: 'crafts/panaderia' });
  const file = join(folder, 'crafts/panaderia/types/bagel.json');
  const families = (): number =>
    readFileSync(join(folder, 'crafts/panaderia/kinds.json'), 'utf8').split('"bagel"').length - 1;
  const named = families();
  assert.ok(named > 0);
  rmSync(file);
  assert.match(checkIn(folder).text, /No existe el tipo «bagel»/);
  const made = run(folder, 'new', [
    'type',
    'panaderia',
    'bagel',
    '--label',
    'Bagel',
    '--description',
    'Rosca',
    '--like',
    'pita',
  ]);
  assert.is(made.code, 0, made.text);
  assert.ok(existsSync(file));
  const { text } = checkIn(folder);
  assert.not.match(text, /No existe el tipo/);
  assert.is(families(), named);
  leave(folder);
});

test.run();
