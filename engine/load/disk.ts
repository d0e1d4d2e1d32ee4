// The door for folders on disk: definitions read as texts, or loaded whole with everything that is wrong with them. It needs
// Node.
import type { Loaded } from './assemble.ts';
import { loadTexts } from './checked.ts';
import { larderBeside, readCrafts, readLarder } from './file/read.ts';
import { deepFreeze } from './frozen.ts';

export { larderBeside, readCraft, readCrafts, readLarder } from './file/read.ts';

/** An edit of a craft costs one craft, an edit of the larder all of them. What is given is nobody's to change. */
export function loadCrafts(root: string, previous?: Loaded, larderRoot = larderBeside(root)): Loaded {
  const loaded = loadTexts(readCrafts(root, readLarder(larderRoot)), previous);
  deepFreeze([loaded.larder.larder, ...loaded.crafts]);
  return loaded;
}
