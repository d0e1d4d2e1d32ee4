// The budget shared between machines. Redis may be slow, away, restarted or full: nobody waits for it longer than
// `patienceMs`, and while it is not ready each process counts by itself (the insurance).
import { Redis } from 'ioredis';
import { RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/series.ts';
import type { BoundedLimiter } from './window.ts';

const patienceMs = 200;

export function connectRedis(url: string, limit: number, insurance: BoundedLimiter, log: Log, metrics: Metrics) {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    commandTimeout: patienceMs,
    connectTimeout: 2000,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(50 * attempt, 1000),
  });
  let away = false;
  const change = (isAway: boolean, why?: string) => {
    if (isAway === away) return;
    away = isAway;
    if (isAway) log.warn('Redis no responde: cada proceso cuenta por su lado', { error: why });
    else log.info('Redis vuelve a llevar la cuenta');
  };
  redis.on('error', (error: Error) => change(true, error.message));
  redis.on('close', () => change(true, 'conexión cerrada'));
  redis.on('ready', () => change(false));
  metrics.gauge('obrador_limiter_redis_ready', () => (redis.status === 'ready' ? 1 : 0));

  const insured = {
    consume: (key: string): Promise<RateLimiterRes> => {
      metrics.count('obrador_limiter_insured_total', '');
      return insurance.consume(key);
    },
  };
  const store = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: 'obrador',
    points: limit,
    duration: 60,
    inMemoryBlockOnConsumed: limit,
    rejectIfRedisNotReady: true,
    insuranceLimiter: Object.assign(Object.create(insurance), insured),
  });
  breakOnTimeout(store, redis, change);
  return { store, close: () => redis.disconnect() };
}

/**
 * A stalled Redis keeps its connection open, so every request would wait out its patience. One timeout drops the
 * connection instead: it is not ready again until Redis answers the greeting, and meanwhile nobody waits at all.
 */
function breakOnTimeout(store: RateLimiterRedis, redis: Redis, change: (away: boolean, why: string) => void): void {
  const consume = store as unknown as { _upsert(...args: unknown[]): Promise<unknown> };
  const upsert = consume._upsert.bind(store);
  consume._upsert = (...args) =>
    upsert(...args).catch((error: Error) => {
      if (/timed out/i.test(error.message) && redis.status === 'ready') {
        change(true, error.message);
        redis.disconnect(true);
      }
      throw error;
    });
}
