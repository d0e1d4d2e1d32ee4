// One step of the solver on the tiny invented craft: how far inside its ends a figure is asked to be, what may move and what
// that costs, and where it leads, in figures that can be worked out by hand.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { demandsOf, goalsOf } from '../../engine/adjust/goal.ts';
import type { Bounded, Objective, Problem, Variable } from '../../engine/adjust/model.ts';
import { problemOf } from '../../engine/adjust/problem.ts';
import { bound, marginOf, type Programme, programmeOf, stepOf } from '../../engine/adjust/programme.ts';
import { fill, reachOf } from '../../engine/adjust/reach.ts';
import { boundedAt, solveProblem } from '../../engine/adjust/solve.ts';
import { viewOf } from '../../engine/adjust/view.ts';
import { isEnd, roomIn } from '../../engine/advice/room.ts';
import { inventedCraft } from '../engine/invented.ts';
import { tea } from '../engine/tea.ts';
import { asking, type Cup, close } from './exact.ts';

const craft = inventedCraft();
const never = (): boolean => false;

function problem(cup: Cup, more: object = {}): Problem {
  const { order, request } = asking(craft, tea(...cup, more));
  return problemOf(order, request, 0, { slip: null });
}
const goalOf = (one: Problem) => goalsOf(craft, one.type, one.request, null, one.wishes)[0];
const demands = (one: Problem): Bounded[] => {
  const at = viewOf(one, one.reference);
  return boundedAt(one, demandsOf(goalOf(one), at), at);
};
const sweetness = (one: Problem): Bounded => demands(one).find(({ key }) => key === 'dulzor')!;

test('room in a range, in widths; to have nothing of something is not to stand at an end', () => {
  const cases: [value: number, min: number, max: number, room: number][] = [
    [5, 2, 8, 0.5],
    [2, 2, 8, 0],
    [8, 2, 8, 0],
    [3.5, 2, 8, 0.25],
    [6.5, 2, 8, 0.25],
    [0.5, 2, 8, -0.25],
    [9.5, 2, 8, -0.25],
    [0, 0, 8, 1],
    [2, 0, 8, 0.75],
    [-2, 0, 8, -0.25],
  ];
  for (const [value, min, max, room] of cases) close(roomIn(value, min, max), room, `${value} in ${min}–${max}`);
  assert.equal([isEnd(0, 1), isEnd(0, -1), isEnd(1, 1), isEnd(-1, 1)], [false, true, true, true]);
});

test('the margin is two deviations of a hundredth on every line, and no more than 0.3 of the range', () => {
  // sweetness of 200 + 10 + 4: a gram of sugar more gives (100 − s) / 214, a gram of the others −s / 214
  const one = problem([200, 10, 4]);
  const s = 1000 / 214;
  const off = Math.hypot(10 * (100 - s), 200 * s, 4 * s) / 214;
  const { weights } = viewOf(one, one.reference);
  close(marginOf(sweetness(one), weights), 0.02 * off, 'two ends');
  close(marginOf({ ...sweetness(one), max: null }, weights), 0.02 * off, 'one end');
  close(marginOf({ ...sweetness(one), min: 2, max: 2.1 }, weights), 0.3 * (2.1 - 2), 'a narrow range');
  close(marginOf({ ...sweetness(one), max: null, min: 2.05 }, weights), 0.02 * off, 'no width');
  close(marginOf({ ...sweetness(one), param: null }, weights), 0, 'no parameter');
  const num = Float64Array.of(0, 1, 0, 0);
  const plain = { ...sweetness(one), form: { num, den: null, value: 10, exact: true }, max: null };
  close(marginOf(plain, weights), 0.02 * 10, 'a sum');
});

const made = (one: Problem, some: Bounded[], objective: Objective = 'minimal'): Programme =>
  programmeOf(one, some, one.reference, objective, null);

