// What is wrong with a recipe, as whoever corrects it counts it: judged ranges that are out, and doses that are over.

import { misdosedIn } from '../../engine/advice/limits.ts';
import { faultsIn as outIn, type State } from '../../engine/advice/state.ts';

export const faultsIn = (state: State): number =>
  outIn(state).length + misdosedIn(state.mix.type.trade, state.figures).filter(({ side }) => side === 'alto').length;
