// What a typed name was found to be, and by which way.
import type { NameMeaning } from '../../schemas/generated/definitions.d.ts';
import type { Figure } from './figures.ts';
import type { Signs } from './signs.ts';

/**
 * name: as it is called. figure: with the figure it declares. unread: a percentage that says nothing of this row.
 * meaning: what the word means here. kind: of a kind that takes any name. brand: with a maker or a place nobody declared.
 * recipe: what is made, and no ingredient. kept: preserved, where the name does not say so.
 * state: with a word that, by its ending, tells what was done to it. ware: no ingredient but what it is made with or put in.
 */
export type How =
  | 'name'
  | 'figure'
  | 'unread'
  | 'meaning'
  | 'kind'
  | 'brand'
  | 'kept'
  | 'state'
  | 'correction'
  | 'ware'
  | 'recipe'
  | 'unknown';

export interface Found {
  readonly id: string | null;
  readonly how: How;
  readonly figure: Figure | null;
  readonly meaning: NameMeaning | null;
  /** words taken for a brand, or for what was done to it */
  readonly brand: string | null;
  /** how many of its words the row is called by; 0 where nobody counted */
  readonly said: number;
}

/** A piece of the name, read once. */
export interface Text extends Signs {
  readonly normal: string;
  readonly words: readonly string[];
  /** its words are bound by others: their order tells which is which */
  readonly isBound: boolean;
  /** its first word, when the rest is said to be of it: «lata de cosa» */
  readonly leader: string | null;
  /** the rest only says what its first word is for: «caja para cosa» */
  readonly isFor: boolean;
  /** words said to be added to it: «cosa con tapa» */
  readonly added: readonly string[];
  /** what is bound to the words before it, as written: «cosa de tapas» */
  readonly bound: readonly string[];
}

export const nothing: Found = {
  id: null,
  how: 'unknown',
  figure: null,
  meaning: null,
  brand: null,
  said: 0,
};
/** Read as it is called. */
export const named = (id: string): Found => ({ ...nothing, id, how: 'name' });
export const asMeant = (meaning: NameMeaning): Found => ({ ...named(meaning.is), how: 'meaning', meaning });
/** Read without a word about it. */
export const isSilent = ({ how }: Found): boolean => how === 'name' || how === 'figure' || how === 'meaning';
