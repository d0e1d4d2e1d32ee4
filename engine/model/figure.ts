// What is worked out of a recipe and what it is compared with: parameters, ranges, limits.

import type { Basis } from '../../schemas/generated/definitions.d.ts';
import type { Formula, SlopedFormula } from '../language/model.ts';
import type { Value } from '../number.ts';
import type { Definition, Plain } from './definition.ts';
import type { Facts } from './rule.ts';

export type Side = 'bajo' | 'alto';

export interface Param {
  readonly key: string;
  readonly index: number;
  readonly label: string;
  readonly unit: string;
  /** what follows its number in a sentence: « %», or nothing */
  readonly suffix: string;
  readonly means: NonNullable<Definition['params']['params'][string]['means']> | null;
  /** it cannot be more */
  readonly most: Value;
  readonly decimals: number;
  /** error with which it is known, in its unit; 0: none is declared */
  readonly accuracy: number;
  /** the error in this recipe, where it is not always the same */
  readonly doubt: Formula | null;
  /** where it holds its ends are taken at their word, whatever the accuracy */
  readonly exact: Formula | null;
  readonly show: 'always' | 'ranged' | 'present' | 'never';
  readonly formula: SlopedFormula;
  readonly applies: Formula | null;
  readonly minimum: Formula | null;
  readonly maximum: Formula | null;
  /** what the maker may tell: number of the constant that holds it, the least and the most it can be */
  readonly input: {
    readonly told: number;
    readonly min: Formula | null;
    readonly max: Formula | null;
    /** message with which adjusting goes back to what is usual; null: it never does */
    readonly lever: string | null;
    /** an amount of this batch, that is in proportion to it */
    readonly scales: boolean;
  } | null;
  /** its denominator: key and name */
  readonly base: { readonly key: string; readonly label: string } | null;
}

/** A range that is judged, as its type and variant give it; its formulas turn the ends written into those that apply. */
export interface Target {
  readonly param: Param;
  readonly min: Value;
  readonly max: Value;
  readonly minimum: Formula | null;
  readonly maximum: Formula | null;
  readonly weight: number;
  readonly aspect: Readonly<Record<Side, string>>;
  /** numbers of the facts that tell its state, and how many of its aspect are out */
  readonly stateFact: number;
  readonly aspectFact: Readonly<Record<Side, number>>;
  readonly source: string;
  /** how sure that source is; null: nobody says */
  readonly basis: Basis | null;
}

/** A limit of the law; its formulas turn the ends written into those that apply. */
export interface Limit {
  readonly param: Param;
  readonly min: Value;
  readonly max: Value;
  readonly minimum: Formula | null;
  readonly maximum: Formula | null;
  /** number of the fact that tells its state */
  readonly stateFact: number;
  readonly source: string;
}

/** What a type compares with once its variant is known. */
export interface Plan {
  readonly variant: string | null;
  readonly constants: Readonly<Record<string, Plain>>;
  readonly numbers: readonly Value[];
  readonly targets: readonly Target[];
  readonly limits: readonly Limit[];
  /** ends of its ranges and of its limits, by parameter */
  readonly minimum: readonly Value[];
  readonly maximum: readonly Value[];
  readonly limitMinimum: readonly Value[];
  readonly limitMaximum: readonly Value[];
  /** a new list with what is the same for every recipe of this plan */
  readonly startingFacts: () => Facts;
}
