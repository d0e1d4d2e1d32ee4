// Definitions edited under a running service: a good edit is in use within a second, a bad one is reported in full and
// the last good ones go on, and no request ever sees half of two.
import { rmSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { clasica, craftFile, folderWithInvented, writeInvented } from './invented.ts';
import { type Command, command, eventually } from './running.ts';

const body = JSON.stringify(craftFile.manifest.bodyExample);
const post = async (server: Command) => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${server.url}/api/balance/limonada`, { method: 'POST', body, headers });
  return {
    status: response.status,
    version: response.headers.get('x-obrador-definitions'),
    answer: await response.json(),
  };
};
const label = (text: string) => ({ 'types/clasica.json': { ...clasica, label: text } });
const broken = { 'types/clasica.json': JSON.stringify(clasica).replace('"oficio"', '"oficio",,') };
const wrong = {
  'types/clasica.json': { ...clasica, ranges: { ...clasica.ranges, acides: { range: [1, 2], source: 'x' } } },
};

/** What proves the definitions has to start first, on a machine that may have much to do. */
const patienceMs = 40_000;

async function watched(
  env: Record<string, string>,
  ready: number,
  use: (server: Command, dir: string) => Promise<void>,
): Promise<void> {
  const dir = folderWithInvented(false);
  const server = await command({ CRAFTS_DIR: dir, CRAFTS_WATCH: '1', ...env }, ready);
  try {
    await use(server, dir);
  } finally {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

test('a good edit is in use within a second; a bad one is reported in full and changes nothing', () =>
  watched({}, 1, async (server, dir) => {
    const first = await post(server);
    // The first edit may find the thread that proves them still starting.
    writeInvented(dir, label('Limonada primera'));
    await eventually(async () => (await post(server)).answer.typeLabel === 'Limonada primera', patienceMs);
    writeInvented(dir, label('Limonada nueva'));
    const edited = Date.now();
    await eventually(async () => (await post(server)).answer.typeLabel === 'Limonada nueva', patienceMs);
    const took = Date.now() - edited;
    assert.ok(took < 1500, `${took} ms`);
    const second = await post(server);
    assert.is.not(second.version, first.version);

    for (const [bad, says] of [
      [broken, /clasica\.json, línea \d+/],
      [wrong, /acides[\s\S]*¿Querías decir «acidez»\?/],
    ] as const) {
      writeInvented(dir, bad);
      await eventually(() => says.test(server.errors()), patienceMs);
      const during = await post(server);
      assert.is(during.status, 200);
      assert.is(during.version, second.version);
    }
    writeInvented(dir, label('Limonada arreglada'));
    await eventually(async () => (await post(server)).answer.typeLabel === 'Limonada arreglada', patienceMs);
  }));

test('under load every answer belongs whole to one version', () =>
  watched({ LOG_LEVEL: 'info' }, 1, async (server, dir) => {
    const labels = new Map<string, Set<string>>();
    let going = true;
    let other = 0;
    const load = async () => {
      while (going) {
        const { status, version, answer } = await post(server);
        if (status !== 200) other++;
        const seen = labels.get(version ?? '') ?? new Set();
        labels.set(version ?? '', seen.add(answer.typeLabel));
      }
    };
    const loads = [load(), load(), load()];
    try {
      for (let edit = 0; edit < 4; edit++) {
        writeInvented(dir, edit === 2 ? broken : label(`Limonada ${edit}`));
        if (edit === 2) await eventually(() => server.errors().includes('Se siguen usando'), patienceMs);
        else await eventually(async () => (await post(server)).answer.typeLabel === `Limonada ${edit}`, patienceMs);
      }
    } finally {
      going = false;
      await Promise.all(loads);
    }
    assert.is(other, 0);
    assert.ok(labels.size >= 3, `${labels.size} versions`);
    for (const seen of labels.values()) assert.is(seen.size, 1);
  }));

test('a folder that vanishes or cannot be read leaves the last good definitions in use', () =>
  watched({}, 1, async (server, dir) => {
    rmSync(dir, { recursive: true });
    await eventually(() => server.errors().length > 0, patienceMs);
    assert.is((await post(server)).status, 200);
    writeInvented(dir, label('Limonada vuelta'));
    await eventually(async () => (await post(server)).answer.typeLabel === 'Limonada vuelta', patienceMs);
  }));

test('all workers follow, and a bad edit is reported once', () =>
  watched({ WORKERS: '2' }, 2, async (server, dir) => {
    writeInvented(dir, label('Limonada común'));
    await eventually(() => server.output().split('Definiciones nuevas en uso').length === 3, patienceMs);
    for (let times = 0; times < 20; times++) assert.is((await post(server)).answer.typeLabel, 'Limonada común');
    writeInvented(dir, wrong);
    await eventually(() => server.errors().includes('acides'), patienceMs);
    await new Promise((resolve) => setTimeout(resolve, 500));
    assert.is(server.errors().split('Se siguen usando las definiciones').length, 2);
    assert.is((await post(server)).answer.typeLabel, 'Limonada común');
  }));

test.run();
