// One lever pulled on one fault: how many grams bring the figure in, or as near as the limits let it, and what else happens.
//   { less: 'this' } on a figure that is high → { changes: −12 g, after: the recipe without them }
import type { Lever } from '../model/craft.ts';
import { toStep, type Value } from '../number.ts';
import { crossingOf } from './crossing.ts';
import {
  availableFor,
  moved,
  type Part,
  partsOf,
  probe,
  roundUp,
  stepFor,
  type Weighed,
  weighOut,
  weightOf,
} from './direction.ts';
import { type Leash, leashed } from './leash.ts';
import { leastOpened, standingOf } from './limits.ts';
import { type Fault, faultsIn, type State, same, stateOf, wrongness } from './state.ts';

export interface Pull extends Weighed {
  readonly parts: readonly Part[];
  readonly after: State;
  readonly faults: readonly Fault[];
  readonly wrongness: number;
  /** nothing that was in is out; and its figure is in */
  readonly harmless: boolean;
  readonly clean: boolean;
}

/** Adding more than this many times the whole recipe is no advice. */
const farthest = 3;
/** How far inside its range a figure is taken, so that weighing and what comes after do not push it out again. */
const inside = 0.12;

export function pull(lever: Lever, fault: Fault, start: State, before: readonly Fault[], leash: Leash): Pull | null {
  const parts = lever.keeping === null ? partsOf(lever.picks, start) : keptParts(lever, start);
  if (parts === null) return null;
  const wanted = lever.to ? lever.to.code(start.figures.run, null) : null;
  const allowed = lever.max ? (lever.max.code(start.figures.run, null) ?? 0) : Infinity;
  return along(parts, fault, start, before, leash, { wanted, allowed, lever });
}

interface Wish {
  readonly wanted: Value;
  readonly allowed: number;
  readonly lever: Lever | null;
}

export function along(
  parts: readonly Part[],
  fault: Fault,
  start: State,
  before: readonly Fault[],
  leash: Leash,
  { wanted, allowed, lever }: Wish = { wanted: null, allowed: Infinity, lever: null },
): Pull | null {
  const total = weightOf(start.mix);
  const most = Math.min(availableFor(parts), leashed(parts, start, leash), allowed, farthest * total);
  if (!(most > 1e-9)) return null;
  const { index } = fault.param;
  const origin = start.figures.run.full[index] ?? null;
  const valueAt = probe(start.mix, parts, index);
  const bound = fault.side === 'bajo' ? fault.min! : fault.max!;
  let best: Pull | null = null;
  for (const goal of goalsOf(fault, bound, wanted)) {
    const exact = crossingOf(goal, origin, valueAt, most, total);
    if (exact === null && goal !== bound) continue;
    const found =
      exact === null
        ? partWay(parts, most, fault, start, before, lever, valueAt(most))
        : whole(parts, exact, most, fault, start, before, lever);
    if (found?.clean) return found;
    if (found && (!best || found.wrongness < best.wrongness)) best = found;
  }
  return best;
}

/** So many grams of the first part, whatever they do; null where the limits do not let it go so far. */
export function by(
  parts: readonly Part[],
  grams: number,
  start: State,
  before: readonly Fault[],
  leash: Leash,
): Pull | null {
  if (grams > Math.min(availableFor(parts), leashed(parts, start, leash))) return null;
  const { grams: rounded, step } = roundUp(grams, stepFor(grams, null, start), grams + stepFor(grams, null, start));
  return applied(weighOut(rounded, step, parts, null, start), parts, before[0]!, start, before);
}

function goalsOf({ min, max, side }: Fault, bound: number, wanted: Value): number[] {
  const width = min !== null && max !== null ? max - min : Math.abs(bound) * 0.1;
  const within = side === 'bajo' ? bound + inside * width : bound - inside * width;
  const goals = wanted === null ? [within, bound] : [wanted, within, bound];
  return width === 0 ? [bound] : goals;
}

