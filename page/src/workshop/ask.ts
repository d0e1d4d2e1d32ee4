// Asks the workers; answers come in the order of the questions. What takes a while has a worker of its own, so that a
// table or a completion never waits for it; both hold the same files.
//   await ask('ranges', 'x')
import type { Asks } from './asks.ts';

export interface Question {
  readonly id: number;
  readonly name: keyof Asks;
  readonly words: readonly unknown[];
}

export type Reply = { readonly id: number } & ({ readonly answer: unknown } | { readonly fault: string });
export type Answer<Name extends keyof Asks> = Awaited<ReturnType<Asks[Name]>>;

const slow: ReadonlySet<keyof Asks> = new Set<keyof Asks>([
  ...([
    'stuck',
    'check',
    'checkOne',
    'consequences',
    'corrections',
    'turned',
    'causes',
    'coverage',
    'compare',
    'examples',
    'why',
    'trial',
  ] as const),
]);
const forBoth: ReadonlySet<keyof Asks> = new Set<keyof Asks>(['open', 'edit', 'shelve']);

let serial = 0;
const waiting = new Map<number, { resolve(answer: unknown): void; reject(fault: Error): void }>();

function started(): Worker {
  const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  made.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ('fault' in data) one?.reject(new Error(data.fault));
    else one?.resolve(data.answer);
  });
  return made;
}

const workers = { quick: started(), slow: started() };

function put(worker: Worker, name: keyof Asks, words: readonly unknown[]): Promise<unknown> {
  const id = ++serial;
  const answered = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
  worker.postMessage({ id, name, words } satisfies Question);
  return answered;
}

export async function ask<Name extends keyof Asks>(
  name: Name,
  ...words: Parameters<Asks[Name]>
): Promise<Answer<Name>> {
  const chosen = forBoth.has(name) ? [workers.quick, workers.slow] : [slow.has(name) ? workers.slow : workers.quick];
  const [answer] = await Promise.all(chosen.map((worker) => put(worker, name, words)));
  return answer as Answer<Name>;
}
