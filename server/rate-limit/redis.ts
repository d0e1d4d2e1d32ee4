// The budget shared between machines. Redis may be slow, away, restarted, full or read-only: the package then asks its
// insurance, which counts in this process. Here Redis is made to fail in time, and what happens is told once.
import { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/series.ts';
import { type Counter, Minutes, minuteMs } from './memory.ts';

/** How long one request waits for Redis: a connection that takes longer is dropped, so that nobody else waits for it. */
const patienceMs = 200;

export function countInRedis(url: string, limit: number, most: number, log: Log, metrics: Metrics): Counter {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    connectTimeout: 2000,
    // One that does not answer does not say goodbye either.
    disconnectTimeout: 1,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(50 * attempt, 1000),
  });
  let counts = true;
  let closed = false;
  let fault = 'no responde';
  const change = (countsNow: boolean) => {
    if (countsNow === counts || closed) return;
    counts = countsNow;
    if (counts) log.info('Redis vuelve a llevar la cuenta');
    else log.warn('Redis no lleva la cuenta: cada proceso cuenta por su lado', { error: fault });
  };
  const insured = new WeakSet<RateLimiterRes>();
  class Insurance extends Minutes {
    override async consume(key: string, points?: number): Promise<RateLimiterRes> {
      metrics.count('obrador_limiter_insured_total');
      const counted = await super.consume(key, points).catch((refused: RateLimiterRes) => refused);
      insured.add(counted);
      if (counted.consumedPoints > limit) throw counted;
      return counted;
    }
  }
  const store = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: 'obrador:minuto',
    points: limit,
    duration: minuteMs / 1000,
    rejectIfRedisNotReady: true,
    insuranceLimiter: new Insurance(limit, most),
  });
  redis.on('error', (error: Error) => {
    fault = error.message;
    change(false);
  });
  redis.on('close', () => change(false));
  redis.on('ready', () => change(true));
  metrics.gauge('obrador_limiter_redis_ready', () => (counts && redis.status === 'ready' ? 1 : 0));

  return {
    async consume(key, points) {
      const heard = patience(() => redis.disconnect(true));
      try {
        const counted = await store.consume(key, points);
        change(!insured.has(counted));
        return counted;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) change(!insured.has(refused));
        throw refused;
      } finally {
        heard();
      }
    },
    reward: (key, points) => store.reward(key, points),
    close() {
      closed = true;
      redis.disconnect();
    },
  };
}

/**
 * Calls when nobody was heard in time. When this process itself was held up, the answer may be lying there unread: between a
 * timer and an immediate the loop reads its sockets, so that what has arrived is heard first.
 */
function patience(late: () => void): () => void {
  let isOver = false;
  const timer = setTimeout(() => setImmediate(() => isOver || late()), patienceMs);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
