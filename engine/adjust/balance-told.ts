// What the balance tells of a recipe, worked out once for all that adjusting asks of it: the steps that the limits of the trade
// ask for, and the plan from there on, in the order in which the craft speaks of what is out.
import { folded } from '../advice/fold.ts';
import { type Broken, brokenIn } from '../advice/limits.ts';
import { inTurn, type Plan, planFor, type Step, tradeSteps } from '../advice/plan.ts';
import { type Fault, type State, stateOf } from '../advice/state.ts';
import { judge } from '../judge/judge.ts';
import { compose, type MixLine } from '../read/compose.ts';
import type { Order } from '../read/recognise.ts';

interface Told {
  readonly sent: State;
  readonly broken: Broken<MixLine>;
  readonly steps: readonly Step[];
  /** the recipe as those leave it */
  readonly start: State;
  readonly inTurn: (faults: readonly Fault[]) => readonly Fault[];
  readonly plan: () => Plan;
}

const known = new WeakMap<Order, Told>();

export function toldOf(order: Order): Told {
  const before = known.get(order);
  if (before) return before;
  const sent = stateOf(compose(order));
  const { mix, figures, comparison } = sent;
  const broken = brokenIn(mix.type.trade, mix.lines, figures);
  const steps = tradeSteps(sent, broken);
  const start = steps.at(-1)?.after ?? sent;
  let turn: Told['inTurn'] | null = null;
  const ordered: Told['inTurn'] = (faults) => {
    if (!turn) {
      const { notices } = judge(mix, figures, comparison);
      const planning = notices.filter(({ each }) => each === 'fuera' || each === 'limites');
      turn = (some) => inTurn(some, planning);
    }
    return turn(faults);
  };
  let plan: Plan | null = null;
  const told: Told = {
    sent,
    broken,
    steps,
    start,
    inTurn: ordered,
    plan: () => {
      if (!plan) {
        const found = planFor(start, sent, ordered);
        plan = { ...found, steps: folded(found.steps) };
      }
      return plan;
    },
  };
  known.set(order, told);
  return told;
}
