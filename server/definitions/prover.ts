// A thread that proves its share of the crafts whenever it is asked, remembering what it compiled: an edit of a craft costs
// that craft. What the build proved, and what is the share of another thread, is taken as proven.
import { parentPort } from 'node:worker_threads';
import { type CraftTexts, fingerprintsOf, type Loaded, loadTexts, readings, report } from '../../engine/load/index.ts';
import { pathsOf } from '../paths.ts';
import { provenByBuild } from './built.ts';

export interface ProverTask {
  readonly number: number;
  readonly texts: readonly CraftTexts[];
  /** folders of the crafts that are its share */
  readonly share: ReadonlySet<string>;
}

export interface Proof {
  readonly number: number;
  /** all that is wrong, in words; null when nothing is */
  readonly fault: string | null;
}

const isBuilt = provenByBuild();

let last: Pick<Loaded, 'larder' | 'parts'> | undefined;

parentPort?.on('message', (task: ProverTask) => {
  const proof: Proof = { number: task.number, fault: faultOf(task) };
  parentPort?.postMessage(proof);
});

function faultOf({ texts, share }: ProverTask): string | null {
  const [, ...hashes] = fingerprintsOf(texts);
  const proven = new Set(hashes.filter((hash, i) => !share.has(texts[i]!.folder) || isBuilt(hash)));
  try {
    const { larder, parts, offers, problems } = loadTexts(texts, last, (hash) => proven.has(hash));
    if (problems.some(({ severity }) => severity === 'error')) return report(problems);
    pathsOf(offers);
    const own = parts.filter(({ folder }) => share.has(folder));
    // An ingredient more in the larder is one more row of what is compiled.
    for (const { offer } of own) if (offer) readings(offer.craft());
    last = { larder, parts: own };
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
