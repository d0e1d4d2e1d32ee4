// The sums that the formulas of a craft read, each given a number once, however many formulas read it.
import type { Sum } from '../../craft.ts';

export class Sums {
  readonly list: Sum[] = [];
  private readonly numbers = new Map<string, number>();

  number(terms: Sum['terms'], selection: number): number {
    const key = JSON.stringify([terms, selection]);
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.list.push({ terms, selection });
    this.numbers.set(key, this.list.length - 1);
    return this.list.length - 1;
  }
}
