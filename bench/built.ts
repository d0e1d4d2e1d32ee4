// The engine as it is built, which is what production runs: the loader of development adds a call to every function it reads.
import { pathToFileURL } from 'node:url';
import { build } from './servers.ts';

export type Built = typeof import('../engine/index.ts') & typeof import('../engine/load/index.ts');

export async function builtEngine(): Promise<Built> {
  build();
  const [engine, load] = await Promise.all(
    ['dist/lib/index.js', 'dist/lib/load.js'].map((file) => import(pathToFileURL(file).href)),
  );
  return { ...engine, ...load };
}
