// The solver of small programmes, on programmes whose answer is seen at once, and on others made at random beside the best of
// all their corners.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Column, type Constraint, cost, solve, type Table, tableOf } from '../../engine/adjust/simplex.ts';

const column = (price: number, low: number, high: number, ...coefficients: number[]): Column => ({
  ...{ price, low, high },
  entries: coefficients.flatMap((each, row) => (each === 0 ? [] : [row, each])),
});
const row = (low: number, high: number): Constraint => ({ low, high });
const valuesIn = ({ columns, value }: Table): number[] =>
  [...value.slice(0, columns)].map((one) => Math.round(1e6 * one) / 1e6 || 0);

const cases: [name: string, rows: Constraint[], columns: Column[], values: number[]][] = [
  [
    'nothing is asked: each at the end that costs least',
    [],
    [column(1, 2, 5), column(-1, 2, 5), column(0, 2, 5)],
    [2, 5, 2],
  ],
  ['a sum is filled from the cheapest', [row(10, 10)], [column(3, 0, 8, 1), column(1, 0, 6, 1)], [4, 6]],
  ['a floor is met and no more', [row(4, Infinity)], [column(1, 0, 9, 2)], [2]],
  ['a ceiling is reached and no more', [row(-Infinity, 4)], [column(-1, 0, 9, 2)], [2]],
  ['a coefficient less than 0', [row(-3, Infinity)], [column(-1, 0, 9, -1)], [3]],
  ['two floors, one column each', [row(3, 9), row(5, 9)], [column(1, 0, 9, 1, 0), column(2, 0, 9, 0, 1)], [3, 5]],
  ['one column does for both', [row(4, 9), row(4, 9)], [column(3, 0, 9, 1, 1), column(2, 0, 9, 1, 0)], [4, 0]],
  ['a column without a low end', [row(-7, 7)], [column(1, -Infinity, 5, 1)], [-7]],
  ['a column without ends', [row(-7, 7)], [column(-1, -Infinity, Infinity, 1)], [7]],
  ['a column that has no room stays', [row(4, 9)], [column(1, 2, 2, 1), column(5, 0, 9, 1)], [2, 2]],
  [
    'what is asked twice of a cell adds up',
    [row(6, 6)],
    [
      {
        ...column(1, 0, 9),
        entries: [0, 1, 0, 2],
      },
    ],
    [2],
  ],
];

test('programmes that are seen at once', () => {
  for (const [name, rows, columns, values] of cases) {
    const table = tableOf(rows, columns);
    assert.is(solve(table), 'optimal', name);
    assert.equal(valuesIn(table), values, name);
    const price = columns.reduce((sum, one, j) => sum + one.price * values[j]!, 0);
    assert.ok(Math.abs(cost(table) - price) < 1e-6, `${name}: ${cost(table)}, not ${price}`);
  }
});

test('what cannot be, and what has no end', () => {
  assert.is(solve(tableOf([row(10, 12)], [column(1, 0, 4, 2)])), 'infeasible');
  assert.is(solve(tableOf([row(-12, -10)], [column(1, 0, 4, 2)])), 'infeasible');
  assert.is(solve(tableOf([row(5, 9), row(0, 4)], [column(1, 0, 9, 1, 1)])), 'infeasible');
  assert.is(solve(tableOf([row(0, Infinity)], [column(-1, 0, Infinity, 1)])), 'unsolved');
});

test('a bound overstepped by less than 1e-7 does not count', () => {
  for (const [over, outcome] of [
    [0.5e-7, 'optimal'],
    [3e-7, 'infeasible'],
  ] as const) {
    assert.is(solve(tableOf([row(4 + over, 9)], [column(1, 0, 4, 1)])), outcome, `under by ${over}`);
    assert.is(solve(tableOf([row(-9, -4 - over)], [column(1, -4, 0, 1)])), outcome, `over by ${over}`);
  }
});

test('without patience it is unsolved, and each step takes one', () => {
  const made = (): Table => tableOf([row(3, 9), row(5, 9)], [column(1, 0, 9, 1, 0), column(2, 0, 9, 0, 1)]);
  assert.is(solve(made(), 0), 'unsolved');
  assert.is(solve(made(), 2), 'unsolved');
  assert.is(solve(made(), 3), 'optimal');
});

test('what a unit of what rests on a bound would cost is told when it is solved', () => {
  // 10 g of something at 3 and something at 1 that ends at 6: one more of this saves 2, one more of the sum costs 3
  const table = tableOf([row(10, 10)], [column(3, 0, 8, 1), column(1, 0, 6, 1)]);
  solve(table);
  const told = Object.fromEntries([...table.resting].map((x, j) => [x, Math.round(1e9 * table.reduced[j]!) / 1e9]));
  assert.equal(told, { 1: -2, 2: 3 });
});

let state = 11;
function random(): number {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
  return state / 0x80000000;
}
const whole = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));

