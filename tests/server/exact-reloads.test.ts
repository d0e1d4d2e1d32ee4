// Definitions that change while they are in use: proven, followed, swapped and handed to other processes.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fromPrimary } from '../../server/cluster/definitions.ts';
import { createDefinitions } from '../../server/definitions/current.ts';
import { prove } from '../../server/definitions/prove.ts';
import { follow, type Opened, open } from '../../server/definitions/reload.ts';
import type { Packed } from '../../server/definitions/texts.ts';
import type { Pool } from '../../server/heavy/pool.ts';
import { Metrics } from '../../server/metrics/series.ts';
import type { Service } from '../../server/service.ts';
import { broken, crafts, folder, packedOf, removeFolders, settingsOf, telling } from './folders.ts';
import { craftFile, writeInvented } from './invented.ts';
import { withoutThreads } from './proving.ts';
import { eventually } from './running.ts';
import { ticking } from './ticking.ts';

test.after(removeFolders);

let startThreads = (): void => {};
test.before(() => {
  startThreads = withoutThreads();
});
test.after(() => startThreads());

test('followed: each good set once, null for each bad one, and the metrics of both', async () => {
  const dir = crafts();
  const beside = join(folder(), 'buenos');
  const settings = settingsOf(dir, { LAST_GOOD_DIR: beside });
  const { log, told } = telling();
  const metrics = new Metrics();
  const reloads = (result: string): number =>
    metrics
      .samples()
      .find(([name, labels]) => name === 'obrador_reloads_total' && labels === `result="${result}"`)?.[2] ?? 0;
  const opened = await open(settings, log);
  const changes: (string | null)[] = [];
  follow(settings, opened, log, metrics, (packed) => void changes.push(packed?.version ?? null));
  const change = async (file: object, count: number): Promise<void> => {
    writeInvented(dir, { 'craft.json': file });
    await eventually(() => changes.length === count, 30_000);
  };
  await change({ ...craftFile, label: 'Nueva' }, 1);
  const [second] = changes;
  assert.is.not(second, opened.packed.version);
  assert.equal([reloads('buena'), reloads('mala'), existsSync(join(beside, `${second}.json`))], [1, 0, true]);
  await change(broken, 2);
  assert.equal([changes[1], reloads('buena'), reloads('mala')], [null, 1, 1]);
  assert.equal(told, ['error: Definiciones con errores: se siguen usando las últimas buenas version']);
  // The same as before it was broken: said, because it is good again, and no new one.
  await change({ ...craftFile, label: 'Nueva' }, 3);
  assert.equal([changes[2], reloads('buena'), reloads('mala')], [second, 1, 1]);
  rmSync(join(dir, 'limonada'), { recursive: true });
  await eventually(() => changes.length === 4, 30_000);
  assert.equal([changes[3], reloads('mala')], [null, 2]);
});

const current = (opened: Pick<Opened, 'loaded' | 'packed'>) => {
  const used: string[] = [];
  const pool = { use: ({ version }: Packed) => void used.push(version) } as unknown as Pool;
  const { log, told } = telling();
  const metrics = new Metrics();
  const site = { service: '', poweredBy: '', docsUrl: '', publicUrl: '' };
  const sampled = (name: string): unknown[] =>
    metrics
      .samples()
      .find(([own]) => own === name)!
      .slice(1);
  return { definitions: createDefinitions(opened, pool, site, '/', log, metrics), used, told, sampled };
};

test('in use: swapped whole, told to the threads and the log; the same again is nothing new', () => {
  const dir = crafts();
  const first = prove(settingsOf(dir));
  writeInvented(dir, { 'craft.json': { ...craftFile, label: 'Nueva' } });
  const second = prove(settingsOf(dir));
  const { definitions, used, told, sampled } = current(first);
  definitions.stale = true;
  assert.equal(sampled('obrador_definitions_stale'), ['', 1]);
  definitions.use(first.packed);
  assert.equal([definitions.stale, used, told], [false, [], []]);
  assert.equal(sampled('obrador_definitions_stale'), ['', 0]);
  definitions.use(second.packed);
  assert.equal([definitions.current.version, used], [second.packed.version, [second.packed.version]]);
  assert.equal(told, ['info: Definiciones nuevas en uso version']);
  assert.equal(sampled('obrador_definitions_info'), [`version="${second.packed.version}"`, 1]);
});

test('warmed: after a second, a piece each hundredth, of the set in use; from then on, each new one', () =>
  ticking((tick) => {
    const dir = crafts();
    const first = prove(settingsOf(dir));
    writeInvented(dir, { 'craft.json': { ...craftFile, label: 'Nueva' } });
    const second = prove(settingsOf(dir));
    const { definitions } = current(first);
    const pieces: string[] = [];
    const preparing = (name: string): void => {
      definitions.current.prepare = function* () {
        for (let piece = 1; piece <= 3; piece++) yield pieces.push(`${name}${piece}`);
      };
    };
    preparing('a');
    definitions.warm();
    tick(999);
    assert.equal(pieces, []);
    tick(1);
    assert.equal(pieces, ['a1']);
    tick(9);
    assert.equal(pieces, ['a1']);
    tick(1);
    assert.equal(pieces, ['a1', 'a2']);
    definitions.use(second.packed);
    preparing('b');
    tick(500);
    assert.equal(pieces, ['a1', 'a2']);
    tick(5000);
    definitions.warm();
    tick(5000);
    assert.equal(pieces, ['a1', 'a2', 'b1', 'b2', 'b3']);
  }));

test('a worker starts with what the primary hands it, and follows every change, also one that came meanwhile', async () => {
  const before = process.listeners('message');
  const { send } = process;
  const sent: unknown[] = [];
  process.send = ((message: unknown) => sent.push(message) > 0) as typeof process.send;
  const hear = (message: object): void => void process.emit('message', message, undefined);
  try {
    const { packed } = prove(settingsOf(crafts()));
    const starting = fromPrimary();
    assert.equal(sent, [{ definitions: 'ask' }]);
    hear({ pulse: 'beat' });
    hear({ definitions: packed, stale: true });
    const { follow, ...opened } = await starting;
    assert.equal([opened.packed, opened.loaded.version], [packed, packed.version]);
    const used: string[] = [];
    const { log, told } = telling();
    const definitions = {
      stale: false,
      use: ({ version }: Packed) => {
        if (version === 'bad') throw new Error('bad');
        used.push(version);
      },
    };
    hear({ definitions: packedOf('v2'), stale: false });
    assert.equal(used, []);
    follow({ definitions, log } as unknown as Service);
    assert.equal([used, definitions.stale], [['v2'], false]);
    hear({ definitions: null, stale: true });
    assert.equal([used, definitions.stale], [['v2', 'v2'], true]);
    hear({ definitions: packedOf('bad'), stale: false });
    assert.equal(told, ['error: No se pueden usar las definiciones nuevas error']);
  } finally {
    process.send = send;
    for (const one of process.listeners('message')) if (!before.includes(one)) process.removeListener('message', one);
  }
});

test.run();
