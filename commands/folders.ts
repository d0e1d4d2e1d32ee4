// Where the definitions of a command are: the crafts it is told, and the larder that LARDER_DIR says or that stands beside them.
import { larderBeside, readCrafts, readLarder } from '../engine/load/disk.ts';
import type { CraftTexts } from '../engine/load/index.ts';

export const larderFor = (root: string): string => process.env.LARDER_DIR ?? larderBeside(root);

export const craftsIn = (root: string): CraftTexts[] => readCrafts(root, readLarder(larderFor(root)));
