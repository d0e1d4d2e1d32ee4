import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { eventually, type Running, start } from './running.ts';

let server: Running;
test.before(async () => {
  server = await start();
});
test.after(() => server.stop());

const json = { 'content-type': 'application/json' };
const item = { name: 'Leche entera', grams: 100 };
const deep = (depth: number) => `{"ingredients":${'['.repeat(depth)}${']'.repeat(depth)}}`;

// What is sent; what the Spanish error must say.
const bodies: [what: string, body: string | Uint8Array, says: RegExp][] = [
  ['nothing', '', /vacío/],
  ['spaces', ' \n ', /vacío/],
  ['half a body', '{"ingredients":[{"name":"Leche', /línea 1, columna \d+/],
  ['a missing comma on line 2', '{\n "type": "x" "ingredients": []}', /línea 2, columna 14: falta una coma/],
  ['a comment', '{/* hola */"ingredients":[]}', /comentarios/],
  ['a trailing comma', '{"ingredients":[1,]}', /línea 1, columna 19/],
  ['single quotes', "{'ingredients':[]}", /línea 1, columna 2/],
  ['NaN', '{"ingredients":[{"name":"a","grams":NaN}]}', /línea 1/],
  ['a control character', '{"type":"\u0001","ingredients":[]}', /línea 1/],
  ['two objects', '{"ingredients":[]}{}', /sobra texto/],
  ['xml', '<a/>', /JSON/],
  ['bytes that are not UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), /UTF-8/],
  ['UTF-16', Buffer.from('{"ingredients":[]}', 'utf16le'), /JSON|UTF-8/],
  ['nesting of 33', deep(32), /anida más de 32 niveles/],
  ['nesting of 50 000', deep(50_000), /anida más de 32 niveles/],
  ['100 kB and one byte', `{"ingredients":[],"x":"${'a'.repeat(102_400)}"}`, /supera 100 kB/],
  ['5 MB', `{"ingredients":[],"x":"${'a'.repeat(5_000_000)}"}`, /supera 100 kB/],
  ['null', 'null', /./],
  ['a number', '7', /./],
  ['a text', '"hola"', /./],
  ['an array', '[]', /./],
  ['true', 'true', /./],
  ['no ingredients', '{}', /ingredient/i],
  ['ingredients null', '{"ingredients":null}', /ingredient/i],
  ['ingredients an object', '{"ingredients":{}}', /ingredients/],
  ['ingredients a text', '{"ingredients":"leche"}', /ingredients/],
  ['no ingredient at all', '{"ingredients":[]}', /./],
  ['null items', '{"ingredients":[null]}', /ingredients\[0\]/],
  ['arrays for items', '{"ingredients":[[]]}', /ingredients\[0\]/],
  ['texts for items', '{"ingredients":["leche"]}', /ingredients\[0\]/],
  ['an item without name', '{"ingredients":[{"grams":1}]}', /ingredients\[0\]\.name/],
  ['a name that is a number', '{"ingredients":[{"name":5,"grams":1}]}', /ingredients\[0\]\.name/],
  ['a name that is an object', '{"ingredients":[{"name":{"toString":1},"grams":1}]}', /ingredients\[0\]\.name/],
  ['no weight', '{"ingredients":[{"name":"Agua"}]}', /ingredients\[0\]\.grams/],
  ['a weight in words', '{"ingredients":[{"name":"Agua","grams":"100"}]}', /ingredients\[0\]\.grams/],
  ['a weight that is null', '{"ingredients":[{"name":"Agua","grams":null}]}', /ingredients\[0\]\.grams/],
  [
    'a negative weight',
    '{"ingredients":[{"name":"Agua","grams":1},{"name":"Agua","grams":-1}]}',
    /ingredients\[1\]\.grams/,
  ],
  ['1e999 grams', '{"ingredients":[{"name":"Agua","grams":1e999}]}', /ingredients\[0\]\.grams/],
  ['-1e999 grams', '{"ingredients":[{"name":"Agua","grams":-1e999}]}', /ingredients\[0\]\.grams/],
  ['only zeros', '{"ingredients":[{"name":"Agua","grams":0}]}', /./],
  ['201 ingredients', JSON.stringify({ ingredients: new Array(201).fill(item) }), /200/],
  ['a craft nobody knows', JSON.stringify({ craft: 'fontaneria', ingredients: [item] }), /fontaneria/],
  ['a craft called __proto__', JSON.stringify({ craft: '__proto__', ingredients: [item] }), /__proto__/],
  ['a craft that is an array', JSON.stringify({ craft: ['helado'], ingredients: [item] }), /craft/],
  ['a type that is an object', JSON.stringify({ type: {}, ingredients: [item] }), /type/],
  [
    'a name of 90 kB',
    JSON.stringify({ ingredients: [{ name: 'a'.repeat(90_000), grams: 1 }] }),
    /ingredients\[0\]\.name/,
  ],
];

for (const [what, body, says] of bodies) {
  test(`400 in Spanish for ${what}`, async () => {
    const answer = await server.call('POST', '/api/balance', body, json);
    assert.is(answer.status, 400, answer.text);
    assert.match(answer.body.error, says);
    assert.ok(answer.headers.get('x-request-id'));
  });
}

// Strange, but a recipe.
const odd: [what: string, body: string][] = [
  ['__proto__ as type', JSON.stringify({ type: '__proto__', ingredients: [item] })],
  ['constructor as type', JSON.stringify({ type: 'constructor', ingredients: [item] })],
  ['toString as ingredient', JSON.stringify({ ingredients: [item, { name: 'toString', grams: 5 }] })],
  ['__proto__ as ingredient', JSON.stringify({ ingredients: [item, { name: '__proto__', grams: 5 }] })],
  [
    '__proto__ as key',
    `{"__proto__":{"type":"x","ingredients":[]},"ingredients":[{"name":"Leche entera","grams":100,"__proto__":{"grams":5}}]}`,
  ],
  [
    'constructor.prototype as key',
    `{"constructor":{"prototype":{"polluted":1}},"ingredients":[{"name":"Leche entera","grams":100}]}`,
  ],
  ['a BOM', `\uFEFF${JSON.stringify({ ingredients: [item] })}`],
  ['a field nobody knows', JSON.stringify({ ingredients: [{ ...item, color: 'azul' }], otra: [1] })],
  ['keys twice', '{"ingredients":[],"ingredients":[{"name":"Leche entera","grams":100}]}'],
  ['exactly 200 ingredients', JSON.stringify({ ingredients: new Array(200).fill(item) })],
  [
    'nesting of 32 in an unknown field',
    `{"ingredients":[${JSON.stringify(item)}],"x":${'['.repeat(31)}${']'.repeat(31)}}`,
  ],
];

for (const [what, body] of odd) {
  test(`200 for ${what}`, async () => {
    const answer = await server.call('POST', '/api/balance', body, json);
    assert.is(answer.status, 200, answer.text);
    assert.is(({} as { polluted?: number }).polluted, undefined);
  });
}

for (const grams of [5e-324, 1e-310, 1e-200, 1e-9]) {
  test(`${grams} grams are answered at once`, async () => {
    const answer = await server.post('/api/balance', { ingredients: [{ name: 'Pectina', grams }] });
    assert.ok(answer.status === 400 || answer.status === 200, answer.text);
  });
}

test('1e308 grams never become a 500', async () => {
  const answer = await server.post('/api/balance', {
    ingredients: [
      { name: 'Agua', grams: 1e308 },
      { name: 'Azúcar', grams: 1e308 },
    ],
  });
  assert.ok(answer.status === 400 || answer.status === 200, answer.text);
});

test('100 g of an ingredient hold no more than 100 g of anything', async () => {
  for (const [path, sent] of [
    ['/api/balance', { ingredients: [{ name: 'Polvo', grams: 10, materiagrasa: 1e6 }] }],
    ['/api/balance', { ingredients: [{ name: 'Polvo', grams: 10, kcal: 951 }] }],
    ['/api/balance/cacao', { ingredients: [{ ingrediente: 'Polvo', peso: 10, agua: 100.01 }] }],
  ] as const) {
    const { status, body } = await server.post(path, sent);
    assert.is(status, 400);
    assert.match(body.error, /\[0\]\.\w+: es demasiado grande; el máximo es (100|950)\./);
  }
});

const good = JSON.stringify({ ingredients: [item] });
const headers: [what: string, headers: Record<string, string>, says: RegExp][] = [
  ['text/plain', { 'content-type': 'text/plain' }, /Content-Type/],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, /Content-Type/],
  ['application/json-patch', { 'content-type': 'application/json-patch+json' }, /Content-Type/],
  ['latin-1', { 'content-type': 'application/json; charset=iso-8859-1' }, /iso-8859-1/],
  ['utf-16', { 'content-type': 'application/json; charset=utf-16' }, /utf-16/],
  ['br', { ...json, 'content-encoding': 'br' }, /Content-Encoding/],
  ['a type of 4 kB', { 'content-type': 'x'.repeat(4000) }, /Content-Type.{0,120}$/],
];
for (const [what, sent, says] of headers) {
  test(`400 in Spanish for ${what}`, async () => {
    const answer = await server.call('POST', '/api/balance', good, sent);
    assert.is(answer.status, 400);
    assert.match(answer.body.error, says);
  });
}

