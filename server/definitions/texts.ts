// The definitions as one value that travels: the texts of all files, read once. Whoever gets them compiles the same
// version, be it another process, a thread or this service after a restart.
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { readCrafts, readLarder } from '../../engine/load/disk.ts';
import { type CraftTexts, type Loaded, loadProven } from '../../engine/load/index.ts';
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

/** What is on disk now. */
export const textsIn = ({ craftsDir, larderDir }: Folders): CraftTexts[] =>
  readCrafts(craftsDir, readLarder(larderDir));

/** The same. Throws when there is no craft. */
export function craftsIn(folders: Folders): CraftTexts[] {
  const { craftsDir } = folders;
  if (!existsSync(craftsDir))
    throw new DefinitionsError(`No existe la carpeta de oficios ${craftsDir}: indíquela con CRAFTS_DIR`);
  const texts = textsIn(folders);
  if (texts.length === 0) throw new DefinitionsError(`No hay ningún oficio en ${craftsDir}`);
  return texts;
}

export const foldersOf = ({ craftsDir, larderDir }: Folders): string[] => [craftsDir, larderDir];

/** Compiles texts proven elsewhere. Throws when they are not the version they say: a copy that was cut, or by another hand. */
export function compile(packed: Packed, previous?: Loaded): Loaded {
  const loaded = loadProven(unpack(packed), previous);
  if (loaded.version !== packed.version || loaded.problems.some(({ severity }) => severity === 'error'))
    throw new DefinitionsError(`Las definiciones ${packed.version} no llegaron enteras`);
  return loaded;
}

export function pack(texts: readonly CraftTexts[], version: string): Packed {
  const folder = (one: { folder: string; texts: ReadonlyMap<string, string> } | undefined): Folder => ({
    folder: one?.folder ?? '',
    files: Object.fromEntries(one?.texts ?? []),
  });
  return { version, larder: folder(texts[0]?.larder), crafts: texts.map(folder) };
}

/** The same by its path in the house, whatever folders it was read from: «crafts/x/params.json». */
export function filesOf({ larder, crafts }: Packed): Record<string, string> {
  const under = (place: string, files: Record<string, string>): [string, string][] =>
    Object.entries(files).map(([name, text]) => [`${place}/${name}`, text]);
  return Object.fromEntries([
    ...crafts.flatMap(({ folder, files }) => under(`crafts/${basename(folder)}`, files)),
    ...under('larder', larder.files),
  ]);
}

function unpack({ larder, crafts }: Packed): CraftTexts[] {
  const texts = ({ folder, files }: Folder) => ({ folder, texts: new Map(Object.entries(files)) });
  const shared = texts(larder);
  return crafts.map((craft) => ({ ...texts(craft), larder: shared }));
}
