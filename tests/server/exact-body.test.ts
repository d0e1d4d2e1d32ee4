// A body read from a request, without a server: each bound at its last good value and one beyond, and every fault in words.
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Fault } from '../../server/errors.ts';
import { Aborted, maxBytes, readBody } from '../../server/request-body.ts';

type Headers = Record<string, string>;
const json: Headers = { 'content-type': 'application/json' };

const requestOf = (pieces: Iterable<string | Buffer>, headers: Headers): IncomingMessage =>
  Object.assign(
    Readable.from(
      Array.from(pieces, (piece) => Buffer.from(piece)),
      { objectMode: false },
    ),
    {
      headers,
    },
  ) as unknown as IncomingMessage;

/** What is read, or the fault as «400 cuerpo: words». */
async function told(pieces: string | Buffer | Iterable<string>, headers: Headers = json): Promise<unknown> {
  const all = typeof pieces === 'string' || Buffer.isBuffer(pieces) ? [pieces] : pieces;
  try {
    return await readBody(requestOf(all, headers), () => {});
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return `${error.status} ${error.reason}: ${error.message}`;
  }
}

const type = (told: string): string => `400 cuerpo: Content-Type: ${told}`;
const encoding = (told: string): string =>
  `400 cuerpo: Content-Encoding: no se admite «${told}»; envía el cuerpo sin comprimir`;

const sixty = 'x'.repeat(60);
const headers: [what: string, headers: Headers, answer: unknown][] = [
  ['JSON', json, 7],
  ['no type', {}, type('falta; debe ser application/json')],
  ['an empty type', { 'content-type': '' }, type('debe ser application/json, no «»')],
  ['another type', { 'content-type': 'text/plain' }, type('debe ser application/json, no «text/plain»')],
  ['a type of sixty letters', { 'content-type': sixty }, type(`debe ser application/json, no «${sixty}»`)],
  ['a type of sixty-one', { 'content-type': `${sixty}y` }, type(`debe ser application/json, no «${sixty}…»`)],
  ['JSON in capitals', { 'content-type': ' Application/JSON ' }, 7],
  ['utf-8', { 'content-type': 'application/json; charset=utf-8' }, 7],
  ['utf8, quoted', { 'content-type': 'application/json; x=y; Charset="UTF8"' }, 7],
  ['ASCII', { 'content-type': 'application/json;charset=us-ascii' }, 7],
  ['another parameter', { 'content-type': 'application/json; boundary=latin1' }, 7],
  [
    'latin-1',
    { 'content-type': 'application/json; charset=Latin1' },
    type('no se admite el juego de caracteres «latin1»; usa utf-8'),
  ],
  [
    'an empty set of characters',
    { 'content-type': 'application/json; charset=' },
    type('no se admite el juego de caracteres «»; usa utf-8'),
  ],
  ['no encoding', { ...json, 'content-encoding': 'Identity' }, 7],
  ['gzip', { ...json, 'content-encoding': 'gzip' }, encoding('gzip')],
  ['an encoding of sixty-one', { ...json, 'content-encoding': `${sixty}y` }, encoding(`${sixty}…`)],
  ['a length at the limit', { ...json, 'content-length': '102400' }, 7],
  ['a length over it', { ...json, 'content-length': '102401' }, '400 cuerpo: El cuerpo de la petición supera 100 kB'],
  ['a length that is none', { ...json, 'content-length': 'x' }, 7],
];
for (const [what, sent, answer] of headers)
  test(`headers: ${what}`, async () => assert.equal(await told('7', sent), answer));

test('a hundred kilobytes are read, and not one byte more, in one piece or in several', async () => {
  assert.is(maxBytes, 102_400);
  const text = (bytes: number): string => JSON.stringify('x'.repeat(bytes - 2));
  const halves = (bytes: number): string[] => [text(bytes).slice(0, 1000), text(bytes).slice(1000)];
  assert.is(await told(text(102_400)), 'x'.repeat(102_398));
  assert.is(await told(halves(102_400)), 'x'.repeat(102_398));
  const large = '400 cuerpo: El cuerpo de la petición supera 100 kB';
  assert.is(await told(text(102_401)), large);
  assert.is(await told(halves(102_401)), large);
});

