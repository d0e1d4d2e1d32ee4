// Whether what a packet lists of itself names something: its legal name, what makes it clear, and its own ingredients.
//   «E466» stands in «estabilizadores (E 410, E 412, E 466)»; «coco» does not stand in «cocoa»
import type { LarderIngredient } from '../../schemas/generated/definitions.d.ts';
import { normalise, words } from '../names/normalise.ts';

export interface Lists {
  readonly text: (written: string) => boolean;
  readonly entry: (entry: LarderIngredient) => boolean;
}

const none: ReadonlySet<string> = new Set();

/** The words of a text, each between two spaces: «E 466» and «E466» are the same ones. */
const spaced = (text: string): string => ` ${words(normalise(text), none).join(' ')} `;

/** The ingredients of a list stand apart: two of them do not make the name of a third. */
const parted = (written: string): string =>
  written
    .split(/[,;()[\]:.]/)
    .map(spaced)
    .join('|');

const listedBy = new WeakMap<LarderIngredient, string>();

/** What an entry lists, read once: forty names may be looked for in every one of them. */
function listOf(entry: LarderIngredient): string {
  const { legal = '', clear = '', compound = '' } = entry;
  const known = listedBy.get(entry) ?? parted(`${legal}, ${clear}, ${compound}`);
  listedBy.set(entry, known);
  return known;
}

/** Whether a list names what goes by any of these names. */
export function listsIn(names: readonly string[]): Lists {
  const wanted = [...new Set(names.map(spaced))].filter((name) => name.trim() !== '');
  const isIn = (list: string): boolean => wanted.some((name) => list.includes(name));
  const read = new Map<string, boolean>();
  const text = (written: string): boolean => {
    const known = read.get(written) ?? isIn(parted(written));
    read.set(written, known);
    return known;
  };
  return { text, entry: (entry) => isIn(listOf(entry)) };
}
