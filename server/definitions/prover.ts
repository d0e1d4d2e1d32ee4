// A thread that proves the definitions on disk whenever it is asked, remembering what it compiled: an edit costs one craft.
import { parentPort } from 'node:worker_threads';
import type { Loaded } from '../../engine/load/index.ts';
import { pathsOf } from '../paths.ts';
import { prove } from './prove.ts';
import type { Folders, Packed } from './texts.ts';

export interface ProverTask {
  folders: Folders;
  /** only to have it compiled */
  silent: boolean;
}
export type Proof = { packed: Packed } | { fault: string };

let last: Loaded | undefined;

parentPort?.on('message', ({ folders, silent }: ProverTask) => {
  const proof = proofOf(folders);
  if (!silent) parentPort?.postMessage(proof);
});

function proofOf(folders: Folders): Proof {
  try {
    const { loaded, packed } = prove(folders, last);
    pathsOf(loaded.offers);
    last = loaded;
    return { packed };
  } catch (error) {
    return { fault: (error as Error).message };
  }
}
