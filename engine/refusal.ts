/** A recipe that cannot be evaluated, and why, in Spanish: the caller's fault, never the service's. */
export class Refusal extends Error {
  constructor(
    message: string,
    /** crafts that are supported, when the one asked for is not */
    readonly supported?: readonly string[],
  ) {
    super(message);
    this.name = 'Refusal';
  }
}
