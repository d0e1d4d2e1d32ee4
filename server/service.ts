// What one process needs to answer: put together from the settings, in one place, for the command and for the tests.
import cluster from 'node:cluster';
import type { Site } from '../engine/index.ts';
import type { Loaded } from '../engine/load/index.ts';
import { createDefinitions, type Definitions } from './definitions/current.ts';
import type { Packed } from './definitions/texts.ts';
import type { Surroundings } from './edge/exchange.ts';
import { Places } from './edge/places.ts';
import { createPool, type Pool, usual } from './heavy/pool.ts';
import { createLog, type Log } from './log.ts';
import { type Histogram, Metrics } from './metrics/series.ts';
import { createLimiter, ownLimiter } from './rate-limit/limiter.ts';
import type { Settings } from './settings.ts';

export interface Service extends Surroundings {
  definitions: Definitions;
  pool: Pool;
  /** other processes listen on the same port */
  shared: boolean;
}

export async function createService(
  settings: Settings,
  { loaded, packed }: { loaded: Loaded; packed: Packed },
  log: Log = createLog(settings.logLevel),
): Promise<Service> {
  const metrics = new Metrics();
  metrics.gauge('obrador_log_lost_total', () => log.lost());
  const site = siteOf(settings);
  const bounds = { ...usual, ceilingMs: settings.heavySeconds * 1000 };
  const pool = createPool(settings.heavyThreads, site, packed, { log, metrics }, bounds);
  const definitions = createDefinitions({ loaded, packed }, pool, site, settings.publicUrl ?? '/', log, metrics);
  const limiter = await createLimiter(settings, log, metrics);
  const reads = ownLimiter(settings.readLimit, settings.maxClients);
  const places = new Places(settings.maxInFlight);
  const own = { settings, log, metrics, stages: new Map<string, Histogram>() };
  return { ...own, definitions, pool, limiter, reads, places, shared: cluster.isWorker, draining: false };
}

export function siteOf(settings: Settings): Site {
  const publicUrl = settings.publicUrl ?? `http://localhost:${settings.port}`;
  return {
    service: 'Obrador',
    poweredBy: settings.poweredBy,
    publicUrl,
    docsUrl: settings.docsUrl ?? `${publicUrl}/docs`,
  };
}
