// Threads for heavy work: turns between clients, a bounded queue, and a job that is too long ends with its thread alone.
import { rmSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { definitionsIn as prove } from '../../commands/definitions.ts';
import { Fault } from '../../server/errors.ts';
import { type Bounds, createPool, type Pool, usual } from '../../server/heavy/pool.ts';
import type { Task } from '../../server/heavy/thread.ts';
import type { Log } from '../../server/log.ts';
import { Metrics } from '../../server/metrics/series.ts';
import { craftFile, folderWithInvented } from './invented.ts';

const craftsDir = folderWithInvented(false);
test.after(() => rmSync(craftsDir, { recursive: true, force: true }));

const site = { service: 'Obrador', poweredBy: 'Obrador', docsUrl: '', publicUrl: '' };
const { packed } = prove({ craftsDir, larderDir: 'larder' });
const task: Task = {
  ...{ kind: 'explain', version: packed.version, craft: 'limonada' },
  ...{ body: craftFile.manifest.bodyExample, today: '2026-11-15' },
};
const stays = (): boolean => false;

async function withPool(threads: number, bounds: Partial<Bounds>, use: (pool: Pool) => Promise<void>): Promise<void> {
  const quiet = { info() {}, warn() {}, error() {} } as unknown as Log;
  const pool = createPool(threads, site, packed, { log: quiet, metrics: new Metrics() }, { ...usual, ...bounds });
  try {
    await use(pool);
  } finally {
    pool.close();
  }
}

test('a client with thirty waiting jobs does not make another wait for all of them', () =>
  withPool(2, {}, async (pool) => {
    const ended: string[] = [];
    const run = (client: string): Promise<unknown> => pool.run(task, client, stays).then(() => ended.push(client));
    const jobs = Array.from({ length: 30 }, () => run('greedy'));
    await Promise.all([...jobs, run('modest')]);
    assert.is(ended.length, 31);
    assert.ok(ended.indexOf('modest') <= 3, `served ${ended.indexOf('modest')} before it`);
  }));

test('beyond what may wait it is refused at once, of one client and in all', () =>
  withPool(1, { long: { perClient: 2, inAll: 3 } }, async (pool) => {
    const refused = (client: string): void =>
      assert.throws(
        () => pool.run(task, client, stays),
        (error: unknown) => error instanceof Fault && error.code === 'queue_full',
      );
    const waiting = [pool.run(task, 'a', stays), pool.run(task, 'a', stays)];
    refused('a');
    waiting.push(pool.run(task, 'b', stays));
    refused('c');
    assert.is((await Promise.all(waiting)).length, 3);
  }));

test('a job over its ceiling is told so, and the next one is answered by another thread', () =>
  withPool(1, {}, async (warm) => {
    await warm.run(task, 'a', stays);
    await withPool(1, { ceilingMs: 0 }, async (pool) => {
      for (let again = 0; again < 2; again++) {
        const why = await pool.run(task, 'a', stays).then(
          () => null,
          (error: unknown) => error,
        );
        assert.instance(why, Fault);
        assert.is((why as Fault).code, 'out_of_time');
      }
    });
  }));

test('whoever hung up is not worked for', () =>
  withPool(1, {}, async (pool) => {
    const kept = pool.run(task, 'a', stays);
    const left = pool
      .run(task, 'b', () => true)
      .then(
        () => 'answered',
        (error: Fault) => error.code,
      );
    await kept;
    assert.is(await left, 'client_gone');
  }));

test.run();
