// The words of adjusting: what is asked, what may move, what must be met, and a set of weights as the evaluator sees it.

import type { Form } from '../language/form.ts';
import type { Craft, DecisionRow, Line, Param, Row, Type } from '../model/craft.ts';
import type { Value } from '../number.ts';
import type { Mix, MixLine } from '../read/compose.ts';
import type { Order } from '../read/recognise.ts';
import type { Comparison } from '../reckon/compare.ts';
import type { Figures } from '../reckon/derive.ts';

export const objectives = ['minimal', 'cheapest', 'balanced'] as const;
export type Objective = (typeof objectives)[number];

/** What the caller says of one item. */
export interface Bounds {
  readonly fixed: boolean;
  readonly min: number | null;
  readonly max: number | null;
  /** no weight was given: the adjustment decides it */
  readonly open: boolean;
}

/** Lines that the caller names, by an ingredient or by a group. */
export interface Named {
  readonly name: string;
  /** the ingredient that goes by that very name; null: it names a kind of them */
  readonly row: Row | null;
  readonly picks: (line: Pick<Line, 'row' | 'groups'> & Pick<MixLine, 'compound'>) => boolean;
  /** grams of it that a gram of something else carries, where the larder says so */
  readonly inside: (line: MixLine) => number;
}

/** The least that a recipe should come to: a value of the craft's decision, or a better one. */
export interface Aim {
  /** as the definition writes it, and as people say it */
  readonly value: string;
  readonly label: string;
  /** it and everything better */
  readonly accepts: ReadonlySet<unknown>;
  /** those of the craft's decision that a recipe of the type can come to */
  readonly rows: readonly DecisionRow[];
  /** whether the caller asked for it */
  readonly asked: boolean;
}

export interface Request {
  /** one per item of the recipe */
  readonly bounds: readonly Bounds[];
  readonly objective: Objective;
  /** null: the correctors of the type */
  readonly add: readonly Row[] | null;
  readonly target: Aim | null;
  readonly ranges: readonly { readonly param: Param; readonly min: Value; readonly max: Value }[];
  /** euros per kilo */
  readonly maxCost: number | null;
  /** grams of the whole recipe */
  readonly total: number | null;
  readonly avoid: readonly Named[];
  /** the batch keeps its size also where the craft lets it grow or shrink */
  readonly sized?: boolean;
  /** it is for money: the batch keeps its size, and what gives character stays whole */
  readonly thrifty?: boolean;
  /** grams that have to be used up, no more and no less */
  readonly use: readonly { readonly row: Row; readonly grams: number }[];
  /** null: everything that is not fixed may move */
  readonly only: readonly Named[] | null;
  /** most grams of a family */
  readonly most: readonly { readonly named: Named; readonly grams: number }[];
  readonly frontier: boolean;
  /** part of its weight by which each line may be missed on the scale; null: what the trade misses */
  readonly hold: number | null;
}

export const isAboutMoney = ({ objective, maxCost, frontier }: Request): boolean =>
  objective === 'cheapest' || maxCost !== null || frontier;

/** Whether some weight is left to the adjustment. */
export const leavesOpen = ({ bounds }: Request): boolean => bounds.some(({ open }) => open);

/** One weight: an item of the recipe, or an ingredient that may be brought in. */
export interface Variable {
  readonly line: MixLine;
  /** as people call it */
  readonly name: string;
  /** grams as sent; 0 where none were */
  readonly before: number;
  /** what changes are counted from: the weight as sent, once what is forbidden or out of dose is put right */
  readonly reference: number;
  readonly low: number;
  readonly high: number;
  /** by the caller, or because nobody knows what it is made of */
  readonly fixed: boolean;
  /** its weight was left to the adjustment */
  readonly open: boolean;
  /** brought in by the adjustment, not by the caller */
  readonly added: boolean;
  /** what a gram less and a gram more count; about 1 */
  readonly less: number;
  readonly more: number;
  /** grams that the trade gives of it when it comes in; null: as many as it takes */
  readonly usual: number | null;
  /** euros per kilo */
  readonly price: number;
}

/** A line that is the fault of most of what is out, and how many times what was sent would be right. */
export interface Slip {
  readonly key: string;
  readonly left: number;
  /** what was forgotten, and how many grams of it there should be */
  readonly forgotten?: { readonly row: Row; readonly grams: number };
  /** what takes the place of what goes, where the wrong thing was put */
  readonly instead?: { readonly row: Row; readonly ratio: number };
}

/** A sum over the variables that may not pass `high`. */
export interface Ceiling {
  readonly num: Float64Array;
  readonly high: number;
}

export interface Problem {
  readonly craft: Craft;
  readonly type: Type;
  readonly order: Order;
  readonly request: Request;
  readonly variables: readonly Variable[];
  /** grams as sent */
  readonly sent: Float64Array;
  readonly reference: Float64Array;
  /** of the reference */
  readonly total: number;
  /** what the definition holds constant, and the value it is held at */
  readonly keep: Form;
  readonly kept: number;
  /** the same, unless the batch may grow */
  readonly keptMost: number;
  readonly ceilings: readonly Ceiling[];
  readonly yielding: Yielding;
  readonly slip: Slip | null;
  /** wishes that no parameter measures */
  readonly wishes: readonly Demand[];
}

/** What gives way: 0 what is there to correct; 1 also what makes the recipe what it is; 2 also what has a dose, inside it. */
export type Yielding = 0 | 1 | 2;

/** One figure and the interval it must fall in. */
export interface Demand {
  readonly key: string;
  readonly label: string;
  /** what follows its number in a sentence */
  readonly suffix: string;
  /** parameter whose form is bounded; null: `form` is */
  readonly param: number | null;
  /** another parameter, when a rule compares two */
  readonly minus: number | null;
  readonly form: Form | null;
  readonly min: Value;
  readonly max: Value;
  /** shown value is rounded to this many decimals before it is compared */
  readonly decimals: number;
  readonly weight: number;
  readonly kind: 'range' | 'limit' | 'target' | 'wish';
  readonly source: string;
}

/** A demand with the form of its figure at a recipe. */
export interface Bounded extends Demand {
  readonly form: Form;
}

export interface Goal {
  readonly craft: Craft;
  readonly type: Type;
  readonly aim: Aim | null;
  /** every range has to be in, whatever the aim lets pass */
  readonly whole: boolean;
  /** parameters that may be a little out, where the class lets them */
  readonly without: ReadonlySet<number>;
  readonly wishes: readonly Demand[];
}

export interface View {
  readonly weights: Float64Array;
  readonly mix: Mix;
  readonly figures: Figures;
  readonly comparison: Comparison;
}

export interface Solution {
  readonly view: View;
  readonly met: boolean;
  readonly miss: number;
  /** in the measure of the objective */
  readonly cost: number;
}

/** Whether time is up; once true it stays so. */
export type Deadline = () => boolean;
