// Diagnosis: several figures out at once are often one slip. The line whose change alone brings in all of them, or most, and
// pushes nothing out, is the cause.
//   a line weighed twice lifts three figures → that line, the grams to take away, and the three
import type { Mix, MixLine } from '../read/compose.ts';
import { isUnknown } from '../reckon/unknown.ts';
import { type Part, probeEach, weightOf } from './direction.ts';
import { characterOf, type Leash, leashOn } from './leash.ts';
import { givesWayAt, isExcessive, isPinch, isScarce, misdosedIn, standingOf } from './limits.ts';
import { oddOneIn } from './odd-one.ts';
import { along, by, type Pull } from './pull.ts';
import { type Fault, type State, same } from './state.ts';
import { outstandingIn, strayIn, usualIn } from './usual.ts';

export interface Cause {
  readonly pull: Pull;
  readonly line: MixLine;
  readonly mended: readonly Fault[];
}

interface Suspect {
  readonly part: Part;
  /** the faults that it moves, those that need most of it first */
  readonly hardest: readonly Fault[];
  readonly needs: number;
  /** grams that mending each of them by itself would take, about */
  readonly alone: number;
}

/** Candidates that are sized, at most. */
const tried = 3;
/** Nobody says which of more lines than these was weighed wrong; and trying each grows with their square. */
const mostLines = 40;
/** A cause asks for no more grams than this many times what bringing each figure in by itself would. */
const dearest = 6.5;
/** What is seen only through others explains so many faults and doses, unless it is a thing of pinches. */
const missing = 3;

export function causeOf(state: State, faults: readonly Fault[], leash: Leash): Cause | null {
  if (faults.length < 2 || state.mix.lines.length > mostLines) return null;
  let best: Cause | null = null;
  const overdoses = overdosed(state, false);
  for (const { part, hardest, alone } of suspects(state, faults)) {
    // What is missing, and what only makes the rest look short, has to explain more than what is plainly too much.
    const isIndirect = part.ratio > 0 || hardest.every(({ side }) => side === 'bajo');
    const asks = isIndirect && !isPinch(state.mix.type.trade, part.line) && !isOdd(part, state.mix);
    const least = asks ? missing : 0;
    if (faults.length + overdoses < least) continue;
    const pull = farthestHarmless(part, hardest, state, faults, leash);
    if (!pull) continue;
    if (Math.abs(pull.grams[0]!) > mostOf(part, alone, state) || isTooMuch(part, pull)) continue;
    if (isAboutUsual(part, pull, state.mix)) continue;
    const mended = faults.filter((fault) => !pull.faults.some((one) => same(one, fault)));
    const worsened = pull.faults.some(
      (one) => one.deviation > (faults.find((was) => same(was, one))?.deviation ?? 0) + 1e-9,
    );
    if (worsened || mended.length < 2 || 2 * mended.length <= faults.length) continue;
    const isPassedOver = part.ratio > 0 || 2 * worstIn(pull.faults) > worstIn(faults);
    if (isPassedOver && worstIn(faults) > muchWorse * worstIn(mended)) continue;
    if (mended.length + overdoses - overdosed(pull.after, false) < least) continue;
    if (overdosed(pull.after, true) > overdosed(state, true)) continue;
    const cause: Cause = { pull, line: part.line, mended };
    if (!best || mended.length > best.mended.length || isLikelier(cause, best, state.mix)) best = cause;
  }
  return best;
}

/** Nothing is the cause that leaves out, and more than half as far, what is so many times farther out than all that it mends; nor is missing what leaves it out at all. */
const muchWorse = 2;

const worstIn = (faults: readonly Fault[]): number => Math.max(...faults.map(({ deviation }) => deviation));

/** Whether it is the one line of which there is more than in a good recipe of the type. */
function isOdd({ line, ratio }: Part, mix: Mix): boolean {
  const odd = ratio < 0 ? oddOneIn(mix) : null;
  return odd !== null && odd.line === line && odd.usual < line.grams;
}

