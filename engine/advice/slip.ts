// What was weighed twice is the fault, not what it drowns; and a pinch that fell short is not mended with everything else. The
// one line that, put right alone, brings in most of what is out: both the advice and the adjustment begin with it.
//   180 g where 100 g put three figures right → { line, grams: 100 }
import type { Lever, Row } from '../model/craft.ts';
import { toStep } from '../number.ts';
import type { MixLine } from '../read/compose.ts';
import { causeOf, oddPull } from './cause.ts';
import { weightOf } from './direction.ts';
import { isAlwaysThere } from './good-recipes.ts';
import { type Change, inward } from './inward.ts';
import { leashOn } from './leash.ts';
import { leversOf } from './lever.ts';
import { isOf, misdosedIn, standingOf } from './limits.ts';
import { factorOf } from './misweighed.ts';
import { oddOneIn } from './odd-one.ts';
import { type Plan, planFor, type Step, taken } from './plan.ts';
import { type Fault, faultsIn, type State } from './state.ts';
import { usualIn } from './usual.ts';

/** A line that is the fault of most of what is out. */
export interface Slip {
  readonly line: MixLine;
  /** how many there should be of it */
  readonly grams: number;
  /** what takes the place of what goes, where the wrong thing was put: grams for a gram */
  readonly instead: { readonly row: Row; readonly ratio: number } | null;
}

/** What takes more than this part of the batch away is another recipe, not a slip: the rest gives way with it. And what alone
    brings everything in by being more was forgotten, if it is no more than this part of the batch. */
const usually = { less: 0.4, more: 0.2 };
/** …unless so many times as much as it needs was put, or hardly anything of it: a comma that moved is plain whatever it weighs. */
const comma = { under: 4, over: 6, less: 0.9, more: 0.5 };
/** As much as is usual, give or take so much, as a logarithm. */
const nearly = Math.log(1.35);
/** Less than this part of a line, one way and the other, is no slip: the rest makes room for it. */
const slight = { more: 0.2, less: 0.15 };
/** …nor is what takes a figure out by less than this part of its end; and what leaves nothing out by more than the other is an edge. */
const hardly = { alone: 0.1, all: 0.05 };

export interface Asked {
  /** everything has to come in, not what a lower class asks */
  readonly isWhole: boolean;
  /** what may have been weighed wrong */
  readonly may: (line: MixLine) => boolean;
}

/** `steps`: what the limits of the trade ask for first; `planned`: the plan from there on. */
export function slipIn(sent: State, steps: readonly Step[], planned: () => Plan, { isWhole, may }: Asked): Slip | null {
  const faults = faultsIn(sent);
  if (faults.every(({ deviation }) => deviation < hardly.all)) return null;
  const { mix, figures } = sent;
  const { trade } = mix.type;
  const state = steps.at(-1)?.after ?? sent;
  const remain = faultsIn(state);
  const found = isWhole ? oddPull(state, remain, leashOn(mix, true)) : null;
  const odd = found && isTold(found, remain, planned) ? found : null;
  const told = steps.find(({ why }) => why.kind === 'cause');
  const alone = (): Change | null => (isWhole ? onlyStep(planned(), sent) : null);
  const one = odd ?? told ?? causeOf(state, remain, leashOn(mix, false))?.pull ?? alone();
  const turned = isWhole ? turnedIn(state, planned, may) : null;
  if (turned) return turned;
  // Where one thing brought to its dose leaves nothing out, nothing else was weighed wrong.
  const isDosed = remain.length === 0 && steps.length === 1 && steps[0]!.why.kind === 'dose';
  const factor = isWhole && !isDosed ? factorOf(sent, faults, one?.parts[0]?.line.key ?? null, may) : null;
  if (factor) return slipOf(factor.line, (factor.left - 1) * factor.line.grams);
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
  // So is what stands out of a recipe that is otherwise a good one, and brought to what is usual there puts all right.
  const stray = oddOneIn(odd ? state.mix : mix);
  const usual = stray?.line.key === line.key ? stray.usual : grams < 0 ? usualIn(mix)(line) : 0;
  const isRestored = usual > 0 && Math.abs(Math.log((line.grams + grams) / usual)) < nearly;
  const isPlain = isRestored || left >= comma.under || comma.over * left <= 1;
  const most = isAll && isPlain ? comma : usually;
  if (isUnusual || -grams > most.less * whole || misdoses(one.after) > misdoses(state)) return null;
  const isPinch = standingOf(trade, line).doses.length > 0;
  const isForgotten = odd !== null || one === told || line.grams === 0 || (isAll && grams < most.more * whole);
  if (!isForgotten && grams > 0 && !isPinch) return null;
  return slipOf(line, inward(one, state, remain, leashOn(mix, odd !== null)).grams[0]!);
}

