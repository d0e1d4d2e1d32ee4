// The manners of the service over HTTP, whatever is asked: methods, origins, headers, ids, health, faults of its own.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Running, start } from './running.ts';

let server: Running;
test.before(async () => {
  server = await start({ POWERED_BY: 'Obrador de prueba', PUBLIC_URL: 'https://obrador.example' });
});
test.after(() => server.stop());

const milk = [{ name: 'Leche entera', grams: 100 }];

test('unknown paths are 404 and wrong methods 405 with Allow, in the shape of an error', async () => {
  for (const path of [
    '/api/balance/fontaneria',
    '/api',
    '/x',
    '/api/crafts/x',
    '/api/balance/%00',
    '/api/balance/../etc',
    '/__proto__',
    '/api/crafts/__proto__',
  ]) {
    assert.is((await server.get(path)).status, 404, path);
    assert.is((await server.post(path, {})).status, 404, path);
  }
  for (const method of ['PUT', 'DELETE', 'PATCH']) {
    const answer = await server.call(method, '/api/balance', {});
    assert.is(answer.status, 405);
    assert.is(answer.headers.get('allow'), 'GET, HEAD, POST, OPTIONS');
    assert.match(answer.body.error, new RegExp(method));
  }
  const crafts = await server.post('/api/crafts', {});
  assert.is(crafts.status, 405);
  assert.is(crafts.headers.get('allow'), 'GET, HEAD, OPTIONS');
});

test('HEAD and a final slash are as GET and without it', async () => {
  const head = await fetch(`${server.url}/api/balance`, { method: 'HEAD' });
  assert.is(head.status, 200);
  assert.is(await head.text(), '');
  assert.ok(Number(head.headers.get('content-length')) > 100);
  assert.is((await server.get('/api/balance/')).status, 200);
  assert.is((await server.post('/api/balance/?a=1', { ingredients: milk })).status, 200);
});

test('open to every origin, also after an error, and preflights pass', async () => {
  const origin = { origin: 'https://otra.example' };
  for (const answer of [
    await server.get('/api/balance', origin),
    await server.post('/api/balance', '{', origin),
    await server.get('/x', origin),
  ]) {
    assert.is(answer.headers.get('access-control-allow-origin'), '*');
    assert.match(answer.headers.get('access-control-expose-headers') ?? '', /RateLimit.*Retry-After.*X-Request-Id/);
  }
  const preflight = await server.call('OPTIONS', '/api/balance', undefined, {
    ...origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  });
  assert.is(preflight.status, 204);
  assert.match(preflight.headers.get('access-control-allow-methods') ?? '', /POST/);
  assert.match(preflight.headers.get('access-control-allow-headers') ?? '', /Content-Type/i);
});

test('security headers and nothing that tells what runs behind', async () => {
  const { headers } = await server.post('/api/balance', { ingredients: milk });
  assert.is(headers.get('x-content-type-options'), 'nosniff');
  assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'/);
  assert.is(headers.get('referrer-policy'), 'no-referrer');
  assert.match(headers.get('strict-transport-security') ?? '', /max-age/);
  for (const name of ['x-powered-by', 'server', 'etag', 'content-encoding']) assert.is(headers.get(name), null, name);
});

test('a request id is kept when it is sane and made when it is not', async () => {
  assert.is((await server.get('/api/balance', { 'x-request-id': 'abc-123' })).headers.get('x-request-id'), 'abc-123');
  for (const bad of ['a b', 'x'.repeat(65), 'a"b', '{}']) {
    assert.match(
      (await server.get('/api/balance', { 'x-request-id': bad })).headers.get('x-request-id') ?? '',
      /^[\w-]+-\w+$/,
    );
  }
  const ids = await Promise.all(
    Array.from({ length: 20 }, async () => (await server.get('/healthz')).headers.get('x-request-id')),
  );
  assert.is(new Set(ids).size, 20);
});

test('healthz and readyz', async () => {
  assert.equal((await server.get('/healthz')).body, { status: 'ok' });
  const ready = await server.get('/readyz');
  assert.is(ready.status, 200);
  assert.is(ready.body.definitions, ready.headers.get('x-obrador-definitions'));
});

test('a fault of ours is a 500 with an id, and its details stay in the log', async () => {
  const { places } = server.service;
  const { take } = places;
  const logged: string[] = [];
  const { error } = server.service.log;
  server.service.log.error = (message, fields) => void logged.push(JSON.stringify({ message, ...fields }));
  places.take = () => {
    throw new TypeError('secreto');
  };
  try {
    const answer = await server.post('/api/balance', { ingredients: milk }, { 'x-request-id': 'fallo-1' });
    assert.is(answer.status, 500);
    assert.equal(answer.body, { error: 'Error interno de cálculo', code: 'internal', requestId: 'fallo-1' });
    assert.match(logged.join(), /fallo-1.*TypeError: secreto/);
  } finally {
    places.take = take;
    server.service.log.error = error;
  }
});

test('two hundred recipes at once answer as one by one', async () => {
  const bodies = Array.from({ length: 200 }, (_, index) => ({
    ingredients: [
      { name: 'Leche entera', grams: 100 + index },
      { name: 'Azúcar', grams: 20 + (index % 7) * 3 },
    ],
  }));
  const together = await Promise.all(bodies.map((body) => server.post('/api/balance', body)));
  for (const [index, body] of bodies.entries())
    assert.is((await server.post('/api/balance', body)).text, together[index]!.text);
});

test.run();
