/** An everyday product: what goes in, what it weighs when done, and its label. */
export interface Everyday {
  readonly craft: string;
  readonly type: string;
  readonly what: string;
  readonly recipe: Readonly<Record<string, number>>;
  readonly finished: number;
  readonly list: string;
  readonly contains: readonly string[];
  readonly may: readonly string[];
  readonly quid: readonly string[];
  readonly mentions: readonly string[];
  /** a legal name that holds */
  readonly name: string | null;
}
