// A small linear programme, solved where it stands: bounded primal simplex on a dense table of rows × columns, in which a
// bound costs no row. Bounds and prices may change between solves and the table is picked up where it was left, so that a
// second question about the same recipe takes a few pivots.
//   minimise price · x  where  low ≤ x ≤ high  and  each row, A · x, lies between its own low and high
import { took } from './steps.ts';

export interface Constraint {
  readonly low: number;
  readonly high: number;
}

export interface Column {
  readonly price: number;
  readonly low: number;
  readonly high: number;
  /** row and coefficient by turns: a pair for each would cost as much again as solving */
  readonly entries: readonly number[];
}

/** Variables are the columns, and after them one per row: what the row comes to. */
export interface Table {
  readonly rows: number;
  readonly columns: number;
  /** as they were written, to begin again from */
  readonly entries: readonly Column['entries'][];
  /** what each basic variable is, in terms of those that rest on a bound */
  readonly body: Float64Array;
  readonly basic: Int32Array;
  readonly resting: Int32Array;
  readonly low: Float64Array;
  readonly high: Float64Array;
  readonly price: Float64Array;
  readonly value: Float64Array;
  /** what one more unit of a resting variable costs, when solved */
  readonly reduced: Float64Array;
}

export type Outcome = 'optimal' | 'infeasible' | 'unsolved';

const tiny = 1e-9;
/** How far a bound may be overstepped before it counts. */
const slack = 1e-7;
const smallestPivot = 1e-8;
/** Steps without progress after which the first candidate is taken instead of the best, so that it cannot go in circles. */
const idle = 40;

export function tableOf(rows: readonly Constraint[], columns: readonly Column[]): Table {
  const [m, n] = [rows.length, columns.length];
  const body = new Float64Array(m * n);
  const low = new Float64Array(n + m);
  const high = new Float64Array(n + m);
  const price = new Float64Array(n + m);
  const basic = new Int32Array(m);
  const resting = new Int32Array(n);
  for (let j = 0; j < n; j++) {
    const column = columns[j]!;
    low[j] = column.low;
    high[j] = column.high;
    price[j] = column.price;
    resting[j] = j;
  }
  for (let i = 0; i < m; i++) {
    low[n + i] = rows[i]!.low;
    high[n + i] = rows[i]!.high;
    basic[i] = n + i;
  }
  const value = new Float64Array(n + m);
  const entries = columns.map((column) => column.entries);
  write(entries, body);
  took(m * n);
  return {
    rows: m,
    columns: n,
    entries,
    body,
    basic,
    resting,
    low,
    high,
    price,
    value,
    reduced: new Float64Array(n),
  };
}

function write(entries: Table['entries'], body: Float64Array): void {
  for (const [j, own] of entries.entries())
    for (let k = 0; k < own.length; k += 2) body[own[k]! * entries.length + j]! += own[k + 1]!;
}

export function solve(table: Table, patience = 5 * (table.rows + table.columns)): Outcome {
  took(table.rows * table.columns);
  settleValues(table);
  const outcome = run(table, patience);
  if (outcome === 'optimal' && isSound(table)) return outcome;
  // Errors of many pivots have piled up, or it was badly left: once more from the beginning.
  restart(table);
  settleValues(table);
  return run(table, patience);
}

export function cost({ columns, price, value }: Table): number {
  let sum = 0;
  for (let j = 0; j < columns; j++) sum += price[j]! * value[j]!;
  return sum;
}

function restart({ rows, columns, entries, body, basic, resting }: Table): void {
  body.fill(0);
  write(entries, body);
  for (let i = 0; i < rows; i++) basic[i] = columns + i;
  for (let j = 0; j < columns; j++) resting[j] = j;
}

/** Those at rest go to a bound (the one they are nearest to), and the others follow. */
function settleValues({ rows, columns, body, basic, resting, low, high, value }: Table): void {
  for (let j = 0; j < columns; j++) {
    const x = resting[j]!;
    const toLow = value[x]! - low[x]!;
    const toHigh = high[x]! - value[x]!;
    value[x] = low[x] === -Infinity || toHigh < toLow ? (high[x] === Infinity ? 0 : high[x]!) : low[x]!;
  }
  for (let i = 0; i < rows; i++) {
    let sum = 0;
    for (let j = 0, at = i * columns; j < columns; j++, at++)
      if (body[at] !== 0) sum += body[at]! * value[resting[j]!]!;
    value[basic[i]!] = sum;
  }
}

function run(table: Table, patience: number): Outcome {
  let still = 0;
  for (let step = 0; step < patience; step++) {
    took(table.rows * table.columns);
    const isFeasible = priceOut(table);
    const entering = enteringOf(table, still > idle);
    if (entering < 0) return isFeasible ? 'optimal' : 'infeasible';
    const moved = advance(table, entering, still > idle);
    if (moved === null) return 'unsolved';
    still = moved > tiny ? 0 : still + 1;
  }
  return 'unsolved';
}

