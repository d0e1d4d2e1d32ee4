// What is published as «obrador/load»: definitions of a folder, read and checked. It needs Node.
export { loadCrafts, readCrafts, readLarder } from './disk.ts';
export { type Problem, report } from './file/problem.ts';
export type { CraftTexts } from './file/texts.ts';
export { compileTexts, loadLarder, type StoredLarder } from './folder.ts';
export { type Loaded, loadCraft, loadTexts, type Offer, type Part } from './load.ts';
