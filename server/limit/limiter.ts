// One budget per client over all POST endpoints, wherever the count is kept: here, in the primary process, or in Redis.
import cluster from 'node:cluster';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import { PrimaryLimiter } from './primary.ts';
import { connectRedis } from './redis.ts';
import { BoundedLimiter } from './window.ts';

export interface Verdict {
  allowed: boolean;
  remaining: number;
  /** seconds until the budget is whole again, at least 1 */
  seconds: number;
}

export interface Limiter {
  readonly limit: number;
  /** as the RateLimit-Policy header says it */
  readonly policy: string;
  take(client: string): Promise<Verdict>;
  close(): void;
}

interface Store {
  consume(key: string): Promise<RateLimiterRes>;
}

export function createLimiter(settings: Settings, log: Log, metrics: Metrics): Limiter {
  const limit = settings.rateLimit;
  const memory = new BoundedLimiter(limit, settings.maxClients);
  metrics.gauge('obrador_limiter_clients', () => memory.window.size);
  let store: Store = memory;
  let close = () => {};
  if (settings.redisUrl !== null) {
    ({ store, close } = connectRedis(settings.redisUrl, limit, memory, log, metrics));
  } else if (cluster.isWorker) {
    store = new PrimaryLimiter(limit, memory, metrics);
  }
  return {
    limit,
    policy: `"cliente";q=${limit};w=60`,
    close,
    async take(client) {
      try {
        return verdict(true, await store.consume(client));
      } catch (refused) {
        // The package rejects with a result when the budget is spent, and with an Error when its store fails.
        if (refused instanceof RateLimiterRes) return verdict(false, refused);
        throw refused;
      }
    },
  };
}

function verdict(allowed: boolean, count: RateLimiterRes): Verdict {
  return { allowed, remaining: count.remainingPoints, seconds: Math.max(1, Math.ceil(count.msBeforeNext / 1000)) };
}
