// The linear programme of one step: changes of weight as columns, what is kept and what is demanded as rows. A demand that
// cannot be met costs so much per width of its range that it yields only when nothing else can.
//   lo ≤ N/D ≤ hi  →  N − lo·D + s·v ≥ 0,  N − hi·D − s·v ≤ 0,  v ≥ 0
import { type Constraint, solve } from 'yalps';
import { type Form, total } from '../formula/linear.ts';
import { type Demand, scaleOf } from './goal.ts';
import type { Slot, Table } from './slots.ts';
import type { Objective } from './wishes.ts';

export interface Bounded extends Demand {
  readonly form: Form;
}

/** Rows and columns by number, so that any solver can be given the same problem. Weights are in thousandths of the recipe. */
export interface Programme {
  readonly rows: Constraint[];
  readonly columns: { readonly cost: number; readonly entries: [row: number, coefficient: number][] }[];
  /** columns of each slot, and whether they add to its weight or take from it */
  readonly moves: { readonly column: number; readonly slot: number; readonly sign: 1 | -1 }[];
  /** columns that hold how far a demand is missed, in widths */
  readonly misses: number[];
}

export interface Step {
  readonly weights: Float64Array;
  /** in widths, over all demands */
  readonly miss: number;
  readonly cost: number;
}

/** Changes are relative to the weight, but not below this many thousandths of the recipe. */
const floor = 20;
/** How much cheaper a change is when it is not what counts. */
const beside = 50;
/** What has a dose is there for a purpose and is not moved to please another figure. */
const fussy = 5;
/** Losing more than half of an ingredient changes what the recipe is. */
const beyondHalf = 3;
/** …and its price or its place in a range is not worth that. */
const treasured = 0.5;
/** Cost of missing a demand by one width of its range; changes cost about 1 each. */
const missing = 1e5;
/** Cost of a width of the margin, and the part of the last decimal that the rounding of what is shown forgives. */
const crowding = 50;
const forgiven = 0.45;
/** A ratio keeps at least this much of its base, so that it is not met by emptying it. */
const base = 0.2;
/** Worth of going from the end of a range to its middle, when that is the objective. */
const centring = 20;

/** `at`: where the forms were taken; `margin`: part of each width given up if it costs little, so that rounding stays inside. */
export function programmeOf(
  table: Table,
  demands: readonly Bounded[],
  at: Float64Array,
  objective: Objective,
  margin: number,
): Programme {
  const programme: Programme = { rows: [], columns: [], moves: [], misses: [] };
  addMoves(programme, table, objective);
  const { keep, kept, weights, total: whole } = table;
  addRow(programme, { equal: ((kept - total(keep.num, weights)) * 1000) / whole }, (slot) => keep.num[slot]!);
  const centre = objective === 'balanced' ? addColumn(programme, -centring, 1) : null;
  for (const demand of demands) addDemand(programme, table, demand, at, margin, centre);
  return programme;
}

/** A column with its cost and its upper bound; its number. */
function addColumn({ rows, columns }: Programme, cost: number, max: number): number {
  const entries: [number, number][] = max === Infinity ? [] : [[rows.push({ max }) - 1, 1]];
  return columns.push({ cost, entries }) - 1;
}

/** A row over the changes of weight; its number. */
function addRow(
  { rows, columns, moves }: Programme,
  constraint: Constraint,
  coefficient: (slot: number) => number,
): number {
  const row = rows.push(constraint) - 1;
  for (const { column, slot, sign } of moves) {
    const value = sign * coefficient(slot);
    if (Math.abs(value) > 1e-12) columns[column]!.entries.push([row, value]);
  }
  return row;
}

function addMoves(programme: Programme, { slots, total: whole }: Table, objective: Objective): void {
  const { rows, columns, moves } = programme;
  const thousandth = whole / 1000;
  const price = pricesOf(slots, objective);
  const add = (slot: number, sign: 1 | -1, cost: number, min: number, max: number): void => {
    const column = addColumn(programme, cost, max / thousandth);
    if (min > 0) columns[column]!.entries.push([rows.push({ min: min / thousandth }) - 1, 1]);
    moves.push({ column, slot, sign });
  };
  for (const [slot, { before, low, high, isDosed }] of slots.entries()) {
    const scale = isDosed ? fussy : objective === 'minimal' ? 1 : 1 / beside;
    const cost = scale / Math.max(before / thousandth, floor);
    if (high > before) add(slot, 1, cost + price(slot), Math.max(0, low - before), high - before);
    if (low >= before) continue;
    const half = Math.min(before / 2, before - low);
    const least = Math.max(0, before - high);
    add(slot, -1, cost - price(slot), Math.min(least, half), half);
    if (before - low <= half) continue;
    const dear = beyondHalf * cost + (objective === 'minimal' ? 0 : treasured);
    add(slot, -1, dear - price(slot), Math.max(0, least - half), before - low - half);
  }
}