test('a compressed body is refused, not inflated', async () => {
  const answer = await server.call('POST', '/api/balance', gzipSync(Buffer.alloc(50_000_000)), {
    ...json,
    'content-encoding': 'gzip',
  });
  assert.is(answer.status, 400);
  assert.match(answer.body.error, /sin comprimir/);
});

test('no Content-Type at all', async () => {
  const received = await server.raw(
    `POST /api/balance HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${good.length}\r\n\r\n${good}`,
  );
  assert.match(received, /^HTTP\/1.1 400 /);
  assert.match(received, /Content-Type: falta/);
});

for (const type of ['application/json; charset=utf-8', 'Application/JSON;Charset="UTF-8"', 'application/json;']) {
  test(`${type} is JSON`, async () => {
    assert.is((await server.call('POST', '/api/balance', good, { 'content-type': type })).status, 200);
  });
}

test('an endless chunked body is answered and cut off', async () => {
  const head =
    'POST /api/balance HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
  const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`;
  const received = await server.raw(head + chunk.repeat(300));
  assert.match(received, /^HTTP\/1.1 400 [\s\S]*supera 100 kB/);
});

const broken: [what: string, bytes: string, says: RegExp][] = [
  ['not HTTP', 'hola\r\n\r\n', /HTTP válido/],
  ['headers of 20 kB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, /cabeceras/],
  [
    'a bad chunk',
    'POST /api/balance HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    /HTTP válido/,
  ],
  [
    'two lengths',
    'POST /api/balance HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc',
    /HTTP válido/,
  ],
  [
    'length and chunks',
    'POST /api/balance HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    /HTTP válido/,
  ],
];
for (const [what, bytes, says] of broken) {
  test(`the shape of an error for ${what}`, async () => {
    const received = await server.raw(bytes);
    assert.match(received, /^HTTP\/1.1 400 /);
    assert.match(JSON.parse(received.split('\r\n\r\n')[1] ?? '').error, says);
  });
}

test('a client that leaves in the middle disturbs nobody', async () => {
  const before = server.service.places.taken;
  await server
    .raw(
      `POST /api/balance HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"ingr`,
      () => true,
      300,
    )
    .catch(() => {});
  assert.is((await server.post('/api/balance', { ingredients: [item] })).status, 200);
  await new Promise((resolve) => setTimeout(resolve, 50));
  assert.is(server.service.places.taken, before);
});

