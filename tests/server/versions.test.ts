// One version of the definitions for everybody, whatever falls, breaks or starts again.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { definitionsIn as prove } from '../../commands/definitions.ts';
import { keep, lastKept } from '../../server/definitions/kept.ts';
import { compile } from '../../server/definitions/texts.ts';
import { clasica, craftFile, folderWithInvented, writeInvented } from './invented.ts';
import { type Command, command, eventually } from './running.ts';

const body = JSON.stringify(craftFile.manifest.bodyExample);
const headers = { 'content-type': 'application/json', connection: 'close' };
const ask = async (server: Command) => {
  const response = await fetch(`${server.url}/api/balance/limonada`, { method: 'POST', body, headers });
  const { typeLabel } = (await response.json()) as { typeLabel: string };
  return `${response.status} ${typeLabel} ${response.headers.get('x-obrador-definitions')}`;
};
const label = (text: string) => ({ 'types/clasica.json': { ...clasica, label: text } });
const broken = { 'types/clasica.json': '{ "label": ' };

async function inFolder(use: (dir: string, kept: string) => Promise<void>): Promise<void> {
  const dir = folderWithInvented(false);
  const kept = mkdtempSync(join(tmpdir(), 'buenos-'));
  try {
    await use(dir, kept);
  } finally {
    for (const one of [dir, kept]) rmSync(one, { recursive: true, force: true });
  }
}

for (const watch of ['0', '1']) {
  test(`a worker that is replaced serves what the others serve, with CRAFTS_WATCH=${watch} and other files on disk`, () =>
    inFolder(async (dir) => {
      const server = await command({ CRAFTS_DIR: dir, CRAFTS_WATCH: watch, WORKERS: '2' }, 2);
      const before = await ask(server);
      // With the watch on, only what is bad is left unused.
      writeInvented(dir, watch === '1' ? broken : label('Otra'));
      if (watch === '1') await eventually(() => server.errors().includes('Se siguen usando'), 20_000);
      process.kill(server.pids()[0]!, 'SIGKILL');
      await eventually(() => server.pids().length === 3, 30_000);
      const seen = new Set<string>();
      for (let times = 0; times < 30; times++) seen.add(await ask(server));
      assert.equal([...seen], [before]);
      await server.stop();
    }));
}

test('a restart on broken files goes on with the last good ones, says so loudly, and takes the mended ones', () =>
  inFolder(async (dir, kept) => {
    const env = { CRAFTS_DIR: dir, LAST_GOOD_DIR: kept, CRAFTS_WATCH: '1', METRICS_PORT: '0' };
    const first = await command(env);
    const good = await ask(first);
    await first.stop();
    writeInvented(dir, broken);
    const second = await command(env);
    assert.is(await ask(second), good);
    assert.match(
      second.errors(),
      /clasica\.json, línea 1[\s\S]*Se siguen usando las definiciones [0-9a-f]+, las últimas buenas/,
    );
    assert.match(second.output(), /"level":"error","message":"Definiciones con errores/);
    const ready = await (await fetch(`${second.url}/readyz`)).json();
    assert.match((ready as { warning: string }).warning, /se usan las últimas buenas/);
    writeInvented(dir, label('Arreglada'));
    await eventually(async () => (await ask(second)).includes('Arreglada'), 20_000);
    assert.not.ok('warning' in ((await (await fetch(`${second.url}/readyz`)).json()) as object));
    await second.stop();
  }));

test('nothing good on disk and nothing kept: it does not start, and says why', () =>
  inFolder(async (dir, kept) => {
    writeInvented(dir, broken);
    let message = '';
    await command({ CRAFTS_DIR: dir, LAST_GOOD_DIR: kept }).catch((error: Error) => {
      message = error.message;
    });
    assert.match(message, /ended with 1[\s\S]*clasica\.json, línea 1/);
  }));

test('a copy that is cut or changed is not believed; the one before it is', () =>
  inFolder(async (dir, kept) => {
    const { packed } = prove({ craftsDir: dir, larderDir: 'no-hay' });
    assert.is(keep(kept, packed), null);
    assert.is(compile(lastKept(kept)[0]!).offers.length, 1);
    const forged = structuredClone(packed);
    forged.crafts[0]!.files['types/clasica.json'] = forged.crafts[0]!.files['types/clasica.json']!.replace('8', '7');
    assert.throws(() => compile(forged), /no llegaron enteras/);
    writeFileSync(join(kept, 'ffffffffffff.json'), '{"version":"ffff');
    assert.equal(
      lastKept(kept).map(({ version }) => version),
      [packed.version],
    );
    for (let index = 0; index < 5; index++) keep(kept, { ...packed, version: `${index}`.repeat(12) });
    assert.is(readdirSync(kept).length, 3);
    writeFileSync(join(kept, 'ffffffffffff.json'), '');
    assert.match(keep(join(kept, 'ffffffffffff.json', 'x'), packed) ?? '', /ENOTDIR|ENOENT/);
  }));

test('a full disk behind the error output, and a bad edit: it goes on', () =>
  inFolder(async (dir) => {
    const server = await command({ CRAFTS_DIR: dir, CRAFTS_WATCH: '1' }, 1, [], '/dev/full');
    const before = await ask(server);
    writeInvented(dir, broken);
    await eventually(() => server.output().includes('Definiciones con errores'), 20_000);
    assert.is(await ask(server), before);
    await server.stop();
    assert.is(server.process.exitCode, 0);
  }));

test.run();
