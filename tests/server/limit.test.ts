import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { clientKey } from '../../server/limit/client.ts';
import { Window } from '../../server/limit/window.ts';
import { type Env, eventually, type Running, start } from './running.ts';

const recipe = { ingredients: [{ name: 'Leche entera', grams: 100 }] };

/** The memory that is left counts, not what is about to be collected. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}

async function withServer(env: Env, use: (server: Running) => Promise<void>): Promise<void> {
  const server = await start({ RATE_LIMIT_PER_MINUTE: '60', ...env });
  try {
    await use(server);
  } finally {
    await server.stop();
  }
}

const statuses = async (server: Running, count: number, headers?: (index: number) => Record<string, string>) => {
  const seen: number[] = [];
  for (let index = 0; index < count; index++)
    seen.push((await server.post('/api/balance', recipe, headers?.(index))).status);
  return seen;
};
const refused = (seen: number[]) => seen.filter((status) => status === 429).length;

test('sixty a minute over all POST endpoints together, then 429 that says when to come back', () =>
  withServer({}, async (server) => {
    const crafts = (await server.get('/api/crafts')).body.crafts as { path: string }[];
    for (let index = 0; index < 60; index++) {
      const { path } = crafts[index % crafts.length]!;
      // What is refused with 400 counts as well: it is counted before it is read.
      const answer = await server.post(path, index % 2 ? recipe : '{');
      assert.is.not(answer.status, 429);
      assert.is(answer.headers.get('ratelimit-policy'), '"cliente";q=60;w=60');
      assert.match(answer.headers.get('ratelimit') ?? '', new RegExp(`^"cliente";r=${59 - index};t=(60|5\\d)$`));
      assert.is(answer.headers.get('retry-after'), null);
    }
    const answer = await server.post('/api/balance', recipe);
    assert.is(answer.status, 429);
    assert.match(answer.body.error, /límite de 60 peticiones por minuto.*\d+ segundos/);
    assert.match(answer.headers.get('ratelimit') ?? '', /^"cliente";r=0;t=\d+$/);
    const wait = Number(answer.headers.get('retry-after'));
    assert.ok(wait >= 1 && wait <= 60);
    assert.is(answer.headers.get('access-control-allow-origin'), '*');
  }));

test('GET is free, and stays so when the budget is spent', () =>
  withServer({ RATE_LIMIT_PER_MINUTE: '2' }, async (server) => {
    assert.equal(await statuses(server, 3), [200, 200, 429]);
    for (let times = 0; times < 70; times++) assert.is((await server.get('/api/balance')).status, 200);
    assert.is((await server.call('OPTIONS', '/api/balance')).status, 204);
  }));

test('sixty at once and one more: exactly one is refused', () =>
  withServer({}, async (server) => {
    const answers = await Promise.all(Array.from({ length: 61 }, () => server.post('/api/balance', recipe)));
    assert.is(refused(answers.map(({ status }) => status)), 1);
  }));

test('a refused request is refused before its body is read', () =>
  withServer({ RATE_LIMIT_PER_MINUTE: '1' }, async (server) => {
    await server.post('/api/balance', recipe);
    const head =
      'POST /api/balance HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n';
    const received = await server.raw(head, (text) => text.includes('"error"'));
    assert.match(received, /^HTTP\/1.1 429 /);
  }));

test('forged addresses change nothing when no proxy is trusted', () =>
  withServer({ RATE_LIMIT_PER_MINUTE: '3' }, async (server) => {
    const forge = (index: number) => ({
      'x-forwarded-for': `198.51.100.${index}`,
      forwarded: `for=198.51.100.${index}`,
      'x-real-ip': `198.51.100.${index}`,
    });
    assert.equal(await statuses(server, 5, forge), [200, 200, 200, 429, 429]);
  }));

test('one hop: the address the proxy added counts, what the client put before it does not', () =>
  withServer({ RATE_LIMIT_PER_MINUTE: '3', TRUST_PROXY: '1' }, async (server) => {
    const lying = (index: number) => ({ 'x-forwarded-for': `198.51.100.${index}, 203.0.113.9` });
    assert.equal(await statuses(server, 5, lying), [200, 200, 200, 429, 429]);
    assert.equal(await statuses(server, 1, () => ({ 'x-forwarded-for': '203.0.113.10' })), [200]);
  }));

test('networks: only proxies inside them are believed', () =>
  withServer({ RATE_LIMIT_PER_MINUTE: '2', TRUST_PROXY: '127.0.0.0/8,10.0.0.0/8' }, async (server) => {
    const through = (index: number) => ({ 'x-forwarded-for': `198.51.100.${index}, 203.0.113.9, 10.1.2.3` });
    assert.equal(await statuses(server, 3, through), [200, 200, 429]);
  }));

test('a network that is not ours is not believed', () =>
  withServer({ RATE_LIMIT_PER_MINUTE: '2', TRUST_PROXY: '10.0.0.0/8' }, async (server) => {
    assert.equal(await statuses(server, 3, (index) => ({ 'x-forwarded-for': `198.51.100.${index}` })), [200, 200, 429]);
  }));

test('behind a proxy, an IPv6 client is its /64', () =>
  withServer({ RATE_LIMIT_PER_MINUTE: '2', TRUST_PROXY: '1' }, async (server) => {
    const roaming = (index: number) => ({ 'x-forwarded-for': `2001:db8:5:6:${index}::1` });
    assert.equal(await statuses(server, 3, roaming), [200, 200, 429]);
    assert.equal(await statuses(server, 1, () => ({ 'x-forwarded-for': '2001:db8:5:7::1' })), [200]);
  }));

test('rubbish from the proxy counts as the proxy', () =>
  withServer({ RATE_LIMIT_PER_MINUTE: '2', TRUST_PROXY: '1' }, async (server) => {
    assert.equal(await statuses(server, 3, (index) => ({ 'x-forwarded-for': `unknown${index}` })), [200, 200, 429]);
  }));

const keys: [address: string | undefined, key: string][] = [
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:5123', '192.0.2.7'],
  ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.7', '192.0.2.7'],
  ['64:ff9b::c000:208', '192.0.2.8'],
  ['64:ff9b:1::c000:207', '64:ff9b:1:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['1::2:3:4:5:6:192.0.2.7', 'desconocido'],
  ['', 'desconocido'],
  ['x'.repeat(5000), 'desconocido'],
  [undefined, 'desconocido'],
];
for (const [address, key] of keys) {
  test(`the key of ${address?.slice(0, 40)} is ${key}`, () => assert.is(clientKey(address), key));
}

test('a million addresses stay within the bound, and cost little', async () => {
  const window = new Window(60, 100_000);
  const collect = collector();
  collect();
  const before = process.memoryUsage().heapUsed;
  const started = performance.now();
  for (let index = 0; index < 1_000_000; index++) {
    window.take(`${index >> 16}.${(index >> 8) & 255}.${index & 255}.1`);
  }
  const microseconds = (performance.now() - started) / 1000;
  assert.is(window.size, 100_000);
  collect();
  const megabytes = (process.memoryUsage().heapUsed - before) / 1e6;
  assert.ok(megabytes < 40, `${megabytes} MB`);
  assert.ok(microseconds < 20, `${microseconds} µs each`);
});

test('one client that goes on asking keeps no memory', () => {
  const collect = collector();
  const window = new Window(60, 100_000);
  const ask = (times: number) => {
    for (let time = 0; time < times; time++) window.take(`198.51.100.${time % 3}`);
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = ask(20_000);
  const after = ask(300_000);
  assert.ok(after - before < 5e6, `${(after - before) / 1e6} MB`);
});

test('in no minute are there more than the limit, however they are spread', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 9000 }), { minLength: 20, maxLength: 120 });
  fc.assert(
    fc.property(gaps, fc.integer({ min: 1, max: 12 }), (waits, limit) => {
      let now = 0;
      const window = new Window(limit, 100, () => now);
      const allowed: number[] = [];
      for (const wait of waits) {
        now += wait;
        const inLastMinute = allowed.filter((at) => at + 60_000 > now).length;
        const verdict = window.take('a');
        // Never one too many; and never one too few, but for the fiftieth of a second in which they are given back.
        assert.ok(!verdict.allowed || inLastMinute < limit);
        const nearby = allowed.filter((at) => at + 60_050 > now).length;
        assert.ok(verdict.allowed || nearby >= limit);
        if (verdict.allowed) allowed.push(now);
        assert.ok(verdict.milliseconds > 0 && verdict.milliseconds <= 60_050);
        if (verdict.allowed) continue;
        // When it says to come back, it is let in.
        now += verdict.milliseconds;
        assert.ok(window.take('a').allowed);
        allowed.push(now);
      }
    }),
    { numRuns: 300, seed: 5 },
  );
});

test('sixty at the end of a minute and sixty at the start of the next are not to be had', () => {
  let now = 0;
  const window = new Window(60, 100, () => now);
  assert.ok(window.take('a').allowed);
  now = 59_900;
  for (let times = 0; times < 59; times++) assert.ok(window.take('a').allowed);
  now = 60_000;
  const seen = Array.from({ length: 60 }, () => window.take('a').allowed);
  assert.is(seen.filter((allowed) => allowed).length, 1);
  now = 119_900;
  assert.is(window.take('a').remaining, 58);
});

test('heavy work takes what it used of the budget, and never more than there is', () => {
  const window = new Window(60, 100, () => 0);
  window.take('a');
  window.charge('a', 15);
  assert.is(window.take('a').remaining, 43);
  window.charge('a', 1000);
  assert.equal(window.take('a'), { allowed: false, remaining: 0, milliseconds: 60_000 });
});

test('the room of those who are gone comes back', () => {
  let now = 0;
  const window = new Window(60, 1000, () => now);
  for (let index = 0; index < 500; index++) window.take(`a${index}`);
  now = 60_000;
  window.take('b');
  assert.is(window.size, 1);
});

test('when full, whoever came longest ago makes room and the rest stand', () => {
  let now = 0;
  const window = new Window(60, 3, () => now++);
  for (const key of ['a', 'b', 'c', 'a', 'd']) window.take(key);
  assert.is(window.size, 3);
  assert.is(window.take('a').remaining, 57);
  assert.is(window.take('b').remaining, 59);
  assert.is(window.take('d').remaining, 58);
});

test('a jump of the clock frees nobody and locks nobody', () =>
  withServer({ RATE_LIMIT_PER_MINUTE: '3' }, async (server) => {
    const real = Date.now;
    try {
      assert.equal(await statuses(server, 2), [200, 200]);
      Date.now = () => real() + 86_400_000;
      assert.equal(await statuses(server, 2), [200, 429]);
      Date.now = () => real() - 86_400_000;
      const answer = await server.post('/api/balance', recipe);
      assert.is(answer.status, 429);
      assert.ok(Number(answer.headers.get('retry-after')) <= 60);
    } finally {
      Date.now = real;
    }
  }));

const slow = (client: string) =>
  `POST /api/balance HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${client}\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{`;
const budget = /\r\nRateLimit-Policy: "cliente";q=60;w=60\r\nRateLimit: "cliente";r=\d+;t=\d+\r\n/;

test('work in flight is bounded: whoever sends slowest gives way, and is told to come back in a second', () =>
  withServer({ MAX_IN_FLIGHT: '2' }, async (server) => {
    const told = (text: string) => text.includes('"error"');
    const waiting = [server.raw(slow('x'), told), server.raw(slow('x'), told)];
    await eventually(() => server.service.places.taken === 2);
    assert.is((await server.post('/api/balance', recipe)).status, 200);
    const first = await Promise.race(waiting);
    assert.match(first, /^HTTP\/1.1 429 /);
    assert.match(first, /demasiadas peticiones a la vez/);
    assert.match(first, /\r\nRetry-After: 1\r\n/);
    assert.match(first, budget);
    server.server.closeAllConnections();
    await Promise.all(waiting);
    await eventually(() => server.service.places.taken === 0);
  }));

test('half-sent bodies of many clients keep nobody out', () =>
  withServer({ MAX_IN_FLIGHT: '40', TRUST_PROXY: '1' }, async (server) => {
    const received: Promise<string>[] = [];
    for (let client = 0; client < 5; client++)
      for (let times = 0; times < 20; times++)
        received.push(server.raw(slow(`198.51.100.${client}`), (text) => text.includes('"error"')));
    await eventually(() => server.service.places.taken === 40);
    for (let times = 0; times < 5; times++) {
      const answer = await server.post('/api/balance', recipe, { 'x-forwarded-for': '203.0.113.9' });
      assert.is(answer.status, 200);
    }
    server.server.closeAllConnections();
    const refused = (await Promise.all(received)).filter((text) => text.startsWith('HTTP/1.1 429'));
    assert.ok(refused.length >= 60, `${refused.length}`);
    for (const text of refused) assert.match(text, budget);
  }));

test('a client may hold so many connections; its oldest idle one gives way, and other clients notice nothing', () =>
  withServer({ MAX_CONNECTIONS_PER_CLIENT: '5' }, async (server) => {
    const open = (localAddress: string) => {
      const socket = connect({ port: server.port, host: '127.0.0.1', localAddress }).on('error', () => {});
      return { socket, closed: false };
    };
    const sockets = Array.from({ length: 12 }, () => open('127.0.0.2'));
    for (const one of sockets) one.socket.once('close', () => Object.assign(one, { closed: true }));
    await eventually(() => sockets.filter(({ closed }) => closed).length === 7);
    assert.equal(
      sockets.map(({ closed }) => closed),
      sockets.map((_, index) => index < 7),
    );
    assert.is((await server.post('/api/balance', recipe)).status, 200);
    for (const { socket } of sockets) socket.destroy();
  }));

test('with every connection of a client at work, one more is told so', () =>
  withServer({ MAX_CONNECTIONS_PER_CLIENT: '3' }, async (server) => {
    const busy = Array.from({ length: 3 }, () => server.raw(slow('x')));
    await eventually(() => server.service.places.taken === 3);
    const refused = await server.raw('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
    assert.match(refused, /^HTTP\/1.1 429 [\s\S]*Retry-After: 1\r\n[\s\S]*demasiadas peticiones a la vez/);
    assert.match(refused, budget);
    server.server.closeAllConnections();
    await Promise.all(busy);
  }));

test('connections are bounded', () =>
  withServer({ MAX_CONNECTIONS: '3' }, async (server) => {
    const { port } = server;
    const sockets = Array.from({ length: 6 }, () => connect(port, '127.0.0.1').on('error', () => {}));
    let closed = 0;
    for (const socket of sockets) socket.once('close', () => closed++);
    await new Promise((resolve) => setTimeout(resolve, 200));
    assert.is(closed, 3);
    for (const socket of sockets) socket.destroy();
  }));

test.run();
