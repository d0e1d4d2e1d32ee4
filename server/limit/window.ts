// What rate-limiter-flexible keeps per client, in bounded memory: a million addresses cost no more than `max` of them.
// All windows last the same, so the order of arrival is the order of expiry and no timer is needed. The clock is
// monotonic: a jump of the wall clock neither frees nor locks anybody.
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

interface Count {
  points: number;
  ends: number;
}

export class Window {
  readonly #counts = new Map<string, Count>();
  #order = this.#counts.entries();
  #oldest: [string, Count] | undefined;

  constructor(
    readonly max: number,
    readonly now: () => number = () => performance.now(),
  ) {}

  get size(): number {
    return this.#counts.size;
  }

  incrby(key: string, points: number, seconds: number): RateLimiterRes {
    const now = this.now();
    const count = this.#counts.get(key);
    if (count && count.ends > now) {
      count.points += points;
      return new RateLimiterRes(0, count.ends - now, count.points, false);
    }
    return this.set(key, points, seconds);
  }

  set(key: string, points: number, seconds: number): RateLimiterRes {
    const now = this.now();
    this.delete(key);
    this.#makeRoom(now);
    this.#counts.set(key, { points, ends: now + seconds * 1000 });
    return new RateLimiterRes(0, seconds * 1000, points, true);
  }

  get(key: string): RateLimiterRes | null {
    const count = this.#counts.get(key);
    const left = count ? count.ends - this.now() : 0;
    return count && left > 0 ? new RateLimiterRes(0, left, count.points, false) : null;
  }

  delete(key: string): boolean {
    if (this.#oldest?.[0] === key) this.#oldest = undefined;
    return this.#counts.delete(key);
  }

  /** Drops what has expired; when full of living windows, the oldest, which had least time left. */
  #makeRoom(now: number): void {
    for (let head = this.#head(); head; head = this.#head()) {
      if (head[1].ends > now && this.#counts.size < this.max) return;
      this.#counts.delete(head[0]);
      this.#oldest = undefined;
    }
  }

  // One live iterator walks the map as it grows: asking for the first key anew would skip all deleted ones each time.
  #head(): [string, Count] | undefined {
    if (this.#oldest || this.#counts.size === 0) return this.#oldest;
    let next = this.#order.next();
    if (next.done) {
      this.#order = this.#counts.entries();
      next = this.#order.next();
    }
    this.#oldest = next.value;
    return this.#oldest;
  }
}

export class BoundedLimiter extends RateLimiterMemory {
  readonly window: Window;

  constructor(points: number, maxClients: number) {
    super({ keyPrefix: '', points, duration: 60 });
    this.window = new Window(maxClients);
    Object.assign(this, { _memoryStorage: this.window });
  }
}
