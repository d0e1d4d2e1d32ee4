// What adjusting solves: the weights that may move, each in its bounds, what is held as it is, and what the trade bears of
// several together.

import { type Form, total } from '../language/form.ts';
import { formAt, pointAt } from '../language/linear.ts';
import type { Craft, Row, Type } from '../model/craft.ts';
import { compose, lineFromRow, type MixLine } from '../read/compose.ts';
import type { Order } from '../read/recognise.ts';
import { candidatesOf } from './candidates.ts';
import { sumOf, writtenOf } from './counted-from.ts';
import { ceilingsOf, type How } from './limits.ts';
import {
  type Ceiling,
  type Demand,
  leavesOpen,
  type Problem,
  type Request,
  type Slip,
  type Variable,
  type Yielding,
} from './model.ts';
import { costDemand } from './price.ts';
import { broughtBy, slipOf } from './slip.ts';
import { took } from './steps.ts';
import { limitedIn, variablesOf } from './variables.ts';
import { viewWith } from './view.ts';

/** Steps that a line takes to be put between its bounds: its shares of every sum, its doses, what it corrects. */
const perLine = 5000;
/** …and to be looked for in what is not wanted. */
const perAvoided = 40;

/** What has been found out already, and how much bigger the batch may come out. */
export interface Given {
  readonly slip?: Slip | null | undefined;
  readonly bigger?: number;
  /** what is known to come in */
  readonly brought?: readonly Row[];
}

export function problemOf(
  order: Order,
  request: Request,
  yielding: Yielding,
  { slip: known, bigger = 1, brought: coming = [] }: Given = {},
): Problem {
  const { craft, type } = order;
  const own = order.items.map((item) => compose({ ...order, items: [{ ...item, grams: item.grams || 1 }] }).lines[0]!);
  const slip = known === undefined ? slipOf(order, request, own) : known;
  const brought = candidatesOf(order, request, own);
  const named = [...own, ...brought, ...broughtBy(order, request, slip, [...own, ...brought])];
  const lacking = coming.filter((row, i) => coming.indexOf(row) === i && !named.some((line) => line.row === row));
  const lines = [...named, ...lacking.map((row) => lineFromRow(type, row, 0))];
  took(lines.length * (perLine + perAvoided * request.avoid.length));
  const sent = Float64Array.from(lines, (_, i) => order.items[i]?.grams ?? 0);
  const written = writtenOf(order, request, lines, sent, slip);
  const view = viewWith(order, lines, written, sumOf(written));
  const give = isLoose(request) ? craft.give : 0;
  const asWritten = keepOf(craft, type, lines, written);
  const keep = request.total === null ? asWritten : weightOf(lines);
  const how = howOf(order, request, yielding, give);
  const limited = limitedIn(order, request, lines, view, how, asWritten);
  const settled = Float64Array.from(limited, ({ reference }) => reference);
  const held = request.total ?? total(keep.num, settled);
  const variables = variablesOf(order, request, lines, limited, { keep, held: bigger * held, sent, written });
  const reference = Float64Array.from(variables, (variable) => variable.reference);
  const least = variables.reduce((sum, { low }, i) => sum + keep.num[i]! * low, 0);
  const room = variables.reduce((sum, { high }, i) => sum + keep.num[i]! * high, 0);
  return {
    craft,
    type,
    order,
    request,
    variables,
    sent,
    reference,
    // Where all of it goes, it is measured by what there was.
    total: Math.max(sumOf(reference), request.total ?? 0) || sumOf(sent) || 1,
    keep,
    kept: Math.min(room, Math.max(least, (1 - give) * held)),
    keptMost: Math.min(room, Math.max(least, (1 + give) * bigger * held)),
    ceilings: ceilingsOf(craft, type, lines, view).flatMap((ceiling) => lowered(ceiling, variables, sent)),
    yielding,
    slip,
    wishes: wishesOf(request, lines, variables),
  };
}

/** Nothing asked for needs the batch to keep its size. */
const isLoose = (request: Request): boolean =>
  request.total === null &&
  request.objective === 'minimal' &&
  !request.sized &&
  !request.thrifty &&
  !request.frontier &&
  !leavesOpen(request);

function howOf({ craft, type }: Order, request: Request, yielding: Yielding, give: number): How {
  const thrifty = request.thrifty === true || request.objective === 'cheapest';
  const correctors = request.add ?? type.correctors;
  const correcting = correctors.map((row) => lineFromRow(type, row, 0));
  return { yielding, thrifty, correctors, correcting, held: craft.keep?.text ?? null, give };
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
  const form = craft.keep && formAt(craft.keep, pointAt(craft, at));
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
