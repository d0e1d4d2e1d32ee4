// A port that several share is shut when the primary has heard of it from the last of them: until then whoever knocks is
// taken in by the machine and by nobody else. A worker that has shut it asks, and is answered after all it said before.
import type { Worker } from 'node:cluster';

interface Shut {
  door: 'shut';
}

/** In the primary. */
export function answerDoor(worker: Worker): void {
  worker.on('message', (message: Shut | object) => {
    if ('door' in message && worker.isConnected()) worker.send(message, () => {});
  });
}

/** In a worker: resolves once the primary knows, or can no longer be asked. */
export function shutByPrimary(): Promise<void> {
  return new Promise((resolve) => {
    const shut: Shut = { door: 'shut' };
    process.once('disconnect', resolve).on('message', (message: Shut | object) => {
      if ('door' in message) resolve();
    });
    process.send?.(shut, undefined, undefined, (failed) => failed && resolve());
  });
}
