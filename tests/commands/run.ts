// A command of package.json run as a person would, in a folder of its own with a copy of the crafts.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as assert from 'uvu/assert';
import { check } from '../../commands/check.ts';
import { larderFor } from '../../commands/folders.ts';
import { readCrafts, readLarder } from '../../engine/load/disk.ts';
import type { CraftTexts, LarderTexts } from '../../engine/load/index.ts';
import { build } from '../build.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

export interface Output {
  code: number | null;
  text: string;
  stdout: string;
}

/** A copy of the project in which only the crafts are real: «npm run …» there edits nothing here. By default, all crafts. */
export function workshop(crafts?: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'obrador-'));
  for (const name of [
    ...['commands', 'workshop', 'engine', 'schemas'],
    ...['node_modules', 'package.json', 'tsconfig.json'],
  ]) {
    symlinkSync(resolve(name), join(folder, name));
  }
  mkdirSync(join(folder, 'crafts'));
  cpSync('larder', join(folder, 'larder'), { recursive: true });
  for (const [name, source] of Object.entries(crafts ?? { '': 'crafts' }))
    cpSync(source, join(folder, 'crafts', name), { recursive: true });
  return folder;
}

export const leave = (folder: string): void => rmSync(folder, { recursive: true, force: true });

const source = 'node --import tsx commands/obrador.ts ';

/** `npm run <script> -- <words…>`, without npm itself, and by what was built: it starts five times faster. */
export function run(folder: string, script: string, words: readonly string[] = [], input = ''): Output {
  assert.ok(scripts[script]?.startsWith(source), script);
  build();
  const order = scripts[script]!.slice(source.length);
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('dist/obrador.js'), order, ...words], {
    cwd: folder,
    input,
    encoding: 'utf8',
    env: { ...process.env, CRAFTS_DIR: undefined, NO_COLOR: undefined, FORCE_COLOR: undefined },
  });
  return { code: status, stdout, text: stdout + stderr };
}

/** The larder that was read last, for as long as nobody edits it: it is not worked out again for each craft that is tried. */
let shelves: LarderTexts = { folder: '', texts: new Map() };

function craftsAt(root: string): CraftTexts[] {
  const read = readLarder(larderFor(root));
  const isSame =
    read.folder === shelves.folder && JSON.stringify([...read.texts]) === JSON.stringify([...shelves.texts]);
  if (!isSame) shelves = read;
  return readCrafts(root, shelves);
}

/** The check without a process of its own, as it is the one asked for most. */
export function checkIn(folder: string, words: readonly string[] = []): Output {
  const here = process.cwd();
  const lines: string[] = [];
  process.chdir(folder);
  try {
    const code = check(words, 'crafts', (text) => lines.push(`${text}\n`), craftsAt);
    return { code, text: lines.join(''), stdout: lines.join('') };
  } finally {
    process.chdir(here);
  }
}
