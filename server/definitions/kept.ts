// The last good definitions, kept beside as one file named by their version: a restart on broken files goes on with them.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Packed } from './texts.ts';

const copies = 3;

/** Keeps them; says why not when it cannot. */
export function keep(dir: string, packed: Packed): string | null {
  const path = join(dir, `${packed.version}.json`);
  try {
    if (existsSync(path)) {
      // Its name says what is in it: it is only the newest again.
      const now = new Date();
      utimesSync(path, now, now);
      return null;
    }
    mkdirSync(dir, { recursive: true });
    // Written aside and then given its name: whoever looks finds it whole or not at all.
    writeFileSync(`${path}.${process.pid}`, JSON.stringify(packed));
    renameSync(`${path}.${process.pid}`, path);
    for (const { name } of keptIn(dir).slice(copies)) rmSync(join(dir, name), { force: true });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The newest that can be read; whether it is whole its version will tell. */
export function lastKept(dir: string): Packed[] {
  return keptIn(dir).flatMap(({ name }) => {
    try {
      return [JSON.parse(readFileSync(join(dir, name), 'utf8')) as Packed];
    } catch {
      return [];
    }
  });
}

function keptIn(dir: string): { name: string; at: number }[] {
  try {
    return readdirSync(dir)
      .filter((name) => /^[0-9a-f]+\.json$/.test(name))
      .map((name) => ({ name, at: statSync(join(dir, name)).mtimeMs }))
      .sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}
