// A real server for the tests: in this process on a free port, or as the command people run.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { type Loaded, loadTexts, report } from '../../engine/load/index.ts';
import {
  compile,
  DefinitionsError,
  type Folders,
  type Packed,
  packedIn,
  unpack,
} from '../../server/definitions/texts.ts';
import { type Listening, listen } from '../../server/edge/listen.ts';
import { createService, type Service } from '../../server/service.ts';
import { readSettings } from '../../server/settings.ts';
import { build } from '../build.ts';
import { type Answer, checkAnswer } from './described.ts';
import { emptyFolder } from './folders.ts';
import { folderWithInvented } from './invented.ts';

export type { Answer } from './described.ts';

/** The crafts of the project are taken on trust: that they are right is for the tests of `check` to show. */
export function opened(folders: Folders): { loaded: Loaded; packed: Packed } {
  const packed = packedIn(folders);
  const own = ofProject().packed.crafts.map(({ files }) => JSON.stringify(files));
  const strange = unpack(packed).filter(({ texts }) => !own.includes(JSON.stringify(Object.fromEntries(texts))));
  const { problems } = loadTexts(strange);
  if (problems.some(({ severity }) => severity === 'error')) throw new DefinitionsError(report(problems));
  return { loaded: compile(packed), packed };
}

/** They are loaded once for all tests of a run. */
let project: { loaded: Loaded; packed: Packed } | undefined;
function ofProject() {
  if (project) return project;
  const packed = packedIn({ craftsDir: 'crafts', larderDir: 'larder' });
  project = { loaded: compile(packed), packed };
  return project;
}
export const crafts = (): Loaded => ofProject().loaded;

export type Env = Record<string, string>;

const quiet: Env = {
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
  RATE_LIMIT_PER_MINUTE: '1000000',
  DRAIN_SECONDS: '0',
  HEAVY_SECONDS: '120',
  LAST_GOOD_DIR: 'no',
};

export interface Running extends Listening {
  url: string;
  service: Service;
  /** every answer is checked against the /openapi.json of the same server */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  raw(text: string | Buffer, until?: (received: string) => boolean, patienceMs?: number): Promise<string>;
  stop(): Promise<void>;
}

export async function start(env: Env = {}): Promise<Running> {
  const settings = readSettings({ ...quiet, ...env });
  const service = await createService(settings, env.CRAFTS_DIR ? opened(settings) : ofProject());
  const listening = await listen(service);
  const url = `http://127.0.0.1:${listening.port}`;
  const call: Running['call'] = async (method, path, body, headers = {}) => {
    const json = body !== undefined && typeof body !== 'string' && !(body instanceof Uint8Array);
    const sent = json ? JSON.stringify(body) : (body as string | undefined);
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await fetch(url + path, { method, body: sent, headers: { ...type, ...headers } });
    const answer = await read(response);
    await checkAnswer(url, method, path, answer);
    return answer;
  };
  return {
    ...listening,
    url,
    service,
    call,
    post: (path, body, headers) => call('POST', path, body, headers),
    get: (path, headers) => call('GET', path, undefined, headers),
    raw: (text, until, patienceMs) => raw(listening.port, text, until, patienceMs),
    async stop() {
      service.limiter.close();
      service.pool.close();
      listening.server.closeAllConnections();
      await listening.close();
    },
  };
}

export async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') && text !== '';
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined };
}

/** Bytes as they are, and what comes back until the server closes or `until` is content. */
export function raw(
  port: number,
  text: string | Buffer,
  until = (_: string) => false,
  patienceMs = 20_000,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let received = '';
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`nothing but «${received}» in ${patienceMs} ms`));
    }, patienceMs);
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(received);
    };
    socket.on('data', (chunk) => {
      received += chunk;
      if (until(received)) done();
    });
    socket.on('error', done);
    socket.on('close', done);
  });
}

export interface Command {
  process: ChildProcess;
  port: number;
  url: string;
  output(): string;
  errors(): string;
  /** of every process that said that it is up */
  pids(): number[];
  ended: Promise<[code: number | null, signal: string | null]>;
  stop(): Promise<void>;
}

/** One small craft: a process that has to be started many times starts fast. */
let small: string | undefined;
function smallCrafts(): string {
  if (small === undefined) {
    const dir = folderWithInvented(false);
    process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
    small = dir;
  }
  return small;
}

/** The invented craft has ingredients of its own only. */
const noLarder: Env = { LARDER_DIR: emptyFolder };

/** What `npm start` runs, with these settings; resolves when `ready` processes say that they are up. */
export async function command(
  env: Env = {},
  ready = 1,
  flags: string[] = [],
  errorsTo: string | null = null,
): Promise<Command> {
  build();
  const child = spawn(process.execPath, [...flags, 'dist/main.js'], {
    env: {
      PATH: process.env.PATH,
      ...quiet,
      LOG_LEVEL: 'info',
      CRAFTS_DIR: smallCrafts(),
      ...(env.CRAFTS_DIR === 'crafts' ? {} : noLarder),
      ...env,
    },
    stdio: ['ignore', 'pipe', errorsTo === null ? 'pipe' : openSync(errorsTo, 'w')],
  });
  let output = '';
  let errors = '';
  const ended = once(child, 'exit') as Command['ended'];
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  child.stdout!.on('data', (chunk) => {
    output += chunk;
  });
  await new Promise<void>((resolve, reject) => {
    // Searched only until it is found: whoever is measured may log millions of lines afterwards.
    child.stdout!.on('data', function look() {
      if (output.split('"En marcha"').length <= ready) return;
      child.stdout!.removeListener('data', look);
      resolve();
    });
    ended.then(([code]) => reject(new Error(`ended with ${code}\n${output}${errors}`)));
  });
  ended.catch(() => {});
  const port = Number(/"port":(\d+)/.exec(output)?.[1]);
  return {
    process: child,
    port,
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    errors: () => errors,
    pids: () => [...output.matchAll(/"message":"En marcha".*?"pid":(\d+)/g)].map((match) => Number(match[1])),
    ended,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}

export async function eventually(holds: () => boolean | Promise<boolean>, withinMs = 10_000): Promise<void> {
  const limit = Date.now() + withinMs;
  while (!(await holds())) {
    if (Date.now() > limit) throw new Error(`did not come true in ${withinMs} ms: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A server with the limit of the contract, while it is used. */
export async function withServer(env: Env, use: (server: Running) => Promise<void>): Promise<void> {
  const server = await start({ RATE_LIMIT_PER_MINUTE: '60', ...env });
  try {
    await use(server);
  } finally {
    await server.stop();
  }
}
