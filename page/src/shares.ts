// Percentages beside the grams: of the whole weight, or of the base that the craft keeps fixed when it adjusts.
import { type Craft, compose, derive, recognise, round, unlessRefused, weighable } from '../../engine/index.ts';
import { amount, typed } from './quantity.ts';
import { counts, gramsOf, type Recipe, type Row, requestOf } from './recipe.ts';
import { isApart, totalOf } from './weight.ts';

/** The column whose sum is 100 %, when the craft keeps one such sum and nothing more intricate. */
function columnOf({ keep, columns }: Craft): string | null {
  const tree = keep?.tree;
  if (tree?.kind !== 'aggregate' || tree.of.kind !== 'name' || tree.select.length > 0) return null;
  const { name } = tree.of;
  return columns.find(({ key }) => key === name)?.label ?? null;
}

/** Grams that are 100 %. */
export function baseOf(craft: Craft, recipe: Recipe): number {
  const { keep } = craft;
  if (!keep || columnOf(craft) === null) return totalOf(craft, recipe);
  return unlessRefused(
    () => keep.code(derive(compose(recognise(craft, requestOf(craft, recipe)))).run, null) ?? 0,
    () => totalOf(craft, recipe),
  );
}

export const wholeBase = 'del total';

/** What the percentages are of, in the words of the catalogue. */
export function baseName(craft: Craft): string {
  const label = columnOf(craft);
  return label === null ? wholeBase : `sobre ${label.toLowerCase()}`;
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

/** Every amount in proportion, as a scale shows it, so that the mass weighs `total`: the limits of a row too, what was told of
 *  the batch, and the pieces of the same weight. Where what there is decides (`had`) it is the total that gives way, and one row of it stays as told. */
export function scaled(craft: Craft, recipe: Recipe, total: number, had?: { readonly row: number | null }): Recipe {
  const now = totalOf(craft, recipe);
  if (!(now > 0) || !(total > 0) || total === now) return recipe;
  const exactly = (grams: number): number => grams;
  const inProportion = (text: string, asShown = weighable): string => {
    const value = amount(text);
    return value === null ? text : typed(asShown((value * total) / now));
  };
  const rows = recipe.rows.map((row) => {
    if (!counts(row)) return row;
    const grams = inProportion(row.grams, row.id === had?.row ? exactly : weighable);
    return { ...row, grams, min: inProportion(row.min), max: inProportion(row.max) };
  });
  const grown = craft.inputs.flatMap(({ key, input }) =>
    input!.scales && recipe.process[key] ? [[key, inProportion(recipe.process[key])]] : [],
  );
  const process = { ...recipe.process, ...Object.fromEntries(grown) };
  const making = { ...recipe.making, pieces: inProportion(recipe.making.pieces, exactly) };
  const heaviest = had ? undefined : heaviestOf(rows.filter((row) => counts(row) && !isApart(craft, row)));
  // Nobody writes a total of many decimals.
  const asTold = round(total, 1) === round(total, 6) ? exactly : weighable;
  return { ...recipe, rows: heaviest ? filledUp(craft, rows, heaviest, total, asTold) : rows, process, making };
}

const heaviestOf = (rows: readonly Row[]): Row | undefined =>
  rows.reduce<Row | undefined>((most, row) => (most && gramsOf(most) >= gramsOf(row) ? most : row), undefined);

/** The row that takes what rounding left over, unless there is not so much of it. */
function filledUp(
  craft: Craft,
  rows: readonly Row[],
  { id }: Row,
  total: number,
  asShown = (grams: number): number => grams,
): Row[] {
  const over = total - totalOf(craft, { rows });
  return rows.map((row) =>
    row.id === id && gramsOf(row) + over > 0 ? { ...row, grams: typed(asShown(gramsOf(row) + over)) } : row,
  );
}

/** One row gets these grams and the rest of the total, as it was before, is shared out among the rows that are not fixed. */
export function keepingTotal(craft: Craft, recipe: Recipe, before: Recipe, id: number, grams: string): Recipe {
  const total = totalOf(craft, before);
  const written = recipe.rows.map((row) => (row.id === id ? { ...row, grams, doubt: '' } : row));
  const changed = written.find((row) => row.id === id)!;
  if (isApart(craft, changed)) return { ...recipe, rows: written };
  const own = gramsOf(changed);
  const others = before.rows.filter((row) => row.id !== id && counts(row) && !isApart(craft, row));
  const free = others.filter(({ fixed }) => !fixed);
  const weightOf = (rows: readonly Row[]): number => rows.reduce((sum, row) => sum + gramsOf(row), 0);
  const rest = total - own - (weightOf(others) - weightOf(free));
  const freeWeight = weightOf(free);
  if (!(rest > 0) || !(freeWeight > 0)) return { ...recipe, rows: written };
  const given = new Map(free.map((row) => [row.id, weighable((gramsOf(row) * rest) / freeWeight)]));
  const rows = written.map((row) => (given.has(row.id) ? { ...row, grams: typed(given.get(row.id)!) } : row));
  return { ...recipe, rows: filledUp(craft, rows, heaviestOf(free)!, total) };
}
