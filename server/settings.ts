// The environment → settings. All that does not parse is said at once, in Spanish, and stops the start.

import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

export const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type Level = (typeof levels)[number];

export interface Settings {
  port: number;
  host: string;
  craftsDir: string;
  larderDir: string;
  lastGoodDir: string | null;
  craftsWatch: boolean;
  rateLimit: number;
  readLimit: number;
  maxClients: number;
  redisUrl: string | null;
  trustProxy: number | string[] | null;
  workers: number;
  publicUrl: string | null;
  docsUrl: string | null;
  repositoryUrl: string | null;
  securityContact: string | null;
  poweredBy: string;
  logLevel: Level;
  logRecipes: boolean;
  metricsHost: string;
  metricsPort: number | null;
  heavyThreads: number;
  heavySeconds: number;
  maxConnections: number;
  maxPerClient: number;
  maxInFlight: number;
  requestSeconds: number;
  writeSeconds: number;
  keepAliveSeconds: number;
  drainSeconds: number;
  shutdownSeconds: number;
  hangSeconds: number;
}

export class SettingsError extends Error {}

type Environment = Record<string, string | undefined>;

export function readSettings(env: Environment): Settings {
  const wrong: string[] = [];
  const text = (name: string) => env[name]?.trim() || null;
  const refuse = (name: string, must: string) =>
    void wrong.push(`${name}=«${withoutSecret(text(name) ?? '')}»: ${must}`);

  const whole = (name: string, fallback: number, min: number, max: number): number => {
    const value = text(name);
    if (value === null) return fallback;
    const number = /^\d{1,12}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= min && number <= max) return number;
    refuse(name, `debe ser un número entero entre ${min} y ${max}`);
    return fallback;
  };
  const flag = (name: string): boolean => {
    const value = text(name)?.toLowerCase();
    if (value === undefined || ['0', 'false', 'no'].includes(value)) return false;
    if (['1', 'true', 'si', 'sí'].includes(value)) return true;
    refuse(name, 'debe ser 1 o 0');
    return false;
  };
  const url = (name: string, schemes: string[]): string | null => {
    const value = text(name);
    if (value === null) return null;
    if (URL.canParse(value) && schemes.includes(new URL(value).protocol)) return value.replace(/\/+$/, '');
    refuse(
      name,
      `debe ser una dirección completa que empiece por ${schemes.map((s) => (s === 'mailto:' ? s : `${s}//`)).join(' o ')}`,
    );
    return null;
  };
  const level = (): Level => {
    const value = text('LOG_LEVEL') ?? 'info';
    const found = levels.find((one) => one === value);
    if (!found) refuse('LOG_LEVEL', `debe ser uno de ${levels.join(', ')}`);
    return found ?? 'info';
  };
  const proxies = (): number | string[] | null => {
    const value = text('TRUST_PROXY');
    if (value === null) return null;
    if (/^\d{1,2}$/.test(value)) return Number(value) || null;
    const networks = value.split(',').map((one) => one.trim());
    if (networks.some((one) => /\/0+$/.test(one))) {
      refuse(
        'TRUST_PROXY',
        'debe ser una red de proxies propios; /0 es todo el mundo, y cada cual elegiría su dirección',
      );
      return null;
    }
    if (networks.every(isNetwork)) return networks;
    refuse('TRUST_PROXY', 'debe ser el número de proxies o una lista de redes, p. ej. 1 o 10.0.0.0/8,loopback');
    return null;
  };

  /** What is missing is said by whoever reads it; a file in its place never will be. */
  const folder = (name: string, path: string): string => {
    const kind = statSync(path, { throwIfNoEntry: false });
    if (kind && !kind.isDirectory()) refuse(name, 'debe ser una carpeta');
    return path;
  };
  const craftsDir = folder('CRAFTS_DIR', resolve(text('CRAFTS_DIR') ?? 'crafts'));
  /** Made where it is missing, but not with all that leads to it: a slip would make folders anywhere. */
  const copies = (path: string): string => {
    const kind = statSync(path, { throwIfNoEntry: false });
    const above = statSync(dirname(path), { throwIfNoEntry: false });
    if (kind ? !kind.isDirectory() : text('LAST_GOOD_DIR') !== null && !above?.isDirectory())
      refuse('LAST_GOOD_DIR', 'debe ser una carpeta, o su nombre dentro de una que exista; «no» es no guardarlas');
    return path;
  };
  const lastGood = text('LAST_GOOD_DIR') ?? join(dirname(craftsDir), `.${basename(craftsDir)}-buenos`);
  const maxConnections = whole('MAX_CONNECTIONS', 10_000, 1, 1_000_000);
  const settings: Settings = {
    port: whole('PORT', 3000, 0, 65535),
    host: text('HOST') ?? '0.0.0.0',
    craftsDir,
    larderDir: folder('LARDER_DIR', resolve(text('LARDER_DIR') ?? 'larder')),
    lastGoodDir: lastGood === 'no' ? null : copies(resolve(lastGood)),
    craftsWatch: flag('CRAFTS_WATCH'),
    rateLimit: whole('RATE_LIMIT_PER_MINUTE', 60, 1, 1_000_000_000),
    readLimit: whole('READ_LIMIT_PER_MINUTE', 600, 1, 1_000_000_000),
    maxClients: whole('RATE_LIMIT_CLIENTS', 100_000, 100, 10_000_000),
    redisUrl: url('REDIS_URL', ['redis:', 'rediss:']),
    trustProxy: proxies(),
    workers: whole('WORKERS', 1, 1, 8 * availableParallelism()),
    publicUrl: url('PUBLIC_URL', ['http:', 'https:']),
    docsUrl: url('DOCS_URL', ['http:', 'https:']),
    repositoryUrl: url('REPOSITORY_URL', ['https:']),
    securityContact: url('SECURITY_CONTACT', ['https:', 'mailto:']),
    poweredBy: text('POWERED_BY') ?? 'Obrador',
    logLevel: level(),
    logRecipes: flag('LOG_RECIPES'),
    metricsHost: text('METRICS_HOST') ?? '127.0.0.1',
    metricsPort: text('METRICS_PORT') === null ? null : whole('METRICS_PORT', 0, 0, 65535),
    heavyThreads: whole('HEAVY_THREADS', 2, 1, 64),
    heavySeconds: whole('HEAVY_SECONDS', 12, 1, 600),
    maxConnections,
    maxPerClient: whole('MAX_CONNECTIONS_PER_CLIENT', Math.max(10, Math.ceil(maxConnections / 10)), 1, 1_000_000),
    maxInFlight: whole('MAX_IN_FLIGHT', 1000, 1, 1_000_000),
    requestSeconds: whole('REQUEST_SECONDS', 15, 1, 600),
    writeSeconds: whole('WRITE_SECONDS', 20, 1, 600),
    keepAliveSeconds: whole('KEEP_ALIVE_SECONDS', 65, 1, 600),
    drainSeconds: whole('DRAIN_SECONDS', 3, 0, 600),
    shutdownSeconds: whole('SHUTDOWN_SECONDS', 10, 1, 600),
    hangSeconds: whole('HANG_SECONDS', 30, 1, 3600),
  };
  if (wrong.length > 0) throw new SettingsError(`No se puede arrancar con estos ajustes:\n  ${wrong.join('\n  ')}`);
  return settings;
}

/** An address may carry a password, also one that is badly written. */
function withoutSecret(value: string): string {
  return value.replace(/^(\w+:\/{0,2}|\w+\/\/)?.*@/s, '$1…@');
}

function isNetwork(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true;
  const [address = '', bits, ...rest] = value.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
