// npm run impact: which recipes answer otherwise, and which edit did it.
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readCraft } from '../../engine/load/disk.ts';
import { createChecker } from '../../workshop/checker.ts';
import { type Impact, impactOf } from '../../workshop/impact/compare.ts';
import { toMarkdown, toTerminal } from '../../workshop/impact/print.ts';
import { leave, run, workshop } from './run.ts';

const before = { folder: 'crafts/oficio', texts: readCraft('workshop/template').texts };

function edited(...edits: [string, string, string][]): Impact | null {
  const texts = new Map(before.texts);
  for (const [file, from, to] of edits) {
    assert.ok(texts.get(file)!.includes(from), from);
    texts.set(file, texts.get(file)!.replace(from, to));
  }
  return impactOf('oficio', before, { ...before, texts }, { build: createChecker().build, progress: () => {} });
}

const wider: [string, string, string] = ['types/basico.json', '"range": [15, 35]', '"range": [15, 60]'];
const dearer: [string, string, string] = ['catalogue.json', '"precio": 8.5', '"precio": 9.5'];

test('a wider range: the recipe that no longer fails, and why', () => {
  assert.is(
    toTerminal([edited(wider)!]),
    [
      'oficio: 1 edición, 1 de 2 recetas cambia de veredicto',
      '',
      'basico · azucares [15, 35] → [15, 60]: 1 de 2 recetas cambia de veredicto',
      '  Demasiado dulce (basico)  revisar → equilibrada; nivel por ajustar → completa; fuera azucares → nada',
    ].join('\n'),
  );
});

test('two edits: each with its own recipes', () => {
  const impact = edited(wider, dearer)!;
  assert.equal(
    impact.causes.map(({ edit, changed }) => [edit, changed.map(({ recipe }) => recipe)]),
    [
      ['catalogue · mantequilla.precio 8,5 → 9,5', ['Sale bien', 'Demasiado dulce']],
      ['basico · azucares [15, 35] → [15, 60]', ['Demasiado dulce']],
    ],
  );
  assert.is(impact.changed.length, 2);
});

test('edits that only work together are told as such', () => {
  const impact = edited(
    ['params.json', '"formula": "media(azucares)"', '"formula": "media(azucares) * ajuste"'],
    ['params.json', '"constants": {', '"constants": {\n    "ajuste": 0.95,'],
  )!;
  assert.equal(
    impact.together.map(({ recipe }) => recipe),
    ['Sale bien', 'Demasiado dulce'],
  );
});

test('sources, notes and examples are no edits', () => {
  assert.is(edited(['types/basico.json', '"source": "oficio"', '"source": "libro"']), null);
});

test('a new type is a new file whose recipes had none', () => {
  const texts = new Map(before.texts).set(
    'types/otro.json',
    before.texts.get('types/basico.json')!.replace('"Receta básica"', '"Otra receta"'),
  );
  const impact = impactOf(
    'oficio',
    before,
    { ...before, texts },
    { build: createChecker().build, progress: () => {} },
  )!;
  assert.equal(
    impact.causes.map(({ edit }) => edit),
    ['otro: fichero nuevo'],
  );
  assert.equal(
    impact.changed.map(({ type }) => type),
    ['otro', 'otro'],
  );
});

test('a version with errors is told and not compared', () => {
  const impact = edited(['types/basico.json', '[15, 35]', '[35, 15]'])!;
  assert.match(
    toTerminal([impact]),
    /El rango está al revés[\s\S]*oficio: no se puede comparar mientras tenga errores\./,
  );
});

test('as Markdown, a table per edit', () => {
  assert.match(
    toMarkdown([edited(wider)!], 'HEAD'),
    /^## Qué cambia desde `HEAD`\n\n### oficio: 1 edición.*\n\nbasico · azucares.*\n\n\| Receta \| Tipo \| Cambia \|\n\|---\|---\|---\|\n\| Demasiado dulce \| `basico` \| revisar → equilibrada/,
  );
});

test('the command compares with the last commit, another revision or a folder', () => {
  const folder = workshop({ oficio: 'workshop/template' });
  const git = (...words: string[]): void =>
    void execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', ...words], { cwd: folder });
  git('init', '-q');
  git('add', 'crafts');
  git('commit', '-qm', 'x');
  cpSync(join(folder, 'crafts'), join(folder, 'antes'), { recursive: true });
  assert.match(run(folder, 'impact').text, /^Nada que cambie una respuesta desde HEAD\.$/m);
  const path = join(folder, 'crafts/oficio/types/basico.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace(wider[1], wider[2]));
  assert.match(
    run(folder, 'impact').text,
    /^basico · azucares \[15, 35\] → \[15, 60\]: 1 de 2 recetas cambia de veredicto$/m,
  );
  const { crafts } = JSON.parse(run(folder, 'impact', ['antes', '--json']).stdout) as { crafts: Impact[] };
  assert.is(crafts[0]!.changed[0]!.recipe, 'Demasiado dulce');
  const unknown = run(folder, 'impact', ['nunca']);
  assert.is(unknown.code, 1);
  assert.match(unknown.text, /«nunca» no es una carpeta ni una revisión de git/);
  leave(folder);
});

test.run();
