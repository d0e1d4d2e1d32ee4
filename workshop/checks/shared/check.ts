// What a check of the food is: it takes a craft that loads and warns where something looks wrong.
import type { Craft, Definition, Larder, LarderIngredient } from '../../../engine/index.ts';
import type { Report, Trials } from '../../../engine/load/index.ts';

/**
 * A file of a craft, one of its types or all of them; with the catalogue, the larder that it reads. «figures»: the catalogue
 * but for what else its ingredients are called; «sets»: the sets that the types replace; «recipes»: what the lines of the
 * examples, of all types or of one, are read as; «rows»: what those lines bring.
 */
export type Read =
  | 'catalogue'
  | 'figures'
  | 'names'
  | 'params'
  | 'rules'
  | 'messages'
  | 'trade'
  | 'label'
  | 'types'
  | `types/${string}`
  | 'sets'
  | 'recipes'
  | `recipes/${string}`
  | `rows/${string}`;

/** A craft with its examples tried and the report that knows where its lines are. */
export interface Shelf {
  readonly craft: Craft;
  readonly trials: Trials;
  readonly report: Report;
  /** what is made of these files (and of craft.json and the larder) alone: as it was, while they are as they were */
  readonly kept: <T>(name: string, reads: readonly Read[], make: () => T) => T;
}

export interface Check {
  /** Spanish, as the guide lists it */
  readonly name: string;
  /** one line in Spanish: what must hold */
  readonly description: string;
  /** all that it looks at besides craft.json; everything, where it is not said */
  readonly reads?: readonly Read[];
  /** spoils a sound craft so that this check speaks */
  readonly sample: (files: Definition) => void;
  readonly run: (shelf: Shelf) => void;
  /** the same of the rows of the larder, which are of every craft: told once */
  readonly ofLarder?: (larder: Larder, report: Report) => void;
}

/** What must hold of the larder alone, whatever the crafts. */
export interface LarderCheck {
  readonly name: string;
  readonly description: string;
  /** spoils the larder, by the ingredient, so that this check speaks */
  readonly sample: (rows: ReadonlyMap<string, LarderIngredient>) => void;
  readonly run: (larder: Larder, report: Report) => void;
}
