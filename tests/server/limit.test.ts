// The limit over HTTP: sixty a minute for each client, whoever stands between.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { clientKey } from '../../server/rate-limit/client.ts';
import { type Running, withServer } from './running.ts';

const recipe = { ingredients: [{ name: 'Leche entera', grams: 100 }] };

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

test.run();
