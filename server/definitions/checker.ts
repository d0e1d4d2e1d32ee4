// Asks the thread that checks definitions (check.ts), which starts with the first question. What it cannot finish in a while
// nobody could edit: it is told so and the thread ends.
//   const check = createChecker(); await check(packed) → { fault: null, good: [...] }
import type { Worker } from 'node:worker_threads';
import { spanish } from '../../engine/index.ts';
import { startThread } from '../thread.ts';
import type { Verdict } from './check.ts';
import type { Packed } from './texts.ts';

/** The project's own definitions take 3 s of a quiet machine. */
const ceilingMs = 120_000;

export function createChecker(mostMs = ceilingMs): (packed: Packed) => Promise<Verdict> {
  let worker: Worker | null = null;
  let answer: (verdict: Verdict) => void = () => {};
  let last: Promise<unknown> = Promise.resolve();
  const give = (fault: string): void => {
    void worker?.terminate();
    worker = null;
    answer({ fault: `No se han podido comprobar las definiciones: ${fault}`, good: [] });
  };
  const started = (): Worker => {
    const thread = startThread('server/definitions/check');
    thread.on('message', (verdict: Verdict) => answer(verdict));
    thread.on('error', ({ message }) => thread === worker && give(message));
    thread.on('exit', () => thread === worker && give('el hilo que las comprueba ha terminado'));
    return thread;
  };
  const ask = (packed: Packed): Promise<Verdict> =>
    new Promise((resolve) => {
      const thread = worker ?? started();
      worker = thread;
      const late = `pasados ${spanish(mostMs / 1000, 3)} s no se ha terminado; algo en ellas crece sin medida`;
      const timer = setTimeout(give, mostMs, late);
      answer = (verdict) => {
        clearTimeout(timer);
        // Until the next question, nobody waits for it before leaving.
        thread.unref();
        resolve(verdict);
      };
      thread.ref();
      thread.postMessage(packed);
    });
  return (packed) => {
    const asked = last.then(() => ask(packed));
    last = asked;
    return asked;
  };
}
