// The page → page/dist: bundled by Vite, with the reference, the guides and every file compressed ahead.
import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';

const page = dirname(fileURLToPath(import.meta.url));
const dist = join(page, 'dist');
const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : [path];
  });

/** The reference is drawn by Swagger UI, served from here like everything else. */
function copySwagger(): void {
  const from = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  mkdirSync(join(dist, 'docs'), { recursive: true });
  for (const name of ['swagger-ui-bundle.js', 'swagger-ui.css'])
    copyFileSync(join(from, name), join(dist, 'docs', name));
}

/** The guides, as they are written, their pictures, and those that docs/README.md leads to, in its order. */
function copyGuides(): void {
  const from = join(page, '../docs');
  const names = existsSync(from) ? readdirSync(from).filter((name) => name.endsWith('.md')) : [];
  mkdirSync(join(dist, 'docs/guias'), { recursive: true });
  for (const name of names) copyFileSync(join(from, name), join(dist, 'docs/guias', name));
  const pictures = join(from, 'imagenes');
  if (existsSync(pictures)) cpSync(pictures, join(dist, 'docs/imagenes'), { recursive: true });
  const list = names.includes('README.md') ? readFileSync(join(from, 'README.md'), 'utf8') : '';
  const listed = new Set([...list.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, name]) => name!));
  const guides = [...listed].map((name) => {
    const title = /^# (.+)$/m.exec(readFileSync(join(from, name), 'utf8'))?.[1]?.replaceAll('`', '') ?? name;
    return { name: name.slice(0, -'.md'.length), title };
  });
  writeFileSync(join(dist, 'docs/guias.json'), JSON.stringify(guides));
}

/** The built files that one of them leads to, itself by itself: whatever it names, and what that names. */
function reached(from: string): Set<string> {
  const names = files(join(dist, 'assets')).map((path) => path.slice(dist.length).replaceAll('\\', '/'));
  const found = new Set<string>();
  const follow = (path: string): void => {
    const text = readFileSync(join(dist, path), 'utf8');
    for (const name of names) {
      if (found.has(name) || !text.includes(basename(name))) continue;
      found.add(name);
      follow(name);
    }
  };
  follow(from);
  return found;
}

/** The service worker learns the names of what it keeps, and a name of its own for this build. */
function tellWorker(): void {
  const page = reached('index.html');
  const workshop = [...reached('taller.html')].filter((path) => !page.has(path));
  const others = [...page, ...workshop];
  const reference = [...reached('docs.html')].filter((path) => !others.includes(path));
  const beside = files(join(dist, 'docs')).map((path) => path.slice(dist.length).replaceAll('\\', '/'));
  const ofReference = [...reference, ...beside.filter((path) => !path.startsWith('/docs/imagenes/'))];
  const worker = join(dist, 'sw.js');
  const list = JSON.stringify(['/icon.svg', '/returning.js', '/site.webmanifest', ...page]);
  const build = createHash('sha256')
    .update(list)
    .update(JSON.stringify(workshop))
    .update(readFileSync(join(dist, 'index.html')))
    .update(JSON.stringify(reference))
    .update(beside.map((path) => readFileSync(join(dist, path), 'utf8')).join('\n'))
    .digest('hex')
    .slice(0, 12);
  const told = (text: string, mark: string, value: string): string =>
    text.replace(new RegExp(`["'\`]${mark}["'\`]`), () => JSON.stringify(value));
  const text = readFileSync(worker, 'utf8').replace('__BUILD__', build);
  const lists = [
    ['__KEPT__', list],
    ['__WORKSHOP__', JSON.stringify(workshop)],
    ['__REFERENCE__', JSON.stringify(ofReference)],
  ] as const;
  writeFileSync(
    worker,
    lists.reduce((now, [mark, value]) => told(now, mark, value), text),
  );
}

function compress(path: string): void {
  if (!['.html', '.js', '.css', '.svg', '.json', '.md', '.webmanifest'].includes(extname(path))) return;
  const bytes = readFileSync(path);
  // The largest text takes seconds at the last quality for one per cent.
  const quality = bytes.length > 500_000 ? 9 : 11;
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
}

/**
 * The page with its first recipe already in it, beside the one without: it goes with these definitions and no others. What it
 * is drawn with stands within it, so that it can be read as soon as it has come; `.policy` says what that is, by hash. What
 * computes it, at `paths`, is on its way meanwhile.
 */
export function addOpening(version: string, drawn: string, paths: readonly string[]): void {
  for (const path of files(dist)) if (basename(path).startsWith('opening-')) rmSync(path);
  const styles = new Map<string, number>();
  // The policy takes no style from an attribute.
  const body = drawn.replace(/ style="([^"]*)"/g, (_, style: string) => {
    if (!styles.has(style)) styles.set(style, styles.size);
    return ` data-at="${styles.get(style)}"`;
  });
  const places = [...styles].map(([style, at]) => `[data-at="${at}"]{${style}}`);
  const within = { script: '', style: '' };
  const plain = readFileSync(join(dist, 'index.html'), 'utf8');
  const html = put(plain, /<script src="\/([^"]+)"><\/script>/, (name) => {
    within.script = readFileSync(join(dist, name), 'utf8');
    return `<script>${within.script}</script>`;
  });
  const styled = put(html, /<link rel="stylesheet" crossorigin href="\/([^"]+)">/, (name, link) => {
    within.style = [readFileSync(join(dist, name), 'utf8'), ...places].join('\n');
    // The link stays, of a kind that no browser fetches: what comes later looks for it, and would ask for it again.
    return `<style>${within.style}</style>\n    ${link.slice(0, -1)} type="text/drawn-ahead">`;
  });
  const coming = paths.map((path) => `<link rel="preload" as="fetch" crossorigin href="${path}" />\n    `);
  const ahead = put(styled, /<\/head>/, () => `${coming.join('')}</head>`);
  const path = join(dist, `opening-${version}.html`);
  writeFileSync(
    path,
    put(ahead, /<div id="page">/, (_, tag) => `${tag.slice(0, -1)} inert>${body}`),
  );
  compress(path);
  writeFileSync(`${path}.policy`, JSON.stringify({ script: hashOf(within.script), style: hashOf(within.style) }));
}

/** As a Content-Security-Policy names what stands within a page. */
const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

function put(text: string, place: RegExp, made: (found: string, whole: string) => string): string {
  if (!place.test(text)) throw new Error(`index.html has no ${place}`);
  return text.replace(place, (whole: string, found: string) => made(found, whole));
}

export async function buildPage(): Promise<void> {
  for (const mode of ['production', 'workshop']) await build({ configFile: join(page, 'vite.config.ts'), mode });
  copySwagger();
  copyGuides();
  tellWorker();
  for (const path of files(dist)) compress(path);
}
