// Starts a thread from a file beside the one that asks: as it was written, through tsx, or as it was built.
import { extname } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** `startThread('prover', import.meta.url)` runs prover.ts, or prover.js of a build. */
export function startThread(name: string, beside: string, options: WorkerOptions = {}): Worker {
  const extension = extname(new URL(beside).pathname);
  const file = new URL(`${name}${extension}`, beside);
  if (extension !== '.ts') return new Worker(file, options);
  const tsx = import.meta.resolve('tsx/esm/api');
  const source = `import(${JSON.stringify(tsx)}).then(({ register }) => (register(), import(${JSON.stringify(file.href)})))`;
  return new Worker(source, { ...options, eval: true, execArgv: [] });
}
