// One budget per client over all POST endpoints, wherever the count is kept: here, in the primary process, or in Redis.
import cluster from 'node:cluster';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/series.ts';
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
  take(client: string): Verdict | Promise<Verdict>;
  close(): void;
}

interface Store {
  consume(key: string): Promise<RateLimiterRes>;
}

export function createLimiter(settings: Settings, log: Log, metrics: Metrics): Limiter {
  const limit = settings.rateLimit;
  const memory = new BoundedLimiter(limit, settings.maxClients);
  metrics.gauge('obrador_limiter_clients', () => memory.window.size);
  const common = { limit, policy: `"cliente";q=${limit};w=60` };
  if (settings.redisUrl !== null) {
    const { store, close } = connectRedis(settings.redisUrl, limit, memory, log, metrics);
    return { ...common, close, take: (client) => ask(store, client) };
  }
  if (cluster.isWorker) {
    const store = new PrimaryLimiter(limit, memory, metrics);
    return { ...common, close() {}, take: (client) => ask(store, client) };
  }
  return { ...common, close() {}, take: (client) => takeHere(memory, client) };
}

async function ask(store: Store, client: string): Promise<Verdict> {
  try {
    const { remainingPoints, msBeforeNext } = await store.consume(client);
    return verdict(true, remainingPoints, msBeforeNext);
  } catch (refused) {
    // The package rejects with a result when the budget is spent, and with an Error when its store fails.
    if (refused instanceof RateLimiterRes) return verdict(false, refused.remainingPoints, refused.msBeforeNext);
    throw refused;
  }
}

/** One process alone has nobody to wait for: its own window, without the promises of the package around it. */
function takeHere({ window, points }: BoundedLimiter, client: string): Verdict {
  const { consumedPoints, msBeforeNext } = window.incrby(client, 1, 60);
  return verdict(consumedPoints <= points, Math.max(0, points - consumedPoints), msBeforeNext);
}

function verdict(allowed: boolean, remaining: number, milliseconds: number): Verdict {
  return { allowed, remaining, seconds: Math.max(1, Math.ceil(milliseconds / 1000)) };
}
