// One version for all: the primary hands its definitions to every worker that is born, and every change to all of them.
import type { Worker } from 'node:cluster';
import { compile, type Packed } from '../definitions/texts.ts';
import type { Service } from '../service.ts';

interface Asked {
  definitions: 'ask';
}
interface Handed {
  /** null: those in use stay, but what is on disk is bad */
  definitions: Packed | null;
  stale: boolean;
}

/** In the primary: what it has now, for whoever asks. */
export function handTo(worker: Worker, now: () => Handed): void {
  worker.on('message', (message: Asked | object) => {
    if ('definitions' in message) worker.send(now(), () => {});
  });
}

export function handOn(workers: Worker[], packed: Packed | null): void {
  const handed: Handed = { definitions: packed, stale: packed === null };
  for (const worker of workers) worker.send(handed, () => {});
}

/** In a worker: the definitions to start with; `follow` then takes every later change, also one that came meanwhile. */
export async function fromPrimary() {
  let current: Handed | undefined;
  let changed = () => {};
  const first = new Promise<void>((resolve) => {
    process.on('message', (message: Handed | object) => {
      if (!('definitions' in message)) return;
      current = { definitions: message.definitions ?? current?.definitions ?? null, stale: message.stale };
      resolve();
      changed();
    });
  });
  const asked: Asked = { definitions: 'ask' };
  process.send?.(asked);
  await first;
  const packed = current!.definitions!;
  const follow = ({ definitions, log }: Service) => {
    changed = () => {
      try {
        definitions.use(current!.definitions!);
        definitions.stale = current!.stale;
      } catch (error) {
        log.error('No se pueden usar las definiciones nuevas', { error: String(error) });
      }
    };
    changed();
  };
  return { loaded: compile(packed), packed, follow };
}