test('what may grow has a column, and what may shrink another, in thousandths of the recipe', () => {
  const one = problem([200, 10, 4]);
  const variables = one.variables.map((variable, i): Variable => {
    const bounds = [
      [150, 260],
      [10, 12],
      [3, 4],
    ][i]!;
    return { ...variable, low: bounds[0]!, high: bounds[1]! };
  });
  const { table, more, less, misses, level } = made({ ...one, variables }, []);
  assert.equal(
    [[...more], [...less]],
    [
      [0, 2, -1],
      [1, -1, 3],
    ],
  );
  assert.equal([misses.length, level, table.rows, table.columns], [0, -1, 1, 4]);
  const thousandth = 0.214;
  for (const [column, high] of [60, 50, 2, 1].entries()) {
    close(table.low[column]!, 0, `low of ${column}`);
    close(table.high[column]!, high / thousandth, `high of ${column}`);
  }
  assert.equal([...table.price.slice(0, 4)], [1, 1.02, 1, 1.02]);
  assert.equal([...table.body], [1, -1, 1, -1]);
  const beyond = variables.map((variable) => ({
    ...variable,
    low: variable.reference + 1,
    high: variable.reference + 2,
  }));
  const up = made({ ...one, variables: beyond }, []);
  assert.equal(
    [[...up.more], [...up.less]],
    [
      [0, 1, 2],
      [-1, -1, -1],
    ],
  );
  close(up.table.low[0]!, 1 / thousandth, 'has to grow');
  close(up.table.high[0]!, 2 / thousandth, 'may grow');
  const below = variables.map((variable) => ({
    ...variable,
    low: variable.reference - 2,
    high: variable.reference - 1,
  }));
  const down = made({ ...one, variables: below }, []);
  close(down.table.low[0]!, 1 / thousandth, 'has to shrink');
  close(down.table.high[0]!, 2 / thousandth, 'may shrink');
});

test('a weight is let go only from here to there', () => {
  const one = problem([200, 10, 4]);
  const programme = made(one, []);
  const { table, more, less } = programme;
  const ends = (): number[] =>
    [table.low[more[1]!]!, table.high[more[1]!]!, table.low[less[1]!]!, table.high[less[1]!]!].map(
      (one) => Math.round(one * 214) / 1000,
    );
  bound(one, programme, 1, 8, 13);
  assert.equal(ends(), [0, 3, 0, 2]);
  bound(one, programme, 1, 11, 13);
  assert.equal(ends(), [1, 3, 0, 0]);
  bound(one, programme, 1, 7, 9);
  assert.equal(ends(), [0, 0, 1, 3]);
});

test('a step meets the ends of its ranges with the grams that cost least, and keeps the whole', () => {
  // 40 of 244 are too sweet: sugar down to 8 %, and water in its place
  const one = problem([200, 40, 4], { add: [] });
  const step = stepOf(one, made(one, [sweetness(one)]))!;
  const rounding = 0.45 * 0.1;
  assert.ok(Math.abs((100 * step.weights[1]!) / 244 - 8) < rounding + 1e-6, `${step.weights}`);
  close(step.weights[2]!, 4, 'leaf');
  close(
    step.weights.reduce((sum, grams) => sum + grams, 0),
    244,
    'the whole',
  );
  close(step.miss, 0, 'miss');
});

test('what cannot be met is missed by so many widths', () => {
  // sugar fixed at 40 g: 16.4 % whatever moves, past 8 by 1.4 widths
  const fixed = {
    ...tea(200, 40, 4),
    ingredients: [200, 40, 4].map((grams, i) => ({ name: ['agua', 'azucar', 'hoja'][i], grams, fixed: i === 1 })),
    add: [],
  };
  const { order, request } = asking(craft, fixed);
  const one = problemOf(order, request, 0, { slip: null });
  const { miss } = stepOf(one, made(one, [sweetness(one)]))!;
  const past = (4000 / 244 - 8) / 6;
  assert.ok(Math.abs(miss - past) < 0.02, `${miss}, not ${past}`);
  close(reachOf(one, sweetness(one))![0], 4000 / 244, 'reach');
  close(reachOf(one, sweetness(one))![1], 4000 / 244, 'reach');
});

