// The page and the reference, as static files; the service worker apart, under a fixed name at the root. The workshop is
// built by itself (mode «workshop»): what it shares with the page must not cut the page into more pieces.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { aheadOfTime } from '../build/ahead.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const ahead = () => aheadOfTime(at('..'));

const inputs: Record<string, Record<string, string>> = {
  production: { index: at('index.html'), docs: at('docs.html'), sw: at('src/offline.ts') },
  workshop: { taller: at('taller.html') },
};

type Graph = (id: string) => { readonly importedIds: readonly string[] } | null;

/** What the page needs before its first verdict, in one piece: many small ones press worse and are asked for in turns. */
function firstPiece(): (id: string, about: { getModuleInfo: Graph }) => string | undefined {
  const first = new Set<string>();
  const follow = (id: string, of: Graph): void => {
    if (first.has(id)) return;
    first.add(id);
    for (const next of of(id)?.importedIds ?? []) follow(next, of);
  };
  return (id, { getModuleInfo }) => {
    follow(at('src/main.tsx'), getModuleInfo);
    return first.has(id) ? 'first' : undefined;
  };
}

export default defineConfig(({ mode }) => ({
  root: at('.'),
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [ahead()],
  worker: { format: 'es', plugins: () => [ahead()] },
  build: {
    outDir: at('dist'),
    emptyOutDir: mode === 'production',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: inputs[mode],
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        ...(mode === 'production' && { manualChunks: firstPiece() }),
      },
    },
  },
}));
