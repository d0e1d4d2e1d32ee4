import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Running, start } from './running.ts';

let server: Running;
test.before(async () => {
  server = await start();
});
test.after(() => server.stop());

test('/openapi.json passes redocly lint without errors or warnings', async () => {
  const { text } = await server.get('/openapi.json');
  const dir = mkdtempSync(join(tmpdir(), 'obrador-'));
  try {
    writeFileSync(join(dir, 'openapi.json'), text);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['node_modules/@redocly/cli/bin/cli.js', 'lint', join(dir, 'openapi.json'), '--format=json'],
      {
        encoding: 'utf8',
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    );
    const found = JSON.parse(stdout.slice(stdout.indexOf('{')));
    assert.equal(found.totals, { errors: 0, warnings: 0, ignored: 0 }, stdout.slice(0, 4000) + stderr);
    assert.is(status, 0);
  } finally {
    rmSync(dir, { recursive: true });
  }
});

test('it describes every craft that is loaded, with its request, answer and manifest', async () => {
  const { body } = await server.get('/openapi.json');
  assert.is(body.openapi, '3.1.0');
  assert.is(body.info.version, '1');
  const crafts = (await server.get('/api/crafts')).body.crafts as { path: string; id: string }[];
  for (const { path, id } of crafts) {
    const { get, post } = body.paths[path];
    assert.ok(get.responses[200] && post.responses[200], path);
    assert.equal(post.tags, [id]);
    for (const status of [400, 429, 500]) assert.ok(post.responses[status], `${path} ${status}`);
    assert.is(post.responses[200].content['application/json'].example.status, 'ok');
  }
  for (const name of ['BalanceRequest', 'BalanceResponse', 'BalanceManifest', 'Error'])
    assert.ok(body.components.schemas[name], name);
  assert.equal(body.components.schemas.Error.required, ['error']);
});

test('every field is described in Spanish', async () => {
  const { body } = await server.get('/openapi.json');
  const bare: string[] = [];
  const walk = (schema: Record<string, unknown>, place: string) => {
    for (const [name, part] of Object.entries((schema.properties ?? {}) as Record<string, Record<string, unknown>>)) {
      const described =
        part.description ?? part.const ?? part.$ref ?? part.properties ?? (part.items as object | undefined);
      if (described === undefined) bare.push(`${place}.${name}`);
      walk(part, `${place}.${name}`);
    }
    if (schema.items) walk(schema.items as Record<string, unknown>, `${place}[]`);
  };
  for (const [name, schema] of Object.entries(body.components.schemas)) walk(schema as Record<string, unknown>, name);
  assert.equal(bare, []);
});

test('the contract’s names of fields are in the request', async () => {
  const { body } = await server.get('/openapi.json');
  const item = body.components.schemas.BalanceRequest.properties.ingredients.items;
  assert.equal(item.required, ['name']);
  assert.equal(item.anyOf, [{ required: ['grams'] }, { required: ['quantity'] }, { required: ['recipe'] }]);
  for (const field of [
    'azucares',
    'materiagrasa',
    'esml',
    'lactosa',
    'proteinas',
    'otrossolidos',
    'pac',
    'pod',
    'kcal',
    'precio',
  ]) {
    assert.is(item.properties[field]?.type, 'number', field);
  }
});

test('it is compressed once for those who accept it, and plain for the rest', async () => {
  const { request } = await import('node:http');
  const fetchRaw = (encoding: string) =>
    new Promise<{ bytes: Buffer; encoding?: string }>((resolve) => {
      request(`${server.url}/openapi.json`, { headers: { 'accept-encoding': encoding } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ bytes: Buffer.concat(chunks), encoding: response.headers['content-encoding'] }),
        );
      }).end();
    });
  const plain = await fetchRaw('identity');
  assert.is(plain.encoding, undefined);
  for (const accepts of ['gzip', 'br, gzip;q=0.8', '*', 'deflate,gzip;q=1.0']) {
    const packed = await fetchRaw(accepts);
    assert.is(packed.encoding, 'gzip', accepts);
    assert.ok(packed.bytes.length < plain.bytes.length / 3);
    assert.is(gunzipSync(packed.bytes).toString(), plain.bytes.toString());
  }
  for (const refuses of ['gzip;q=0', 'br', '']) assert.is((await fetchRaw(refuses)).encoding, undefined, refuses);
});

test.run();
