// The door for folders on disk: definitions read as texts, or loaded whole with everything that is wrong with them. It needs
// Node.

import { larderBeside, readCrafts, readLarder } from './file/read.ts';
import { deepFreeze } from './frozen.ts';
import { type Loaded, loadTexts } from './load.ts';
import { versionOf } from './version.ts';

export { larderBeside, readCraft, readCrafts, readLarder, within } from './file/read.ts';
export { versionOf } from './version.ts';

/** What is given is nobody's to change. */
export function loadCrafts(root: string, larderRoot = larderBeside(root)): Loaded & { readonly version: string } {
  const folders = readCrafts(root, readLarder(larderRoot));
  const loaded = loadTexts(folders);
  deepFreeze([loaded.larder.larder, ...loaded.crafts]);
  return { ...loaded, version: versionOf(folders) };
}