test('how far a figure can go with what there is', () => {
  const one = problem([200, 10, 4], { add: [] });
  const [low, high] = reachOf(one, sweetness(one))!;
  close(low, 0, 'no sugar');
  close(high, 100, 'all sugar');
  const bounded = { ...one, variables: one.variables.map((v, i) => (i === 1 ? { ...v, low: 5, high: 20 } : v)) };
  const some = reachOf(bounded, sweetness(one))!;
  close(some[0], 500 / 214, 'least');
  close(some[1], 2000 / 214, 'most');
});

test('a sack is filled from the best down, and refused where it overflows or cannot be filled', () => {
  const one = problem([200, 10, 4], { add: [] });
  const within = (...bounds: [number, number][]): Problem => ({
    ...one,
    variables: one.variables.map((variable, i) => ({ ...variable, low: bounds[i]![0], high: bounds[i]![1] })),
  });
  const worth = (i: number): number => [1, 3, 2][i]!;
  assert.equal([...fill(within([0, 300], [0, 50], [0, 20]), worth)!], [144, 50, 20]);
  assert.equal([...fill(within([100, 300], [0, 500], [4, 20]), worth)!], [100, 110, 4]);
  assert.equal([...fill(within([100, 100], [50, 64], [50, 50]), worth)!], [100, 64, 50]);
  assert.is(fill(within([200, 300], [10, 50], [5, 20]), worth), null);
  assert.is(fill(within([0, 100], [0, 50], [0, 20]), worth), null);
  const keep = { ...one.keep, num: Float64Array.of(1, 2, 0, 0) };
  const uneven = { ...within([0, 300], [0, 50], [1, 20]), keep };
  // what is not kept goes to its end by its worth; sugar counts double, so a gram of it is worth 1.5
  assert.equal([...fill(uneven, worth)!], [114, 50, 20]);
  assert.equal([...fill(uneven, (i) => [2, 3, -1][i]!)!], [214, 0, 1]);
  assert.equal([...fill({ ...within([0, 300], [0, 500], [1, 20]), keep }, worth)!], [0, 107, 20]);
});

test('the cheapest and the best centred step', () => {
  const priced = inventedCraft((all) => (all['catalogue.json'].columns.precio.means = 'price'));
  const { order, request } = asking(priced, tea(200, 10, 4, { objective: 'cheapest', add: [] }));
  const one = problemOf(order, request, 0, { slip: null });
  const goal = goalsOf(priced, one.type, request, null, [])[0];
  const cheap = solveProblem(one, goal, 'cheapest', never);
  assert.ok(cheap.met);
  // leaf at 30 € the kilo goes as far down as the extract lets it, and each keeps half
  const [, sugar, leaf] = cheap.view.weights;
  assert.ok(Math.abs(sugar! - 5) < 1e-6 && leaf! < 3 && leaf! >= 2, `${cheap.view.weights}`);
  // 0.1, 1 and 30 € the kilo: a thousandth more of each, in parts of what 1000 such thousandths are worth
  const { table, more } = programmeOf(one, [], one.reference, 'cheapest', null);
  const spent = 200 * 0.1 + 10 * 1 + 4 * 30;
  for (const [i, price] of [0.1, 1, 30].entries())
    close(table.price[more[i]!]!, 0.002 * one.variables[i]!.more + (price * 214) / spent, `price of ${i}`);
  const centred = solveProblem(one, goal, 'balanced', never);
  const { full } = centred.view.figures.run;
  assert.equal(
    [full[0], full[1]].map((value) => Math.round(value! * 100) / 100),
    [5, 2],
  );
  assert.ok(Math.abs(centred.cost + 0.5) < 1e-3, String(centred.cost));
});

test.run();
