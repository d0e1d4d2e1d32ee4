// The way out: nobody who came in leaves without an answer.
import type { Server } from 'node:http';
import { allShut } from '../cluster/door.ts';
import type { Service } from '../service.ts';
import type { Connections } from './connections.ts';

/** No new connection for this long: those who wanted in are in. Where this process waits for its turn, so do they. */
const quietMs = 25;
const turnMs = 5;
/** Nobody who is already in is kept waiting longer than this for the door to close. */
const longestHoldMs = 400;

/**
 * First it says that it closes, and still answers everybody, each time on a connection that ends there. Then whoever
 * comes is let in but waits; once nobody else comes the door is shut, and those inside are answered: no connection is
 * ever cut between being accepted and being answered.
 */
export async function drain(
  server: Server,
  connections: Connections,
  service: Service,
  hurried: AbortSignal,
): Promise<void> {
  const { drainSeconds, shutdownSeconds } = service.settings;
  service.draining = true;
  await pause(drainSeconds * 1000, hurried);
  connections.hold();
  const held = performance.now();
  connections.lastArrival = held;
  let quiet = quietMs;
  for (let now = held; !hurried.aborted && now - held < longestHoldMs; ) {
    const before = now;
    await pause(turnMs, hurried);
    now = performance.now();
    quiet = Math.max(quiet, (quietMs / turnMs) * (now - before));
    if (now - connections.lastArrival >= quiet) break;
  }
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  if (service.shared) await Promise.race([allShut(), pause(longestHoldMs, hurried)]);
  connections.release();
  // A connection that was busy when the server closed turns idle afterwards, and nobody else would end it.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const patience = setTimeout(() => server.closeAllConnections(), shutdownSeconds * 1000);
  await closed;
  clearInterval(idle);
  clearTimeout(patience);
}

function pause(milliseconds: number, hurried: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (milliseconds === 0 || hurried.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      hurried.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    hurried.addEventListener('abort', done);
  });
}
