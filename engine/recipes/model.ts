// A recipe as it comes from outside: the body that the API takes, with a title, and what should be looked at in it.
export type Fields = Record<string, unknown>;

export interface Body extends Fields {
  readonly title?: string;
  readonly craft?: string;
  readonly type?: string;
  readonly ingredients: readonly Fields[];
}

export interface Written {
  readonly body: Body;
  /** what was supposed or left out while reading it, in Spanish */
  readonly doubts: readonly string[];
}

/** A text that is no recipe, and why, in Spanish. */
export class Unreadable extends Error {}
