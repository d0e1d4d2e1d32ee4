// As far from every end as can be: the figure with the least room gets all it can have, then the next one, and so on; and
// of all the recipes that leave that much room, the one that moves the fewest grams.
import type { Problem } from './model.ts';
import { type Programme, type Step, stepOf } from './programme.ts';

/** What a width of room is worth while it is looked for; moving the whole recipe costs about two. */
const worth = 1000;
/** What a level gives away to the next: the noise of the arithmetic. */
const hair = 1e-7;

/** Null when the programme has no solution. */
export function centred(problem: Problem, programme: Programme): Step | null {
  const { table, level, centring } = programme;
  const rising = new Set(centring);
  table.price[level] = -worth;
  while (rising.size > 0) {
    if (stepOf(problem, programme) === null) break;
    const room = table.value[level]!;
    const blocked = new Set<number>();
    for (let j = 0; j < table.columns; j++)
      if (table.resting[j]! >= table.columns && table.reduced[j]! > 1e-6)
        blocked.add(table.resting[j]! - table.columns);
    const stuck = [...rising].filter(({ row }) => blocked.has(row));
    for (const one of stuck.length === 0 ? [...rising] : stuck) {
      rising.delete(one);
      table.low[one.column] = Math.max(0, room - hair);
      table.low[table.columns + one.row] = -Infinity;
    }
  }
  table.price[level] = 0;
  return stepOf(problem, programme);
}
