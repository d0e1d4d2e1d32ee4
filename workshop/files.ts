// The files of the definitions as one value, by their path in the repository, and the craft folders in them. An edit is a
// new value: what did not change in it is the same object as before, so that what was worked out for it still stands.
//   createFolders()(files) → [{ folder: 'crafts/x', texts, larder }, …]
import { type CraftTexts, isMisnamed, type LarderTexts, type Texts } from '../engine/load/index.ts';

/** Path in the repository («crafts/x/params.json», «larder/y.json») → text. */
export type Files = ReadonlyMap<string, string>;

/** What an edit gives: the files as they are after it; as they were, when there are problems (in Spanish). */
export interface Edited {
  readonly files: Files;
  readonly problems: readonly string[];
}

export const done = (files: Files): Edited => ({ files, problems: [] });
export const refused = (files: Files, ...problems: string[]): Edited => ({ files, problems });

export const craftFolder = (craft: string): string => `crafts/${craft}`;

const inCraft = /^crafts\/([^/]+)\/((?:types\/)?[^/]+)$/;
const inLarder = /^larder\/([^/]+\.json)$/;

/** The last few readings of each folder: before an edit, after it, and what it is compared with. */
const kept = 6;

export function createFolders(): (files: Files) => CraftTexts[] {
  const larders: LarderTexts[] = [];
  const crafts = new Map<string, CraftTexts[]>();
  return (files) => {
    const texts = textsIn(files);
    const larder = again(larders, { folder: 'larder', texts: texts.larder }, ({ texts: other }) =>
      sameTexts(other, texts.larder),
    );
    return [...texts.crafts]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, own]) => {
        const folder = craftFolder(name);
        const misnamed = [...own.keys()].filter((file) => isMisnamed(file));
        const read = new Map([...own].filter(([file]) => !isMisnamed(file)).sort(byReading));
        const past = crafts.get(name) ?? [];
        crafts.set(name, past);
        const craft = { folder, texts: read, larder, ...(misnamed.length > 0 ? { misnamed } : {}) };
        return again(
          past,
          craft,
          (one) =>
            one.larder === larder && sameTexts(one.texts, read) && (one.misnamed ?? []).join() === misnamed.join(),
        );
      });
  };
}

/** The one among the past that is the same, or this one from now on. */
function again<T>(past: T[], made: T, isSame: (one: T) => boolean): T {
  const at = past.findIndex(isSame);
  const found = at < 0 ? made : past.splice(at, 1)[0]!;
  past.push(found);
  if (past.length > kept) past.shift();
  return found;
}

const sameTexts = (one: Texts, other: Texts): boolean =>
  one.size === other.size && [...one].every(([file, text]) => other.get(file) === text);

/** In the order of a folder that is read from a disk: its own files, and where they stand among them its types. */
const byReading = ([a]: [string, string], [b]: [string, string]): number => (a < b ? -1 : 1);

function textsIn(files: Files): { larder: Map<string, string>; crafts: Map<string, Map<string, string>> } {
  const larder: [string, string][] = [];
  const crafts = new Map<string, Map<string, string>>();
  for (const [path, text] of files) {
    const [, stored] = inLarder.exec(path) ?? [];
    if (stored !== undefined) larder.push([stored, text]);
    const [, craft, file] = inCraft.exec(path) ?? [];
    if (craft === undefined || file === undefined || !(file.endsWith('.json') || isMisnamed(file))) continue;
    crafts.set(craft, (crafts.get(craft) ?? new Map<string, string>()).set(file, text));
  }
  return { larder: new Map(larder.sort(byReading)), crafts };
}
