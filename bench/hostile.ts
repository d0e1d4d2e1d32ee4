// npm run bench -- hostile: every attack for some seconds against the real command, while another client looks on; then
// stops under load; then a search for the dearest body. With --write its part of docs/rendimiento.md is renewed.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { ingredientsOf } from '../server/ingredients.ts';
import { craftFile } from '../tests/server/invented.ts';
import { type Fronted, isCut, nginxBefore } from '../tests/server/nginx.ts';
import { command } from '../tests/server/running.ts';
import { builtEngine } from './built.ts';
import { stopUnderLoad } from './stops.ts';
import { number, renew, table } from './table.ts';
import { searchQueries, searchWorst } from './worst.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const stops = Number(process.env.BENCH_STOPS ?? 50);
const rounds = Number(process.env.BENCH_ROUNDS ?? 60);
const attacks: [kind: string, what: string][] = [
  ['ninguno', 'nadie ataca'],
  ['seguidas-1', 'peticiones seguidas sin esperar respuesta, 1 conexión'],
  ['seguidas-5', 'lo mismo, 5 conexiones'],
  ['seguidas-50', 'lo mismo, 50 conexiones'],
  ['sin-leer', '300 conexiones que no leen la respuesta'],
  ['a-medias', '300 cuerpos a medias'],
  ['migas', 'cuerpos en trozos de un byte'],
  ['balance-200', '60 conexiones con recetas de 200 líneas'],
  ['ajuste-200', 'ajustes de 200 líneas, 8 a la vez'],
  ['explicar-200', 'explicaciones de 200 líneas, 8 a la vez'],
  ['nombres-50', '50 nombres de 120 letras con erratas, 8 conexiones'],
  ['dentro-200', 'lo mismo con una receta dentro, 200 líneas en todo'],
  ['asistente-100', 'etiquetas de 100 nombres así, por el asistente'],
  ['buscar-1', 'búsquedas de sesenta palabras, 1 conexión'],
  ['buscar-64', 'ingredientes que no existen, 64 conexiones'],
  ['json-roto', 'JSON roto con 100 kB de corchetes'],
];

const rows: string[][] = [];
for (const [kind, what] of attacks) {
  rows.push([what, ...(await under(kind))]);
  console.error(rows.at(-1)?.join('; '));
}
const stopRows = [
  await stopped('un proceso', { DRAIN_SECONDS: '1' }, 1),
  await stopped('dos procesos', { DRAIN_SECONDS: '1', WORKERS: '2' }, 2),
  await stopped('un proceso, tras nginx', { DRAIN_SECONDS: '1', TRUST_PROXY: '1' }, 1, nginxBefore),
  await stopped('dos procesos, tras nginx', { DRAIN_SECONDS: '1', TRUST_PROXY: '1', WORKERS: '2' }, 2, nginxBefore),
];
const site = { service: 'Obrador', poweredBy: 'Obrador', docsUrl: '', publicUrl: '' };
let seed = 7;
const random = () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};
const built = await builtEngine();
const { offers, larder, version } = built.loadCrafts('crafts');
const ingredients = ingredientsOf(offers, larder.larder, version);
const worst = [
  ...searchWorst(built, site, rounds, random),
  searchQueries((q) => ingredients.search(new URLSearchParams({ q, limit: '50' })), rounds, random),
];

const text = `## Ataques

Un cliente hace daño desde una dirección y otro, desde otra, pide un análisis cada 20 ms. Se repite con \`npm run bench -- hostile\` (${number(seconds)} s cada ataque); las formas cortas están en \`tests/server/attacks.test.ts\` y \`tests/server/drain.test.ts\`. Lo que espera el otro cliente incluye lo que la máquina, que también ataca, tarde en atender a los dos: la primera fila dice cuánto es sin ataque.

${table(['Ataque', 'El otro espera: p50 / p99 / peor, ms', 'Sin respuesta', 'Procesador del servidor', 'Memoria antes → más'], rows)}

Cierres con carga, con ocho clientes que reutilizan su conexión:

${table(['Cómo', 'Cierres', 'Contestadas', 'Perdidas'], stopRows)}

Lo más caro que ha encontrado una búsqueda que cambia recetas de 200 líneas hacia lo que más tarda (${number(rounds)} vueltas por oficio):

${table(
  ['Qué', 'Procesador, ms', 'Respuesta, kB'],
  worst.map((one) => [one.endpoint, number(one.milliseconds, 1), number(one.bytes / 1000)]),
)}
`;
console.log(text);
if (process.argv.includes('--write')) renew(text);
process.exit(0);

async function under(kind: string): Promise<string[]> {
  const server = await command({ CRAFTS_DIR: 'crafts', NODE_ENV: 'production', RATE_LIMIT_PER_MINUTE: '60000' });
  const body = JSON.stringify({ ingredients: [{ name: 'Leche entera', grams: 100 }] });
  const { pid } = server.process;
  const agent = new Agent({ keepAlive: true });
  const ask = () => timed(`${server.url}/api/balance`, body, agent);
  for (let times = 0; times < 200; times++) await ask();
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const before = memory(pid!);
  const attacker: ChildProcess | null =
    kind === 'ninguno'
      ? null
      : spawn(process.execPath, ['--import', 'tsx', 'bench/attacker.ts', String(server.port), kind]);
  if (attacker?.stdout) await once(attacker.stdout, 'data');
  attacker?.stdout?.resume();
  await new Promise((resolve) => setTimeout(resolve, 500));
  const cpu = processor(pid!);
  const started = performance.now();
  const times: number[] = [];
  let failed = 0;
  let peak = before;
  while (performance.now() - started < seconds * 1000) {
    const took = await ask();
    if (took === null) failed++;
    else times.push(took);
    peak = Math.max(peak, memory(pid!));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const used = (processor(pid!) - cpu) / (performance.now() - started);
  if (attacker) {
    attacker.kill('SIGKILL');
    await once(attacker, 'exit');
  }
  agent.destroy();
  await server.stop();
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? Number.NaN).toFixed(1);
  const waits = [at(0.5), at(0.99), at(1)].join(' / ').replaceAll('.', ',');
  return [waits, String(failed), `${Math.round(used * 100)} %`, `${Math.round(before)} → ${Math.round(peak)} MB`];
}

async function stopped(
  what: string,
  env: Record<string, string>,
  processes: number,
  before?: (port: number) => Promise<Fronted>,
): Promise<string[]> {
  const total = { answered: 0, lost: 0 };
  const body = JSON.stringify(craftFile.manifest.bodyExample);
  for (let times = 0; times < stops; times++) {
    const server = await command(env, processes);
    const proxy = await before?.(server.port);
    const seen = await stopUnderLoad(`${(proxy ?? server).url}/api/balance/limonada`, body, 8, () =>
      server.process.kill('SIGTERM'),
    );
    await server.ended;
    total.answered += seen.answered;
    total.lost += seen.lost + seen.other + (proxy?.complaints().filter(isCut).length ?? 0);
    await proxy?.end();
  }
  console.error(what, stops, total);
  return [what, String(stops), String(total.answered), String(total.lost)];
}

function timed(url: string, body: string, agent: Agent): Promise<number | null> {
  return new Promise((resolve) => {
    const started = performance.now();
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sending = request(url, { method: 'POST', agent, headers, localAddress: '127.0.0.3' }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode === 200 ? performance.now() - started : null));
    });
    sending.once('error', () => resolve(null));
    sending.setTimeout(10_000, () => sending.destroy());
    sending.end(body);
  });
}

function memory(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** milliseconds of processor time of a process, all its threads together */
function processor(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
