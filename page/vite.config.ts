// The page and the reference, as static files; the service worker apart, under a fixed name at the root. The workshop is
// built by itself (mode «workshop»): what it shares with the page must not cut the page into more pieces.
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { aheadOfTime } from '../build/ajv-ahead.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const ahead = () => aheadOfTime(at('..'));

const inputs: Record<string, Record<string, string>> = {
  production: { index: at('index.html'), docs: at('docs.html'), sw: at('src/service-worker.ts') },
  workshop: { taller: at('taller.html') },
};

type Graph = (id: string) => { readonly importedIds: readonly string[] } | null;

/** A door leads to every room: of those behind it, the bundler follows what is used. */
const doors = /\/engine\/(\w+\/)?(index|library)\.ts$/;

/** What the page needs before its first verdict, in one piece: many small ones press worse and are asked for in turns. */
function firstPiece(): (id: string, about: { getModuleInfo: Graph }) => string | undefined {
  const [preloaded, first] = [new Set<string>(), new Set<string>()];
  const follow = (id: string, into: Set<string>, of: Graph): void => {
    if (preloaded.has(id) || first.has(id) || doors.test(id)) return;
    into.add(id);
    for (const next of of(id)?.importedIds ?? []) follow(next, into, of);
  };
  return (id, { getModuleInfo }) => {
    follow(at('src/preload.ts'), preloaded, getModuleInfo);
    follow(at('src/main.tsx'), first, getModuleInfo);
    return preloaded.has(id) ? 'preloaded' : first.has(id) ? 'first' : undefined;
  };
}

/** It is asked for together with what asks for everything else, not after it. */
const askedAtOnce: Plugin = {
  name: 'first-piece-at-once',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { path, bundle = {} }) {
      const pieces = Object.values(bundle).filter(({ type, name }) => type === 'chunk' && /^(first|main)$/.test(name));
      if (!path.endsWith('/index.html')) return [];
      return pieces.map(({ fileName }) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
        injectTo: 'head' as const,
      }));
    },
  },
};

export default defineConfig(({ mode }) => ({
  root: at('.'),
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [ahead(), askedAtOnce],
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
