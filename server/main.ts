// The command: reads the settings, starts one process or several, and leaves cleanly.
import cluster from 'node:cluster';
import { followPrimary, runWorkers } from './cluster/workers.ts';
import { watch } from './definitions.ts';
import { listen } from './listen.ts';
import { portOf, serveMetrics } from './metrics/page.ts';
import { DefinitionsError } from './routes.ts';
import { createService } from './service.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';

try {
  const settings = readSettings(process.env);
  if (settings.workers > 1 && cluster.isPrimary) {
    await runWorkers(settings);
  } else {
    await serve(settings);
  }
} catch (error) {
  const expected = error instanceof SettingsError || error instanceof DefinitionsError;
  process.stderr.write(`${expected ? error.message : startFault(error)}\n`);
  process.exit(1);
}

async function serve(settings: Settings): Promise<void> {
  const service = createService(settings);
  const { log, metrics, definitions, limiter } = service;
  const listening = await listen(service);
  const alone = !cluster.isWorker;
  const scraping = alone ? await serveMetrics(settings, async () => new Map([['', metrics.samples()]])) : null;
  if (alone && settings.craftsWatch) watch(settings, () => definitions.reload());
  if (!alone) followPrimary(service);

  log.info('En marcha', {
    port: listening.port,
    metrics: portOf(scraping),
    definitions: definitions.current.version,
    pid: process.pid,
  });
  if (alone) log.flush();

  let leaving = false;
  const leave = async (signal: string) => {
    if (leaving) return listening.hurry();
    leaving = true;
    log.info('Cerrando', { signal });
    await listening.close();
    scraping?.close();
    limiter.close();
    log.flush();
    process.exit(0);
  };
  process.on('SIGTERM', leave).on('SIGINT', leave);
  process.on('uncaughtException', (error) => {
    log.error('Fallo que nadie esperaba: el proceso termina', { error: String(error.stack ?? error) });
    log.flush();
    process.exit(1);
  });
}

function startFault(error: unknown): string {
  const { code, message, stack, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `El puerto ${port} ya está ocupado: elige otro con PORT`;
  if (code === 'EACCES') return `No hay permiso para abrir el puerto ${port}: elige otro con PORT`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST no es una dirección de esta máquina (${message})`;
  return String(stack ?? error);
}
