// Which definitions a command works with: those of the folder where it is called, or else those that came with it. What was
// proven when it was built is trusted; anything else is checked whole. Refuses, in Spanish, what is wrong with them.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loaded } from '../engine/load/index.ts';
import { openBuilt } from '../server/definitions/built.ts';
import type { Folders, Packed } from '../server/definitions/texts.ts';

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

export async function definitionsIn(folders: Folders): Promise<{ loaded: Loaded; packed: Packed }> {
  const built = openBuilt(folders);
  if (built) return built;
  const { prove } = await import('../server/definitions/prove.ts');
  return prove(folders);
}
