// What was made of some files of a craft, kept while those files, craft.json (but for what the craft is called) and the
// larder are as they were.
//   const kept = remembering()(folder, definition, trials); kept('x', ['params'], slow) → made once for each text of params.json
import type { Read, Shelf } from '../checks/check.ts';
import type { CatalogueFile, Definition } from '../engine/craft.ts';
import type { CraftTexts } from '../engine/load/texts.ts';
import type { Trials } from '../engine/load/trials.ts';
import { Refusal } from '../engine/refusal.ts';

/** Of one folder, edit after edit. */
export function remembering(): (folder: CraftTexts, definition: Definition, trials: Trials) => Shelf['kept'] {
  const known = new Map<string, { readonly read: readonly unknown[]; readonly made: unknown }>();
  return (folder, { craft, catalogue, types }, trials) => {
    const common = [unlabelled(craft), folder.larder];
    const made = new Map<Read, readonly unknown[]>();
    const readAs = (id: string): string => linesOf(id, types[id]!, trials);
    const readBy = (one: Read): readonly unknown[] => {
      if (one === 'figures') return [withoutNames(catalogue)];
      if (one === 'sets') return [setsOf(types)];
      if (one === 'recipes') return Object.keys(types).map(readAs);
      return one.startsWith(recipesOf) ? [readAs(one.slice(recipesOf.length))] : textsOf(folder, one);
    };
    const seen = (one: Read): readonly unknown[] => {
      const found = made.get(one) ?? readBy(one);
      made.set(one, found);
      return found;
    };
    return <T>(name: string, reads: readonly Read[], make: () => T): T => {
      const read = [...common, ...reads.flatMap(seen)];
      const before = known.get(name);
      if (before && before.read.length === read.length && before.read.every((one, index) => one === read[index]))
        return before.made as T;
      const result = make();
      known.set(name, { read, made: result });
      return result;
    };
  };
}

const recipesOf = 'recipes/';

/** Of a file of the craft, or of all in a folder of it. */
const textsOf = ({ texts }: CraftTexts, read: Read): readonly unknown[] =>
  [...texts].filter(([file]) => file === `${read}.json` || file.startsWith(`${read}/`)).flat();

/** No check looks at what a craft is called. */
const unlabelled = ({ label: _, description: __, ...rest }: Definition['craft']): string => JSON.stringify(rest);

const withoutNames = (catalogue: CatalogueFile): string =>
  JSON.stringify(catalogue, (key, value) => (key === 'aliases' ? undefined : value));

const setsOf = (types: Definition['types']): string =>
  JSON.stringify(Object.entries(types).map(([id, { sets }]) => [id, sets]));

const linesOf = (id: string, { examples }: Definition['types'][string], trials: Trials): string =>
  examples
    .map((example) => trials.of(id, example))
    .map((tried) => (tried instanceof Refusal ? tried.message : tried.state.mix.lines.map(({ key }) => key).join()))
    .join('\n');
