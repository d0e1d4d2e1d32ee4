// The small parts of several processes, with workers that only pretend and a clock of the test’s own.
import cluster, { type Worker } from 'node:cluster';
import { EventEmitter } from 'node:events';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { handOn, handTo } from '../../server/cluster/definitions.ts';
import { allShut, answerDoors } from '../../server/cluster/door.ts';
import { beat, endWhenSilent } from '../../server/cluster/watchdog.ts';
import type { Packed } from '../../server/definitions/texts.ts';
import { Metrics } from '../../server/metrics/series.ts';
import { collect, tellPrimary } from '../../server/metrics/workers.ts';
import { ticking } from './ticking.ts';

class Fake extends EventEmitter {
  sent: unknown[] = [];
  killed: unknown[] = [];
  isHere = true;
  process = { kill: (signal: string) => void this.killed.push(signal) };
  constructor(readonly id: number) {
    super();
  }
  send(message: unknown): void {
    this.sent.push(message);
  }
  isConnected(): boolean {
    return this.isHere;
  }
}
const asWorkers = (...fakes: Fake[]): Worker[] => fakes as unknown as Worker[];

/** Whatever a test makes somebody listen to is forgotten after it. */
async function alone(use: (tick: (milliseconds: number) => void) => void | Promise<void>): Promise<void> {
  const emitters: EventEmitter[] = [process, cluster];
  const before = emitters.map((one) =>
    ['message', 'exit', 'disconnect'].map((name) => [name, one.listeners(name)] as const),
  );
  const { send } = process;
  try {
    await ticking(use);
  } finally {
    process.send = send;
    for (const [index, emitter] of emitters.entries())
      for (const [name, known] of before[index]!)
        for (const one of emitter.listeners(name))
          if (!known.includes(one)) emitter.removeListener(name, one as () => void);
  }
}
const hear = (message: object): void => void process.emit('message', message, undefined);
const keepSent = (): unknown[][] => {
  const sent: unknown[][] = [];
  process.send = ((...all: unknown[]) => sent.push(all) > 0) as typeof process.send;
  return sent;
};

test('all workers are asked for their metrics, and waited for until the last, or half a second', () =>
  alone(async (tick) => {
    const [one, two] = [new Fake(1), new Fake(2)];
    const listening = cluster.listenerCount('message');
    const tell = (from: Fake, round: number, more: object = {}) =>
      cluster.emit('message', from, { metrics: 'told', round, samples: [['x', '', from.id]], ...more });
    let isDone = false;
    const all = collect(new Metrics(), asWorkers(one, two));
    void all.then(() => (isDone = true));
    const [{ round }] = one.sent as [{ round: number }];
    assert.equal(one.sent, [{ metrics: 'ask', round }]);
    assert.equal(two.sent, one.sent);
    cluster.emit('message', one, undefined);
    tell(one, round - 1);
    tell(one, round, { metrics: 'other' });
    tell(one, round);
    await Promise.resolve();
    assert.is(isDone, false);
    tell(two, round);
    assert.equal([...(await all).keys()], ['primario', '1', '2']);
    assert.equal((await all).get('2'), [['x', '', 2]]);
    assert.is(cluster.listenerCount('message'), listening);
    const late = collect(new Metrics(), asWorkers(one, two));
    assert.is((one.sent[1] as { round: number }).round, round + 1);
    tell(one, round + 1);
    tick(499);
    tell(two, round);
    tick(1);
    assert.equal([...(await late).keys()], ['primario', '1']);
  }));

test('a worker tells its metrics when it is asked for them, and for nothing else', () =>
  alone(() => {
    const sent = keepSent();
    const metrics = new Metrics();
    metrics.count('mine');
    tellPrimary(metrics);
    hear({ pulse: 'x' });
    assert.equal(sent, []);
    hear({ metrics: 'ask', round: 3 });
    const [told] = sent[0] as [{ metrics: string; round: number; samples: [string, string, number][] }];
    assert.equal([told.metrics, told.round, told.samples[0]], ['told', 3, ['mine', '', 1]]);
  }));

