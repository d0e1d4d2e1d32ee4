// A craft as the stages use it: definitions checked, formulas compiled, objects frozen.

import type { CraftLabel } from '../label/model.ts';
import type { Formula, SlopedFormula, Sum } from '../language/model.ts';
import type { Larder } from '../larder/larder.ts';
import type { How } from '../names/found.ts';
import type { Value } from '../number.ts';
import type { Definition, TypeFile } from './definition.ts';
import type { Param, Plan } from './figure.ts';
import type { Layout } from './layout.ts';
import type { Column, Line, LineRole, Row } from './row.ts';
import type { Decision, Notice } from './rule.ts';
import type { Saying } from './sentence.ts';
import type { Trade } from './trade.ts';

export type { Code, Formula, Run, SlopedFormula, Sum } from '../language/model.ts';
// What a file writes and what is compiled of it often have one name: here the compiled one counts.
export * from './definition.ts';
export type { Limit, Param, Plan, Side, Target } from './figure.ts';
export type { Layout, PlainSource } from './layout.ts';
export type { Column, Line, LineRole, Row } from './row.ts';
export type { Decision, DecisionRow, Each, Fact, Facts, Level, NamedFacts, Notice, Test } from './rule.ts';
export type { Choice, Lever, Move, Piece, Placeholder, Saying } from './sentence.ts';
export type { Cap, Character, Dose, Forbid, Limits, Share, Standing, Trade } from './trade.ts';

export interface Requirement {
  readonly that: Formula;
  readonly say: string;
  readonly missing: string | null;
}

/** What a row of the catalogue brings to a line of a type. */
export type CataloguedLine = Pick<Line, 'groups' | 'member' | 'shares'>;

/** What rows are in a type. */
export interface RowsOfType {
  /** by selection: 1 when it picks a line of this row and these groups */
  memberOf(row: Row | null, groups: readonly string[]): Uint8Array;
  asCatalogued(row: Row): CataloguedLine;
}

export interface Type {
  readonly id: string;
  readonly file: TypeFile;
  readonly label: string;
  readonly rows: RowsOfType;
  /** parameters to compute, in order; null is the choice of the variant */
  readonly sequence: readonly (Param | null)[];
  /** those that are compared, and what comparing them needs */
  readonly judgedSequence: readonly (Param | null)[];
  /** those, and what its decisions, its notices and its professional limits look at: all that adjusting asks of a recipe */
  readonly decidedSequence: readonly (Param | null)[];
  /** parameters that exist as facts in this type */
  readonly present: ReadonlySet<number>;
  /** by parameter: it and what it needs, in order */
  readonly sequenceFor: ReadonlyMap<number, readonly (Param | null)[]>;
  readonly choices: readonly { readonly when: Formula | null; readonly plan: Plan }[];
  readonly plan: Plan;
  readonly requirements: readonly Requirement[];
  readonly decisions: readonly Decision[];
  readonly notices: readonly Notice[];
  readonly messages: ReadonlyMap<string, readonly Saying[]>;
  /** parameters that its conditions read, with the number of their fact */
  readonly compared: readonly { readonly index: number; readonly fact: number }[];
  readonly correctors: readonly Row[];
  readonly trade: Trade;
  /** whether broken legal limits are spoken of one by one, and so mended */
  readonly mendsLimits: boolean;
}

export interface Recognised {
  readonly row: Row | null;
  /** by which way it was read */
  readonly how: How;
  readonly marks: readonly string[];
  readonly figure: Blend | null;
  /** of a use outside the mass: it counts for nothing */
  readonly apart: boolean;
  /** rows most like it, when it is not known */
  readonly near: () => readonly Row[];
  /** what is told of how it was read */
  readonly note: string | null;
  /** the name, normalised, and as it can be printed back */
  readonly normal: string;
  readonly printable: string;
}

/** The figure a name declares: so much of one row and so much of another. */
export interface Blend {
  readonly value: number;
  readonly parts: readonly { readonly row: Row; readonly share: number }[];
}

export type Recogniser = (name: string) => Recognised;

export interface NumberRule {
  readonly picks: (id: string | null, groups: readonly string[]) => boolean;
  readonly pattern: RegExp;
  readonly between: readonly [number, number];
  readonly set: readonly { readonly column: Column; readonly formula: Formula }[];
  readonly mark: string | null;
}

/** The same craft under the law that was in force until a day. */
export interface EarlierLaw {
  readonly until: string;
  readonly craft: Craft;
}

export interface Craft {
  readonly id: string;
  readonly label: string;
  readonly path: string;
  readonly defaultType: string;
  readonly definition: Definition;
  readonly larder: Larder;
  /** earliest first; empty when no law of the craft has changed */
  readonly earlier: readonly EarlierLaw[];
  /** parameters that the maker may tell */
  readonly inputs: readonly Param[];
  readonly lineRoles: readonly LineRole[];
  /** from which weight a range is critical */
  readonly critical: number;
  /** legal names and mentions; null: the craft declares none */
  readonly labels: CraftLabel | null;
  readonly columns: readonly Column[];
  /** columns in the order their formulas need */
  readonly columnSequence: readonly Column[];
  readonly rows: ReadonlyMap<string, Row>;
  readonly recognise: Recogniser;
  readonly numberRules: readonly NumberRule[];
  /** rows whose name may carry a figure */
  readonly numbered: ReadonlySet<Row>;
  /** every spelling under which a caller may send a column */
  readonly spellings: ReadonlyMap<string, number>;
  readonly roles: ReadonlyMap<string, Row | null>;
  /** groups that a recipe of such a name or role passes to its own lines */
  readonly keptWithin: readonly string[];
  /** the row that the fire takes from a recipe inside another; null: the craft has none */
  readonly lostRow: Row | null;
  readonly selections: readonly (readonly string[])[];
  readonly sums: readonly Sum[];
  /** number of every fact */
  readonly facts: ReadonlyMap<string, number>;
  readonly params: readonly Param[];
  readonly paramByKey: ReadonlyMap<string, Param>;
  readonly columnByKey: ReadonlyMap<string, number>;
  readonly types: ReadonlyMap<string, Type>;
  /** the type that a text names, by id, label or short name */
  readonly findType: (asked: string) => string | null;
  /** the type that a request asks for: by its id however it is written, and by what people call it where the craft says so */
  readonly typeOf: (asked: string) => string | null;
  readonly step: Formula | null;
  readonly keep: SlopedFormula | null;
  /** part of it that may change where fewer grams move so */
  readonly give: number;
  readonly scale: Formula | null;
  /** what this craft reads of something, by its columns of the larder and its family */
  readonly readLarder: (
    values: Float64Array,
    family: string | null,
  ) => { readonly groups: readonly string[]; readonly values: readonly Value[] };
  /** share of the weight that nobody recognised, and how much of it the figures bear */
  readonly unknown: { readonly share: Formula; readonly most: number; readonly revises: boolean } | null;
  /** how its answer and its manifest are laid out */
  readonly answer: Layout;
  readonly manifest: Layout;
  readonly lists: readonly string[];
  /** whether the answer gives a verdict */
  readonly hasVerdict: boolean;
  /** parameters whose inRange the answer lays out; null: all of them */
  readonly judged: readonly number[] | null;
}
