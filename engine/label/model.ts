// What the rooms of the label share: the lines of a recipe as the law sees them, and the rules they are held against.
import type { Formula, Sum } from '../language/model.ts';

/** One ingredient as it was used. What nobody knows is null: the label never says more than is known. */
export interface LabelLine {
  /** as typed */
  readonly name: string;
  /** the ingredient of the larder that it is; null: it is in none */
  readonly id: string | null;
  readonly grams: number;
  /** legal name, with what makes it clear in brackets */
  readonly label: string;
  /** legal name alone */
  readonly called: string;
  /** its own ingredients, where it is compound and the law wants them told */
  readonly compound: string | null;
  /** it is not in the larder: its caller describes it */
  readonly isOwn: boolean;
  /** the caller says that list */
  readonly isListed: boolean;
  /** up to this share of the product its own ingredients need not be told */
  readonly briefBelow: number;
  /** up to this share it needs no percentage, whatever the name says */
  readonly sparedBelow: number;
  /** its figures are those of the larder, and those are a guide */
  readonly isUnsure: boolean;
  /** additive of which only the class is known */
  readonly isUnnamed: boolean;
  /** its legal name is a list of additives */
  readonly isBlend: boolean;
  /** class of an additive */
  readonly additive: string | null;
  /** per 100 g, by column of the larder; null: nobody knows what it is made of */
  readonly values: Float64Array | null;
  readonly allergens: { readonly contains: readonly string[]; readonly may: readonly string[] } | null;
  readonly isWater: boolean;
  /** counts as fruit, vegetable or pulse */
  readonly isProduce: boolean;
  /** a recipe inside the recipe: its own lines, in the grams that were used for what this product holds of it */
  readonly parts: readonly LabelLine[];
  /** they go one by one into the list of the product */
  readonly isOpen: boolean;
  /** which selections of the craft pick it */
  readonly member: Uint8Array;
}

export interface Rounding {
  /** up to here it is next to nothing */
  readonly negligible: number | null;
  /** the figure of «less than»; the one above where it is not said */
  readonly saidAs: number | null;
  readonly steps: readonly { readonly below: number | null; readonly step: number }[];
}

export interface ToleranceBand {
  readonly below: number | null;
  readonly upTo: number | null;
  readonly grams: number | null;
  readonly share: number | null;
}

export interface Nutrient {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  /** over one line */
  readonly formula: Formula;
  readonly rounding: Rounding;
  readonly tolerance: readonly ToleranceBand[] | null;
  /** relative error of the tables it comes from */
  readonly uncertainty: number;
  /** printed from here on; null: always */
  readonly optionalFrom: number | null;
  readonly isPart: boolean;
  /** reference intake of an adult */
  readonly reference: number | null;
  /** how a recipe of schema.org says it; null: it does not */
  readonly schemaOrg: {
    readonly property: string;
    readonly unit: string;
    readonly times: number;
    readonly decimals: number;
  } | null;
}

export interface Points {
  readonly key: string;
  /** a nutrient, or null for the share of produce */
  readonly nutrient: string | null;
  readonly over: readonly number[];
  /** not counted once the bad points reach this */
  readonly unlessBadFrom: number | null;
}

export interface Score {
  readonly label: string;
  readonly note: string;
  readonly bad: readonly Points[];
  readonly good: readonly Points[];
  readonly grades: readonly { readonly upTo: number | null; readonly letter: string }[];
}

export interface Allergen {
  readonly id: string;
  readonly label: string;
  readonly words: readonly string[];
  /** any of them in a text */
  readonly said: RegExp;
  /** what carries it without naming it, in a text */
  readonly carried: RegExp;
  readonly law: string;
}

/** What is the same for every craft. */
export interface Labelling {
  readonly notice: string;
  /** null: nothing is said of dates */
  readonly dates: {
    readonly usual: DateKind;
    readonly words: Readonly<Record<DateKind, string>>;
    readonly law: string;
  } | null;
  /** what an ingredient has to be told with, whatever the product */
  readonly mentions: readonly {
    readonly ingredients: ReadonlySet<string>;
    readonly say: string;
    readonly note?: string;
    readonly law: string;
  }[];
  /** what no food may hold */
  readonly forbidden: readonly {
    readonly ingredients: ReadonlySet<string>;
    readonly say: string;
    readonly law: string;
  }[];
  readonly heading: string;
  readonly water: ReadonlySet<string>;
  readonly produce: ReadonlySet<string>;
  readonly waterOmitted: number;
  /** families named without their own list: always, or when there is little */
  readonly plain: ReadonlySet<string>;
  readonly brief: { readonly families: ReadonlySet<string>; readonly below: number };
  /** families of additives: a row of them without a class of its own names none */
  readonly unnamed: { readonly families: ReadonlySet<string>; readonly say: string };
  /** ingredients that are a stage of the product: a recipe called so goes line by line, unless it says otherwise */
  readonly opened: ReadonlySet<string>;
  /** what is said of the own lists of compound ingredients */
  readonly ownLists: string;
  /** what is said of figures that are a guide, of so much of the product up; null: nothing */
  readonly unsure: { readonly from: number; readonly say: string } | null;
  readonly byBrand: string;
  /** what is said of what is bought ready and brings no list; null: nothing */
  readonly unlisted: string | null;
  /** families whose legal name is a list of additives, each of which goes under its own class */
  readonly blends: ReadonlySet<string>;
  /** families that need no percentage when there is little of them */
  readonly spared: { readonly families: ReadonlySet<string>; readonly below: number };
  readonly classes: ReadonlyMap<string, { readonly one: string; readonly many: string }>;
  readonly allergens: ReadonlyMap<string, Allergen>;
  readonly nutrients: readonly Nutrient[];
  /** the nutrient that is the energy of an analysis, and what is said where they differ */
  readonly unlike: { readonly energy: string; readonly say: string } | null;
  readonly per: string;
  readonly score: Score;
}

