// npm run bench -- start [--write]: from `node dist/main.js` to its first answer, beside what node itself takes to start.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fullServer, type Measured } from './servers.ts';
import { machine, megabytes, number, renew, table } from './table.ts';
import { median } from './work.ts';

export interface Start {
  /** until it listens, and until it has answered */
  up: number;
  seconds: number;
  cpuSeconds: number;
  memoryBytes: number;
  /** processor time of a node that does nothing */
  bareSeconds: number;
}

const recipe = {
  ingredients: [
    { name: 'Harina de fuerza', grams: 500 },
    { name: 'Agua', grams: 310 },
    { name: 'Sal', grams: 9 },
  ],
};

export async function starts(times = 5): Promise<Start> {
  const all: Start[] = [];
  for (let round = 0; round < times; round++) all.push(await once());
  const middle = (of: (start: Start) => number): number => median(all.map(of));
  return {
    up: middle((one) => one.up),
    seconds: middle((one) => one.seconds),
    cpuSeconds: middle((one) => one.cpuSeconds),
    memoryBytes: middle((one) => one.memoryBytes),
    bareSeconds: middle((one) => one.bareSeconds),
  };
}

async function once(): Promise<Start> {
  const started = performance.now();
  const since = () => (performance.now() - started) / 1000;
  const server: Measured = await fullServer();
  const up = since();
  const headers = { 'content-type': 'application/json' };
  await (await fetch(`${server.url}/panaderia`, { method: 'POST', headers, body: JSON.stringify(recipe) })).text();
  const [seconds, cpuSeconds, memoryBytes] = [since(), await server.cpuSeconds(), await server.memoryBytes()];
  server.stop();
  const usage = 'const { user, system } = process.cpuUsage(); console.log((user + system) / 1e6)';
  const { stdout } = spawnSync(process.execPath, ['-e', usage], { encoding: 'utf8' });
  return { up, seconds, cpuSeconds, memoryBytes, bareSeconds: Number(stdout) };
}

const parts: readonly (readonly [said: string, ...paths: string[]])[] = [
  ['Servidor, orden y biblioteca', 'dist'],
  ['Página', 'page/dist'],
  ['Oficios y despensa', 'crafts', 'larder'],
  ['Paquetes', ...productionPackages()],
];

/** Those that `npm ci --omit=dev` installs. */
function productionPackages(): string[] {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { dev?: boolean }> };
  return Object.entries(lock.packages).flatMap(([path, { dev }]) => (path === '' || dev ? [] : [path]));
}

function bytesIn(path: string): number {
  if (!existsSync(path)) return 0;
  const found = statSync(path);
  if (!found.isDirectory()) return found.size;
  // What a package brings within it is listed by itself.
  const inside = readdirSync(path).filter((name) => name !== 'node_modules');
  return inside.reduce((sum, name) => sum + bytesIn(join(path, name)), 0);
}

export const startSection = (start: Start): string => `## Arranque

De \`node dist/main.js\` a su primera respuesta (mediana, ${machine}), con las definiciones que comprobó la construcción:

${table(
  ['Hasta atender, s', 'Hasta responder, s', 'Procesador, s', 'de ellos, Node solo', 'Memoria'],
  [
    [
      number(start.up, 2),
      number(start.seconds, 2),
      number(start.cpuSeconds, 2),
      number(start.bareSeconds, 2),
      megabytes(start.memoryBytes),
    ],
  ],
)}

Lo que se lleva a la máquina que atiende, en megas; los paquetes solo hacen falta para Redis, los asistentes y comprobar definiciones nuevas:

${table(
  parts.map(([said]) => said),
  [parts.map(([, ...paths]) => number(paths.reduce((sum, path) => sum + bytesIn(path), 0) / 1e6, 1))],
)}

Los oficios y sus tipos se compilan cuando alguien los pide, y el hilo para lo pesado empieza con lo primero que lo es: el primer ajuste tras un arranque tarda unos 0,6 s y deja unos 40 MB más; con todo compilado, la memoria es de unos 200 MB. Una definición que ha cambiado desde la construcción se comprueba entera antes de usarse, con todos sus ejemplos: entonces el arranque tarda unos 3 s de procesador. Se mide con \`npm run bench -- start\`.
`;

export async function measureStart(): Promise<never> {
  const section = startSection(await starts());
  console.log(section);
  if (process.argv.includes('--write')) renew(section);
  process.exit();
}
