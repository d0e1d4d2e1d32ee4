// A folder of crafts, and the larder they read → compiled crafts, or everything that is wrong with them, all at once.
import type { Loaded } from './assemble.ts';
import { loadTexts } from './checked.ts';
import { deepFreeze } from './frozen.ts';
import { larderBeside, readCrafts, readLarder } from './read.ts';

export { fingerprintsOf, type Loaded, type Offer, type Part } from './assemble.ts';
export { compileTexts, loadCraft, loadLarder, loadTexts } from './checked.ts';
export { type Proven, required, type StoredLarder } from './folder.ts';
export { type Problem, report } from './problem.ts';
export { type CraftTexts, readCrafts, readLarder } from './read.ts';

/** An edit of a craft costs one craft, an edit of the larder all of them. What is given is nobody's to change. */
export function loadCrafts(root: string, previous?: Loaded, larderRoot = larderBeside(root)): Loaded {
  const loaded = loadTexts(readCrafts(root, readLarder(larderRoot)), previous);
  deepFreeze([loaded.larder.larder, ...loaded.crafts]);
  return loaded;
}
