// Heavy work off the event loop: a few threads, a bounded queue, and turns between clients. One client never has more
// than half of the threads; a job that runs over its ceiling is ended with its thread, and another thread takes its place.
import type { Worker } from 'node:worker_threads';
import { Refusal, type Site } from '../../engine/index.ts';
import type { Packed } from '../definitions/texts.ts';
import { Fault } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/series.ts';
import { left, tooLong, tooMany } from '../rate-limit/answer-429.ts';
import { startThread } from '../thread.ts';
import type { Message, Report, Task } from './thread.ts';

export interface Bounds {
  /** time on the clock after which the thread is ended */
  ceilingMs: number;
  /** jobs that wait: of one client, and in all */
  short: Room;
  long: Room;
}

interface Room {
  readonly perClient: number;
  readonly inAll: number;
}

/** A client has no more balances waiting than requests in a minute: none is refused because of what others ask. */
export const usual: Bounds = {
  ceilingMs: 12_000,
  short: { perClient: 60, inAll: 1000 },
  long: { perClient: 30, inAll: 200 },
};
/** Room for what a job throws away: with less, threads hold less memory, down to where they work slower for it. */
const youngMb = 12;
/** Time for a thread to start and compile. */
const startMs = 180_000;

export interface Pool {
  /** the text of the answer */
  run(task: Task, client: string, gone: () => boolean): Promise<string>;
  /** from now on threads work with these definitions too */
  use(packed: Packed): void;
  close(): void;
}

interface Job {
  task: Task;
  client: string;
  gone: () => boolean;
  resolve: (answer: string) => void;
  reject: (why: unknown) => void;
}

interface Thread {
  worker: Worker;
  ready: boolean;
  job: Job | null;
  timer: NodeJS.Timeout | null;
}

export function createPool(
  threads: number,
  site: Site,
  packed: Packed,
  { log, metrics }: { log: Log; metrics: Metrics },
  { ceilingMs, short, long }: Bounds = usual,
): Pool {
  let definitions = packed;
  let closed = false;
  const pool = new Set<Thread>();
  /** What ends soon does not wait behind what takes its time: the two take turns. */
  const queues = { short: new Queue(short), long: new Queue(long) };
  let turn: keyof typeof queues = 'short';
  const waiting = (): number => queues.short.size + queues.long.size;
  const share = Math.max(1, Math.floor(threads / 2));

  const start = (): void => {
    const worker = startThread('server/heavy/thread', {
      workerData: { site },
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: youngMb },
    });
    const thread: Thread = { worker, ready: false, job: null, timer: null };
    pool.add(thread);
    worker.unref();
    worker.on('message', (report: Report) => heard(thread, report));
    worker.on('error', (error) => lost(thread, new Error(`A thread fell: ${error.stack ?? error}`)));
    worker.on('exit', () => lost(thread, new Error('A thread ended')));
    teach(thread);
  };

  const send = (thread: Thread, message: Message, withinMs: number, late: () => Error): void => {
    thread.timer = setTimeout(() => lost(thread, late()), withinMs);
    thread.timer.unref();
    thread.worker.postMessage(message);
  };

  const teach = (thread: Thread): void => {
    thread.ready = false;
    send(thread, { packed: definitions }, startMs, () => new Error('A thread did not start'));
  };

  const heard = (thread: Thread, report: Report): void => {
    if (thread.timer) clearTimeout(thread.timer);
    const { job } = thread;
    thread.job = null;
    if ('ready' in report) {
      if (report.ready !== definitions.version) return void teach(thread);
      thread.ready = true;
    } else if (job) {
      metrics.observe('obrador_heavy_cpu_seconds', '', report.milliseconds);
      settle(job, report);
      if (!thread.ready) teach(thread);
    }
    next();
  };

  /** The thread is given up, and what it had in hand is told why. */
  const lost = (thread: Thread, why: Error): void => {
    if (!pool.delete(thread)) return;
    if (thread.timer) clearTimeout(thread.timer);
    thread.worker.terminate();
    if (closed) return;
    metrics.count('obrador_heavy_ended_total');
    if (!(why instanceof Fault)) log.error('Se repone un hilo de cálculo', { error: String(why.stack ?? why) });
    // One that cannot even start would be started again without end: whoever waits is told.
    const failed = thread.job ? [thread.job] : thread.ready ? [] : takeAll();
    for (const job of failed) job.reject(why);
    next();
  };

  const takeAll = (): Job[] => [...queues.short.empty(), ...queues.long.empty()];

  const next = (): void => {
    if (closed || waiting() === 0) return;
    for (const thread of pool) {
      if (!thread.ready || thread.job) continue;
      const job = take();
      if (!job) return;
      thread.job = job;
      send(thread, job.task, ceilingMs, () => tooLong(ceilingMs / 1000));
    }
    const starting = [...pool].some(({ ready, job }) => !ready && !job);
    if (waiting() > 0 && !starting && pool.size < threads) start();
  };

  const take = (): Job | null => {
    const isFree = (client: string): boolean => [...pool].filter(({ job }) => job?.client === client).length < share;
    const other = turn === 'short' ? 'long' : 'short';
    const job = queues[turn].take(isFree) ?? queues[other].take(isFree);
    turn = other;
    if (!job?.gone()) return job;
    job.reject(left());
    return take();
  };

  metrics.gauge('obrador_heavy_waiting', waiting);
  return {
    run(task, client, gone) {
      const queue = task.kind === 'balance' || task.kind === 'label' ? queues.short : queues.long;
      if (!queue.hasRoom(client)) throw tooMany();
      return new Promise((resolve, reject) => {
        queue.add({ task, client, gone, resolve, reject });
        next();
      });
    },
    use(packed) {
      definitions = packed;
      for (const thread of pool) {
        if (thread.job) thread.ready = false;
        else if (thread.ready) teach(thread);
      }
    },
    close() {
      closed = true;
      for (const thread of pool) lost(thread, new Error('closed'));
      for (const job of takeAll()) job.reject(new Error('closed'));
    },
  };
}

/** Jobs by client; the client at the front has its turn next. */
class Queue {
  readonly #jobs = new Map<string, Job[]>();
  size = 0;

  constructor(readonly room: Room) {}

  hasRoom(client: string): boolean {
    return this.size < this.room.inAll && (this.#jobs.get(client)?.length ?? 0) < this.room.perClient;
  }

  add(job: Job): void {
    const own = this.#jobs.get(job.client);
    if (own) own.push(job);
    else this.#jobs.set(job.client, [job]);
    this.size++;
  }

  /** The next job of the first client that may have one. */
  take(mayHave: (client: string) => boolean): Job | null {
    for (const [client, jobs] of this.#jobs) {
      if (!mayHave(client)) continue;
      this.#jobs.delete(client);
      const job = jobs.shift()!;
      if (jobs.length > 0) this.#jobs.set(client, jobs);
      this.size--;
      return job;
    }
    return null;
  }

  empty(): Job[] {
    const jobs = [...this.#jobs.values()].flat();
    this.#jobs.clear();
    this.size = 0;
    return jobs;
  }
}

function settle(job: Job, report: Exclude<Report, { ready: string }>): void {
  if ('answer' in report) job.resolve(report.answer);
  else if ('refused' in report) job.reject(new Refusal(report.refused, report.about));
  else job.reject(new Error(report.failed));
}
