// The linear programme of one step: grams more and grams less as columns, what is kept and what is demanded as rows. A
// demand that cannot be met costs so much per width of its range that it yields only when nothing else can; a figure is
// asked to stay as far inside as an error of weighing may push it out, and yields that sooner.
//   lo ≤ N/D ≤ hi  →  N − lo·D + v ≥ 0,  N − hi·D − v ≤ 0,  v ≥ 0

import { isEnd, roomIn } from '../advice/room.ts';
import { type Form, fixedValue, slope, total } from '../language/form.ts';
import { scaleOf } from './demand.ts';
import type { Bounded, Objective, Problem } from './model.ts';
import { costsOf, crowding, missing } from './objective.ts';
import { type Column, type Constraint, cost, solve, type Table, tableOf } from './simplex.ts';

/** Weights are in thousandths of the recipe. */
export interface Programme {
  readonly table: Table;
  /** by variable: columns that add to its weight and take from it; −1 where it cannot */
  readonly more: Int32Array;
  readonly less: Int32Array;
  /** columns that hold how far a demand is missed, in widths */
  readonly misses: readonly number[];
  /** of each range with two ends: the column that holds its room, and the row that keeps that above the common level */
  readonly centring: readonly { readonly column: number; readonly row: number }[];
  /** column of the room that all of them have */
  readonly level: number;
}

export interface Step {
  readonly weights: Float64Array;
  /** in widths, over all demands */
  readonly miss: number;
  readonly cost: number;
}

/** The part of the last decimal that the rounding of what is shown forgives. */
const forgiven = 0.45;
/** A ratio keeps at least this much of its base, so that it is not met by emptying it. */
const base = 0.2;
/** A range has most room in its middle, in widths. */
const middle = 0.5;

/** A scale may err this much on every line, and so many deviations of what that does to a figure are kept free. */
const weighing = 0.01;
const deviations = 2;
/** …but never more than this part of its range. */
const most = 0.3;

/** How far inside an end a figure has to be for the errors of weighing not to push it out, as a rule. */
export function marginOf(demand: Bounded, weights: Float64Array, asked: number | null = null): number {
  const { form, min, max } = demand;
  if (demand.param === null) return 0;
  const { num, den, value } = form;
  const over = den === null ? 1 : total(den, weights);
  let sum = 0;
  for (let i = 0; i < weights.length; i++)
    sum += (((num[i]! - (den === null ? 0 : value * den[i]!)) / over) * weights[i]!) ** 2;
  const error = deviations * (asked ?? weighing) * Math.sqrt(sum);
  return min !== null && max !== null ? Math.min(error, most * (max - min)) : error;
}

/** How far inside its ends a figure is asked to be. */
export type Inset = (demand: Bounded, at: Float64Array, asked: number | null) => number;