/** What was forgotten and leaves one figure out comes in beside the rest if that is what the plan does too. */
function isTold({ parts: [part] }: Change, faults: readonly Fault[], planned: () => Plan): boolean {
  if (part!.line.grams > 0 || faults.length > 1) return true;
  const { steps } = planned();
  return steps.length === 1 && steps[0]!.parts.length === 1 && steps[0]!.parts[0]!.line.row === part!.line.row;
}

const slipOf = (line: MixLine, change: number): Slip => ({
  line,
  grams: line.grams + change,
  instead: null,
});

/** A weight that nobody wrote is one that a scale shows. */
export function weighable(grams: number): number {
  const step = 10 ** Math.min(0, Math.floor(Math.log10(grams || 1)) - 1);
  return toStep(grams, step, Math.round);
}

/** From this part of a line on, and of the batch, what is taken for something else was the wrong thing. */
const wrongThing = { line: 0.5, batch: 0.1 };

/** The wrong thing was put: so much of it as the lever says gives its place to what should be there. */
function turnedIn(state: State, planned: () => Plan, may: (line: MixLine) => boolean): Slip | null {
  const goesFar = ({ to, picks }: Lever): boolean => to !== null && picks.length === 2;
  if (!faultsIn(state).some((fault) => leversOf(fault, state).some(goesFar))) return null;
  for (const { why, parts, grams } of planned().steps) {
    const [from, into] = parts;
    if (why.kind !== 'lever' || !goesFar(why.lever) || !from || !into?.line.row || !may(from.line)) continue;
    if (grams[1]! <= 0) continue;
    const part = -grams[0]! / from.line.grams;
    if (part >= wrongThing.line && -grams[0]! >= wrongThing.batch * weightOf(state.mix))
      return {
        line: from.line,
        grams: from.line.grams + grams[0]!,
        instead: { row: into.line.row, ratio: -grams[1]! / grams[0]! },
      };
  }
  return null;
}

/** One figure is out, and the plan for it is so much more or less of one line that is there, or of what was left out. */
function onlyStep({ steps, left }: Plan, sent: State): Change | null {
  const [step] = steps;
  const faults = faultsIn(sent);
  if (faults.every(({ deviation }) => deviation < hardly.alone)) return null;
  if (!step || steps.length > 1 || step.parts.length > 1 || left.length > 0) return null;
  const { line } = step.parts[0]!;
  if (line.grams === 0) return isLeftOut(line, faults, sent) ? step : null;
  const part = step.grams[0]! / line.grams;
  return part > slight.more || part < -slight.less ? step : null;
}

/** Where there is nothing at all of what a figure measures, or of what every good recipe has, it was left out; a thing of pinches has its dose. */
const isLeftOut = (line: MixLine, faults: readonly Fault[], { mix }: State): boolean =>
  standingOf(mix.type.trade, line).doses.length === 0 &&
  (faults.some(({ side, value }) => side === 'bajo' && value === 0) || isAlwaysThere(line, mix));

/**
 * The plan. What it begins with, where that is one line, goes as far as the adjustment puts it right; where it does not arrive, the
 * line that was weighed wrong goes first, if that leads farther.
 */
export function advised(
  start: State,
  sent: State,
  inTurn: Parameters<typeof planFor>[2],
  plan = planFor(start, sent, inTurn),
): Plan {
  const [step] = plan.steps;
  const isFree = step?.parts.length === 1 && !(step.why.kind === 'lever' && step.why.relaxed);
  const line = isFree ? step.parts[0]!.line : null;
  const isStuck = plan.left.length > 0 && faultsIn(sent).length > 1;
  // What the trade's own steps have changed, they have put right.
  if (start.mix !== sent.mix || (line === null && !isStuck)) return plan;
  const may = ({ key }: MixLine): boolean => isStuck || key === line!.key;
  const slip = slipIn(sent, [], () => plan, { isWhole: true, may });
  const isSame = slip?.line.key === line?.key;
  const first = slip && !slip.instead && (isStuck || isSame) ? putRight(slip, start, isSame ? step! : null) : null;
  if (!first) return plan;
  const rest = planFor(first.after, sent, inTurn);
  const isAsFar = isSame && rest.left.length === plan.left.length && rest.steps.length < plan.steps.length;
  return rest.left.length < plan.left.length || isAsFar ? { ...rest, steps: [first, ...rest.steps] } : plan;
}

/** A change that differs from another by less than this part of it is the same. */
const about = 0.05;

/** In the words of the step that does the same to that line; null where it does as much already. */
function putRight({ line, grams }: Slip, start: State, step: Step | null): Step | null {
  const change = toStep(weighable(grams) - line.grams, 0.01, Math.round);
  if (change === 0 || (step && Math.abs(change - step.grams[0]!) <= about * Math.abs(step.grams[0]!))) return null;
  const first = taken(
    {
      parts: [{ line, ratio: Math.sign(change) }],
      grams: [change],
      decimals: [Number.isInteger(change) ? 0 : 2],
      why: step?.why ?? { kind: 'cause', line },
    },
    start,
  );
  return first.mended.length > 0 ? first : null;
}
