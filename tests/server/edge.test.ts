// What a hostile or careless client sends, byte by byte, and what each is told.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Running, start, withServer } from './running.ts';

let server: Running;
test.before(async () => {
  server = await start();
});
test.after(() => server.stop());

const raw: [what: string, bytes: string, status: number, code: string][] = [
  ['two Host headers', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400, 'http_invalid'],
  ['no Host header', 'GET /healthz HTTP/1.1\r\n\r\n', 400, 'http_invalid'],
  ['HTTP/2.0 in the line', 'GET /healthz HTTP/2.0\r\nHost: a\r\n\r\n', 505, 'http_version'],
  ['no version at all', 'GET /healthz\r\n\r\n', 505, 'http_version'],
  ['CONNECT', 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405, 'method_not_allowed'],
  ['no HTTP', 'hola\r\n\r\n', 400, 'http_invalid'],
];
for (const [what, bytes, status, code] of raw) {
  test(`${what}: ${status}`, async () => {
    const received = await server.raw(bytes, (text) => text.includes('"error"'));
    assert.match(received, new RegExp(`^HTTP/1.1 ${status} `), received);
    assert.match(received, new RegExp(`"code":"${code}"`), received);
  });
}

const deep = 100_000;
const broken: [what: string, text: string][] = [
  ['an open text, a line break and brackets', `["\n${'['.repeat(deep)}`],
  ['the same with braces', `{"a\n${'{"a":'.repeat(deep / 5)}`],
  ['a carriage return', `["\r${'['.repeat(deep)}`],
  ['a comment that hides a quote', `/*"*/${'['.repeat(deep)}`],
  ['a line comment', `//"\n${'['.repeat(deep)}`],
  ['a quote inside a bracket', `[1 "${'['.repeat(deep)}`],
  ['an escape at the end of a line', `["\\\n${'['.repeat(deep)}`],
];
for (const [what, text] of broken) {
  for (const path of ['/api/balance', '/mcp']) {
    test(`${path}: broken JSON with ${what} is a 400`, async () => {
      const answer = await fetch(server.url + path, {
        ...{ method: 'POST', body: text.slice(0, 102_000) },
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      });
      assert.is(answer.status, 400, await answer.text());
    });
  }
}

test('each encoding of a document has a tag of its own, and knows it again', async () => {
  for (const path of ['/openapi.json', '/definitions.json', '/definitions/_larder.json']) {
    const tags = new Set<string>();
    for (const coding of ['identity', 'gzip']) {
      const asked = await fetch(server.url + path, { headers: { 'accept-encoding': coding } });
      await asked.arrayBuffer();
      if (asked.status === 404) continue;
      const etag = asked.headers.get('etag') ?? '';
      tags.add(etag);
      const again = await fetch(server.url + path, { headers: { 'accept-encoding': coding, 'if-none-match': etag } });
      assert.is(again.status, 304, `${path} ${coding}`);
      assert.is(again.headers.get('etag'), etag);
    }
    assert.ok(tags.size !== 1, path);
  }
});

test('security.txt says whom to tell, until when, and in which languages', () =>
  withServer({ SECURITY_CONTACT: 'mailto:avisos@obrador.example' }, async (told) => {
    const answer = await fetch(`${told.url}/.well-known/security.txt`);
    assert.is(answer.status, 200);
    assert.match(answer.headers.get('content-type') ?? '', /^text\/plain/);
    const text = await answer.text();
    assert.match(text, /^Contact: mailto:avisos@obrador\.example$/m);
    assert.match(text, /^Preferred-Languages: es, en$/m);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    assert.ok(expires > Date.now() && expires < Date.now() + 366 * 86_400_000);
    assert.is((await fetch(`${told.url}/.well-known/security.txt`, { method: 'POST' })).status, 405);
  }));

test('nothing here may ask a browser for what its devices know', async () => {
  for (const path of ['/api/crafts', '/healthz'])
    assert.match((await server.get(path)).headers.get('permissions-policy') ?? '', /geolocation=\(\)/);
});

test('what has to be looked up has a limit of its own, far from what a person reads', () =>
  withServer({ READ_LIMIT_PER_MINUTE: '5', RATE_LIMIT_PER_MINUTE: '60' }, async (limited) => {
    const statuses: number[] = [];
    for (let times = 0; times < 6; times++) statuses.push((await limited.get('/api/ingredients?q=leche')).status);
    assert.equal(statuses, [200, 200, 200, 200, 200, 429]);
    const refused = await limited.get('/api/ingredients/nadie');
    assert.equal([refused.status, refused.body.code], [429, 'rate_limited']);
    assert.ok(Number(refused.headers.get('retry-after')) >= 1);
    assert.is((await limited.get('/api/balance')).status, 200);
    const recipe = { ingredients: [{ name: 'Leche entera', grams: 100 }] };
    assert.is((await limited.post('/api/balance', recipe)).status, 200);
  }));

test('a word said sixty times is said once', async () => {
  const once = await server.get('/api/ingredients?q=a&limit=50');
  const often = await server.get(`/api/ingredients?limit=50&q=${'a+'.repeat(59)}a`);
  assert.equal(often.body, once.body);
  const leche = await server.get('/api/ingredients?q=leche+entera');
  assert.equal((await server.get('/api/ingredients?q=leche+entera+leche+entera')).body, leche.body);
});

test.run();
