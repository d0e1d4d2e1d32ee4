// What was made of some files of a craft, kept while those files, craft.json and the larder are as they were.
//   const kept = remembering()(folder); kept('spans', ['params'], () => slow()) → made once for each text of params.json
import type { Shelf } from '../checks/check.ts';
import type { CraftTexts } from '../engine/load/texts.ts';

/** Of one folder, edit after edit. */
export function remembering(): (folder: CraftTexts) => Shelf['kept'] {
  const known = new Map<string, { readonly read: readonly unknown[]; readonly made: unknown }>();
  return ({ texts, larder }) =>
    <T>(name: string, reads: Parameters<Shelf['kept']>[1], make: () => T): T => {
      const isRead = (file: string): boolean =>
        file === 'craft.json' || reads.some((one) => file === `${one}.json` || file.startsWith(`${one}/`));
      const read = [larder, ...[...texts].filter(([file]) => isRead(file)).flat()];
      const before = known.get(name);
      if (before && before.read.length === read.length && before.read.every((one, index) => one === read[index]))
        return before.made as T;
      const made = make();
      known.set(name, { read, made });
      return made;
    };
}
