// A port that several share is shut when the last of them has shut it and the primary has heard so: until then whoever
// knocks is taken in by the machine and, maybe, by nobody else. So none of them lets go of its clients before all have
// shut: a worker that has, asks, and is answered once everyone has asked.
import cluster, { type Worker } from 'node:cluster';

interface Shut {
  door: 'shut';
}

const shut: Shut = { door: 'shut' };

/** In the primary. What a worker asks comes after the news that it has shut, so the last to ask finds the port shut. */
export function answerDoors(workers: () => Worker[]): void {
  const asking = new Set<Worker>();
  const answer = () => {
    if (workers().some((worker) => !asking.has(worker))) return;
    for (const worker of asking) if (worker.isConnected()) worker.send(shut, () => {});
    asking.clear();
  };
  cluster.on('message', (worker, message: Shut | object) => {
    if (!('door' in message)) return;
    asking.add(worker);
    answer();
  });
  cluster.on('exit', (worker) => {
    asking.delete(worker);
    answer();
  });
}

/** In a worker: resolves once all have shut, or the primary can no longer be asked. */
export function allShut(): Promise<void> {
  return new Promise((resolve) => {
    process.once('disconnect', resolve).on('message', (message: Shut | object) => {
      if ('door' in message) resolve();
    });
    process.send?.(shut, undefined, undefined, (failed) => failed && resolve());
  });
}
