/** Thrown to be answered, not to be mended: from where says nothing, and finding out would cost more than the answer. */
export class Untraced extends Error {
  constructor(message?: string) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** A recipe that cannot be evaluated, and why, in Spanish: the caller's fault, never the service's. */
export class Refusal extends Untraced {
  constructor(
    message: string,
    /** crafts that are supported, when the one asked for is not */
    readonly supported?: readonly string[],
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

/** What is made, or what comes instead of it where it is refused. */
export function unlessRefused<Made, Instead>(make: () => Made, instead: (refusal: Refusal) => Instead): Made | Instead {
  try {
    return make();
  } catch (error) {
    if (error instanceof Refusal) return instead(error);
    throw error;
  }
}
