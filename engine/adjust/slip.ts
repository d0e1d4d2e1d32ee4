// The line that was weighed wrong, as far as the caller lets it be put right: the adjustment counts from the recipe with it so.
//   180 g where 100 g put three figures right → { key, left: 0.55 }
import { slipIn } from '../advice/slip.ts';
import { lineFromRow, type MixLine } from '../read/compose.ts';
import type { Order } from '../read/recognise.ts';
import { toldOf } from './balance-told.ts';
import { type Bounds, leavesOpen, type Request, type Slip } from './model.ts';

export const isFree = (bounds: Bounds | undefined): boolean =>
  bounds === undefined || (!bounds.fixed && bounds.min === null);

/** What the caller holds was not weighed wrong. */
export function slipOf(order: Order, request: Request, own: readonly MixLine[]): Slip | null {
  if (leavesOpen(request)) return null;
  const { only, bounds } = request;
  const isHeld = (line: MixLine, i: number): boolean =>
    !isFree(bounds[i]) || (only !== null && !only.some(({ picks }) => picks(line)));
  const held = new Set(own.filter(isHeld).map(({ key }) => key));
  const { sent, steps, plan } = toldOf(order);
  const slip = slipIn(sent, steps, plan, { isWhole: request.target === null, may: ({ key }) => !held.has(key) });
  if (!slip) return null;
  const { line, grams, instead } = slip;
  if (line.grams === 0) return { key: line.key, left: 1, forgotten: { row: line.row!, grams } };
  return { key: line.key, left: grams / line.grams, ...(instead ? { instead } : {}) };
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
