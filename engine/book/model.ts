// The words of a book: recipes of any craft, one change over all of them, and how each comes out of it.
import type { Craft } from '../model/craft.ts';
import type { Value } from '../number.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** A body of the API, with its title and its craft. */
export interface Body extends Fields {
  readonly ingredients: readonly Fields[];
}

export interface Book {
  /** bodies of the API with «craft» and, if they are called something, «title» */
  readonly recipes: readonly unknown[];
  /** euros per kilo, by ingredient: those of the house */
  readonly prices?: unknown;
  /** ingredients of one's own: «name» and what is known of them, as in an item of a recipe */
  readonly ingredients?: unknown;
}

/** What an ingredient costs from now on: so much a kilo, or so many times what it did. */
export type NewPrice = { readonly euros: number } | { readonly times: number };

export interface Change {
  /** ingredients, allergens, additives, families that are not to be there */
  readonly avoid: readonly string[];
  readonly replace: readonly { readonly from: string; readonly to: string }[];
  /** by name */
  readonly prices: ReadonlyMap<string, NewPrice>;
  /** year-month-day: the law of that day */
  readonly date: string | null;
  readonly stock: readonly { readonly name: string; readonly grams: number }[];
}

export interface BookOptions {
  /** year-month-day; the law of that day is the one of before */
  readonly today?: string;
  /** definitions that are to come; without them, those of now */
  readonly next?: (id: string) => Craft | undefined;
  /** what the receipt says of who answered */
  readonly about?: { readonly definitions?: string | null; readonly engine?: string };
}

export interface FigureShown {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly value: Value;
  readonly min: Value;
  readonly max: Value;
  readonly in: boolean | null;
}

/** How a recipe stands: what the book compares. */
export interface Stand {
  readonly verdict: string | null;
  /** its class or medal */
  readonly class: string | null;
  readonly figures: readonly FigureShown[];
  /** legal limits that it breaks, in sentences */
  readonly law: readonly string[];
  readonly cost: { readonly kilo: number; readonly batch: number; readonly unpriced: readonly string[] } | null;
  readonly allergens: {
    readonly contains: readonly string[];
    readonly may: readonly string[];
    readonly unknown: readonly string[];
  } | null;
  /** the first legal name that it satisfies */
  readonly name: string | null;
}

export const outcomes = ['same', 'adjusted', 'impossible', 'refused'] as const;
export type Outcome = (typeof outcomes)[number];

export interface Moved {
  readonly name: string;
  /** place in the list that was sent; null: brought in */
  readonly index: number | null;
  readonly before: number | null;
  readonly grams: number;
}

/** One recipe that the change touches. */
export interface Turned {
  readonly recipe: string;
  /** place in the book, from 0 */
  readonly place: number;
  readonly craft: string;
  readonly type: string;
  readonly typeLabel: string;
  /** what of the change touches it, in sentences */
  readonly why: readonly string[];
  /** same: it stands as it is; adjusted: corrected; impossible: the nearest there is, and why; refused: it cannot be read */
  readonly outcome: Outcome;
  readonly before: Stand | null;
  /** with the change and without any correction, where there is such a thing */
  readonly uncorrected: Stand | null;
  readonly after: Stand | null;
  readonly ingredients: readonly Moved[];
  readonly sentences: readonly string[];
  /** the recipe as it is left, to be sent again */
  readonly body: Body | null;
}

export interface Receipt {
  readonly definitions: string | null;
  readonly engine: string | null;
  readonly day: string;
  /** of the book and the change: the same question has the same; null where no hash can be had */
  readonly request: string | null;
}

export interface Summary {
  readonly recipes: number;
  readonly touched: number;
  readonly outcomes: Readonly<Record<Outcome, number>>;
  /** euros of a batch of every recipe touched */
  readonly cost: { readonly before: number; readonly uncorrected: number; readonly after: number };
  readonly receipt: Receipt;
}
