// The sums that the formulas of a craft read, each given a number once, however many formulas read it.
import type { Sum } from '../../model/craft.ts';

export class Sums {
  readonly list: Sum[] = [];
  private readonly numbers = new Map<string, number>();

  number(sum: Sum, text: string): number {
    const key = `${sum.selection}|${text}`;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.list.push(sum);
    this.numbers.set(key, this.list.length - 1);
    return this.list.length - 1;
  }
}
