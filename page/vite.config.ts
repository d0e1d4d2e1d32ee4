// The page and the reference, as static files; the service worker apart, under a fixed name at the root. The workshop is
// built by itself (mode «workshop»): what it shares with the page must not cut the page into more pieces.
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, parseAst } from 'vite';
import { aheadOfTime } from '../build/ajv-ahead.ts';
import { roomsOf } from '../build/door-to-room.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const ahead = () => aheadOfTime(at('..'));

const inputs: Record<string, Record<string, string>> = {
  production: { index: at('index.html'), docs: at('docs.html'), sw: at('src/service-worker.ts') },
  workshop: { taller: at('taller.html') },
};

type Graph = (id: string) => { readonly importedIds: readonly string[] } | null;

/** What the page needs before its first verdict, in one piece: many small ones press worse and are asked for in turns. */
function firstPiece(): (id: string, about: { getModuleInfo: Graph }) => string | undefined {
  const [preloaded, first] = [new Set<string>(), new Set<string>()];
  const follow = (id: string, into: Set<string>, of: Graph): void => {
    if (preloaded.has(id) || first.has(id)) return;
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

/** What the measures promise is for those who edit them: the page does without it. */
const withoutPromises = (): Plugin => ({
  name: 'without-promises',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/larder/quantities.json')) return null;
    const { examples: _, $schema: __, ...measures } = JSON.parse(code);
    return { code: JSON.stringify(measures), map: null };
  },
});

/** How to mend a formula is for those who edit it, in the workshop: the page compiles what was proven, or says what is missing. */
const hints: Readonly<Record<string, string>> = {
  '/engine/language/foreign-words.ts': 'export const foreignWord = () => null;',
  '/engine/language/misnamed.ts':
    "import { FormulaError } from './parse.ts'; export const misnamed = (name, at) => new FormulaError('No existe «' + name + '».', at.from, at.to);",
};

/** Nor does it tell what is wrong with a definition, only that it is: what it compiles the service has proven. */
function withoutWords(code: string): string {
  const calls: { from: number; to: number }[] = [];
  const look = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) look(one);
    if (node === null || typeof node !== 'object' || Array.isArray(node)) return;
    const { type, callee, arguments: told } = node as Call;
    const { object, property } = callee ?? {};
    const isReport = object?.name === 'report' || object?.property?.name === 'report';
    if (type === 'CallExpression' && isReport && property?.name === 'error')
      calls.push({ from: told[0]!.start, to: told.at(-1)!.end });
    else for (const one of Object.values(node)) look(one);
  };
  look(parseAst(code, { lang: 'ts' }));
  return calls.reduceRight((text, { from, to }) => `${text.slice(0, from)}'', { path: '' }, ''${text.slice(to)}`, code);
}

interface Named {
  readonly name?: string;
  readonly property?: Named;
}

interface Call {
  readonly type: string;
  readonly callee?: { readonly object?: Named; readonly property?: Named };
  readonly arguments: readonly { readonly start: number; readonly end: number }[];
}

const withoutHints = (): Plugin => ({
  name: 'without-hints',
  enforce: 'pre',
  load: (id) => Object.entries(hints).find(([path]) => id.endsWith(path))?.[1],
  transform: (code, id) => (id.includes('/engine/load/') ? { code: withoutWords(code), map: null } : null),
});

export default defineConfig(({ mode }) => ({
  root: at('.'),
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [ahead(), roomsOf(at('..')), withoutPromises(), mode === 'production' && withoutHints(), askedAtOnce],
  worker: { format: 'es', plugins: () => [ahead(), roomsOf(at('..')), withoutPromises()] },
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
