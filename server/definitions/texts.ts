// The definitions as one value that travels: the texts of all files, read once. Whoever gets them compiles the same
// version, be it another process, a thread or this service after a restart.
import { existsSync } from 'node:fs';
import { type CraftTexts, type Loaded, loadTexts, readCrafts, readLarder, report } from '../../engine/index.ts';
import type { Settings } from '../settings.ts';

/** Where the definitions are. */
export type Folders = Pick<Settings, 'craftsDir' | 'larderDir'>;

interface Folder {
  folder: string;
  /** file name → text */
  files: Record<string, string>;
}

/** Texts that have been proven good, in a form that JSON carries. */
export interface Packed {
  version: string;
  larder: Folder;
  crafts: Folder[];
}

/** Definitions that cannot be served, said in words for whoever edits them. */
export class DefinitionsError extends Error {}

export const foldersOf = ({ craftsDir, larderDir }: Folders): string[] => [craftsDir, larderDir];

/** What is on disk, proven: every file checked, every example tried. Throws DefinitionsError with all that is wrong. */
export function prove({ craftsDir, larderDir }: Folders, previous?: Loaded): { loaded: Loaded; packed: Packed } {
  if (!existsSync(craftsDir))
    throw new DefinitionsError(`No existe la carpeta de oficios ${craftsDir}: indíquela con CRAFTS_DIR`);
  const texts = readCrafts(craftsDir, readLarder(larderDir));
  const loaded = loadTexts(texts, previous);
  if (loaded.problems.some(({ severity }) => severity === 'error')) throw new DefinitionsError(report(loaded.problems));
  if (loaded.crafts.length === 0) throw new DefinitionsError(`No hay ningún oficio en ${craftsDir}`);
  return { loaded, packed: pack(texts, loaded.version) };
}

/** The crafts of the disk that are good, when some are not; null when none is. */
export function proveGood({ craftsDir, larderDir }: Folders): { loaded: Loaded; packed: Packed } | null {
  if (!existsSync(craftsDir)) return null;
  const texts = readCrafts(craftsDir, readLarder(larderDir));
  const bad = new Set(
    loadTexts(texts)
      .parts.filter(({ craft }) => craft === null)
      .map(({ folder }) => folder),
  );
  const good = texts.filter(({ folder }) => !bad.has(folder));
  const loaded = loadTexts(good);
  return loaded.crafts.length > 0 && loaded.problems.every(({ severity }) => severity !== 'error')
    ? { loaded, packed: pack(good, loaded.version) }
    : null;
}

/** Compiles texts proven elsewhere. Throws when they are not the version they say: a copy that was cut, or by another hand. */
export function compile(packed: Packed, previous?: Loaded): Loaded {
  const loaded = loadTexts(unpack(packed), previous, true);
  if (loaded.version !== packed.version || loaded.problems.some(({ severity }) => severity === 'error'))
    throw new DefinitionsError(`Las definiciones ${packed.version} no llegaron enteras`);
  return loaded;
}

function pack(texts: readonly CraftTexts[], version: string): Packed {
  const folder = (one: { folder: string; texts: ReadonlyMap<string, string> } | undefined): Folder => ({
    folder: one?.folder ?? '',
    files: Object.fromEntries(one?.texts ?? []),
  });
  return { version, larder: folder(texts[0]?.larder), crafts: texts.map(folder) };
}

function unpack({ larder, crafts }: Packed): CraftTexts[] {
  const texts = ({ folder, files }: Folder) => ({ folder, texts: new Map(Object.entries(files)) });
  const shared = texts(larder);
  return crafts.map((craft) => ({ ...texts(craft), larder: shared }));
}
