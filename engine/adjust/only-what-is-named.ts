// From nothing, what is in the house: a list that is a recipe of the trade by itself needs nothing that it does not name.

import { misdosedIn, mostOf, shareOf } from '../advice/limits.ts';
import type { Order } from '../read/recognise.ts';
import { isMet } from './goal.ts';
import type { Request } from './model.ts';
import type { Found } from './search-result.ts';
import { viewOf } from './view.ts';

type Search = (request: Request) => Found;

/** So many times as much is still the same recipe. */
const same = 1.1;
/** Fewer things are no list of what a recipe is made of… */
const several = 3;
/** …and so many are the recipe that somebody has in mind. */
const whole = 5;

/** Without what it was to stand on, a batch of less than this part of the usual one is made as big as that, if it can be. */
const muchSmaller = 0.75;

/** `found`: with what would be brought; null where that is better. */
export function withNothingBrought(order: Order, request: Request, found: Found, search: Search): Found | null {
  const { bounds, add, objective, total: asked } = request;
  if (add !== null || bounds.length < several || !bounds.every(({ open }) => open)) return null;
  const isBrought = found.problem.variables.some(({ added }, i) => added && found.weights[i]! > 0);
  if (!isBrought && objective === 'minimal') return null;
  const alone = search({ ...request, add: [] });
  if (!isInPlaceOf(found, alone, order)) return null;
  if (asked !== null || sizeOf(alone) >= muchSmaller * sizeOf(found)) return alone;
  const sized = search({ ...request, add: [], total: Math.round(sizeOf(found)) });
  return isInPlaceOf(found, sized, order) ? sized : alone;
}

const sizeOf = ({ weights }: Found): number => weights.reduce((sum, grams) => sum + grams, 0);

/** A recipe of the trade that uses no less of the list: in the same proportions, where the list is short. */
function isInPlaceOf(found: Found, alone: Found, { type: { trade }, items }: Order): boolean {
  const view = viewOf(alone.problem, alone.weights);
  const { figures } = view;
  const times = [...alone.weights].map((grams, i) => grams / found.weights[i]!).sort((a, b) => a - b);
  const unused = ({ weights }: Found): number => items.filter((_, i) => weights[i] === 0).length;
  const isAlike =
    items.length < whole ? times[0]! > 0 && times.at(-1)! <= same * times[0]! : unused(alone) <= unused(found);
  const isOfTrade =
    misdosedIn(trade, figures).length === 0 &&
    trade.caps.every((cap) => (shareOf(cap, figures.run) ?? 0) <= mostOf(cap, figures.run));
  return isAlike && isOfTrade && isMet(alone.goal, view);
}
