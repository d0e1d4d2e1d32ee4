// The larder as crafts and stages read it: one row per real ingredient, in physical terms, the same for every craft.

import type {
  LabellingFile,
  LarderFile,
  LarderIngredient,
  LarderNames,
  ShelfFile,
} from '../../schemas/generated/definitions.d.ts';
import type { Labelling } from '../label/model.ts';
import { normalise } from '../names/normalise.ts';
import type { Shelf } from '../names/shelf.ts';
import type { Measures } from '../quantity/index.ts';
import type { Packet } from './packet.ts';
import type { Role } from './role.ts';

export type { LarderFile, LarderIngredient, ShelfFile };

/** The files of the larder, as written: its columns, its words, and its shelves by file name. */
export interface LarderDefinition {
  readonly columns: LarderFile;
  readonly names: LarderNames;
  readonly shelves: Readonly<Record<string, ShelfFile>>;
  /** what every label asks; null: no labels */
  readonly labelling?: LabellingFile | null;
}

/** One ingredient: what its file says of it, with every column worked out. */
export interface LarderRow {
  readonly id: string;
  readonly label: string;
  readonly family: string;
  /** as written: label name, allergens, origin, density, weight of a piece, compound, source */
  readonly entry: LarderIngredient;
  /** by column of the larder, per 100 g */
  readonly values: Float64Array;
  /** words that a selection may use of it: family, origin, allergens, what it carries (traits.ts) */
  readonly traits: readonly string[];
  /** where it stands: file, and place in it */
  readonly file: string;
  readonly place: number;
}

/** What it is called in a list where it was written with the name of something else that the row also stands for. */
export function otherLegal({ legals }: LarderIngredient, name: string): string | null {
  if (legals === undefined) return null;
  const written = normalise(name);
  return Object.entries(legals).find(([alias]) => normalise(alias) === written)?.[1] ?? null;
}

/** As a list of ingredients prints it: its legal name, and in brackets what makes it clear. */
export const printedName = ({ legal, label, clear }: LarderIngredient): string =>
  clear === undefined ? (legal ?? label) : `${legal ?? label} (${clear})`;

/** How a recipe inside a recipe is written. */
export interface Nesting {
  /** of the item that carries it */
  readonly field: string;
  /** fields of its own items, whatever craft it was written in */
  readonly name: readonly string[];
  readonly weight: readonly string[];
  /** what it loses on the fire, and the column that tells how much of it there is */
  readonly lost: LarderRow;
  readonly lostColumn: number;
  /** how many recipes may lie one inside the other */
  readonly deepest: number;
}

/** What can be said of something that is no row, from some figures of it. */
export interface Makeup {
  /** the columns that a formula adds up, none of them worked out from others; null where it does not just add */
  readonly addends: (formula: string) => readonly number[] | null;
  /** the same values with what follows from them, and the water that is left */
  readonly closed: (values: Float64Array) => Float64Array;
}

export interface Larder {
  readonly definition: LarderDefinition;
  readonly labelling: Labelling | null;
  /** how what a packet says is read; null where the larder does not say it */
  readonly packet: Packet | null;
  /** null: no recipes inside recipes */
  readonly nesting: Nesting | null;
  readonly makeup: Makeup;
  /** what things do in a recipe */
  readonly roles: readonly Role[];
  readonly columns: readonly {
    readonly key: string;
    readonly index: number;
    readonly label: string;
    readonly unit: string;
  }[];
  readonly columnByKey: ReadonlyMap<string, number>;
  readonly rows: ReadonlyMap<string, LarderRow>;
  /** its rows by their names */
  readonly shelf: Shelf;
  /** how quantities are written */
  readonly measures: Measures;
}
