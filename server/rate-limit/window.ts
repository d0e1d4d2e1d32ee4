// So many points per client in any minute, in bounded memory. Each client has the moments of its points, so that none
// is given back before a minute has passed: 60 at the end of one minute and 60 at the start of the next are not to be
// had. A million addresses cost no more than `max` of them: who has been away longest is forgotten first. The clock is
// monotonic: a jump of the wall clock neither frees nor locks anybody.
import type { Verdict } from './store.ts';

interface Client {
  used: number;
  /** moment, points, moment, points…; the oldest first */
  log: number[];
}

const spanMs = 60_000;
/** A log this long gets no longer but by one moment in `grainMs`, the later end: it stays bounded whatever the limit. */
export const longLog = 1200;
export const grainMs = 50;

/**
 * A map that is written to makes itself anew now and then, and a live iterator keeps everything from where it stands: while
 * nobody new comes it stands still, and one client asking would fill the memory.
 */
const renewedAfter = 1024;

export class Window {
  readonly #clients = new Map<string, Client>();
  #turns = this.#clients.entries();
  #oldest: [string, Client] | undefined;
  #deleted = 0;

  constructor(
    readonly limit: number,
    readonly max: number,
    readonly now: () => number = () => performance.now(),
  ) {}

  get size(): number {
    return this.#clients.size;
  }

  /** Takes one point, if there is one. */
  take(key: string): Verdict {
    const now = this.now();
    const client = this.#touch(key, now);
    const allowed = client.used < this.limit;
    if (allowed) this.#add(client, 1, now);
    const milliseconds = spanMs - (now - (client.log[0] ?? now));
    return { allowed, remaining: this.limit - client.used, milliseconds };
  }

  /** Takes that many, or as many as there are. */
  charge(key: string, points: number): void {
    const now = this.now();
    const client = this.#touch(key, now);
    const left = Math.min(points, this.limit - client.used);
    if (left > 0) this.#add(client, left, now);
  }

  #add(client: Client, points: number, now: number): void {
    const { log } = client;
    const moment = log.length < 2 * longLog ? now : Math.ceil(now / grainMs) * grainMs;
    client.used += points;
    if (log.at(-2) === moment) log[log.length - 1]! += points;
    else log.push(moment, points);
  }

  /** The client as it stands now, and the last to be forgotten. */
  #touch(key: string, now: number): Client {
    let client = this.#clients.get(key);
    if (client) {
      giveBack(client, now);
      this.#delete(key);
    } else {
      this.#makeRoom(now);
      client = { used: 0, log: [] };
    }
    this.#clients.set(key, client);
    return client;
  }

  #delete(key: string): void {
    if (this.#oldest?.[0] === key) this.#oldest = undefined;
    this.#clients.delete(key);
    if (++this.#deleted % renewedAfter === 0) this.#renew();
  }

  #renew(): void {
    this.#turns = this.#clients.entries();
    this.#oldest = undefined;
  }

  /** Drops those with nothing left to give back; when all have, the one that came longest ago. */
  #makeRoom(now: number): void {
    for (let head = this.#head(); head; head = this.#head()) {
      const [key, { log }] = head;
      const isOver = (log.at(-2) ?? 0) + spanMs <= now;
      if (!isOver && this.#clients.size < this.max) return;
      this.#delete(key);
    }
  }

  // One live iterator walks the map as it grows: asking for the first key anew would skip all deleted ones each time.
  #head(): [string, Client] | undefined {
    if (this.#oldest || this.#clients.size === 0) return this.#oldest;
    let next = this.#turns.next();
    if (next.done) {
      this.#renew();
      next = this.#turns.next();
    }
    this.#oldest = next.value;
    return this.#oldest;
  }
}

function giveBack(client: Client, now: number): void {
  const { log } = client;
  let gone = 0;
  while (gone < log.length && log[gone]! + spanMs <= now) {
    client.used -= log[gone + 1]!;
    gone += 2;
  }
  if (gone > 0) log.splice(0, gone);
}
