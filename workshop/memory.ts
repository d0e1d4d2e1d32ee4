// What was made of some files of a craft, kept while those files, craft.json (but for what the craft is called) and the
// larder are as they were.
//   const kept = remembering()(folder, definition); kept('spans', ['params'], () => slow()) → made once for each text of params.json
import type { Read, Shelf } from '../checks/check.ts';
import type { CatalogueFile, Definition } from '../engine/craft.ts';
import type { CraftTexts } from '../engine/load/texts.ts';

/** Of one folder, edit after edit. */
export function remembering(): (folder: CraftTexts, definition: Definition) => Shelf['kept'] {
  const known = new Map<string, { readonly read: readonly unknown[]; readonly made: unknown }>();
  return (folder, { craft, catalogue, types }) => {
    const common = [unlabelled(craft), folder.larder];
    return <T>(name: string, reads: readonly Read[], make: () => T): T => {
      const figures = reads.includes('figures') ? [withoutNames(catalogue)] : [];
      const sets = reads.includes('sets') ? [setsOf(types)] : [];
      const read = [...common, ...readIn(folder, reads), ...figures, ...sets];
      const before = known.get(name);
      if (before && before.read.length === read.length && before.read.every((one, index) => one === read[index]))
        return before.made as T;
      const made = make();
      known.set(name, { read, made });
      return made;
    };
  };
}

function readIn({ texts }: CraftTexts, reads: readonly Read[]): readonly unknown[] {
  const isRead = (file: string): boolean => reads.some((one) => file === `${one}.json` || file.startsWith(`${one}/`));
  return [...texts].filter(([file]) => isRead(file)).flat();
}

/** No check looks at what a craft is called. */
const unlabelled = ({ label: _, description: __, ...rest }: Definition['craft']): string => JSON.stringify(rest);

const withoutNames = (catalogue: CatalogueFile): string =>
  JSON.stringify(catalogue, (key, value) => (key === 'aliases' ? undefined : value));

const setsOf = (types: Definition['types']): string =>
  JSON.stringify(Object.entries(types).map(([id, { sets }]) => [id, sets]));
