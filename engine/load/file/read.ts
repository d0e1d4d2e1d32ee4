// A folder of craft folders and the larder → their texts. Links are followed, as operators mount definitions with them; what
// begins with a dot is nobody's definition: locks of editors, what a Mac leaves beside a file, the innards of a mounted volume.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CraftTexts, isMisnamed, type LarderTexts } from './texts.ts';

/** What a name of a folder leads to, links followed. */
interface Found {
  readonly mtimeMs: number;
  readonly size: number;
  readonly ino: number;
  isFile(): boolean;
  isDirectory(): boolean;
}

/** Where the larder is when nobody says it: beside the crafts. */
export const larderBeside = (root: string): string => join(dirname(root), 'larder');

export function readCrafts(root: string, larder = readLarder(larderBeside(root))): CraftTexts[] {
  return within(root)
    .filter(({ found }) => found.isDirectory())
    .map(({ name }) => readCraft(join(root, name), larder))
    .filter((craft) => craft.texts.size > 0)
    .sort((a, b) => (a.folder < b.folder ? -1 : 1));
}

export function readCraft(folder: string, larder = readLarder(larderBeside(dirname(folder)))): CraftTexts {
  const own = filesIn(folder);
  const types = within(folder).some(({ name, found }) => name === 'types' && found.isDirectory());
  const ofTypes = types ? filesIn(join(folder, 'types')).map((name) => `types/${name}`) : [];
  const files = [...own, ...ofTypes];
  const misnamed = files.filter((name) => isMisnamed(name));
  const texts = new Map(
    files
      .filter((name) => name.endsWith('.json') && !isMisnamed(name))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
  return { folder, texts, larder, ...(misnamed.length > 0 ? { misnamed } : {}) };
}

/** Files of the larder folder; none where there is no such folder. */
export function readLarder(folder: string): LarderTexts {
  const names = existsSync(folder) ? filesIn(folder).filter((name) => name.endsWith('.json')) : [];
  return { folder, texts: new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')])) };
}

const filesIn = (folder: string): string[] =>
  within(folder).flatMap(({ name, found }) => (found.isFile() ? [name] : []));

/** What is in a folder, by name, and what each thing is where its links lead; a link to nowhere is nothing. */
export function within(folder: string): { readonly name: string; readonly found: Found }[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .flatMap((name) => {
      const found = foundAt(join(folder, name));
      return found ? [{ name, found }] : [];
    });
}

/** Null of a link to nowhere, or to itself. */
function foundAt(path: string): Found | null {
  try {
    return statSync(path);
  } catch {
    return null;
  }
}
