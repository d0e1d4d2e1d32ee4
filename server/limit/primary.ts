// Workers of one machine count in the primary process, so that n workers still give one budget. What arrives in one
// turn of the loop travels in one message; a client known to be over its budget is refused without asking.
import cluster, { type Worker } from 'node:cluster';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Metrics } from '../metrics/series.ts';
import { type BoundedLimiter, Window } from './window.ts';

interface Question {
  limit: 'ask';
  batch: number;
  keys: string[];
}
interface Reply {
  limit: 'told';
  batch: number;
  counts: [consumed: number, milliseconds: number][];
}
interface Waiting {
  key: string;
  resolve: (count: RateLimiterRes) => void;
  reject: (why: unknown) => void;
}

const patienceMs = 250;

export class PrimaryLimiter {
  readonly #blocked: Window;
  readonly #asked = new Map<number, Waiting[]>();
  #queue: Waiting[] = [];
  #batch = 0;

  constructor(
    readonly limit: number,
    readonly insurance: BoundedLimiter,
    readonly metrics: Metrics,
  ) {
    this.#blocked = new Window(insurance.window.max);
    process.on('message', (message: Reply) => {
      if (message?.limit === 'told') this.#told(message);
    });
  }

  consume(key: string): Promise<RateLimiterRes> {
    const blocked = this.#blocked.get(key);
    if (blocked) return Promise.reject(new RateLimiterRes(0, blocked.msBeforeNext, this.limit + 1, false));
    return new Promise((resolve, reject) => {
      if (this.#queue.length === 0) setImmediate(() => this.#ask());
      this.#queue.push({ key, resolve, reject });
    });
  }

  #ask(): void {
    const batch = ++this.#batch;
    const waiting = this.#queue;
    this.#queue = [];
    this.#asked.set(batch, waiting);
    const question: Question = { limit: 'ask', batch, keys: waiting.map((one) => one.key) };
    setTimeout(() => this.#insure(batch), patienceMs).unref();
    process.send?.(question, undefined, undefined, (failed) => {
      if (failed) this.#insure(batch);
    });
  }

  #told({ batch, counts }: Reply): void {
    const waiting = this.#asked.get(batch) ?? [];
    this.#asked.delete(batch);
    for (const [index, { key, resolve, reject }] of waiting.entries()) {
      const [consumed, milliseconds] = counts[index] ?? [0, 0];
      if (consumed > this.limit) this.#blocked.set(key, consumed, milliseconds / 1000);
      const count = new RateLimiterRes(Math.max(0, this.limit - consumed), milliseconds, consumed, consumed === 1);
      if (consumed > this.limit) reject(count);
      else resolve(count);
    }
  }

  /** The primary does not answer: this worker counts by itself rather than keep anybody waiting. */
  #insure(batch: number): void {
    const waiting = this.#asked.get(batch);
    if (!waiting) return;
    this.#asked.delete(batch);
    this.metrics.count('obrador_limiter_insured_total', '', waiting.length);
    for (const { key, resolve, reject } of waiting) this.insurance.consume(key).then(resolve, reject);
  }
}

/** The other end, in the primary. */
export function answerWorkers(limiter: BoundedLimiter): void {
  cluster.on('message', (worker: Worker, message: Question) => {
    if (message?.limit !== 'ask') return;
    const counts = message.keys.map((key): Reply['counts'][number] => {
      const count = limiter.window.incrby(key, 1, 60);
      return [count.consumedPoints, count.msBeforeNext];
    });
    const reply: Reply = { limit: 'told', batch: message.batch, counts };
    if (worker.isConnected()) worker.send(reply, () => {});
  });
}
