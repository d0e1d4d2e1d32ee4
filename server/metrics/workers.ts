// The metrics of all workers on one page: the primary asks, each answers; one that does not in time is left out.
import cluster, { type Worker } from 'node:cluster';
import type { Metrics, Sample } from './series.ts';

type Asked = { metrics: 'ask'; round: number };
type Told = { metrics: 'told'; round: number; samples: Sample[] };

const patienceMs = 500;
let rounds = 0;

export function collect(own: Metrics, workers: Worker[]): Promise<Map<string, Sample[]>> {
  const asked: Asked = { metrics: 'ask', round: ++rounds };
  const samples = new Map([['primario', own.samples()]]);
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      cluster.off('message', take);
      resolve(samples);
    };
    const take = (worker: Worker, message: Told) => {
      if (message?.metrics !== 'told' || message.round !== asked.round) return;
      samples.set(String(worker.id), message.samples);
      if (samples.size > workers.length) done();
    };
    const timer = setTimeout(done, patienceMs);
    cluster.on('message', take);
    for (const worker of workers) worker.send(asked, () => {});
  });
}

export function tellPrimary(metrics: Metrics): void {
  process.on('message', (message: Asked) => {
    if (message?.metrics !== 'ask') return;
    const told: Told = { metrics: 'told', round: message.round, samples: metrics.samples() };
    process.send?.(told);
  });
}
