// What each line of a list is before anybody weighs it: an ingredient, or none; and which of them is what the list is called.
import type { Draft } from './item.ts';
import type { PhysicsOf } from './piece.ts';

export interface LeftLine {
  readonly text: string;
  readonly why: 'title' | 'total' | 'unread';
  /** what a total says */
  readonly grams?: number | null;
}

export type Entry = Draft | LeftLine;
export const isDraft = (entry: Entry): entry is Draft => !('why' in entry);

/** What a list opens with, has no amount, and stands apart from the rest or is nothing to weigh, is what it is called. */
export function titled([first, ...rest]: Entry[], isApart: boolean, physicsOf: PhysicsOf): Entry[] {
  if (!first) return [];
  const parts = rest.filter(isDraft).length;
  const isTitle =
    (parts > 1 && isName(first, parts, (name) => isApart || physicsOf(name) === null)) ||
    (parts > 2 && givesPieces(first, physicsOf));
  return [isTitle ? { text: first.text, why: 'title' } : first, ...rest];
}

function isName(first: Entry, parts: number, mayBe: (name: string) => boolean): boolean {
  const isBare = isDraft(first) ? first.quantity === null && first.name === first.text : first.why === 'unread';
  // «Bombón de café — 120 piezas de 10 g»: what it gives is no amount of it.
  const isYield = isDraft(first) && /^[^\d–—]+\s[–—-]\s.*\d/u.test(first.text) && parts > 2;
  // «Masa de brioche (base 1000)»: a figure in brackets is of the batch.
  const isNamed = isYield || (isBare && !/\d/.test(first.text.replace(/\([^)]*\)/g, '')));
  return isNamed && mayBe(isDraft(first) ? first.name : first.text);
}

/** «Magdalenas (40 piezas)», when nobody knows what a piece of it weighs: it is what the list gives. */
const givesPieces = (first: Entry, physicsOf: PhysicsOf): boolean =>
  isDraft(first) && first.place === 'beside' && first.quantity?.kind === 'piece' && !physicsOf(first.name)?.piece;
