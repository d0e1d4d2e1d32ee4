// The package counts; how long a count lives is told here. Left to itself it gives each client a timer, by the wall clock and
// without a bound: a million addresses are half a gigabyte, and setting the clock forward frees everybody. Here a minute is
// told by a clock that does not jump, and of more than `most` clients the one whose minute began first is forgotten.
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** What a limiter of the package does; rejects with its result where the budget does not reach. */
export interface Counter {
  consume(key: string, points: number): Promise<RateLimiterRes>;
  reward(key: string, points: number): Promise<unknown>;
  close(): void;
}

export const minuteMs = 60_000;
/** Those forgotten leave the queue when this many are, and they are half of it. */
const slack = 1024;

export class Minutes extends RateLimiterMemory {
  readonly #began = new Map<string, number>();
  /** by the beginning of their minute */
  #queue: string[] = [];
  #head = 0;

  constructor(
    limit: number,
    readonly most: number,
    readonly now: () => number = () => performance.now(),
  ) {
    super({ points: limit, duration: 0, keyPrefix: '' });
  }

  get size(): number {
    this.#forget(this.now(), 0);
    return this.#began.size;
  }

  override async consume(key: string, points = 1): Promise<RateLimiterRes> {
    const now = this.now();
    this.#forget(now, 0);
    if (!this.#began.has(key)) {
      this.#forget(now, 1);
      this.#began.set(key, now);
      this.#queue.push(key);
    }
    const left = this.#began.get(key)! + minuteMs - now;
    try {
      return lasting(await super.consume(key, points), left);
    } catch (refused) {
      throw lasting(refused as RateLimiterRes, left);
    }
  }

  /** Those whose minute is over, and as many more as leave room for `coming`. */
  #forget(now: number, coming: number): void {
    for (let first = this.#queue[this.#head]; first !== undefined; first = this.#queue[this.#head]) {
      const isOver = this.#began.get(first)! + minuteMs <= now;
      if (!isOver && this.#began.size + coming <= this.most) break;
      this.#head++;
      this.#began.delete(first);
      void this.delete(first);
    }
    if (this.#head < slack || this.#head * 2 < this.#queue.length) return;
    this.#queue = this.#queue.slice(this.#head);
    this.#head = 0;
  }
}

const lasting = (counted: RateLimiterRes, msBeforeNext: number): RateLimiterRes =>
  Object.assign(counted, { msBeforeNext });
