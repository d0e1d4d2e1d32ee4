// The linear programme of one step: changes of weight as columns, what is kept and what is demanded as rows. A demand that
// cannot be met costs so much per width of its range that it yields only when nothing else can.
//   lo ≤ N/D ≤ hi  →  N − lo·D + s·v ≥ 0,  N − hi·D − s·v ≤ 0,  v ≥ 0
import { type Constraint, solve } from 'yalps';
import type { Form } from '../formula/linear.ts';
import { total } from '../formula/linear.ts';
import { type Demand, scaleOf } from './goal.ts';
import type { Slot, Table } from './slots.ts';
import type { Objective } from './wishes.ts';

export interface Bounded extends Demand {
  readonly form: Form;
}

/** Rows and columns by number, so that any solver can be given the same problem. */
export interface Programme {
  readonly rows: Constraint[];
  readonly columns: { readonly cost: number; readonly entries: [row: number, coefficient: number][] }[];
  /** columns of each slot, and whether they add to its weight or take from it */
  readonly moves: readonly { readonly column: number; readonly slot: number; readonly sign: 1 | -1 }[];
  /** columns that hold how far a demand is missed, in widths */
  readonly misses: readonly number[];
}

export interface Step {
  readonly weights: Float64Array;
  /** in widths, over all demands */
  readonly miss: number;
}

/** Cost of missing a demand by one width of its range; changes cost about 1 each. */
const missing = 1e4;
/** Cost of a width of the margin, and the part of the last decimal that the rounding of what is shown forgives. */
const crowding = 50;
const forgiven = 0.45;
/** Changes are relative to the weight, but not below this many thousandths of the recipe. */
const floor = 20;
/** A ratio keeps at least this much of its base, so that it is not met by emptying it. */
const base = 0.2;

/** `margin`: part of each width that is given up if it costs little, so that rounding stays inside. */
export function programmeOf(
  table: Table,
  demands: readonly Bounded[],
  at: Float64Array,
  objective: Objective,
  margin: number,
): Programme {
  const { slots, keep, total: whole } = table;
  const start = table.weights;
  const rows: Constraint[] = [];
  const columns: Programme['columns'] = [];
  const moves: { column: number; slot: number; sign: 1 | -1 }[] = [];
  const thousand = whole / 1000;

  const addMove = (slot: number, sign: 1 | -1, cost: number, min: number, max: number): void => {
    const entries: [number, number][] = [];
    if (max < Infinity) entries.push([rows.push({ max: max / thousand }) - 1, 1]);
    if (min > 0) entries.push([rows.push({ min: min / thousand }) - 1, 1]);
    moves.push({ column: columns.push({ cost, entries }) - 1, slot, sign });
  };
  const price = priceOf(slots, objective);
  for (const [index, { before, low, high }] of slots.entries()) {
    if (high - low <= 1e-9 * whole && Math.abs(before - low) <= 1e-9 * whole) continue;
    const change = (objective === 'minimal' ? 1 : 0.02) / Math.max(before / thousand, floor);
    if (high > before) addMove(index, 1, change + price(index), Math.max(0, low - before), high - before);
    if (low >= before) continue;
    // Losing up to half of an ingredient is an adjustment; losing more changes what the recipe is.
    const half = Math.min(before / 2, before - low);
    const least = Math.max(0, before - high);
    addMove(index, -1, change - price(index), Math.min(least, half), half);
    if (before - low > half)
      addMove(
        index,
        -1,
        3 * change + (objective === 'cheapest' ? 1 : 0) - price(index),
        Math.max(0, least - half),
        before - low - half,
      );
  }

  const addRow = (constraint: Constraint, coefficient: (slot: number) => number): number => {
    const row = rows.push(constraint) - 1;
    for (const { column, slot, sign } of moves) {
      const value = sign * coefficient(slot);
      if (Math.abs(value) > 1e-12) columns[column]!.entries.push([row, value]);
    }
    return row;
  };

  addRow({ equal: 0 }, (slot) => keep.num[slot]!);
  const misses: number[] = [];
  const centred =
    objective === 'balanced' ? columns.push({ cost: -20, entries: [[rows.push({ max: 1 }) - 1, 1]] }) - 1 : null;
  for (const demand of demands) {
    const { form, min, max, weight } = demand;
    const { num, den } = form;
    const over = den === null ? 1 : total(den, start);
    const value = total(num, start) / over;
    const scale = scaleOf(demand);
    const inset = margin * scale;
    const spared =
      columns.push({
        cost: crowding * weight,
        entries: [[rows.push({ max: margin + (forgiven * 10 ** -demand.decimals) / scale }) - 1, 1]],
      }) - 1;
    const unit = Math.max(Math.abs(over), 1e-12) * scale;
    const direction = over < 0 ? -1 : 1;
    const miss = columns.push({ cost: missing * weight, entries: [] }) - 1;
    misses.push(miss);
    for (const [bound, side] of [
      [min, 1],
      [max, -1],
    ] as const) {
      if (bound === null) continue;
      // A figure that already is inside is not asked to go further in than it was.
      const spare = side * (value - bound);
      const edge = bound + side * (spare >= 0 ? Math.min(inset, spare) : inset);
      const at = (coefficients: number, denominator: number): number =>
        (direction * (coefficients - edge * denominator)) / unit;
      const present = (direction * (total(num, start) - edge * over)) / unit;
      const row = addRow(
        side === 1 ? { min: -present } : { max: -present },
        (slot) => at(num[slot]!, den === null ? 0 : den[slot]!) * thousand,
      );
      columns[miss]!.entries.push([row, side]);
      columns[spared]!.entries.push([row, side]);
      if (centred !== null && min !== null && max !== null && max > min)
        columns[centred]!.entries.push([row, -side * 0.5]);
    }
    if (den !== null && over > 0 && !isKept(den, keep.num)) {
      addRow({ min: base - 1 }, (slot) => (den[slot]! * thousand) / over);
    }
  }
  return { rows, columns, moves, misses };
}

function priceOf(slots: readonly Slot[], objective: Objective): (slot: number) => number {
  const spent = slots.reduce((sum, { before, price }) => sum + before * price, 0);
  const whole = slots.reduce((sum, { before }) => sum + before, 0);
  if (objective !== 'cheapest' || spent === 0) return () => 0;
  return (slot) => (slots[slot]!.price * whole) / spent / 50;
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
  const { status, variables } = solve<number, number>(
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
  return { weights, miss: misses.reduce((sum, column) => sum + (values.get(column) ?? 0), 0) };
}
