// The texts of a craft folder and of the larder it reads, as values. Whoever has them from a disk, a commit or a page loads
// them alike.

/** File name inside the craft folder («types/base.json») → text. */
export type Texts = ReadonlyMap<string, string>;

export interface CraftTexts {
  /** folder as a person would write it, «crafts/x» */
  readonly folder: string;
  readonly texts: Texts;
  /** files that were meant to be read and have another ending: «params.json.txt» */
  readonly misnamed?: readonly string[];
  /** what its ingredients are read from; without it the craft has only its own */
  readonly larder?: LarderTexts;
}

export interface LarderTexts {
  readonly folder: string;
  readonly texts: Texts;
}

/** Whether a file was meant to be read, and its ending says otherwise. */
export const isMisnamed = (name: string): boolean =>
  /\.json(\.txt|\.json|\.bak\.json)$|\.jsn$/i.test(name) || (/\.json$/i.test(name) && !name.endsWith('.json'));

/** «crafts/x» → «x» */
export const lastStep = (folder: string): string => folder.split(/[\\/]/).pop()!;
