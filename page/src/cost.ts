// What a recipe costs: every ingredient with its price (one's own, or the catalogue's), the work, the energy and what it is
// packed in; the batch, the kilo and the piece that come out of it, and what is left of the price it is sold at.
import { type Craft, type MixLine, priceOf, spentOn } from '../../engine/index.ts';
import { lineOf } from './line.ts';
import { ownPrice, priceKey } from './own-ingredient.ts';
import { amount, eurosIn, lossIn } from './quantity.ts';
import { counts, gramsOf, type Recipe } from './recipe.ts';
import { isApart } from './weight.ts';

export interface CostLine {
  /** how one's own larder knows it */
  readonly name: string;
  readonly grams: number;
  /** €/kg as one wrote it; empty where it is the catalogue's; null: a recipe, which costs what its ingredients do */
  readonly own: string | null;
  /** €/kg of the catalogue, or of the recipe that it is */
  readonly listed: number | null;
  readonly cost: number | null;
}

export interface Cost {
  readonly lines: readonly CostLine[];
  /** € of the ingredients; null where none has a price */
  readonly spent: number | null;
  /** € of what is no ingredient, by what it is; what nobody has told is not there */
  readonly besides: readonly { readonly label: string; readonly euros: number }[];
  /** null where nothing has a price */
  readonly batch: number | null;
  /** null where nothing has a price, or nothing comes out */
  readonly kilo: number | null;
  readonly piece: number | null;
  /** grams of a piece */
  readonly each: number | null;
  /** € that are left, and of what part of the price */
  readonly margin: { readonly euros: number; readonly part: number } | null;
  /** names without any price */
  readonly unpriced: ReadonlySet<string>;
}

/** `made`: grams that come out, once the losses are gone; null where they are not known. */
export function costOf(craft: Craft, recipe: Recipe, made: number | null): Cost {
  const column = priceKey(craft);
  const listedOf = priceOf(craft) ?? (() => null);
  // Where the craft counts no money, nothing of a request carries a price of one's own.
  const priceOn = (line: MixLine): number | null =>
    (column === null ? eurosIn(ownPrice(line.row, line.name)) : null) ?? listedOf(line);
  const unpriced = new Set<string>();
  const lines = recipe.rows
    .filter((row) => counts(row) && !isApart(craft, row))
    .map((row): CostLine => {
      const grams = gramsOf(row);
      const line = lineOf(craft, row);
      if (row.inner !== null) {
        const cost = line && spentOn(line, priceOn, unpriced);
        return { name: row.name.trim(), grams, own: null, listed: cost && (1000 * cost) / grams, cost };
      }
      const found = line?.row ?? craft.recognise(row.name).row;
      const name = found?.larder?.label ?? found?.label ?? row.name.trim();
      const listed = found && listedOf({ row: found, values: found.values });
      const own = (column !== null && row.composition[column]) || ownPrice(found, row.name);
      const price = eurosIn(own) ?? listed;
      if (price === null) unpriced.add(name);
      return { name, grams, own, listed, cost: price === null ? null : (grams * price) / 1000 };
    });
  const spent = lines.reduce((sum, { cost }) => sum + (cost ?? 0), 0);
  const pieces = amount(recipe.making.pieces) || null;
  const besides = besidesOf(recipe, pieces ?? (made === null ? 0 : made / 1000));
  const isPriced = lines.some(({ cost }) => cost !== null);
  const batch = isPriced ? besides.reduce((sum, { euros }) => sum + euros, spent) : null;
  const kilo = batch !== null && made ? (1000 * batch) / made : null;
  const piece = batch !== null && pieces !== null ? batch / pieces : null;
  const asked = eurosIn(recipe.making[pieces === null ? 'kilo' : 'piece']) || null;
  // What is charged for the state is nobody's margin.
  const price = asked && asked / (1 + (lossIn(recipe.making.vat) ?? 0) / 100);
  const unit = pieces === null ? kilo : piece;
  return {
    ...{ lines, spent: isPriced ? spent : null, besides, batch, kilo, piece, unpriced },
    each: pieces === null || made === null ? null : made / pieces,
    margin: price === null || unit === null ? null : { euros: price - unit, part: (100 * (price - unit)) / price },
  };
}

/** What a batch costs besides what goes in; `units`: pieces, or kilos, that are packed. */
function besidesOf({ making }: Recipe, units: number): Cost['besides'] {
  const [minutes, hour] = [amount(making.minutes), eurosIn(making.hour)];
  return [
    { label: 'Mano de obra', euros: ((minutes ?? 0) / 60) * (hour ?? 0) },
    { label: 'Energía', euros: eurosIn(making.energy) ?? 0 },
    { label: 'Envase', euros: (eurosIn(making.packing) ?? 0) * units },
  ].filter(({ euros }) => euros > 0);
}
