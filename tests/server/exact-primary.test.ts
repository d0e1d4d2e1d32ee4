// The counts on their way between processes: what a worker asks, what the primary answers, and what becomes of silence.
import cluster from 'node:cluster';
import { mock } from 'node:test';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Log } from '../../server/log.ts';
import { Metrics } from '../../server/metrics/series.ts';
import { createLimiter } from '../../server/rate-limit/limiter.ts';
import { answerWorkers, countInPrimary } from '../../server/rate-limit/primary.ts';
import { Window } from '../../server/rate-limit/window.ts';
import { readSettings } from '../../server/settings.ts';

const nextTurn = (): Promise<unknown> => new Promise((resolve) => setImmediate(resolve));

type Sent = [message: Record<string, unknown>, failed: ((error: Error | null) => void) | undefined];

/** As in a worker: what is sent to the primary is kept. */
async function asWorker(use: (sent: Sent[]) => Promise<void>): Promise<void> {
  const { send } = process;
  const before = process.listeners('message');
  const sent: Sent[] = [];
  process.send = ((message: Record<string, unknown>, _1: unknown, _2: unknown, done: Sent[1]) =>
    sent.push([message, done]) > 0) as typeof process.send;
  try {
    await use(sent);
  } finally {
    process.send = send;
    for (const one of process.listeners('message')) if (!before.includes(one)) process.removeListener('message', one);
  }
}
const hear = (message: object): void => void process.emit('message', message, undefined);
const insuredIn = (metrics: Metrics): number =>
  metrics.samples().find(([name]) => name === 'obrador_limiter_insured_total')?.[2] ?? 0;

test('what is asked in one turn travels together, and each gets its own verdict', () =>
  asWorker(async (sent) => {
    const metrics = new Metrics();
    const store = countInPrimary(new Window(5, 10), metrics);
    const first = [store.take('a'), store.take('b')];
    assert.equal(sent, []);
    await nextTurn();
    assert.equal(sent[0]![0], { limit: 'ask', batch: 1, keys: ['a', 'b'] });
    const second = store.take('c');
    await nextTurn();
    assert.equal(sent[1]![0], { limit: 'ask', batch: 2, keys: ['c'] });
    hear({ limit: 'other', batch: 2, verdicts: [[1, 1, 1]] });
    hear({ limit: 'told', batch: 9, verdicts: [] });
    hear({ limit: 'told', batch: 2, verdicts: [[1, 4, 60_000]] });
    hear({
      limit: 'told',
      batch: 1,
      verdicts: [
        [1, 3, 59_000],
        [0, 0, 58_000],
      ],
    });
    assert.equal(await second, { allowed: true, remaining: 4, milliseconds: 60_000 });
    assert.equal(await Promise.all(first), [
      { allowed: true, remaining: 3, milliseconds: 59_000 },
      { allowed: false, remaining: 0, milliseconds: 58_000 },
    ]);
    // Who was refused is refused again without asking; who was not is asked about.
    const again = store.take('b');
    assert.not(again instanceof Promise);
    assert.is((again as { allowed: boolean }).allowed, false);
    assert.instance(store.take('a'), Promise);
    await nextTurn();
    assert.equal(sent[2]![0], { limit: 'ask', batch: 3, keys: ['a'] });
    hear({ limit: 'told', batch: 3, verdicts: [[1, 2, 1]] });
    assert.is(insuredIn(metrics), 0);
  }));

test('a primary that cannot be asked, or does not answer in a quarter of a second, is done without', () =>
  asWorker(async (sent) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      const metrics = new Metrics();
      const store = countInPrimary(new Window(5, 10, () => 0), metrics);
      const asked = [store.take('a'), store.take('a')];
      await nextTurn();
      sent[0]![1]!(null);
      assert.is(insuredIn(metrics), 0);
      sent[0]![1]!(new Error('gone'));
      assert.is(insuredIn(metrics), 2);
      const late = store.take('a');
      await nextTurn();
      mock.timers.tick(249);
      await nextTurn();
      assert.is(insuredIn(metrics), 2);
      mock.timers.tick(1);
      await nextTurn();
      assert.is(insuredIn(metrics), 3);
      const told = (await Promise.all([...asked, late])).map(({ remaining }) => remaining);
      assert.equal(told, [4, 3, 2]);
    } finally {
      mock.timers.reset();
    }
  }));

test('a charge is sent on, and closing is nothing', () =>
  asWorker(async (sent) => {
    const store = countInPrimary(new Window(5, 10), new Metrics());
    store.charge('a', 7);
    assert.equal(sent[0]![0], { limit: 'charge', key: 'a', points: 7 });
    store.close();
  }));

test('the primary counts for all its workers, and answers those who are still there', () => {
  const before = cluster.listeners('message');
  answerWorkers(new Window(3, 10, () => 0));
  const told: object[] = [];
  const worker = (isConnected: boolean) => ({
    isConnected: () => isConnected,
    send: (reply: object) => void told.push(reply),
  });
  try {
    const say = (message: unknown, isHere = true): boolean => cluster.emit('message', worker(isHere), message);
    say(undefined);
    say({ pulse: 'beat' });
    say({ limit: 'told', batch: 1, keys: ['a'] });
    assert.equal(told, []);
    say({ limit: 'charge', key: 'a', points: 1 });
    say({ limit: 'ask', batch: 4, keys: ['a', 'b'] });
    say({ limit: 'ask', batch: 5, keys: ['a'] }, false);
    say({ limit: 'ask', batch: 6, keys: ['a'] });
    assert.equal(told, [
      {
        limit: 'told',
        batch: 4,
        verdicts: [
          [1, 1, 60_000],
          [1, 2, 60_000],
        ],
      },
      { limit: 'told', batch: 6, verdicts: [[0, 0, 60_000]] },
    ]);
  } finally {
    for (const one of cluster.listeners('message'))
      if (!before.includes(one)) cluster.removeListener('message', one as () => void);
  }
});

test('a limiter says its policy and its time in whole seconds, at least one', async () => {
  const metrics = new Metrics();
  const settings = readSettings({ RATE_LIMIT_PER_MINUTE: '2', RATE_LIMIT_CLIENTS: '100' });
  const limiter = await createLimiter(settings, {} as Log, metrics);
  const { now } = performance;
  let time = 0;
  performance.now = () => time;
  try {
    assert.equal([limiter.limit, limiter.policy], [2, '"cliente";q=2;w=60']);
    assert.equal(limiter.take('a'), { allowed: true, remaining: 1, seconds: 60 });
    limiter.charge('a', 5);
    time = 58_999.5;
    assert.equal(limiter.take('a'), { allowed: false, remaining: 0, seconds: 2 });
    time = 59_000;
    assert.equal(limiter.take('a'), { allowed: false, remaining: 0, seconds: 1 });
    time = 59_999.9;
    assert.equal(limiter.take('a'), { allowed: false, remaining: 0, seconds: 1 });
    assert.is(metrics.samples().find(([name]) => name === 'obrador_limiter_clients')?.[2], 1);
    limiter.close();
  } finally {
    performance.now = now;
  }
});

test.run();
