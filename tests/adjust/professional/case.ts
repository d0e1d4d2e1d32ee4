// Bent and odd recipes with what a professional would do about each, written before the engine was asked; where the writer
// changed its mind on seeing the answer, the row says what holds.
//   gone: not in the result · at: grams in the result · still: as sent · only: nothing else moves ·
//   first: how the plan of the balance opens · unmoved: the plan leaves it alone · says, silent: sentences of the adjustment
export interface Expected {
  readonly ok?: boolean;
  readonly gone?: readonly string[];
  readonly at?: Readonly<Record<string, readonly [number, number]>>;
  readonly still?: readonly string[];
  readonly only?: readonly string[];
  readonly says?: RegExp;
  readonly silent?: RegExp;
  readonly first?: RegExp;
  readonly plan?: RegExp;
  readonly unmoved?: readonly string[];
}

export type CaseOf = readonly [
  what: string,
  type: string,
  recipe: Readonly<Record<string, number | null>>,
  wishes: Readonly<Record<string, unknown>>,
  expected: Expected,
];
