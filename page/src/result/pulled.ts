// A figure under a hand: what is pulled, and what a hand may do with it.

/** What is being pulled, where to, and how far it can go. */
export interface Pulled {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  /** the reachable part; null while it is not known */
  readonly fence: readonly [number, number] | null;
}

export interface Pull {
  /** a hand takes hold of a figure; the ends are as far as it may be led */
  begin(key: string, value: number, ends: readonly [number, number]): void;
  lead(to: number): void;
  /** what was led to stays, or all is as it was */
  end(isKept: boolean): void;
}