/** Cost of a thousandth of each slot: 20 for as much money as the whole recipe is worth. */
function pricesOf(slots: readonly Slot[], objective: Objective): (slot: number) => number {
  const spent = slots.reduce((sum, { before, price }) => sum + before * price, 0);
  const whole = slots.reduce((sum, { before }) => sum + before, 0);
  if (objective !== 'cheapest' || spent === 0) return () => 0;
  return (slot) => (slots[slot]!.isDosed ? 0 : (slots[slot]!.price * whole) / spent / 50);
}

function addDemand(
  programme: Programme,
  { weights: start, keep, total: whole }: Table,
  demand: Bounded,
  at: Float64Array,
  margin: number,
  centre: number | null,
): void {
  const { columns, misses } = programme;
  const { form, min, max, weight, decimals } = demand;
  const { num, den } = form;
  const scale = scaleOf(demand);
  const over = den === null ? 1 : total(den, start);
  const unit = ((den === null ? 1 : total(den, at)) * scale * 1000) / whole;
  const numerator = total(num, start);
  const before = over === 0 ? form.value : numerator / over;
  const miss = addColumn(programme, missing * weight, Infinity);
  misses.push(miss);
  for (const side of [1, -1] as const) {
    const bound = side === 1 ? min : max;
    if (bound === null) continue;
    // A figure that already is inside is not asked to go further in than it was.
    const spare = side * (before - bound);
    const inset = spare >= 0 ? Math.min(margin * scale, spare) : margin * scale;
    const edge = bound + side * inset;
    const crowded = addColumn(programme, crowding * weight, (inset + forgiven * 10 ** -decimals) / scale);
    const present = ((numerator - edge * over) / unit) * (1000 / whole);
    const row = addRow(programme, side === 1 ? { min: -present } : { max: -present }, (slot) =>
      den === null ? num[slot]! / unit : (num[slot]! - edge * den[slot]!) / unit,
    );
    columns[miss]!.entries.push([row, side]);
    columns[crowded]!.entries.push([row, side]);
    if (centre !== null && min !== null && max !== null && max > min) columns[centre]!.entries.push([row, -side / 2]);
  }
  if (den !== null && over > 0 && !isKept(den, keep.num)) {
    addRow(programme, { min: base - 1 }, (slot) => (den[slot]! * whole) / 1000 / over);
  }
}

/** Whether a denominator is the very thing that does not change. */
function isKept(den: Float64Array, keep: Float64Array): boolean {
  const first = keep.findIndex((x) => x !== 0);
  const k = den[first]! / keep[first]!;
  return den.every((x, i) => Math.abs(x - k * keep[i]!) < 1e-9);
}

/** The weights that the programme leads to; null when the solver gives up. */
export function solveProgramme({ slots, weights: start, total: whole }: Table, programme: Programme): Step | null {
  const { rows, columns, moves, misses } = programme;
  const cost = rows.length;
  const { status, variables, result } = solve<number, number>(
    {
      direction: 'minimize',
      objective: cost,
      constraints: rows.map((constraint, row) => [row, constraint] as const),
      variables: columns.map((column, index) => [index, [...column.entries, [cost, column.cost] as const]] as const),
    },
    { maxPivots: 2000 },
  );
  if (status !== 'optimal') return null;
  const values = new Map(variables);
  const weights = Float64Array.from(start);
  for (const { column, slot, sign } of moves) weights[slot]! += (sign * (values.get(column) ?? 0) * whole) / 1000;
  for (const [index, { low, high }] of slots.entries()) weights[index] = Math.min(high, Math.max(low, weights[index]!));
  return { weights, miss: misses.reduce((sum, column) => sum + (values.get(column) ?? 0), 0), cost: result };
}
