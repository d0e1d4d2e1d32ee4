// Doses put right by themselves: what is over to what is usual, one after another; what is short as far as it spoils nothing.
//   30 g where 5 g are usual → −25 g
import { moved } from '../advice/direction.ts';
import { misdosedIn } from '../advice/limits.ts';
import { faultsIn, type State, same, stateOf } from '../advice/state.ts';
import { doseStep, firstOver } from '../advice/trade.ts';
import type { Draft } from './step.ts';

/** Nobody follows more. */
export const longest = 10;

/** Doses that are over, each to what is usual on the recipe as the one before left it. */
export function dosesOf(from: State): { drafts: Draft[]; state: State } {
  const drafts: Draft[] = [];
  let state = from;
  for (let more = 0; more < longest; more++) {
    const misdosed = firstOver(state);
    const change = misdosed ? doseStep(misdosed, misdosed.dose.usual, state) : null;
    if (!misdosed || !change) break;
    const draft: Draft = { ...change, why: { kind: 'dose', misdosed } };
    drafts.push(draft);
    state = stateOf(moved(state.mix, draft.parts, draft.grams));
  }
  return { drafts, state };
}

/** More of what is there in too small a part, or cannot be missed, as far as it pushes nothing out nor over another dose. */
export function raised(from: State): Draft[] {
  const drafts: Draft[] = [];
  let state = from;
  const { trade } = from.mix.type;
  for (const { dose } of misdosedIn(trade, from.figures)) {
    // What counts the same may be right by now.
    const misdosed = misdosedIn(trade, state.figures).find((one) => one.dose === dose && one.side === 'bajo');
    if (!misdosed?.far) continue;
    const was = faultsIn(state);
    const over = misdosedIn(trade, state.figures).filter(({ side }) => side === 'alto').length;
    for (const share of [dose.usual, dose.min]) {
      const change = doseStep(misdosed, share, state);
      if (!change) break;
      const then = stateOf(moved(state.mix, change.parts, change.grams));
      const isOver = misdosedIn(trade, then.figures).filter(({ side }) => side === 'alto').length > over;
      if (isOver || !faultsIn(then).every((one) => was.some((fault) => same(fault, one)))) continue;
      drafts.push({ ...change, why: { kind: 'dose', misdosed } });
      state = then;
      break;
    }
  }
  return drafts;
}
