// Instead of the threads that prove definitions: the same answers without starting any, for tests of who asks them and when.
import { EventEmitter } from 'node:events';
import threads from 'node:worker_threads';
import { loadTexts, report } from '../../engine/load/index.ts';
import type { ProverTask } from '../../server/definitions/prover.ts';
import { instead } from './instead.ts';

class Prover extends EventEmitter {
  unref(): void {}
  postMessage({ number, texts }: ProverTask): void {
    const { problems } = loadTexts(texts);
    const fault = problems.some(({ severity }) => severity === 'error') ? report(problems) : null;
    setImmediate(() => this.emit('message', { number, fault }));
  }
}

/** From now on no thread is started; the function given back puts all as it was. */
export const withoutThreads = (): (() => void) => instead(threads, { Worker: Prover });
