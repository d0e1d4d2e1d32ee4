// What a line costs.
import type { MixLine } from '../read/compose.ts';

/** Euros of a line: what is a recipe costs what its own lines do. Null where none of them has a price; `unpriced` takes the names
 *  of those that have none. `priceOn`: euros per kilo. */
export function spentOn(
  line: MixLine,
  priceOn: (line: MixLine) => number | null,
  unpriced: Set<string>,
): number | null {
  if (line.inner) {
    const costs = line.inner.lines.map((part) => spentOn(part, priceOn, unpriced));
    if (costs.every((cost) => cost === null)) return null;
    return (costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0) * line.grams) / line.inner.finished;
  }
  const price = priceOn(line);
  if (price === null) unpriced.add(line.row?.label ?? line.name);
  return price === null ? null : (line.grams * price) / 1000;
}