/** Of what the type is made of, not all was weighed twice. */
const nearlyAll = 0.95;
/** The same as `dearest`, for what the recipe is not counted on, or has its own measure. */
const dear = 2.5;

/** Grams that a slip can be. */
function mostOf(part: Part, alone: number, state: State): number {
  const { line, ratio } = part;
  const half = weightOf(state.mix) / 2;
  if (isMissing(part, state)) return half;
  const character = characterOf(state.mix, line);
  if (ratio > 0) return character !== null && character.band === null ? dearest * alone : Math.min(half, dear * alone);
  const belongs = state.mix.type.correctors.some((row) => row === line.row);
  return Math.min(dearest * alone, belongs ? nearlyAll * line.grams : Infinity);
}

/** What is no more than so many times what a good recipe has is not what this part of the batch is taken away of. */
const about = { usual: 1.35, batch: 0.2 };

function isAboutUsual({ line, ratio }: Part, { grams: [grams] }: Pull, mix: Mix): boolean {
  if (ratio > 0 || -grams! < about.batch * weightOf(mix)) return false;
  return line.grams < about.usual * usualIn(mix)(line);
}

/** More of what makes the recipe than the trade ever puts is not what was forgotten. */
function isTooMuch({ line, ratio }: Part, { after }: Pull): boolean {
  const character = characterOf(after.mix, line);
  return ratio > 0 && character !== null && isExcessive(character, after.figures.run);
}

/** Less than the trade ever puts: what it takes to have enough is not dear, short of half the batch. */
function isMissing({ line, ratio }: Part, { mix, figures }: State): boolean {
  const character = characterOf(mix, line);
  return ratio > 0 && character !== null && isScarce(character, figures.run);
}

/** So many times farther from what is usual is plainly the one that was weighed wrong. */
const farther = 3;

/** Of two lines that explain the same, the one far from what is usual, for fewer grams; else what gives way first or is plainer. */
function isLikelier(one: Cause, best: Cause, mix: Mix): boolean {
  if (one.mended.length < best.mended.length) return false;
  const strayOf = strayIn(mix);
  const isFar = (a: Cause, b: Cause): boolean => {
    const stray = strayOf(b.line);
    return stray > 0 && strayOf(a.line) > farther * stray && Math.abs(a.pull.grams[0]!) < Math.abs(b.pull.grams[0]!);
  };
  return isFar(one, best) || (!isFar(best, one) && (givesWayBefore(one, best, mix) || isPlainer(one, best)));
}

/** So many times another part is still about as much of its line. */
const aboutAsMuch = 1.5;

/** Of two lines that explain the same by being too much, about as much, the one that gives way first. */
function givesWayBefore({ pull, line, mended }: Cause, best: Cause, { type }: Mix): boolean {
  const part = ({ pull: { grams }, line: { grams: all } }: Cause): number => -grams[0]! / all;
  return (
    mended.length === best.mended.length &&
    pull.grams[0]! < 0 &&
    best.pull.grams[0]! < 0 &&
    part({ pull, line, mended }) < aboutAsMuch * part(best) &&
    givesWayAt(type.trade, line) < givesWayAt(type.trade, best.line)
  );
}

/** So many times fewer grams are plainly what was forgotten. */
const plainly = { added: 1.5, taken: 5 };

/** What is short by itself, rather than much more of something else, added or taken away. */
const isPlainer = ({ pull, mended }: Cause, best: Cause): boolean =>
  mended.length === best.mended.length &&
  pull.grams[0]! > 0 &&
  pull.grams[0]! * (best.pull.grams[0]! > 0 ? plainly.added : plainly.taken) < Math.abs(best.pull.grams[0]!);

/** Doses over, or far over: less of what they are measured on is not the cause when it leaves one so. */
const overdosed = ({ mix, figures }: State, onlyFar: boolean): number =>
  misdosedIn(mix.type.trade, figures).filter(({ side, far }) => side === 'alto' && (far || !onlyFar)).length;

