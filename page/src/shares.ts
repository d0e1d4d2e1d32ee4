// Percentages beside the grams: of the whole weight, or of the base that the craft keeps fixed when it adjusts.
import type { Craft } from '../../engine/craft.ts';
import { round } from '../../engine/number.ts';
import { Refusal } from '../../engine/refusal.ts';
import { compose } from '../../engine/stages/compose.ts';
import { derive } from '../../engine/stages/derive.ts';
import { recognise } from '../../engine/stages/recognise.ts';
import { typed } from './quantity.ts';
import { counts, gramsOf, type Recipe, requestOf, totalOf } from './recipe.ts';

/** The column whose sum is 100 %, when the craft keeps one such sum and nothing more intricate. */
function columnOf({ keep, columns }: Craft): string | null {
  const tree = keep?.tree;
  if (tree?.kind !== 'aggregate' || tree.of.kind !== 'name' || tree.select.length > 0) return null;
  const { name } = tree.of;
  return columns.find(({ key }) => key === name)?.label ?? null;
}

/** Grams that are 100 %. */
export function baseOf(craft: Craft, recipe: Recipe): number {
  if (!craft.keep || columnOf(craft) === null) return totalOf(recipe);
  try {
    const mix = compose(recognise(craft, requestOf(craft, recipe)));
    return craft.keep.code(derive(mix).run, null) ?? 0;
  } catch (error) {
    if (error instanceof Refusal) return totalOf(recipe);
    throw error;
  }
}

/** What the percentages are of, in the words of the catalogue. */
export function baseName(craft: Craft): string {
  const label = columnOf(craft);
  return label === null ? 'del total' : `sobre ${label.toLowerCase()}`;
}

/** The grams that make this row so many per cent of the base, which may itself grow with the row. */
export function gramsForShare(craft: Craft, recipe: Recipe, id: number, share: number): number | null {
  const at = (grams: number): number => {
    const rows = recipe.rows.map((row) => (row.id === id ? { ...row, grams: typed(grams, 6) } : row));
    return baseOf(craft, { ...recipe, rows });
  };
  const without = at(0);
  const growth = (at(1000) - without) / 1000;
  const rest = 1 - (share / 100) * growth;
  if (!(rest > 1e-9) || !(without > 0)) return null;
  return round(((share / 100) * without) / rest, 2);
}

/** Every amount in proportion, so that together they weigh `total`. */
export function scaled(recipe: Recipe, total: number): Recipe {
  const now = totalOf(recipe);
  if (!(now > 0) || !(total > 0)) return recipe;
  const rows = recipe.rows.map((row) => (counts(row) ? { ...row, grams: typed((gramsOf(row) * total) / now) } : row));
  return { ...recipe, rows };
}
