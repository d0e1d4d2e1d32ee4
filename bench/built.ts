// What is measured is what runs: the engine as it is built, and the workshop as the page carries it. The loader of
// development adds a call to every function it reads.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build as bundle } from 'esbuild';
import { aheadOfTime } from '../build/bundle.ts';
import type { Craft } from '../engine/index.ts';
import { build } from './servers.ts';

export type Built = typeof import('../engine/library.ts') & typeof import('../engine/load/library.ts');

export async function builtEngine(): Promise<Built> {
  build();
  const [engine, load] = await Promise.all(['dist/lib/index.js', 'dist/lib/load.js'].map(imported));
  return { ...(engine as Built), ...(load as Built) };
}

/** The crafts as a server has them: proven when it was built. Whoever proves them first keeps every example while doing so,
 *  and V8, seeing that much of it lasts, goes on laying out answers where only the long collection comes by. */
export function builtCrafts({ open }: Built): Craft[] {
  const { ids, craft } = open(JSON.parse(readFileSync('dist/definitions.json', 'utf8')), { proven: true });
  return ids.map(craft);
}

export async function builtWorkshop(): Promise<typeof import('../workshop/index.ts')> {
  build();
  const outfile = 'node_modules/.cache/obrador-bench/workshop.mjs';
  await bundle({
    ...{ entryPoints: ['workshop/index.ts'], outfile, bundle: true, format: 'esm', platform: 'browser' },
    ...{ minify: true, plugins: [aheadOfTime] },
  });
  return (await imported(outfile)) as typeof import('../workshop/index.ts');
}

const imported = (file: string): Promise<unknown> => import(pathToFileURL(file).href);
