// Which definitions a command works with: those of the folder where it is called, or else those that came with it. What was
// proven when it was built is trusted; anything else is checked whole. What is wrong with them is told beside, in Spanish, and
// only a craft that cannot be compiled is refused: of one whose examples no longer hold, somebody is asking why.
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { enumerate } from '../engine/index.ts';
import { isWhole, type Loaded, loadAsTheyStand, type Problem, report } from '../engine/load/index.ts';
import { isBuilt } from '../server/definitions/built.ts';
import {
  compile,
  DefinitionsError,
  type Folders,
  only,
  type Packed,
  packedIn,
  unpack,
} from '../server/definitions/texts.ts';

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
  const texts = unpack(packed);
  const loaded = loadAsTheyStand(texts);
  const wrong = loaded.problems.filter(({ severity }) => severity === 'error');
  if (wrong.length === 0) return { loaded, packed };
  if (!isWhole(loaded.larder) || loaded.offers.length === 0) throw new DefinitionsError(report(loaded.problems));
  process.stderr.write(`${report(wrong)}\n\n${followedBy(loaded)}\n\n`);
  const sound = loaded.parts.flatMap(({ folder, offer }) => (offer ? [folder] : []));
  return { loaded, packed: only(packed, sound) };
}

/** What can be asked for all the same. */
function followedBy({ parts }: Loaded): string {
  const lost = parts.flatMap(({ folder, offer }) => (offer ? [] : [`«${basename(folder)}»`]));
  return lost.length === 0
    ? 'Se responde con las definiciones tal como están.'
    : `Se responde con las demás: ${enumerate(lost)} no se ${lost.length === 1 ? 'puede' : 'pueden'} usar hasta arreglarlo.`;
}

/** Why a craft that is there cannot be asked; null when it is not there, or can. */
export function whyNot(id: string, { parts, problems }: Loaded): string | null {
  const lost = parts.find(({ folder, offer }) => !offer && basename(folder) === id);
  if (!lost) return null;
  const isOwn = ({ file, severity }: Problem): boolean => severity === 'error' && file.startsWith(`${lost.folder}/`);
  return `El oficio «${id}» tiene errores, dichos arriba: ${problems.filter(isOwn).length}. Arréglalos y vuelve a pedirlo.`;
}
