// The primary of several processes, with workers that only pretend and a clock of the test’s own.
import cluster from 'node:cluster';
import { EventEmitter } from 'node:events';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Packed } from '../../server/definitions/texts.ts';
import { ticking } from './ticking.ts';
import { catchAll, exits, lineOf, release, running, type Started, until } from './within.ts';

test.before(catchAll);
test.after(release);

class Fake extends EventEmitter {
  sent: { definitions?: unknown; stale?: boolean }[] = [];
  killed: string[] = [];
  process = { pid: 0, kill: (signal: string) => void this.killed.push(signal) };
  constructor(readonly id: number) {
    super();
    this.process.pid = 100 + id;
  }
  send(message: object): void {
    this.sent.push(message);
  }
  isConnected(): boolean {
    return true;
  }
}

/** Several workers, none of them real; timers go by hand. */
async function severalOf(
  env: Record<string, string>,
  use: (all: Fake[], started: Started, tick: (ms: number) => void) => Promise<void>,
): Promise<void> {
  const { fork, workers } = cluster;
  const all: Fake[] = [];
  const here: Record<number, Fake> = {};
  Object.assign(cluster, {
    workers: here,
    fork: () => {
      const worker = new Fake(all.length + 1);
      all.push(worker);
      here[worker.id] = worker;
      worker.once('exit', () => delete here[worker.id]);
      return worker;
    },
  });
  try {
    await ticking((tick) =>
      running({ WORKERS: '3', ...env }, async (started) => {
        await until(() => all.length > 0);
        await use(all, started, tick);
      }),
    );
  } finally {
    Object.assign(cluster, { fork, workers });
  }
}
const fall = (worker: Fake, code: number | null = 1): void => {
  worker.emit('exit', code, null);
  cluster.emit('exit', worker, code, null);
};
/** Until it holds, with time going by. */
const ticked = (tick: (ms: number) => void, holds: () => boolean): Promise<void> =>
  until(() => {
    if (!holds()) tick(5);
    return holds();
  });
const killed = (all: Fake[]): string[] => all.map((worker) => worker.killed.join());

test('several: the first one alone, and once it listens the others; whoever asks is handed the definitions', () =>
  severalOf({}, async (all) => {
    assert.is(all.length, 1);
    assert.is(cluster.schedulingPolicy, cluster.SCHED_NONE);
    all[0]!.emit('message', { definitions: 'ask' });
    assert.is(all[0]!.sent[0]!.stale, false);
    assert.ok((all[0]!.sent[0]!.definitions as Packed).version);
    all[0]!.emit('listening');
    assert.is(all.length, 3);
    fall(all[0]!);
    assert.equal(exits, []);
  }));

test('several: a first one that falls before it listens is the end of all', () =>
  severalOf({}, async (all) => {
    fall(all[0]!);
    assert.equal(exits, [1]);
  }));

test('several: one that falls is replaced, at once or, when it falls too soon, a little later', () => {
  const { now } = Date;
  let time = now();
  Date.now = () => time;
  return severalOf({ METRICS_PORT: '0' }, async (all, _started, tick) => {
    all[0]!.emit('listening');
    await ticked(tick, () => lineOf('Métricas') !== undefined);
    const page = fetch(`http://127.0.0.1:${lineOf('Métricas')!.metrics}/metrics`).then((answer) => answer.text());
    page.catch(() => {});
    fall(all[1]!, 7);
    tick(199);
    assert.is(all.length, 3);
    tick(1);
    assert.is(all.length, 4);
    await ticked(tick, () => lineOf('Un proceso ha caído y se repone') !== undefined);
    const { code, signal } = lineOf('Un proceso ha caído y se repone')!;
    assert.equal([code, signal], [7, null]);
    await until(() => all[0]!.sent.length > 0);
    tick(500);
    assert.match(await page, /^obrador_worker_restarts_total\{worker="primario"\} 1$/m);
    time += 5000;
    fall(all[0]!);
    tick(0);
    assert.is(all.length, 5);
  }).finally(() => {
    Date.now = now;
  });
});

test('several: one that is silent is ended, and it is said', () =>
  severalOf({ HANG_SECONDS: '2' }, async (all, _started, tick) => {
    all[0]!.emit('listening');
    tick(2000);
    assert.equal(all[0]!.killed, []);
    tick(1000);
    assert.equal(all[0]!.killed, ['SIGKILL']);
    await ticked(tick, () => lineOf('Un proceso no responde y se termina') !== undefined);
    assert.is(lineOf('Un proceso no responde y se termina')?.pid, 101);
  }));

test('several: all are told to leave, and it ends with the last; nobody is replaced', () =>
  severalOf({}, async (all, { signal }, tick) => {
    all[0]!.emit('listening');
    fall(all[2]!);
    signal('SIGTERM', 'SIGTERM');
    assert.equal(killed(all), ['SIGTERM', 'SIGTERM', '']);
    signal('SIGINT', 'SIGINT');
    assert.equal(killed(all), ['SIGTERM,SIGINT', 'SIGTERM,SIGINT', '']);
    fall(all[0]!);
    tick(10_000);
    assert.equal([all.length, exits], [3, []]);
    fall(all[1]!);
    await ticked(tick, () => exits.length > 0);
    assert.equal([all.length, exits], [3, [0]]);
  }));

test('several: whoever has not left in its time, and two seconds more, is ended', () =>
  severalOf({ DRAIN_SECONDS: '3', SHUTDOWN_SECONDS: '10' }, async (all, { signal }, tick) => {
    all[0]!.emit('listening');
    signal('SIGTERM', 'SIGTERM');
    tick(14_999);
    assert.equal(killed(all), ['SIGTERM', 'SIGTERM', 'SIGTERM']);
    tick(1);
    assert.equal(killed(all), ['SIGTERM,SIGKILL', 'SIGTERM,SIGKILL', 'SIGTERM,SIGKILL']);
    for (const worker of all) fall(worker);
    await ticked(tick, () => exits.length > 1);
    assert.equal(exits, [1, 1]);
    assert.equal(lineOf('Hay procesos que no se cierran y se terminan')?.pids, [101, 102, 103]);
  }));

test.run();
