// HiGHS as the second opinion: the same programme, in its own text format, with the demands as hard rows.
import loadHighs from 'highs';
import type { Programme } from '../../engine/adjust/programme.ts';

// Its types describe the CommonJS build: there the loader is a property, in the module it is the default itself.
const load = loadHighs as unknown as typeof loadHighs.default;
const highs = await load();

/** Weight changes by slot that meet every demand exactly, by HiGHS; null when there are none. */
export function feasible({ rows, columns, moves, misses }: Programme): Map<number, number> | null {
  const soft = new Set(misses);
  const text = lpText({
    rows,
    columns: columns.map((column, index) => (soft.has(index) ? { cost: 0, entries: [] } : column)),
    moves,
    misses,
  });
  const { Status, Columns } = highs.solve(text);
  if (Status !== 'Optimal') return null;
  const changes = new Map<number, number>();
  for (const { column, slot, sign } of moves) {
    const found = Columns[`x${column}`] as { Primal: number } | undefined;
    changes.set(slot, (changes.get(slot) ?? 0) + sign * (found?.Primal ?? 0));
  }
  return changes;
}

/** Least cost of the programme as it is, misses included. */
export function leastCost(programme: Programme): number {
  return highs.solve(lpText(programme)).ObjectiveValue;
}

function lpText({ rows, columns }: Programme): string {
  const terms: string[][] = rows.map(() => []);
  const signed = (value: number): string => (value < 0 ? `- ${-value}` : `+ ${value}`);
  for (const [index, { entries }] of columns.entries()) {
    for (const [row, coefficient] of entries) terms[row]!.push(`${signed(coefficient)} x${index}`);
  }
  const lines = rows.flatMap(({ min, max, equal }, row) => {
    const left = terms[row]!.join(' ');
    if (left === '') return [];
    if (equal !== undefined) return [` c${row}: ${left} = ${equal}`];
    return [
      ...(min === undefined ? [] : [` l${row}: ${left} >= ${min}`]),
      ...(max === undefined ? [] : [` u${row}: ${left} <= ${max}`]),
    ];
  });
  const cost = columns.map((column, index) => `${signed(column.cost)} x${index}`).join(' ');
  return `Minimize\n obj: ${cost}\nSubject To\n${lines.join('\n')}\nEnd`;
}