function whole(
  parts: readonly Part[],
  exact: number,
  most: number,
  fault: Fault,
  start: State,
  before: readonly Fault[],
  lever: Lever | null,
): Pull | null {
  const lead = Math.abs(parts[0]!.ratio);
  const own = lever?.step ?? null;
  const asked = Math.min(Math.max(lead * exact, leastOf(parts[0]!, start)), lead * most);
  const first = roundUp(asked, stepFor(asked, own, start), lead * most);
  // Rounding the other ingredients may leave it short by a hair: then one step more.
  for (let more = 0; more < 3; more++) {
    const grams = first.grams + more * first.step;
    if (more > 0 && grams > lead * most + 1e-9) return null;
    const pulled = applied(weighOut(grams, first.step, parts, own, start), parts, fault, start, before);
    if (!pulled?.faults.some((one) => same(one, fault))) return pulled;
  }
  return null;
}

/** As far as the limits let it. */
function partWay(
  parts: readonly Part[],
  most: number,
  fault: Fault,
  start: State,
  before: readonly Fault[],
  lever: Lever | null,
  value: Value,
): Pull | null {
  if (value === null || !Number.isFinite(most)) return null;
  const nearer = fault.side === 'bajo' ? value > fault.value : value < fault.value;
  if (!nearer) return null;
  const lead = Math.abs(parts[0]!.ratio);
  const own = lever?.step ?? null;
  const all = lead * most;
  const step = stepFor(all, own, start);
  const isAll = parts.some(({ line, ratio }) => ratio < 0 && line.grams <= -ratio * most + 1e-9);
  const down = isAll ? all : toStep(all, step, (x) => Math.floor(x + 1e-6));
  return down <= 0 ? null : applied(weighOut(down, step, parts, own, start), parts, fault, start, before);
}

function applied(
  weighed: Weighed,
  parts: readonly Part[],
  fault: Fault,
  start: State,
  before: readonly Fault[],
): Pull | null {
  if (weighed.grams.every((grams) => grams === 0) || isTooLittle(weighed, parts, start)) return null;
  const after = stateOf(moved(start.mix, parts, weighed.grams), start.mix.type.judgedSequence);
  const faults = faultsIn(after);
  const harmless = faults.every((one) => before.some((was) => same(was, one)));
  const clean = harmless && !faults.some((one) => same(one, fault));
  const { grams, decimals } = weighed;
  return { grams, decimals, parts, after, faults, wrongness: wrongness(faults), harmless, clean };
}

const leastOf = ({ line }: Part, { mix, figures }: State): number =>
  line.grams > 0 ? 0 : leastOpened(mix.type.trade, line, figures.run, weightOf(mix));

/** Nobody opens a bag for this: what is not there comes in for something, unless it is a thing of pinches. */
function isTooLittle({ grams }: Weighed, parts: readonly Part[], { mix }: State): boolean {
  const { trade } = mix.type;
  const least = (trade.introduce.least * weightOf(mix)) / 100;
  return parts.some(
    ({ line }, i) => line.grams === 0 && grams[i]! < least && standingOf(trade, line).doses.length === 0,
  );
}

/** A swap that leaves another figure as it is: the second part's grams follow from what a gram of each does to it. */
function keptParts({ picks, keeping }: Lever, start: State): Part[] | null {
  const bare = partsOf(
    picks.map(({ pick, ratio }) => ({ pick, ratio: typeof ratio === 'number' ? ratio : 1 })),
    start,
  );
  const [from, to] = bare ?? [];
  if (!from || !to || from.line.grams <= 0) return null;
  const little = Math.min(weightOf(start.mix) / 1000, from.line.grams);
  const now = start.figures.run.full[keeping!] ?? null;
  const effect = ({ line }: Part, ratio: number): number | null => {
    const then = probe(start.mix, [{ line, ratio }], keeping!)(little);
    return now === null || then === null ? null : then - now;
  };
  const taken = effect(from, -1);
  const given = effect(to, 1);
  if (taken === null || given === null || given === 0) return null;
  const ratio = -taken / given;
  return ratio > 0.05 && ratio < 20
    ? [
        { line: from.line, ratio: -1 },
        { line: to.line, ratio },
      ]
    : null;
}
