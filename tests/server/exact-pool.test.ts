// Heavy work among threads that only pretend: who starts when, who is served next, and what it is answered.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Refusal } from '../../engine/index.ts';
import type { Fault } from '../../server/errors.ts';
import { usual } from '../../server/heavy/pool.ts';
import { orders, settled, stays, Thread, withPool } from './pools.ts';

test('the usual bounds', () => assert.equal(usual, { budgetMs: 60, ceilingMs: 12_000, perClient: 30, inAll: 200 }));

test('a thread starts with the first job, holds nobody up, and is taught before it works', () =>
  withPool(2, {}, async ({ run, told, sampled }) => {
    assert.is(Thread.all.length, 0);
    run('one');
    const [thread] = Thread.all;
    assert.is(thread!.isHolding, false);
    assert.equal(thread!.options.resourceLimits, { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 12 });
    assert.equal((thread!.options.workerData as { budgetMs: number }).budgetMs, 60);
    assert.equal(orders(), [['learn v1']]);
    assert.is(sampled('obrador_heavy_waiting'), 1);
    thread!.ready();
    assert.equal(orders(), [['learn v1', 'one']]);
    assert.is(sampled('obrador_heavy_waiting'), 0);
    thread!.answer(7);
    await settled();
    assert.equal(told, ['one: "one" 7']);
    assert.is(sampled('obrador_heavy_cpu_seconds_count'), 1);
    assert.is(sampled('obrador_heavy_ended_total'), undefined);
  }));

test('another thread starts only when somebody waits, none is starting, and there is room for it', () =>
  withPool(2, {}, async ({ run }) => {
    run('a1', 'a');
    run('b1', 'b');
    assert.is(Thread.all.length, 1);
    Thread.all[0]!.ready();
    assert.is(Thread.all.length, 2);
    run('c1', 'c');
    assert.is(Thread.all.length, 2);
    Thread.all[1]!.ready();
    assert.equal(orders(), [
      ['learn v1', 'a1'],
      ['learn v1', 'b1'],
    ]);
    assert.is(Thread.all.length, 2);
    Thread.all[0]!.answer();
    assert.equal(orders()[0], ['learn v1', 'a1', 'c1']);
  }));

test('nobody waits, no thread: one that is ready and idle takes the next job itself', () =>
  withPool(2, {}, async ({ pool, run }) => {
    pool.warm();
    pool.warm();
    assert.is(Thread.all.length, 1);
    Thread.all[0]!.ready();
    run('one');
    Thread.all[0]!.answer();
    run('two');
    assert.is(Thread.all.length, 1);
    assert.equal(orders(), [['learn v1', 'one', 'two']]);
  }));

for (const [count, share] of [
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 2],
  [5, 2],
] as const)
  test(`of ${count} threads one client has ${share} at most`, () =>
    withPool(count, {}, async ({ run, pool }) => {
      for (const name of ['1', '2', '3', '4', '5', '6']) run(name);
      for (let turn = 0; turn < 6; turn++)
        for (const thread of [...Thread.all]) if (thread.orders.length === 1) thread.ready();
      assert.is(orders().filter((own) => own.length > 1).length, share);
      pool.close();
    }));

test('clients take turns, each in its own order', () =>
  withPool(1, {}, async ({ run }) => {
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) run(name, name[0]);
    Thread.all[0]!.ready();
    for (let turn = 0; turn < 6; turn++) Thread.all[0]!.answer();
    assert.equal(orders(), [['learn v1', 'a1', 'b1', 'c1', 'a2', 'b2', 'a3']]);
  }));

test('beyond what may wait it is refused: of one client, and in all', () =>
  withPool(1, { perClient: 2, inAll: 3 }, async ({ run, sampled }) => {
    const refused = (client: string): void =>
      assert.throws(
        () => run('x', client),
        (error: Fault) =>
          error.status === 429 && error.headers.join() === 'Retry-After,5' && error.reason === 'ocupado',
      );
    run('a1', 'a');
    run('a2', 'a');
    refused('a');
    run('b1', 'b');
    refused('c');
    assert.is(sampled('obrador_heavy_waiting'), 3);
  }));

test('whoever hung up is passed over, and told so to itself', () =>
  withPool(1, {}, async ({ run, told }) => {
    run('gone', 'a', () => true);
    run('gone too', 'b', () => true);
    run('here', 'c');
    Thread.all[0]!.ready();
    await settled();
    assert.equal(orders(), [['learn v1', 'here']]);
    assert.equal(told, ['gone: 429 La conexión se cerró', 'gone too: 429 La conexión se cerró']);
  }));

test('what a job says becomes its answer', () =>
  withPool(1, {}, async ({ pool, run, told }) => {
    const why = pool
      .run({ kind: 'adjust', version: 'v1', craft: 'c', body: 'r', today: '' }, 'a', stays)
      .catch((error) => error);
    const [thread] = Thread.all;
    thread!.ready();
    thread!.emit('message', { refused: 'no', supported: ['x'], milliseconds: 1 });
    const refusal = await why;
    assert.instance(refusal, Refusal);
    assert.equal([refusal.message, refusal.supported], ['no', ['x']]);
    run('two');
    thread!.emit('message', { failed: 'broken', milliseconds: 1 });
    await settled();
    assert.equal(told, ['two:  broken']);
  }));

test.run();
