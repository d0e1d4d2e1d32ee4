// A craft as the stages use it: definitions checked, formulas compiled, objects frozen.
import type * as Files from '../schemas/generated/definitions.d.ts';
import type { Formula, Sum, Weighed } from './formula/model.ts';
import type { CraftLabel } from './label/model.ts';
import type { Larder, LarderRow } from './larder.ts';
import type { How } from './names/found.ts';
import type { Value } from './number.ts';

export type * from '../schemas/generated/definitions.d.ts';
export type { Code, Formula, Run, Sum } from './formula/model.ts';

export type Plain = number | string | boolean | null;

/** A constant may carry its origin beside its value. */
export const plain = (constant: Plain | { value: Plain }): Plain =>
  constant !== null && typeof constant === 'object' ? constant.value : constant;

/** The files of one craft, as people write them. */
export interface Written {
  craft: Files.CraftFile;
  catalogue: Files.CatalogueFile;
  names: Files.NamesFile;
  params: Files.ParamsFile;
  rules: Files.RulesFile;
  messages: Files.MessagesFile;
  /** professional limits, where the craft declares any */
  trade: Files.TradeFile | null;
  /** legal names and mentions, where the craft declares any */
  label: Files.LabelFile | null;
  types: Record<string, Files.TypeFile>;
}

/**
 * A piece of a file in the form that the rest of the project reads: its conditions are those of json-rules-engine, its
 * ranges and limits have both ends.
 */
export type Read<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends Files.Condition | Files.Example
    ? T
    : { [K in keyof T]: ReadPart<T[K]> };
type ReadPart<T> = unknown extends T
  ? T
  : Files.When extends NonNullable<T>
    ? Files.Condition | Extract<T, undefined>
    : Files.TargetEntry extends NonNullable<T>
      ? TargetFile
      : Files.Bounds extends NonNullable<T>
        ? Files.Range | Extract<T, undefined>
        : Read<T>;

/** A range or a limit, read. */
export type TargetFile = Read<Files.Target>;
export type CraftFile = Read<Files.CraftFile>;
export type CatalogueFile = Read<Files.CatalogueFile>;
export type NamesFile = Read<Files.NamesFile>;
export type ParamFile = Read<Files.Param> & {
  /** told by the maker: declared among the inputs of the craft */
  input?: boolean;
};
export type ParamsFile = Omit<Read<Files.ParamsFile>, 'params' | 'internal'> & { params: Record<string, ParamFile> };
export type RulesFile = Read<Files.RulesFile>;
export type MessagesFile = Read<Files.MessagesFile>;
export type TypeFile = Read<Files.TypeFile>;
export type TradeFile = Files.TradeFile;
export type Alternative = Read<Files.Alternative>;
export type Message = Read<Files.Message>;
export type Head = Read<Files.Head>;

/** The files of one craft, read. */
export interface Definition {
  craft: CraftFile;
  catalogue: CatalogueFile;
  names: NamesFile;
  params: ParamsFile;
  rules: RulesFile;
  messages: MessagesFile;
  /** professional limits, where the craft declares any */
  trade: TradeFile | null;
  /** legal names and mentions, where the craft declares any */
  label: Files.LabelFile | null;
  types: Record<string, TypeFile>;
}

/** One ingredient of the recipe with its weight and what 100 g of it bring. */
export interface Line extends Weighed {
  readonly row: Row | null;
  /** as typed */
  readonly name: string;
  /** groups of the row and marks of the line */
  readonly groups: readonly string[];
  /** by sum of the craft: what one gram of this line adds */
  readonly shares: Float64Array;
  readonly within?: readonly Line[];
}

export interface Column {
  readonly key: string;
  readonly index: number;
  readonly label: string;
  readonly unit: string;
  readonly closes: boolean;
  /** what a caller may send of it, at most */
  readonly most: number;
  readonly formula: Formula | null;
  /** columns whose change makes this one follow, through formulas too */
  readonly follows: ReadonlySet<number>;
  readonly warnsWhenMissing: boolean;
  readonly internal: boolean;
  readonly spellings: readonly string[];
}

