// The bytes and headers that leave, and how an error becomes an answer: value by value.
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Refusal } from '../../engine/index.ts';
import { discardRest, fixedHeaders, negotiate, write } from '../../server/answer.ts';
import { whereJsonBreaks } from '../../server/broken-json.ts';
import { preflightHeaders } from '../../server/cors.ts';
import { answerTo, Fault, notAllowed, notFound } from '../../server/errors.ts';
import { etagOf, isKnown } from '../../server/etag.ts';
import { busy, spent } from '../../server/rate-limit/answer-429.ts';

const asking = (headers: Record<string, string>): IncomingMessage => ({ headers }) as unknown as IncomingMessage;

test('only a service that is reached by https asks browsers to insist on it', () => {
  assert.is(fixedHeaders('v1', false).includes('Strict-Transport-Security'), false);
  assert.equal(fixedHeaders('v1', true).slice(-4), [
    ...['X-Obrador-Definitions', 'v1'],
    ...['Strict-Transport-Security', 'max-age=31536000'],
  ]);
  assert.is(preflightHeaders.length, 6);
});

const known: [sent: string | undefined, is: boolean][] = [
  [undefined, false],
  ['', false],
  ['"a"', true],
  ['"b"', false],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b" ,W/"a"', true],
  ['"b", "c"', false],
  ['*', true],
  ['"b", *', true],
];
for (const [sent, is] of known)
  test(`If-None-Match: ${sent} ${is ? 'names' : 'does not name'} it`, () =>
    assert.is(isKnown(asking(sent === undefined ? {} : { 'if-none-match': sent }), '"a"'), is));

const body = Buffer.from('plain');
const gzip = Buffer.from('packed');
const always = ['Content-Type', 'application/json; charset=utf-8', 'Cache-Control', 'no-cache', 'ETag', '"a"'];
const varying = [...always, 'Vary', 'Accept-Encoding'];
const asked: [what: string, headers: Record<string, string>, gzip: boolean, sent: Buffer | null, told: string[]][] = [
  ['who has it', { 'if-none-match': '"a"', 'accept-encoding': 'gzip' }, true, null, always],
  ['a short one', { 'accept-encoding': 'gzip' }, false, body, always],
  ['who takes gzip', { 'accept-encoding': 'gzip' }, true, gzip, [...varying, 'Content-Encoding', 'gzip']],
  ['who takes all', { 'accept-encoding': 'br, *;q=0.5' }, true, gzip, [...varying, 'Content-Encoding', 'gzip']],
  ['who refuses it', { 'accept-encoding': 'gzip;q=0.0' }, true, body, varying],
  ['who says nothing', {}, true, body, varying],
];
for (const [what, headers, packed, sent, told] of asked)
  test(`a document for ${what}`, () => {
    const made = negotiate(asking(headers), { body, etag: '"a"', ...(packed ? { gzip } : {}) });
    assert.equal(made, { body: sent, headers: told });
  });

test('a tag is twenty-two letters of what it names, in quotes', () => {
  assert.match(etagOf(body), /^"[\w-]{22}"$/);
  assert.is.not(etagOf(body), etagOf(gzip));
});

for (const sent of ['ñandú', Buffer.from('ñandú')])
  test(`${typeof sent === 'string' ? 'a text' : 'bytes'} leave whole, with their length in bytes`, () => {
    const seen: unknown[] = [];
    const res = {
      writeHead: (status: number, headers: string[]) => void seen.push(status, headers),
      end: (bytes: Buffer) => void seen.push(bytes.toString()),
    } as unknown as ServerResponse;
    write(res, 201, ['A', 'b'], sent);
    assert.equal(seen, [201, ['A', 'b', 'Content-Length', '7'], 'ñandú']);
  });

/** A request whose body is still coming; timers are kept, not run. */
function coming(complete = false) {
  const timers = new Map<object, { go: () => void; ms: number }>();
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const fake = {
    setTimeout: (go: () => void, ms: number) => {
      const timer = {};
      timers.set(timer, { go, ms });
      return timer;
    },
    clearTimeout: (timer: object) => void timers.delete(timer),
  };
  const req = Object.assign(new EventEmitter(), { complete, ended: 0, destroy: () => void req.ended++ });
  Object.assign(globalThis, fake);
  try {
    discardRest(req as unknown as IncomingMessage);
  } finally {
    Object.assign(globalThis, { setTimeout: set });
  }
  const restore = (): void => void Object.assign(globalThis, { clearTimeout: clear });
  return { req, timers, restore };
}

