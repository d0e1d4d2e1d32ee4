// What the maker told of the process counts as what was sent. Where the craft says that it may give way, and the recipe
// arrives sooner with what is usual instead, the adjustment goes back to that and says so.
//   told 80, usual 64, nothing else wrong → the same grams, { before: 80, after: 64 } and the craft's own sentence
import { say } from '../advice/message.ts';
import type { Evaluation } from '../evaluate.ts';
import type { Param } from '../model/craft.ts';
import { round, spanish } from '../number.ts';
import type { Order } from '../read/recognise.ts';
import { withinBounds } from './balanced.ts';
import { computed } from './compute.ts';
import { isMet } from './goal.ts';
import type { Deadline, Request } from './model.ts';
import type { Found } from './search-result.ts';
import { viewOf } from './view.ts';
import { weighable } from './weighable.ts';

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

/** What was told of this batch («so much is left in the pot») is told of a batch of that total. */
export function inSize(order: Order, { total }: Request): { readonly order: Order; readonly grown: readonly Param[] } {
  const sent = order.items.reduce((sum, { grams }) => sum + grams, 0);
  const grown = order.craft.inputs.filter(({ input }) => input!.scales && order.inputs.get(input!.told));
  if (total === null || total === sent || sent <= 0 || grown.length === 0) return { order, grown: [] };
  const inputs = new Map(order.inputs);
  for (const { input } of grown) inputs.set(input!.told, weighable((inputs.get(input!.told)! * total) / sent));
  return { order: { ...order, inputs }, grown };
}

/** The fields of a request that tell these inputs as an order has them. */
export const toldIn = ({ inputs }: Order, params: readonly Param[]): Record<string, number> =>
  Object.fromEntries(params.map(({ key, input }) => [key, inputs.get(input!.told)!]));

/** Each input that is not as it was told, as it was and as it is. */
export const inputChanges = (changed: readonly Param[], { inputs }: Order, { state }: Evaluation) =>
  Object.fromEntries(
    changed.map(({ key, index, decimals, input }) => {
      const after = state.figures.run.full[index] ?? null;
      return [key, { before: inputs.get(input!.told)!, after: after === null ? null : round(after, decimals) }];
    }),
  );

/** What gives way in the craft's words, on the recipe as it comes out; then what grows with the batch. */
export function processSentences(
  freed: readonly Param[],
  grown: readonly Param[],
  { inputs }: Order,
  { state, judgement }: Evaluation,
): string[] {
  const keys = new Set(freed.map(({ input }) => input!.lever!));
  const usual = [...keys].flatMap((key) => say(key, {}, { state, judgement, current: state })?.text ?? []);
  const inProportion = grown.map(({ label, unit, decimals, index, input }) => {
    const [before, after] = [inputs.get(input!.told)!, state.figures.run.full[index] ?? 0];
    return `${label}: ${spanish(before, decimals)} ${unit} pasan a ${spanish(after, decimals)} ${unit}, en proporción al total.`;
  });
  return [...usual, ...inProportion];
}
