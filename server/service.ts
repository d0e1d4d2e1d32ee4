// What one process needs to answer: put together from the settings, in one place, for the command and for the tests.
import cluster from 'node:cluster';
import type { Loaded, Site } from '../engine/index.ts';
import { createDefinitions, type Definitions, loadOrRefuse } from './definitions.ts';
import { createLimiter, type Limiter } from './limit/limiter.ts';
import { createLog, type Log } from './log.ts';
import { type Histogram, Metrics } from './metrics/series.ts';
import { Places } from './places.ts';
import type { Settings } from './settings.ts';

export interface Service {
  settings: Settings;
  definitions: Definitions;
  limiter: Limiter;
  log: Log;
  metrics: Metrics;
  /** time per stage, at hand because every request adds to a dozen of them */
  stages: Map<string, Histogram>;
  /** work in flight */
  places: Places;
  /** other processes listen on the same port */
  shared: boolean;
  draining: boolean;
}

export function createService(settings: Settings, loaded: Loaded = loadOrRefuse(settings)): Service {
  const log = createLog(settings.logLevel);
  const metrics = new Metrics();
  metrics.gauge('obrador_log_lost_total', () => log.lost());
  const server = settings.publicUrl ?? '/';
  const definitions = createDefinitions(loaded, settings, siteOf(settings), server, log, metrics);
  const limiter = createLimiter(settings, log, metrics);
  return {
    settings,
    definitions,
    limiter,
    log,
    metrics,
    stages: new Map(),
    places: new Places(settings.maxInFlight),
    shared: cluster.isWorker,
    draining: false,
  };
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
