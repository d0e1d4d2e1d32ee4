// Where things are written in the files of a craft: a JSON pointer → the line of the file.
//   createPlaces(folder)('rules.json', '/notices/3') → { file: 'crafts/x/rules.json', line: 12 }
import { type CraftTexts, Source } from '../engine/load/index.ts';

export interface Written {
  readonly file: string;
  readonly line: number;
}

export type Places = (file: string, path: string) => Written;

export function createPlaces({ folder, texts }: CraftTexts): Places {
  const sources = new Map<string, Source>();
  return (file, path) => {
    const at = `${folder}/${file}`;
    const source = sources.get(file) ?? new Source(at, texts.get(file) ?? '');
    sources.set(file, source);
    return { file: at, line: source.locate({ path, key: true }).line };
  };
}
