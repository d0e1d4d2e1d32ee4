// One budget per client over all POST endpoints: sixty in each minute that begins with the first of them. rate-limiter-flexible
// counts in every mode: in this process, in the primary of several, or in Redis.
import cluster from 'node:cluster';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/series.ts';
import type { Settings } from '../settings.ts';
import { type Counter, Minutes } from './memory.ts';
import { countInPrimary } from './primary.ts';

export interface Verdict {
  allowed: boolean;
  remaining: number;
  /** until the minute ends, at least 1 */
  seconds: number;
}

export interface Limiter {
  readonly limit: number;
  /** as the RateLimit-Policy header says it */
  readonly policy: string;
  /** takes that many requests of the budget, or none where they do not all fit */
  take(client: string, requests?: number): Promise<Verdict>;
  close(): void;
}

export const createLimiter = async (settings: Settings, log: Log, metrics: Metrics): Promise<Limiter> =>
  limiterOn(settings.rateLimit, await counterOf(settings, log, metrics));

function limiterOn(limit: number, store: Counter): Limiter {
  return {
    limit,
    policy: `"cliente";q=${limit};w=60`,
    async take(client, requests = 1) {
      try {
        const { remainingPoints, msBeforeNext } = await store.consume(client, requests);
        return { allowed: true, remaining: remainingPoints, seconds: inSeconds(msBeforeNext) };
      } catch (refused) {
        const { consumedPoints, msBeforeNext } = refused as RateLimiterRes;
        if (msBeforeNext === undefined) throw refused;
        if (requests > 1) await store.reward(client, requests);
        const remaining = requests > 1 ? Math.max(0, limit - (consumedPoints - requests)) : 0;
        return { allowed: false, remaining, seconds: inSeconds(msBeforeNext) };
      }
    },
    close: () => store.close(),
  };
}

/** Of what each process counts for itself. */
export const ownLimiter = (limit: number, most: number): Limiter =>
  limiterOn(limit, Object.assign(new Minutes(limit, most), { close() {} }));

async function counterOf(settings: Settings, log: Log, metrics: Metrics): Promise<Counter> {
  const { rateLimit, maxClients, redisUrl } = settings;
  if (redisUrl !== null) {
    const { countInRedis } = await import('./redis.ts');
    return countInRedis(redisUrl, rateLimit, maxClients, log, metrics);
  }
  if (cluster.isWorker) return countInPrimary(rateLimit, maxClients, metrics);
  const own = new Minutes(rateLimit, maxClients);
  metrics.gauge('obrador_limiter_clients', () => own.size);
  return Object.assign(own, { close() {} });
}

const inSeconds = (milliseconds: number): number => Math.min(60, Math.max(1, Math.ceil(milliseconds / 1000)));
