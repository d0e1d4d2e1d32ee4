// npm run bench -- mutants [how many] [folder…] [tests/folder…]: small mistakes put into engine/ and server/, or into what is
// named of them, one at a time, and whether a test notices; named too, only those tests are asked.
// All of them lie in one copy of the house, built as the house is; a mistake happens only in the process that is told its
// number. First each test file runs sound, and it is known where which mistake would have given another value; a mistake is
// then tried on those files, the quickest first, and one that fails must fail again. The same seed gives the same mistakes.
import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { laden, type Mutant, mutantsOf } from './mutation.ts';

interface Placed extends Mutant {
  readonly number: number;
  readonly file: string;
}

interface Watched {
  readonly test: string;
  readonly milliseconds: number;
  /** numbers of the mistakes that would have shown in it */
  readonly shown: ReadonlySet<number>;
}

interface Tried extends Placed {
  /** the test file that noticed; null: it lived */
  readonly by: string | null;
}

const asked = process.argv.filter((word) => word.startsWith('tests/'));
const given = process.argv.filter((word) => /^(engine|server)(\/|$)/.test(word));
const rooms = given.length > 0 ? given : ['engine', 'server'];
/** The others open a browser, or install the package. */
const folders = ['answers', 'engine', 'quantity', 'names', 'larder', 'label', 'advice', 'adjust', 'crafts', 'recipes'];
const ofBuilt = ['mcp', 'server', 'commands', 'workshop'];
/** They look at the clock, or want the machine for themselves. */
const isApart = (test: string): boolean =>
  /\/(process|workers|drain|dropped|production|redis|load|reload|versions)\.test/.test(test);
/** Stops at the first answer that moved, however long it takes when none does; no answer speaks of what cannot be loaded. */
const soonDone = (test: string, file: string): number =>
  Number(test.startsWith('tests/answers/') && file.startsWith('engine/') && !file.startsWith('engine/load/'));
/** A test file that takes longer is left out, and no mistake is tried on more than so much of them. */
const longestMs = { file: 90_000, mistake: 180_000 };

const many = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 200);
const started = Date.now();
const house = mkdtempSync(join(tmpdir(), 'obrador-mistakes-'));
process.on('exit', () => rmSync(house, { recursive: true, force: true }));

const mistakes = sample(many);
const tests = [...folders, ...ofBuilt]
  .flatMap((folder) => filesIn(`tests/${folder}`, '.test.ts'))
  .filter((test) => !isApart(test) && (asked.length === 0 || asked.some((one) => test.startsWith(one))));
furnish();
const watched = (await inLanes(tests, watch)).filter((one) => one !== null);
const tried = await inLanes(mistakes, attempt);
const living = tried.filter(({ by }) => by === null);
console.log(`${tried.length - living.length} de ${tried.length} (${percent(tried)} %)`);
for (const room of rooms) console.log(`  ${room}: ${percent(tried.filter(({ file }) => file.startsWith(room)))} %`);
for (const one of living)
  console.log(`- ${told(one)}${passing(one).length === 0 ? ' · ninguna prueba pasa por ahí' : ''}`);
process.exit(0);

/** Several at once, each in its turn. */
async function inLanes<One, Made>(all: readonly One[], make: (one: One) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  const left = all.entries();
  const lane = async (): Promise<void> => {
    for (const [index, one] of left) made[index] = await make(one);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return made;
}

function percent(all: readonly Tried[]): number {
  return Math.round((100 * all.filter(({ by }) => by !== null).length) / Math.max(1, all.length));
}

function told({ file, from, to, text, within }: Placed): string {
  const source = readFileSync(file, 'utf8');
  const line = source.slice(0, from).split('\n').length;
  const flat = (code: string): string => code.replace(/\s+/g, ' ').trim().slice(0, 80);
  return `${file}:${line} (${within || 'al cargar'}): «${flat(source.slice(from, to))}» → «${flat(text)}»`;
}

function filesIn(folder: string, ending: string): string[] {
  if (folder.endsWith(ending)) return [folder];
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = `${folder}/${name}`;
      if (statSync(path).isDirectory()) return filesIn(path, ending);
      return name.endsWith(ending) ? [path] : [];
    });
}

