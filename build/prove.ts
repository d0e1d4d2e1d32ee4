// dist/proven.json: the fingerprints of the larder and of the crafts that passed every check, so that a start need not
// check them again. What is changed later has another fingerprint, and is checked.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCrafts, readLarder } from '../engine/load/disk.ts';
import { type Loaded, loadTexts, report } from '../engine/load/index.ts';

/** The definitions, checked whole. Throws with all that is wrong with them. */
export function proven(crafts: string, larder: string): Loaded {
  const loaded = loadTexts(readCrafts(crafts, readLarder(larder)));
  const errors = loaded.problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(report(errors));
  return loaded;
}

export function writeProof({ larder, parts }: Loaded, dist: string): void {
  writeFileSync(join(dist, 'proven.json'), `${JSON.stringify([larder.hash, ...parts.map(({ hash }) => hash)])}\n`);
}