test('a thousand pieces are put together, and not one more', async () => {
  const pieces = (count: number): string[] => ['7', ...new Array<string>(count - 1).fill(' ')];
  assert.is(await told(pieces(1000)), 7);
  assert.is(await told(pieces(1001)), '400 cuerpo: El cuerpo llega en demasiados trozos');
  const large = ['7', ...new Array<string>(1100).fill('x'.repeat(100))];
  assert.is(await told(large), '400 cuerpo: El cuerpo llega en demasiados trozos');
});

test('what comes after a refusal is no longer looked at', async () => {
  const request = requestOf([' '.repeat(102_401), 'más'], json);
  await readBody(request, () => {}).catch(() => {});
  assert.is(request.listenerCount('data'), 0);
});

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const deep = (byte: number): string => `400 cuerpo: El cuerpo anida más de 32 niveles (byte ${byte})`;
const bodies: [what: string, body: string | Buffer, answer: unknown][] = [
  ['a BOM before it', '\uFEFF7', 7],
  ['letters of several bytes', '"ñ€"', 'ñ€'],
  [
    'bytes that are no text',
    Buffer.from([0x22, 0xff, 0x22]),
    '400 cuerpo: El cuerpo de la petición no es texto UTF-8 válido',
  ],
  ['nothing', '', '400 cuerpo: El cuerpo de la petición está vacío; debe ser un objeto JSON'],
  ['blanks', ' \n\t', '400 cuerpo: El cuerpo de la petición está vacío; debe ser un objeto JSON'],
  ['a BOM alone', '\uFEFF', '400 cuerpo: El cuerpo de la petición está vacío; debe ser un objeto JSON'],
  ['half of it', '{', '400 cuerpo: El cuerpo no es JSON válido: línea 1, columna 2: falta cerrar una llave }'],
  ['33 arrays', nested(33), deep(33)],
  ['33 objects', '{"a":'.repeat(33), deep(161)],
  ['arrays and objects together', `${'[{"a":'.repeat(16)}[`, deep(97)],
  ['as many that are closed', `[${'[],{},'.repeat(40)}[]]`, [...Array.from({ length: 40 }, () => [[], {}]).flat(), []]],
  ['brackets in a text', `"${'[{'.repeat(40)}"`, '[{'.repeat(40)],
  ['closings in a text count for nothing', `${'["]}",'.repeat(33)}`, deep(6 * 32 + 1)],
  ['an escaped quote in a text', `"\\"${'['.repeat(40)}"`, `"${'['.repeat(40)}`],
  ['an escaped bar at the end of a text', `["\\\\",${'['.repeat(32)}`, deep(38)],
  [
    'an escape outside a text',
    `\\"${'['.repeat(40)}`,
    '400 cuerpo: El cuerpo no es JSON válido: línea 1, columna 1: palabra que no es JSON',
  ],
];
for (const [what, body, answer] of bodies) test(`a body: ${what}`, async () => assert.equal(await told(body), answer));

test('thirty-two levels are read', async () => {
  let read = await told(nested(32));
  let depth = 0;
  for (; Array.isArray(read); read = read[0]) depth++;
  assert.is(depth, 32);
});

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'read',
    (error: unknown) => error,
  );

test('whoever left before, or in the middle, is nobody to answer', async () => {
  const gone = requestOf(['7'], json);
  gone.destroy();
  assert.instance(await failureOf(readBody(gone, () => {})), Aborted);
  const leaving = Object.assign(new Readable({ read() {} }), { headers: json }) as unknown as IncomingMessage;
  const reading = failureOf(readBody(leaving, () => {}));
  leaving.push('{');
  leaving.destroy();
  assert.instance(await reading, Aborted);
});

test('reading is given up with the fault it is told', async () => {
  const slow = Object.assign(new Readable({ read() {} }), { headers: json }) as unknown as IncomingMessage;
  const fault = new Fault(429, 'basta');
  assert.is(await failureOf(readBody(slow, (end) => end(fault))), fault);
});

test.run();
