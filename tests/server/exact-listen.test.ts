// The socket side of a small service: what a broken request is told, how many may come, the way out; with a listener’s own eyes.
import { rmSync } from 'node:fs';
import http from 'node:http';
import { connect, Socket } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Connections } from '../../server/connections.ts';
import { prove } from '../../server/definitions/prove.ts';
import { type Listening, listen } from '../../server/listen.ts';
import { createService, type Service } from '../../server/service.ts';
import { readSettings } from '../../server/settings.ts';
import { insteadIn } from './instead.ts';
import { folderWithInvented } from './invented.ts';

/** What the server is made with. */
const options: http.ServerOptions[] = [];
const { createServer } = http;
insteadIn(test, http, {
  createServer: (given: http.ServerOptions, take: http.RequestListener) => {
    options.push(given);
    return createServer(given, take);
  },
});

const craftsDir = folderWithInvented(false);
const opened = prove({ craftsDir, larderDir: '/no/hay' });
test.after(() => rmSync(craftsDir, { recursive: true, force: true }));

interface Up extends Listening {
  readonly service: Service;
  raw(text: string): Promise<string>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  sampled(name: string, labels?: string): number | undefined;
}

async function up(env: Record<string, string>, use: (server: Up) => Promise<void>): Promise<void> {
  const settings = readSettings({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', DRAIN_SECONDS: '0', ...env });
  const service = await createService(settings, opened);
  const listening = await listen(service);
  const raw = (text: string): Promise<string> =>
    new Promise((resolve) => {
      let received = '';
      const socket = connect(listening.port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => {
        received += chunk;
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve(received));
    });
  const get: Up['get'] = (path, headers) => fetch(`http://127.0.0.1:${listening.port}${path}`, { headers });
  const sampled: Up['sampled'] = (name, labels = '') =>
    service.metrics.samples().find(([own, told]) => own === name && told === labels)?.[2];
  try {
    await use({ ...listening, service, raw, get, sampled });
  } finally {
    listening.server.closeAllConnections();
    listening.server.close();
    service.pool.close();
  }
}
const until = async (holds: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 1000 && !holds(); turn++) await new Promise((resolve) => setTimeout(resolve, 10));
  assert.ok(holds(), String(holds));
};

for (const [seconds, head] of [
  ['5', 5],
  ['10', 10],
  ['300', 10],
] as const)
  test(`a request may take ${seconds} seconds, its headers ${head} of them`, () =>
    up({ REQUEST_SECONDS: seconds, KEEP_ALIVE_SECONDS: '7' }, async ({ server }) => {
      const { IncomingMessage: _, ServerResponse: __, ...told } = options.at(-1)!;
      assert.equal(told, {
        ...{ maxHeaderSize: 8192, requestTimeout: Number(seconds) * 1000, headersTimeout: head * 1000 },
        ...{ keepAliveTimeout: 7000, connectionsCheckingInterval: 1000, requireHostHeader: false },
      });
      assert.is(server.maxRequestsPerSocket, 0);
    }));

const head = 'HTTP/1.1\r\nHost: a\r\nConnection: close\r\n';
const targets: [what: string, request: string, answer: RegExp][] = [
  ['a path', `GET /healthz ${head}\r\n`, /^HTTP\/1.1 200 [\s\S]*\{"status":"ok"\}$/],
  ['a whole address', `GET http://casa/healthz?x=1 ${head}\r\n`, /^HTTP\/1.1 200 /],
  ['a whole address, safe', `GET HTTPS://casa/healthz ${head}\r\n`, /^HTTP\/1.1 200 /],
  [
    'an address of another kind',
    `GET ftp://casa/healthz ${head}\r\n`,
    /^HTTP\/1.1 400 [\s\S]*"La dirección de la petición no se entiende"/,
  ],
  [
    'an address that is none',
    `GET http://[x/healthz ${head}\r\n`,
    /^HTTP\/1.1 400 [\s\S]*"La dirección de la petición no se entiende"/,
  ],
  ['a star', `OPTIONS * ${head}\r\n`, /^HTTP\/1.1 400 [\s\S]*no se entiende/],
  [
    'no host',
    'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n',
    /^HTTP\/1.1 400 [\s\S]*"Host: falta esta cabecera"/,
  ],
  ['no host, and an old protocol', 'GET /healthz HTTP/1.0\r\n\r\n', /^HTTP\/1.1 200 /],
  ['another case', `GET /Healthz ${head}\r\n`, /^HTTP\/1.1 404 [\s\S]*No existe el camino \/Healthz;/],
  ['escapes that cannot be read', `GET /api/crafts/%zz ${head}\r\n`, /^HTTP\/1.1 404 /],
  [
    'an expectation',
    `GET /healthz HTTP/1.1\r\nHost: a\r\nExpect: otra\r\nConnection: close\r\n\r\n`,
    /^HTTP\/1.1 200 /,
  ],
];
for (const [what, request, answer] of targets)
  test(`asked for ${what}`, () => up({}, async ({ raw }) => assert.match(await raw(request), answer)));

test('the page and its definitions come before the paths of the crafts', () =>
  up({}, async ({ get }) => {
    const definitions = await get('/definitions/limonada.json');
    assert.equal([definitions.status, definitions.headers.get('cache-control')], [200, 'no-cache']);
    assert.is((await get('/api/crafts')).status, 200);
  }));

test('what is no request gets the shape of an error, byte by byte', () =>
  up({}, async ({ raw }) => {
    assert.is(
      await raw('hola\r\n\r\n'),
      'HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nAccess-Control-Allow-Origin: *\r\nContent-Length: 43\r\nConnection: close\r\n\r\n{"error":"La petición no es HTTP válido"}',
    );
    assert.match(
      await raw(`GET / HTTP/1.1\r\nX: ${'x'.repeat(9000)}\r\n\r\n`),
      /"Las cabeceras de la petición son demasiado largas"/,
    );
  }));

test('an error of a connection that broke, or whose answer has begun, only cuts it', () =>
  up({}, async ({ server }) => {
    const tell = (code: string, more: object = {}): { written: string; isCut: boolean } => {
      const told = { written: '', isCut: false };
      const socket = Object.assign(new Socket(), {
        end: (text: string) => Object.assign(told, { written: text }),
        destroy: () => Object.assign(told, { isCut: true }),
      });
      Object.defineProperty(socket, 'writable', { value: true, configurable: true });
      for (const [key, value] of Object.entries(more)) Object.defineProperty(socket, key, { value });
      server.emit('clientError', Object.assign(new Error('x'), { code }), socket);
      return told;
    };
    assert.equal(tell('ECONNRESET'), { written: '', isCut: true });
    assert.equal(tell('HPE_X', { writable: false }), { written: '', isCut: true });
    const { isAnswering } = Connections.prototype;
    Connections.prototype.isAnswering = () => true;
    assert.equal(tell('HPE_X'), { written: '', isCut: true });
    Connections.prototype.isAnswering = isAnswering;
    for (const [code, words] of [
      ['HPE_X', 'La petición no es HTTP válido'],
      ['ERR_HTTP_REQUEST_TIMEOUT', 'La petición tardó demasiado en llegar entera'],
      ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 'El cuerpo de la petición está mal troceado'],
    ]) {
      const { written, isCut } = tell(code!);
      assert.is(isCut, false);
      assert.ok(written.endsWith(`\r\n\r\n{"error":"${words}"}`), written);
    }
  }));

const slow =
  'POST /api/balance/limonada HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{';
for (const [limit, left] of [
  ['60', 1],
  ['2', 1],
  ['1', 0],
] as const)
  test(`one connection too many is told when to come back, of ${limit} a minute`, () =>
    up({ MAX_CONNECTIONS_PER_CLIENT: '1', RATE_LIMIT_PER_MINUTE: limit }, async ({ raw, sampled, service, server }) => {
      const held = raw(slow);
      await until(() => service.places.taken === 1);
      assert.equal(
        [sampled('obrador_connections'), sampled('obrador_in_flight'), sampled('obrador_waiting')],
        [1, 1, 0],
      );
      const told = await raw('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
      assert.match(told, /^HTTP\/1.1 429 Too Many Requests\r\n/);
      assert.ok(
        told.includes(
          `\r\nRetry-After: 1\r\nRateLimit-Policy: "cliente";q=${limit};w=60\r\nRateLimit: "cliente";r=${left};t=1\r\n`,
        ),
        told,
      );
      assert.is(sampled('obrador_refused_total', 'reason="conexiones"'), 1);
      server.closeAllConnections();
      await held;
    }));

test('behind a proxy the connections are the proxy’s, and are not counted as one client’s', () =>
  up({ MAX_CONNECTIONS_PER_CLIENT: '1', TRUST_PROXY: '1' }, async ({ raw, service, server }) => {
    const held = [raw(slow), raw(slow)];
    await until(() => service.places.taken === 2);
    server.closeAllConnections();
    await Promise.all(held);
  }));

test('a port that cannot be had is said by whoever asks for it', () =>
  up({}, async ({ port, service }) => {
    const taken = { ...service, settings: { ...service.settings, port } };
    await listen(taken).then(
      () => assert.unreachable(),
      (error: NodeJS.ErrnoException) => assert.is(error.code, 'EADDRINUSE'),
    );
  }));

test('closing: says so, answers who is in, lets nobody else in, and is done', () =>
  up({}, async ({ close, raw, service, port }) => {
    const head =
      'POST /api/balance/limonada HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n';
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head}{`));
    socket.on('data', (chunk) => {
      received += chunk;
    });
    await until(() => service.places.taken === 1);
    const closing = close();
    assert.is(service.draining, true);
    let isClosed = false;
    void closing.then(() => {
      isClosed = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 600));
    assert.is(isClosed, false);
    assert.is(await raw('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'), '');
    socket.write('}');
    await closing;
    await until(() => received !== '');
    assert.match(received, /^HTTP\/1.1 400 /);
  }));

test('closing: whoever comes while it waits is answered; hurried, nobody is waited for', () =>
  up({ DRAIN_SECONDS: '600', SHUTDOWN_SECONDS: '1' }, async ({ close, hurry, get }) => {
    const closing = close();
    const answer = await get('/healthz');
    assert.equal([answer.status, answer.headers.get('connection')], [200, 'close']);
    await answer.text();
    hurry();
    await closing;
    await close();
  }));

test('closing: a connection that stays open and idle, and one whose body never comes, are ended', () =>
  up({ SHUTDOWN_SECONDS: '1' }, async ({ close, raw, service }) => {
    const held = raw(slow);
    await until(() => service.places.taken === 1);
    await close();
    assert.is(await held, '');
  }));

test('what is prepared ahead is the description, piece by piece', () =>
  up({}, async ({ service, get }) => {
    const pieces = [...service.definitions.current.prepare()];
    // The spelling of the larder, the one type of the craft, its three parts of the description, and the description.
    assert.ok(pieces.length >= 6, `${pieces.length}`);
    const { body } = (await pieces.at(-1)) as { body: Buffer };
    assert.is(String(body), await (await get('/openapi.json')).text());
  }));

test.run();
