// Source → dist: the server, its threads and the command as plain modules for node, all beside each other, and the library
// apart in dist/lib. Packages that are seldom needed stay where npm put them, and are imported when they are used.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { validatorsText } from './ajv-ahead.ts';
import { pressedRoomsOf } from './door-to-room.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
export const dist = join(root, 'dist');
const validators = join(dist, 'validators.js');

/** The validators written ahead, in place of those that ajv makes at run time. */
export const aheadOfTime: Plugin = {
  name: 'validators',
  setup: ({ onResolve }) => onResolve({ filter: /\/validators\.ts$/ }, () => ({ path: validators })),
};

/** Bodies are read by server/request-body.ts, within its bounds, and types are told by server/page.ts: express's own readers, with
 *  tables of every encoding, and its table of every type stay out. */
const leftOut: Plugin = {
  name: 'left out',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(body-parser|mime-db)$/ }, ({ path }) => ({ path, namespace: 'left-out' }));
    onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({ contents: 'module.exports = {};' }));
  },
};

/** The command starts the same server as `node dist/main.js`. */
const oneServer: Plugin = {
  name: 'server',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/server\/main\.ts$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './main.js', external: true } : null,
    ),
};

const shared: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'node20',
  mainFields: ['module', 'main'],
  chunkNames: '[name]-[hash]',
  external: ['ioredis', 'rate-limiter-flexible', 'json-rules-engine', '@modelcontextprotocol/*'],
  plugins: [aheadOfTime, leftOut, oneServer, pressedRoomsOf(root)],
  legalComments: 'eof',
  logLevel: 'warning',
};

export async function bundle(): Promise<void> {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  writeFileSync(validators, await validatorsText(root));
  await build({
    ...shared,
    entryPoints: { index: 'engine/library.ts', load: 'engine/load/library.ts', recipes: 'recipes/index.ts' },
    outdir: join(dist, 'lib'),
    platform: 'neutral',
    external: [...shared.external!, 'node:*'],
  });
  await build({
    ...shared,
    entryPoints: {
      thread: 'server/heavy/thread.ts',
      prover: 'server/definitions/prover.ts',
      obrador: 'commands/obrador.ts',
      'recipe-thread': 'commands/recipes/recipe-thread.ts',
    },
    outdir: dist,
    platform: 'node',
    minifySyntax: true,
    minifyWhitespace: true,
    // Packages of the older kind ask for parts of node by «require».
    banner: {
      js: "import { createRequire as $require } from 'node:module';const require = $require(import.meta.url);",
    },
  });
  await build({
    ...shared,
    entryPoints: { server: 'server/main.ts' },
    outdir: dist,
    outExtension: { '.js': '.cjs' },
    splitting: false,
    format: 'cjs',
    platform: 'node',
    minifySyntax: true,
    minifyWhitespace: true,
    define: { 'import.meta.url': 'fileUrl' },
    // What comes compiled has forgotten how to import: node then finds no loader for it.
    supported: { 'dynamic-import': false },
    logOverride: { 'empty-import-meta': 'silent' },
  });
  const server = join(dist, 'server.cjs');
  writeFileSync(server, plain(readFileSync(server, 'utf8')));
  copyFileSync(join(root, 'build/main.js'), join(dist, 'main.js'));
  writeFileSync(join(dist, 'package.json'), '{ "type": "module" }\n');
}

/** One byte a character, which is half as much to read: what esbuild leaves (in regular expressions) may be escaped too. */
const plain = (text: string): string =>
  text.replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
