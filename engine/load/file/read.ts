// The only file of the engine that knows Node: a folder of craft folders and the larder → their texts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CraftTexts, isMisnamed, type LarderTexts } from './texts.ts';

/** Where the larder is when nobody says it: beside the crafts. */
export const larderBeside = (root: string): string => join(dirname(root), 'larder');

export function readCrafts(root: string, larder = readLarder(larderBeside(root))): CraftTexts[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => readCraft(join(root, entry.name), larder))
    .filter((craft) => craft.texts.size > 0)
    .sort((a, b) => (a.folder < b.folder ? -1 : 1));
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

/** Files of the larder folder; none where there is no such folder. */
export function readLarder(folder: string): LarderTexts {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return { folder, texts: new Map(names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')])) };
}
