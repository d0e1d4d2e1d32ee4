// A step of the plan, done to the rows of the bench.
import type { Step } from './charts/explained.ts';
import { amount, typed } from './quantity.ts';
import { isBlank, newRow, type Recipe } from './recipe.ts';

/** Each ingredient with so many grams more or less, over as many rows as it stands in; one that was not there comes at the
 *  end, and one of which nothing is left goes. */
export function carriedOut(recipe: Recipe, { changes }: Pick<Step, 'changes'>): Recipe {
  const rows = [...recipe.rows];
  for (const { name, grams } of changes) {
    let left = grams;
    for (const [at, row] of rows.entries()) {
      if (row.name.trim() !== name || left === 0) continue;
      const before = amount(row.grams) ?? 0;
      const after = Math.max(0, before + left);
      rows[at] = typed(after) === '0' ? newRow() : { ...row, grams: typed(after), doubt: '' };
      left -= after - before;
    }
    if (left > 0) rows.push(newRow({ name, grams: typed(left) }));
  }
  return { ...recipe, rows: rows.filter((row) => !isBlank(row)) };
}
