// What was weighed twice is the fault, not what it drowns; and a pinch that fell short is not mended with everything else.
// Where one line alone brings in most of what is out, the adjustment counts from the recipe with that line put right.
//   180 g where 100 g put three figures right → { key, left: 0.55 }
import { causeOf, oddPull } from '../advice/cause.ts';
import { weightOf } from '../advice/direction.ts';
import { leashOn } from '../advice/leash.ts';
import { leversOf } from '../advice/lever.ts';
import { factorOf } from '../advice/misweighed.ts';
import { planFor, tradeSteps } from '../advice/plan.ts';
import { faultsIn, type State, stateOf } from '../advice/state.ts';
import type { Lever } from '../craft.ts';
import { compose, lineFromRow, type MixLine } from '../stages/compose.ts';
import type { Order } from '../stages/recognise.ts';
import { brokenIn, isOf, misdosedIn, standingOf } from '../trade.ts';
import { type Change, inward } from './inward.ts';
import { type Bounds, leavesOpen, type Request, type Slip } from './model.ts';

/** What takes more than this part of the batch away is another recipe, not a slip: the rest gives way with it. And what alone
    brings everything in by being more was forgotten, if it is no more than this part of the batch. */
const usually = { less: 0.4, more: 0.2 };
/** …unless so many times as much as it needs was put, or hardly anything of it: a comma that moved is plain whatever it weighs. */
const comma = { under: 4, over: 6, less: 0.9, more: 0.5 };
/** Less than this part of a line, one way and the other, is no slip: the rest makes room for it. */
const slight = { more: 0.2, less: 0.15 };
/** …nor is what takes a figure out by less than this part of its end. */
const hardly = 0.1;

export const isFree = (bounds: Bounds | undefined): boolean =>
  bounds === undefined || (!bounds.fixed && bounds.min === null);

/** What the caller holds was not weighed wrong. */
export function slipIn(order: Order, request: Request, own: readonly MixLine[]): Slip | null {
  if (leavesOpen(request)) return null;
  const { only, bounds } = request;
  const isHeld = (line: MixLine, i: number): boolean =>
    !isFree(bounds[i]) || (only !== null && !only.some(({ picks }) => picks(line)));
  const held = new Set(own.filter(isHeld).map(({ key }) => key));
  return slipOf(order, request.target === null, ({ key }) => !held.has(key));
}

/** What takes the place of the wrong thing comes in, unless the caller says what may. */
export function insteadOf(
  { type }: Order,
  { add, avoid }: Request,
  slip: Slip | null,
  lines: readonly MixLine[],
): MixLine[] {
  const row = slip?.instead?.row;
  if (!row || add !== null || lines.some((line) => line.row === row)) return [];
  const line = lineFromRow(type, row, 0);
  return avoid.some(({ picks }) => picks(line)) ? [] : [line];
}

/** `isWhole`: everything has to come in, not what a lower class asks. */
function slipOf(order: Order, isWhole: boolean, may: (line: MixLine) => boolean): Slip | null {
  const sent = stateOf(compose(order));
  const faults = faultsIn(sent);
  if (faults.length === 0) return null;
  const { mix, figures } = sent;
  const { trade } = mix.type;
  const steps = tradeSteps(sent, brokenIn(trade, mix.lines, figures));
  const state = steps.at(-1)?.after ?? sent;
  const remain = faultsIn(state);
  const odd = isWhole ? oddPull(state, remain, leashOn(mix, true)) : null;
  const told = steps.find(({ why }) => why.kind === 'cause');
  const alone = (): Change | null => (isWhole ? onlyStep(state, sent) : null);
  const one = odd ?? told ?? causeOf(state, remain, leashOn(mix, false))?.pull ?? alone();
  const turned = isWhole ? turnedIn(state, sent, may) : null;
  if (turned) return turned;
  const factor = isWhole ? factorOf(sent, faults, one?.parts[0]?.line.key ?? null, may) : null;
  if (factor) return { key: factor.line.key, left: factor.left };
  if (!one || !may(one.parts[0]!.line)) return null;
  const { line } = one.parts[0]!;
  const grams = one.grams[0]!;
  const whole = weightOf(mix);
  const isUnusual = (100 * (line.grams + grams)) / (whole + grams) > (line.row?.dose?.[1] ?? Infinity);
  // What is over its dose goes to what is usual.
  if (misdosedIn(trade, figures).some(({ dose, side }) => side === 'alto' && isOf(line, dose.lines))) return null;
  const misdoses = ({ figures: after }: State): number => misdosedIn(trade, after).length;
  const left = 1 + grams / line.grams;
  const isAll = isWhole && faultsIn(one.after).length === 0;
  const most = isAll && (left >= comma.under || comma.over * left <= 1) ? comma : usually;
  if (isUnusual || -grams > most.less * whole || misdoses(one.after) > misdoses(state)) return null;
  const isPinch = standingOf(trade, line).doses.length > 0;
  const isForgotten = odd !== null || (isAll && grams < most.more * whole);
  if (!isForgotten && grams > 0 && !isPinch) return null;
  const far = inward(one, state, remain, leashOn(mix, odd !== null)).grams[0]!;
  return { key: line.key, left: 1 + far / line.grams };
}

/** From this part of a line on, and of the batch, what is taken for something else was the wrong thing. */
const wrongThing = { line: 0.5, batch: 0.1 };

/** The wrong thing was put: so much of it as the lever says gives its place to what should be there. */
function turnedIn(state: State, sent: State, may: (line: MixLine) => boolean): Slip | null {
  const goesFar = ({ to, picks }: Lever): boolean => to !== null && picks.length === 2;
  if (!faultsIn(state).some((fault) => leversOf(fault, state).some(goesFar))) return null;
  const { steps } = planFor(state, sent, (faults) => faults);
  for (const { why, parts, grams } of steps) {
    const [from, into] = parts;
    if (why.kind !== 'lever' || !goesFar(why.lever) || !from || !into?.line.row || !may(from.line)) continue;
    const part = -grams[0]! / from.line.grams;
    if (part >= wrongThing.line && -grams[0]! >= wrongThing.batch * weightOf(state.mix))
      return { key: from.line.key, left: 1 - part, instead: { row: into.line.row, ratio: -grams[1]! / grams[0]! } };
  }
  return null;
}

/** One figure is out, and the plan for it is so much more or less of one line that is there. */
function onlyStep(state: State, sent: State): Change | null {
  const { steps, left } = planFor(state, sent, (faults) => faults);
  const [step] = steps;
  if (faultsIn(sent).every(({ deviation }) => deviation < hardly)) return null;
  if (!step || steps.length > 1 || step.parts.length > 1 || left.length > 0) return null;
  const part = step.grams[0]! / step.parts[0]!.line.grams;
  return Number.isFinite(part) && (part > slight.more || part < -slight.less) ? step : null;
}
