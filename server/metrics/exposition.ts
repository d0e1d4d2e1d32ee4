// The metrics on a port of their own, so that what is inside is never shown on the public one.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Settings, SettingsError } from '../settings.ts';
import { exposition, type Sample } from './series.ts';

export async function serveMetrics(
  settings: Settings,
  collect: () => Promise<Map<string, Sample[]>>,
): Promise<Server | null> {
  if (settings.metricsPort === null) return null;
  const server = createServer(async (req, res) => {
    if (req.url !== '/metrics' || req.method !== 'GET') return void res.writeHead(404).end();
    const body = exposition(await collect());
    res.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(wrongPlace(error, settings)));
    server.listen(settings.metricsPort ?? 0, settings.metricsHost, resolve);
  });
  return server;
}

export function portOf(server: Server | null): number | undefined {
  return (server?.address() as AddressInfo | null | undefined)?.port;
}

function wrongPlace({ code, message }: NodeJS.ErrnoException, { metricsHost, metricsPort }: Settings): SettingsError {
  if (code === 'EADDRINUSE')
    return new SettingsError(`El puerto ${metricsPort} ya está ocupado: elige otro con METRICS_PORT`);
  if (code === 'EACCES')
    return new SettingsError(`No hay permiso para abrir el puerto ${metricsPort}: elige otro con METRICS_PORT`);
  return new SettingsError(`METRICS_HOST=«${metricsHost}» no es una dirección de esta máquina (${message})`);
}
