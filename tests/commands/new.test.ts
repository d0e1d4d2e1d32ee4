// npm run new: a type and a whole craft that pass the check and answer, by files alone.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { evaluate } from '../../engine/index.ts';
import { loadCrafts, readCrafts } from '../../engine/load/disk.ts';
import { loadCraft, report } from '../../engine/load/index.ts';
import { newType } from '../../workshop/new/type.ts';
import { site } from '../loaded.ts';
import { weighed } from '../weighed.ts';
import { checkIn, leave, run, workshop } from './run.ts';

for (const { folder, texts, ...rest } of readCrafts('crafts')) {
  test(`${folder}: a type like any of its types loads`, () => {
    const { craft } = loadCraft({ folder, texts, ...rest });
    assert.ok(craft);
    const added = new Map(texts);
    for (const model of [...craft.types.values()].slice(0, 4)) {
      const id = `${model.id}_otro`;
      const named = { id, label: `${model.label}, otro`, description: 'Prueba' };
      for (const [file, text] of newType(craft, model, added, named)) added.set(file, text);
      assert.is(JSON.parse(added.get(`types/${id}.json`)!).examples.length, 2, model.id);
    }
    assert.is(report(loadCraft({ folder, texts: added, ...rest }).problems), '');
  });
}

test('a new craft and a new type of it are files, and answer', () => {
  const folder = workshop({});
  const made = run(folder, 'new', [
    'craft',
    'galletas',
    '--label',
    'Galletas',
    '--description',
    'Galletas de toda clase.',
  ]);
  assert.is(made.code, 0, made.text);
  const asked = run(folder, 'new', ['type', 'galletas', 'sable'], 'Sablé\nGalleta de mantequilla\n\n');
  assert.is(asked.code, 0, asked.text);
  const path = join(folder, 'crafts/galletas/types/sable.json');
  assert.match(readFileSync(path, 'utf8'), /"label": "Sablé",\n {2}"description": "Galleta de mantequilla"/);
  writeFileSync(path, readFileSync(path, 'utf8').replace('[10, 30]', '[15, 30]'));
  const check = checkIn(folder);
  assert.is(check.stdout, 'galletas: 2 tipos, 7 parámetros, 4 ingredientes, 4 ejemplos, 0 rangos sin fuente\n');

  const { crafts } = loadCrafts(join(folder, 'crafts'));
  const answer = evaluate(
    crafts[0]!,
    {
      type: 'Sablé',
      ingredients: weighed({ harina: 500, azúcar: 250, mantequilla: 250 }),
    },
    site,
  );
  assert.is(answer.type, 'sable');
  assert.is(answer.verdict, 'equilibrada');
  assert.is(crafts[0]!.path, '/api/balance/galletas');
  leave(folder);
});

test('a new type tells every file that it writes, and what it brings of its model in words', () => {
  const folder = workshop({ helado: 'crafts/helado' });
  const words = ['helado', 'helado_yogur', '--label', 'Helado de yogur', '--description', 'Base', '--like'];
  const { code, text } = run(folder, 'new', ['type', ...words, 'helado_leche']);
  assert.is(code, 0, text);
  assert.match(text, 'También cambia crafts/helado/kinds.json y crafts/helado/label.json, donde está «helado_leche».');
  assert.match(
    text,
    'trae además «unTipo» («un helado de leche») y la frase «denominacion»: cámbialo donde hable de él.',
  );
  leave(folder);
});

test('what cannot be made is told and nothing is written', () => {
  const folder = workshop({ oficio: 'workshop/template' });
  const told: [string[], RegExp][] = [
    [['type', 'ofico', 'x'], /No existe el oficio «ofico»\. ¿Querías decir «oficio»\?/],
    [['type', 'oficio', 'basico'], /El tipo «basico» ya existe/],
    [['type', 'oficio', 'Café'], /«Café» no vale: el identificador lleva minúsculas sin acentos/],
    [['craft', 'oficio'], /Ya existe la carpeta crafts\/oficio/],
    [['cosa'], /^Uso: obrador new/],
  ];
  for (const [words, message] of told) {
    const { code, text } = run(folder, 'new', words);
    assert.is(code, words.length > 1 ? 1 : 2, text);
    assert.match(text, message);
  }
  assert.not.ok(existsSync(join(folder, 'crafts/oficio/types/x.json')));
  leave(folder);
});

test.run();
