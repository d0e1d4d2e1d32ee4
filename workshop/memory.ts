// What was made of some files of a craft, kept while those files and craft.json (but for what the craft is called) are as
// they were; of its catalogue, while the larder is.
//   const kept = remembering()(folder, definition, trials); kept('x', ['params'], slow) → made once for each text of params.json

import { type CatalogueFile, type Definition, Refusal } from '../engine/index.ts';
import type { CraftTexts, Trials } from '../engine/load/index.ts';
import type { Read, Shelf } from './checks/shared/check.ts';

/** Of one folder, edit after edit. */
export function remembering(): (folder: CraftTexts, definition: Definition, trials: Trials) => Shelf['kept'] {
  const known = new Map<string, { readonly read: readonly unknown[]; readonly made: unknown }>();
  return (folder, { craft, catalogue, types }, trials) => {
    const common = unlabelled(craft);
    const made = new Map<Read, readonly unknown[]>();
    const readAs = (id: string): string => linesOf(id, types[id]!, trials);
    const readBy = (one: Read): readonly unknown[] => {
      if (one === 'catalogue') return [folder.larder, ...textsOf(folder, one)];
      if (one === 'figures') return [folder.larder, withoutNames(catalogue)];
      if (one === 'sets') return [setsOf(types)];
      if (one === 'recipes') return Object.keys(types).map(readAs);
      if (one.startsWith(recipesOf)) return [readAs(one.slice(recipesOf.length))];
      if (!one.startsWith(rowsOf)) return textsOf(folder, one);
      const id = one.slice(rowsOf.length);
      return [seen('figures')[1], ...larderIn(id, types[id]!, trials)];
    };
    const seen = (one: Read): readonly unknown[] => {
      const found = made.get(one) ?? readBy(one);
      made.set(one, found);
      return found;
    };
    return <T>(name: string, reads: readonly Read[], make: () => T): T => {
      const read = [common, ...reads.flatMap(seen)];
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
const rowsOf = 'rows/';

/** Of a file of the craft, or of all in a folder of it. */
const textsOf = ({ texts }: CraftTexts, read: Read): readonly unknown[] =>
  [...texts].filter(([file]) => file === `${read}.json` || file.startsWith(`${read}/`)).flat();

/** No check looks at what a craft is called. */
const unlabelled = ({ label: _, description: __, ...rest }: Definition['craft']): string => JSON.stringify(rest);

const withoutNames = (catalogue: CatalogueFile): string =>
  JSON.stringify(catalogue, (key, value) => (key === 'aliases' ? undefined : value));

const setsOf = (types: Definition['types']): string =>
  JSON.stringify(Object.entries(types).map(([id, { sets }]) => [id, sets]));

type Examples = Pick<Definition['types'][string], 'examples'>;

const linesOf = (id: string, { examples }: Examples, trials: Trials): string =>
  examples
    .map((example) => trials.of(id, example))
    .map((tried) => (tried instanceof Refusal ? tried.message : tried.state.mix.lines.map(({ key }) => key).join()))
    .join('\n');

/** The lines of the larder that the recipes use: a line that is written again is another. */
const larderIn = (id: string, { examples }: Examples, trials: Trials): readonly unknown[] =>
  examples
    .map((example) => trials.of(id, example))
    .flatMap((tried) => (tried instanceof Refusal ? [] : tried.state.mix.lines.map(({ row }) => row?.larder)));
