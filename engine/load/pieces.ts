// What takes a while, made in pieces: one now and then while others are attended to, or all that are left at once.
//   const craft = new Pieces(() => compiling()); craft.advance() → false, false… true; craft.whole()

const nothingLeft = (): never => {
  throw new Error('Nothing is left to be made.');
};

export class Pieces<T> {
  #begin: () => Iterator<unknown, T>;
  #rest: Iterator<unknown, T> | null = null;
  #made: { readonly value: T } | null = null;

  constructor(begin: () => Iterator<unknown, T>) {
    this.#begin = begin;
  }

  static of<T>(value: T): Pieces<T> {
    const pieces = new Pieces<T>(nothingLeft);
    pieces.#made = { value };
    return pieces;
  }

  get isWhole(): boolean {
    return this.#made !== null;
  }

  /** Makes one piece more; true once it is whole. What cannot be made says why to whoever asks, each time. */
  advance(): boolean {
    if (this.#made) return true;
    this.#rest ??= this.#begin();
    try {
      const { done, value } = this.#rest.next();
      if (done) this.#keep(value);
    } catch (error) {
      this.#rest = null;
      throw error;
    }
    return this.isWhole;
  }

  /** What it was made from is let go. */
  #keep(value: T): void {
    this.#made = { value };
    this.#rest = null;
    this.#begin = nothingLeft;
  }

  whole(): T {
    while (!this.#made) this.advance();
    return this.#made.value;
  }
}

/** All of them, one after another. */
export const allAtOnce = <T>(pieces: Iterator<unknown, T>): T => new Pieces(() => pieces).whole();
