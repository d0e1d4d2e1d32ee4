// What one client may try, in short form (npm run bench -- hostile has the long one): requests without waiting for
// answers, answers that are never read, bodies in crumbs, odd targets. Another client must go on as if nothing happened.
import { connect } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hostileBody } from '../../bench/worst.ts';
import { evaluate, label, today } from '../../engine/index.ts';
import { siteOf } from '../../server/service.ts';
import { crafts } from '../engine/recipes.ts';
import { eventually, type Running, start } from './running.ts';

let server: Running;
test.before(async () => {
  server = await start();
});
test.after(() => server.stop());

/** Each plans what a recipe of milk alone would need; beside other tests that takes a while. */
const patienceMs = 60_000;

const gauge = (name: string): number =>
  server.service.metrics.samples().find(([own]) => own === name)?.[2] ?? Number.NaN;
const body = JSON.stringify({ ingredients: [{ name: 'Leche entera', grams: 100 }] });
const post = (id: number) =>
  `POST /api/balance HTTP/1.1\r\nHost: a\r\nX-Request-Id: p${id}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const get = (id: number) => `GET /x HTTP/1.1\r\nHost: a\r\nX-Request-Id: p${id}\r\n\r\n`;

test('a thousand requests in one write are all answered, in their order', async () => {
  const sent = Array.from({ length: 1000 }, (_, index) => (index % 3 === 0 ? post(index) : get(index)));
  const received = await server.raw(sent.join(''), (text) => text.includes('X-Request-Id: p999\r\n'), patienceMs);
  const ids = [...received.matchAll(/X-Request-Id: p(\d+)\r\n/g)].map((match) => Number(match[1]));
  assert.equal(
    ids,
    sent.map((_, index) => index),
  );
  assert.is(received.split('HTTP/1.1 200 ').length - 1, 334);
  assert.is(received.split('HTTP/1.1 404 ').length - 1, 666);
});

test('the limit counts requests sent together one by one: sixty, not sixty-one', async () => {
  const limited = await start({ RATE_LIMIT_PER_MINUTE: '60' });
  const sent = Array.from({ length: 90 }, (_, index) => post(index)).join('');
  const received = await limited.raw(sent, (text) => text.includes('X-Request-Id: p89\r\n'));
  assert.is(received.split('HTTP/1.1 200 ').length - 1, 60);
  assert.is(received.split('HTTP/1.1 429 ').length - 1, 30);
  await limited.stop();
});

test('a recipe that nobody would cook is worked out apart, and the answer is the same', async () => {
  const jobs = (): number => gauge('obrador_heavy_cpu_seconds_count') || 0;
  const long = JSON.parse(hostileBody('balance'));
  const before = jobs();
  const answer = await server.post('/api/balance', long);
  const { verdict, params, suggestions, warnings } = evaluate(crafts[0]!, long, siteOf(server.service.settings));
  assert.is(answer.status, 200);
  const given = answer.body;
  assert.equal(
    [given.verdict, given.params, given.suggestions, given.warnings],
    [verdict, params, suggestions, warnings],
  );
  assert.is(jobs(), before + 1);
  const printed = await server.post('/api/label', long);
  assert.equal(printed.body.ingredients, label(crafts[0]!, long, siteOf(server.service.settings), today()).ingredients);
  const linked = await fetch(`${server.url}/api/label`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/ld+json' },
    body: JSON.stringify(long),
  });
  assert.is(((await linked.json()) as { '@type': string })['@type'], 'Recipe');
  assert.is(jobs(), before + 3);
  await server.post('/api/balance', JSON.parse(body));
  await server.post('/api/label', JSON.parse(body));
  assert.is(jobs(), before + 3);
});

test('a dear question gets the same answer from a process that has just begun, and from one with its hands full', async () => {
  const fresh = await start();
  const dear = JSON.parse(hostileBody('adjust'));
  const ask = async (body: unknown) => {
    const { requestId: _, ...told } = (await fresh.post('/api/adjust', body)).body;
    return told;
  };
  const cold = await ask(dear);
  assert.is(cold.status, 'ok');
  const others = [200, 300, 400].map((grams) => ({ ingredients: [{ name: 'Leche entera', grams }], add: ['Azúcar'] }));
  const [busy] = await Promise.all([ask(dear), ...others.map(ask)]);
  assert.equal(busy, cold);
  assert.equal(await ask(dear), cold);
  await fresh.stop();
});

test('a flood of requests is read no further than it is answered', async () => {
  const flood = Buffer.from(
    get(1)
      .replace(/X-.*\r\n/, '')
      .repeat(4000),
  );
  const sockets = Array.from({ length: 5 }, () => {
    const socket = connect(server.port, '127.0.0.1').on('error', () => {});
    socket.resume();
    const more = () => void (socket.writable && socket.write(flood));
    return socket.on('connect', more).on('drain', more);
  });
  let most = 0;
  for (let times = 0; times < 60; times++) {
    assert.is((await fetch(`${server.url}/healthz`)).status, 200);
    most = Math.max(most, gauge('obrador_waiting'));
  }
  for (const socket of sockets) socket.destroy();
  assert.ok(most > 0 && most <= 5 * 40, `${most} waiting`);
  await eventually(() => gauge('obrador_waiting') === 0);
});

test('whoever asks and does not read is cut off, and holds nothing meanwhile', async () => {
  const own = await start({ WRITE_SECONDS: '1' });
  const open = () => own.service.metrics.samples().find(([name]) => name === 'obrador_connections')?.[2];
  const socket = connect(own.port, '127.0.0.1').on('error', () => {});
  socket.pause();
  socket.write('GET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(200));
  await eventually(() => open() === 1);
  await eventually(() => open() === 0);
  socket.destroy();
  await own.stop();
});

test('a body in crumbs is refused before it costs anything', async () => {
  // Many more would follow: the answer is there before they are.
  const crumbs = `1\r\n \r\n`.repeat(5000);
  const head =
    'POST /api/balance HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
  const received = await server.raw(head + crumbs, (text) => text.includes('"error"'));
  assert.match(received, /^HTTP\/1.1 400 [\s\S]*demasiados trozos/);
});

const targets: [what: string, request: string, status: number, says: RegExp][] = [
  ['a whole address', 'GET http://obrador.example/api/balance HTTP/1.1\r\nHost: a\r\n', 200, /"endpoint"/],
  ['an address that is none', 'GET http://[::1/x HTTP/1.1\r\nHost: a\r\n', 400, /"error":"La dirección/],
  ['no path at all', 'GET x HTTP/1.1\r\nHost: a\r\n', 400, /"error":"La/],
  ['a star', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n', 400, /"error":"La dirección/],
  ['no Host', 'GET /healthz HTTP/1.1\r\n', 400, /"error":"Host: falta/],
  ['two slashes', 'GET //evil.example/x HTTP/1.1\r\nHost: a\r\n', 404, /"error":"No existe el camino/],
  ['a broken escape', 'GET /%zz HTTP/1.1\r\nHost: a\r\n', 404, /"error":"No existe el camino/],
  ['one in an id', 'GET /api/ingredients/%E0%A4%A HTTP/1.1\r\nHost: a\r\n', 404, /"error":"No existe el camino/],
];
for (const [what, request, status, says] of targets) {
  test(`${what}: ${status}, in JSON and with an id`, async () => {
    const received = await server.raw(`${request}Connection: close\r\n\r\n`);
    assert.ok(received.startsWith(`HTTP/1.1 ${status} `), received.slice(0, 200));
    assert.match(received, says);
    if (!received.includes('HTTP válido')) assert.match(received, /\r\nX-Request-Id: /);
  });
}

test('what is known is not sent again: ETag and 304 on every document', async () => {
  for (const path of ['/openapi.json', '/api/crafts', '/api/balance']) {
    const first = await server.get(path);
    const etag = first.headers.get('etag') ?? '';
    assert.match(etag, /^"[\w-]{22}(-gzip)?"$/);
    for (const known of [etag, `W/${etag}`, `"otro", ${etag}`, '*']) {
      const again = await fetch(server.url + path, { headers: { 'if-none-match': known } });
      assert.is(again.status, 304, known);
      assert.is(await again.text(), '');
    }
    assert.is((await server.get(path, { 'if-none-match': '"otro"' })).status, 200);
  }
});

test.run();
