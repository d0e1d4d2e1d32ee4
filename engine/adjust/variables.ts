// The weights that may move: one variable per item of the recipe and one per ingredient that may be brought in, each with
// its bounds from the caller, from the limits of the trade, and from what the definition keeps.

import { weighable } from '../advice/slip.ts';
import type { Craft, Row, Type } from '../craft.ts';
import { type Form, total } from '../formula/form.ts';
import { formsAt } from '../formula/linear.ts';
import { priceColumn } from '../price.ts';
import { compose, lineFromRow, type MixLine } from '../stages/compose.ts';
import type { Order } from '../stages/recognise.ts';
import { isUnknown } from '../unknown.ts';
import { broughtFor, candidatesOf, isAlone } from './candidates.ts';
import { ceilingsOf, type Limited, limitedLines } from './limits.ts';
import {
  type Bounds,
  type Ceiling,
  type Demand,
  leavesOpen,
  type Problem,
  type Request,
  type Slip,
  type Variable,
  type Yielding,
} from './model.ts';
import { idleIn } from './pinch.ts';
import { costDemand } from './price.ts';
import { broughtBy, isFree, slipOf } from './slip.ts';
import { centreOf } from './start.ts';
import { viewWith } from './view.ts';

/** Ingredients of the recipe that may move at once. */
const movable = 60;
/** The cheapest recipe still has at least this much of each thing that was written. */
const halved = 0.5;
/** …down to this part of it. */
const shrunk = 0.75;
const free: Bounds = { fixed: false, min: null, max: null, open: false };

/** What has been found out already, and how much bigger the batch may come out. */
export interface Given {
  readonly slip?: Slip | null | undefined;
  readonly bigger?: number;
}

export function problemOf(
  order: Order,
  request: Request,
  yielding: Yielding,
  { slip: known, bigger = 1 }: Given = {},
): Problem {
  const { craft, type } = order;
  const own = order.items.map((item) => compose({ ...order, items: [{ ...item, grams: item.grams || 1 }] }).lines[0]!);
  const slip = known === undefined ? slipOf(order, request, own) : known;
  const brought = candidatesOf(order, request, own);
  const lines = [...own, ...brought, ...broughtBy(order, request, slip, [...own, ...brought])];
  const sent = Float64Array.from(lines, (_, i) => order.items[i]?.grams ?? 0);
  const isSlip = (i: number): boolean => lines[i]!.key === slip?.key && isFree(request.bounds[i]);
  const asked = writtenOf(order, request, lines, sent);
  const gone = asked.reduce((sum, grams, i) => sum + (isSlip(i) ? grams * (1 - slip!.left) : 0), 0);
  const place = slip?.instead ? lines.findIndex(({ row }) => row === slip.instead!.row) : -1;
  const scale = sumOf(asked) / (sumOf(sent) || 1);
  const written = asked.map((grams, i) => {
    if (isSlip(i) && slip!.forgotten && grams === 0) return weighable(slip!.forgotten.grams * scale);
    if (isSlip(i) && (!slip!.instead || place >= 0)) return weighable(grams * slip!.left);
    if (i === place) return weighable(grams + slip!.instead!.ratio * gone);
    return grams === sent[i] ? grams : weighable(grams);
  });
  const whole = sumOf(written);
  const view = viewWith(order, lines, written, whole);
  const correctors = request.add ?? type.correctors;
  const correcting = correctors.map((row) => lineFromRow(type, row, 0));
  const isLoose =
    request.total === null &&
    request.objective === 'minimal' &&
    !request.sized &&
    !request.thrifty &&
    !request.frontier &&
    !leavesOpen(request);
  const give = isLoose ? craft.give : 0;
  const thrifty = request.thrifty === true || request.objective === 'cheapest';
  const how = { yielding, thrifty, correctors, correcting, held: craft.keep?.text ?? null, give };
  const limited = limitedLines(type, lines, view, how);
  const isIdle = idleIn(type, lines, view);
  for (const [i, { row }] of lines.entries())
    if (i >= own.length && limited[i]!.reference === 0 && !type.correctors.includes(row!) && isIdle(i))
      limited[i]!.high = 0;
  for (const [i, line] of lines.entries()) if (isUnknown(line) && i < own.length) limited[i]!.reference = written[i]!;
  for (const [i, one] of limited.entries()) {
    if (one.reference === written[i]) continue;
    one.reference = weighable(one.reference);
    one.low = Math.min(one.low, one.reference);
    one.high = Math.max(one.high, one.reference);
  }
  if (request.total !== null && !leavesOpen(request)) fitTo(request.total, request, limited);
  const keep = request.total === null ? keepOf(craft, type, lines, written) : weightOf(lines);
  // With a total of its own, what the definition would hold gives way so that the rest fits around it.
  const unit = request.total === null ? null : keepOf(craft, type, lines, written).num;
  if (unit?.some((each, i) => i < lines.length && each !== 1))
    for (const [i, one] of limited.entries()) if (unit[i]! > 0) one.low *= shrunk;
  const settled = Float64Array.from(limited, ({ reference }) => reference);
  const held = request.total ?? total(keep.num, settled);
  takePlaces(type, request, lines, limited);
  const price = priceColumn(craft);
  const variables = manageable(
    lines.map((line, i): Variable => {
      const item = order.items[i];
      const bounds = request.bounds[i] ?? free;
      const { reference, low, high } = boundsOf(line, i, limited[i]!, bounds, request, {
        keep,
        held: bigger * held,
        sent,
      });
      const fixed = item !== undefined && (bounds.fixed || isUnknown(line));
      const { less, more, usual } = limited[i]!;
      return {
        ...{ line, before: sent[i]!, reference, low, high, fixed, open: bounds.open, added: item === undefined },
        ...(bounds.open ? openly(reference, whole) : { less, more: item ? more : more * newcomer }),
        name: item ? item.name : line.row!.label,
        usual,
        price: price === null ? 0 : line.values[price]!,
      };
    }),
  );
  const reference = Float64Array.from(variables, (variable) => variable.reference);
  const least = variables.reduce((sum, { low }, i) => sum + keep.num[i]! * low, 0);
  const room = variables.reduce((sum, { high }, i) => sum + keep.num[i]! * high, 0);
  return {
    ...{ craft, type, order, request, variables, sent, reference, keep, yielding, slip },
    total: Math.max(
      reference.reduce((sum, grams) => sum + grams, 0),
      request.total ?? 0,
    ),
    kept: Math.min(room, Math.max(least, (1 - give) * held)),
    keptMost: Math.min(room, Math.max(least, (1 + give) * bigger * held)),
    ceilings: ceilingsOf(craft, type, lines, view).flatMap((ceiling) => lowered(ceiling, variables, sent)),
    wishes: wishesOf(request, lines, variables),
  };
}

