// The budget shared between machines. Redis may be slow, away, restarted, full or read-only: nobody waits for it longer
// than `patienceMs`, and while it does not do its work each process counts by itself. Whether it does is known from what
// it answers, not from being connected.
import { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/series.ts';
import { Blocked } from './blocked.ts';
import type { Store, Verdict } from './store.ts';
import { patience, patienceMs } from './timeout.ts';
import { grainMs, longLog, type Window } from './window.ts';

const probeMs = 1000;

/** The same window as in memory: moments and points of one client. A clock of Redis that goes back locks nobody out. */
const sliding = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local points, span, limit = tonumber(ARGV[1]), ARGV[2] * 1000, tonumber(ARGV[3])
local log = redis.call('HGETALL', KEYS[1])
local moment = now
if #log >= ${2 * longLog} then moment = math.ceil(now / ${grainMs}) * ${grainMs} end
local used, oldest = 0, nil
for i = 1, #log, 2 do
  local at, count = tonumber(log[i]), tonumber(log[i + 1])
  if at > moment then
    redis.call('HDEL', KEYS[1], log[i])
    redis.call('HINCRBY', KEYS[1], moment, count)
    at = moment
  end
  if at + span <= now then
    redis.call('HDEL', KEYS[1], log[i])
  else
    used = used + count
    if oldest == nil or at < oldest then oldest = at end
  end
end
local taken = math.min(points, limit - used)
if taken <= 0 then return { limit + 1, oldest + span - now } end
redis.call('HINCRBY', KEYS[1], moment, taken)
redis.call('PEXPIRE', KEYS[1], span + ${grainMs})
return { used + taken, (oldest or moment) + span - now }
`;

export function countInRedis(url: string, own: Window, log: Log, metrics: Metrics): Store {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    connectTimeout: 2000,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(50 * attempt, 1000),
  });
  const store = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: 'obrador:ventana',
    points: own.limit,
    duration: 60,
    rejectIfRedisNotReady: true,
    customIncrTtlLuaScript: sliding,
  });
  const blocked = new Blocked(own.max);

  let works = false;
  let told = true;
  let closed = false;
  const change = (worksNow: boolean, why?: string) => {
    works = worksNow;
    if (worksNow === told || closed) return;
    told = worksNow;
    if (worksNow) log.info('Redis vuelve a llevar la cuenta');
    else log.warn('Redis no lleva la cuenta: cada proceso cuenta por su lado', { error: why });
  };
  /** Settles as the store does, or fails when it takes too long; a stalled connection is dropped, so that nobody else waits. */
  const ask = (work: Promise<RateLimiterRes>): Promise<RateLimiterRes> =>
    new Promise((resolve, reject) => {
      const heard = patience(patienceMs.redis, () => {
        redis.disconnect(true);
        reject(new Error(`no answer in ${patienceMs.redis} ms`));
      });
      work.then(resolve, reject).finally(heard);
    });
  const failed = (error: Error) => change(false, error.message);
  const probe = () => {
    if (redis.status !== 'ready') return;
    ask(store.penalty('(prueba)', 1)).then(() => change(true), failed);
  };
  redis.on('error', failed);
  redis.on('close', () => change(false, 'conexión cerrada'));
  redis.on('ready', probe);
  const probing = setInterval(() => !works && probe(), probeMs).unref();
  metrics.gauge('obrador_limiter_redis_ready', () => (works ? 1 : 0));

  const insured = (key: string): Verdict => {
    metrics.count('obrador_limiter_insured_total', '');
    return own.take(key);
  };
  const count = async (key: string): Promise<Verdict> => {
    try {
      const { remainingPoints, msBeforeNext } = await ask(store.consume(key));
      return { allowed: true, remaining: remainingPoints, milliseconds: msBeforeNext };
    } catch (refused) {
      // The package rejects with a result when the budget is spent, and with an Error when its store fails.
      if (!(refused instanceof RateLimiterRes)) {
        failed(refused as Error);
        return insured(key);
      }
      blocked.add(key, refused.msBeforeNext);
      return { allowed: false, remaining: 0, milliseconds: refused.msBeforeNext };
    }
  };

  return {
    take: (key) => blocked.verdict(key) ?? (works ? count(key) : insured(key)),
    charge(key, points) {
      if (works) ask(store.penalty(key, points)).catch(failed);
      else own.charge(key, points);
    },
    close() {
      closed = true;
      clearInterval(probing);
      redis.disconnect();
    },
  };
}
