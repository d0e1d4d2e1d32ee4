// A pool of threads that only pretend, and a clock that the test moves.
import { EventEmitter } from 'node:events';
import { mock } from 'node:test';
import threads from 'node:worker_threads';
import type { Packed } from '../../server/definitions/texts.ts';
import { Fault } from '../../server/errors.ts';
import { type Bounds, createPool, usual } from '../../server/heavy/pool.ts';
import type { Task } from '../../server/heavy/thread.ts';
import type { Log } from '../../server/log.ts';
import { Metrics, type Sample } from '../../server/metrics/series.ts';
import { instead } from './instead.ts';

export class Thread extends EventEmitter {
  static all: Thread[] = [];
  orders: string[] = [];
  ended = false;
  isHolding = true;
  constructor(
    readonly source: unknown,
    readonly options: Record<string, unknown>,
  ) {
    super();
    Thread.all.push(this);
  }
  unref(): void {
    this.isHolding = false;
  }
  postMessage(order: { packed: Packed } | Task): void {
    this.orders.push('packed' in order ? `learn ${order.packed.version}` : String(order.body));
  }
  terminate(): void {
    this.ended = true;
  }
  ready(version = 'v1'): void {
    this.emit('message', { ready: version });
  }
  answer(milliseconds = 5): void {
    this.emit('message', { answer: `"${this.orders.at(-1)}"`, milliseconds });
  }
}

export const packedOf = (version: string): Packed => ({ version, larder: { folder: '', files: {} }, crafts: [] });
export const stays = (): boolean => false;

export interface Tried {
  readonly pool: ReturnType<typeof createPool>;
  /** what became of each job, as it happens */
  readonly told: string[];
  readonly logged: string[];
  run(name: string, client?: string, gone?: () => boolean): void;
  sampled(name: string): number | undefined;
}

export async function withPool(
  count: number,
  bounds: Partial<Bounds>,
  use: (tried: Tried) => Promise<void>,
): Promise<void> {
  Thread.all = [];
  const told: string[] = [];
  const logged: string[] = [];
  const metrics = new Metrics();
  const log = {
    error: (message: string, { error }: { error: string }) => void logged.push(`${message}: ${error.split('\n')[0]}`),
  };
  const startThreads = instead(threads, { Worker: Thread });
  mock.timers.enable({ apis: ['setTimeout'] });
  const site = { service: '', poweredBy: '', docsUrl: '', publicUrl: '' };
  const pool = createPool(
    count,
    site,
    packedOf('v1'),
    { log: log as unknown as Log, metrics },
    { ...usual, ...bounds },
  );
  const run: Tried['run'] = (name, client = 'a', gone = stays) =>
    void pool.run({ kind: 'adjust', version: 'v1', craft: 'c', body: name, today: '' }, client, gone).then(
      ({ json, milliseconds }) => told.push(`${name}: ${json} ${milliseconds}`),
      (error: unknown) =>
        told.push(`${name}: ${error instanceof Fault ? error.status : ''} ${(error as Error).message}`),
    );
  const sampled: Tried['sampled'] = (name) => metrics.samples().find(([own]: Sample) => own === name)?.[2];
  try {
    await use({ pool, told, logged, run, sampled });
  } finally {
    pool.close();
    mock.timers.reset();
    startThreads();
  }
}
export const settled = (): Promise<unknown> => new Promise((resolve) => setImmediate(resolve));
export const orders = (): string[][] => Thread.all.map((thread) => thread.orders);
