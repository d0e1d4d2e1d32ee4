// npm test [-- folder | folder/part of a file's name | room of the house…]: runs each folder of tests in a process of its
// own, several at a time, and closes with «N passed, N failed», and how many were skipped where something they need is not on
// this machine. What looks at the clock is at the mercy of a busy machine: its files that fail are tried once more, alone, at
// the end, and the log says which.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { build } from './build.ts';

const root = 'tests';
/** For one folder, on a machine that is busy besides. */
const timeLimit = 25 * 60_000;
/** Time to leave once all has been told. */
const graceMs = 10_000;

const folders = readdirSync(root).filter(
  (name) =>
    statSync(join(root, name)).isDirectory() && readdirSync(join(root, name)).some((file) => file.endsWith('.test.ts')),
);
/** A room of the house has its tests in the folder of its own name, or in files of that name: engine/names has both. */
const wanted = process.argv.slice(2).flatMap((place) => {
  const [room = '', ...rest] = place.split('/');
  const own = folders.includes(rest[0] ?? '') ? [rest] : [];
  return own.length === 0 || hasTests(room, rest[0]!) ? [[room, ...rest], ...own] : own;
});
/** What each file took, to be told of the longest. */
const took: [file: string, ms: number][] = [];
const longestTold = 12;
const totals = { passed: 0, failed: 0, skipped: 0 };
const again: Result[] = [];

// A file that forgets test.run() passes with «Total: 0»: it must not.
for (const folder of folders) {
  for (const name of readdirSync(join(root, folder)).filter((file) => file.endsWith('.test.ts'))) {
    if (/\.run\(\);?\s*$/.test(readFileSync(join(root, folder, name), 'utf8'))) continue;
    console.error(`${root}/${folder}/${name} does not end in test.run()`);
    totals.failed++;
  }
}

const lost = wanted.filter(([folder = '', part = '']) => !hasTests(folder, part));
if (lost.length > 0) {
  for (const place of lost) console.error(`No test file is called tests/${place.join('/')}`);
  process.exit(1);
}

/** They wait for timers, sockets and pages more than they work: they go first, and two lanes more than there are cores. */
const clocked = ['browser', 'server'];
const lanes = Math.min(availableParallelism(), 4) + 2;
/** Then the longest: what is left for the end is short, and no lane waits for it. */
const long = [
  'doors',
  'commands',
  'adjust',
  'crafts',
  'workshop',
  'docs',
  'quantity',
  'book',
  'mcp',
  'engine',
  'names',
  'label',
];
const queue = [...new Set([...clocked, ...long, ...folders])].filter((name) => folders.includes(name));
// What several need is built before any of them.
const ofBuilt = ['browser', 'commands', 'docs', 'doors', 'mcp', 'server', 'workshop'];
if (ofBuilt.filter((name) => filesOf(name) !== null).length > 1) build();

const lane = async (): Promise<void> => {
  for (let folder = queue.shift(); folder !== undefined; folder = queue.shift()) await tried(folder);
};
await Promise.all(Array.from({ length: lanes }, lane));

async function tried(folder: string): Promise<void> {
  const files = filesOf(folder);
  if (files === null) return;
  const result = await told(folder, files);
  const isBusy = wanted.length === 0 && clocked.includes(folder);
  if (isBusy && result.failed > 0 && failedFiles(result.output).length > 0) again.push(result);
  else add(result);
}

for (const result of again) {
  const files = failedFiles(result.output);
  console.log(`\n— ${result.folder} again: ${files.join(', ')}`);
  const second = await told(result.folder, patternOf(files));
  add({ ...result, passed: result.passed + result.failed - second.failed, failed: second.failed });
}

const longest = took.sort(([, one], [, other]) => other - one).slice(0, longestTold);
console.log(`\nThe longest: ${longest.map(([file, ms]) => `${file} ${Math.round(ms / 1000)} s`).join(', ')}`);
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exitCode = totals.failed === 0 ? 0 : 1;

function hasTests(folder: string, part: string): boolean {
  return folders.includes(folder) && testsIn(folder, part).length > 0;
}

function testsIn(folder: string, part: string): string[] {
  return readdirSync(join(root, folder)).filter((file) => file.endsWith('.test.ts') && file.includes(part));
}

/** The pattern of the files to run in a folder; null when nobody asked for it. */
function filesOf(folder: string): string | null {
  const here = wanted.filter(([name]) => name === folder).map(([, part = '']) => part);
  if (wanted.length === 0 || here.includes('')) return patternOf(['.*\\.test\\.ts']);
  return here.length === 0 ? null : patternOf(here.flatMap((part) => testsIn(folder, part)));
}

function patternOf(files: readonly string[]): string {
  return `(^|/)(${files.join('|')})$`;
}

interface Result {
  readonly folder: string;
  readonly output: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Runs the files of a folder and prints what they said, with the time they took. */
async function told(folder: string, files: string): Promise<Result> {
  const started = Date.now();
  const { output, code } = await run(folder, files);
  console.log(`\n— ${folder} (${Math.round((Date.now() - started) / 1000)} s)\n${output}`);
  const count = (word: string): number => Number(new RegExp(`^\\s*${word}:\\s+(\\d+)`, 'm').exec(output)?.[1] ?? 0);
  const [total, passed, skipped] = [count('Total'), count('Passed'), count('Skipped')];
  const failed = Math.max(total - passed - skipped, code === 0 && total + skipped > 0 ? 0 : 1);
  return { folder, output, passed, failed, skipped };
}

function add({ passed, failed, skipped }: Result): void {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
}

/** Files whose tests did not all pass, as uvu tells them: its name, then «(10 / 11)». */
function failedFiles(output: string): string[] {
  const told = output.matchAll(/^(\S+\.test\.ts)\n.*\((\d+) \/ (\d+)\)/gm);
  return [...told].filter(([, , passed, total]) => passed !== total).map(([, file = '']) => file);
}

function run(folder: string, files: string): Promise<{ output: string; code: number | null }> {
  return new Promise((resolve) => {
    const uvu = ['--import', 'tsx', 'node_modules/uvu/bin.js', join(root, folder), files];
    const child = spawn(process.execPath, uvu, {
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: timeLimit,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    });
    let output = '';
    let [file, since] = ['', Date.now()];
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      const opened = [...String(chunk).matchAll(/^(\S+\.test\.ts)$/gm)].at(-1)?.[1];
      if (opened === undefined) return;
      if (file !== '') took.push([`${folder}/${file}`, Date.now() - since]);
      [file, since] = [opened, Date.now()];
    });
    child.stdout.on('data', () => {
      // A test that fails may leave a server behind, which would keep the process until its time limit.
      if (/^\s*Duration: .*ms\s*$/m.test(output)) setTimeout(() => child.kill('SIGKILL'), graceMs).unref();
    });
    child.on('close', (code) => {
      took.push([`${folder}/${file}`, Date.now() - since]);
      resolve({ output, code });
    });
  });
}
