// npm run bench -- mutants [how many]: small mistakes put into engine/ and server/, one at a time, in a copy of the house, and
// whether a test notices. First each test file runs once, watched, to know which functions it passes through; a mistake is
// then tried on the files that pass through its function, the quickest first. The same seed gives the same mistakes.
import { spawnSync } from 'node:child_process';
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
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { sha256 } from '../engine/load/sha256.node.ts';
import { type Mutant, mutantsOf } from './mutation.ts';

interface Watched {
  readonly test: string;
  readonly milliseconds: number;
  /** file → functions of it that ran */
  readonly ran: Readonly<Record<string, readonly string[]>>;
}

interface Tried extends Mutant {
  readonly file: string;
  readonly line: number;
  readonly was: string;
  /** the test file that noticed; null: it lived */
  readonly by: string | null;
}

const rooms = ['engine', 'server'];
/** Those that run what was built, or a browser, see nothing of a copy. */
const folders = ['engine', 'quantity', 'names', 'larder', 'label', 'adjust', 'crafts', 'recipes', 'mcp', 'server'];
const isApart = (test: string): boolean =>
  /\/(process|workers|drain|dropped|production|redis|load|reload|versions)\.test/.test(test);
/** A test file that takes longer is left out, and no mistake is tried on more than so much of them. */
const longestMs = { file: 40_000, mistake: 120_000 };

const many = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 200);
const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
for (const name of readdirSync('.')) {
  if (name === 'node_modules') symlinkSync(resolve(name), join(copy, name));
  else if (name !== '.git') cpSync(name, join(copy, name), { recursive: true });
}
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));

const tests = folders.flatMap((folder) => filesIn(`tests/${folder}`, '.test.ts')).filter((test) => !isApart(test));
// What was seen is kept while nothing changes: it takes longer than the mistakes.
const kept = join(tmpdir(), `obrador-mutants-${fingerprint([...rooms, 'tests'])}.json`);
const watched: Watched[] = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : watchAll();
writeFileSync(kept, JSON.stringify(watched));
const tried: Tried[] = [];
for (const [file, mutant] of sample(many)) {
  const one = attempt(file, mutant);
  tried.push(one);
  console.error(`${tried.length}/${many} ${told(one)} ${one.by === null ? 'VIVE' : `✓ ${one.by}`}`);
}
const living = tried.filter(({ by }) => by === null);
console.log(`${tried.length - living.length} de ${tried.length} (${percent(tried)} %)`);
for (const room of rooms) console.log(`  ${room}: ${percent(tried.filter(({ file }) => file.startsWith(room)))} %`);
for (const one of living) console.log(`- ${told(one)}`);
process.exit(0);

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
  return Array.from({ length: count }, (_, index) => all[Math.floor((index + random()) * step)]!);
}

function runTest(test: string, timeout: number, env: Record<string, string> = {}): boolean {
  const words = ['--import', 'tsx', test];
  const { status } = spawnSync(process.execPath, words, {
    cwd: copy,
    timeout: Math.ceil(timeout),
    stdio: 'ignore',
    env: { ...process.env, BENT: '6', FUZZ: '50', ...env },
  });
  return status === 0;
}

function watchAll(): Watched[] {
  return tests.flatMap((test): Watched[] => {
    const seen = watch(test);
    console.error(
      `${test}: ${seen ? `${Math.round(seen.milliseconds)} ms` : 'tarda demasiado o no pasa sin cambios: se deja fuera'}`,
    );
    return seen ? [seen] : [];
  });
}

function fingerprint(of: readonly string[]): string {
  const texts = of.flatMap((folder) => filesIn(folder, '.ts')).map((file) => readFileSync(file, 'utf8'));
  return sha256(texts.join('\n')).slice(0, 16);
}

function watch(test: string): Watched | null {
  const into = join(copy, '.coverage');
  const started = performance.now();
  const passes = runTest(test, longestMs.file, { NODE_V8_COVERAGE: into });
  const milliseconds = performance.now() - started;
  const ran: Record<string, string[]> = {};
  for (const name of passes ? readdirSync(into) : []) {
    const { result } = JSON.parse(readFileSync(join(into, name), 'utf8')) as {
      result: { url: string; functions: { functionName: string; ranges: { count: number }[] }[] }[];
    };
    for (const { url, functions } of result) {
      const file = url.startsWith('file://') ? relative(copy, new URL(url).pathname) : '';
      if (!rooms.some((room) => file.startsWith(`${room}/`))) continue;
      const names = functions.filter(({ ranges }) => ranges[0]!.count > 0).map(({ functionName }) => functionName);
      ran[file] = [...new Set([...(ran[file] ?? []), ...names])];
    }
  }
  rmSync(into, { recursive: true, force: true });
  return passes ? { test, milliseconds, ran } : null;
}

function attempt(file: string, mutant: Mutant): Tried {
  const source = readFileSync(file, 'utf8');
  const { from, to, text, within } = mutant;
  const place = { ...mutant, file, was: source.slice(from, to), line: source.slice(0, from).split('\n').length };
  const name = within.replace(/^#/, '');
  let left = longestMs.mistake;
  const passing = watched
    .filter(({ ran }) => ran[file] && (name === '' || ran[file].some((one) => one.replace(/^#/, '').endsWith(name))))
    .sort((a, b) => a.milliseconds - b.milliseconds)
    .filter(({ milliseconds }) => {
      left -= milliseconds;
      return left > 0;
    });
  writeFileSync(join(copy, file), source.slice(0, from) + text + source.slice(to));
  try {
    const noticed = passing.find(({ test, milliseconds }) => !runTest(test, 10_000 + 4 * milliseconds));
    return { ...place, by: noticed?.test ?? null };
  } finally {
    writeFileSync(join(copy, file), source);
  }
}
