// The page → page/dist: bundled by Vite, with the reference, the guides and every file compressed ahead.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** The guides, as they are written, and the list of them. */
function copyGuides(): void {
  const from = join(page, '../docs');
  const names = existsSync(from) ? readdirSync(from).filter((name) => name.endsWith('.md')) : [];
  mkdirSync(join(dist, 'docs/guias'), { recursive: true });
  const guides = names.map((name) => {
    const text = readFileSync(join(from, name), 'utf8');
    writeFileSync(join(dist, 'docs/guias', name), text);
    const title = /^# (.+)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? name;
    return { name: name.slice(0, -'.md'.length), title };
  });
  // The list of guides, and what is for programmers and in English, are no guides.
  const listed = guides.filter(({ name }) => /^[a-z]/.test(name));
  writeFileSync(join(dist, 'docs/guias.json'), JSON.stringify(listed));
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
  const worker = join(dist, 'sw.js');
  const list = JSON.stringify(['/icon.svg', '/returning.js', '/site.webmanifest', ...page]);
  const build = createHash('sha256')
    .update(list)
    .update(JSON.stringify(workshop))
    .update(readFileSync(join(dist, 'index.html')))
    .digest('hex')
    .slice(0, 12);
  const told = (text: string, mark: string, value: string): string =>
    text.replace(new RegExp(`["'\`]${mark}["'\`]`), () => JSON.stringify(value));
  const text = readFileSync(worker, 'utf8').replace('__BUILD__', build);
  writeFileSync(worker, told(told(text, '__KEPT__', list), '__WORKSHOP__', JSON.stringify(workshop)));
}

function compress(path: string): void {
  if (!['.html', '.js', '.css', '.svg', '.json', '.md', '.webmanifest'].includes(extname(path))) return;
  const bytes = readFileSync(path);
  // The largest text takes seconds at the last quality for one per cent.
  const quality = bytes.length > 500_000 ? 9 : 11;
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
}

/** The page with its first recipe already in it, beside the one without: it goes with these definitions and no others. What
 *  stands where is written apart, since the policy of the page takes no styles from within it. */
export function addOpening(version: string, drawn: string): void {
  for (const path of files(dist)) if (basename(path).startsWith('opening-')) rmSync(path);
  const styles = new Map<string, number>();
  const body = drawn.replace(/ style="([^"]*)"/g, (_, style: string) => {
    if (!styles.has(style)) styles.set(style, styles.size);
    return ` data-at="${styles.get(style)}"`;
  });
  const sheet = `opening-${version}.css`;
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
    .replace('</head>', `<link rel="stylesheet" href="/${sheet}" />\n  </head>`)
    .replace('<div id="page">', () => `<div id="page" inert>${body}`);
  const parts = { [sheet]: [...styles].map(([style, at]) => `[data-at="${at}"]{${style}}`).join('\n') };
  for (const [name, text] of Object.entries({ ...parts, [`opening-${version}.html`]: html })) {
    writeFileSync(join(dist, name), text);
    compress(join(dist, name));
  }
}

export async function buildPage(): Promise<void> {
  for (const mode of ['production', 'workshop']) await build({ configFile: join(page, 'vite.config.ts'), mode });
  copySwagger();
  copyGuides();
  tellWorker();
  for (const path of files(dist)) compress(path);
}
