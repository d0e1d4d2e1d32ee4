// Threads that are lost, too slow, or behind with their definitions; they only pretend.
import { mock } from 'node:test';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { orders, packedOf, settled, Thread, withPool } from './pools.ts';

test('a job over its ceiling ends with its thread, which is replaced without a word in the log', () =>
  withPool(1, { ceilingMs: 2500 }, async ({ run, told, logged, sampled }) => {
    run('slow');
    run('next');
    Thread.all[0]!.ready();
    mock.timers.tick(2499);
    assert.is(Thread.all[0]!.ended, false);
    mock.timers.tick(1);
    assert.is(Thread.all[0]!.ended, true);
    await settled();
    assert.equal(told, [
      'slow: 503 El cálculo no ha terminado en 2.5 segundos y se ha detenido; prueba con menos ingredientes o menos condiciones',
    ]);
    assert.equal(logged, []);
    assert.is(sampled('obrador_heavy_ended_total'), 1);
    Thread.all[1]!.ready();
    assert.equal(orders()[1], ['learn v1', 'next']);
    mock.timers.tick(2499);
    Thread.all[1]!.answer();
    mock.timers.tick(10_000);
    assert.is(Thread.all[1]!.ended, false);
  }));

test('a thread that does not start in three minutes is given up, and whoever waits is told', () =>
  withPool(1, {}, async ({ run, told, logged, sampled }) => {
    run('one', 'a');
    run('two', 'b');
    mock.timers.tick(179_999);
    assert.is(Thread.all[0]!.ended, false);
    mock.timers.tick(1);
    await settled();
    assert.equal(told, ['one:  A thread did not start', 'two:  A thread did not start']);
    assert.equal(logged, ['Se repone un hilo de cálculo: Error: A thread did not start']);
    assert.is(sampled('obrador_heavy_waiting'), 0);
    assert.is(Thread.all.length, 1);
  }));

test('a thread that falls at work takes its job alone, and once', () =>
  withPool(1, {}, async ({ run, told, logged, sampled }) => {
    run('one');
    run('two');
    Thread.all[0]!.ready();
    Thread.all[0]!.emit('error', new Error('memory'));
    Thread.all[0]!.emit('exit');
    await settled();
    assert.is(told.length, 1);
    assert.match(told[0]!, /^one: {2}A thread fell: Error: memory/);
    assert.is(logged.length, 1);
    assert.is(sampled('obrador_heavy_ended_total'), 1);
    assert.is(Thread.all.length, 2);
    Thread.all[1]!.ready();
    assert.equal(orders()[1], ['learn v1', 'two']);
  }));

test('an idle thread that ends takes nobody with it', () =>
  withPool(2, {}, async ({ run, told, logged }) => {
    run('one');
    const [thread] = Thread.all;
    thread!.ready();
    thread!.answer();
    await settled();
    run('busy', 'a');
    run('waits', 'a');
    Thread.all[1]!.ready();
    Thread.all[1]!.emit('exit');
    await settled();
    assert.equal(told, ['one: "one" 5']);
    assert.equal(logged, ['Se repone un hilo de cálculo: Error: A thread ended']);
  }));

test('new definitions: idle threads learn them at once, one at work afterwards, and a late one again', () =>
  withPool(4, {}, async ({ pool, run }) => {
    run('a1', 'a');
    run('b1', 'b');
    Thread.all[0]!.ready();
    Thread.all[1]!.ready();
    Thread.all[1]!.answer();
    run('c1', 'c');
    Thread.all[1]!.answer();
    pool.use(packedOf('v2'));
    assert.equal(orders(), [
      ['learn v1', 'a1'],
      ['learn v1', 'b1', 'c1', 'learn v2'],
    ]);
    pool.use(packedOf('v3'));
    assert.equal(orders()[1], ['learn v1', 'b1', 'c1', 'learn v2']);
    Thread.all[1]!.ready('v2');
    assert.equal(orders()[1]!.at(-1), 'learn v3');
    run('d1', 'd');
    Thread.all[0]!.answer();
    assert.equal(orders()[0], ['learn v1', 'a1', 'learn v3']);
    Thread.all[0]!.ready('v3');
    assert.equal(orders()[0]!.at(-1), 'd1');
  }));

test('closed, threads end without a word, whoever waits is told, and nothing starts again', () =>
  withPool(1, {}, async ({ pool, run, told, logged, sampled }) => {
    run('one');
    run('two');
    Thread.all[0]!.ready();
    pool.close();
    assert.is(Thread.all[0]!.ended, true);
    Thread.all[0]!.emit('exit');
    await settled();
    assert.equal(told, ['two:  closed']);
    assert.equal([logged.length, sampled('obrador_heavy_ended_total')], [0, undefined]);
    run('three');
    assert.is(Thread.all.length, 1);
  }));

test.run();
