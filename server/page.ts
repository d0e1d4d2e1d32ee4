// The page for people: the built files, kept in memory already compressed, and the definitions it computes with.
// Everything it needs comes from here, and its policy forbids everything else.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Craft, craftForPage, headOf, labelsForPage, larderForPage } from '../engine/index.ts';
import type { Offer } from '../engine/load/index.ts';
import { inTurns } from './compiling.ts';
import { filesOf } from './definitions/texts.ts';
import { noDevices } from './edge/answer.ts';
import { codedTag, etagOf, isKnown } from './edge/etag.ts';
import type { Exchange } from './edge/exchange.ts';
import { Fault, notAllowed } from './errors.ts';
import type { Snapshot } from './routes.ts';
import { type Service, siteOf } from './service.ts';

interface File {
  type: string;
  etag: string;
  /** named by its content: it never changes */
  lasting: boolean;
  policy: string;
  body: Buffer;
  gzip?: Buffer;
  brotli?: Buffer;
}

const dist = fileURLToPath(new URL('../page/dist', import.meta.url));
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const accepting = (name: string) =>
  new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$)`, 'i');
const codings = [
  { name: 'br', key: 'brotli', takes: accepting('br') },
  { name: 'gzip', key: 'gzip', takes: accepting('gzip') },
] as const;
const own = "'self'";
/** Nothing that does not come from here, except what a page brings within it and its build named by hash. */
const policyWith = (within?: { readonly script: string; readonly style: string }): string => {
  const [script, style] = within ? [`${own} '${within.script}'`, `${own} '${within.style}'`] : [own, own];
  return [
    `default-src 'none'; script-src ${script}; style-src ${style}; img-src ${own} data:; connect-src ${own}`,
    `worker-src ${own}; manifest-src ${own}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  ].join('; ');
};
const usual = policyWith();

/** Answers what belongs to the page and says whether it did. */
export function pageOf(service: Service): (exchange: Exchange) => boolean {
  const names = namesIn(dist);
  let files: Map<string, File> | null = null;
  /** Read when the first of them is asked for, and all at once: they belong together. */
  const fileAt = (address: string): File | undefined => {
    if (!names.has(address)) return undefined;
    files ??= filesAt(names);
    return files.get(address);
  };
  const headers = headersFor(service.settings.publicUrl?.startsWith('https:') ?? false);
  const definitions = new WeakMap<Snapshot, Map<string, Promise<File>>>();
  const find = (path: string): File | Promise<File> | undefined => {
    const asked = definitionsPath.exec(path);
    if (!asked) return fileAt(path);
    const name = asked[1] ?? '';
    const snapshot = service.definitions.current;
    const made = definitions.get(snapshot) ?? new Map<string, Promise<File>>();
    definitions.set(snapshot, made);
    const making = made.has(name) ? null : definitionsNamed(name, snapshot, service);
    if (making) {
      const file = definitionsFile(making, snapshot.version);
      made.set(name, file);
      // What failed once is tried again by whoever asks next.
      file.catch(() => made.delete(name));
    }
    return made.get(name);
  };
  if (names.size === 0) service.log.warn(notBuilt);
  return (exchange) => {
    const { method, url } = exchange.req;
    const path = pathOf(url);
    const file = (url === '/' && fileAt(openingOf(service.definitions.current))) || find(path);
    if (!file && !(path === '/' && names.size === 0)) return false;
    exchange.label = path;
    const give = (ready: File) => send(exchange, ready, headers);
    if (method !== 'GET' && method !== 'HEAD') exchange.fail(notAllowed(method, 'GET, HEAD'));
    else if (file instanceof Promise) {
      // Megabytes for whoever asks in a line: as many of them as anybody needs.
      const allowed = exchange.admitRead();
      allowed
        .then(() => file)
        .then(give)
        .catch((error) => exchange.fail(error));
    } else if (file) give(file);
    else exchange.fail(new Fault('path_unknown', `${notBuilt}; la API está en /openapi.json`));
    return true;
  };
}

/** The page with its first recipe already in it, where the build wrote it of these same definitions. */
const openingOf = ({ version }: Snapshot): string => `/opening-${version}`;

const notBuilt = 'La página no está construida: hazlo con npm run build';

