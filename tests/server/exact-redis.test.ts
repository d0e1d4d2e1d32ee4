// The budget kept elsewhere, by a Redis that only pretends: it is asked over a real socket, and does what the test says.

import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Log } from '../../server/log.ts';
import { Metrics } from '../../server/metrics/series.ts';
import { countInRedis } from '../../server/rate-limit/redis.ts';
import type { Store } from '../../server/rate-limit/store.ts';
import { Window } from '../../server/rate-limit/window.ts';
import { eventually } from './running.ts';

/** What it says to a script, given its keys and arguments: a reply, or null to keep silent. */
type Script = (key: string, points: number) => string | null;

interface Tried {
  readonly store: Store;
  readonly own: Window;
  readonly told: string[];
  readonly asked: string[];
  readonly sockets: Set<Socket>;
  say(script: Script): void;
  /** a fifth of a second passes for whoever waits for an answer */
  late(): void;
  /** a second passes for whoever looks whether it works again */
  probe(): void;
  sampled(name: string): number | undefined;
}

const pair = (used: number, ms: number): string => `*2\r\n:${used}\r\n:${ms}\r\n`;

/** The words of each command, as they come. */
function* commandsIn(text: string): Generator<string[]> {
  const parts = text.split('\r\n');
  for (let at = 0; parts[at]?.startsWith('*'); ) {
    const count = Number(parts[at]!.slice(1));
    yield Array.from({ length: count }, (_, index) => parts[at + 2 + 2 * index]!);
    at += 1 + 2 * count;
  }
}

async function withRedis(use: (tried: Tried) => Promise<void>): Promise<void> {
  let script: Script = () => pair(1, 60_000);
  const say: Tried['say'] = (next) => {
    script = next;
  };
  // The clock of the test: only what waits for connections goes by the real one.
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
  const waiting = new Map<object, () => void>();
  const probing = new Map<object, () => void>();
  const kept = (all: Map<object, () => void>, go: () => void) => {
    const timer = { unref: () => timer };
    all.set(timer, go);
    return timer;
  };
  Object.assign(globalThis, {
    setTimeout: (go: () => void, ms: number, ...given: never[]) =>
      ms === 200 ? kept(waiting, go) : setTimeout(go, ms, ...given),
    clearTimeout: (timer: never) => waiting.delete(timer) || clearTimeout(timer),
    setInterval: (go: () => void, ms: number, ...given: never[]) =>
      ms === 1000 ? kept(probing, go) : setInterval(go, ms, ...given),
    clearInterval: (timer: never) => probing.delete(timer) || clearInterval(timer),
  });
  const late = (): void => {
    for (const go of [...waiting.values()]) go();
  };
  const probe = (): void => {
    for (const go of [...probing.values()]) go();
  };
  const asked: string[] = [];
  const told: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)));
    socket.on('data', (chunk) => {
      for (const [name = '', ...words] of commandsIn(String(chunk))) {
        if (name === 'info') socket.write('$19\r\nredis_version:7.0.0\r\n');
        else if (!name.startsWith('eval')) socket.write('+OK\r\n');
        else {
          const [, , key = '', points = ''] = words;
          asked.push(`${key} ${points} ${words.slice(4, 6).join(' ')}`);
          const reply = script(key, Number(points));
          if (reply !== null) socket.write(reply);
        }
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const metrics = new Metrics();
  const log = {
    info: (message: string) => void told.push(`info: ${message}`),
    warn: (message: string, { error }: { error: string }) => void told.push(`warn: ${message}: ${error}`),
  };
  const own = new Window(10, 100, () => 0);
  const store = countInRedis(`redis://127.0.0.1:${port}`, own, log as unknown as Log, metrics);
  const sampled: Tried['sampled'] = (name) => metrics.samples().find(([known]) => known === name)?.[2];
  try {
    await use({ store, own, told, asked, sockets, sampled, say, late, probe });
  } finally {
    store.close();
    assert.is(probing.size, 0);
    Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, clearInterval });
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }
}
const ready = ({ sampled }: Tried): Promise<void> => eventually(() => sampled('obrador_limiter_redis_ready') === 1);
const insured = ({ sampled }: Tried): number => sampled('obrador_limiter_insured_total') ?? 0;

