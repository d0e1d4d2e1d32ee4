// The ways there are from a recipe: one direction alone, or several, as far as the trade lets what it keeps give way.
import type { Part } from '../advice/direction.ts';
import { standingOf } from '../advice/limits.ts';
import { type Fault, faultsIn, type State } from '../advice/state.ts';
import { lineFromRow, type MixLine } from '../read/compose.ts';
import { slip as base, lever, more, slips, usual } from './constants.ts';
import { forgottenIn, inTurn, isSlip, leversFor, type Move, movesOf, slipsOf } from './moves.ts';
import { type Prior, strayIn } from './prior.ts';
import { type Several, severalIn } from './several.ts';
import { type Found, isRight, singleIn } from './single.ts';
import { type Room, roomOf, type Space, spaceOf, type Yielding } from './space.ts';

/** Whether a line may change. */
export type May = (line: MixLine) => boolean;

export interface Look {
  readonly faults: readonly Fault[];
  readonly state: State;
  readonly single: (yielding: Yielding, doses: 'all' | 'over', asking?: boolean) => Found | null;
  readonly several: (yielding: Yielding) => Several | null;
}

/** The line that was weighed wrong, where that is so plain that no lever is as likely. */
export function plainSlip(state: State, sent: State, prior: Prior, may: May): Found | null {
  if (prior.trust === 0) return null;
  const { type } = state.mix;
  // Only what is far from usual can be so likely.
  const stray = strayIn(prior);
  const least = (base + slips.factors[0][1] - lever.any) / prior.trust;
  const gone = (base + slips.forgotten + more.any - lever.any) / prior.trust;
  const missing = prior.missing
    .filter(() => usual.absent > gone)
    .map(({ row }) => lineFromRow(type, row, 0))
    .filter((line) => standingOf(type.trade, line).forbid === null);
  const moves = slipsOf(state, missing).filter(
    ({ parts: [part] }) => may(part!.line) && (part!.line.grams === 0 || stray(part!.line) > least),
  );
  if (moves.length === 0) return null;
  const found = singleIn(
    spaceOf(state, sent, missing, 0),
    moves,
    roomsFor(state, sent, prior, 0),
    freeIn(prior),
    prior,
    isRight('all'),
  );
  return found && found.price <= lever.any ? found : null;
}

/** A line that is plainly not what a good recipe has is not kept. */
const freeIn = (prior: Prior): ((move: Move) => boolean) => {
  const stray = strayIn(prior);
  return (move) => isSlip(move) && prior.trust > 0 && stray(move.parts[0]!.line) > 1;
};

function roomsFor(state: State, sent: State, prior: Prior, yielding: Yielding): (part: Part, move: Move) => Room {
  const grams = new Map(sent.mix.lines.map((line) => [line.key, line.grams]));
  const isFree = freeIn(prior);
  return ({ line }, move) => (isFree(move) ? { low: 0, high: Infinity } : roomOf(line, state, grams, yielding));
}

/** The ways there are from a recipe. */
export function lookAt(state: State, sent: State, prior: Prior, may: May): Look {
  const faults = inTurn(faultsIn(state), sent);
  const grams = new Map(sent.mix.lines.map((line) => [line.key, line.grams]));
  const forgotten = forgottenIn(state, prior);
  const levers = leversFor(state, faults);
  const slips = slipsOf(state, forgotten);
  const moves = movesOf(slips, levers).filter(({ parts }) => parts.every(({ line }) => may(line)));
  const newcomers = new Map<string, MixLine>();
  const own = new Set(state.mix.lines.map(({ key }) => key));
  for (const { parts } of moves) for (const { line } of parts) if (!own.has(line.key)) newcomers.set(line.key, line);
  const spaces = new Map<Yielding, Space>();
  const spaceIn = (yielding: Yielding): Space => {
    const known = spaces.get(yielding) ?? spaceOf(state, sent, [...newcomers.values()], yielding);
    spaces.set(yielding, known);
    return known;
  };
  return {
    faults,
    state,
    single: (yielding, doses, asking = false) =>
      singleIn(
        spaceIn(yielding),
        moves,
        roomsFor(state, sent, prior, yielding),
        freeIn(prior),
        prior,
        isRight(doses),
        asking,
      ),
    several: (yielding) =>
      severalIn(
        spaceIn(yielding),
        moves,
        (line) => roomOf(line, state, grams, yielding),
        prior,
        isRight('over'),
        (at) => {
          const there = new Set(at.mix.lines.map(({ key }) => key));
          const gone = [...state.mix.lines, ...newcomers.values()]
            .filter(({ key }) => !there.has(key))
            .map((line) => ({ ...line, grams: 0 }));
          return spaceOf(at, sent, gone, yielding);
        },
      ),
  };
}
