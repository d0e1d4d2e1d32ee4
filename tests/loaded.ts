// The crafts of the project and their larder, compiled once for all the tests of a process, each type when it is first
// asked for. That they are right is for the tests of `check` to show, which takes forty times longer.
import { readCrafts, readLarder } from '../engine/load/disk.ts';
import { loadTexts } from '../engine/load/index.ts';

export const loaded = loadTexts(readCrafts('crafts', readLarder('larder')), undefined, () => true);
export const { crafts } = loaded;
