// The weights that may move: one variable per item of the recipe and one per ingredient that may be brought in, each with
// its bounds from the caller, from the limits of the trade, and from what the definition keeps.

import type { Form } from '../language/form.ts';
import { priceColumn } from '../larder/price.ts';
import type { Row, Type } from '../model/craft.ts';
import type { MixLine } from '../read/compose.ts';
import { isHeld, mayBe } from '../read/may-be.ts';
import type { Order } from '../read/recognise.ts';
import { isUnknown } from '../reckon/unknown.ts';
import { broughtFor } from './candidates.ts';
import { within } from './copies.ts';
import { sumOf } from './counted-from.ts';
import { type How, type Limited, limitedLines } from './limits.ts';
import { type Bounds, leavesOpen, type Request, type Variable, type View } from './model.ts';
import { idleIn } from './pinch.ts';
import { weighable } from './weighable.ts';

/** Ingredients of the recipe that may move at once. */
const movable = 60;
/** The cheapest recipe still has at least this much of each thing that was written. */
const halved = 0.5;
/** …down to this part of it. */
const shrunk = 0.75;
const free: Bounds = { fixed: false, min: null, max: null, open: false };

/** Each line under the limits of the trade, counted from weights that a scale shows. `view` is the recipe as it is counted from. */
export function limitedIn(
  { items, type }: Order,
  request: Request,
  lines: readonly MixLine[],
  view: View,
  how: How,
  keep: Form,
): readonly Limited[] {
  const { weights: written } = view;
  const limited = limitedLines(type, lines, view, how);
  const isIdle = idleIn(type, lines, view);
  const isOwn = (i: number): boolean => i < items.length;
  for (const [i, { row }] of lines.entries())
    if (!isOwn(i) && limited[i]!.reference === 0 && !type.correctors.includes(row!) && isIdle(i)) limited[i]!.high = 0;
  for (const [i, line] of lines.entries()) if (isUnknown(line) && isOwn(i)) limited[i]!.reference = written[i]!;
  const held = mayBe(view.mix.craft, view.mix.lines);
  for (const [i, { row }] of lines.entries()) {
    if (!isHeld(held, row)) continue;
    // What an unknown line may already be doing is not done again.
    const one = limited[i]!;
    one.high = Math.min(one.high, written[i]!);
    one.low = Math.min(one.low, one.high);
    one.reference = Math.min(one.reference, one.high);
  }
  for (const [i, one] of limited.entries()) {
    if (one.reference === written[i]) continue;
    one.reference = weighable(one.reference);
    one.low = Math.min(one.low, one.reference);
    one.high = Math.max(one.high, one.reference);
  }
  if (request.total !== null && !leavesOpen(request)) fitTo(request.total, request, limited);
  // With a total of its own, what the definition would hold gives way so that the rest fits around it.
  if (request.total !== null && keep.num.some((each, i) => i < lines.length && each !== 1))
    for (const [i, one] of limited.entries()) if (keep.num[i]! > 0) one.low *= shrunk;
  return limited;
}

/** What the variables are measured by. */
interface Measures {
  readonly keep: Form;
  /** how much of what is kept there may be */
  readonly held: number;
  readonly sent: Float64Array;
  readonly written: Float64Array;
}

export function variablesOf(
  { craft, type, items }: Order,
  request: Request,
  lines: readonly MixLine[],
  limited: readonly Limited[],
  measures: Measures,
): Variable[] {
  takePlaces(type, request, lines, limited);
  const price = priceColumn(craft);
  const whole = sumOf(measures.written);
  return manageable(
    lines.map((line, i): Variable => {
      const item = items[i];
      const bounds = request.bounds[i] ?? free;
      const { reference, low, high } = boundsOf(line, i, limited[i]!, bounds, request, measures);
      const fixed = item !== undefined && (bounds.fixed || isUnknown(line));
      const { less, more, usual } = limited[i]!;
      const each = bounds.open ? openly(reference, whole) : null;
      // Written out whole: there are many of them, and a literal is made in no time.
      return {
        line,
        before: measures.sent[i]!,
        reference,
        low,
        high,
        fixed,
        open: bounds.open,
        added: item === undefined,
        less: each ?? less,
        more: each ?? (item ? more : more * newcomer),
        name: item ? item.name : line.row!.label,
        usual,
        price: price === null ? 0 : line.values[price]!,
      };
    }),
  );
}

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
const openly = (reference: number, whole: number): number =>
  effortless * (1 + scarce / (scarce / 10 + reference / (whole || 1)));
const effortless = 0.05;
const scarce = 0.1;
/** A gram of what nobody wrote counts for a little more than one of what is there. */
const newcomer = 1.03;

/** The caller's bounds win over the limits of the trade, and those over what the catalogue says is usual. */
function boundsOf(
  line: MixLine,
  i: number,
  limited: Limited,
  { fixed, min, max, open }: Bounds,
  request: Request,
  { keep, held, sent }: Measures,
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
    still.has(variable) ? within(variable, { low: variable.reference, high: variable.reference }) : variable,
  );
}
