// The servers under measure, each in a process of its own that says how much processor time it has used.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Measured {
  url: string;
  cpuSeconds(): Promise<number>;
  memoryBytes(): Promise<number>;
  stop(): void;
}

export async function bareServer(answer: string): Promise<Measured> {
  const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'answer.json');
  writeFileSync(file, answer);
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/bare.ts', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await firstMatch(child, /(\d+)\n/);
  const url = `http://127.0.0.1:${port}`;
  const cpuSeconds = async () => Number(await (await fetch(`${url}/cpu`)).text());
  return { url: `${url}/api/balance`, cpuSeconds, memoryBytes: async () => 0, stop: () => child.kill() };
}

let isBuilt = false;

/** What production runs; looked at once. */
export function build(): void {
  if (isBuilt) return;
  isBuilt = true;
  const words = ['--import', 'tsx', 'build/build.ts', '--if-needed'];
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit' });
  if (status !== 0) throw new Error('it does not build');
}

/** Obrador as it is built, with everything on: limit, checks, headers, metrics and a log line per request. */
export async function fullServer(env: Record<string, string> = {}): Promise<Measured> {
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    METRICS_PORT: '0',
    RATE_LIMIT_PER_MINUTE: '1000000000',
    NODE_ENV: 'production',
  };
  build();
  const child = spawn(process.execPath, ['dist/main.js'], {
    env: { PATH: process.env.PATH, ...settings, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await firstMatch(child, /(.*"En marcha".*)\n/);
  const { port, metrics } = JSON.parse(line) as { port: number; metrics: number };
  const read = async (name: string) => {
    const page = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    return Number(new RegExp(`^${name} (.+)$`, 'm').exec(page)?.[1]);
  };
  return {
    url: `http://127.0.0.1:${port}/api/balance`,
    cpuSeconds: () => read('process_cpu_seconds_total'),
    memoryBytes: () => read('process_resident_memory_bytes'),
    stop: () => child.kill(),
  };
}

function firstMatch(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    let found = false;
    // Goes on reading afterwards: a full pipe would stop the log of what is being measured.
    child.stdout!.on('data', (chunk) => {
      if (found) return;
      text += chunk;
      const match = pattern.exec(text);
      if (!match) return;
      found = true;
      resolve(match[1]!);
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
  });
}
