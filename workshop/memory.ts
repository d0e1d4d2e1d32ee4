// What was made of some files of a craft, kept while those files, craft.json and the larder are as they were.
//   const kept = remembering()(folder, catalogue); kept('spans', ['params'], () => slow()) → made once for each text of params.json
import type { Read, Shelf } from '../checks/check.ts';
import type { CatalogueFile } from '../engine/craft.ts';
import type { CraftTexts } from '../engine/load/texts.ts';

/** Of one folder, edit after edit. */
export function remembering(): (folder: CraftTexts, catalogue: CatalogueFile) => Shelf['kept'] {
  const known = new Map<string, { readonly read: readonly unknown[]; readonly made: unknown }>();
  return (folder, catalogue) =>
    <T>(name: string, reads: readonly Read[], make: () => T): T => {
      const figures = reads.includes('figures') ? [withoutNames(catalogue)] : [];
      const read = [...readIn(folder, reads), ...figures];
      const before = known.get(name);
      if (before && before.read.length === read.length && before.read.every((one, index) => one === read[index]))
        return before.made as T;
      const made = make();
      known.set(name, { read, made });
      return made;
    };
}

function readIn({ texts, larder }: CraftTexts, reads: readonly Read[]): readonly unknown[] {
  const isRead = (file: string): boolean =>
    file === 'craft.json' || reads.some((one) => file === `${one}.json` || file.startsWith(`${one}/`));
  return [larder, ...[...texts].filter(([file]) => isRead(file)).flat()];
}

const withoutNames = (catalogue: CatalogueFile): string =>
  JSON.stringify(catalogue, (key, value) => (key === 'aliases' ? undefined : value));