export interface Row {
  readonly id: string;
  readonly index: number;
  readonly label: string;
  /** other ways to write it, those of the craft first */
  readonly aliases: readonly string[];
  readonly groups: readonly string[];
  readonly values: Float64Array;
  readonly own: readonly Value[];
  readonly dose: readonly [number, number] | null;
  readonly source: string | null;
  /** what it is, for every craft: allergens, density, weight of a piece… */
  readonly larder: LarderRow | null;
  /** the craft says nothing of it: all of it follows from the larder */
  readonly isDerived: boolean;
}

export type Side = 'bajo' | 'alto';

export interface Param {
  readonly key: string;
  readonly index: number;
  readonly label: string;
  readonly unit: string;
  readonly decimals: number;
  /** error with which it is known, in its unit; 0: none is declared */
  readonly accuracy: number;
  readonly show: 'always' | 'ranged' | 'present' | 'never';
  readonly formula: Formula;
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

export type Fact = number | string | boolean | null;
/** by number of fact */
export type Facts = Fact[];
export type NamedFacts = Record<string, Fact>;
export type Test = (facts: Facts) => boolean;

export interface Decision {
  readonly name: string;
  readonly to: string | null;
  readonly rows: readonly DecisionRow[];
}

export interface DecisionRow {
  /** place in the file, for the explanation */
  readonly place: number;
  readonly when: Test;
  readonly gives: Readonly<Record<string, Fact>>;
  /** the same by number of fact */
  readonly given: readonly (readonly [number: number, value: Fact])[];
  readonly says: readonly string[];
}

export type Each = 'fuera' | 'limites' | 'sinValor' | 'lecturas' | null;

export interface Notice {
  readonly id: string;
  readonly say: string;
  /** whether `say` was written: then it stands in for messages by parameter */
  readonly fixed: boolean;
  readonly to: string;
  readonly when: Test;
  readonly each: Each;
  /** selection of lines, with `each` or `any` */
  readonly lines: number | null;
  readonly once: boolean;
  readonly wantsWeightless: boolean;
  readonly order: readonly number[] | null;
  readonly atMost: number;
  readonly prefix: string | null;
  readonly after: Readonly<Record<string, string>>;
  /** where forbidden lines and doses go when nothing is out */
  readonly aside: string | null;
  readonly otherwise: string | null;
}

export interface Choice {
  /** ingredient by id, by heaviest line of a selection, or by largest share of a column */
  readonly row: Row | null;
  readonly heaviest: number | null;
  readonly brings: number | null;
}

export interface Move {
  readonly picks: readonly { readonly pick: Choice; readonly ratio: number | Formula }[];
  readonly param: number | null;
  readonly to: Formula | null;
  readonly step: Formula | null;
  readonly max: Formula | null;
}

/** Literal text, a {hueco}, or an optional part between [ ]. */
export type Piece = string | Placeholder | { readonly optional: readonly Piece[] };

export interface Placeholder {
  readonly name: string;
  readonly text: string;
  readonly decimals: number | null;
  readonly argument: string | null;
  readonly nouns: readonly [string, string] | null;
  /** stands between « »: a quotation, printed as typed */
  readonly quoted: boolean;
  /** «{x/18|unidad|unidades}»: grams divided by this */
  readonly divisor: number;
  /** «{linea.columna}», «{aporta.columna}»: both parts of the name; null for a name of one part */
  readonly parts: readonly [head: string, column: string] | null;
}

/** What a professional would reach for, as a direction in the recipe. */
export interface Lever {
  readonly when: Test;
  readonly picks: readonly { readonly pick: Choice; readonly ratio: number | Formula }[];
  /** parameter that a swap leaves as it is; its ratio follows from it */
  readonly keeping: number | null;
  readonly to: Formula | null;
  readonly max: Formula | null;
  readonly step: Formula | null;
  /** its own words; null: the engine's */
  readonly say: readonly Piece[] | null;
  readonly source: Head['try'][number];
}

export interface Saying {
  readonly when: Test;
  readonly moves: Readonly<Record<string, Move>>;
  /** moves used outside [ ]: without them the sentence cannot be said */
  readonly needed: readonly string[];
  readonly levers: readonly Lever[];
  /** empty where only its levers are written */
  readonly pieces: readonly Piece[];
  /** the holes that print a move, and which one */
  readonly moveHoles: ReadonlyMap<Placeholder, string>;
  readonly source: Alternative;
}

/** Grams that count and what they are a share of: 100 · amount / base. */
export interface Share {
  /** selection of the lines it is about */
  readonly lines: number;
  /** null: the weight of those lines */
  readonly amount: Formula | null;
  readonly base: { readonly formula: Formula; readonly say: string };
}

/** Lines that a type does not admit. */
export interface Forbid {
  readonly key: string;
  readonly lines: number;
  /** law: the legal name is lost; name: the protected one; trade: nobody does it; note: told and left alone */
  readonly level: 'law' | 'name' | 'trade' | 'note';
  readonly why: string;
  /** grams of each that take the place of one gram */
  readonly instead: readonly { readonly row: Row; readonly ratio: number }[];
  readonly source: string;
}

/** Over `max`, or there and under `min`, it is a fault of its own, put right first and alone, to `usual`. */
export interface Dose extends Share {
  readonly key: string;
  readonly min: number;
  readonly usual: number;
  readonly max: number;
  /** over by more than half decides */
  readonly decides: boolean;
  /** with which its share is told; null: by its size */
  readonly decimals: number | null;
  /** what comes of too much; empty: nothing is said of it */
  readonly why: string;
  readonly source: string;
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

/** Professional limits of a type: what neither advice nor adjusting may do, whatever the figures say. */
export interface Trade {
  readonly forbids: readonly Forbid[];
  readonly doses: readonly Dose[];
  readonly characters: readonly Character[];
  readonly caps: readonly Cap[];
  /** selection of finished products, which never correct; null: none */
  readonly ready: number | null;
  /** selections, the first gives way first */
  readonly sacrifice: readonly number[];
  /** what may come in for lines that the caller does not want */
  readonly without: readonly { readonly lines: number; readonly bring: readonly Row[] }[];
  /** new ingredients that may be brought into a written recipe, and the least % worth bringing */
  readonly introduce: { readonly most: number; readonly least: number };
}

export interface Requirement {
  readonly that: Formula;
  readonly say: string;
  readonly missing: string | null;
}

export interface Type {
  readonly id: string;
  readonly file: TypeFile;
  readonly label: string;
  /** by selection: whether it picks a line of these groups */
  readonly picks: readonly ((id: string | null, groups: readonly string[]) => boolean)[];
  readonly members: Map<string, Uint8Array>;
  /** rows as the catalogue has them */
  readonly asCatalogued: Map<Row, Pick<Line, 'groups' | 'member' | 'shares'>>;
  /** parameters to compute, in order; null is the choice of the variant */
  readonly order: readonly (Param | null)[];
  /** those that are compared, and what comparing them needs */
  readonly judgedOrder: readonly (Param | null)[];
  /** parameters that exist as facts in this type */
  readonly present: ReadonlySet<number>;
  /** by parameter: it and what it needs, in order */
  readonly orderFor: ReadonlyMap<number, readonly (Param | null)[]>;
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

export interface LineRole {
  readonly key: string;
  readonly label: string;
  /** every way of saying it, normalised */
  readonly names: readonly string[];
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
  readonly columnOrder: readonly Column[];
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
  readonly step: Formula | null;
  readonly keep: Formula | null;
  readonly scale: Formula | null;
  /** what this craft reads of something, by its columns of the larder and its family */
  readonly readLarder: (
    values: Float64Array,
    family: string | null,
  ) => { readonly groups: readonly string[]; readonly values: readonly Value[] };
  /** share of the weight that nobody recognised, and how much of it the figures bear */
  readonly unknown: { readonly share: Formula; readonly most: number } | null;
  readonly lists: readonly string[];
  /** whether the answer gives a verdict */
  readonly hasVerdict: boolean;
  /** parameters whose inRange the answer lays out; null: all of them */
  readonly judged: readonly number[] | null;
}
