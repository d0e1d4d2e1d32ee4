// npm run bench -- mutants [how many]: small mistakes put into engine/ and server/, one at a time, and whether a test notices.
// A test file is bundled with the mistake in it: nothing on disk changes, and several are tried at once. First each runs
// sound, watched, to know which functions it passes through; a mistake is then tried on the files that pass through its
// function, the quickest first. The same seed gives the same mistakes, in no order of files; what a test was seen to pass
// through is kept while its bundle is the same.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { type Mutant, mutantsOf } from './mutation.ts';

interface Watched {
  readonly test: string;
  readonly milliseconds: number;
  /** file → functions of it that ran */
  readonly ran: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The same as it is kept. */
interface Recorded {
  readonly milliseconds: number;
  readonly ran: readonly (readonly [file: string, functions: readonly string[]])[];
}

interface Tried extends Mutant {
  readonly file: string;
  readonly line: number;
  readonly was: string;
  /** the test file that noticed; null: it lived */
  readonly by: string | null;
}

const rooms = ['engine', 'server'];
/** Those that run what was built, or a browser, see nothing of a bundle. */
const folders = [
  ...['answers', 'engine', 'quantity', 'names', 'larder', 'label', 'adjust', 'crafts', 'recipes', 'mcp', 'server'],
  ...['commands', 'workshop'],
];
const isApart = (test: string): boolean =>
  /\/(process|workers|drain|dropped|production|redis|load|reload|versions|check|heading|impact|modern|new|sheet)\.test/.test(
    test,
  );
/** Done with the first answers that moved, however long it takes when none does; no answer speaks of what cannot be loaded. */
const soonDone = (test: string, file: string): number =>
  Number(test.startsWith('tests/answers/') && file.startsWith('engine/') && !file.startsWith('engine/load/'));
/** Of processor time: a test file that takes longer is left out, and no mistake is tried on more than so much of them. */
const longestMs = { file: 40_000, mistake: 60_000 };
/** A machine that does other things lets a process wait: by the clock it may take so many times longer. */
const patience = 4;
/** A test tells at its end what it took of the processor. */
const telling = `process.on('exit', () => process.stderr.write(JSON.stringify(process.cpuUsage())));`;

const many = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 200);
const place = '.mutants';
const kept = 'node_modules/.cache/obrador-watched';
for (const folder of [place, kept]) mkdirSync(folder, { recursive: true });
process.on('exit', () => rmSync(place, { recursive: true, force: true }));

const tests = folders.flatMap((folder) => filesIn(`tests/${folder}`, '.test.ts')).filter((test) => !isApart(test));
const watched = (await inLanes(tests, watch)).filter((one) => one !== null);
const tried = await inLanes(sample(many), ([file, mutant], lane) => attempt(file, mutant, lane));
const living = tried.filter(({ by }) => by === null);
console.log(`${tried.length - living.length} de ${tried.length} (${percent(tried)} %)`);
for (const room of rooms) console.log(`  ${room}: ${percent(tried.filter(({ file }) => file.startsWith(room)))} %`);
for (const one of living) console.log(`- ${told(one)}`);
process.exit(0);

/** Several at once, each in its turn. */
async function inLanes<One, Made>(
  all: readonly One[],
  make: (one: One, lane: number) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  const left = all.entries();
  const lane = async (_: unknown, number: number): Promise<void> => {
    for (const [index, one] of left) made[index] = await make(one, number);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return made;
}

function percent(all: readonly Tried[]): number {
  return Math.round((100 * all.filter(({ by }) => by !== null).length) / Math.max(1, all.length));
}

function told({ file, line, was, text, within }: Tried): string {
  const flat = (code: string): string => code.replace(/\s+/g, ' ').trim().slice(0, 60);
  return `${file}:${line} (${within || 'al cargar'}): «${flat(was)}» → «${flat(text)}»`;
}

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = `${folder}/${name}`;
      if (statSync(path).isDirectory()) return filesIn(path, ending);
      return name.endsWith(ending) ? [path] : [];
    });
}

/** So many of all there are, spread evenly, each equally likely. */
function sample(count: number): [file: string, mutant: Mutant][] {
  const all = rooms
    .flatMap((room) => filesIn(room, '.ts'))
    .flatMap((file) => mutantsOf(readFileSync(file, 'utf8')).map((mutant): [string, Mutant] => [file, mutant]));
  let seed = 20;
  const random = (): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  console.error(`${all.length} fallos posibles`);
  const step = all.length / count;
  return Array.from({ length: count }, (_, index) => all[Math.floor((index + random()) * step)]!)
    .map((one) => ({ one, turn: random() }))
    .sort((a, b) => a.turn - b.turn)
    .map(({ one }) => one);
}

