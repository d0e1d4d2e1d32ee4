// What is published as «obrador/load»: definitions of a folder, read and checked. It needs Node.
export { fingerprintsOf, type Loaded, type Offer, type Part } from './assemble.ts';
export { compileTexts, loadCraft, loadLarder, loadTexts } from './checked.ts';
export { loadCrafts, readCrafts, readLarder } from './disk.ts';
export { type Problem, report } from './file/problem.ts';
export type { CraftTexts } from './file/texts.ts';
export { type Proven, required, type StoredLarder } from './folder.ts';
