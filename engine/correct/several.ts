// Several directions at once: a small linear programme over all the ways there are, in which few of them move. Where a rule is no
// quotient of sums it is taken again where the last answer led. Weighed direction by direction, so that a swap stays a swap.
//   short of sugar and of fat → sugar for milk, and cream for milk, in one programme

import { type Column, type Constraint, solve, tableOf } from '../adjust/simplex.ts';
import { moved, type Part, stepFor, weighOut } from '../advice/direction.ts';
import { leastOpened, standingOf } from '../advice/limits.ts';
import { faultsIn, type State, stateOf, wrongness } from '../advice/state.ts';
import { total } from '../language/form.ts';
import { toStep } from '../number.ts';
import type { MixLine } from '../read/compose.ts';
import { line as each } from './constants.ts';
import { isSlip, type Move, priceOf } from './moves.ts';
import type { Prior } from './prior.ts';
import { likelyPoints } from './single.ts';
import type { Room, Rule, Space } from './space.ts';

export interface Way {
  readonly move: Move;
  readonly grams: readonly number[];
  readonly decimals: readonly number[];
}

export interface Several {
  readonly ways: readonly Way[];
  readonly price: number;
  readonly after: State;
  readonly isRight: boolean;
}

/** Missing a rule by one width of its range, and standing at its end instead of inside: far above, and above, what anything costs. */
const missing = 10_000;
const crowded = 4;
/** Turns of prices, so that few directions move, and of rules, where they bend. */
const turns = 3;
/** What one of several slips costs at least. */
const lineAlone = 0.5;
/** A direction that moves less than this part of the recipe does not move. */
const still = 2e-4;
/** Grams, as parts of the batch, at which what a direction costs to begin with is paid. */
const begun = 0.003;

export function severalIn(
  start: Space,
  moves: readonly Move[],
  roomOf: (line: MixLine) => Room,
  prior: Prior,
  accepts: (after: State) => boolean,
  again: (state: State) => Space,
): Several | null {
  const { state, whole } = start;
  const { introduce } = state.mix.type.trade;
  const prices = moves.map((move) => priceAmong(move, start, prior));
  let space = start;
  let best: Several | null = null;
  let banned = new Set<Move>();
  for (let turn = 0; turn < turns + 2; turn++) {
    const lengths = fewest(space, start, moves, roomOf, prices, banned);
    if (!lengths) break;
    const moving = moves.flatMap((move, j) => (lengths[j]! > still * whole ? [{ move, length: lengths[j]! }] : []));
    if (moving.length === 0) break;
    const poor = tooPoor(moving, state, introduce);
    if (poor && turn < turns + 1) {
      banned = new Set([...banned, ...moves.filter((move) => brings(move, poor))]);
      turn -= 0.5;
      continue;
    }
    const found = weighedOut(moving, state, prior, accepts);
    if (found && (best === null || isBetter(found, best) || (found.isRight && best.isRight))) best = found;
    // Rules that bend say more where they lead.
    const isStraight = space.rules.every(({ form, moving: target }) => form.exact && target === null);
    if (best?.isRight && (isStraight || turn >= 1)) break;
    const next = far(moving, state);
    space = again(next);
  }
  // With one direction less, while it comes in and is not much dearer to believe.
  while (best?.isRight && best.ways.length > 1) {
    const [least] = [...best.ways].sort((a, b) => handled(a) - handled(b));
    banned = new Set([...banned, least!.move]);
    const lengths = fewest(space, start, moves, roomOf, prices, banned);
    const moving = moves.flatMap((move, j) =>
      lengths && lengths[j]! > still * whole ? [{ move, length: lengths[j]! }] : [],
    );
    if (moving.length === 0 || moving.length > best.ways.length || tooPoor(moving, state, introduce)) break;
    const found = weighedOut(moving, state, prior, accepts);
    if (!found?.isRight || found.price > best.price + each) break;
    best = found;
  }
  return best;
}

const handled = ({ grams }: Way): number => grams.reduce((sum, one) => sum + Math.abs(one), 0);

