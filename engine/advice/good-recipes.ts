// What the good recipes of a type are made of: its starting recipes, and its examples in which nothing is out; and which of
// them a recipe is like.
//   60 % of this and 40 % of that beside 65 and 35 → 95 % in common

import { printedName } from '../larder/larder.ts';
import type { Craft, Row, Type } from '../model/craft.ts';
import { compose, type Mix, type MixLine } from '../read/compose.ts';
import { bodyOf } from '../read/recipe-body.ts';
import { recognise } from '../read/recognise.ts';
import { faultsIn, stateOf } from './state.ts';

/** Of the whole, by row. */
export type Shares = ReadonlyMap<Row, number>;

/** Lines in common from which one can be told to be of the size of another. */
export const enough = 3;

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

/** Whether every good recipe of the type has some of its kind, and this one nothing. */
export function isAlwaysThere({ groups: [kind] }: MixLine, { craft, type, lines }: Mix): boolean {
  const good = recipesOf(craft, type).filter(({ isGood }) => isGood);
  const has = (rows: Iterable<{ readonly groups: readonly string[] }>): boolean =>
    [...rows].some(({ groups }) => groups[0] === kind);
  return good.length > 0 && !has(lines) && good.every(({ shares }) => has(shares.keys()));
}

/** A good recipe, and the part of another that it has too. */
export interface Like {
  readonly shares: Shares;
  readonly common: number;
}

/** Those that have at least so much of it, the likest first; by things of the same kind where none has it by the things themselves. */
export function likeTo({ craft, type }: Mix, own: Shares): (least: number) => readonly Like[] {
  const good = recipesOf(craft, type).flatMap(({ isGood, shares }) => (isGood ? [shares] : []));
  const inOrder = (recipes: readonly Shares[]): Like[] =>
    recipes.map((shares) => ({ shares, common: commonTo(shares, own) })).sort((a, b) => b.common - a.common);
  const exact = inOrder(good);
  let kin: readonly Like[] | null = null;
  return (least) => {
    const isLike = ({ common }: Like): boolean => common >= least;
    if (exact[0] && isLike(exact[0])) return exact.filter(isLike);
    kin ??= inOrder(good.map((shares) => likened(shares, own)));
    return kin.filter(isLike);
  };
}

const commonTo = (one: Shares, other: Shares): number => {
  let sum = 0;
  for (const [row, share] of one) sum += Math.min(share, other.get(row) ?? 0);
  return sum;
};

export const isKin = (one: Row, other: Row): boolean =>
  one.larder !== null && one.larder.family === other.larder?.family && one.groups[0] === other.groups[0];

/** Of one name in a list of ingredients. */
export const isOfOneName = ({ larder: one }: Row, { larder: other }: Row): boolean =>
  one !== null && other !== null && printedName(one.entry) === printedName(other.entry);

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

export const weightIn = (lines: readonly MixLine[]): number => lines.reduce((grams, line) => grams + line.grams, 0);

export function sharesIn(lines: readonly MixLine[]): Shares {
  const whole = weightIn(lines);
  const shares = new Map<Row, number>();
  for (const { row, grams } of lines) if (row) shares.set(row, (shares.get(row) ?? 0) + grams / whole);
  return shares;
}