/** The one line that is not what it is in the good recipe most like it, brought to what is usual, or else only as far as all comes in; null where that alone does not bring it in. */
export function oddPull(state: State, faults: readonly Fault[], leash: Leash): Pull | null {
  const odd = faults.length === 0 ? null : oddOneIn(state.mix);
  if (!odd || isUnknown(odd.line) || standingOf(state.mix.type.trade, odd.line).isReady) return null;
  const { line, usual } = odd;
  if (line.grams === 0 && !mayBeForgotten(line, usual, state.mix)) return null;
  const parts: Part[] = [{ line, ratio: usual < line.grams ? -1 : 1 }];
  const asUsual = leashOn(leash.sent, leash.relaxed, line.key);
  const restored = usual > 0 ? by(parts, Math.abs(usual - line.grams), state, faults, asUsual) : null;
  if (restored?.faults.length === 0) return restored;
  for (const fault of faults) {
    const pull = along(parts, fault, state, faults, leash);
    if (pull?.faults.length === 0) return pull;
  }
  return null;
}

/** Of more than this part of the batch nobody forgets all; and what does not mend a recipe of the type was not meant to be in it. */
const most = 0.4;

const mayBeForgotten = ({ row }: MixLine, usual: number, mix: Mix): boolean =>
  mix.type.correctors.some((one) => one === row) && usual <= most * weightOf(mix);

/** Lines that a little more or less of which does every fault good, those that need least first. */
function suspects(state: State, faults: readonly Fault[]): Suspect[] {
  const { mix } = state;
  const little = weightOf(mix) / 500;
  const found: Suspect[] = [];
  const least = new Map<Fault, number>();
  const isOutstanding = outstandingIn(mix);
  const lineMoved = probeEach(mix, mix.type.judgedSequence);
  for (const [place, line] of mix.lines.entries()) {
    if (isUnknown(line) || standingOf(mix.type.trade, line).isReady) continue;
    const step = Math.min(little, line.grams / 2);
    const then = lineMoved(place, step);
    const needed: { fault: Fault; need: number }[] = [];
    let up = 0;
    let down = 0;
    for (const fault of faults) {
      const { param, side, value, min, max } = fault;
      const slope = ((then[param.index] ?? 0) - (state.figures.run.full[param.index] ?? 0)) / step;
      if (Math.abs(slope) < 1e-9) continue;
      if (slope > 0 === (side === 'bajo')) up++;
      else down++;
      const need = Math.abs((value - (side === 'bajo' ? min! : max!)) / slope);
      needed.push({ fault, need });
      // What is taken away has to be there.
      if (slope > 0 === (side === 'bajo') || need <= line.grams)
        least.set(fault, Math.min(least.get(fault) ?? Infinity, need));
    }
    if (Math.max(up, down) < 2 || Math.min(up, down) > 0) continue;
    const ratio = up > 0 ? 1 : -1;
    if (!isOutstanding(line, ratio)) continue;
    const character = characterOf(mix, line);
    if (character && ratio < 0 && character.keep > 0.9 && character.band === null) continue;
    needed.sort((a, b) => b.need - a.need);
    const hardest = needed.map(({ fault }) => fault);
    const needs = needed[0]!.need / line.grams - Math.max(up, down);
    found.push({ part: { line, ratio }, hardest, alone: 0, needs });
  }
  const alone = (some: readonly Fault[]): number =>
    some.reduce((sum, fault) => sum + (least.get(fault) ?? Infinity), 0);
  return found
    .sort((a, b) => a.needs - b.needs)
    .slice(0, tried)
    .map((one) => ({ ...one, alone: alone(one.hardest) }));
}

/** As far as the fault that needs most of it, or as the next one when that goes too far; what is missing, as far as mends most. */
function farthestHarmless(
  part: Part,
  hardest: readonly Fault[],
  state: State,
  faults: readonly Fault[],
  leash: Leash,
): Pull | null {
  let best: Pull | null = null;
  for (const fault of hardest.slice(0, tried)) {
    const pull = along([part], fault, state, faults, leash);
    if (pull?.harmless && (!best || pull.faults.length < best.faults.length)) best = pull;
    if (best && (best.faults.length === 0 || !isMissing(part, state))) break;
  }
  return best;
}
