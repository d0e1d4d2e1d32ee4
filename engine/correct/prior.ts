// The good recipe of the type most like the one sent: what there would be of each thing in a batch of this size, and how far
// each line is from it. One bad line is forgiven, so that it does not make the rest look bad.
//   the starting recipe with twice its sugar → as much of all the rest, and half the sugar
import { isKin, isOfOneName, recipesOf, type Shares, sharesIn, weightIn } from '../advice/good-recipes.ts';
import type { Row } from '../model/craft.ts';
import type { Mix, MixLine } from '../read/compose.ts';
import { strange, usual as width } from './constants.ts';

export interface Prior {
  /** grams of a thing in the likest good recipe, in a batch of this size; null: it says nothing of it */
  readonly usualOf: (line: Pick<MixLine, 'row' | 'key'>) => number | null;
  /** what that recipe has and this one lacks */
  readonly missing: readonly { readonly row: Row; readonly grams: number }[];
  /** from 0, nothing is like it, to 1, as if it were that recipe */
  readonly trust: number;
}

/** How unlikely so many grams are where so many are usual. */
export function strayOf(grams: number, usual: number | null): number {
  if (usual === null) return 0;
  if (usual <= 0 || grams <= 0) return usual <= 0 && grams <= 0 ? 0 : width.absent;
  return Math.min(width.most, Math.log(grams / usual) ** 2 / (2 * width.spread ** 2));
}

const known = new WeakMap<Mix, Prior>();

/** Of the recipe as sent: worked out once for all that is asked of it. */
export function priorOf(mix: Mix): Prior {
  let prior = known.get(mix);
  if (!prior) {
    prior = likest(mix);
    known.set(mix, prior);
  }
  return prior;
}

/** A thing that either has, and the part of each that it is. */
interface Item {
  readonly row: Row;
  readonly mine: number;
  readonly usual: number;
  /** one of a kind stands for the other */
  readonly isKin: boolean;
}

const nothing: Prior = { usualOf: () => null, missing: [], trust: 0 };

function likest({ craft, type, lines }: Mix): Prior {
  const own = sharesIn(lines);
  if (own.size === 0) return nothing;
  let best: { items: readonly Item[]; size: number; mean: number } | null = null;
  for (const { shares, isGood } of recipesOf(craft, type)) {
    if (!isGood) continue;
    const items = sideBySide(own, shares);
    const size = sizeOf(items);
    if (size === null) continue;
    const mean = distance(items, size);
    if (best === null || mean < best.mean) best = { items, size, mean };
  }
  // Of a few lines one says how big the batch is and one is forgiven: what is left to agree is what is known.
  const many = best ? best.items.length : 0;
  const trust = best ? (Math.max(0, 1 - best.mean / strange) * Math.max(0, many - 2)) / Math.max(1, many - 1) : 0;
  if (best === null || trust === 0) return nothing;
  const { items, size } = best;
  const whole = weightIn(lines);
  const grams = new Map(items.flatMap(({ row, usual }) => (usual > 0 ? [[row, usual * size * whole] as const] : [])));
  // Of two lines of one thing, what the other does not bring.
  const beside = (row: Row, key: string): number =>
    lines.reduce((sum, line) => (line.row === row && line.key !== key ? sum + line.grams : sum), 0);
  return {
    usualOf: ({ row, key }) => {
      const all = row === null ? undefined : grams.get(row);
      return all === undefined ? null : Math.max(0, all - beside(row!, key));
    },
    missing: items.flatMap(({ row, mine }) => (mine === 0 ? [{ row, grams: grams.get(row)! }] : [])),
    trust,
  };
}

/** On the mean, all lines but the worst; what there is little of says little. */
function distance(items: readonly Item[], size: number): number {
  let [sum, whole, worst, forgiven] = [0, 0, 0, 0];
  for (const { mine, usual, isKin: isStandIn } of items) {
    const weight = Math.sqrt(Math.max(mine, usual * size));
    const each = weight * (usual === 0 ? width.absent : strayOf(mine, usual * size) + (isStandIn ? width.kin : 0));
    sum += each;
    whole += weight;
    if (each > worst) [worst, forgiven] = [each, weight];
  }
  return whole > forgiven ? (sum - worst) / (whole - forgiven) : Infinity;
}

/** How many times one is the other: what one of their common lines says with which all the others agree best. */
function sizeOf(items: readonly Item[]): number | null {
  const times = items.flatMap(({ mine, usual }) => (mine > 0 && usual > 0 ? [mine / usual] : [])).sort((a, b) => a - b);
  if (times.length < 2) return null;
  let best = Math.sqrt(times[(times.length - 1) >> 1]! * times[times.length >> 1]!);
  let least = distance(items, best);
  for (const size of times) {
    const mean = distance(items, size);
    if (mean < least - 1e-9) [best, least] = [size, mean];
  }
  return best;
}

/** Thing by thing; of what each has alone, one of a kind stands for the other. */
function sideBySide(own: Shares, shares: Shares): Item[] {
  const items: Item[] = [];
  const missing: Row[] = [];
  for (const [row, usual] of shares) {
    const mine = own.get(row);
    if (mine === undefined) missing.push(row);
    else items.push({ row, mine, usual, isKin: false });
  }
  const spare = new Set([...own.keys()].filter((row) => !shares.has(row)));
  const match = (isAlike: (one: Row, other: Row) => boolean, isStandIn = true): void => {
    for (const row of [...missing]) {
      const like = [...spare].filter((other) => isAlike(row, other));
      const rivals = missing.filter((other) => like.some((one) => isAlike(other, one)));
      if (like.length !== 1 || rivals.length !== 1) continue;
      items.push({ row: like[0]!, mine: own.get(like[0]!)!, usual: shares.get(row)!, isKin: isStandIn });
      spare.delete(like[0]!);
      missing.splice(missing.indexOf(row), 1);
    }
  };
  // Whoever writes one recipe with both, and another with one, means the same.
  for (const row of [...missing]) {
    const place = items.findIndex((item) => item.mine > 0 && isOfOneName(item.row, row));
    if (place < 0) continue;
    const item = items[place]!;
    items[place] = { row: item.row, mine: item.mine, usual: item.usual + shares.get(row)!, isKin: false };
    missing.splice(missing.indexOf(row), 1);
  }
  match(isOfOneName, false);
  match(isKin);
  match((one, other) => one.groups[0] === other.groups[0]);
  for (const row of missing) items.push({ row, mine: 0, usual: shares.get(row)!, isKin: false });
  for (const row of spare) items.push({ row, mine: own.get(row)!, usual: 0, isKin: false });
  return items;
}

/** Of a line, how far it is from what is usual. */
export const strayIn =
  (prior: Prior) =>
  (line: MixLine): number =>
    strayOf(line.grams, prior.usualOf(line));
