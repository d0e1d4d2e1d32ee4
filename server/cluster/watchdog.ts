// A process may hang without falling: its loop turns no more. The primary hears a beat a second from each worker and ends
// one that has been silent too long; it is then replaced like any that falls.
import type { Worker } from 'node:cluster';

interface Beat {
  pulse: 'beat';
}

const beatMs = 1000;

/** In a worker. */
export function beat(): void {
  const message: Beat = { pulse: 'beat' };
  setInterval(() => process.send?.(message, undefined, undefined, () => {}), beatMs).unref();
}

/** In the primary. Counted in its own turns and not by the clock: a machine that slept has not seen anybody hang. */
export function endWhenSilent(worker: Worker, seconds: number, tell: () => void): void {
  let missed = 0;
  worker.on('message', (message: Beat | object) => {
    if ('pulse' in message) missed = 0;
  });
  worker.once('listening', () => {
    const timer = setInterval(() => {
      if (++missed <= seconds) return;
      clearInterval(timer);
      tell();
      worker.process.kill('SIGKILL');
    }, beatMs);
    worker.once('exit', () => clearInterval(timer));
  });
}
