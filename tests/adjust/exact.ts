// The tiny invented craft with limits of the trade, and a recipe of it as the adjustment sees it: what the tests of exact values
// begin with. Sweetness is 100 · sugar / weight, and its range 2–8; the extract has 1–3.
import type { Request, View } from '../../engine/adjust/model.ts';
import { closed, requestOf } from '../../engine/adjust/request.ts';
import { viewWith } from '../../engine/adjust/view.ts';
import { type Craft, compose, lineFromRow, type MixLine, recognise, type Type } from '../../engine/index.ts';
import type { Order } from '../../engine/read/recognise.ts';
import { inventedCraft } from '../engine/invented.ts';
import { type Files, tea } from '../engine/tea.ts';

/** With these limits for all types, in % of the cup. */
export const traded = (limits: object, edit: (all: Files) => void = () => {}): Craft =>
  inventedCraft((all) => {
    all['trade.json'] = { bases: { taza: { is: 'peso', say: 'de la taza' } }, all: limits };
    edit(all);
  });

export const typeOf = (craft: Craft): Type => craft.types.get('taza')!;

export type Cup = readonly [agua: number, azucar: number, hoja: number];

export interface Seen {
  readonly order: Order;
  readonly type: Type;
  readonly lines: readonly MixLine[];
  readonly view: View;
}

/** Water, sugar and leaf, and after them what may come in, with weight 0. */
export function seen(craft: Craft, [agua, azucar, hoja]: Cup, ...brought: string[]): Seen {
  const order = recognise(craft, tea(agua, azucar, hoja));
  const own = order.items.map((item) => compose({ ...order, items: [{ ...item, grams: item.grams || 1 }] }).lines[0]!);
  const lines = [...own, ...brought.map((id) => lineFromRow(order.type, craft.rows.get(id)!, 0))];
  const weights = Float64Array.from(lines, (_, i) => order.items[i]?.grams ?? 0);
  const whole = weights.reduce((sum, grams) => sum + grams, 0);
  return { order, type: order.type, lines, view: viewWith(order, lines, weights, whole) };
}

/** A body as it is asked, and what is asked with it. */
export function asking(craft: Craft, body: object): { order: Order; request: Request } {
  const order = recognise(craft, closed(craft, body));
  return { order, request: requestOf(order, body as Record<string, unknown>) };
}

export const close = (value: number | null, expected: number | null, about: string): void => {
  if (value === expected) return;
  const isNear =
    value !== null && expected !== null && Math.abs(value - expected) <= 1e-9 * Math.max(1, Math.abs(expected));
  if (!isNear) throw new Error(`${about}: ${value}, not ${expected}`);
};
