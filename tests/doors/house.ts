// What production has, in an empty folder: the built files, the definitions and the packages that are not for development.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { build } from '../build.ts';

interface Manifest {
  dependencies: Record<string, string>;
}

interface House {
  folder: string;
  leave(): void;
}

export function house(withPackages = true): House {
  build();
  const folder = mkdtempSync(join(tmpdir(), 'casa-'));
  for (const name of ['dist', 'crafts', 'larder', 'package.json'])
    cpSync(name, join(folder, name), { recursive: true });
  cpSync('page/dist', join(folder, 'page/dist'), { recursive: true });
  if (withPackages) {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
    for (const name of Object.keys(dependencies)) {
      const at = join(folder, 'node_modules', name);
      mkdirSync(dirname(at), { recursive: true });
      symlinkSync(resolve('node_modules', name), at);
    }
  }
  return { folder, leave: () => rmSync(folder, { recursive: true, force: true }) };
}

interface Served {
  url: string;
  process: ChildProcess;
  output(): string;
  errors(): string;
  stop(): Promise<number | null>;
}

/** `node dist/main.js` in a folder; resolves when `ready` processes are up, rejects with what it said when it ends before. */
export async function serve(folder: string, env: Record<string, string> = {}, ready = 1): Promise<Served> {
  const child = spawn(process.execPath, ['dist/main.js'], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', DRAIN_SECONDS: '0', LAST_GOOD_DIR: 'no', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  await new Promise<void>((done, failed) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.split('"En marcha"').length > ready) done();
    });
    ended.then(([code]) => failed(new Error(`ended with ${code}\n${output}${errors}`)));
  });
  ended.catch(() => {});
  return {
    url: `http://127.0.0.1:${/"port":(\d+)/.exec(output)?.[1]}`,
    process: child,
    output: () => output,
    errors: () => errors,
    async stop() {
      child.kill('SIGTERM');
      return (await ended)[0];
    },
  };
}

export const post = (url: string, body: unknown): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
