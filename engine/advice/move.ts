// A move written inside a sentence: it takes one figure to the value that the sentence speaks of, that of the recipe as sent,
// there and nowhere else. Its length on the recipe as it is by now, rounded to what a person weighs; null where the recipe has
// not what it takes, more is asked than is allowed, or it is there already.
import type { Move } from '../model/craft.ts';
import type { Value } from '../number.ts';
import { crossingOf } from './crossing.ts';
import { availableFor, moved, type Part, partsOf, probe, roundUp, stepFor, weighOut, weightOf } from './direction.ts';
import { type State, stateOf } from './state.ts';

export interface Sized {
  readonly parts: readonly Part[];
  /** signed, and the decimals of the step they were rounded to */
  readonly grams: readonly number[];
  readonly decimals: readonly number[];
  /** where it leads */
  readonly after: State;
}

/** Adding more than this many times the whole recipe is no advice. */
const farthest = 20;

export function sizeMove({ picks, param, to, max, step }: Move, start: State, sent: State): Sized | null {
  const { mix, figures } = start;
  const parts = partsOf(picks, start);
  const goal = to.code(sent.figures.run, null);
  if (parts === null || goal === null) return null;
  const total = weightOf(mix);
  const allowed = max ? (max.code(figures.run, null) ?? 0) : farthest * total;
  const most = Math.min(availableFor(parts), allowed);
  const origin = figures.run.full[param] ?? null;
  const exact = crossingOf(goal, origin, probe(mix, parts, param), most, total);
  if (exact === null) return null;
  const lead = Math.abs(parts[0]!.ratio);
  const first = roundUp(lead * exact, stepFor(lead * exact, step, start), lead * most);
  // Rounding the other ingredients may leave it short by a hair: then one step more.
  for (let more = 0; more < 3; more++) {
    const grams = first.grams + more * first.step;
    if (more > 0 && grams > lead * most) return null;
    const weighed = weighOut(grams, first.step, parts, step, start);
    const after = stateOf(moved(mix, parts, weighed.grams));
    const now = after.figures.run.rounded[param] ?? null;
    if (now !== null && (now - goal) * Math.sign(goal - origin!) >= 0) return { parts, ...weighed, after };
  }
  return null;
}

/** What a parameter changes by when a hundredth of the recipe is moved; null where that cannot be. */
export function effectOf(picks: Move['picks'], start: State, param: number): Value {
  const parts = partsOf(picks, start);
  const before = start.figures.run.full[param] ?? null;
  const grams = parts === null ? 0 : Math.min(weightOf(start.mix) / 100, availableFor(parts));
  const after = parts === null || grams === 0 ? null : probe(start.mix, parts, param)(grams);
  return before === null || after === null ? null : after - before;
}