const isBetter = (one: Several, other: Several): boolean =>
  one.isRight !== other.isRight
    ? one.isRight
    : wrongness(faultsIn(one.after)) < wrongness(faultsIn(other.after)) - 1e-9;

const brings = ({ parts }: Move, key: string): boolean =>
  parts.some(({ line, ratio }) => line.key === key && ratio > 0 && line.grams === 0);

/** What comes in for a pinch that nobody would open a bag for, or the least of more newcomers than the trade bears. */
function tooPoor(
  moving: readonly { readonly move: Move; readonly length: number }[],
  { mix, figures }: State,
  { most, least }: State['mix']['type']['trade']['introduce'],
): string | null {
  const coming = new Map<string, { line: MixLine; grams: number }>();
  let whole = 0;
  for (const { grams } of mix.lines) whole += grams;
  for (const { move, length } of moving)
    for (const { line, ratio } of move.parts)
      if (line.grams === 0) {
        const grams = (coming.get(line.key)?.grams ?? 0) + ratio * length;
        coming.set(line.key, { line, grams });
      }
  const all = [...coming.values()].sort((a, b) => a.grams - b.grams);
  const isPoor = ({ line, grams }: { line: MixLine; grams: number }): boolean =>
    standingOf(mix.type.trade, line).doses.length === 0
      ? grams < (least * whole) / 100
      : grams < leastOpened(mix.type.trade, line, figures.run, whole);
  const poor = all.find(isPoor) ?? (all.length > most ? all[0] : undefined);
  return poor?.line.key ?? null;
}

const far = (moving: readonly { readonly move: Move; readonly length: number }[], state: State): State => {
  const { parts, grams } = summed(
    moving.map(({ move, length }) => ({ move, grams: move.parts.map(({ ratio }) => ratio * length) })),
  );
  return stateOf(moved(state.mix, parts, grams), state.mix.type.decidedSequence);
};

/** Every line once, with all that is done to it. */
export function summed(ways: readonly Pick<Way, 'move' | 'grams'>[]): { parts: Part[]; grams: number[] } {
  const parts: Part[] = [];
  const grams: number[] = [];
  for (const { move, grams: own } of ways)
    for (const [k, part] of move.parts.entries()) {
      const place = parts.findIndex(({ line }) => line.key === part.line.key);
      if (place < 0) {
        parts.push(part);
        grams.push(own[k]!);
      } else grams[place]! += own[k]!;
    }
  return { parts, grams };
}

/** How far each direction goes in the likeliest answer; null where there is none. `at`: where the rules were taken. */
function fewest(
  at: Space,
  { whole, weights, lines }: Space,
  moves: readonly Move[],
  roomOf: (line: MixLine) => Room,
  prices: readonly Price[],
  banned: ReadonlySet<Move>,
): Float64Array | null {
  const unit = whole / 1000;
  const rows: Constraint[] = [];
  const columns: { price: number; low: number; high: number; entries: number[] }[] = [];
  const places = new Map(lines.map(({ key }, i) => [key, i]));
  const atPlaces = new Map(at.lines.map(({ key }, i) => [key, i]));
  const touched = new Set<number>();
  for (const move of moves) {
    columns.push({ price: 0, low: 0, high: banned.has(move) ? 0 : move.most / unit, entries: [] });
    for (const { line } of move.parts) touched.add(places.get(line.key)!);
  }
  for (const i of touched) {
    const { low, high } = roomOf(lines[i]!);
    const index = rows.push({ low: (low - weights[i]!) / unit, high: (high - weights[i]!) / unit }) - 1;
    for (const [j, { parts }] of moves.entries())
      for (const { line, ratio } of parts) if (line.key === lines[i]!.key) columns[j]!.entries.push(index, ratio);
  }
  const from = Float64Array.from(at.lines, ({ key }) => weights[places.get(key) ?? -1] ?? 0);
  for (const rule of at.rules) rulesIn(rule, at, from, moves, atPlaces, unit, rows, columns);
  const table = tableOf(rows, columns as Column[]);
  let lengths: Float64Array | null = null;
  for (let turn = 0; turn < turns; turn++) {
    for (let j = 0; j < moves.length; j++) {
      const length = lengths ? lengths[j]! : 40;
      table.price[j] = prices[j]!.linear + prices[j]!.fixed / (length + 1000 * begun);
    }
    if (solve(table) !== 'optimal') return lengths;
    lengths = table.value.slice(0, moves.length);
  }
  return lengths!.map((length) => length * unit);
}

