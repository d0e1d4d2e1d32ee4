// The definitions as one value that travels: the texts of all files, read once, and what they are called. Whoever gets them
// compiles the same version, be it another process, a thread or this service after a restart.
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { readCrafts, readLarder, versionOf } from '../../engine/load/disk.ts';
import { type CraftTexts, isWhole, type Loaded, loadTrusted } from '../../engine/load/index.ts';
import type { Settings } from '../settings.ts';

/** Where the definitions are. */
export type Folders = Pick<Settings, 'craftsDir' | 'larderDir'>;

interface Folder {
  folder: string;
  /** file name → text */
  files: Record<string, string>;
  misnamed?: readonly string[];
}

/** In a form that JSON carries. */
export interface Packed {
  version: string;
  larder: Folder;
  crafts: Folder[];
}

/** Definitions that cannot be served, said in words for whoever edits them. */
export class DefinitionsError extends Error {}

/** What is on disk now. Throws when there is no craft. */
export function packedIn({ craftsDir, larderDir }: Folders): Packed {
  if (!existsSync(craftsDir))
    throw new DefinitionsError(`No existe la carpeta de oficios ${craftsDir}: indíquela con CRAFTS_DIR`);
  const texts = readCrafts(craftsDir, readLarder(larderDir));
  if (texts.length === 0) throw new DefinitionsError(`No hay ningún oficio en ${craftsDir}`);
  return pack(texts);
}

export const foldersOf = ({ craftsDir, larderDir }: Folders): string[] => [craftsDir, larderDir];

/** Compiles texts checked elsewhere. Throws when they are not the version they say: a copy that was cut, or by another hand. */
export function compile(packed: Packed): Loaded {
  const texts = unpack(packed);
  const loaded = versionOf(texts) === packed.version ? loadTrusted(texts) : null;
  if (!loaded || !isWhole(loaded.larder) || loaded.offers.length < texts.length)
    throw new DefinitionsError(`Las definiciones ${packed.version} no llegaron enteras`);
  return loaded;
}

export function pack(texts: readonly CraftTexts[]): Packed {
  const folder = ({ folder, texts, misnamed }: Pick<CraftTexts, 'folder' | 'texts' | 'misnamed'>): Folder => ({
    ...{ folder, files: Object.fromEntries(texts) },
    ...(misnamed && { misnamed }),
  });
  return {
    version: versionOf(texts),
    larder: folder(texts[0]?.larder ?? { folder: '', texts: new Map() }),
    crafts: texts.map(folder),
  };
}

/** Those of these folders alone. */
export const only = (packed: Packed, folders: readonly string[]): Packed =>
  pack(unpack(packed).filter(({ folder }) => folders.includes(folder)));

/** The same by its path in the house, whatever folders it was read from: «crafts/x/params.json». */
export function filesOf({ larder, crafts }: Packed): Record<string, string> {
  const under = (place: string, files: Record<string, string>): [string, string][] =>
    Object.entries(files).map(([name, text]) => [`${place}/${name}`, text]);
  return Object.fromEntries([
    ...crafts.flatMap(({ folder, files }) => under(`crafts/${basename(folder)}`, files)),
    ...under('larder', larder.files),
  ]);
}

export function unpack({ larder, crafts }: Packed): CraftTexts[] {
  const texts = ({ folder, files, misnamed }: Folder): CraftTexts => ({
    ...{ folder, texts: new Map(Object.entries(files)) },
    ...(misnamed && { misnamed }),
  });
  const shared = texts(larder);
  return crafts.map((craft) => ({ ...texts(craft), larder: shared }));
}
