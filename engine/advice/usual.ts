// What the good recipes of a type are made of: its starting recipes, and its examples in which nothing is out. Beside the
// one that is most like a recipe it is seen which of its lines is too much and which is short, once both are of a size: that of
// most of their lines, for one that is wrong changes the share of all the others.
//   12 % of something of which the recipe most like it puts 8 %, and of the rest as much → too much
import { bodyOf } from '../body.ts';
import type { Craft, Row, Type } from '../craft.ts';
import { printedName } from '../larder.ts';
import { compose, lineFromRow, type Mix, type MixLine } from '../stages/compose.ts';
import { recognise } from '../stages/recognise.ts';
import { faultsIn, stateOf } from './state.ts';

/** Of the whole, by row. */
type Shares = ReadonlyMap<Row, number>;

/** So many times as much is still about the same. */
const slack = 1.1;
/** Lines in common from which a size can be told. */
const enough = 3;
/** Part of the recipe that another has too for the two to be alike. */
const alike = 0.7;

interface Beside {
  readonly own: Shares;
  /** what the good recipe most like it has of each thing, once of its size; null where none is like it */
  readonly model: { readonly shares: Shares; readonly size: number } | null;
}

const besides = new WeakMap<Mix, Beside>();

/** A recipe and the good one most like it: found once for all that is asked of it. */
function besideOf(mix: Mix): Beside {
  let beside = besides.get(mix);
  if (!beside) {
    const own = sharesIn(mix.lines);
    const [model] = goodRecipes(mix.craft, mix.type, own, alike).sort((a, b) => b.common - a.common);
    const shares = model && dividedAs(model.shares, own);
    beside = { own, model: shares ? { shares, size: sizeBeside(shares, own) } : null };
    besides.set(mix, beside);
  }
  return beside;
}

/** Grams of a line that there would be beside that; 0 where it cannot be told. */
export function usualIn(mix: Mix): (line: MixLine) => number {
  const { own, model } = besideOf(mix);
  return ({ row, grams }) => (row && model ? (grams * model.size * (model.shares.get(row) ?? 0)) / own.get(row)! : 0);
}

/** How many times too much or too little of it there is, itself and with its kind, as a logarithm; 0 where it cannot be told. */
export function strayIn(mix: Mix): (line: MixLine) => number {
  const { own, model } = besideOf(mix);
  return ({ row }) => {
    if (row === null || !model || !model.shares.has(row)) return 0;
    return offBeside(model, own, row);
  };
}

/** How far a thing is from a good recipe, itself or with what that recipe has not of its group, whichever is less: one may stand for the other. */
function offBeside(
  { shares, size }: { readonly shares: Shares; readonly size: number },
  own: Shares,
  row: Row,
): number {
  const off = (mine: number, usual: number): number => Math.abs(Math.log(mine / (size * usual)));
  const [alone, usual] = [own.get(row) ?? 0, shares.get(row) ?? 0];
  const isShared = usual > 0;
  let [kind, usualOfKind] = [alone, usual];
  for (const [other, share] of own)
    if (other !== row && other.groups[0] === row.groups[0] && !(isShared && shares.has(other))) kind += share;
  if (!isShared) for (const [other, share] of shares) if (other.groups[0] === row.groups[0]) usualOfKind += share;
  return Math.min(off(alone, usual), off(kind, usualOfKind));
}

/** Whether a line may be too much of the recipe, or short (−1, 1), itself or with the rest of its group. */
export function outstandingIn(mix: Mix): (line: MixLine, wants: 1 | -1) => boolean {
  const { own, model } = besideOf(mix);
  return ({ row }, wants) => {
    if (row === null || !model) return true;
    const isOut = (counts: (other: Row) => boolean): boolean => {
      const usual = model.size * sumOf(model.shares, counts);
      const share = sumOf(own, counts);
      return usual === 0 || (wants > 0 ? share < usual / slack : share > usual * slack);
    };
    return isOut((other) => other === row) || isOut((other) => other.groups[0] === row.groups[0]);
  };
}

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

function oddOneOf({ craft, type, lines }: Mix): Odd | null {
  const own = sharesIn(lines);
  const whole = lines.reduce((grams, line) => grams + line.grams, 0);
  let best: (Odd & { common: number }) | null = null;
  const recipes = goodRecipes(craft, type, own, akin);
  const most = Math.max(...recipes.map(({ common }) => common));
  // The likest first: once one has told it, those less like it are not looked at.
  for (const { shares, common } of recipes.sort((a, b) => b.common - a.common)) {
    const both = [...shares.keys()].filter((row) => own.has(row)).length;
    if (both < enough || common < (best?.common ?? most - nearlyAsLike)) continue;
    const size = sizeBeside(shares, own);
    const far = [...new Set([...shares.keys(), ...own.keys()])]
      .flatMap((row) => {
        const isSmall = Math.max(own.get(row) ?? 0, size * (shares.get(row) ?? 0)) <= little;
        return isSmall ? [] : [{ row, off: offBeside({ shares, size }, own, row) }];
      })
      .sort((a, b) => b.off - a.off);
    const strays = far.filter(({ off }) => off > about);
    const odd = strays.map(({ row }) => row);
    const forgotten = forgottenOf(strays, shares, own);
    // Where the next one is nearly as far, which of the two was weighed wrong cannot be told.
    const isPlain =
      odd.length > 0 && far[0]!.off > (odd.length === 1 ? plainly.alone : plainly.among) * (far[1]?.off ?? 0);
    const row = forgotten ?? (isPlain && own.has(odd[0]!) ? odd[0]! : null);
    if (row === null) continue;
    const line = lines.find((one) => one.row === row) ?? lineFromRow(type, row, 0);
    const part = line.grams === 0 ? whole : line.grams / own.get(row)!;
    best = { line, usual: part * size * (shares.get(row) ?? 0), common };
  }
  return best;
}

