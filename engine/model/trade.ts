// Professional limits: what a type does not admit, doses, character, caps.
import type { Formula, SlopedFormula } from '../language/model.ts';
import type { Param } from './figure.ts';
import type { Row } from './row.ts';
import type { Choice } from './sentence.ts';

/** Grams that count and what they are a share of: 100 · amount / base. */
export interface Share {
  /** selection of the lines it is about */
  readonly lines: number;
  /** null: the weight of those lines */
  readonly amount: SlopedFormula | null;
  readonly base: { readonly formula: SlopedFormula; readonly say: string };
}

/** Lines that a type does not admit. */
export interface Forbid {
  readonly key: string;
  readonly lines: number;
  /** law: the legal name is lost; name: the protected one; trade: nobody does it; note: told and left alone */
  readonly level: 'law' | 'name' | 'trade' | 'note';
  readonly why: string;
  /** what takes its place: of what it may be, what the recipe has already; grams of each for one gram */
  readonly instead: readonly { readonly pick: Choice; readonly ratio: number }[];
}

/** Over `max`, or there and under `min`, it is a fault of its own, put right first and alone, to `usual`. */
export interface Dose extends Share {
  readonly key: string;
  /** among the doses of the type */
  readonly place: number;
  readonly min: number;
  readonly usual: number;
  readonly max: number;
  /** so many times its most decides */
  readonly decides: number;
  /** what its amount counts, said after its % where that is not the weight: «en tal»; empty: nothing */
  readonly counts: string;
  /** what measures the same: where its range admits a recipe, so does the dose; null: nothing does */
  readonly param: Param | null;
  /** what comes of too much; empty: nothing is said of it */
  readonly why: string;
  /** a recipe that carries none of it and cannot do without: when, what comes in, and why; null: it can */
  readonly needed: { readonly when: Formula; readonly row: Row; readonly why: string } | null;
  /** grams of each that take the place of one gram that is too much */
  readonly instead: Forbid['instead'];
}

/** What the maker means by the recipe. */
export interface Character extends Share {
  readonly key: string;
  /** least and greatest share of what was written */
  readonly keep: number;
  readonly grow: number;
  /** least share when it is itself the fault */
  readonly fault: number;
  /** [min, usual, max] of its share: never under the first; over the last it is itself the fault */
  readonly band: readonly [number, number, number] | null;
}

/** How far a correction may take a share when it adds to it. What lies above already is left there. */
export interface Cap extends Share {
  readonly key: string;
  readonly most: number | Formula;
}

/** What the limits say of one line: the first that forbids it, what it is to the recipe, and what is counted with it. */
export interface Standing {
  readonly forbid: Forbid | null;
  readonly character: Character | null;
  readonly isReady: boolean;
  readonly doses: readonly Dose[];
  readonly caps: readonly Cap[];
}

/** Professional limits of a type: what neither advice nor adjusting may do, whatever the figures say. */
export interface Limits {
  readonly forbids: readonly Forbid[];
  readonly doses: readonly Dose[];
  readonly characters: readonly Character[];
  readonly caps: readonly Cap[];
  /** selection of finished products, which never correct; null: none */
  readonly ready: number | null;
  /** selections, the first gives way first */
  readonly sacrifice: readonly number[];
  /** what may come in for lines that the caller does not want; with a ratio, in their place, grams per gram */
  readonly without: readonly {
    readonly lines: number;
    readonly bring: readonly { readonly row: Row; readonly ratio: number }[];
  }[];
  /** new ingredients that may be brought into a written recipe, and the least % worth bringing */
  readonly introduce: { readonly most: number; readonly least: number };
}

export interface Trade extends Limits {
  /** of a line that these selections pick */
  readonly standingOf: (member: Uint8Array) => Standing;
}
