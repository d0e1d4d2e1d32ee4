// The only file of the engine that knows Node: a folder of craft folders and the larder → their texts, and a short name for a set of texts.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** File name inside the craft folder («types/base.json») → text. */
export type Texts = ReadonlyMap<string, string>;

export interface CraftTexts {
  /** folder as a person would write it, «crafts/x» */
  readonly folder: string;
  readonly texts: Texts;
  /** files that were meant to be read and have another ending: «params.json.txt» */
  readonly misnamed?: readonly string[];
  /** what its ingredients are read from; without it the craft has only its own */
  readonly larder?: LarderTexts;
}

export interface LarderTexts {
  readonly folder: string;
  readonly texts: Texts;
}

/** Where the larder is when nobody says it: beside the crafts. */
export const larderBeside = (root: string): string => join(dirname(root), 'larder');

export function readCrafts(root: string, larder = readLarder(larderBeside(root))): CraftTexts[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => readCraft(join(root, entry.name), larder))
    .filter((craft) => craft.texts.size > 0)
    .sort((a, b) => a.folder.localeCompare(b.folder));
}

export function readCraft(folder: string, larder = readLarder(larderBeside(dirname(folder)))): CraftTexts {
  const texts = new Map<string, string>();
  const misnamed: string[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isFile() && isMisnamed(entry.name)) misnamed.push(entry.name);
    if (entry.isFile() && entry.name.endsWith('.json') && !isMisnamed(entry.name))
      texts.set(entry.name, readFileSync(join(folder, entry.name), 'utf8'));
    if (!entry.isDirectory() || entry.name !== 'types') continue;
    for (const name of readdirSync(join(folder, 'types')).sort()) {
      if (isMisnamed(name)) misnamed.push(`types/${name}`);
      else if (name.endsWith('.json')) texts.set(`types/${name}`, readFileSync(join(folder, 'types', name), 'utf8'));
    }
  }
  return { folder, texts, larder, ...(misnamed.length > 0 ? { misnamed } : {}) };
}

const isMisnamed = (name: string): boolean =>
  /\.json(\.txt|\.json|\.bak\.json)$|\.jsn$/i.test(name) || (/\.json$/i.test(name) && !name.endsWith('.json'));

/** Files of the larder folder; none where there is no such folder. */
export function readLarder(folder: string): LarderTexts {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return { folder, texts: new Map(names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')])) };
}

/** The same for the same texts in the same order, and for no others. */
export function fingerprint(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:${text}`);
  return hash.digest('hex');
}