const sumOf = (weights: Float64Array): number => weights.reduce((sum, grams) => sum + grams, 0);

/** What was put right leaves its grams to all the others in proportion, and the heaviest takes what rounding leaves of the total. */
function fitTo(total: number, { bounds }: Request, limited: readonly Limited[]): void {
  const free = limited.filter((_, i) => bounds[i]?.fixed !== true);
  const sumOf = (some: readonly Limited[]): number => some.reduce((sum, { reference }) => sum + reference, 0);
  const rest = total - sumOf(limited);
  const factor = 1 + rest / (sumOf(free) || 1);
  if (factor <= 0) return;
  const put = (one: Limited, grams: number, times: number): void => {
    one.reference = grams;
    one.low = Math.min(one.low * times, grams);
    one.high = Math.max(one.high * times, grams);
  };
  if (Math.abs(rest) >= half * free.length) for (const one of free) put(one, weighable(one.reference * factor), factor);
  const left = total - sumOf(limited);
  const heaviest = free.reduce<Limited | null>(
    (best, one) => (one.reference > (best?.reference ?? 0) ? one : best),
    null,
  );
  if (heaviest && Math.abs(left) >= half && heaviest.reference + left > 0)
    put(heaviest, weighable(heaviest.reference + left), 1);
}
const half = 0.5;

/** What comes in the place of what is not wanted is counted from its part of it. */
function takePlaces({ trade }: Type, { avoid }: Request, lines: readonly MixLine[], limited: readonly Limited[]): void {
  const isAvoided = (line: MixLine): boolean => avoid.some(({ picks }) => picks(line));
  const isThere = (row: Row): boolean => lines.some((line) => line.row === row && !isAvoided(line));
  for (const [i, line] of lines.entries()) {
    for (const { ratio, row } of isAvoided(line) ? broughtFor(trade, line, isThere) : []) {
      if (ratio === 0) continue;
      const one = limited[lines.findIndex((other) => other.row === row)]!;
      one.reference = weighable(one.reference + ratio * limited[i]!.reference);
      one.high = Math.max(one.high, one.reference);
    }
  }
}

/** A gram of what was left open counts for little, and more where there is little of it: the heaviest take up the rest. */
function openly(reference: number, whole: number): Pick<Variable, 'less' | 'more'> {
  const each = effortless * (1 + scarce / (scarce / 10 + reference / (whole || 1)));
  return { less: each, more: each };
}
const effortless = 0.05;
const scarce = 0.1;
/** A gram of what nobody wrote counts for a little more than one of what is there. */
const newcomer = 1.03;

