// The line that was weighed wrong, as far as the caller lets it be put right: the adjustment counts from the recipe with it so.
//   180 g where 100 g put three figures right → { key, left: 0.55 }

import { brokenIn } from '../advice/limits.ts';
import { stateOf } from '../advice/state.ts';
import { corrected } from '../correct/correct.ts';
import type { Correction } from '../correct/step.ts';
import { compose, lineFromRow, type MixLine } from '../read/compose.ts';
import type { Order } from '../read/recognise.ts';
import { isAlone } from './candidates.ts';
import { type Bounds, leavesOpen, type Request, type Slip } from './model.ts';

export const isFree = (bounds: Bounds | undefined): boolean =>
  bounds === undefined || (!bounds.fixed && bounds.min === null);

const known = new WeakMap<Order, Correction>();

/** What the balance corrects it to, whatever is wished for. */
export function correctionOf(order: Order): Correction {
  const before = known.get(order);
  if (before) return before;
  const found = correctedBut(order, () => true);
  known.set(order, found);
  return found;
}

function correctedBut(order: Order, may: (line: MixLine) => boolean): Correction {
  const sent = stateOf(compose(order));
  return corrected(sent, brokenIn(order.type.trade, sent.mix.lines, sent.figures), may);
}

/** What is no likelier than this is left to the search. */
const likely = 3;

/** What the caller holds was not weighed wrong. */
export function slipOf(order: Order, request: Request, own: readonly MixLine[]): Slip | null {
  // Where a class or more room is asked, that says how far each line goes.
  if (leavesOpen(request) || request.target !== null || request.hold !== null || isAlone(order)) return null;
  const { only, bounds } = request;
  const isHeld = (line: MixLine, i: number): boolean =>
    !isFree(bounds[i]) || (only !== null && !only.some(({ picks }) => picks(line)));
  const held = new Set(own.filter(isHeld).map(({ key }) => key));
  const { steps, left, price } =
    held.size === 0 ? correctionOf(order) : correctedBut(order, ({ key }) => !held.has(key));
  const [step, ...others] = steps.filter(({ why }) => why.kind !== 'forbid');
  if (
    !step ||
    price > likely ||
    others.length > 0 ||
    left.length > 0 ||
    step.parts.length > 1 ||
    step.why.kind === 'dose'
  )
    return null;
  const { line } = step.parts[0]!;
  const grams = line.grams + step.grams[0]!;
  if (line.grams === 0) return { key: line.key, left: 1, forgotten: { row: line.row!, grams } };
  return { key: line.key, left: grams / line.grams };
}

/** What was forgotten, or takes the place of the wrong thing, comes in, unless the caller says what may. */
export function broughtBy(
  { type }: Order,
  { add, avoid }: Request,
  slip: Slip | null,
  lines: readonly MixLine[],
): MixLine[] {
  const row = slip?.instead?.row ?? slip?.forgotten?.row;
  if (!row || add !== null || lines.some((line) => line.row === row)) return [];
  const line = lineFromRow(type, row, 0);
  return avoid.some(({ picks }) => picks(line)) ? [] : [line];
}