/** A figure that names and mentions look at. */
export interface Figure {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly formula: Formula;
  /** weight on which it counts, where it is a share of one */
  readonly of: Formula | null;
}

export type Comparison = '>=' | '<=' | '>' | '<' | '=';

export interface Need {
  /** number of a figure; null: the share of the line a name speaks of */
  readonly figure: number | null;
  readonly comparison: Comparison;
  readonly bound: Formula;
  /** how far the figure may be from what was worked out of tables; null: it is no estimate */
  readonly error: number | null;
}

/** What the maker must see to, unless its figure is known: then it is a need. */
export interface Attested {
  readonly say: string;
  readonly need: Need | null;
  /** it is asked only under this; null: always */
  readonly when: Formula | null;
}

export interface LegalName {
  /** as it is printed, with holes */
  readonly name: string;
  /** no name by itself: it may or must go after one, or one of its kind must */
  readonly completes: 'may' | 'one' | 'must' | null;
  /** selection: the lines that the name enumerates */
  readonly of: number | null;
  readonly law: string;
  readonly types: ReadonlySet<string> | null;
  /** types in which it goes before all the others */
  readonly first: ReadonlySet<string>;
  readonly except: ReadonlySet<string>;
  /** selection: one name per line it picks */
  readonly each: number | null;
  readonly from: string | null;
  readonly until: string | null;
  /** it is offered only under this */
  readonly when: Formula | null;
  /** the class that this name is of */
  readonly grade: string | null;
  /** only what is of one of these classes is called so */
  readonly classes: ReadonlySet<string> | null;
  readonly needs: readonly Need[];
  readonly attest: readonly Attested[];
  readonly note: string | null;
}

/** Of what stops being safe, of what only gets worse, or of what needs none. */
export type DateKind = 'useBy' | 'bestBefore' | 'none';

export interface Keeping {
  readonly date: DateKind;
  readonly storage?: string;
  readonly note?: string;
  readonly law: string;
  readonly types: ReadonlySet<string> | null;
  /** null: always */
  readonly when: Formula | null;
}

export interface Mention {
  readonly say: string;
  /** false: told to the maker, never printed */
  readonly prints: boolean;
  readonly note: string | null;
  readonly law: string;
  readonly types: ReadonlySet<string> | null;
  readonly when: Formula;
  /** it goes with one of these legal names; null: with whatever it is called */
  readonly names: ReadonlySet<string> | null;
}

/** What a craft says of its labels. */
export interface CraftLabel {
  /** columns of the craft that just add up columns of the larder */
  readonly addends: readonly { readonly column: number; readonly of: readonly number[] }[];
  /** the first that is of the type */
  readonly finished: readonly {
    readonly types: ReadonlySet<string> | null;
    readonly formula: Formula;
    readonly say: string;
  }[];
  /** the input that is the finished weight; null: the craft asks for none */
  readonly weighs: string | null;
  /** grams of a litre as it is sold; null: the craft does not sell by volume */
  readonly litre: Formula | null;
  readonly quid: number | null;
  /** type → what its product is called, where the type's own label is not that */
  readonly called: ReadonlyMap<string, string>;
  /** beginnings of an ingredient's name that are left out of the product's */
  readonly drops: readonly string[];
  /** additives that work as another class in some recipes */
  readonly reclassed: readonly { readonly lines: number; readonly class: string; readonly when: Formula }[];
  /** what its products may not hold */
  readonly forbidden: readonly {
    readonly lines: number;
    readonly say: string;
    readonly law: string;
    readonly types: ReadonlySet<string> | null;
  }[];
  readonly figures: readonly Figure[];
  readonly names: readonly LegalName[];
  readonly mentions: readonly Mention[];
  readonly keeping: readonly Keeping[];
  readonly sums: readonly Sum[];
}
