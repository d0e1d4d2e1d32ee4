// The command run within a test: its ends, its signals and its words are caught.
import cluster from 'node:cluster';
import fs, { rmSync } from 'node:fs';
import http, { type Server } from 'node:http';
import * as assert from 'uvu/assert';
import { instead } from './instead.ts';
import { folderWithInvented } from './invented.ts';
import { withoutThreads } from './proving.ts';

export const craftsDir = folderWithInvented(false);
export const said = { log: '', screen: '' };
export const exits: number[] = [];
export const own = { exit: process.exit, send: process.send, argv: process.argv, env: process.env };
const { createServer } = http;
const servers: Server[] = [];
let restores: (() => void)[] = [];
let waking: NodeJS.Timeout | undefined;
const heard = (descriptor: number, text: unknown): void => {
  said[descriptor === 2 ? 'screen' : 'log'] += String(text);
};

/** Whoever ends the test itself ends it. */
const ended = (): void => own.exit.call(process, 1);

/** From now on the command only says that it ends. */
export function catchAll(): void {
  process.on('SIGTERM', ended);
  waking = setInterval(() => {}, 1000);
  const write = (descriptor: number, bytes: Buffer, done: (failed: null, written: number) => void): void => {
    heard(descriptor, bytes);
    setImmediate(done, null, bytes.length);
  };
  const kept = (...given: Parameters<typeof createServer>): Server => {
    const server = createServer(...given);
    servers.push(server);
    return server;
  };
  restores = [instead(fs, { write, writeSync: heard }), instead(http, { createServer: kept }), withoutThreads()];
  process.exit = ((code: number) => void exits.push(code)) as never;
  // The command is run many times in one process.
  for (const stream of [process.stdout, process.stderr]) stream.setMaxListeners(100);
}

export function release(): void {
  clearInterval(waking);
  process.removeListener('SIGTERM', ended);
  for (const server of servers) server.close().closeAllConnections();
  for (const restore of restores) restore();
  Object.assign(process, own);
  // Whoever watches it would only say that it is gone.
  process.once('exit', () => rmSync(craftsDir, { recursive: true, force: true }));
}

const sleep = setTimeout;
export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  for (let turn = 0; !(await holds()); turn++) {
    if (turn > 3000) throw new Error(`never: ${holds}\n${said.log}${said.screen}`);
    await new Promise((resolve) => sleep(resolve, 10));
  }
};
const lines = (): Record<string, unknown>[] =>
  said.log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
export const lineOf = (message: string): Record<string, unknown> | undefined =>
  lines().find((line) => line.message === message);

type Listener = (...given: unknown[]) => unknown;
export interface Started {
  /** what it does when it is told this */
  signal(name: 'SIGTERM' | 'SIGINT' | 'uncaughtException', ...given: unknown[]): unknown;
}

let turn = 0;
/** Runs the command with these settings, as if it were alone in its process; `use` begins at once. */
export async function running(
  env: Record<string, string>,
  use: (started: Started) => Promise<void>,
  argv: string[] = [],
): Promise<void> {
  const names = ['SIGTERM', 'SIGINT', 'uncaughtException', 'message', 'disconnect'];
  const before = names.map((name) => process.listeners(name as 'SIGTERM') as Listener[]);
  const inCluster = ['message', 'exit'].map((name) => cluster.listeners(name));
  Object.assign(said, { log: '', screen: '' });
  exits.length = 0;
  const usual = { PORT: '0', HOST: '127.0.0.1', LAST_GOOD_DIR: 'no', LARDER_DIR: '/no/hay', DRAIN_SECONDS: '0' };
  process.env = { ...own.env, CRAFTS_DIR: craftsDir, ...usual, LOG_LEVEL: 'info', NODE_ENV: 'test', ...env };
  process.argv = [...own.argv.slice(0, 2), ...argv];
  const added = (name: string): Listener[] =>
    (process.listeners(name as 'SIGTERM') as Listener[]).filter((one) => !before[names.indexOf(name)]!.includes(one));
  const streams = process.stdout.listenerCount('error') + process.stderr.listenerCount('error');
  try {
    const file = '../../server/main.ts';
    await import(`${file}?${++turn}`);
    assert.is(process.stdout.listenerCount('error') + process.stderr.listenerCount('error'), streams + 2);
    await use({ signal: (name, ...given) => added(name)[0]!(...given) });
  } finally {
    for (const name of names) for (const one of added(name)) process.removeListener(name, one);
    for (const [index, name] of ['message', 'exit'].entries())
      for (const one of cluster.listeners(name))
        if (!inCluster[index]!.includes(one)) cluster.removeListener(name, one as Listener);
    process.env = own.env;
    process.argv = own.argv;
  }
}
