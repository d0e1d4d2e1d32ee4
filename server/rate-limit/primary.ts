// Workers of one machine count in the primary process, so that n workers still give one budget. What arrives in one
// turn of the loop travels in one message; a client known to be over its budget is refused without asking.
import cluster, { type Worker } from 'node:cluster';
import type { Metrics } from '../metrics/series.ts';
import { Blocked } from './blocked.ts';
import type { Store, Verdict } from './store.ts';
import { patience, patienceMs } from './timeout.ts';
import type { Window } from './window.ts';

interface Question {
  limit: 'ask';
  batch: number;
  keys: string[];
}
interface Charge {
  limit: 'charge';
  key: string;
  points: number;
}
interface Reply {
  limit: 'told';
  batch: number;
  verdicts: [allowed: 0 | 1, remaining: number, milliseconds: number][];
}
interface Waiting {
  key: string;
  resolve: (verdict: Verdict) => void;
}

/** In a worker. */
export function countInPrimary(own: Window, metrics: Metrics): Store {
  const blocked = new Blocked(own.max);
  const asked = new Map<number, { waiting: Waiting[]; heard: () => void }>();
  let queue: Waiting[] = [];
  let batch = 0;

  const ask = () => {
    const number = ++batch;
    const question: Question = { limit: 'ask', batch: number, keys: queue.map(({ key }) => key) };
    asked.set(number, { waiting: queue, heard: patience(patienceMs.primary, () => insure(number)) });
    queue = [];
    process.send?.(question, undefined, undefined, (failed) => {
      if (failed) insure(number);
    });
  };
  const answered = (number: number): Waiting[] => {
    const { waiting, heard } = asked.get(number) ?? { waiting: [], heard: () => {} };
    asked.delete(number);
    heard();
    return waiting;
  };
  /** The primary does not answer: this worker counts by itself rather than keep anybody waiting. */
  const insure = (number: number) => {
    const waiting = answered(number);
    metrics.count('obrador_limiter_insured_total', '', waiting.length);
    for (const { key, resolve } of waiting) resolve(own.take(key));
  };
  process.on('message', ({ limit, batch: number, verdicts }: Reply) => {
    if (limit !== 'told') return;
    for (const [index, { key, resolve }] of answered(number).entries()) {
      const [allowed, remaining, milliseconds] = verdicts[index]!;
      if (!allowed) blocked.add(key, milliseconds);
      resolve({ allowed: allowed === 1, remaining, milliseconds });
    }
  });

  return {
    take: (key) =>
      blocked.verdict(key) ??
      new Promise((resolve) => {
        if (queue.push({ key, resolve }) === 1) setImmediate(ask);
      }),
    charge(key, points) {
      const charge: Charge = { limit: 'charge', key, points };
      process.send?.(charge, undefined, undefined, () => {});
    },
    close() {},
  };
}

/** The other end, in the primary. */
export function answerWorkers(window: Window): void {
  cluster.on('message', (worker: Worker, message: Question | Charge) => {
    if (message?.limit === 'charge') return window.charge(message.key, message.points);
    if (message?.limit !== 'ask') return;
    const verdicts = message.keys.map((key): Reply['verdicts'][number] => {
      const { allowed, remaining, milliseconds } = window.take(key);
      return [allowed ? 1 : 0, remaining, milliseconds];
    });
    const reply: Reply = { limit: 'told', batch: message.batch, verdicts };
    if (worker.isConnected()) worker.send(reply, () => {});
  });
}
