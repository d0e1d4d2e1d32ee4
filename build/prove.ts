// dist/proven.json: what the definitions that passed every check are called, so that a start need not check them again. What
// is changed later is called otherwise, and is checked.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCrafts, readLarder, versionOf } from '../engine/load/disk.ts';
import { type Loaded, loadTexts, report } from '../engine/load/index.ts';

/** Definitions that passed every check, and what they are called. */
export interface Proven extends Loaded {
  readonly version: string;
}

/** Throws with all that is wrong with them. */
export function proven(crafts: string, larder: string): Proven {
  const folders = readCrafts(crafts, readLarder(larder));
  const loaded = loadTexts(folders);
  const errors = loaded.problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(report(errors));
  return { ...loaded, version: versionOf(folders) };
}

export const writeProof = ({ version }: Proven, dist: string): void =>
  writeFileSync(join(dist, 'proven.json'), `${JSON.stringify(version)}\n`);
