// One budget per client over all POST endpoints, wherever the count is kept: here, in the primary process, or in Redis.
import cluster from 'node:cluster';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/series.ts';
import type { Settings } from '../settings.ts';
import { countInPrimary } from './primary.ts';
import type { Store, Verdict as Within } from './store.ts';
import { Window } from './window.ts';

export interface Verdict {
  allowed: boolean;
  remaining: number;
  /** seconds until the next request is given back; when refused, until one would be admitted. At least 1 */
  seconds: number;
}

export interface Limiter {
  readonly limit: number;
  /** as the RateLimit-Policy header says it */
  readonly policy: string;
  take(client: string): Verdict | Promise<Verdict>;
  /** takes more, for work that turned out heavy */
  charge(client: string, points: number): void;
  close(): void;
}

export async function createLimiter(settings: Settings, log: Log, metrics: Metrics): Promise<Limiter> {
  const limit = settings.rateLimit;
  const own = new Window(limit, settings.maxClients);
  metrics.gauge('obrador_limiter_clients', () => own.size);
  const store = await storeOf(settings, own, log, metrics);
  return {
    limit,
    policy: `"cliente";q=${limit};w=60`,
    take(client) {
      const verdict = store.take(client);
      return verdict instanceof Promise ? verdict.then(inSeconds) : inSeconds(verdict);
    },
    charge: (client, points) => store.charge(client, points),
    close: () => store.close(),
  };
}

async function storeOf(settings: Settings, own: Window, log: Log, metrics: Metrics): Promise<Store> {
  if (settings.redisUrl !== null) {
    const { countInRedis } = await import('./redis.ts');
    return countInRedis(settings.redisUrl, own, log, metrics);
  }
  if (cluster.isWorker) return countInPrimary(own, metrics);
  return { take: (client) => own.take(client), charge: (client, points) => own.charge(client, points), close() {} };
}

function inSeconds({ allowed, remaining, milliseconds }: Within): Verdict {
  return { allowed, remaining, seconds: Math.max(1, Math.ceil(milliseconds / 1000)) };
}
