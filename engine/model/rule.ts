// What is decided and told: facts, the tests on them, decisions and notices.

export type Fact = number | string | boolean | null;
/** by number of fact */
export type Facts = Fact[];
export type NamedFacts = Record<string, Fact>;
export type Test = (facts: Facts) => boolean;

/** How much a sentence weighs for who reads it: something is not safe, legal or reliable; something to mind; good to know. */
export type Level = 'danger' | 'mind' | 'note';

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
  readonly level: Level;
}

export type Each = 'fuera' | 'limites' | 'sinValor' | 'lecturas' | null;

export interface Notice {
  readonly id: string;
  readonly say: string;
  /** whether `say` was written: then it stands in for messages by parameter */
  readonly fixed: boolean;
  readonly to: string;
  readonly level: Level;
  readonly when: Test;
  readonly each: Each;
  /** selection of lines, with `each` or `any` */
  readonly lines: number | null;
  readonly once: boolean;
  readonly wantsWeightless: boolean;
  readonly ranking: readonly number[] | null;
  readonly atMost: number;
  readonly prefix: string | null;
  readonly after: Readonly<Record<string, string>>;
  /** where forbidden lines and doses go when nothing is out */
  readonly aside: string | null;
  readonly otherwise: string | null;
}
