// What the maker told of the process counts as what was sent. Where the craft says that it may give way, and the recipe
// arrives sooner with what is usual instead, the adjustment goes back to that and says so.
//   told 80, usual 64, nothing else wrong → the same grams, { before: 80, after: 64 } and the craft's own sentence
import { say } from '../advice/message.ts';
import type { Param } from '../craft.ts';
import type { Evaluation } from '../evaluate.ts';
import { round } from '../number.ts';
import type { Order } from '../stages/recognise.ts';
import { withinBounds } from './balanced.ts';
import { computed } from './compute.ts';
import type { Found } from './found.ts';
import { isMet } from './goal.ts';
import type { Deadline, Request } from './model.ts';
import { viewOf } from './view.ts';

/** Moving less than this part of the recipe is not worth looking further. */
const little = 0.01;
/** Going back to what is usual is worth it when it saves this much of what would have to move. */
const worthwhile = 0.5;

export interface Settled extends Found {
  /** inputs that go back to what is usual */
  readonly freed: readonly Param[];
}

export function settled(order: Order, request: Request, deadline: Deadline): Settled {
  const found = computed(order, request, deadline);
  const freed = order.craft.inputs.filter(({ input }) => input!.lever !== null && order.inputs.has(input!.told));
  if (freed.length === 0 || movedIn(found) <= little * found.problem.total || deadline())
    return { ...found, freed: [] };
  const kept = [...order.inputs].filter(([told]) => !freed.some(({ input }) => input!.told === told));
  const usual = computed({ ...order, inputs: new Map(kept) }, request, deadline);
  return movedIn(usual) < worthwhile * movedIn(found) ? { ...usual, freed } : { ...found, freed: [] };
}

/** Grams that have to move for a recipe to arrive; without end where it does not. */
function movedIn({ problem, goal, weights }: Found): number {
  const arrives = isMet(goal, viewOf(problem, weights)) && withinBounds(problem, weights);
  if (!arrives) return Infinity;
  return weights.reduce((sum, grams, i) => sum + Math.abs(grams - problem.sent[i]!), 0);
}

/** Each input that gives way, as it was told and as it is supposed. */
export const inputChanges = (freed: readonly Param[], { inputs }: Order, { state }: Evaluation) =>
  Object.fromEntries(
    freed.map(({ key, index, decimals, input }) => {
      const after = state.figures.run.full[index] ?? null;
      return [key, { before: inputs.get(input!.told)!, after: after === null ? null : round(after, decimals) }];
    }),
  );

/** In the craft's words, on the recipe as it comes out. */
export function processSentences(freed: readonly Param[], { state, judgement }: Evaluation): string[] {
  const keys = new Set(freed.map(({ input }) => input!.lever!));
  return [...keys].flatMap((key) => say(key, {}, { state, judgement, current: state })?.text ?? []);
}
