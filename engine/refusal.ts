/** Thrown to be answered, not to be mended: from where says nothing, and finding out would cost more than the answer. */
export class Untraced extends Error {
  constructor(message?: string) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Why a recipe is refused, in a word that programs may rely on. */
export type RefusalCode =
  | 'body_not_object'
  | 'ingredients_missing'
  | 'too_many_ingredients'
  | 'craft_unsupported'
  | 'field_missing'
  | 'field_invalid'
  | 'field_unknown'
  | 'recipe_refused';

/** What a program reads of a refusal. */
export interface Refused {
  readonly code: RefusalCode;
  /** the field it is about, as a path in the body: `ingredients[2].grams` */
  readonly param?: string;
  /** crafts that are supported, when the one asked for is not */
  readonly supported?: readonly string[];
  /** the type that takes the recipe as it is, when the one asked for cannot */
  readonly betterType?: string;
}

/** A recipe that cannot be evaluated, and why, in Spanish: the caller's fault, never the service's. */
export class Refusal extends Untraced {
  readonly code: RefusalCode;
  readonly param: string | undefined;
  readonly supported: readonly string[] | undefined;
  readonly betterType: string | undefined;

  constructor(message: string, { code = 'recipe_refused', param, supported, betterType }: Partial<Refused> = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.param = param;
    this.supported = supported;
    this.betterType = betterType;
  }
}

/** A refusal of one field, which its sentence names first: «ingredients[2].grams: falta». */
export const refused = (param: string, why: string, code: RefusalCode = 'field_invalid'): Refusal =>
  new Refusal(`${param}: ${why}`, { code, param });

/** What is made, or what comes instead of it where it is refused. */
export function unlessRefused<Made, Instead>(make: () => Made, instead: (refusal: Refusal) => Instead): Made | Instead {
  try {
    return make();
  } catch (error) {
    if (error instanceof Refusal) return instead(error);
    throw error;
  }
}
