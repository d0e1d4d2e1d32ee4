// A move written inside a sentence: its length, rounded to what a person weighs, and only if nothing else is pushed out.
import type { Move } from '../craft.ts';
import type { Value } from '../number.ts';
import { isOut, type Outcome } from '../stages/compare.ts';
import { crossingOf } from './crossing.ts';
import { availableFor, moved, type Part, partsOf, probe, roundUp, stepFor, weighOut, weightOf } from './direction.ts';
import { type State, stateOf } from './state.ts';

export interface Sized {
  readonly parts: readonly Part[];
  /** signed, and the decimals of the step they were rounded to */
  readonly grams: readonly number[];
  readonly decimals: readonly number[];
  /** where it leads; of its figures only what is judged, unless the move names a parameter of its own */
  readonly after: State;
}

/** Adding more than this many times the whole recipe is no advice. */
const farthest = 20;

/** `outcome`: the range being spoken of, if any. */
export function sizeMove(move: Move, start: State, outcome: Outcome | null): Sized | null {
  const parts = partsOf(move.picks, start);
  const param = move.param ?? outcome?.param.index ?? null;
  if (parts === null || param === null) return null;
  const wanted = move.to ? move.to.code(start.figures.run, null) : null;
  // With a parameter and a value of its own the sentence names where it leads: there and nowhere else.
  if (move.param !== null && move.to !== null)
    return wanted === null ? null : sizeTo(wanted, param, parts, move, start);
  const goals = [wanted, boundOf(param, start, outcome)].filter((goal) => goal !== null);
  for (const goal of new Set(goals)) {
    const sized = sizeTo(goal, param, parts, move, start);
    if (sized && harmless(start, sized.after)) return sized;
  }
  return null;
}

/** The nearest end of the range the parameter is out of. */
function boundOf(param: number, { comparison }: State, outcome: Outcome | null): Value {
  const own = outcome?.param.index === param ? outcome : comparison.byParam[param];
  if (!own) return null;
  return own.state === 'bajo' ? own.min : own.state === 'alto' ? own.max : null;
}

/** What a parameter changes by when a hundredth of the recipe is moved; null where that cannot be. */
export function effectOf(picks: Move['picks'], start: State, param: number): Value {
  const parts = partsOf(picks, start);
  const before = start.figures.run.full[param] ?? null;
  const grams = parts === null ? 0 : Math.min(weightOf(start.mix) / 100, availableFor(parts));
  const after = parts === null || grams === 0 ? null : probe(start.mix, parts, param)(grams);
  return before === null || after === null ? null : after - before;
}

function sizeTo(goal: number, param: number, parts: readonly Part[], move: Move, start: State): Sized | null {
  const { mix } = start;
  const total = weightOf(mix);
  const allowed = move.max ? (move.max.code(start.figures.run, null) ?? 0) : farthest * total;
  const most = Math.min(availableFor(parts), allowed);
  const origin = start.figures.run.full[param] ?? null;
  const exact = crossingOf(goal, origin, probe(mix, parts, param), most, total);
  if (exact === null) return null;
  const lead = Math.abs(parts[0]!.ratio);
  const first = roundUp(lead * exact, stepFor(lead * exact, move.step, start), lead * most);
  // Rounding the other ingredients may leave it short by a hair: then one step more.
  for (let more = 0; more < 3; more++) {
    const grams = first.grams + more * first.step;
    if (more > 0 && grams > lead * most) return null;
    const weighed = weighOut(grams, first.step, parts, move.step, start);
    const sequence = move.param === null ? mix.type.judgedSequence : mix.type.sequence;
    const after = stateOf(moved(mix, parts, weighed.grams), sequence);
    if (arrived(goal, param, move, start, after)) return { parts, ...weighed, after };
  }
  return null;
}

/** In its range when it was out of one; at its goal when the move names it. */
function arrived(goal: number, param: number, move: Move, start: State, after: State): boolean {
  if (move.param !== null && move.to !== null) {
    const from = start.figures.run.full[param]!;
    const now = after.figures.run.rounded[param];
    return now !== null && now !== undefined && (now - goal) * Math.sign(goal - from) >= 0;
  }
  const was = start.comparison.byParam[param];
  const is = after.comparison.byParam[param];
  return !was || !is || !isOut(was) || is.state !== was.state;
}

/** Nothing judged leaves its range or ends out on the other side, and no legal limit is newly broken. */
function harmless(before: State, after: State): boolean {
  if (after.comparison.breaches.length > before.comparison.breaches.length) return false;
  const { judged } = before.mix.craft;
  return before.comparison.outcomes.every((was) => {
    if (judged !== null && !judged.includes(was.param.index)) return true;
    const is = after.comparison.byParam[was.param.index];
    if (!is) return true;
    if (was.state === 'bien') return !isOut(is);
    // What was out may stay out on its side, never jump to the other.
    return !isOut(is) || is.state === was.state || was.state === null;
  });
}
