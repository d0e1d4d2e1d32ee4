// Several processes on one machine behind one port, one limit and one set of definitions. A worker that falls or hangs is
// replaced; the others never notice.
import cluster, { type Worker } from 'node:cluster';
import { follow, open } from '../definitions/reload.ts';
import { createLog } from '../log.ts';
import { portOf, serveMetrics } from '../metrics/exposition.ts';
import { Metrics } from '../metrics/series.ts';
import { collect } from '../metrics/workers.ts';
import { answerWorkers } from '../rate-limit/primary.ts';
import type { Settings } from '../settings.ts';
import { handOn, handTo } from './definitions.ts';
import { answerDoors } from './door.ts';
import { createFalls } from './restart-pause.ts';
import { endWhenSilent } from './watchdog.ts';

/** Beyond what a worker may take to leave. */
const graceSeconds = 2;

export async function runWorkers(settings: Settings): Promise<void> {
  const log = createLog(settings.logLevel);
  const metrics = new Metrics();
  const opened = await open(settings, log);
  let { packed, stale } = opened;
  const minutes = answerWorkers(settings.rateLimit, settings.maxClients);
  answerDoors(workers);
  metrics.gauge('obrador_limiter_clients', () => minutes.size);

  let leaving = false;
  let isForced = false;
  const leave = (signal: NodeJS.Signals) => {
    for (const worker of workers()) worker.process.kill(signal);
    if (leaving) return;
    leaving = true;
    const finish = async () => {
      if (workers().length > 0) return;
      await log.close();
      process.exit(isForced ? 1 : 0);
    };
    cluster.on('exit', finish);
    setTimeout(() => endLeftovers(), (settings.drainSeconds + settings.shutdownSeconds + graceSeconds) * 1000);
    finish();
  };
  const endLeftovers = async () => {
    isForced = true;
    log.error('Hay procesos que no se cierran y se terminan', { pids: workers().map(({ process: { pid } }) => pid) });
    for (const worker of workers()) worker.process.kill('SIGKILL');
    await log.close();
    process.exit(1);
  };
  process.on('SIGTERM', leave).on('SIGINT', leave);

  // Each worker accepts by itself. Were the primary to hand connections out, one on its way to a worker that falls
  // would stay open for ever with nobody at the other end.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const delayAfter = createFalls();
  const start = () => {
    const born = Date.now();
    const worker = cluster.fork();
    handTo(worker, () => ({ definitions: packed, stale }));
    endWhenSilent(worker, settings.hangSeconds, () =>
      log.error('Un proceso no responde y se termina', { pid: worker.process.pid }),
    );
    return worker.once('exit', (code, signal) => {
      if (leaving) return;
      metrics.count('obrador_worker_restarts_total');
      log.error('Un proceso ha caído y se repone', { code, signal });
      setTimeout(() => !leaving && start(), delayAfter(Date.now() - born));
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
  if (!settings.craftsWatch) return;
  follow(settings, opened, log, metrics, (good) => {
    stale = good === null;
    packed = good ?? packed;
    handOn(workers(), good);
  });
}

function workers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker): worker is Worker => worker !== undefined);
}