/** Of what a good recipe has and this one has nothing for, the one thing that is the chief of its kind there; beside it, only what this one has of its own. */
function forgottenOf(
  strays: readonly { readonly row: Row; readonly off: number }[],
  shares: Shares,
  own: Shares,
): Row | null {
  const missing = strays.filter(({ row }) => !own.has(row));
  const added = strays.filter(({ row }) => !shares.has(row));
  const [{ row, off } = { row: null, off: 0 }] = missing;
  if (row === null || missing.length > 1 || off < Infinity || strays.length > 1 + added.length) return null;
  const isNamed = [...own.keys()].some((other) => isOfOneName(row, other));
  const isChief = 2 * shares.get(row)! > sumOf(shares, (other) => other.groups[0] === row.groups[0]);
  return isChief && !isNamed && sumOf(own, (other) => added.some((one) => one.row === other)) <= beside ? row : null;
}

const commonTo = (one: Shares, other: Shares): number => {
  let sum = 0;
  for (const [row, share] of one) sum += Math.min(share, other.get(row) ?? 0);
  return sum;
};

/** How many times the other most lines of one are: the middle of them. */
function sizeBeside(one: Shares, other: Shares): number {
  const times = [...one]
    .flatMap(([row, share]) => (other.has(row) ? [other.get(row)! / share] : []))
    .sort((a, b) => a - b);
  const middle = [times[(times.length - 1) >> 1]!, times[times.length >> 1]!] as const;
  return times.length < enough ? 1 : Math.sqrt(middle[0] * middle[1]);
}

const sumOf = (shares: Shares, counts: (row: Row) => boolean): number => {
  let sum = 0;
  for (const [row, share] of shares) if (counts(row)) sum += share;
  return sum;
};

/** A recipe that is written of a type. */
interface Written {
  readonly shares: Shares;
  /** nothing in it is out */
  readonly isGood: boolean;
}

const known = new WeakMap<Type, readonly Written[]>();

/** Its starting recipes and its examples; worked out, like any recipe, when a type is first advised on. */
export function recipesOf(craft: Craft, type: Type): readonly Written[] {
  let recipes = known.get(type);
  if (!recipes) {
    const { start = [], examples } = type.file;
    const written = [...start, ...examples.filter(({ expect }) => expect.error === undefined)];
    recipes = written.map(({ recipe }) => {
      const mix = compose(recognise(craft, bodyOf(craft, type.id, recipe)));
      return { shares: sharesIn(mix.lines), isGood: faultsIn(stateOf(mix)).length === 0 };
    });
    known.set(type, recipes);
  }
  return recipes;
}

/** Those that have this part of the recipe too; by things of the same kind where none has it by the things themselves. */
function goodRecipes(craft: Craft, type: Type, own: Shares, least: number): { shares: Shares; common: number }[] {
  const good = recipesOf(craft, type).filter(({ isGood }) => isGood);
  const like = (recipes: readonly Shares[]) =>
    recipes.map((shares) => ({ shares, common: commonTo(shares, own) })).filter(({ common }) => common >= least);
  const exact = like(good.map(({ shares }) => shares));
  return exact.length > 0 ? exact : like(good.map(({ shares }) => likened(shares, own)));
}

const isKin = (one: Row, other: Row): boolean =>
  one.larder !== null && one.larder.family === other.larder?.family && one.groups[0] === other.groups[0];

/** Of one name in a list of ingredients: whoever writes one recipe with both, and another with one, means the same. */
const isSameThing = (one: Row, other: Row): boolean => isKin(one, other) && isOfOneName(one, other);

const isOfOneName = ({ larder: one }: Row, { larder: other }: Row): boolean =>
  one !== null && other !== null && printedName(one.entry) === printedName(other.entry);

/** What it has of a thing that the other has as two, divided between them as there. */
function dividedAs(shares: Shares, own: Shares): Shares {
  const divided = new Map(shares);
  for (const [row, share] of shares) {
    const kin = own.has(row) ? [...own.keys()].filter((other) => !shares.has(other) && isSameThing(row, other)) : [];
    if (kin.length === 0) continue;
    const whole = sumOf(own, (other) => other === row || kin.includes(other));
    for (const one of [row, ...kin]) divided.set(one, (divided.get(one) ?? 0) + (share * own.get(one)!) / whole);
    divided.set(row, divided.get(row)! - share);
  }
  return divided;
}

/** A recipe by the rows of another: of what each has alone, one of a kind stands for the other: «tal tostado» for «tal». */
function likened(shares: Shares, own: Shares): Shares {
  const missing = [...own.keys()].filter((row) => !shares.has(row));
  const spare = [...shares.keys()].filter((row) => !own.has(row));
  const standsFor = new Map(
    spare.flatMap((row) => {
      const kin = missing.filter((other) => isKin(row, other));
      return kin.length === 1 && spare.filter((other) => isKin(other, kin[0]!)).length === 1 ? [[row, kin[0]!]] : [];
    }),
  );
  const like = new Map([...shares].map(([row, share]) => [standsFor.get(row) ?? row, share]));
  return [...like.keys()].filter((row) => own.has(row)).length > enough ? like : shares;
}

export function sharesIn(lines: readonly MixLine[]): Shares {
  const whole = lines.reduce((grams, line) => grams + line.grams, 0);
  const shares = new Map<Row, number>();
  for (const { row, grams } of lines) if (row) shares.set(row, (shares.get(row) ?? 0) + grams / whole);
  return shares;
}
