// The command itself, run within the test: alone, or as one of several.
import cluster from 'node:cluster';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Packed } from '../../server/definitions/texts.ts';
import { craftFile, writeInvented } from './invented.ts';
import { catchAll, craftsDir, exits, lineOf, own, release, running, said, until } from './within.ts';

test.before(catchAll);
test.after(release);
const sent: { definitions?: string; pulse?: string; metrics?: string }[] = [];

const wrong: [what: string, env: Record<string, string>, says: RegExp][] = [
  ['settings that are wrong', { PORT: 'x' }, /^No se puede arrancar con estos ajustes:\n {2}PORT=«x»: .*\n$/],
  ['no crafts', { CRAFTS_DIR: '/no/hay' }, /^No existe la carpeta de oficios \/no\/hay: indíquela con CRAFTS_DIR\n$/],
  [
    'a host that is not of this machine',
    { HOST: '203.0.113.7' },
    /^HOST no es una dirección de esta máquina \(.+\)\n$/,
  ],
  ['crafts that are no folder', { CRAFTS_DIR: 'package.json' }, /^Error: ENOTDIR[^\n]*\n {4}at /],
  ['a host that is none', { HOST: 'no hay' }, /^HOST no es una dirección de esta máquina \(.+\)\n$/],
];
for (const [what, env, says] of wrong)
  test(`${what}: said on the screen, and the end`, () =>
    running(env, async () => {
      await until(() => exits.length > 0);
      assert.match(said.screen, says);
      assert.equal([exits, said.log], [[1], '']);
    }));

test('a port that is taken: said on the screen, and the end', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as AddressInfo;
  try {
    await running({ PORT: String(port) }, async () => {
      await until(() => exits.length > 0);
      assert.equal([said.screen, exits], [`El puerto ${port} ya está ocupado: elige otro con PORT\n`, [1]]);
    });
  } finally {
    taken.close();
  }
});

test('alone: says where it is, answers, and leaves when it is told', () =>
  running({ METRICS_PORT: '0' }, async ({ signal }) => {
    await until(() => lineOf('En marcha') !== undefined);
    const { port, metrics, definitions, pid } = lineOf('En marcha')!;
    assert.is(pid, process.pid);
    const ready = await (await fetch(`http://127.0.0.1:${port}/readyz`)).json();
    assert.equal(ready, { status: 'ok', definitions });
    const page = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    assert.match(page, /^obrador_requests_total\{craft="",method="GET",status="200"\} 1$/m);
    assert.is(said.screen, '');
    await signal('SIGTERM', 'SIGTERM');
    assert.is(lineOf('Cerrando')?.signal, 'SIGTERM');
    assert.equal(exits, [0]);
  }));

test('told twice, it hurries; a fault nobody expected is logged, and the end', () =>
  running({ DRAIN_SECONDS: '600' }, async ({ signal }) => {
    await until(() => lineOf('En marcha') !== undefined);
    signal('uncaughtException', new TypeError('ay'));
    assert.equal(exits, [1]);
    assert.match(String(lineOf('Fallo que nadie esperaba: el proceso termina')!.error), /^TypeError: ay\n/);
    const leaving = signal('SIGINT', 'SIGINT');
    const { port } = lineOf('En marcha')!;
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
    assert.equal([ready.status, ((await ready.json()) as { status: string }).status], [503, 'cerrando']);
    assert.equal(exits, [1]);
    await signal('SIGTERM', 'SIGTERM');
    await leaving;
    assert.equal(exits, [1, 0]);
    await until(() => said.log.split('Cerrando').length === 2);
  }));

test('while somebody edits: says so on the screen, and follows what is on disk', () =>
  running(
    {},
    async ({ signal }) => {
      await until(() => lineOf('En marcha') !== undefined);
      const { port, definitions } = lineOf('En marcha')!;
      assert.is(said.screen, `Obrador está en http://localhost:${port}/\n`);
      const ready = async () =>
        (await fetch(`http://127.0.0.1:${port}/readyz`)).json() as Promise<Record<string, string>>;
      writeInvented(craftsDir, { 'craft.json': '{' });
      await until(async () => (await ready()).warning !== undefined);
      assert.is((await ready()).definitions, definitions);
      writeInvented(craftsDir, { 'craft.json': { ...craftFile, label: 'Nueva' } });
      await until(async () => (await ready()).definitions !== definitions);
      assert.is((await ready()).warning, undefined);
      await signal('SIGTERM', 'SIGTERM');
    },
    ['--watch'],
  ));

test('as one of several: with what the primary hands it, a beat a second, and its metrics when asked', async () => {
  let packed: Packed | undefined;
  const { prove } = await import('../../server/definitions/prove.ts');
  ({ packed } = prove({ craftsDir, larderDir: '/no/hay' }));
  process.send = ((message: object) => sent.push(message) > 0) as typeof process.send;
  Object.assign(cluster, { isWorker: true });
  try {
    await running({}, async ({ signal }) => {
      await until(() => sent.some(({ definitions }) => definitions === 'ask'));
      process.emit('message', { definitions: packed, stale: true }, undefined);
      await until(() => lineOf('En marcha') !== undefined);
      const { port } = lineOf('En marcha')!;
      await until(async () => 'warning' in ((await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()) as object));
      process.emit('message', { metrics: 'ask', round: 1 }, undefined);
      assert.ok(sent.some(({ metrics }) => metrics === 'told'));
      await until(() => sent.some(({ pulse }) => pulse === 'beat'));
      const leaving = signal('SIGTERM', 'SIGTERM');
      await until(() => sent.some((message) => 'door' in message));
      process.emit('message', { door: 'shut' }, undefined);
      await leaving;
      assert.equal(exits, [0]);
    });
  } finally {
    Object.assign(cluster, { isWorker: false });
    process.send = own.send;
  }
});

test.run();