test('a slow name is as fast as a short one', async () => {
  const time = async (name: string) => {
    const started = performance.now();
    for (let times = 0; times < 20; times++)
      await server.post('/api/balance', { ingredients: [item, { name, grams: 1 }] });
    return performance.now() - started;
  };
  await time('x');
  const short = await time('zzz');
  for (const name of [
    'a'.repeat(120),
    ' a'.repeat(60),
    '1'.repeat(120),
    '('.repeat(120),
    'sin '.repeat(30),
    'harina de '.repeat(12),
  ]) {
    const long = await time(name);
    assert.ok(long < 10 * short + 200, `${name.slice(0, 12)}…: ${long} ms, short ${short} ms`);
  }
});

test('a client that leaves, before, while or after its turn is counted, leaves nothing behind', async () => {
  const own = await start();
  const body = JSON.stringify({ ingredients: [{ name: 'Leche entera', grams: 1 }] });
  const head = `POST /api/balance HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  const leave = (text: string, afterMs: number) =>
    new Promise<void>((resolve) => {
      const socket = connect(own.port, '127.0.0.1', () => {
        socket.write(text);
        setTimeout(() => socket.resetAndDestroy(), afterMs);
      });
      socket.on('error', () => {});
      socket.once('close', () => resolve());
    });
  const { limiter } = own.service;
  try {
    for (const waitMs of [0, 30]) {
      // As with a count kept elsewhere, whose answer takes its time.
      const take: typeof limiter.take = async (client) => {
        await new Promise((resolve) => setTimeout(resolve, waitMs));
        return limiter.take(client);
      };
      own.service.limiter = waitMs === 0 ? limiter : { ...limiter, take };
      for (const text of [head + body, head, head + body.slice(0, 9), head + body + head + body]) {
        await Promise.all(Array.from({ length: 40 }, (_, index) => leave(text, index % 4)));
      }
      await eventually(() => own.service.places.taken === 0);
    }
    assert.is((await own.post('/api/balance', JSON.parse(body))).status, 200);
  } finally {
    await own.stop();
  }
});

test.run();
