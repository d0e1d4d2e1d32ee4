// npm run bench -- batch [--write]: recipes per second and core of `obrador balance` over NDJSON, all told (reading, sharing
// out, writing), against the evaluator alone from a request already read to the text of its answer.
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { recipes } from './recipes.ts';
import { build } from './servers.ts';
import { machine, number, renew, table } from './table.ts';
import { median } from './work.ts';

// Enough that both are past what the first thousands cost, while the code is still being compiled.
const [few, many] = [10_000, 50_000];
const rounds = 5;
const craftId = 'helado';

type Sent = (typeof recipes)[number]['body'];

/** Recipes that are alike and not the same. */
const varied = (count: number): Sent[] =>
  Array.from({ length: count }, (_, index) => {
    const { body } = recipes[index % 2]!;
    return {
      ...body,
      ingredients: body.ingredients.map((one, at) => ({ ...one, grams: one.grams + ((index + at) % 7) / 10 })),
    };
  });

function processorSeconds(file: string, jobs: number): number {
  const order = `"${process.execPath}" dist/obrador.js balance ${craftId} "${file}" --jobs ${jobs} --to ndjson`;
  const { stderr } = spawnSync('bash', ['-c', `TIMEFORMAT='%U %S'; time ${order} > /dev/null`], { encoding: 'utf8' });
  const [user = 0, system = 0] = stderr.trim().split('\n').pop()!.split(' ').map(Number);
  return user + system;
}

const run = promisify(execFile);

/** Recipes already read, to the text of their answers: a run of them on every core at once, all kinds in each, as the command does. */
async function aloneSeconds(file: string, dir: string, cores: number): Promise<number> {
  const script = join(dir, 'alone.mjs');
  const [library, definitions] = ['lib/index.js', 'definitions.json'].map((name) => resolve('dist', name));
  writeFileSync(
    script,
    `import { readFileSync } from 'node:fs';
const { evaluate, open } = await import(${JSON.stringify(pathToFileURL(library!).href)});
const definitions = JSON.parse(readFileSync(${JSON.stringify(definitions)}, 'utf8'));
const craft = open(definitions, { proven: true }).craft('${craftId}');
const lines = readFileSync(${JSON.stringify(file)}, 'utf8').split('\\n');
const isMine = (_, at) => Math.floor((at * ${cores}) / lines.length) === Number(process.argv[2]);
const bodies = lines.filter(isMine).map((line) => JSON.parse(line));
const from = process.cpuUsage();
for (const body of bodies) JSON.stringify(evaluate(craft, body));
const { user, system } = process.cpuUsage(from);
console.log((user + system) / 1e6);`,
  );
  const all = await Promise.all(Array.from({ length: cores }, (_, core) => run(process.execPath, [script, `${core}`])));
  return all.reduce((sum, { stdout }) => sum + Number(stdout), 0);
}

export async function measureBatch(): Promise<never> {
  build();
  const dir = mkdtempSync(join(tmpdir(), 'bench-'));
  const lines = varied(many).map((body) => JSON.stringify(body));
  const files = { few: join(dir, 'few.ndjson'), many: join(dir, 'many.ndjson') };
  writeFileSync(files.few, lines.slice(0, few).join('\n'));
  writeFileSync(files.many, lines.join('\n'));
  const cores = availableParallelism();
  // What it takes to start is in both, and is gone from their difference.
  const perRecipe = async (seconds: (file: string) => number | Promise<number>): Promise<number> =>
    ((await seconds(files.many)) - (await seconds(files.few))) / (many - few);
  // The evaluator as it is built, like the command, over the same recipes, counted in the same way and at the same time: a
  // machine that does something else slows both.
  const pairs: { each: number; alone: number }[] = [];
  for (let round = 0; round < rounds; round++)
    pairs.push({
      each: await perRecipe((file) => processorSeconds(file, cores)),
      alone: await perRecipe((file) => aloneSeconds(file, dir, cores)),
    });
  rmSync(dir, { recursive: true });
  const ratio = median(pairs.map(({ alone, each }) => alone / each));
  const each = median(pairs.map((pair) => pair.each));
  const alone = median(pairs.map((pair) => pair.alone));
  const section = `## Miles de recetas

\`obrador balance\` sobre ${number(many)} recetas de diez ingredientes, una por línea, en ${number(cores)} hilos (${machine}): leer, repartir, calcular y escribir, en tiempo de procesador de todos los hilos, frente al evaluador solo en otros tantos procesos a la vez, de la petición ya leída al texto de la respuesta.

${table(
  ['Evaluador solo, µs', 'Orden entera, µs', 'Recetas por segundo y núcleo', 'Proporción'],
  [[number(alone * 1e6), number(each * 1e6), number(1 / each), `**${number(ratio, 2)}**`]],
)}

El objetivo es 0,7. Se mide con \`npm run bench -- batch\`.
`;
  console.log(section);
  if (process.argv.includes('--write')) renew(section);
  process.exit(ratio < 0.5 ? 1 : 0);
}