/** The test in one file, each module as it stands or with the mistake in it, and knowing where it lay. */
async function bundled(test: string, lane: number, changed: ReadonlyMap<string, string>): Promise<string> {
  const outfile = join(place, `${lane}.mjs`);
  const reading: Plugin = {
    name: 'reading',
    setup: ({ onLoad }) =>
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const text = changed.get(relative('.', path)) ?? readFileSync(path, 'utf8');
        return { contents: text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)), loader: 'ts' };
      }),
  };
  await build({
    ...{ entryPoints: [test], outfile, bundle: true, format: 'esm', platform: 'node', packages: 'external' },
    ...{ logLevel: 'silent', plugins: [reading], banner: { js: telling } },
  });
  return outfile;
}

interface Run {
  readonly passed: boolean;
  /** of the processor; Infinity where it was cut */
  readonly milliseconds: number;
}

function runOf(file: string, milliseconds: number, env: Record<string, string> = {}): Promise<Run> {
  const options = {
    ...{ timeout: Math.ceil(patience * milliseconds), maxBuffer: 1e9 },
    env: { ...process.env, BENT: '6', FUZZ: '50', ...env },
  };
  return new Promise((done) => {
    execFile(process.execPath, [file], options, (error, _, told) => {
      const [spent] = /\{"user":\d+,"system":\d+\}$/.exec(told) ?? [];
      const { user, system } = spent ? (JSON.parse(spent) as NodeJS.CpuUsage) : { user: Infinity, system: 0 };
      done({ passed: error === null, milliseconds: (user + system) / 1000 });
    });
  });
}

async function watch(test: string, lane: number): Promise<Watched | null> {
  const file = await bundled(test, lane, new Map());
  const record = join(kept, `${createHash('sha256').update(readFileSync(file)).digest('hex')}.json`);
  if (existsSync(record)) {
    const { milliseconds, ran } = JSON.parse(readFileSync(record, 'utf8')) as Recorded;
    return { test, milliseconds, ran: new Map(ran.map(([name, functions]) => [name, new Set(functions)])) };
  }
  const into = join(place, `coverage-${lane}`);
  const { passed, milliseconds } = await runOf(file, longestMs.file, { NODE_V8_COVERAGE: into });
  const isSound = passed && milliseconds <= longestMs.file;
  const ran: Map<string, Set<string>> = isSound ? ranIn(file, into) : new Map();
  rmSync(into, { recursive: true, force: true });
  const recorded: Recorded = { milliseconds, ran: [...ran].map(([name, functions]) => [name, [...functions]]) };
  if (isSound) writeFileSync(record, JSON.stringify(recorded));
  console.error(`${test}: ${isSound ? `${Math.round(milliseconds)} ms` : 'tarda demasiado o no pasa sin cambios'}`);
  return isSound ? { test, milliseconds, ran } : null;
}

/** The bundler says before each module which file it is, and may number a name that two of them have. */
function ranIn(file: string, into: string): Map<string, Set<string>> {
  const text = readFileSync(file, 'utf8');
  const modules = [...text.matchAll(/^\/\/ (\S+\.ts)$/gm)].map(({ index, 1: name }) => ({ index, name: name! }));
  const url = pathToFileURL(resolve(file)).href;
  const ran = new Map<string, Set<string>>();
  for (const name of readdirSync(into)) {
    const { result } = JSON.parse(readFileSync(join(into, name), 'utf8')) as {
      result: {
        url: string;
        functions: { functionName: string; ranges: { startOffset: number; count: number }[] }[];
      }[];
    };
    for (const { functionName, ranges } of result.find((one) => one.url === url)?.functions ?? []) {
      const { startOffset, count } = ranges[0]!;
      const within = modules.findLast(({ index }) => index <= startOffset)?.name;
      if (count === 0 || within === undefined) continue;
      ran.set(within, (ran.get(within) ?? new Set()).add(bare(functionName)));
    }
  }
  return ran;
}

function bare(name: string): string {
  return name.replace(/^.*[ #.]/, '').replace(/\d+$/, '');
}

async function attempt(file: string, mutant: Mutant, lane: number): Promise<Tried> {
  const source = readFileSync(file, 'utf8');
  const { from, to, text, within } = mutant;
  const about = { ...mutant, file, was: source.slice(from, to), line: source.slice(0, from).split('\n').length };
  const wrong = new Map([[file, source.slice(0, from) + text + source.slice(to)]]);
  let left = longestMs.mistake;
  const passing = watched
    .filter(({ ran }) => (within === '' ? ran.has(file) : ran.get(file)?.has(bare(within))))
    .sort((a, b) => soonDone(b.test, file) - soonDone(a.test, file) || a.milliseconds - b.milliseconds)
    .filter(({ milliseconds }) => {
      left -= milliseconds;
      return left > 0;
    });
  let by: string | null = null;
  for (const { test, milliseconds } of passing) {
    const { passed } = await bundled(test, lane, wrong).then((built) => runOf(built, 10_000 + 4 * milliseconds));
    if (!passed) by = test;
    if (by !== null) break;
  }
  const one = { ...about, by };
  console.error(`${told(one)} ${by === null ? 'VIVE' : `✓ ${by}`}`);
  return one;
}
