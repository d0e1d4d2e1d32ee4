// How far to go with a line that was weighed several times over, or of which most was forgotten: nobody meant it to stand at
// the very end of a range. Until the figures that it puts right have room, as far as nothing else loses its own; and no farther
// than what the good recipe most like it puts of it.
//   a tenth of what a range of 18 to 45 asks for → what gives 26, not 21
import type { Leash } from './leash.ts';
import { by, type Pull } from './pull.ts';
import { roomsOf } from './room.ts';
import { type Fault, faultsIn, type State, same } from './state.ts';
import { usualIn } from './usual.ts';

/** From so many times as much, or as little, it was a slip. */
const slip = 1.4;
/** Room that a figure is given, in widths of its range, and what the others keep of theirs. */
const ample = 0.25;
const kept = 0.12;
/** Each step inward, and how many. */
const stride = 1.07;
const strides = 9;

/** One line, more or less of it, and where that leads. */
export type Change = Pick<Pull, 'parts' | 'grams' | 'after'>;

export function inward<T extends Change>(one: T, state: State, faults: readonly Fault[], leash: Leash): T | Pull {
  const [part] = one.parts;
  if (one.parts.length > 1 || !part || part.line.grams === 0) return one;
  const { line } = part;
  const then = line.grams + one.grams[0]!;
  const isMore = then > line.grams;
  if (then <= 0 || (isMore ? then < slip * line.grams : then * slip > line.grams)) return one;
  const isBeyond = (grams: number, other: number): boolean => (isMore ? grams > other : grams < other);
  const left = faultsIn(one.after);
  const mended = faults.filter((fault) => !left.some((other) => same(other, fault)));
  const before = roomsOf(state.mix, one.after);
  const tried = (grams: number): Pull | null => {
    const pull = by(one.parts, Math.abs(grams - line.grams), state, faults, leash);
    if (!pull || pull.faults.some((fault) => !left.some((other) => same(other, fault)))) return null;
    const rooms = roomsOf(state.mix, pull.after);
    const isSafe = [...before].every(
      ([param, room]) =>
        mended.some((fault) => fault.param.index === param) || rooms.get(param)! >= Math.min(room, kept) - 1e-9,
    );
    return isSafe ? pull : null;
  };
  const roomIn = ({ after }: Change): number => {
    const rooms = roomsOf(state.mix, after);
    return Math.min(...mended.map(({ param }) => rooms.get(param.index) ?? ample));
  };
  const usual = usualIn(state.mix)(line);
  let best: T | Pull = one;
  for (let i = 1; i <= strides && roomIn(best) < ample; i++) {
    const grams = then * (isMore ? stride : 1 / stride) ** i;
    const isPast = usual > 0 && isBeyond(grams, usual);
    const next = isPast && !isBeyond(usual, then) ? null : tried(isPast ? usual : grams);
    if (!next || roomIn(next) <= roomIn(best)) break;
    best = next;
    if (isPast) break;
  }
  return best;
}
