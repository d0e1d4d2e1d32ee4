// The way from a recipe to one that comes in: the steps of the trade, what is usual instead of what was told of the process,
// and the plan from wherever the sentences told so far leave the recipe.
import type { Notice, Param } from '../model/craft.ts';
import { round } from '../number.ts';
import type { Mix } from '../read/compose.ts';
import { asOne, folded } from './fold.ts';
import { inTurn, type Plan, type Step } from './plan.ts';
import { advised } from './slip.ts';
import { type Fault, faultsIn, type State, same, stateOf } from './state.ts';

export interface Course {
  /** of the trade; the last may have taken in what the figures ask of the same line */
  readonly trade: readonly Step[];
  /** the recipe as they leave it */
  readonly start: State;
  /** what comes in with what is usual of the process, where that gives way */
  readonly process: { readonly mended: readonly Fault[] } | null;
  readonly planFrom: (current: State) => Plan;
}

/** `current`: the recipe as the trade and what was decided leave it. */
export function courseOf(
  sent: State,
  trade: readonly Step[],
  current: State,
  planning: readonly Notice[],
  isOut: boolean,
): Course {
  const drawn = new Map<State, Plan>();
  const drawnFrom = (start: State): Plan => {
    let plan = drawn.get(start);
    if (!plan) {
      const found = advised(start, sent, (faults) => inTurn(faults, planning));
      plan = { ...found, steps: folded(found.steps) };
      drawn.set(start, plan);
    }
    return plan;
  };
  const usual = isOut ? usualProcess(current, sent, drawnFrom) : null;
  const process = usual && { mended: inTurn(goneIn(sent, usual), planning) };
  const planFrom = (from: State): Plan => drawnFrom(usual ?? from);
  // What the figures ask of a line whose dose has just been put right is one thing to do with it.
  const last = trade[trade.length - 1];
  const next = isOut && last?.after === current && !usual ? planFrom(current).steps[0] : undefined;
  const one = last && next ? asOne(last, next) : null;
  if (!one) return { trade, start: current, process, planFrom };
  const plan = planFrom(current);
  drawn.set(one.after, { ...plan, steps: plan.steps.slice(1) });
  return { trade: [...trade.slice(0, -1), one], start: one.after, process, planFrom };
}

const freeIn = ({ craft, inputs }: Mix): Param[] =>
  craft.inputs.filter(({ input }) => input!.lever !== null && inputs.has(input!.told));

/** What was told of the process and gives way, as it is supposed in the end. */
export const inputsOf = ({ mix }: State, { figures }: State): Record<string, number> =>
  Object.fromEntries(
    freeIn(mix).map(({ key, index, decimals }) => [key, round(figures.run.full[index] ?? 0, decimals)]),
  );

function goneIn(before: State, after: State): Fault[] {
  const now = faultsIn(after);
  return faultsIn(before).filter((fault) => !fault.legal && !now.some((other) => same(other, fault)));
}

/** With what is usual instead of what was told of the process, where the craft lets it give way and that mends more. */
function usualProcess(current: State, sent: State, planFrom: (start: State) => Plan): State | null {
  const { mix } = current;
  const free = freeIn(mix);
  if (free.length === 0) return null;
  const kept = [...mix.inputs].filter(([key]) => !free.some(({ input }) => input!.told === key));
  const usual = stateOf({ ...mix, inputs: new Map(kept) });
  if (goneIn(current, usual).length === 0 || goneIn(sent, usual).length === 0) return null;
  const was = faultsIn(current);
  const spoilsNothing = faultsIn(usual).every((fault) => was.some((other) => same(other, fault)));
  return spoilsNothing || planFrom(usual).left.length < planFrom(current).left.length ? usual : null;
}
