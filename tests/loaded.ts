// The crafts of the project and their larder, compiled once for all the tests of a process, each type when it is first
// asked for. That they are right is for the tests of `check` to show, which takes forty times longer.
import type { Craft } from '../engine/index.ts';
import { readCrafts, readLarder } from '../engine/load/disk.ts';
import { loadTrusted } from '../engine/load/index.ts';

export const loaded = loadTrusted(readCrafts('crafts', readLarder('larder')));
export const { crafts } = loaded;

export function craftOf(id: string): Craft {
  const found = crafts.find((one) => one.id === id);
  if (!found) throw new Error(`crafts/${id} does not load`);
  return found;
}

/** Who answers. */
export const site = {
  service: 'Obrador',
  poweredBy: 'Obrador',
  docsUrl: 'http://localhost/docs',
  publicUrl: 'http://localhost',
};
