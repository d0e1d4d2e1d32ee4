// A list copied from a spreadsheet or a message → rows for the bench, and what should be looked at before they are taken.
//   «Uno⇥560» → Uno, 560; what has no grams goes as it was written, to be mended in its row
import type { Craft } from '../../engine/craft.ts';
import { physicsIn } from '../../engine/physics.ts';
import { type List, type ListItem, readList } from '../../engine/quantity/lists.ts';
import { measures, typed } from './quantity.ts';

/** In a list of proportions, 1 % is so many grams. */
export const gramsPerShare = 10;

export interface Pasted extends List {
  /** nothing in it is doubtful, and no line is left unread */
  readonly isSure: boolean;
  readonly rows: readonly { readonly name: string; readonly grams: string }[];
}

export function readPasted(craft: Craft, text: string): Pasted {
  const list = readList(text, measures, physicsIn(craft));
  const { items, left, doubts } = list;
  return {
    ...list,
    isSure:
      items.every(({ doubt }) => doubt === null) && left.every(({ why }) => why !== 'unread') && doubts.length === 0,
    rows: items.map((item) => ({ name: item.name, grams: gramsIn(item) })),
  };
}

function gramsIn({ grams, share, said }: ListItem): string {
  if (share !== null) return typed(share * gramsPerShare, 6);
  return grams === null ? said : typed(grams, 6);
}

/** The cells of one column of weights, or null when the text is something else. */
export function weightsIn(craft: Craft, text: string): string[] | null {
  const lines = text.trim().split(/\r\n|\r|\n/);
  const isColumn = lines.length > 1 && lines.every((line) => line.trim() === '' || /^[^\t]*\d/.test(line));
  const { items } = readPasted(craft, text);
  return isColumn && items.length === 0 ? lines.map((line) => line.trim()) : null;
}