/** Prices of those at rest: of what is overstepped while something is, of the cost itself afterwards. */
function priceOut({ rows, columns, body, basic, resting, low, high, price, value, reduced }: Table): boolean {
  reduced.fill(0);
  let isFeasible = true;
  for (let i = 0; i < rows; i++) {
    const x = basic[i]!;
    const sign = value[x]! < low[x]! - slack ? -1 : value[x]! > high[x]! + slack ? 1 : 0;
    if (sign === 0) continue;
    isFeasible = false;
    for (let j = 0, at = i * columns; j < columns; j++, at++) reduced[j]! += sign * body[at]!;
  }
  if (!isFeasible) return false;
  for (let j = 0; j < columns; j++) reduced[j] = price[resting[j]!]!;
  for (let i = 0; i < rows; i++) {
    const each = price[basic[i]!]!;
    if (each === 0) continue;
    for (let j = 0, at = i * columns; j < columns; j++, at++) reduced[j]! += each * body[at]!;
  }
  return true;
}

function enteringOf({ columns, resting, low, high, value, reduced }: Table, first: boolean): number {
  let best = -1;
  let most = tiny;
  let name = Infinity;
  for (let j = 0; j < columns; j++) {
    const x = resting[j]!;
    if (high[x]! - low[x]! <= 0) continue;
    const gain = value[x]! <= low[x]! ? -reduced[j]! : value[x]! >= high[x]! ? reduced[j]! : Math.abs(reduced[j]!);
    if (gain <= tiny) continue;
    if (first ? x < name : gain > most) {
      best = j;
      most = gain;
      name = x;
    }
  }
  return best;
}

/** Moves the entering variable as far as the others allow; how far that was, or null where nothing stops it. */
function advance(table: Table, entering: number, first: boolean): number | null {
  const { rows, columns, body, basic, resting, low, high, value, reduced } = table;
  const x = resting[entering]!;
  const sign = reduced[entering]! < 0 ? 1 : -1;
  let step = high[x]! - low[x]!;
  let leaving = -1;
  let pivotSize = 0;
  for (let i = 0; i < rows; i++) {
    const rate = sign * body[i * columns + entering]!;
    if (Math.abs(rate) < smallestPivot) continue;
    const b = basic[i]!;
    const v = value[b]!;
    // What is out of its bounds is stopped only by the bound it comes back to.
    const bound = rate > 0 ? (v < low[b]! - slack ? low[b]! : high[b]!) : v > high[b]! + slack ? high[b]! : low[b]!;
    if ((rate > 0 && v > high[b]! + slack) || (rate < 0 && v < low[b]! - slack)) continue;
    if (!Number.isFinite(bound)) continue;
    const reach = Math.max(0, (bound - v) / rate);
    const isCloser = reach < step - tiny;
    const isTie = !isCloser && reach <= step + tiny && leaving >= 0;
    if (isCloser || (isTie && (first ? b < basic[leaving]! : Math.abs(rate) > pivotSize))) {
      step = Math.min(step, reach);
      leaving = i;
      pivotSize = Math.abs(rate);
    }
  }
  if (step === Infinity) return null;
  for (let i = 0; i < rows; i++) value[basic[i]!]! += sign * step * body[i * columns + entering]!;
  value[x]! += sign * step;
  if (leaving < 0) {
    value[x] = sign > 0 ? high[x]! : low[x]!;
    return step;
  }
  const left = basic[leaving]!;
  value[left] = Math.abs(value[left]! - low[left]!) < Math.abs(high[left]! - value[left]!) ? low[left]! : high[left]!;
  exchange(table, leaving, entering);
  return step;
}

/** The basic variable of a row and the resting one of a column change places. */
function exchange({ rows, columns, body, basic, resting }: Table, row: number, column: number): void {
  const at = row * columns;
  const pivot = body[at + column]!;
  for (let j = 0; j < columns; j++) body[at + j] = -body[at + j]! / pivot;
  body[at + column] = 1 / pivot;
  for (let i = 0; i < rows; i++) {
    if (i === row) continue;
    const own = i * columns;
    const factor = body[own + column]!;
    if (factor === 0) continue;
    body[own + column] = 0;
    for (let j = 0; j < columns; j++) body[own + j]! += factor * body[at + j]!;
  }
  const left = basic[row]!;
  basic[row] = resting[column]!;
  resting[column] = left;
}

/** Whether the rows still come to what the columns say. */
function isSound({ rows, columns, entries, value, low, high }: Table): boolean {
  const sums = new Float64Array(rows);
  for (let j = 0; j < columns; j++) {
    const each = value[j]!;
    const own = entries[j]!;
    if (each !== 0) for (let k = 0; k < own.length; k += 2) sums[own[k]!]! += own[k + 1]! * each;
  }
  return sums.every((sum, i) => sum >= low[columns + i]! - 1e-5 && sum <= high[columns + i]! + 1e-5);
}
