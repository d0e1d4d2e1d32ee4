// Where the larder of a command is: what LARDER_DIR says, or the folder beside the crafts.
import { type CraftTexts, larderBeside, readCrafts, readLarder } from '../engine/load/read.ts';

export const larderFor = (root: string): string => process.env.LARDER_DIR ?? larderBeside(root);

export const craftsIn = (root: string): CraftTexts[] => readCrafts(root, readLarder(larderFor(root)));
