// What the paths offer, over HTTP with one craft of the project: heavy work is only noted, so that nothing takes long.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Task } from '../../server/heavy/thread.ts';
import { documentOf } from '../../server/routes.ts';
import { type Running, start } from './running.ts';

let server: Running;
const heavy: Task[] = [];
let isRefused = false;
const craftsDir = mkdtempSync(join(tmpdir(), 'helados-'));
test.before(async () => {
  cpSync('crafts/helado', join(craftsDir, 'helado'), { recursive: true });
  server = await start({ CRAFTS_DIR: craftsDir, PUBLIC_URL: 'https://obrador.example', POWERED_BY: 'Casa' });
  server.service.pool.run = async (task) => {
    if (isRefused) throw new Error('no thread');
    heavy.push(task);
    const { craft } = server.service.definitions.current.offers.find(({ id }) => id === task.craft)!;
    const { label } = await import('../../engine/index.ts');
    const site = { service: '', poweredBy: '', docsUrl: '', publicUrl: '' };
    const json =
      task.kind === 'label' ? JSON.stringify(label(craft(), task.body, site, task.today)) : `{"heavy":"${task.kind}"}`;
    return { json, milliseconds: 0 };
  };
});
test.before.each(() => {
  heavy.length = 0;
  isRefused = false;
});
test.after(async () => {
  await server.stop();
  rmSync(craftsDir, { recursive: true, force: true });
});

const json = { 'content-type': 'application/json' };
const recipe = (lines: number) =>
  JSON.stringify({ ingredients: new Array(lines).fill({ name: 'Leche entera', grams: 100 }) });
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { method: 'POST', body, headers: { ...json, ...headers } });

const ways: [path: string, lines: number, kind: Task['kind'] | null][] = [
  ['/api/balance', 1, null],
  ['/api/balance', 50, null],
  ['/api/balance', 51, 'balance'],
  ['/api/balance?explain', 1, 'explain'],
  ['/api/balance?explain=', 1, 'explain'],
  ['/api/balance?explain=true', 1, 'explain'],
  ['/api/balance?a=1&explain=1', 1, 'explain'],
  ['/api/balance?explain=false', 1, null],
  ['/api/balance?explain=0', 1, null],
  ['/api/balance?otra=true', 1, null],
  ['/api/adjust', 1, 'adjust'],
  ['/api/label', 50, null],
  ['/api/label', 51, 'label'],
];
for (const [path, lines, kind] of ways)
  test(`POST ${path} with ${lines} lines is ${kind === null ? 'worked out at once' : `heavy: ${kind}`}`, async () => {
    const answer = await post(path, recipe(lines));
    assert.is(answer.status, 200);
    assert.equal(
      heavy.map((task) => [task.kind, task.craft, task.version]),
      kind === null ? [] : [[kind, 'helado', server.service.definitions.current.version]],
    );
    const told = (await answer.json()) as Record<string, unknown>;
    if (kind !== null && kind !== 'label') assert.equal(told, { heavy: kind });
    else assert.is(told.status, 'ok');
  });

test('a body that is no recipe is not long, and is refused', async () => {
  for (const body of ['null', '[]', '{"ingredients":7}']) assert.is((await post('/api/balance', body)).status, 400);
  assert.equal(heavy, []);
});

test('heavy work that fails is a fault of ours', async () => {
  isRefused = true;
  assert.is((await post('/api/adjust', recipe(1))).status, 500);
});

for (const [lines, accept, type] of [
  [1, undefined, 'application/json; charset=utf-8'],
  [1, 'text/html, Application/LD+JSON;q=0.9', 'application/ld+json; charset=utf-8'],
  [51, 'application/ld+json', 'application/ld+json; charset=utf-8'],
  [51, '*/*', 'application/json; charset=utf-8'],
] as const)
  test(`a label of ${lines} lines for whoever accepts ${accept} is ${type}`, async () => {
    const answer = await post('/api/label', recipe(lines), accept ? { accept } : {});
    assert.equal([answer.status, answer.headers.get('content-type')], [200, type]);
    const told = (await answer.json()) as Record<string, unknown>;
    assert.is(told['@type'], type.startsWith('application/ld') ? 'Recipe' : undefined);
  });

test('the law of the day: the day is asked for anew after a second, or when the clock goes back', async () => {
  const { now } = Date;
  const midnight = new Date(2031, 4, 6).getTime();
  const dayAt = async (moment: number): Promise<string> => {
    Date.now = () => moment;
    await post('/api/adjust', recipe(1));
    return heavy.at(-1)!.today;
  };
  try {
    assert.is(await dayAt(midnight - 1), '2031-05-05');
    assert.is(await dayAt(midnight + 998), '2031-05-05');
    assert.is(await dayAt(midnight + 999), '2031-05-06');
    assert.is(await dayAt(midnight - 5000), '2031-05-05');
    assert.is(await dayAt(midnight - 4000), '2031-05-05');
    assert.is(await dayAt(midnight), '2031-05-06');
    assert.is(await dayAt(midnight - 1), '2031-05-05');
  } finally {
    Date.now = now;
  }
});

