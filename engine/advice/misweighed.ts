// A slip of the scales has a factor: it was weighed twice, or half of it, or a comma moved. The lines of which so much as that,
// and nothing else, puts every figure and every dose right, where a little of the way does not.
//   200 g where 100 g put all right and 160 g do not → { left: 0.5 }
import type { Mix, MixLine } from '../read/compose.ts';
import { isUnknown } from '../reckon/unknown.ts';
import { moved, probe, weightOf } from './direction.ts';
import { isExcessive, misdosedIn, mostOf, shareOf, standingOf } from './limits.ts';
import { type Fault, faultsIn, type State, stateOf } from './state.ts';
import { strayIn, usualIn } from './usual.ts';

interface Factor {
  readonly line: MixLine;
  /** how many times what there is would be right */
  readonly left: number;
}

const half = 0.5;
/** Each with the part of the way, as a logarithm, that was no such slip if it mends all. */
const factors = [
  [half, 1 / 3],
  [0.1, 0.6],
  [2, 1 / 3],
  [10, 0.6],
] as const;
/** What a scale may miss. */
const missed = 0.02;
/** Nobody says which of more lines than these was weighed wrong. */
const mostLines = 40;
/** Of less than this part of the batch, once put right, it is told by its dose. */
const little = 0.01;
/** What a correction may bring is no measure of what a recipe has: so many times it is. */
const over = 1.2;
/** So many times what is usual, as a logarithm, is plainly not it. */
const plain = Math.log(1.4);
/** So many times what is usual is about as much. */
const about = 1.6;
/** How far past its end a figure may look while its range is not worked out. */
const looked = 0.02;

function factorsIn(state: State, faults: readonly Fault[], may: (line: MixLine) => boolean): Factor[] {
  const { mix } = state;
  if (faults.length === 0 || mix.lines.length > mostLines || mix.lines.length < 2) return [];
  const whole = weightOf(mix);
  const worst = faults.reduce((most, fault) => (fault.deviation > most.deviation ? fault : most));
  const slack = looked * Math.abs(worst.value);
  const { trade } = mix.type;
  return mix.lines.flatMap((line) => {
    const { doses, caps, isReady, character } = standingOf(trade, line);
    if (isUnknown(line) || isReady || doses.length > 0 || !may(line)) return [];
    // What the recipe is named after was not put twice while there is no more of it than the trade puts; a comma is plain.
    const isModest = character !== null && !isExcessive(character, state.figures.run);
    const valueAt = probe(mix, [{ line, ratio: 1 }], worst.param.index);
    const isNear = (left: number): boolean => {
      const value = valueAt((left - 1) * line.grams) ?? Number.NaN;
      return worst.side === 'alto' ? value <= worst.max! + slack : value >= worst.min! - slack;
    };
    const at = (left: number): State => leaving(mix, { line, left });
    const found = factors.find(([left]) => {
      const grams = left * line.grams;
      const isEnough = grams >= little * (whole + grams - line.grams) && isNear(left);
      return (
        isEnough &&
        !(isModest && left === half) &&
        [1, 1 - missed, 1 + missed].every((part) => isRight(at(part * left)))
      );
    });
    if (!found || isRight(at(found[0] ** found[1]))) return [];
    const [left] = found;
    const { run } = at(left).figures;
    const isTooMuch = left > 1 && caps.some((cap) => (shareOf(cap, run) ?? 0) > over * mostOf(cap, run));
    return isTooMuch ? [] : [{ line, left }];
  });
}

const leaving = (mix: Mix, { line, left }: Factor): State =>
  stateOf(moved(mix, [{ line, ratio: 1 }], [(left - 1) * line.grams]), mix.type.judgedSequence);

const isRight = (state: State): boolean =>
  faultsIn(state).length === 0 && misdosedIn(state.mix.type.trade, state.figures).length === 0;

/** A line of which so many times is right: the one farthest from a good recipe, or that all this points at, or of which there is too much. */
export function factorOf(
  sent: State,
  faults: readonly Fault[],
  pointed: string | null,
  may: (line: MixLine) => boolean,
): Factor | null {
  const strayOf = strayIn(sent.mix);
  const usualOf = usualIn(sent.mix);
  /** Put right, it does not go past what a good recipe has. */
  const isUsual = ({ line, left }: Factor): boolean => {
    const usual = usualOf(line);
    const past = usual === 0 ? 1 : (left * line.grams) / usual;
    return left > 1 ? past < about : past > 1 / about;
  };
  const other = sent.mix.lines.find((line) => line.key === pointed && may(line));
  /** Nobody makes so many times as much where as much less of what all this points at puts it right too. */
  const asLess = (factor: Factor): Factor => {
    const less = other && factor.left > 1 && other !== factor.line ? { line: other, left: 1 / factor.left } : null;
    return less && isRight(leaving(sent.mix, less)) ? less : factor;
  };
  const most = Math.max(...sent.mix.lines.map(strayOf));
  // Beside what is plainly not as in a good recipe, nothing else was weighed wrong.
  const found = factorsIn(sent, faults, may)
    .filter(({ line }) => most < plain || 2 * strayOf(line) > most)
    .filter(isUsual)
    .map(asLess);
  if (found.length === 0) return null;
  const broken = faults.length + misdosedIn(sent.mix.type.trade, sent.figures).length;
  // One figure that is too high is not mended by twice as much of something else.
  const dilutes = ({ left }: Factor): boolean => left > 1 && broken < 3 && faults.every(({ side }) => side === 'alto');
  if (found.length === 1 && most > plain && !dilutes(found[0]!)) return found[0]!;
  const told = found.find(({ line }) => line.key === pointed) ?? null;
  const twice = found.filter(({ left }) => left < 1);
  if (told && (told.left !== 2 || twice.length !== 1)) return told;
  // What was forgotten, and what only makes the rest look short, has to explain more than what is plainly too much.
  const isSeen = ({ left }: Factor): boolean =>
    broken > (left < 1 && faults.some(({ side }) => side === 'alto') ? 1 : 2);
  const one = twice.length === 1 ? twice[0]! : found.length === 1 ? found[0]! : null;
  return one && isSeen(one) ? one : told;
}
