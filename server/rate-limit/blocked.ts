// Who is known to be over its budget, and until when: nobody is asked about them. Bounded, on a clock that does not jump.
import type { Verdict } from './store.ts';

export class Blocked {
  readonly #until = new Map<string, number>();

  constructor(readonly max: number) {}

  verdict(key: string): Verdict | null {
    const until = this.#until.get(key);
    if (until === undefined) return null;
    const milliseconds = until - performance.now();
    if (milliseconds > 0) return { allowed: false, remaining: 0, milliseconds };
    this.#until.delete(key);
    return null;
  }

  add(key: string, milliseconds: number): void {
    if (this.#until.size >= this.max) {
      const [oldest = ''] = this.#until.keys();
      this.#until.delete(oldest);
    }
    this.#until.set(key, performance.now() + milliseconds);
  }
}