/** `at`: where the forms were taken. Without an inset the very ends of the ranges are good enough. */
export function programmeOf(
  problem: Problem,
  demands: readonly Bounded[],
  at: Float64Array,
  objective: Objective,
  insetOf: Inset | null,
): Programme {
  const { variables, keep, kept, keptMost, reference, total: whole, ceilings } = problem;
  const thousandth = whole / 1000;
  const rows: Constraint[] = [];
  const columns: { price: number; low: number; high: number; entries: number[] }[] = [];
  const column = (price: number, low: number, high: number): number =>
    columns.push({ price, low, high, entries: [] }) - 1;
  const more = new Int32Array(variables.length).fill(-1);
  const less = new Int32Array(variables.length).fill(-1);
  const costOf = costsOf(problem, objective);
  for (const [i, { reference: from, low, high }] of variables.entries()) {
    const { more: adding, less: taking } = costOf(i);
    if (high > from) more[i] = column(adding, Math.max(0, low - from) / thousandth, (high - from) / thousandth);
    if (low < from) less[i] = column(taking, Math.max(0, from - high) / thousandth, (from - low) / thousandth);
  }
  /** A row over the weights: what it comes to now goes to the other side. */
  const row = (low: number, high: number, coefficient: (i: number) => number): number => {
    const index = rows.push({ low, high }) - 1;
    for (let i = 0; i < variables.length; i++) {
      const value = coefficient(i);
      if (Math.abs(value) < 1e-12) continue;
      if (more[i]! >= 0) columns[more[i]!]!.entries.push(index, value);
      if (less[i]! >= 0) columns[less[i]!]!.entries.push(index, -value);
    }
    return index;
  };
  const held = (kept - total(keep.num, reference)) / thousandth;
  row(held, held + (keptMost - kept) / thousandth, (i) => keep.num[i]!);
  const misses: number[] = [];
  for (const { num, high } of ceilings) {
    const over = column(missing, 0, Infinity);
    misses.push(over);
    const place = row(-Infinity, (high - total(num, reference)) / thousandth, (i) => num[i]!);
    columns[over]!.entries.push(place, -1);
  }
  const level = objective === 'balanced' ? column(0, 0, middle) : -1;
  const centring: { column: number; row: number }[] = [];
  for (const demand of demands) {
    const { form, min, max, weight, decimals } = demand;
    const isOutside = (min !== null && form.value < min) || (max !== null && form.value > max);
    const { num, den } = isOutside && !(form.exact && canMove(form)) ? tangentOf(form, at) : form;
    const scale = scaleOf(demand);
    const over = den === null ? 1 : total(den, reference);
    const unit = (den === null ? 1 : total(den, at)) * scale;
    const numerator = total(num, reference);
    const hasWidth = min !== null && max !== null && max > min;
    const isCentred = level >= 0 && hasWidth && demand.kind !== 'limit';
    const inset = insetOf !== null && !isCentred ? insetOf(demand, at, problem.request.hold) : 0;
    const miss = column(missing * weight, 0, Infinity);
    misses.push(miss);
    const centre = isCentred ? column(0, 0, middle) : -1;
    const has = isCentred ? roomAt(demand) : 0;
    if (isCentred) {
      const place = rows.push({ low: 0, high: Infinity }) - 1;
      columns[centre]!.entries.push(place, 1);
      columns[level]!.entries.push(place, -1);
      centring.push({ column: centre, row: place });
    }
    for (const side of [1, -1] as const) {
      const bound = side === 1 ? min : max;
      if (bound === null) continue;
      const away = isEnd(bound, side) ? has : 0;
      const edge = bound + side * (inset + away * scale);
      const present = (numerator - edge * over) / unit + side * away;
      const place = row(side === 1 ? -present : -Infinity, side === 1 ? Infinity : -present, (i) =>
        den === null ? (num[i]! * thousandth) / unit : ((num[i]! - edge * den[i]!) * thousandth) / unit,
      );
      columns[miss]!.entries.push(place, side);
      const crowded = column(crowding * weight, 0, (inset + forgiven * 10 ** -decimals) / scale);
      columns[crowded]!.entries.push(place, side);
      if (centre >= 0 && isEnd(bound, side)) columns[centre]!.entries.push(place, -side);
    }
    if (den !== null && over > 0 && !isKept(den, keep.num))
      row(base - 1, Infinity, (i) => (den[i]! * thousandth) / over);
  }
  return { table: tableOf(rows, columns as Column[]), more, less, misses, centring, level };
}

/** What is the same whatever the weights does not come nearer by having less of its base. */
const canMove = (form: Form): boolean => form.den === null || fixedValue(form) === null;

/** A quotient that is itself a tangent says what each line leads to; past an end that none of them leads to, what counts is
    which way a gram takes it. */
function tangentOf(form: Form, at: Float64Array): Pick<Form, 'num' | 'den'> {
  if (form.den === null) return form;
  const num = Float64Array.from(form.num, (_, i) => (i < at.length ? slope(form, i, at) : 0));
  num[at.length] = form.value - total(num, at);
  return { num, den: null };
}

/** The room that a range has where its form was taken, in widths. More is reckoned from there: a change of its base would
    otherwise pass for room. */
const roomAt = ({ form, min, max }: Bounded): number => Math.min(middle, Math.max(0, roomIn(form.value, min!, max!)));

/** Whether a denominator is the very thing that does not change. */
function isKept(den: Float64Array, keep: Float64Array): boolean {
  const first = keep.findIndex((x) => x !== 0);
  const k = den[first]! / keep[first]!;
  return den.every((x, i) => Math.abs(x - k * keep[i]!) < 1e-9);
}

/** Lets a variable go only from `low` to `high` grams. */
export function bound(problem: Problem, programme: Programme, i: number, low: number, high: number): void {
  const { table, more, less } = programme;
  const from = problem.reference[i]!;
  const thousandth = problem.total / 1000;
  if (more[i]! >= 0) {
    table.low[more[i]!] = Math.max(0, low - from) / thousandth;
    table.high[more[i]!] = Math.max(0, high - from) / thousandth;
  }
  if (less[i]! >= 0) {
    table.low[less[i]!] = Math.max(0, from - high) / thousandth;
    table.high[less[i]!] = Math.max(0, from - low) / thousandth;
  }
}

/** The weights that the programme leads to; null when there are none. */
export function stepOf(problem: Problem, programme: Programme): Step | null {
  const { table, more, less, misses } = programme;
  if (solve(table) !== 'optimal') return null;
  const { variables, reference, total: whole } = problem;
  const weights = new Float64Array(variables.length);
  for (let i = 0; i < weights.length; i++) {
    const { low, high } = variables[i]!;
    const up = more[i]! < 0 ? 0 : table.value[more[i]!]!;
    const down = less[i]! < 0 ? 0 : table.value[less[i]!]!;
    weights[i] = Math.min(high, Math.max(low, reference[i]! + ((up - down) * whole) / 1000));
  }
  return { weights, miss: misses.reduce((sum, column) => sum + table.value[column]!, 0), cost: cost(table) };
}
