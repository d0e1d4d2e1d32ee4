// The page for people from a folder of the test’s own: which file answers which address, with which headers, in which coding.
import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { prove } from '../../server/definitions/prove.ts';
import type { Fault } from '../../server/errors.ts';
import { etagOf } from '../../server/etag.ts';
import type { Exchange } from '../../server/exchange.ts';
import { pageOf } from '../../server/page.ts';
import type { Service } from '../../server/service.ts';
import { readSettings } from '../../server/settings.ts';
import { insteadIn } from './instead.ts';
import { folderWithInvented } from './invented.ts';

/** What lies in page/dist is looked for in here. */
const built = mkdtempSync(join(tmpdir(), 'pagina-'));
const craftsDir = folderWithInvented(false);
const dist = resolve('page/dist');
const own = { existsSync: fs.existsSync, readdirSync: fs.readdirSync, readFileSync: fs.readFileSync };
const moved = (path: unknown): string => String(path).replace(dist, built);
insteadIn(test, fs, {
  existsSync: (path: string) => own.existsSync(moved(path)),
  readdirSync: (path: string, how: never) => own.readdirSync(moved(path), how),
  readFileSync: (path: string, how: never) => own.readFileSync(moved(path), how),
});
test.after(() => {
  for (const dir of [built, craftsDir]) rmSync(dir, { recursive: true, force: true });
});

const { loaded, packed } = prove({ craftsDir, larderDir: '/no/hay' });
const { offers, version } = loaded;
const warned: string[] = [];
const serviceOf = (env: Record<string, string> = {}): Service =>
  ({
    settings: readSettings(env),
    log: { warn: (text: string) => void warned.push(text) },
    definitions: { current: { version, offers, packed, larder: loaded.larder.larder } },
  }) as unknown as Service;

interface Told {
  isIts: boolean;
  label: string;
  status: number;
  headers: Record<string, string>;
  body: Buffer | null;
  fault: Fault | null;
}
const asker =
  (page: ReturnType<typeof pageOf>, isDraining = false) =>
  async (url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Told> => {
    const told: Told = { isIts: false, label: '', status: 0, headers: {}, body: null, fault: null };
    await new Promise<void>((done) => {
      const exchange = {
        ...{ req: { method, url, headers }, id: 'id-1', label: '', service: { draining: isDraining } },
        deliver: (status: number, all: string[], body: Buffer | null) => {
          const pairs = all.flatMap((name, index) => (index % 2 === 0 ? [[name, all[index + 1]!]] : []));
          Object.assign(told, { status, headers: Object.fromEntries(pairs), body });
          done();
        },
        fail: (fault: Fault) => {
          told.fault = fault;
          done();
        },
      };
      told.isIts = page(exchange as unknown as Exchange);
      told.label = exchange.label;
      if (!told.isIts) done();
      else
        queueMicrotask(() => {
          told.label = exchange.label;
        });
    });
    return told;
  };

test('not built, it says so once in the log, and at its own address only', async () => {
  const ask = asker(pageOf(serviceOf()));
  assert.equal(warned, ['La página no está construida: hazlo con npm run build']);
  const { fault } = await ask('/');
  assert.equal(
    [fault!.status, fault!.message, fault!.reason],
    [404, 'La página no está construida: hazlo con npm run build; la API está en /openapi.json', 'camino'],
  );
  assert.is((await ask('/otra')).isIts, false);
  assert.is((await ask('/definitions.json')).status, 200);
});

test('built: ', () => {
  const files: Record<string, string> = {
    'index.html': '<p>inicio</p>',
    'index.html.gz': 'inicio, gz',
    'index.html.br': 'inicio, br',
    'docs/uno.html': 'doc',
    'docs/uno.md': 'md',
    'docs/uno.html.gz': 'doc, gz',
    'assets/a.js': 'js',
    'assets/foto.png': 'png',
    'taller.html': 'taller',
    'taller.html.policy': '{"script":"sha256-s","style":"sha256-t"}',
    [`opening-${version}.html`]: '<p>abierta</p>',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(built, name)), { recursive: true });
    writeFileSync(join(built, name), text);
  }
});

const addresses: [url: string, text: string | null, label?: string][] = [
  ['/', '<p>abierta</p>'],
  ['/?receta=1', '<p>inicio</p>', '/'],
  ['/docs/uno', 'doc'],
  ['/docs/uno/', 'doc', '/docs/uno'],
  ['/docs/uno?x=/', 'doc', '/docs/uno'],
  ['/docs/uno.md', 'md'],
  ['/taller', 'taller'],
  ['/assets/a.js', 'js'],
  ['/assets/a.j', null],
  ['/assets/foto.png', null],
  ['/index.html', null],
  ['/index', null],
  ['/index.html.gz', null],
  ['/docs', null],
  ['//', '<p>inicio</p>', '/'],
  ['/definitions/nada.json', null],
  ['/definitions/limonada', null],
];
for (const [url, text, label = url] of addresses)
  test(`${url} is ${text ?? 'not of the page'}`, async () => {
    const told = await asker(pageOf(serviceOf()))(url);
    if (text === null) return assert.is(told.isIts, false);
    assert.equal([told.isIts, told.status, String(told.body), told.label], [true, 200, text, label]);
  });

test('where the definitions are others than those it was drawn from, the page opens empty', async () => {
  const service = serviceOf();
  Object.assign(service.definitions.current, { version: 'otra' });
  assert.is(String((await asker(pageOf(service))('/')).body), '<p>inicio</p>');
});

