// What the build proved: fingerprints of the larder and of each craft folder that passed every check. Source code that was
// not built trusts nothing.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fingerprintsOf, loadProven, type Proven } from '../../engine/load/index.ts';
import { type Folders, pack, textsIn } from './texts.ts';

const record = fileURLToPath(new URL('./proven.json', import.meta.url));

/** The definitions on disk, if they are those that were built; null when something in them is new. */
export function openBuilt(folders: Folders) {
  if (!existsSync(record) || !existsSync(folders.craftsDir)) return null;
  const texts = textsIn(folders);
  if (texts.length === 0 || !fingerprintsOf(texts).every(provenByBuild())) return null;
  const loaded = loadProven(texts);
  return { loaded, packed: pack(texts, loaded.version) };
}

export function provenByBuild(): Proven {
  const hashes = new Set<string>(existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : []);
  return (hash) => hashes.has(hash);
}
