// Thousands of recipes over all cores: pieces go to whichever thread is free, and results come back in their order.
import type { Worker } from 'node:worker_threads';
import { startThread } from '../../server/thread.ts';

/** `file` is the thread, which is handed something once and then a piece after another. */
export async function shareOut<Piece, Done>(
  file: string,
  pieces: Iterable<Piece>,
  handed: unknown,
  threads: number,
  take: (done: Done) => void,
): Promise<void> {
  const left = pieces[Symbol.iterator]();
  const ready = new Map<number, Done>();
  let given = 0;
  let taken = 0;
  const tell = (place: number, done: Done): void => {
    ready.set(place, done);
    for (let next = ready.get(taken); next; next = ready.get(taken)) {
      ready.delete(taken++);
      take(next);
    }
  };
  const employ = (): Promise<void> =>
    new Promise((resolve, reject) => {
      let worker: Worker | null = null;
      let place = -1;
      const next = (): void => {
        const { value, done } = left.next();
        if (done) {
          worker?.terminate();
          resolve();
          return;
        }
        place = given++;
        worker ??= start();
        worker.postMessage(value);
      };
      const start = (): Worker =>
        startThread(file, { workerData: handed })
          .on('message', (done: Done) => {
            tell(place, done);
            next();
          })
          .on('error', reject);
      next();
    });
  await Promise.all(Array.from({ length: threads }, employ));
}
