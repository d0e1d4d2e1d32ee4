// What the recipes written of a type are made of: its starting recipes and its examples, and in which of them nothing is out.
//   600 g of milk and 400 of cream → 0.6 and 0.4

import { printedName } from '../larder/larder.ts';
import type { Craft, Row, Type } from '../model/craft.ts';
import { compose, type MixLine } from '../read/compose.ts';
import { bodyOf } from '../read/recipe-body.ts';
import { recognise } from '../read/recognise.ts';
import { faultsIn, stateOf } from './state.ts';

/** Of the whole, by row. */
export type Shares = ReadonlyMap<Row, number>;

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

export const isKin = (one: Row, other: Row): boolean =>
  one.larder !== null && one.larder.family === other.larder?.family && one.groups[0] === other.groups[0];

/** Of one name in a list of ingredients. */
export const isOfOneName = ({ larder: one }: Row, { larder: other }: Row): boolean =>
  one !== null && other !== null && printedName(one.entry) === printedName(other.entry);

export const weightIn = (lines: readonly MixLine[]): number => lines.reduce((grams, line) => grams + line.grams, 0);

export function sharesIn(lines: readonly MixLine[]): Shares {
  const whole = weightIn(lines);
  const shares = new Map<Row, number>();
  for (const { row, grams } of lines) if (row) shares.set(row, (shares.get(row) ?? 0) + grams / whole);
  return shares;
}
