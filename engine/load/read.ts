// The only file of the engine that knows Node: a folder of craft folders → their texts, and a short name for a set of texts.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** File name inside the craft folder («types/base.json») → text. */
export type Texts = ReadonlyMap<string, string>;

export interface CraftTexts {
  /** folder as a person would write it, «crafts/x» */
  readonly folder: string;
  readonly texts: Texts;
}

export function readCrafts(root: string): CraftTexts[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => readCraft(join(root, entry.name)))
    .filter((craft) => craft.texts.size > 0)
    .sort((a, b) => a.folder.localeCompare(b.folder));
}

export function readCraft(folder: string): CraftTexts {
  const texts = new Map<string, string>();
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isFile() && entry.name.endsWith('.json'))
      texts.set(entry.name, readFileSync(join(folder, entry.name), 'utf8'));
    if (!entry.isDirectory() || entry.name !== 'types') continue;
    for (const name of readdirSync(join(folder, 'types')).sort()) {
      if (name.endsWith('.json')) texts.set(`types/${name}`, readFileSync(join(folder, 'types', name), 'utf8'));
    }
  }
  return { folder, texts };
}

/** The same for the same texts in the same order, and for no others. */
export function fingerprint(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:${text}`);
  return hash.digest('hex');
}
