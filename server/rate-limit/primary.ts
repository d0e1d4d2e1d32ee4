// Workers of one machine count in their primary process, so that n of them still give one budget.
import cluster from 'node:cluster';
import { RateLimiterCluster, RateLimiterClusterMaster, RateLimiterRes } from 'rate-limiter-flexible';
import type { Metrics } from '../metrics/series.ts';
import { type Counter, Minutes, minuteMs } from './memory.ts';

const keyPrefix = 'minuto';
/** A busy machine takes its time; a primary that hangs for longer is done without, each worker counting by itself. */
const patienceMs = 1000;

/** In a worker. */
export function countInPrimary(limit: number, most: number, metrics: Metrics): Counter {
  const store = new RateLimiterCluster({ keyPrefix, points: limit, duration: minuteMs / 1000, timeoutMs: patienceMs });
  const own = new Minutes(limit, most);
  // A primary that is gone is said by its patience, and takes this worker with it.
  process.on('error', () => {});
  return {
    consume: (key, points) =>
      store.consume(key, points).catch((refused) => {
        if (refused instanceof RateLimiterRes) throw refused;
        metrics.count('obrador_limiter_insured_total');
        return own.consume(key, points);
      }),
    reward: (key, points) => store.reward(key, points),
    close() {},
  };
}

/** In the primary: what it counts with. The package would make one of its own at the first message of a worker. */
export function answerWorkers(limit: number, most: number): Minutes {
  const minutes = new Minutes(limit, most);
  const primary = new RateLimiterClusterMaster() as unknown as { _rateLimiters: Record<string, Minutes> };
  primary._rateLimiters[keyPrefix] = minutes;
  // One that leaves while it is answered is no fault of the primary's.
  cluster.on('fork', (worker) => worker.on('error', () => {}));
  return minutes;
}
