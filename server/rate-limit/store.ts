// What keeps the counts answers.
export interface Verdict {
  allowed: boolean;
  remaining: number;
  /** until the next point comes back; when refused, until there is one */
  milliseconds: number;
}

export interface Store {
  take(client: string): Verdict | Promise<Verdict>;
  /** takes that many more, or as many as are left */
  charge(client: string, points: number): void;
  close(): void;
}
