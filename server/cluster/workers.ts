// Several processes on one machine behind one port, one limit and one watch. A worker that falls or hangs is replaced; the
// others never notice.
import cluster, { type Worker } from 'node:cluster';
import { watch } from '../definitions.ts';
import { answerWorkers } from '../limit/primary.ts';
import { BoundedLimiter } from '../limit/window.ts';
import { createLog } from '../log.ts';
import { portOf, serveMetrics } from '../metrics/page.ts';
import { Metrics } from '../metrics/series.ts';
import { collect, tellPrimary } from '../metrics/workers.ts';
import type { Service } from '../service.ts';
import type { Settings } from '../settings.ts';
import { beat, endWhenSilent } from './watchdog.ts';

type Order = { definitions: 'reload' };
type Outcome = { definitions: 'good' | 'bad' };

const healthyMs = 5000;

export async function runWorkers(settings: Settings): Promise<void> {
  const log = createLog(settings.logLevel);
  const metrics = new Metrics();
  const limiter = new BoundedLimiter(settings.rateLimit, settings.maxClients);
  answerWorkers(limiter);
  metrics.gauge('obrador_limiter_clients', () => limiter.window.size);

  let leaving = false;
  const leave = (signal: NodeJS.Signals) => {
    if (leaving) return;
    leaving = true;
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

  // Each worker accepts by itself. Were the primary to hand connections out, one on its way to a worker that falls
  // would stay open for ever with nobody at the other end.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  let falls = 0;
  const start = () => {
    const born = Date.now();
    const worker = cluster.fork();
    endWhenSilent(worker, settings.hangSeconds, () =>
      log.error('Un proceso no responde y se termina', { pid: worker.process.pid }),
    );
    return worker.once('exit', (code, signal) => {
      if (leaving) return;
      metrics.count('obrador_worker_restarts_total');
      log.error('Un proceso ha caído y se repone', { code, signal });
      // One that falls as soon as it is born would otherwise be born again without end.
      falls = Date.now() - born < healthyMs ? falls + 1 : 0;
      setTimeout(() => !leaving && start(), Math.min(5000, falls * 200));
    });
  };

  // The first one says what is wrong, if anything is, before there are others to say it too.
  const giveUp = () => !leaving && process.exit(1);
  const first = start().prependOnceListener('exit', giveUp);
  first.once('listening', () => {
    first.off('exit', giveUp);
    for (let count = 1; count < settings.workers; count++) start();
  });

  const scraping = await serveMetrics(settings, () => collect(metrics, workers()));
  if (scraping) log.info('Métricas', { metrics: portOf(scraping) });
  if (settings.craftsWatch) watch(settings, () => reload(workers()));
}

/** One worker tries the new definitions; the rest follow if they are good, so that what is wrong is said once. */
function reload([first, ...rest]: Worker[]): void {
  const order: Order = { definitions: 'reload' };
  const hear = (outcome: Outcome) => {
    if (!('definitions' in outcome)) return;
    first?.off('message', hear);
    if (outcome.definitions === 'good') for (const worker of rest) worker.send(order, () => {});
  };
  first?.on('message', hear);
  first?.send(order, () => {});
}

/** In a worker: does what the primary asks for. */
export function followPrimary(service: Service): void {
  beat();
  tellPrimary(service.metrics);
  process.on('message', (message: Order | object) => {
    if (!('definitions' in message)) return;
    const outcome: Outcome = { definitions: service.definitions.reload() ? 'good' : 'bad' };
    process.send?.(outcome);
  });
}

function workers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker): worker is Worker => worker !== undefined);
}
