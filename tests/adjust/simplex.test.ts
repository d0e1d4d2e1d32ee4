// The solver against HiGHS on programmes made at random: the same outcome and the same cost, also when bounds change and
// it goes on from where it was.
import loadHighs from 'highs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Column, type Constraint, cost, solve, tableOf } from '../../engine/adjust/simplex.ts';

const load = loadHighs as unknown as typeof loadHighs.default;
const highs = await load();

let state = 7;
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}

interface Made {
  rows: Constraint[];
  columns: Column[];
}

function made(): Made {
  const m = 1 + Math.floor(random() * 10);
  const n = 1 + Math.floor(random() * 20);
  const table = Array.from({ length: m }, () =>
    Array.from({ length: n }, () => (random() < 0.5 ? 0 : Math.round((random() - 0.4) * 20) / 4)),
  );
  const at = Array.from({ length: n }, () => random() * 5);
  const rows = table.map((row) => {
    const off = row.some((a) => a !== 0) && random() < 0.1 ? 30 * (random() - 0.5) : 0;
    const value = row.reduce((sum, a, j) => sum + a * at[j]!, off);
    const kind = random();
    if (kind < 0.3) return { low: value, high: value };
    if (kind < 0.6) return { low: value - random() * 3, high: Infinity };
    return kind < 0.8 ? { low: -Infinity, high: value + random() } : { low: value - 1, high: value + 1 };
  });
  const columns = at.map((x, j) => ({
    price: Math.round((random() - 0.3) * 10),
    low: random() < 0.8 ? 0 : x / 2,
    high: random() < 0.9 ? 10 : x + 1,
    entries: table.flatMap((row, i) => (row[j] === 0 ? [] : [i, row[j]!])),
  }));
  return { rows, columns };
}

/** Null: nothing meets it. */
function byHighs({ rows, columns }: Made): number | null {
  const signed = (value: number): string => (value < 0 ? `- ${-value}` : `+ ${value}`);
  const lefts = rows.map((_, i) =>
    columns
      .flatMap(({ entries }, j) =>
        entries.filter((_, k) => k % 2 === 1 && entries[k - 1] === i).map((a) => `${signed(a)} x${j}`),
      )
      .join(' '),
  );
  const lines = rows.flatMap(({ low, high }, i) =>
    lefts[i] === ''
      ? []
      : [
          ...(low > -Infinity ? [` l${i}: ${lefts[i]} >= ${low}`] : []),
          ...(high < Infinity ? [` u${i}: ${lefts[i]} <= ${high}`] : []),
        ],
  );
  const bounds = columns.map(({ low, high }, j) => ` ${low} <= x${j} <= ${high}`);
  const goal = columns.map(({ price }, j) => `${signed(price)} x${j}`).join(' ');
  const text = `Minimize\n obj: ${goal}\nSubject To\n${lines.join('\n')}\nBounds\n${bounds.join('\n')}\nEnd`;
  const { Status, ObjectiveValue } = highs.solve(text);
  return Status === 'Optimal' ? ObjectiveValue : null;
}

test('the same optimum as HiGHS, at first and after bounds have moved', () => {
  let solved = 0;
  for (let k = 0; k < 300; k++) {
    const { rows, columns } = made();
    if (columns.every(({ entries }) => entries.length === 0)) continue;
    const table = tableOf(rows, columns);
    let now = columns;
    for (let change = 0; change < 3; change++) {
      const outcome = solve(table);
      const theirs = byHighs({ rows, columns: now });
      assert.is(outcome, theirs === null ? 'infeasible' : 'optimal', `programme ${k}.${change}`);
      if (theirs !== null) {
        solved++;
        assert.ok(Math.abs(cost(table) - theirs) < 1e-5 * (1 + Math.abs(theirs)), `${k}: ${cost(table)}, ${theirs}`);
      }
      const j = Math.floor(random() * columns.length);
      const low = Math.round(random() * 4);
      now = now.with(j, { ...now[j]!, low, high: low + Math.round(random() * 6) });
      table.low[j] = now[j]!.low;
      table.high[j] = now[j]!.high;
    }
  }
  assert.ok(solved > 300, `${solved}`);
});

test.run();
