// dist/proven.json: the fingerprints of the larder and of the crafts that passed every check, so that a start need not
// check them again. What is changed later has another fingerprint, and is checked.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintsOf, loadTexts, readCrafts, readLarder, report } from '../engine/load/index.ts';

/** What is wrong with the definitions, or null. */
export function proveInto(dist: string, crafts: string, larder: string): string | null {
  const texts = readCrafts(crafts, readLarder(larder));
  const { problems } = loadTexts(texts);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return report(errors);
  writeFileSync(join(dist, 'proven.json'), `${JSON.stringify(fingerprintsOf(texts))}\n`);
  return null;
}
