// A craft dropped into the folder appears by itself: endpoint, manifest, description, examples. No line of code.
import { rmSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { craftFile, folderWithInvented, writeInvented } from './invented.ts';
import { type Running, start } from './running.ts';

let server: Running;
let dir: string;
test.before(async () => {
  dir = folderWithInvented(true);
  server = await start({ CRAFTS_DIR: dir });
});
test.after(async () => {
  await server.stop();
  rmSync(dir, { recursive: true });
});

const { bodyExample } = craftFile.manifest;

test('its endpoint and its manifest answer', async () => {
  const manifest = await server.get('/api/balance/limonada');
  assert.is(manifest.status, 200);
  assert.is(manifest.body.endpoint, 'POST /api/balance/limonada');
  assert.equal(manifest.body.types, ['clasica']);
  const answer = await server.post('/api/balance/limonada', manifest.body.bodyExample);
  assert.is(answer.status, 200);
  assert.is(answer.body.verdict, 'equilibrada');
  assert.is(answer.body.params.acidez, 12);
  assert.is(answer.body.brillo, 'turbio');
  assert.equal(answer.body.suggestions, ['Bien equilibrada.']);
});

test('its own refusals and field names hold', async () => {
  const dry = await server.post('/api/balance/limonada', { ingredients: [{ nombre: 'Agua', peso: 1 }] });
  assert.is(dry.status, 400);
  assert.is(dry.body.error, 'No hay zumo en la receta.');
  const other = await server.post('/api/balance/limonada', { ingredients: [{ name: 'Agua', grams: 1 }] });
  assert.match(other.body.error, /ingredients\[0\]\.nombre/);
});

test('it is in the list, in the description and in its own page', async () => {
  assert.ok((await server.get('/api/crafts')).body.crafts.some(({ id }: { id: string }) => id === 'limonada'));
  assert.is((await server.get('/api/crafts/limonada')).body.label, 'Limonada');
  const { body } = await server.get('/openapi.json');
  assert.ok(body.paths['/api/balance/limonada'].post);
  const { items } = body.components.schemas.BalanceLimonadaRequest.properties.ingredients;
  assert.equal(items.not, { properties: { peso: false, quantity: false, recipe: false } });
  assert.equal(body.components.schemas.BalanceLimonadaLine.required, ['nombre']);
  assert.equal(body.components.schemas.BalanceLimonadaResponse.properties.brillo.enum, ['claro', 'turbio']);
  // A parameter that divides by something that may be missing is not promised.
  assert.equal(body.components.schemas.BalanceLimonadaResponse.properties.params.required, ['acidez', 'dulzor']);
});

test('the others are still there', async () => {
  assert.is((await server.post('/api/balance', { ingredients: [{ name: 'Leche entera', grams: 1 }] })).status, 200);
});

test('alone in a folder it works as well', async () => {
  const alone = folderWithInvented(false);
  const small = await start({ CRAFTS_DIR: alone });
  assert.is((await small.post('/api/balance/limonada', bodyExample)).status, 200);
  assert.is((await small.get('/api/balance')).status, 404);
  await small.stop();
  rmSync(alone, { recursive: true });
});

test('a path that is already taken stops the start with a sentence', async () => {
  const taken = folderWithInvented(false);
  for (const path of ['/api/crafts', '/api/crafts/limonada', '/healthz']) {
    writeInvented(taken, { 'craft.json': { ...craftFile, path } });
    let message = '';
    await start({ CRAFTS_DIR: taken }).then(
      (running) => running.stop(),
      (error: Error) => {
        message = error.message;
      },
    );
    assert.match(message, new RegExp(`camino ${path}`));
  }
  rmSync(taken, { recursive: true });
});

test.run();
