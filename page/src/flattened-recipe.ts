// A recipe as tables and recipe books can hold it: each recipe inside it as its own ingredients, in the grams that go in.
import type { Craft, MixLine } from '../../engine/index.ts';
import { lineOf } from './line.ts';
import { isOwn } from './own-ingredient.ts';
import { typed } from './quantity.ts';
import { counts, newRow, type Recipe, type Row } from './recipe.ts';

export function flat(craft: Craft, recipe: Recipe): Recipe {
  if (recipe.rows.every(({ inner }) => inner === null)) return recipe;
  return { ...recipe, rows: recipe.rows.flatMap((row) => (row.inner === null ? [row] : openedRow(craft, row))) };
}

function openedRow(craft: Craft, row: Row): Row[] {
  const line = lineOf(craft, row);
  return line ? leavesOf(line).map(({ name, grams }) => newRow({ name, grams: typed(grams) })) : [row];
}

/** What goes in of each ingredient, before anything is lost on the fire. */
function leavesOf(line: MixLine): { name: string; grams: number }[] {
  const { inner } = line;
  if (!inner) return [{ name: line.row?.label ?? line.name, grams: line.grams }];
  const times = (line.grams * inner.kept) / inner.finished;
  return inner.lines.flatMap((part) => leavesOf({ ...part, grams: part.grams * times }));
}

/** What tables and recipe books cannot hold of a recipe, in sentences. */
export function lostOf(craft: Craft, { rows }: Recipe): string[] {
  const names = (some: readonly Row[]): string => some.map(({ name }) => `«${name.trim()}»`).join(', ');
  const inner = rows.filter((row) => row.inner !== null && counts(row));
  const own = rows.filter((row) => row.inner === null && counts(row) && isOwn(craft, row));
  return [
    ...(inner.length > 0 ? [`En CSV y schema.org, en lugar de ${names(inner)} van sus ingredientes.`] : []),
    ...(own.length > 0 ? [`La composición de ${names(own)} solo va entera en JSON.`] : []),
  ];
}
