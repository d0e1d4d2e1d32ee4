// The one line that is not what it is in a good recipe of the type that has as much of all the others, or that was forgotten.
//   the starting recipe with twice its sugar → that line, and the grams it has there
import { lineFromRow, type Mix, type MixLine } from '../read/compose.ts';
import { enough, isOfOneName, weightIn } from './good-recipes.ts';
import { besideOf, type Item, offOf, sideBySide, sizeOf } from './usual.ts';

/** So many times as much is another recipe of the same, not a line weighed wrong. */
const about = Math.log(1.35);
/** So many times farther than the next is plainly the one, on the same scale; so many, beside others that are far too. */
const plainly = { alone: 1.5, among: 3 };
/** Of less than this part of the recipe nobody says that it is another. */
const little = 0.015;
/** Part of the recipe that another has too for the two to be the same but for one line. */
const akin = 0.5;
/** Part of a recipe that may be its own, beside what another is made of. */
const beside = 0.15;
/** What a recipe less like it than another by more than this says of it counts for nothing. */
const nearlyAsLike = 0.05;

export interface Odd {
  readonly line: MixLine;
  /** grams of it in a recipe of this size; 0: it is not in it */
  readonly usual: number;
}

interface Stray {
  readonly item: Item;
  /** how many times what is usual, as a logarithm */
  readonly off: number;
}

/** The one line that is not what it is in a good recipe of the type that has as much of all the others, or that was forgotten; null where none or several are. */
export function oddOneIn(mix: Mix): Odd | null {
  let odd = oddOnes.get(mix);
  if (odd === undefined) {
    odd = oddOneOf(mix);
    oddOnes.set(mix, odd);
  }
  return odd;
}

const oddOnes = new WeakMap<Mix, Odd | null>();

function oddOneOf(mix: Mix): Odd | null {
  const { own, like } = besideOf(mix);
  const recipes = like(akin);
  let best: Odd | null = null;
  let asLike = recipes[0]?.common ?? 0;
  for (const { shares, common } of recipes) {
    // Once one as like it has told it, those less like it are not looked at.
    if (common < (best ? asLike : asLike - nearlyAsLike)) break;
    const items = sideBySide(own, shares);
    if (items.filter(isInBoth).length < enough) continue;
    const size = sizeOf(items);
    const stray = strayOne(items, size);
    if (stray) [best, asLike] = [oddAs(stray, size, mix), common];
  }
  return best;
}

function oddAs({ row, mine, usual }: Item, size: number, { type, lines }: Mix): Odd {
  const line = lines.find((one) => one.row === row) ?? lineFromRow(type, row, 0);
  const part = line.grams === 0 ? weightIn(lines) : line.grams / mine;
  return { line, usual: part * size * usual };
}

/** What stands out of all that either has: what was forgotten, or what is plainly farther off than the next. */
function strayOne(items: readonly Item[], size: number): Item | null {
  const far: Stray[] = [];
  for (const item of items)
    if (Math.max(item.mine, size * item.usual) > little) far.push({ item, off: offOf(item, items, size) });
  const strays = far.filter(({ off }) => off > about).sort((a, b) => b.off - a.off);
  const [first] = strays;
  if (!first) return null;
  const forgotten = forgottenOf(strays, items);
  if (forgotten) return forgotten;
  const next = far.reduce((most, one) => (one === first ? most : Math.max(most, one.off)), 0);
  // Where the next one is nearly as far, which of the two was weighed wrong cannot be told.
  const isPlain = first.off > (strays.length === 1 ? plainly.alone : plainly.among) * next;
  return isPlain && first.item.mine > 0 ? first.item : null;
}

/** Of what a good recipe has and this one has nothing for, the one thing that is the chief of its kind there; beside it, only what this one has of its own. */
function forgottenOf(strays: readonly Stray[], items: readonly Item[]): Item | null {
  const missing = strays.filter(({ item }) => item.mine === 0);
  const added = strays.filter(({ item }) => item.usual === 0);
  if (missing.length !== 1 || missing[0]!.off < Infinity || strays.length > 1 + added.length) return null;
  const one = missing[0]!.item;
  const isNamed = items.some(({ row, mine }) => mine > 0 && isOfOneName(one.row, row));
  const ofItsKind = items.filter(({ row }) => row.groups[0] === one.row.groups[0]);
  const isChief = 2 * one.usual > ofItsKind.reduce((sum, { usual }) => sum + usual, 0);
  return isChief && !isNamed && added.reduce((sum, { item }) => sum + item.mine, 0) <= beside ? one : null;
}

const isInBoth = ({ mine, usual }: Item): boolean => mine > 0 && usual > 0;
