// A thread that looks at definitions the slow way, every file checked and every example tried, so that whoever answers
// requests need not.
import { parentPort } from 'node:worker_threads';
import { gathered, type Loaded, loadTexts, report } from '../../engine/load/index.ts';
import { pathsOf } from '../paths.ts';
import { type Packed, unpack } from './texts.ts';

/** What came of it. */
export interface Verdict {
  /** all that is wrong, in words; null when nothing is */
  readonly fault: string | null;
  /** folders of the crafts that can be served by themselves */
  readonly good: readonly string[];
}

parentPort?.on('message', (packed: Packed) => {
  parentPort?.postMessage(verdictOn(packed));
});

export function verdictOn(packed: Packed): Verdict {
  try {
    const texts = unpack(packed);
    const loaded = loadTexts(texts);
    const fault = faultIn(loaded);
    const sound = loaded.parts.filter(({ craft }) => craft !== null);
    const folders = sound.map(({ folder }) => folder);
    if (fault === null) return { fault, good: folders };
    // Two of them may still stand in each other's way.
    const kept = texts.filter(({ folder }) => folders.includes(folder));
    return { fault, good: faultIn(gathered(kept, loaded.larder, sound)) === null ? folders : [] };
  } catch (error) {
    return { fault: (error as Error).message, good: [] };
  }
}

function faultIn({ offers, problems }: Loaded): string | null {
  if (problems.some(({ severity }) => severity === 'error')) return report(problems);
  try {
    pathsOf(offers);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
