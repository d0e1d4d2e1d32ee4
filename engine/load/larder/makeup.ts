// What the larder can say of something that has no row in it: which of its columns a figure adds up, and the columns that
// follow from the others.
//   addends('a + b') → the numbers of a and b; of a column that is itself «c + d», those of c and d
import { FormulaError, parseFormula } from '../../language/parse.ts';
import type { Node } from '../../language/tree.ts';
import type { Makeup } from '../../larder/larder.ts';
import { type Columns, workedOut } from './columns.ts';

export function makeupOf(columns: Columns, water: number | null): Makeup {
  const added = (tree: Node, depth: number): readonly number[] | null => {
    if (depth > columns.list.length) return null;
    if (tree.kind === 'binary' && tree.operator === '+') {
      const [left, right] = [added(tree.left, depth), added(tree.right, depth)];
      return left && right ? [...left, ...right] : null;
    }
    const column = tree.kind === 'name' ? columns.index.get(tree.name) : undefined;
    if (column === undefined) return null;
    const { formula } = columns.list[column]!;
    return formula ? added(formula.tree, depth + 1) : [column];
  };
  return {
    addends(text) {
      try {
        return added(parseFormula(text), 0);
      } catch (error) {
        if (error instanceof FormulaError) return null;
        throw error;
      }
    },
    closed(values) {
      const known = columns.list.map(({ formula, index }) => (formula ? null : values[index]!));
      if (water !== null) {
        const rest = columns.list.reduce(
          (sum, { closes, index }) => (closes && index !== water ? sum + known[index]! : sum),
          0,
        );
        known[water] = Math.max(0, 100 - rest);
      }
      return workedOut(known, columns).values;
    },
  };
}
