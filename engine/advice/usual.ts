// A recipe beside the good one that is most like it: which of its lines is too much and which is short, once both are of a
// size: that of most of their lines, for one that is wrong changes the share of all the others.
//   12 % of something of which the recipe most like it puts 8 %, and of the rest as much → too much
import type { Row } from '../model/craft.ts';
import type { Mix, MixLine } from '../read/compose.ts';
import { enough, isKin, isOfOneName, type Like, likeTo, type Shares, sharesIn } from './good-recipes.ts';

/** So many times as much is still about the same. */
const slack = 1.1;
/** Part of the recipe that another has too for the two to be alike. */
const alike = 0.7;

/** A thing that either has, and the part of each that it is. */
export interface Item {
  readonly row: Row;
  readonly mine: number;
  readonly usual: number;
}

interface Beside {
  readonly own: Shares;
  /** the good recipes that have at least this part of it, the likest first */
  readonly like: (least: number) => readonly Like[];
  /** itself beside the good recipe most like it, which is to be of its size; null where none is like it */
  readonly model: { readonly items: ReadonlyMap<Row, Item>; readonly size: number } | null;
}

const besides = new WeakMap<Mix, Beside>();

/** A recipe and the good ones like it: found once for all that is asked of it. */
export function besideOf(mix: Mix): Beside {
  let beside = besides.get(mix);
  if (!beside) {
    const own = sharesIn(mix.lines);
    const like = likeTo(mix, own);
    const [model] = like(alike);
    const shares = model && dividedAs(model.shares, own);
    const items = shares && new Map(sideBySide(own, shares).map((item) => [item.row, item]));
    beside = { own, like, model: items ? { items, size: sizeOf([...items.values()]) } : null };
    besides.set(mix, beside);
  }
  return beside;
}

export function sideBySide(own: Shares, shares: Shares): Item[] {
  const items: Item[] = [];
  for (const [row, usual] of shares) items.push({ row, mine: own.get(row) ?? 0, usual });
  for (const [row, mine] of own) if (!shares.has(row)) items.push({ row, mine, usual: 0 });
  return items;
}

/** How many times the other most lines of one are: the middle of them. */
export function sizeOf(items: readonly Item[]): number {
  const times: number[] = [];
  for (const { mine, usual } of items) if (mine > 0 && usual > 0) times.push(mine / usual);
  if (times.length < enough) return 1;
  times.sort((a, b) => a - b);
  return Math.sqrt(times[(times.length - 1) >> 1]! * times[times.length >> 1]!);
}

/** Grams of a line that there would be beside that; 0 where it cannot be told. */
export function usualIn(mix: Mix): (line: MixLine) => number {
  const { model } = besideOf(mix);
  return ({ row, grams }) => {
    const item = row && model?.items.get(row);
    return item ? (grams * model!.size * item.usual) / item.mine : 0;
  };
}

/** How many times too much or too little of it there is, itself and with its kind, as a logarithm; 0 where it cannot be told. */
export function strayIn(mix: Mix): (line: MixLine) => number {
  const { model } = besideOf(mix);
  return ({ row }) => {
    const item = row && model?.items.get(row);
    return item && item.usual > 0 ? offOf(item, [...model!.items.values()], model!.size) : 0;
  };
}

/** How far a thing is from a good recipe, itself or with what that recipe has not of its group, whichever is less: one may stand for the other. */
export function offOf(item: Item, items: readonly Item[], size: number): number {
  const off = (mine: number, usual: number): number => Math.abs(Math.log(mine / (size * usual)));
  let { mine, usual } = item;
  const isShared = usual > 0;
  for (const other of items) {
    if (other === item || other.row.groups[0] !== item.row.groups[0] || (isShared && other.usual > 0)) continue;
    mine += other.mine;
    usual += other.usual;
  }
  return Math.min(off(item.mine, item.usual), off(mine, usual));
}

/** Whether a line may be too much of the recipe, or short (−1, 1), itself or with the rest of its group. */
export function outstandingIn(mix: Mix): (line: MixLine, wants: 1 | -1) => boolean {
  const { model } = besideOf(mix);
  const items = model ? [...model.items.values()] : [];
  return ({ row }, wants) => {
    if (row === null || !model) return true;
    const isOut = (counts: (other: Row) => boolean): boolean => {
      let [share, usual] = [0, 0];
      for (const item of items)
        if (counts(item.row)) [share, usual] = [share + item.mine, usual + model.size * item.usual];
      return usual === 0 || (wants > 0 ? share < usual / slack : share > usual * slack);
    };
    return isOut((other) => other === row) || isOut((other) => other.groups[0] === row.groups[0]);
  };
}

/** Whoever writes one recipe with both, and another with one, means the same. */
const isSameThing = (one: Row, other: Row): boolean => isKin(one, other) && isOfOneName(one, other);

/** What it has of a thing that the other has as two, divided between them as there. */
function dividedAs(shares: Shares, own: Shares): Shares {
  const divided = new Map(shares);
  for (const [row, share] of shares) {
    const kin = own.has(row) ? [...own.keys()].filter((other) => !shares.has(other) && isSameThing(row, other)) : [];
    if (kin.length === 0) continue;
    const whole = kin.reduce((sum, one) => sum + own.get(one)!, own.get(row)!);
    for (const one of [row, ...kin]) divided.set(one, (divided.get(one) ?? 0) + (share * own.get(one)!) / whole);
    divided.set(row, divided.get(row)! - share);
  }
  return divided;
}
