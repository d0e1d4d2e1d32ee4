// Source → dist: the server, its threads and the command as plain modules for node, all beside each other, and the library
// apart in dist/lib. Packages that are seldom needed stay where npm put them, and are imported when they are used.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { validatorsText } from './ajv-ahead.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
export const dist = join(root, 'dist');
const validators = join(dist, 'validators.js');

/** The validators written ahead, in place of those that ajv makes at run time. */
export const aheadOfTime: Plugin = {
  name: 'validators',
  setup: ({ onResolve }) => onResolve({ filter: /\/validators\.ts$/ }, () => ({ path: validators })),
};

const shared: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'node20',
  mainFields: ['module', 'main'],
  chunkNames: '[name]-[hash]',
  external: ['ioredis', '@modelcontextprotocol/*'],
  plugins: [aheadOfTime],
  legalComments: 'eof',
  logLevel: 'warning',
};

/** The command starts the same server as `node dist/main.js`. */
const oneServer: Plugin = {
  name: 'server',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/server\/main\.ts$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './main.js', external: true } : null,
    ),
};

const ofNode: BuildOptions = {
  ...shared,
  outdir: dist,
  platform: 'node',
  minifySyntax: true,
  minifyWhitespace: true,
  // Packages of the older kind ask for parts of node by «require».
  banner: {
    js: "import { createRequire as $require } from 'node:module';const require = $require(import.meta.url);",
  },
};

export async function bundle(): Promise<void> {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  writeFileSync(validators, await validatorsText(root));
  await build({
    ...shared,
    entryPoints: { index: 'engine/library.ts', load: 'engine/load/library.ts', recipes: 'engine/recipes/index.ts' },
    outdir: join(dist, 'lib'),
    platform: 'neutral',
    external: [...shared.external!, 'node:*'],
  });
  // Whoever answers carries nothing of what checks definitions: that runs in a thread, and in the command.
  await build({ ...ofNode, entryPoints: { main: 'server/main.ts', thread: 'server/heavy/thread.ts' } });
  await build({
    ...ofNode,
    plugins: [aheadOfTime, oneServer],
    entryPoints: {
      check: 'server/definitions/check.ts',
      obrador: 'commands/obrador.ts',
      'recipe-thread': 'commands/recipes/recipe-thread.ts',
      'book-thread': 'commands/book/book-thread.ts',
    },
  });
  writeFileSync(join(dist, 'package.json'), '{ "type": "module" }\n');
}
