// Starts a thread from a file of the project: as it was written, through tsx, or as it was built, where all files lie together.
import { basename, extname } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** `startThread('server/definitions/prover')` runs that .ts, or prover.js of a build. */
export function startThread(name: string, options: WorkerOptions = {}): Worker {
  const here = import.meta.url;
  if (extname(here) !== '.ts') return new Worker(new URL(`${basename(name)}.js`, here), options);
  const tsx = import.meta.resolve('tsx/esm/api');
  const file = new URL(`../${name}.ts`, here).href;
  const source = `import(${JSON.stringify(tsx)}).then(({ register }) => (register(), import(${JSON.stringify(file)})))`;
  return new Worker(source, { ...options, eval: true, execArgv: [] });
}
