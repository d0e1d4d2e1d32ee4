// What definitions are called: a short hash of all their texts. Whoever has the same name has the same definitions. Needs node.
//   versionOf(readCrafts('crafts')) → «3f9a0c1be522»
import { createHash } from 'node:crypto';
import { type CraftTexts, lastStep, type Texts } from './file/texts.ts';

/** The same for the same texts, whatever folders they were read from. */
export function versionOf(folders: readonly CraftTexts[]): string {
  const hash = createHash('sha256');
  const add = (name: string, texts: Texts, misnamed: readonly string[] = []): void => {
    // A length before each: no text can pass for the end of another.
    for (const part of [name, ...misnamed, ...[...texts].flat()]) hash.update(`${part.length}:${part}`);
    hash.update(';');
  };
  add('', folders[0]?.larder?.texts ?? new Map());
  for (const { folder, texts, misnamed } of folders) add(lastStep(folder), texts, misnamed);
  return hash.digest('hex').slice(0, 12);
}
