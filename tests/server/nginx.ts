// The nginx of docs/produccion.md before a server that runs here: its address, what it complained of, and its end.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from './running.ts';

export interface Fronted {
  readonly url: string;
  /** lines of its log of errors so far */
  complaints(): string[];
  end(): Promise<void>;
}

/** Of what it complains of, what was let in and then cut; not that nobody listens any more. */
export const isCut = (complaint: string): boolean =>
  !complaint.includes('Connection refused') && !complaint.includes('no live upstreams');

export async function nginxBefore(port: number): Promise<Fronted> {
  const dir = mkdtempSync(join(tmpdir(), 'nginx-'));
  mkdirSync(join(dir, 'logs'));
  const own = await freePort();
  writeFileSync(join(dir, 'nginx.conf'), configOf(dir, port, own));
  const nginx = spawn('nginx', ['-c', join(dir, 'nginx.conf'), '-p', dir], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${own}`;
  await eventually(() =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return {
    url,
    complaints: () => readFileSync(join(dir, 'error.log'), 'utf8').split('\n').filter(Boolean),
    async end() {
      nginx.kill('SIGTERM');
      await once(nginx, 'exit');
      rmSync(dir, { recursive: true });
    },
  };
}

function configOf(dir: string, port: number, own: number): string {
  const site = /```nginx\n([\s\S]*?)```/
    .exec(readFileSync('docs/produccion.md', 'utf8'))![1]!
    .replace('127.0.0.1:3000', `127.0.0.1:${port}`)
    .replace('listen 80', `listen 127.0.0.1:${own}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${dir}/${kind};`)
    .join('\n');
  return `daemon off; pid ${dir}/pid; error_log ${dir}/error.log;\nevents {}\nhttp { access_log off;\n${temporary}\n${site}}\n`;
}

async function freePort(): Promise<number> {
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address() as { port: number };
  free.close();
  return port;
}
