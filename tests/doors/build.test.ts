// The build, as production has it: plain node, no tools, definitions trusted by their fingerprint and by nothing else.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { evaluate } from '../../engine/index.ts';
import { loadCrafts } from '../../engine/load/disk.ts';
import { build } from '../build.ts';
import { crafts } from '../loaded.ts';
import { eventually } from '../server/running.ts';
import { weighed } from '../weighed.ts';
import { house, post, serve } from './house.ts';

const recipe = {
  type: 'pan_comun',
  ingredients: weighed({ 'Harina de fuerza': 500, Agua: 300, 'Levadura fresca': 10, Sal: 10 }),
};

test('without a single package it answers as the source does, adjusts in its threads, and serves page and reference', async () => {
  const { folder, leave } = house(false);
  const server = await serve(folder);
  try {
    const answer = await (await post(`${server.url}/api/balance/panaderia`, recipe)).json();
    const craft = crafts.find(({ id }) => id === 'panaderia')!;
    const site = { service: 'Obrador', poweredBy: 'Obrador', publicUrl: '', docsUrl: '' };
    assert.equal(answer, JSON.parse(JSON.stringify(evaluate(craft, recipe, site))));
    const adjusted = await (await post(`${server.url}/api/adjust/panaderia`, recipe)).json();
    assert.is((adjusted as { adjusted: boolean }).adjusted, true);
    const explained = await post(`${server.url}/api/balance/panaderia?explain=true`, recipe);
    assert.ok(((await explained.json()) as { explain: object }).explain);
    const labelled = await post(`${server.url}/api/label/panaderia`, recipe);
    assert.is(labelled.status, 200);
    for (const path of ['/', '/docs', '/openapi.json', '/api/crafts', '/definitions.json', '/definitions/_larder.json'])
      assert.is((await fetch(server.url + path)).status, 200, path);
  } finally {
    assert.is(await server.stop(), 0);
    leave();
  }
});

test('every craft and every type of a proven set answers as those that were checked', () => {
  build();
  // Checked, frozen and compiled in another order: here each type when it is first asked for.
  const checked = loadCrafts('crafts');
  return import('../../engine/load/index.ts').then(async ({ loadTrusted }) => {
    const { readCrafts, versionOf } = await import('../../engine/load/disk.ts');
    const folders = readCrafts('crafts');
    const proven = loadTrusted(folders);
    const site = { service: '', poweredBy: '', publicUrl: '', docsUrl: '' };
    assert.is(versionOf(folders), checked.version);
    for (const craft of checked.crafts) {
      const own = proven.crafts.find(({ id }) => id === craft.id)!;
      for (const [id, { examples }] of Object.entries(craft.definition.types).reverse()) {
        for (const { recipe: sent } of examples.slice(0, 2)) {
          const body = { type: id, ...sent };
          const of = (one: typeof craft): unknown => {
            try {
              return evaluate(one, body, site, { explain: true });
            } catch (error) {
              return String(error);
            }
          };
          assert.equal(of(own), of(craft), `${craft.id} ${id}`);
        }
      }
    }
  });
});

test('an edited craft is checked whole before it is served, and a broken one stops the start with its line', async () => {
  const { folder, leave } = house();
  const file = join(folder, 'crafts/panaderia/types/pan_comun.json');
  const text = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, text.replace('"label": "', '"label": "Nuevo: '));
    const server = await serve(folder);
    const answer = (await (await post(`${server.url}/api/balance/panaderia`, recipe)).json()) as { typeLabel: string };
    assert.match(answer.typeLabel, /^Nuevo: /);
    await server.stop();

    writeFileSync(file, text.replace('"label"', '"lavel"'));
    let said = '';
    await serve(folder).catch((error: Error) => {
      said = error.message;
    });
    assert.match(said, /ended with 1[\s\S]*pan_comun\.json, línea \d+, columna \d+/);
    assert.match(said, /No se conoce la clave «lavel». ¿Querías decir «label»\?/);
  } finally {
    leave();
  }
});

test('several processes share what was built, take an edit without stopping, and refuse a broken one', async () => {
  const { folder, leave } = house();
  const file = join(folder, 'crafts/panaderia/types/pan_comun.json');
  const text = readFileSync(file, 'utf8');
  const server = await serve(folder, { WORKERS: '2', CRAFTS_WATCH: '1', RATE_LIMIT_PER_MINUTE: '100000' }, 2);
  const label = async () =>
    ((await (await post(`${server.url}/api/balance/panaderia`, recipe)).json()) as { typeLabel: string }).typeLabel;
  try {
    assert.not.match(await label(), /^Nuevo/);
    writeFileSync(file, text.replace('"label": "', '"label": "Nuevo: '));
    await eventually(async () => /^Nuevo/.test(await label()), 60_000);
    writeFileSync(file, '{');
    await eventually(() => server.errors().includes('pan_comun.json'), 60_000);
    assert.match(await label(), /^Nuevo/);
  } finally {
    await server.stop();
    leave();
  }
});

test('the built files ask for no tool of development', () => {
  build();
  const texts = readdirSync('dist')
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join('dist', name), 'utf8'));
  for (const name of ['ajv', 'tsx', 'vite', 'esbuild', 'express'])
    for (const text of texts) assert.not.match(text, new RegExp(`(from|import\\()\\s*["']${name}["'/]`));
});

test.run();
