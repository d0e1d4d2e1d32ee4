// What a recipe costs: every ingredient with its price (one's own, or the catalogue's), the batch, the kilo and the piece
// that come out of it, and what is left of the price it is sold at.
import type { Craft } from '../../engine/craft.ts';
import { priceColumn } from '../../engine/price.ts';
import { Refusal } from '../../engine/refusal.ts';
import { compose } from '../../engine/stages/compose.ts';
import { recognise } from '../../engine/stages/recognise.ts';
import type { Fields } from '../../recipes/model.ts';
import { priceKey } from './own.ts';
import { amount } from './quantity.ts';
import { counts, gramsOf, ingredientsOf, type Recipe, type Row, totalOf } from './recipe.ts';
import { ownNamed } from './store/ingredients.ts';

export interface CostLine {
  /** how one's own larder knows it */
  readonly name: string;
  readonly grams: number;
  /** €/kg as one wrote it; empty where it is the catalogue's */
  readonly own: string;
  /** €/kg of the catalogue */
  readonly listed: number | null;
  readonly cost: number | null;
}

export interface Cost {
  readonly lines: readonly CostLine[];
  readonly batch: number;
  /** grams that come out, once the losses are gone */
  readonly made: number;
  readonly kilo: number;
  readonly piece: number | null;
  /** grams of a piece */
  readonly each: number | null;
  /** € that are left, and of what part of the price */
  readonly margin: { readonly euros: number; readonly part: number } | null;
  /** names without any price */
  readonly unpriced: readonly string[];
}

/** A recipe inside the recipe costs what its own ingredients do. */
function innerLine(craft: Craft, row: Row): CostLine {
  const [item] = ingredientsOf(craft, [row], { own: true });
  const grams = gramsOf(row);
  const price = priceIn(craft, item!);
  const bare = { name: row.name.trim(), grams, own: '', listed: price };
  return { ...bare, cost: price === null ? null : (grams * price) / 1000 };
}

function priceIn(craft: Craft, item: Fields): number | null {
  const index = priceColumn(craft);
  try {
    const [line] = compose(recognise(craft, { ingredients: [item] })).lines;
    return index === null || !line ? null : line.values[index]!;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

export function costOf(craft: Craft, recipe: Recipe): Cost {
  const column = priceKey(craft);
  const index = craft.columns.find(({ key }) => key === column)?.index;
  const lines = recipe.rows.filter(counts).map((row): CostLine => {
    if (row.inner !== null) return innerLine(craft, row);
    const found = craft.recognise(row.name).row;
    const name = found?.label ?? row.name.trim();
    const listed = found && index !== undefined ? found.values[index]! : null;
    const own = (column === null ? undefined : row.composition[column]) || (ownNamed(name)?.price ?? '');
    const price = amount(own) ?? listed;
    const grams = gramsOf(row);
    return { name, grams, own, listed, cost: price === null ? null : (grams * price) / 1000 };
  });
  const batch = lines.reduce((sum, { cost }) => sum + (cost ?? 0), 0);
  const loss = Math.min(amount(recipe.making.loss) ?? 0, 99.9);
  const made = totalOf(recipe) * (1 - loss / 100);
  const pieces = amount(recipe.making.pieces) || null;
  const kilo = made > 0 ? (1000 * batch) / made : 0;
  const piece = pieces === null ? null : batch / pieces;
  const price = amount(recipe.making.price) || null;
  const unit = piece ?? kilo;
  return {
    ...{ lines, batch, made, kilo, piece },
    each: pieces === null ? null : made / pieces,
    margin: price === null ? null : { euros: price - unit, part: (100 * (price - unit)) / price },
    unpriced: lines.filter(({ cost }) => cost === null).map(({ name }) => name),
  };
}