test('a request that came whole is left alone', () => {
  const { req, timers, restore } = coming(true);
  restore();
  assert.equal([timers.size, req.eventNames().length], [0, 0]);
});

test('what still comes is thrown away: eight million bytes and not one more', () => {
  const { req, restore } = coming();
  restore();
  req.emit('data', { length: 8_000_000 });
  assert.is(req.ended, 0);
  req.emit('data', { length: 1 });
  assert.is(req.ended, 1);
});

test('two thousand pieces and not one more', () => {
  const { req, restore } = coming();
  restore();
  for (let count = 0; count < 2000; count++) req.emit('data', { length: 1 });
  assert.is(req.ended, 0);
  req.emit('data', { length: 1 });
  assert.is(req.ended, 1);
});

test('three seconds and no longer; once it is closed nobody waits', () => {
  const { req, timers, restore } = coming();
  const [timer] = timers.values();
  assert.is(timer?.ms, 3000);
  timer?.go();
  assert.is(req.ended, 1);
  req.emit('close');
  restore();
  assert.is(timers.size, 0);
});

const long = `/${'x'.repeat(80)}`;
const refused: [error: unknown, status: number, body: object, headers: string[], reason: string | null][] = [
  [new Fault(418, 'té'), 418, { error: 'té' }, [], 'cuerpo'],
  [new Refusal('no'), 400, { error: 'no' }, [], 'receta'],
  [new Refusal('no', ['a', 'b']), 400, { error: 'no', supported: ['a', 'b'] }, [], 'receta'],
  [new TypeError('ay'), 500, { error: 'Error interno de cálculo', requestId: 'id-1' }, [], null],
  [
    spent(60, 1),
    429,
    { error: 'Has superado el límite de 60 peticiones por minuto; vuelve a intentarlo en 1 segundo' },
    ['Retry-After', '1'],
    'límite',
  ],
  [
    spent(60, 2),
    429,
    { error: 'Has superado el límite de 60 peticiones por minuto; vuelve a intentarlo en 2 segundos' },
    ['Retry-After', '2'],
    'límite',
  ],
  [
    busy(),
    429,
    { error: 'El servicio atiende demasiadas peticiones a la vez; vuelve a intentarlo en un segundo' },
    ['Retry-After', '1'],
    'ocupado',
  ],
  [notFound('/x'), 404, { error: 'No existe el camino /x; consulta /openapi.json' }, [], 'camino'],
  [
    notFound(long.slice(0, 80)),
    404,
    { error: `No existe el camino ${long.slice(0, 80)}; consulta /openapi.json` },
    [],
    'camino',
  ],
  [notFound(long), 404, { error: `No existe el camino ${long.slice(0, 80)}…; consulta /openapi.json` }, [], 'camino'],
  [notAllowed('PUT', 'GET'), 405, { error: 'El método PUT no se admite aquí; usa GET' }, ['Allow', 'GET'], 'método'],
];
for (const [error, status, told, headers, reason] of refused)
  test(`${(error as Error).message.slice(0, 60)} is answered with ${status}`, () =>
    assert.equal(answerTo(error, 'id-1'), { status, body: told, headers, reason }));

const breaks: [text: string, told: string][] = [
  ['{"a" 1}', 'línea 1, columna 6: faltan los dos puntos'],
  ['[1 2]', 'línea 1, columna 4: falta una coma'],
  ['[\n1\n2]', 'línea 3, columna 1: falta una coma'],
  ['[1', 'línea 1, columna 3: falta cerrar un corchete ]'],
  ['{"a":1', 'línea 1, columna 7: falta cerrar una llave }'],
  ['{1}', 'línea 1, columna 2: falta el nombre de un campo, entre comillas dobles'],
  ['1 2', 'línea 1, columna 3: sobra texto al final'],
  ['[/*x*/1]', 'línea 1, columna 2: los comentarios no son JSON'],
  ['"a', 'línea 1, columna 1: falta cerrar unas comillas'],
  ['"\\x"', 'línea 1, columna 1: barra \\ seguida de un carácter que no toca'],
  ['"\\u00"', 'línea 1, columna 1: carácter \\u mal escrito'],
  ['"\u0001"', 'línea 1, columna 1: carácter de control sin escapar'],
  ['1.', 'línea 1, columna 1: número a medio escribir'],
  ['', 'línea 1, columna 1: falta un valor'],
  ['7', 'no se puede leer'],
];
for (const [text, told] of breaks)
  test(`${JSON.stringify(text)} stops being JSON at ${told}`, () => assert.is(whereJsonBreaks(text), told));

test.run();
