// The book that the command was asked for, the same in the process that was called and in its threads.
import { type Book, type Craft, type OpenBook, openBook } from '../../engine/index.ts';
import type { Loaded } from '../../engine/load/index.ts';
import type { Packed } from '../../server/definitions/texts.ts';

export interface Asked {
  readonly book: Book;
  readonly change: unknown;
  readonly today: string;
  readonly about: { readonly definitions: string; readonly engine: string };
}

export interface Handed extends Asked {
  readonly packed: Packed;
  readonly next: Packed | null;
}

type Offers = Pick<Loaded, 'offers'>;

const craftsOf =
  ({ offers }: Offers) =>
  (id: string): Craft | undefined =>
    offers.find((offer) => offer.id === id)?.craft();

export const opened = ({ book, change, today, about }: Asked, loaded: Offers, next: Offers | null): OpenBook =>
  openBook(craftsOf(loaded), book, change, { today, about, ...(next ? { next: craftsOf(next) } : {}) });
