// The recipe that is counted from: what was sent, in proportion to the total asked for, with a centre for what was left open and
// the line that was weighed wrong put right.
//   1000 g asked of a recipe of 500 → every line twice

import type { MixLine } from '../read/compose.ts';
import type { Order } from '../read/recognise.ts';
import { isAlone } from './candidates.ts';
import { leavesOpen, type Request, type Slip } from './model.ts';
import { isFree } from './slip.ts';
import { centreOf } from './start.ts';
import { weighable } from './weighable.ts';

export function writtenOf(
  order: Order,
  request: Request,
  lines: readonly MixLine[],
  sent: Float64Array,
  slip: Slip | null,
): Float64Array {
  const asked = askedOf(order, request, lines, sent);
  const isSlip = (i: number): boolean => lines[i]!.key === slip?.key && isFree(request.bounds[i]);
  const gone = asked.reduce((sum, grams, i) => sum + (isSlip(i) ? grams * (1 - slip!.left) : 0), 0);
  const place = slip?.instead ? lines.findIndex(({ row }) => row === slip.instead!.row) : -1;
  const scale = sumOf(asked) / (sumOf(sent) || 1);
  return asked.map((grams, i) => {
    if (isSlip(i) && slip!.forgotten && grams === 0) return weighable(slip!.forgotten.grams * scale);
    if (isSlip(i) && (!slip!.instead || place >= 0)) return weighable(grams * slip!.left);
    if (i === place) return weighable(grams + slip!.instead!.ratio * gone);
    return grams === sent[i] ? grams : weighable(grams);
  });
}

function askedOf(order: Order, request: Request, lines: readonly MixLine[], sent: Float64Array): Float64Array {
  if (leavesOpen(request) || isAlone(order)) return centreOf(order, request, lines, sent);
  if (request.total === null) return sent;
  const isFixed = (i: number): boolean => request.bounds[i]?.fixed === true;
  const fixed = sent.reduce((sum, grams, i) => sum + (isFixed(i) ? grams : 0), 0);
  const rest = sent.reduce((sum, grams, i) => sum + (isFixed(i) ? 0 : grams), 0);
  const scale = rest > 0 ? Math.max(0, request.total - fixed) / rest : 1;
  return sent.map((grams, i) => (isFixed(i) ? grams : grams * scale));
}

export const sumOf = (weights: Float64Array): number => weights.reduce((sum, grams) => sum + grams, 0);
