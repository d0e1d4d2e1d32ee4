// Several processes on one machine behind one port, one limit and one watch. A worker that falls is replaced; the
// others never notice.
import cluster, { type Worker } from 'node:cluster';
import { DefinitionsError, loadOrRefuse, watch } from './definitions.ts';
import { answerWorkers } from './limit/primary.ts';
import { BoundedLimiter } from './limit/window.ts';
import { createLog } from './log.ts';
import { Metrics, type Sample } from './metrics.ts';
import { portOf, serveMetrics } from './scrape.ts';
import type { Service } from './service.ts';
import type { Settings } from './settings.ts';

interface Asked {
  metrics: 'ask';
  round: number;
}
interface Told {
  metrics: 'told';
  round: number;
  samples: Sample[];
}

const collectMs = 500;
const healthyMs = 5000;

export async function runWorkers(settings: Settings): Promise<void> {
  const log = createLog(settings.logLevel);
  const metrics = new Metrics();
  const limiter = new BoundedLimiter(settings.rateLimit, settings.maxClients);
  answerWorkers(limiter);
  metrics.gauge('obrador_limiter_clients', () => limiter.window.size);

  let leaving = false;
  let falls = 0;
  const start = () => {
    const born = Date.now();
    cluster.fork().once('exit', (code, signal) => {
      if (leaving) return;
      metrics.count('obrador_worker_restarts_total');
      log.error('Un proceso ha caído y se repone', { code, signal });
      // One that falls as soon as it is born would otherwise be born again without end.
      falls = Date.now() - born < healthyMs ? falls + 1 : 0;
      setTimeout(() => !leaving && start(), Math.min(5000, falls * 200));
    });
  };
  for (let count = 0; count < settings.workers; count++) start();

  const scraping = await serveMetrics(settings, () => collect(metrics));
  if (scraping) log.info('Métricas', { metrics: portOf(scraping) });
  if (settings.craftsWatch) {
    watch(settings.craftsDir, () => {
      try {
        loadOrRefuse(settings.craftsDir);
        for (const worker of workers()) worker.send({ definitions: 'reload' }, () => {});
      } catch (error) {
        if (!(error instanceof DefinitionsError)) throw error;
        process.stderr.write(`${error.message}\nSe siguen usando las definiciones anteriores.\n`);
        log.error('Definiciones con errores: se siguen usando las anteriores');
      }
    });
  }

  const leave = (signal: NodeJS.Signals) => {
    if (leaving) return;
    leaving = true;
    scraping?.close();
    for (const worker of workers()) worker.process.kill(signal);
    const finish = () => {
      if (workers().length > 0) return;
      log.flush();
      process.exit(0);
    };
    cluster.on('exit', finish);
    setTimeout(() => process.exit(1), (settings.shutdownSeconds + 2) * 1000).unref();
    finish();
  };
  process.on('SIGTERM', leave).on('SIGINT', leave);
}

/** In a worker: what the primary asks for. */
export function followPrimary(service: Service): void {
  process.on('message', (message: Asked | { definitions: 'reload' }) => {
    if ('definitions' in message) service.definitions.reload();
    if ('metrics' in message && message.metrics === 'ask') {
      const told: Told = { metrics: 'told', round: message.round, samples: service.metrics.samples() };
      process.send?.(told);
    }
  });
}

let rounds = 0;

/** Asks every worker for its samples; one that does not answer in time is left out of this reading. */
function collect(own: Metrics): Promise<Map<string, Sample[]>> {
  const round = ++rounds;
  const asked = workers();
  const samples = new Map([['primario', own.samples()]]);
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      cluster.off('message', take);
      resolve(samples);
    };
    const take = (worker: Worker, message: Told) => {
      if (message?.metrics !== 'told' || message.round !== round) return;
      samples.set(String(worker.id), message.samples);
      if (samples.size > asked.length) done();
    };
    const timer = setTimeout(done, collectMs);
    cluster.on('message', take);
    for (const worker of asked) worker.send({ metrics: 'ask', round } satisfies Asked, () => {});
  });
}

function workers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker): worker is Worker => worker !== undefined);
}
