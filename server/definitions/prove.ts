// What is on disk, looked at the slow way: every file checked and every example tried, except what the build proved already.
import { existsSync } from 'node:fs';
import { type Loaded, loadTexts, report } from '../../engine/load/index.ts';
import { provenByBuild } from './built.ts';
import { craftsIn, DefinitionsError, type Folders, type Packed, pack, textsIn } from './texts.ts';

/** What is on disk, proven: every file checked, every example tried. Throws DefinitionsError with all that is wrong. */
export function prove(folders: Folders): { loaded: Loaded; packed: Packed } {
  const texts = craftsIn(folders);
  const loaded = loadTexts(texts, undefined, provenByBuild());
  if (loaded.problems.some(({ severity }) => severity === 'error')) throw new DefinitionsError(report(loaded.problems));
  return { loaded, packed: pack(texts, loaded.version) };
}

/** The crafts of the disk that are good, when some are not; null when none is. */
export function proveGood(folders: Folders): { loaded: Loaded; packed: Packed } | null {
  if (!existsSync(folders.craftsDir)) return null;
  const texts = textsIn(folders);
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
