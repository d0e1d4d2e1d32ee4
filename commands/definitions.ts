// Which definitions a command works with: those of the folder where it is called, or else those that came with it. What was
// proven when it was built is trusted; anything else is checked whole. Refuses, in Spanish, what is wrong with them.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Loaded, loadTexts, report } from '../engine/load/index.ts';
import { isBuilt } from '../server/definitions/built.ts';
import { compile, DefinitionsError, type Folders, type Packed, packedIn, unpack } from '../server/definitions/texts.ts';

const home = fileURLToPath(new URL('..', import.meta.url));

export function foldersFor(options: { crafts?: string; larder?: string }): Folders {
  const here = (name: string): string => (existsSync(name) ? resolve(name) : join(home, name));
  const craftsDir = options.crafts ?? process.env.CRAFTS_DIR;
  const larderDir = options.larder ?? process.env.LARDER_DIR;
  return {
    craftsDir: craftsDir === undefined ? here('crafts') : resolve(craftsDir),
    larderDir: larderDir === undefined ? here('larder') : resolve(larderDir),
  };
}

export function definitionsIn(folders: Folders): { loaded: Loaded; packed: Packed } {
  const packed = packedIn(folders);
  if (isBuilt(packed)) return { loaded: compile(packed), packed };
  const loaded = loadTexts(unpack(packed));
  if (loaded.problems.some(({ severity }) => severity === 'error')) throw new DefinitionsError(report(loaded.problems));
  return { loaded, packed };
}
