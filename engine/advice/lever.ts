// Which lever is pulled next: of all that the faults of a recipe have, in the order in which the craft declares them.
//   a figure that is high, two levers for it → the first that brings it in and pushes nothing out

import { factsOf } from '../judge/judge.ts';
import type { Lever } from '../model/craft.ts';
import { moved, partsOf, weightOf } from './direction.ts';
import type { Leash } from './leash.ts';
import { givesWayAt } from './limits.ts';
import { type Pull, pull } from './pull.ts';
import { type Fault, type State, stateOf, wrongness } from './state.ts';

/** Part of the batch as sent that a step may add to it, while any other step helps. */
const mostMore = 0.75;
/** A step that leaves its figure out must make the whole better by this much; one that pushes another out, by more. */
const better = { harmless: 0.985, harmful: 0.9 };

interface Chosen {
  readonly pull: Pull;
  readonly fault: Fault;
  readonly lever: Lever;
}

/**
 * The first lever of the first fault that mends it and spoils nothing; else the one that leaves the recipe best. What swells
 * the batch, or takes it further from the law, waits until nothing else helps.
 */
export function leverFor(state: State, faults: readonly Fault[], leash: Leash): Chosen | null {
  const now = wrongness(faults);
  let best: Chosen | null = null;
  let last: Chosen | null = null;
  let facts: ReturnType<typeof factsOf> | null = null;
  for (const fault of faults) {
    for (const lever of leash.relaxed ? inSacrifice(leversOf(fault, state), state) : leversOf(fault, state)) {
      facts ??= factsOf(state.mix, state.figures, state.comparison);
      if (!lever.when(facts)) continue;
      const pulled = pull(lever, fault, state, faults, leash);
      if (!pulled) continue;
      const one: Chosen = { pull: pulled, fault, lever };
      const enough = pulled.clean ? Infinity : now * (pulled.harmless ? better.harmless : better.harmful);
      if (pulled.wrongness >= enough) continue;
      const waits = swells(pulled, leash) || strays(pulled, state);
      if (pulled.clean && !waits) return one;
      if (waits) last = !last || isBetter(pulled, last.pull) ? one : last;
      else if (!best || pulled.wrongness < best.pull.wrongness) best = one;
    }
  }
  return best ?? last;
}

/** Less than this part of its limit further from the law is what any other change does to it. */
const slight = 0.03;

/** Does it break a limit of the law that no step mends, or take a figure that breaks one further out? */
function strays({ parts, grams }: Pull, { mix, figures, comparison }: State): boolean {
  if (mix.type.mendsLimits || figures.plan.limits.length === 0) return false;
  const { breaches } = stateOf(moved(mix, parts, grams)).comparison;
  return breaches.some(({ param, side, value, min, max }) => {
    const bound = side === 'bajo' ? min! : max!;
    const was = comparison.limits.find((one) => one.param === param)?.value ?? bound;
    const before = side === 'bajo' ? bound - was : was - bound;
    return Math.abs(value - bound) > Math.max(0, before) + slight * Math.abs(bound);
  });
}

const isBetter = (one: Pull, other: Pull): boolean => !other.clean && (one.clean || one.wrongness < other.wrongness);

/** Nobody makes nearly twice as much to mend a figure while something else mends it, or comes nearer. */
const swells = ({ grams }: Pull, { sent }: Leash): boolean =>
  grams.reduce((sum, one) => sum + one, 0) > mostMore * weightOf(sent);

/** Where what makes the recipe has to give way too, the levers that take from what gives way first come first. */
function inSacrifice(levers: readonly Lever[], state: State): readonly Lever[] {
  const { trade } = state.mix.type;
  if (trade.sacrifice.length === 0 || levers.length < 2) return levers;
  const last = ({ picks }: Lever): number =>
    Math.max(-1, ...(partsOf(picks, state) ?? []).map(({ line, ratio }) => (ratio < 0 ? givesWayAt(trade, line) : -1)));
  const places = new Map(levers.map((lever) => [lever, last(lever)]));
  return [...levers].sort((a, b) => places.get(a)! - places.get(b)!);
}

export function leversOf({ param, side }: Fault, { mix }: State): readonly Lever[] {
  return mix.type.messages.get(`${param.key}.${side}`)?.[0]?.levers ?? [];
}