function pathOf(url: string): string {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** The address of each file of the page, and where it lies. */
function namesIn(folder: string): Map<string, string> {
  if (!existsSync(join(folder, 'index.html'))) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => extname(name) in types);
  return new Map(names.map((name) => [addressOf(name), join(folder, name)]));
}

const addressOf = (name: string): string =>
  `/${name.replaceAll('\\', '/')}`.replace(/^\/index\.html$/, '/').replace(/\.html$/, '');

function filesAt(names: ReadonlyMap<string, string>): Map<string, File> {
  const files = new Map<string, File>();
  for (const [address, path] of names) {
    const type = types[extname(path)]!;
    const read = (suffix: string) => (existsSync(path + suffix) ? readFileSync(path + suffix) : undefined);
    const body = readFileSync(path);
    const within = read('.policy');
    files.set(address, {
      ...{ type, body, etag: etagOf(body), lasting: address.startsWith('/assets/') },
      ...{ gzip: read('.gz'), brotli: read('.br'), policy: within ? policyWith(JSON.parse(String(within))) : usual },
    });
  }
  return files;
}

/** `/definitions.json` tells which crafts there are; each has a file of its own, and so have the larder they all
 *  read, what labels print of it, and the texts of all the files for whoever edits them. */
const definitionsPath = /^\/definitions(?:\/([\w-]+))?\.json$/;

const pressed = { gzip: promisify(gzip), brotli: promisify(brotliCompress) };

/** Whoever asks first waits, and nobody else: crafts are compiled one by one, and other threads press the text. */
async function definitionsFile({ needs, make }: Making, version: string): Promise<File> {
  const crafts = await inTurns(needs);
  const body = Buffer.from(JSON.stringify({ version, ...make(crafts) }));
  const [level, quality] = body.length > 1_000_000 ? [5, 5] : [9, 10];
  const [gzip, brotli] = await Promise.all([
    pressed.gzip(body, { level }),
    pressed.brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  ]);
  const type = 'application/json; charset=utf-8';
  return { type, body, etag: etagOf(body), lasting: false, policy: usual, gzip, brotli };
}

interface Making {
  /** the crafts that it speaks of */
  readonly needs: readonly Offer[];
  readonly make: (crafts: readonly Craft[]) => object;
}

/** How to make what is asked for by this name; null where there is no such thing. */
function definitionsNamed(
  name: string,
  { offers, larder: { definition }, packed }: Snapshot,
  { settings }: Service,
): Making | null {
  if (name === '_larder') return { needs: [], make: () => ({ larder: larderForPage(definition) }) };
  if (name === '_label') return { needs: offers, make: (crafts) => ({ labels: labelsForPage(definition, crafts) }) };
  if (name === '_files')
    return { needs: [], make: () => ({ repository: settings.repositoryUrl, files: filesOf(packed) }) };
  if (name === '') return { needs: offers, make: (crafts) => ({ site: siteOf(settings), crafts: crafts.map(headOf) }) };
  const offer = offers.find(({ id }) => id === name);
  return offer ? { needs: [offer], make: ([craft]) => craftForPage(craft!.definition) } : null;
}

function headersFor(https: boolean): string[] {
  const headers = [
    ...['X-Content-Type-Options', 'nosniff', 'Referrer-Policy', 'no-referrer'],
    ...['Cross-Origin-Opener-Policy', 'same-origin', 'Permissions-Policy', noDevices],
  ];
  return https ? [...headers, 'Strict-Transport-Security', 'max-age=31536000'] : headers;
}

function send(exchange: Exchange, file: File, fixed: string[]): void {
  const { req, id } = exchange;
  const cache = file.lasting ? 'public, max-age=31536000, immutable' : 'no-cache';
  const accepted = String(req.headers['accept-encoding'] ?? '');
  const coding = codings.find(({ key, takes }) => file[key] && takes.test(accepted));
  const etag = codedTag(file.etag, coding?.name);
  const headers = [...fixed, 'X-Request-Id', id, 'Content-Type', file.type, 'ETag', etag, 'Cache-Control', cache];
  headers.push('Vary', 'Accept-Encoding', 'Content-Security-Policy', file.policy);
  if (exchange.service.draining) headers.push('Connection', 'close');
  if (isKnown(req, etag)) return void exchange.deliver(304, headers, null);
  if (coding) headers.push('Content-Encoding', coding.name);
  exchange.deliver(200, headers, (coding && file[coding.key]) ?? file.body);
}