test('a door is shut when all have shut it, or those who have not are gone', () =>
  alone(() => {
    const [one, two, three] = [new Fake(1), new Fake(2), new Fake(3)];
    let here = [one, two, three];
    answerDoors(() => asWorkers(...here));
    const shut = (from: Fake) => cluster.emit('message', from, { door: 'shut' });
    const told = () => [one, two, three].map(({ sent }) => sent.length);
    cluster.emit('message', one, { pulse: 'beat' });
    shut(one);
    shut(one);
    shut(two);
    assert.equal(told(), [0, 0, 0]);
    here = [one, two];
    cluster.emit('exit', three);
    assert.equal(told(), [1, 1, 0]);
    assert.equal(one.sent, [{ door: 'shut' }]);
    // From then on all is as before.
    shut(one);
    assert.equal(told(), [1, 1, 0]);
    one.isHere = false;
    shut(two);
    assert.equal(told(), [1, 2, 0]);
  }));

test('who asked and fell is not answered for', () =>
  alone(() => {
    const [one, two] = [new Fake(1), new Fake(2)];
    answerDoors(() => asWorkers(two));
    cluster.emit('message', one, { door: 'shut' });
    cluster.emit('exit', one);
    cluster.emit('message', two, { door: 'shut' });
    assert.equal([one.sent.length, two.sent.length], [0, 1]);
  }));

test('a worker waits at the door until it is told, or cannot ask any more', () =>
  alone(async () => {
    const sent = keepSent();
    const told: string[] = [];
    const wait = (name: string) => void allShut().then(() => told.push(name));
    wait('a');
    assert.equal((sent[0] as unknown[])[0], { door: 'shut' });
    const answered = (sent[0] as unknown[])[3] as (failed: Error | null) => void;
    answered(null);
    hear({ other: 1 });
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(told, []);
    hear({ door: 'shut' });
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(told, ['a']);
    wait('b');
    ((sent[1] as unknown[])[3] as typeof answered)(new Error('gone'));
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(told, ['a', 'b']);
  }));

test('definitions are handed to whoever asks, and every change to all', () => {
  const [one, two] = [new Fake(1), new Fake(2)];
  const packed = { version: 'v' } as Packed;
  handTo(one as unknown as Worker, () => ({ definitions: packed, stale: true }));
  one.emit('message', { pulse: 'beat' });
  assert.equal(one.sent, []);
  one.emit('message', { definitions: 'ask' });
  handOn(asWorkers(one, two), packed);
  handOn(asWorkers(two), null);
  assert.equal(one.sent, [
    { definitions: packed, stale: true },
    { definitions: packed, stale: false },
  ]);
  assert.equal(two.sent, [
    { definitions: packed, stale: false },
    { definitions: null, stale: true },
  ]);
});

test('a worker that misses so many beats is ended, once, and never before it listened', () =>
  alone((tick) => {
    const worker = new Fake(1);
    let told = 0;
    endWhenSilent(worker as unknown as Worker, 3, () => told++);
    tick(60_000);
    assert.equal([told, worker.killed], [0, []]);
    worker.emit('listening');
    tick(3000);
    worker.emit('message', { other: 1 });
    assert.is(told, 0);
    worker.emit('message', { pulse: 'beat' });
    tick(3999);
    assert.is(told, 0);
    tick(1);
    assert.equal([told, worker.killed], [1, ['SIGKILL']]);
    tick(60_000);
    assert.is(told, 1);
  }));

test('one that has gone is watched no more', () =>
  alone((tick) => {
    const worker = new Fake(1);
    endWhenSilent(worker as unknown as Worker, 3, () => {});
    worker.emit('listening');
    worker.emit('exit');
    tick(60_000);
    assert.equal(worker.killed, []);
  }));

test('a worker beats once a second', () =>
  alone((tick) => {
    const sent = keepSent();
    beat();
    tick(999);
    assert.is(sent.length, 0);
    tick(1);
    assert.equal((sent[0] as unknown[])[0], { pulse: 'beat' });
    tick(2000);
    assert.is(sent.length, 3);
  }));

test.run();
