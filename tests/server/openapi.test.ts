import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { weighed } from '../weighed.ts';
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
  assert.equal(body.components.schemas.Error.required, ['error', 'code']);
});

test('shapes that are the same stand once, and nothing stands beside alternatives of what is required', async () => {
  const { body, text } = await server.get('/openapi.json');
  assert.ok(text.length < 300_000, `${text.length} bytes`);
  assert.not.match(text, /"anyOf":\[\{"required"/);
  const { type } = body.components.schemas.BalanceRequest.properties;
  assert.equal(type.anyOf, [{ $ref: '#/components/schemas/BalanceType' }, { type: 'string' }, { type: 'null' }]);
});

test('every field is described in Spanish', async () => {
  const { body } = await server.get('/openapi.json');
  const bare: string[] = [];
  const walk = (schema: Record<string, unknown>, place: string) => {
    for (const [name, part] of Object.entries((schema.properties ?? {}) as Record<string, Record<string, unknown>>)) {
      const described =
        part.description ??
        part.const ??
        part.$ref ??
        part.anyOf ??
        part.properties ??
        (part.items as object | undefined);
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
  const { items } = body.components.schemas.BalanceRequest.properties.ingredients;
  assert.equal(items, {
    $ref: '#/components/schemas/BalanceLine',
    not: { properties: { grams: false, quantity: false, recipe: false } },
  });
  const item = body.components.schemas.BalanceLine;
  assert.equal(item.required, ['name']);
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
    assert.equal(item.properties[field]?.type, ['number', 'null'], field);
  }
});

const cream = [
  ...weighed({ 'Leche entera': 600, 'Nata 35 %': 150 }),
  ...weighed({ Azúcar: 170, 'Leche en polvo': 40, Neutro: 5 }),
];
const withRecipe = (recipe: unknown) => [...cream, { name: 'Almíbar', grams: 50, recipe }];
const syrup = {
  ingredients: weighed({ Azúcar: 50, Agua: 50 }),
};
/** Whether a body is taken: the service and its description say the same. */
const agreed: [path: string, more: object, taken: boolean][] = [
  ['/api/balance', { type: null }, true],
  ['/api/balance', { overrun: 200, vitrina: -40 }, true],
  ['/api/balance', { overrun: 201 }, false],
  ['/api/balance', { vitrina: 1 }, false],
  ['/api/balance', { overrun: true }, false],
  ['/api/balance', { overrun: null, nadie: 1 }, true],
  ['/api/balance', { ingredients: withRecipe(null) }, true],
  ['/api/balance', { ingredients: withRecipe({ ...syrup, title: 'Almíbar', type: null, loss: null }) }, true],
  ['/api/balance', { ingredients: withRecipe({ ...syrup, trim: 99.9 }) }, true],
  ['/api/balance', { ingredients: withRecipe({ ...syrup, trim: 100 }) }, false],
  ['/api/balance', { ingredients: withRecipe({ ...syrup, titulo: 'Almíbar' }) }, false],
  ['/api/balance', { ingredients: [...cream, { name: 'Mía', grams: 5, etiqueta: { familia: 'nata' } }] }, false],
  [
    '/api/balance',
    { ingredients: [...cream, { name: 'Mía', grams: 5, etiqueta: { grasas: 9, azucares: null } }] },
    true,
  ],
  ['/api/label', { loss: 99.9, trim: 0, ingredients: [...cream, { name: 'Agua', grams: 1e8 }] }, true],
  ['/api/label', { loss: 100 }, false],
  ['/api/label', { trim: 100 }, false],
  ['/api/label', { loss: null, trim: null, name: null, date: null, pieces: null }, true],
  ['/api/label', { finishedWeight: 0 }, false],
  ['/api/label', { portions: 0 }, false],
  ['/api/label', { mouldWeight: 0 }, false],
  ['/api/label', { date: 'ayer' }, false],
  ['/api/adjust', { objective: null, add: null, use: null, ranges: null, total: null, date: null }, true],
  ['/api/adjust', { avoidd: ['nata'] }, false],
  ['/api/adjust', { ingredients: [...cream, { name: 'Agua', grams: 5, fijo: true }] }, false],
  ['/api/adjust', { ingredients: [...cream, { name: 'Agua', grams: 5, allergens: [] }] }, true],
  ['/api/adjust', { use: [{ name: 'Agua', grams: 5, gramos: 5 }] }, false],
  ['/api/adjust', { total: 1e9 + 1 }, false],
  ['/api/adjust', { total: 0 }, false],
];
for (const [path, more, taken] of agreed)
  test(`${path} ${JSON.stringify(more).slice(-70)} is ${taken ? 'taken' : 'refused'}, as it is described`, async () => {
    const { body: document } = await server.get('/openapi.json');
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema(document, 'api');
    const { $ref } = document.paths[path].post.requestBody.content['application/json'].schema;
    const sent = { ingredients: cream, ...more };
    const { status, text } = await server.post(path, sent);
    assert.equal([status, ajv.validate({ $ref: `api${$ref}` }, sent)], [taken ? 200 : 400, taken], text.slice(0, 300));
  });

test('what counts in the limit says what is left, and what does not, does not', async () => {
  const { body } = await server.get('/openapi.json');
  const headersOf = ({ $ref }: { $ref: string }) => body.components.responses[$ref.split('/').at(-1)!].headers;
  const isTold = (headers: object): boolean => Object.keys(headers).some((name) => /^ratelimit$/i.test(name));
  const refused = await server.get('/api/ingredients?q=');
  const counted = await server.post('/api/label', {});
  assert.equal([refused.status, counted.status], [400, 400]);
  assert.is(
    isTold(Object.fromEntries(refused.headers)),
    isTold(headersOf(body.paths['/api/ingredients'].get.responses[400])),
  );
  const { responses } = body.paths['/api/label'].post;
  assert.is(isTold(Object.fromEntries(counted.headers)), isTold(headersOf(responses[400])));
  assert.ok(isTold(headersOf(responses[429])));
});

test('no formula stands in a description of what the maker may tell', async () => {
  const { body } = await server.get('/openapi.json');
  const crafts = (await server.get('/api/crafts')).body.crafts as { id: string; path: string }[];
  for (const { id, path } of crafts) {
    const { inputs } = (await server.get(`/api/crafts/${id}`)).body as { inputs: { key: string; default: string }[] };
    const { $ref } = body.paths[path].post.requestBody.content['application/json'].schema;
    const { properties } = body.components.schemas[$ref.split('/').at(-1)];
    for (const { key, default: usual } of inputs)
      if (Number.isNaN(Number(usual)))
        assert.not.match(properties[key].description, new RegExp(`[Ss]i no se dice, ${usual.replace(/\W/g, '.')}$`));
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
