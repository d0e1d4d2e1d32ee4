// Which parts of the build are missing or older than what they are made of. Plain JavaScript: it runs where only the built
// files are, without the tools that build.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Each part leaves a mark when it is whole, as new as what it was made of. */
export const parts = {
  page: {
    says: 'la página',
    mark: 'page/dist/built',
    from: [
      'page',
      'engine',
      'workshop',
      'checks',
      'schemas',
      'build',
      'templates',
      'recipes',
      'larder',
      'docs',
      'package-lock.json',
    ],
  },
  server: {
    says: 'el servidor',
    mark: 'dist/built',
    from: ['engine', 'workshop', 'checks', 'recipes', 'server', 'commands', 'schemas', 'build', 'package-lock.json'],
  },
  proof: {
    says: 'la comprobación de las definiciones',
    mark: 'dist/proven.json',
    from: ['crafts', 'larder', 'dist/built', 'page/dist/built'],
  },
};

function newest(path) {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  const inside = readdirSync(path).filter((name) => name !== 'dist' && name !== 'node_modules');
  return Math.max(0, ...inside.map((name) => newest(join(path, name))));
}

function isFresh({ mark, from }) {
  const made = join(root, mark);
  return existsSync(made) && statSync(made).mtimeMs >= Math.max(...from.map((path) => newest(join(root, path))));
}

/** The names of the parts that have to be built. */
export const stale = () => Object.keys(parts).filter((name) => !isFresh(parts[name]));
