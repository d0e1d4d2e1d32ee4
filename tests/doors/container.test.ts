// The container, without an engine to build it: the steps of the Dockerfile's last stage are carried out in an empty folder
// (what it copies is copied, its variables are set, its user runs it), and it is started, asked whether it is well and stopped
// as it says. The first stage is this repository, built. What goes to compose and Kubernetes is held against what it says.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { build } from '../build.ts';

const test = suite('container');
const lines = readFileSync('Dockerfile', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const steps = lines.map((line) => ({ word: line.split(' ', 1)[0]!, rest: line.slice(line.indexOf(' ') + 1) }));
const stages: (typeof steps)[] = [];
for (const step of steps) {
  if (step.word === 'FROM') stages.push([]);
  stages.at(-1)!.push(step);
}
const [first = [], last = []] = stages;
const said = (word: string): string => last.find((step) => step.word === word)!.rest;
const list = (text: string): string[] => JSON.parse(text.slice(text.indexOf('[')));

/** Whoever runs the tests may not be root: then it runs as them, who are no root either. */
const isRoot = process.getuid?.() === 0;
const nobody = isRoot ? { uid: 65534, gid: 65534 } : {};
const folder = mkdtempSync(join(tmpdir(), 'contenedor-'));

test('it builds apart, serves with nothing else, and not as root', () => {
  assert.is(stages.length, 2);
  const commands = first.filter(({ word }) => word === 'RUN').map(({ rest }) => rest);
  assert.match(commands.join('\n'), /^npm ci .*\nnpm run build\nnpm prune --omit=dev/);
  for (const { rest } of first.filter(({ word, rest: what }) => word === 'COPY' && what !== '. .'))
    for (const name of rest.split(' ').slice(0, -1)) assert.ok(existsSync(name), name);
  assert.is(said('USER'), 'node');
  assert.is(said('STOPSIGNAL'), 'SIGTERM');
  assert.not.ok(last.some(({ word }) => word === 'RUN'));
});

test('what it copies is enough: it starts as another user, is healthy, answers, and stops when told', async () => {
  build();
  const place = join(folder, 'srv');
  const env: Record<string, string> = { PATH: process.env.PATH! };
  for (const { word, rest } of last) {
    if (word === 'ENV') for (const pair of rest.split(' ')) Object.assign(env, Object.fromEntries([pair.split('=')]));
    if (word !== 'COPY') continue;
    const [from = '', to = ''] = rest.replace('--from=build ', '').split(' ');
    const source = resolve(from.replace(/^\/src\//, ''));
    const target = join(place, to);
    mkdirSync(dirname(target), { recursive: true });
    if (from.endsWith('node_modules')) symlinkSync(source, target);
    else cpSync(source, to === './' ? join(target, 'package.json') : target, { recursive: true });
  }
  chmodSync(folder, 0o755);
  Object.assign(env, { PORT: String(await freePort()), HOST: '127.0.0.1', DRAIN_SECONDS: '0' });
  env.LAST_GOOD_DIR = join(folder, 'no');
  const [command = '', ...words] = list(said('CMD'));
  const node = command === 'node' ? process.execPath : command;
  const child = spawn(node, words, { cwd: place, env, ...nobody, stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    await started(child);
    const [, ...check] = list(said('HEALTHCHECK'));
    assert.is(spawnSync(process.execPath, check, { env, ...nobody }).status, 0);
    const url = `http://127.0.0.1:${env.PORT}`;
    assert.is((await fetch(`${url}/`)).status, 200);
    const body = JSON.stringify({
      ingredients: [
        { name: 'Harina', grams: 500 },
        { name: 'Agua', grams: 300 },
      ],
    });
    const headers = { 'content-type': 'application/json' };
    assert.is((await fetch(`${url}/api/balance/panaderia`, { method: 'POST', headers, body })).status, 200);
    child.kill(said('STOPSIGNAL') as NodeJS.Signals);
    assert.equal(await once(child, 'exit'), [0, null]);
    assert.is(spawnSync(process.execPath, check, { env, ...nobody }).status, 1, 'and once stopped, it is not well');
  } finally {
    child.kill('SIGKILL');
  }
});

async function started(child: ChildProcess): Promise<void> {
  let output = '';
  await new Promise<void>((done, failed) => {
    child.once('exit', (code) => failed(new Error(`ended with ${code}\n${output}`)));
    child.stderr!.on('data', (chunk) => {
      output += chunk;
    });
    child.stdout!.on('data', (chunk) => {
      output += chunk;
      if (output.includes('"En marcha"')) done();
    });
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

const settings = new Set(
  readFileSync('server/settings.ts', 'utf8')
    .match(/'[A-Z][A-Z_]+'/g)
    ?.map((word) => word.slice(1, -1)),
);

test('the manifests ask for settings that exist, probes that answer and the port it listens at', () => {
  const manifests = readFileSync('docs/kubernetes.yaml', 'utf8');
  const kinds = manifests
    .match(/^kind: \w+$/gm)
    ?.map((line) => line.slice(6))
    .sort();
  assert.equal(kinds, [
    'Deployment',
    'Deployment',
    'HorizontalPodAutoscaler',
    'PodDisruptionBudget',
    'Service',
    'Service',
  ]);
  for (const [, name] of manifests.matchAll(/- \{ name: ([A-Z_]+), value/g)) assert.ok(settings.has(name!), name);
  for (const path of ['/readyz', '/healthz'])
    assert.match(manifests, new RegExp(`httpGet: \\{ path: ${path}, port: http \\}`));
  assert.match(
    manifests,
    new RegExp(`name: http, containerPort: ${/PORT=(\d+)/.exec(readFileSync('Dockerfile', 'utf8'))![1]} `),
  );
  assert.match(manifests, /runAsNonRoot: true/);
  const compose = readFileSync('compose.yaml', 'utf8');
  const own = compose.slice(compose.indexOf('environment:'), compose.indexOf('depends_on:'));
  for (const [, name] of own.matchAll(/^ {6}([A-Z_]+):/gm)) assert.ok(settings.has(name!), name);
  assert.ok(existsSync(/\.\/(docs\/nginx\.conf)/.exec(compose)![1]!));
  // An emptyDir and a tmpfs are what may be written: nothing else is.
  assert.match(compose, /read_only: true/);
});

test.after(() => rmSync(folder, { recursive: true, force: true }));
test.run();
