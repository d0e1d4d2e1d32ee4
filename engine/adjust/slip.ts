// What was weighed twice is the fault, not what it drowns; and a pinch that fell short is not mended with everything else.
// Where one line alone brings in most of what is out, the adjustment counts from the recipe with that line put right.
//   180 g where 100 g put three figures right → { key, left: 0.55 }
import { causeOf } from '../advice/cause.ts';
import { weightOf } from '../advice/direction.ts';
import { leashOn } from '../advice/leash.ts';
import { tradeSteps } from '../advice/plan.ts';
import { faultsIn, stateOf } from '../advice/state.ts';
import { compose } from '../stages/compose.ts';
import type { Order } from '../stages/recognise.ts';
import { brokenIn, standingOf } from '../trade.ts';
import type { Slip } from './model.ts';

/** What takes more than this part of the batch away is another recipe, not a slip: the rest gives way with it. */
const largest = 0.4;

export function slipOf(order: Order): Slip | null {
  const sent = stateOf(compose(order));
  if (faultsIn(sent).length < 2) return null;
  const { mix, figures } = sent;
  const { trade } = mix.type;
  const steps = tradeSteps(sent, brokenIn(trade, mix.lines, figures.run));
  const told = steps.find(({ why }) => why.kind === 'cause');
  const state = steps.at(-1)?.after ?? sent;
  const { parts, grams } = told ?? causeOf(state, faultsIn(state), leashOn(mix, false))?.pull ?? {};
  if (!parts || !grams) return null;
  const { line } = parts[0]!;
  if (-grams[0]! > weightOf(mix) * largest) return null;
  const isPinch = standingOf(trade, line).doses.length > 0;
  return grams[0]! < 0 || isPinch ? { key: line.key, left: 1 + grams[0]! / line.grams } : null;
}