/** The recipe as it is counted from: what was sent, in proportion to the total asked for, and a centre for what was left open. */
function writtenOf(order: Order, request: Request, lines: readonly MixLine[], sent: Float64Array): Float64Array {
  if (leavesOpen(request) || isAlone(order)) return centreOf(order, request, lines, sent);
  if (request.total === null) return sent;
  const isFixed = (i: number): boolean => request.bounds[i]?.fixed === true;
  const fixed = sent.reduce((sum, grams, i) => sum + (isFixed(i) ? grams : 0), 0);
  const rest = sent.reduce((sum, grams, i) => sum + (isFixed(i) ? 0 : grams), 0);
  const scale = rest > 0 ? Math.max(0, request.total - fixed) / rest : 1;
  return sent.map((grams, i) => (isFixed(i) ? grams : grams * scale));
}

interface Kept {
  readonly keep: Form;
  readonly held: number;
  readonly sent: Float64Array;
}

/** The caller's bounds win over the limits of the trade, and those over what the catalogue says is usual. */
function boundsOf(
  line: MixLine,
  i: number,
  limited: Limited,
  { fixed, min, max, open }: Bounds,
  request: Request,
  { keep, held, sent }: Kept,
): Pick<Variable, 'reference' | 'low' | 'high'> {
  const used = request.use.find(({ row }) => row === line.row);
  if (used) return { reference: used.grams, low: used.grams, high: used.grams };
  const isOwn = i < request.bounds.length;
  if (isOwn && (fixed || isUnknown(line))) return { reference: sent[i]!, low: sent[i]!, high: sent[i]! };
  if (request.avoid.some(({ picks }) => picks(line))) return { reference: 0, low: 0, high: 0 };
  const { reference } = limited;
  if (request.only !== null && isOwn && !open && !request.only.some(({ picks }) => picks(line)))
    return { reference, low: reference, high: reference };
  const share = keep.num[i]!;
  const all = share > 0 ? held / share : held;
  const [least, dosed] = line.row?.dose?.map((part) => (part * held) / 100) ?? [0, all];
  const isWritten = isOwn && !open;
  const floor = request.objective === 'cheapest' && isWritten ? halved * reference : 0;
  const low = min ?? Math.min(Math.max(limited.low, floor, Math.min(least!, reference)), max ?? Infinity);
  const usual = limited.high === Infinity ? Math.max(Math.min(dosed!, all), reference) : limited.high;
  const top = Math.max(usual, Math.min(reference, limited.high));
  return { reference, low, high: Math.max(low, Math.min(top, max ?? top)) };
}

/** Of a very long recipe only the heaviest ingredients move: nobody changes a hundred weights, and time is bounded. */
function manageable(variables: readonly Variable[]): Variable[] {
  const present = variables.filter(
    ({ reference, low, high }) => reference > 0 && reference >= low && reference <= high && high > low,
  );
  const still = new Set(present.sort((a, b) => b.reference - a.reference).slice(movable));
  return variables.map((variable) =>
    still.has(variable) ? { ...variable, low: variable.reference, high: variable.reference } : variable,
  );
}

/** What a ceiling leaves room for once the bounds are known; none where nothing under it can rise. */
function lowered({ num, high }: Ceiling, variables: readonly Variable[], sent: Float64Array): Ceiling[] {
  const canRise = variables.some(({ reference, high: top }, i) => num[i]! > 0 && top > reference);
  // What comes in the place of something else comes whole.
  const placed = variables.reduce((sum, { reference }, i) => sum + num[i]! * reference, num[sent.length]!);
  return canRise ? [{ num, high: Math.max(high, 0, -num[sent.length]!, placed) }] : [];
}

const weightOf = (lines: readonly MixLine[]): Form => ({
  num: new Float64Array(lines.length + 1).fill(1, 0, lines.length),
  ...{ den: null, value: 0, exact: true },
});

function keepOf(craft: Craft, type: Type, lines: readonly MixLine[], weights: Float64Array): Form {
  const at = { lines, weights, constants: type.plan.numbers, mode: 'tangent' as const };
  const form = craft.keep?.formAt({ ...at, param: formsAt(craft, at) });
  return form && form.den === null ? form : weightOf(lines);
}

/** Wishes that no parameter measures: what it costs, and how much of a family it holds. */
function wishesOf(request: Request, lines: readonly MixLine[], variables: readonly Variable[]): Demand[] {
  const cost = request.maxCost === null ? [] : [costDemand(variables, null, request.maxCost)];
  const families = request.most.map(({ named, grams }): Demand => {
    const num = new Float64Array(lines.length + 1);
    for (const [i, line] of lines.entries()) if (named.picks(line)) num[i] = 1;
    return {
      ...{ key: 'max', label: named.name, suffix: ' g', param: null, minus: null },
      ...{ form: { num, den: null, value: 0, exact: true }, min: null, max: grams },
      ...{ decimals: 3, weight: 2, kind: 'wish', source: '' },
    };
  });
  return [...cost, ...families];
}