/** So many of all there are, spread evenly, each equally likely, in no order of files. */
function sample(count: number): Placed[] {
  const all = rooms
    .flatMap((room) => filesIn(room, '.ts'))
    .flatMap((file) => mutantsOf(readFileSync(file, 'utf8')).map((mutant) => ({ ...mutant, file })));
  let seed = Number(process.env.SEED ?? 20);
  const random = (): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  console.error(`${all.length} fallos posibles`);
  const step = all.length / count;
  return Array.from({ length: count }, (_, number) => ({ ...all[Math.floor((number + random()) * step)]!, number }))
    .map((one) => ({ one, turn: random() }))
    .sort((a, b) => a.turn - b.turn)
    .map(({ one }) => one);
}

/** The house as it stands, with all the mistakes lying in it, built. */
function furnish(): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).trim().split('\n');
  for (const file of files.filter((one) => existsSync(one))) cpSync(file, join(house, file), { recursive: true });
  symlinkSync(resolve('node_modules'), join(house, 'node_modules'));
  for (const file of new Set(mistakes.map((one) => one.file))) {
    const those = mistakes.filter((one) => one.file === file);
    const numbered = new Map(those.map((one) => [one.number, one]));
    writeFileSync(join(house, file), laden(readFileSync(file, 'utf8'), numbered));
  }
  const isBuilt = tests.some((test) => ofBuilt.includes(test.split('/')[1]!));
  const words = ['--import', 'tsx', 'build/build.ts'];
  if (isBuilt) execFileSync(process.execPath, words, { cwd: house, stdio: 'inherit' });
}

interface Run {
  readonly passed: boolean;
  readonly milliseconds: number;
}

/** A test file in the copy, until something in it fails. */
function run(test: string, limit: number, env: Record<string, string>): Promise<Run> {
  const [folder, file] = [dirname(test), test.slice(dirname(test).length + 1)];
  const words = ['--import', 'tsx', 'node_modules/uvu/bin.js', folder, `^${file}$`, '--bail'];
  const began = Date.now();
  return new Promise((done) => {
    spawn(process.execPath, words, {
      ...{ cwd: house, stdio: 'ignore', timeout: limit },
      env: { ...process.env, BENT: '6', FUZZ: '50', ...env },
    }).on('exit', (code) => done({ passed: code === 0, milliseconds: Date.now() - began }));
  });
}

async function watch(test: string): Promise<Watched | null> {
  const shown = join(house, `${test.replaceAll('/', '-')}.shown`);
  writeFileSync(shown, '');
  const { passed, milliseconds } = await run(test, longestMs.file, { SHOWN: shown });
  console.error(`${test}: ${passed ? `${milliseconds} ms` : 'tarda demasiado o no pasa sin cambios'}`);
  if (!passed) return null;
  const numbers = readFileSync(shown, 'utf8').split('\n').filter(Boolean).map(Number);
  return { test, milliseconds, shown: new Set(numbers) };
}

/** The test files in which it would show, the quickest first. */
function passing({ number, file }: Placed): Watched[] {
  return watched
    .filter(({ shown }) => shown.has(number))
    .sort((a, b) => soonDone(b.test, file) - soonDone(a.test, file) || a.milliseconds - b.milliseconds);
}

async function attempt(mistake: Placed): Promise<Tried> {
  const fails = async ({ test, milliseconds }: Watched): Promise<boolean> =>
    !(await run(test, 20_000 + 4 * milliseconds, { MISTAKE: String(mistake.number) })).passed;
  let left = longestMs.mistake;
  let by: string | null = null;
  for (const one of passing(mistake)) {
    left -= one.milliseconds;
    if (left > 0 && (await fails(one)) && (await fails(one))) by = one.test;
    if (by !== null) break;
  }
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  console.error(`${minutes} min · ${told(mistake)} ${by === null ? 'VIVE' : `✓ ${by}`}`);
  return { ...mistake, by };
}