const self = "'self'";
const policy = (script: string, style: string): string =>
  `default-src 'none'; script-src ${script}; style-src ${style}; img-src ${self} data:; connect-src ${self}; worker-src ${self}; manifest-src ${self}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

test('headers: safe, of its type, and kept for ever only where the name says what is in it', async () => {
  const ask = asker(pageOf(serviceOf()));
  const always = {
    ...{
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
    ...{ 'X-Request-Id': 'id-1', Vary: 'Accept-Encoding' },
  };
  assert.equal((await ask('/assets/a.js')).headers, {
    ...always,
    ...{ 'Content-Type': 'text/javascript; charset=utf-8', ETag: etagOf(Buffer.from('js')) },
    ...{ 'Cache-Control': 'public, max-age=31536000, immutable', 'Content-Security-Policy': policy(self, self) },
  });
  const { headers } = await ask('/taller');
  assert.is(headers['Cache-Control'], 'no-cache');
  assert.is(headers['Content-Type'], 'text/html; charset=utf-8');
  assert.is(headers['Content-Security-Policy'], policy(`${self} 'sha256-s'`, `${self} 'sha256-t'`));
  const safe = await asker(pageOf(serviceOf({ PUBLIC_URL: 'https://x' })), true)('/taller');
  assert.equal([safe.headers['Strict-Transport-Security'], safe.headers.Connection], ['max-age=31536000', 'close']);
  const plain = await asker(pageOf(serviceOf({ PUBLIC_URL: 'http://x' })))('/taller');
  assert.equal([plain.headers['Strict-Transport-Security'], plain.headers.Connection], [undefined, undefined]);
});

const codings: [url: string, accepted: string | undefined, coding: string | undefined, text: string][] = [
  ['/?', undefined, undefined, '<p>inicio</p>'],
  ['/?', 'identity', undefined, '<p>inicio</p>'],
  ['/?', 'gzip', 'gzip', 'inicio, gz'],
  ['/?', 'gzip, br', 'br', 'inicio, br'],
  ['/?', 'br;q=0, gzip;q=0.5', 'gzip', 'inicio, gz'],
  ['/?', 'br;q=0.0,gzip;q=0', undefined, '<p>inicio</p>'],
  ['/docs/uno', 'br, gzip', 'gzip', 'doc, gz'],
  ['/docs/uno', 'br', undefined, 'doc'],
];
for (const [url, accepted, coding, text] of codings)
  test(`${url} for whoever accepts ${accepted} goes ${coding ?? 'as it is'}`, async () => {
    const told = await asker(pageOf(serviceOf()))(url, accepted === undefined ? {} : { 'accept-encoding': accepted });
    assert.equal([told.headers['Content-Encoding'], String(told.body)], [coding, text]);
  });

test('whoever has it is told so; other methods are refused', async () => {
  const ask = asker(pageOf(serviceOf()));
  const known = await ask('/taller', { 'if-none-match': etagOf(Buffer.from('taller')), 'accept-encoding': 'gzip' });
  assert.equal([known.status, known.body], [304, null]);
  assert.is((await ask('/taller', {}, 'HEAD')).status, 200);
  const { fault, isIts } = await ask('/taller', {}, 'POST');
  assert.equal([isIts, fault!.status, fault!.headers], [true, 405, ['Allow', 'GET, HEAD']]);
});

test('definitions: all the crafts, one, the larder, the labels and the files, made once', async () => {
  const ask = asker(pageOf(serviceOf({ REPOSITORY_URL: 'https://casa', PUBLIC_URL: 'https://x' })));
  const read = async (name: string): Promise<Record<string, unknown>> => {
    const { body, headers, status } = await ask(`/definitions${name}.json`);
    assert.equal(
      [status, headers['Content-Type'], headers['Cache-Control']],
      [200, 'application/json; charset=utf-8', 'no-cache'],
    );
    return JSON.parse(String(body));
  };
  const all = await read('');
  assert.equal([Object.keys(all), all.version], [['version', 'site', 'crafts'], version]);
  assert.is((all.crafts as unknown[]).length, 1);
  assert.equal(Object.keys(await read('/_larder')), ['version', 'larder']);
  assert.equal(Object.keys(await read('/_label')), ['version', 'labels']);
  const files = await read('/_files');
  assert.is(files.repository, 'https://casa');
  assert.ok('crafts/limonada/craft.json' in (files.files as object));
  assert.is((await read('/limonada')).version, version);
  const [one, two] = [await ask('/definitions.json'), await ask('/definitions.json')];
  assert.is(one.body, two.body);
  const plain = String(one.body);
  assert.is(String(gunzipSync((await ask('/definitions.json', { 'accept-encoding': 'gzip' })).body!)), plain);
  assert.is(String(brotliDecompressSync((await ask('/definitions.json', { 'accept-encoding': 'br' })).body!)), plain);
});

test('what could not be made is told, and tried again by whoever asks next', async () => {
  const service = serviceOf();
  let tries = 0;
  const [offer] = offers;
  const broken = {
    ...offer!,
    craft: () => {
      if (++tries === 1) throw new Error('cut');
      return offer!.craft();
    },
  };
  Object.assign(service.definitions.current, { offers: [broken] });
  const ask = asker(pageOf(service));
  assert.is((await ask('/definitions/limonada.json')).fault!.message, 'cut');
  assert.is((await ask('/definitions/limonada.json')).status, 200);
  assert.is((await ask('/definitions/limonada.json')).status, 200);
  assert.is(tries, 2);
});

test.run();
