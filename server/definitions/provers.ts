// Threads that prove definitions together: an edit of the larder touches every craft, and each thread proves a share of
// them. They start with the first question and remember what they compiled.
//   const proven = createProvers(); await proven(texts) → null, or all that is wrong, in words
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { CraftTexts } from '../../engine/load/index.ts';
import { startThread } from '../thread.ts';
import type { Proof, ProverTask } from './prover.ts';

const most = 2;

type Answer = (fault: string | null) => void;

export function createProvers(): (texts: readonly CraftTexts[]) => Promise<string | null> {
  const provers = Array.from({ length: Math.min(most, availableParallelism()) }, proverOf);
  return async (texts) => {
    const shares = sharesOf(texts, provers.length);
    const faults = await Promise.all(provers.map((prove, i) => prove(texts, shares[i]!)));
    // What is wrong with the larder, or between crafts, each of them has seen.
    const told = new Set(faults.filter((fault) => fault !== null));
    return told.size === 0 ? null : [...told].join('\n');
  };
}

function proverOf(): (texts: readonly CraftTexts[], share: ReadonlySet<string>) => Promise<string | null> {
  let worker: Worker | null = null;
  let asked = 0;
  const waiting = new Map<number, Answer>();
  const start = (): Worker => {
    const started = startThread('server/definitions/prover');
    started.on('message', ({ number, fault }: Proof) => {
      waiting.get(number)?.(fault);
      waiting.delete(number);
    });
    started.on('error', ({ message }) => {
      for (const answer of waiting.values()) answer(`No se han podido comprobar las definiciones: ${message}`);
      waiting.clear();
    });
    started.once('exit', () => {
      worker = null;
    });
    started.unref();
    return started;
  };
  return (texts, share) =>
    new Promise((answer) => {
      const task: ProverTask = { number: ++asked, texts, share };
      waiting.set(task.number, answer);
      worker ??= start();
      worker.postMessage(task);
    });
}

/** About as much text for each, the largest crafts first. */
function sharesOf(texts: readonly CraftTexts[], count: number): ReadonlySet<string>[] {
  const shares = Array.from({ length: count }, () => ({ folders: new Set<string>(), size: 0 }));
  const sized = texts.map((one) => ({
    folder: one.folder,
    size: [...one.texts.values()].reduce((sum, text) => sum + text.length, 0),
  }));
  for (const { folder, size } of sized.sort((a, b) => b.size - a.size)) {
    const share = shares.reduce((least, one) => (one.size < least.size ? one : least));
    share.folders.add(folder);
    share.size += size;
  }
  return shares.map(({ folders }) => folders);
}