interface Programme {
  readonly rows: Constraint[];
  readonly columns: Column[];
}

function made(n: number, m: number): Programme {
  const rows = Array.from({ length: m }, () => {
    const low = whole(-6, 6);
    const kind = whole(0, 3);
    return kind === 0 ? row(low, low) : kind === 1 ? row(low, Infinity) : row(kind === 2 ? -Infinity : low, low + 5);
  });
  const columns = Array.from({ length: n }, () => {
    const low = whole(-3, 2);
    return column(whole(-4, 6), low, low + whole(0, 6), ...rows.map(() => whole(-2, 3)));
  });
  return { rows, columns };
}

/** x of A · x = b by elimination; null where it has no one answer. */
function solved(a: readonly (readonly number[])[], b: readonly number[]): number[] | null {
  const all = a.map((line, i) => [...line, b[i]!]);
  for (let c = 0; c < all.length; c++) {
    const place = all.findIndex((line, i) => i >= c && Math.abs(line[c]!) > 1e-9);
    if (place < 0) return null;
    [all[c], all[place]] = [all[place]!, all[c]!];
    const [pivot] = [all[c]!];
    for (const [i, line] of all.entries())
      if (i !== c) all[i] = line.map((value, j) => value - (pivot[j]! * line[c]!) / pivot[c]!);
  }
  return all.map((line, i) => line.at(-1)! / line[i]!);
}

/** The least cost of all corners; null where there is none. */
function bestCorner({ rows, columns }: Programme): number | null {
  const n = columns.length;
  const line = (i: number): number[] =>
    columns.map(({ entries }) => entries.find((_, k) => k % 2 === 1 && entries[k - 1] === i) ?? 0);
  const planes = [
    ...columns.map(({ low, high }, j) => ({ a: columns.map((_, k) => (k === j ? 1 : 0)), low, high })),
    ...rows.map(({ low, high }, i) => ({ a: line(i), low, high })),
  ];
  const at = (a: readonly number[], x: readonly number[]): number => a.reduce((sum, each, j) => sum + each * x[j]!, 0);
  let best: number | null = null;
  const choose = (from: number, a: number[][], b: number[]): void => {
    if (a.length === n) {
      const x = solved(a, b);
      const isIn = x && planes.every((one) => at(one.a, x) >= one.low - 1e-7 && at(one.a, x) <= one.high + 1e-7);
      if (isIn)
        best = Math.min(
          best ?? Infinity,
          at(
            columns.map(({ price }) => price),
            x,
          ),
        );
      return;
    }
    for (let k = from; k < planes.length; k++)
      for (const end of new Set([planes[k]!.low, planes[k]!.high]))
        if (Number.isFinite(end)) choose(k + 1, [...a, planes[k]!.a], [...b, end]);
  };
  choose(0, [], []);
  return best;
}

test('at random: as cheap as the cheapest corner, also from where another was left', () => {
  let optimal = 0;
  for (let i = 0; i < 250; i++) {
    const one = made(whole(1, 3), whole(1, 3));
    const table = tableOf(one.rows, one.columns);
    const check = (now: Programme): void => {
      const best = bestCorner(now);
      const outcome = solve(table);
      assert.is(outcome, best === null ? 'infeasible' : 'optimal', `${i}: ${JSON.stringify(now)}`);
      if (best === null) return;
      optimal++;
      assert.ok(Math.abs(cost(table) - best) < 1e-6, `${i}: ${cost(table)}, not ${best}: ${JSON.stringify(now)}`);
    };
    check(one);
    // another price and a narrower bound, on the table as it was left
    const columns = one.columns.map((each, j) =>
      j === 0 ? { ...each, price: -each.price, high: each.low + 1 } : each,
    );
    table.price[0] = columns[0]!.price;
    table.high[0] = columns[0]!.high;
    check({ ...one, columns });
  }
  assert.ok(optimal > 150, String(optimal));
});

test('a table that is right is picked up where it was left: the same question takes no step', () => {
  for (const [name, rows, columns, values] of cases) {
    const table = tableOf(rows, columns);
    solve(table);
    assert.is(solve(table, 1), 'optimal', name);
    assert.equal(valuesIn(table), values, name);
  }
  // from the beginning it would take three
  const wide = tableOf([row(3, 9), row(5, 9)], [column(1, 0, 9, 1, 0), column(2, 0, 9, 0, 1)]);
  solve(wide);
  wide.high[0] = 8;
  assert.is(solve(wide, 1), 'optimal');
  assert.equal(valuesIn(wide), [3, 5]);
});

test('a table that was left in disorder is begun anew', () => {
  const one = { rows: [row(3, 9), row(5, 9)], columns: [column(1, 0, 9, 1, 1), column(2, 0, 9, 0, 1)] };
  const table = tableOf(one.rows, one.columns);
  table.body.fill(1000);
  assert.is(solve(table), 'optimal');
  assert.equal(valuesIn(table), [5, 0]);
});

test.run();
