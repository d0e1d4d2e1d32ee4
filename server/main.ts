// The command: reads the settings, starts one process or several, and leaves cleanly.
import cluster from 'node:cluster';
import { setFlagsFromString } from 'node:v8';
import { fromPrimary } from './cluster/definitions.ts';
import { beat } from './cluster/watchdog.ts';
import { runWorkers } from './cluster/workers.ts';
import { follow, open } from './definitions/reload.ts';
import { DefinitionsError } from './definitions/texts.ts';
import { listen } from './edge/listen.ts';
import { complain, createLog } from './log.ts';
import { portOf, serveMetrics } from './metrics/exposition.ts';
import { tellPrimary } from './metrics/workers.ts';
import { createService, type Service } from './service.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';

/** Until its definitions are compiled. */
const startingMs = 1000;
// What a start throws away would make V8 take 30 MB for what requests throw away, and keep them: it takes them when there
// are requests.
setFlagsFromString('--semi-space-growth-factor=1');

// What node or a package writes by itself may meet a full disk too: that is nobody's end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

start().catch((error: unknown) => {
  const expected = error instanceof SettingsError || error instanceof DefinitionsError;
  complain(expected ? error.message : startFault(error));
  process.exit(1);
});

async function start(): Promise<void> {
  // npm run dev says it as a word: not every shell sets a variable in front of a command.
  const isWorkshop = process.argv.includes('--watch');
  const settings = readSettings(isWorkshop ? { ...process.env, CRAFTS_WATCH: '1' } : process.env);
  if (cluster.isWorker) await serveShared(settings);
  else if (settings.workers > 1) await runWorkers(settings);
  else await serveAlone(settings);
}

async function serveAlone(settings: Settings): Promise<void> {
  const log = createLog(settings.logLevel);
  const opened = await open(settings, log);
  const service = await createService(settings, opened, log);
  const { metrics, definitions } = service;
  definitions.stale = opened.stale;
  const scraping = await serveMetrics(settings, async () => new Map([['', metrics.samples()]]));
  await serve(service, { metrics: portOf(scraping) });
  log.flush();
  if (!settings.craftsWatch) return;
  follow(settings, opened, log, metrics, (packed) => {
    if (packed) definitions.use(packed);
    else definitions.stale = true;
  });
}

async function serveShared(settings: Settings): Promise<void> {
  const { follow, ...opened } = await fromPrimary();
  const service = await createService(settings, opened);
  await serve(service, {});
  beat();
  tellPrimary(service.metrics);
  follow(service);
}

async function serve(service: Service, told: { metrics?: number }): Promise<void> {
  const { log, definitions, limiter } = service;
  const listening = await listen(service);
  setTimeout(setFlagsFromString, startingMs, '--semi-space-growth-factor=2').unref();
  if (process.argv.includes('--watch')) complain(`Obrador está en http://localhost:${listening.port}/`);
  log.info('En marcha', {
    port: listening.port,
    ...told,
    definitions: definitions.current.version,
    pid: process.pid,
  });

  let leaving = false;
  const leave = async (signal: string) => {
    if (leaving) return listening.hurry();
    leaving = true;
    log.info('Cerrando', { signal });
    await listening.close();
    limiter.close();
    await log.close();
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