test('a document is compressed from 4097 bytes on', () => {
  assert.is(documentOf('x'.repeat(4094)).gzip, undefined);
  assert.ok(documentOf('x'.repeat(4095)).gzip);
});

const allowed: [path: string, allow: string][] = [
  ['/api/balance', 'GET, HEAD, POST, OPTIONS'],
  ['/api/adjust', 'POST, OPTIONS'],
  ['/api/label', 'POST, OPTIONS'],
  ['/api/crafts', 'GET, HEAD, OPTIONS'],
  ['/api/crafts/helado', 'GET, HEAD, OPTIONS'],
  ['/api/ingredients', 'GET, HEAD, OPTIONS'],
  ['/api/ingredients/leche_entera', 'GET, HEAD, OPTIONS'],
  ['/openapi.json', 'GET, HEAD, OPTIONS'],
  ['/mcp', 'POST, OPTIONS'],
  ['/healthz', 'GET, HEAD, OPTIONS'],
  ['/readyz', 'GET, HEAD, OPTIONS'],
];
for (const [path, allow] of allowed)
  test(`${path} allows ${allow}`, async () => {
    const wrong = await fetch(server.url + path, { method: 'DELETE' });
    assert.equal([wrong.status, wrong.headers.get('allow')], [405, allow]);
    const preflight = await fetch(server.url + path, { method: 'OPTIONS' });
    assert.equal([preflight.status, preflight.headers.get('allow')], [204, allow]);
  });

const read = async (path: string): Promise<Record<string, never>> => (await fetch(server.url + path)).json() as never;

test('the list of crafts says where each is analysed, adjusted and labelled', async () => {
  const { definitions, crafts } = (await read('/api/crafts')) as unknown as {
    definitions: string;
    crafts: Record<string, unknown>[];
  };
  const { version, offers } = server.service.definitions.current;
  assert.is(definitions, version);
  for (const { id, path, adjusts, labels } of offers) {
    const one = crafts.find((craft) => craft.id === id)!;
    assert.equal([one.path, one.details], [path, `/api/crafts/${id}`]);
    assert.equal(['adjustPath' in one, 'labelPath' in one], [!!adjusts, !!labels]);
  }
  const helado = crafts.find(({ id }) => id === 'helado')!;
  assert.equal([helado.adjustPath, helado.labelPath], ['/api/adjust', '/api/label']);
  assert.ok((helado.types as object[]).every((type) => Object.keys(type).join() === 'id,label'));
});

test('details, manifest, a search, one ingredient and a tool', async () => {
  const { version } = server.service.definitions.current;
  assert.equal((await read('/api/crafts/helado')).definitions, version as never);
  const told = await read('/api/balance');
  assert.equal([told.definitions, told.poweredBy], [version, 'Casa'] as never);
  const found = (await read('/api/ingredients?q=leche&limit=1')) as unknown as { ingredients: object[] };
  assert.is(found.ingredients.length, 1);
  assert.is((await fetch(`${server.url}/api/ingredients`)).status, 400);
  assert.is((await fetch(`${server.url}/api/ingredients?`)).status, 400);
  const inCraft = (await read('/api/ingredients?q=azucar&craft=helado&limit=1')) as unknown as {
    ingredients: { id: string }[];
  };
  assert.is(inCraft.ingredients[0]!.id, 'sacarosa');
  assert.is((await read('/api/ingredients/leche_entera')).id, 'leche_entera' as never);
  assert.is((await fetch(`${server.url}/api/ingredients/%E0%A4%A`)).status, 404);
  const call = (name: string, more: object) =>
    post('/mcp', JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: more } }), {
      accept: 'application/json, text/event-stream',
    });
  const ask = { oficio: 'helado', ingredientes: [{ nombre: 'Leche entera', gramos: 100 }] };
  assert.match(await (await call('analizar_receta', ask)).text(), /equilibrada|revisar/);
  assert.match(await (await call('buscar_ingredientes', { texto: 'leche' })).text(), /leche_entera/);
  assert.match(await (await call('buscar_ingredientes', { texto: 'azucar', oficio: 'helado' })).text(), /sacarosa/);
  await call('ajustar_receta', ask);
  await call('explicar_receta', ask);
  assert.equal(
    heavy.map(({ kind }) => kind),
    ['adjust', 'explain'],
  );
});

test('ready: with which definitions, whether they are stale, and whether it closes', async () => {
  const { service } = server;
  const definitions = service.definitions.current.version;
  const ready = async () => {
    const answer = await fetch(`${server.url}/readyz`);
    return [answer.status, await answer.json()];
  };
  assert.equal(await ready(), [200, { status: 'ok', definitions }]);
  service.definitions.stale = true;
  const warning = 'Los ficheros de las definiciones tienen errores: se usan las últimas buenas';
  assert.equal(await ready(), [200, { status: 'ok', definitions, warning }]);
  service.definitions.stale = false;
  service.draining = true;
  assert.equal(await ready(), [503, { status: 'cerrando', definitions }]);
  service.draining = false;
});

test.run();