/** What a direction costs to begin with, and each thousandth of the recipe that it moves. */
interface Price {
  readonly fixed: number;
  readonly linear: number;
}

function priceAmong(move: Move, { state, whole }: Space, prior: Prior): Price {
  const near = priceOf(move, begun * whole, state, prior);
  const much = priceOf(move, 0.1 * whole, state, prior);
  if (!isSlip(move)) return { fixed: near + each, linear: Math.max(0, (much - near) / (100 - 1000 * begun)) };
  // Of several at once none is so plain a slip.
  const likely = likelyPoints(move, state, prior).map((at) => priceOf(move, at, state, prior));
  return { fixed: Math.max(lineAlone, Math.min(near, much, ...likely)) + each, linear: 0.006 };
}

/** The rows of a rule, with what it costs to miss it and to stand at its end. */
function rulesIn(
  { form, min, max, width, insets, kind }: Rule,
  at: Space,
  from: Float64Array,
  moves: readonly Move[],
  places: ReadonlyMap<string, number>,
  unit: number,
  rows: Constraint[],
  columns: { price: number; low: number; high: number; entries: number[] }[],
): void {
  const { num, den } = form;
  const over = den === null ? 1 : total(den, at.weights);
  if (!(over > 0)) return;
  const weight = kind === 'kept law' ? 0.05 : kind === 'kept' ? 0.3 : 1;
  const scale = width * over;
  const now = total(num, from);
  const base = den === null ? 1 : total(den, from);
  for (const side of [1, -1] as const) {
    const end = side === 1 ? min : max;
    if (end === null) continue;
    const inset = side === 1 ? insets[0] : insets[1];
    const bound = end + side * inset;
    const index = rows.push({ low: (-side * (now - bound * base)) / scale, high: Infinity }) - 1;
    for (const [j, { parts }] of moves.entries()) {
      let rate = 0;
      for (const { line, ratio } of parts) {
        const i = places.get(line.key);
        if (i !== undefined) rate += ratio * (num[i]! - (den === null ? 0 : bound * den[i]!));
      }
      if (Math.abs(rate) > 1e-15) columns[j]!.entries.push(index, (side * rate * unit) / scale);
    }
    columns.push({ price: missing * weight, low: 0, high: Infinity, entries: [index, 1] });
    if (inset > 0) columns.push({ price: crowded * weight, low: 0, high: inset / width, entries: [index, 1] });
  }
}

/** Each direction to a step of its scale; finer where that does not come in. */
function weighedOut(
  moving: readonly { readonly move: Move; readonly length: number }[],
  state: State,
  prior: Prior,
  accepts: (after: State) => boolean,
): Several | null {
  const price = moving.reduce((sum, { move, length }) => sum + priceOf(move, length, state, prior), 0);
  let best: Several | null = null;
  for (const finer of [1, 2, 10, 100]) {
    const ways = moving.flatMap(({ move, length }): Way[] => {
      const lead = Math.abs(move.parts[0]!.ratio) * length;
      const own = move.lever?.step ?? null;
      const step = stepFor(lead, own, state) / finer;
      const grams = toStep(lead, step, Math.round);
      if (grams <= 0) return [];
      return [{ move, ...weighOut(grams, step, move.parts, own, state) }];
    });
    if (ways.length === 0) continue;
    const { parts, grams } = summed(ways);
    if (parts.some(({ line }, i) => line.grams + grams[i]! < -1e-9)) continue;
    const after = stateOf(moved(state.mix, parts, grams), state.mix.type.decidedSequence);
    const found: Several = { ways, price, after, isRight: accepts(after) };
    if (found.isRight) return found;
    if (!best || isBetter(found, best)) best = found;
  }
  return best;
}