test('until it has shown that it works each process counts by itself; then it is asked', () =>
  withRedis(async (tried) => {
    const { store, asked, say, told } = tried;
    assert.equal(store.take('a'), { allowed: true, remaining: 9, milliseconds: 60_000 });
    assert.equal([insured(tried), tried.sampled('obrador_limiter_redis_ready')], [1, 0]);
    await ready(tried);
    assert.equal(asked, ['obrador:ventana:(prueba) 1 60 10']);
    say(() => pair(4, 1234));
    assert.equal(await store.take('a'), { allowed: true, remaining: 6, milliseconds: 1234 });
    assert.is(asked[1], 'obrador:ventana:a 1 60 10');
    assert.is(insured(tried), 1);
    assert.equal(told, []);
  }));

test('whoever it refuses is refused, and then without asking', () =>
  withRedis(async (tried) => {
    const { store, asked, say } = tried;
    await ready(tried);
    say(() => pair(11, 40_000));
    assert.equal(await store.take('a'), { allowed: false, remaining: 0, milliseconds: 40_000 });
    const { length } = asked;
    const again = store.take('a');
    assert.not(again instanceof Promise);
    assert.is((again as { allowed: boolean }).allowed, false);
    assert.is(asked.length, length);
    say(() => pair(1, 60_000));
    assert.is((await store.take('b')).allowed, true);
  }));

test('heavy work is charged to it while it works, and here while it does not', () =>
  withRedis(async (tried) => {
    const { store, own, asked } = tried;
    store.charge('a', 3);
    assert.is(own.take('a').remaining, 6);
    await ready(tried);
    store.charge('a', 5);
    await eventually(() => asked.includes('obrador:ventana:a 5 60 10'));
    assert.is(own.take('a').remaining, 5);
  }));

test('when it fails each process counts by itself, it is said once, and it comes back', () =>
  withRedis(async (tried) => {
    const { store, say, told, probe } = tried;
    await ready(tried);
    say(() => '-READONLY no\r\n');
    assert.equal(await store.take('a'), { allowed: true, remaining: 9, milliseconds: 60_000 });
    assert.is(tried.sampled('obrador_limiter_redis_ready'), 0);
    assert.is((store.take('a') as { remaining: number }).remaining, 8);
    assert.is(insured(tried), 2);
    assert.equal(told, ['warn: Redis no lleva la cuenta: cada proceso cuenta por su lado: READONLY no']);
    say(() => pair(1, 60_000));
    probe();
    await ready(tried);
    assert.equal(told.slice(1), ['info: Redis vuelve a llevar la cuenta']);
    assert.is((await store.take('a')).remaining, 9);
    // While it works nobody looks whether it does.
    const { length } = tried.asked;
    probe();
    await new Promise((resolve) => setImmediate(resolve));
    assert.is(tried.asked.length, length);
  }));

test('a charge that fails is said too', () =>
  withRedis(async (tried) => {
    await ready(tried);
    tried.say(() => '-OOM full\r\n');
    tried.store.charge('a', 2);
    await eventually(() => tried.told.length > 0);
    assert.equal(tried.told, ['warn: Redis no lleva la cuenta: cada proceso cuenta por su lado: OOM full']);
  }));

test('one that does not answer is waited for a moment, and left for another connection', () =>
  withRedis(async (tried) => {
    const { store, say, told, sockets, asked, late } = tried;
    await ready(tried);
    const [first] = sockets;
    say(() => null);
    const taking = store.take('a');
    await eventually(() => asked.length === 2);
    late();
    assert.is((await taking).remaining, 9);
    assert.is(insured(tried), 1);
    assert.equal(told, ['warn: Redis no lleva la cuenta: cada proceso cuenta por su lado: no answer in 200 ms']);
    await eventually(() => !sockets.has(first!));
    say(() => pair(1, 60_000));
    await ready(tried);
    assert.is(told.at(-1), 'info: Redis vuelve a llevar la cuenta');
  }));

test('one that is cut off is said once, and comes back; closed, nothing is said any more', () =>
  withRedis(async (tried) => {
    const { store, told, sockets } = tried;
    await ready(tried);
    for (const socket of sockets) socket.destroy();
    await eventually(() => told.length > 0);
    assert.equal(told, ['warn: Redis no lleva la cuenta: cada proceso cuenta por su lado: conexión cerrada']);
    await ready(tried);
    assert.equal(told.slice(1), ['info: Redis vuelve a llevar la cuenta']);
    store.close();
    await eventually(() => sockets.size === 0);
    await new Promise((resolve) => setTimeout(resolve, 20));
    assert.is(told.length, 2);
  }));

test.run();
