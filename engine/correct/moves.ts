// Ways to put a recipe right, each a direction in it: a line more or less, which is a slip; a thing that was forgotten; what the
// craft reaches for when a figure is out. Each with what it costs to believe it.
//   sugar 250 where a good recipe has 125 → «sugar, less», likeliest at 125
import { type Part, partsOf, probe, weightOf } from '../advice/direction.ts';
import { forbidOf, givesWayAt, isExcessive, standingOf } from '../advice/limits.ts';
import type { Fault, State } from '../advice/state.ts';
import { factsOf } from '../judge/judge.ts';
import type { Lever, Row } from '../model/craft.ts';
import { lineFromRow, type MixLine } from '../read/compose.ts';
import { isHeld, mayBe } from '../read/may-be.ts';
import { isUnknown } from '../reckon/unknown.ts';
import {
  batch,
  line as each,
  lever as levers,
  character as makes,
  more,
  newcomer,
  rest,
  size,
  slip,
  slips,
} from './constants.ts';
import { type Prior, strayOf } from './prior.ts';

export interface Move {
  readonly parts: readonly Part[];
  /** what the craft says that does it; null: nothing, it is a slip or none */
  readonly lever: Lever | null;
  /** the figure it is for, in the order of the craft; null for a slip */
  readonly fault: Fault | null;
  readonly place: number;
  readonly rank: number;
  /** grams of the first part that its lever allows */
  readonly most: number;
}

/** More or less of one line may always be a slip, whether the craft reaches for it or not. */
export const isSlip = ({ parts }: Move): boolean => parts.length === 1;

/** Slips and levers, each way once: what the craft does with one line alone is that line's slip, with words of its own. */
export function movesOf(slips: readonly Move[], levers: readonly Move[]): Move[] {
  const isSame = (one: Move, other: Move): boolean =>
    one.parts.length === 1 &&
    other.parts.length === 1 &&
    one.parts[0]!.line.key === other.parts[0]!.line.key &&
    Math.sign(one.parts[0]!.ratio) === Math.sign(other.parts[0]!.ratio);
  const own = slips.map((one) => levers.find((lever) => isSame(one, lever)) ?? one);
  return [...own, ...levers.filter((lever) => !slips.some((one) => isSame(one, lever)))];
}

/** Nobody says which of more lines than these was weighed wrong. */
const mostLines = 40;

/** What the likest good recipe has and what the craft corrects with: what may have been forgotten. */
export function forgottenIn(state: State, prior: Prior): MixLine[] {
  const { mix } = state;
  const { type, lines } = mix;
  const held = mayBe(mix.craft, lines);
  const rows = new Set<Row>([...prior.missing.map(({ row }) => row), ...type.correctors]);
  return [...rows]
    .filter((row) => !lines.some((line) => line.row === row) && !isHeld(held, row))
    .map((row) => lineFromRow(type, row, 0))
    .filter((line) => forbidOf(type.trade, line) === null);
}

/** Every line more and less, and everything that may have been forgotten. */
export function slipsOf(state: State, forgotten: readonly MixLine[]): Move[] {
  const { mix } = state;
  const { trade, correctors } = mix.type;
  const held = mayBe(mix.craft, mix.lines);
  const own = mix.lines.length > mostLines ? [] : mix.lines;
  const all = own.flatMap((line): Part[] => {
    const isStill = standingOf(trade, line).isReady && !correctors.some((row) => row === line.row);
    if (isUnknown(line) || isStill) return [];
    return isHeld(held, line.row)
      ? [{ line, ratio: -1 }]
      : [
          { line, ratio: -1 },
          { line, ratio: 1 },
        ];
  });
  const gone = forgotten.map((line): Part => ({ line, ratio: 1 }));
  return [...all, ...gone].map((part) => ({
    parts: [part],
    lever: null,
    fault: null,
    place: 0,
    rank: 0,
    most: Infinity,
  }));
}

export const leversOf = ({ param, side }: Fault, { mix }: State): readonly Lever[] =>
  mix.type.messages.get(`${param.key}.${side}`)?.[0]?.levers ?? [];

/** What the craft would reach for, figure by figure. */
export function leversFor(state: State, faults: readonly Fault[]): Move[] {
  const facts = factsOf(state.mix, state.figures, state.comparison);
  return faults.flatMap((fault, rank) =>
    leversOf(fault, state).flatMap((lever, place): Move[] => {
      if (!lever.when(facts)) return [];
      const parts = lever.keeping === null ? partsOf(lever.picks, state) : keptParts(lever, state);
      if (!parts || parts.some(({ line, ratio }) => ratio < 0 && line.grams === 0)) return [];
      const allowed = lever.max ? (lever.max.code(state.figures.run, null) ?? 0) : Infinity;
      return allowed > 0 ? [{ parts, lever, fault, place, rank, most: allowed }] : [];
    }),
  );
}

/** A swap that leaves another figure as it is: the second part's grams follow from what a gram of each does to it. */
function keptParts({ picks, keeping }: Lever, start: State): Part[] | null {
  const bare = partsOf(
    picks.map(({ pick, ratio }) => ({ pick, ratio: typeof ratio === 'number' ? ratio : 1 })),
    start,
  );
  const [from, to] = bare ?? [];
  if (!from || !to || from.line.grams <= 0) return null;
  const little = Math.min(weightOf(start.mix) / 1000, from.line.grams);
  const now = start.figures.run.full[keeping!] ?? null;
  const effect = ({ line }: Part, ratio: number): number | null => {
    const then = probe(start.mix, [{ line, ratio }], keeping!)(little);
    return now === null || then === null ? null : then - now;
  };
  const taken = effect(from, -1);
  const given = effect(to, 1);
  if (taken === null || given === null || given === 0) return null;
  const ratio = -taken / given;
  return ratio > 0.05 && ratio < 20
    ? [
        { line: from.line, ratio: -1 },
        { line: to.line, ratio },
      ]
    : null;
}

/** How unlikely it is that so many times too much was put. */
function slipFor(times: number): number {
  const off = Math.abs(Math.log(times));
  if (!Number.isFinite(off)) return slips.forgotten;
  if (off < 0.25) return slips.slight;
  let least: number = slips.other;
  for (const [factor, each] of slips.factors)
    least = Math.min(least, each + ((off - Math.log(factor)) / slips.breadth) ** 2 / 2);
  return least;
}

/** What it costs to believe that so many grams of the first part are the way. */
export function priceOf(move: Move, grams: number, state: State, prior: Prior): number {
  const asLever = move.lever === null ? Infinity : leverPrice(move, grams, state, prior);
  return isSlip(move) ? Math.min(asLever, slipPrice(move, grams, state, prior)) : asLever;
}

/** What a batch that shrinks or grows by more than a fifth costs. */
const resized = (change: number, whole: number): number =>
  (size.each * Math.max(0, Math.abs(change) / whole - size.free)) / size.free;

/** Two of a kind: which of them it is, the craft says. */
const isOfKind = (one: MixLine, other: MixLine): boolean =>
  one.groups[0] === other.groups[0] || (one.row?.larder != null && one.row.larder.family === other.row?.larder?.family);

/** What makes the recipe and is not too much of it is no slip. */
function made({ line, ratio }: Part, grams: number, { mix, figures: { run } }: State): number {
  const { character } = standingOf(mix.type.trade, line);
  if (character === null || ratio > 0 || isExcessive(character, run)) return 0;
  return line.grams + ratio * grams < character.keep * line.grams - 1e-9 ? makes : 0;
}

/** Another of a kind that is there already. */
const isKindred = ({ line }: Part, { mix }: State): boolean =>
  mix.lines.some(({ groups }) => groups[0] !== undefined && groups[0] === line.groups[0]);

/** What comes in in the place of its kind is what the craft means. */
function coming(part: Part, parts: readonly Part[], state: State): number {
  if (part.ratio < 0 || part.line.grams > 0) return 0;
  const isExchanged = parts.some(({ line, ratio }) => ratio < 0 && isOfKind(line, part.line));
  return newcomer.any + (!isExchanged && isKindred(part, state) ? newcomer.kin : 0);
}

/** Of what does not belong nobody leaves a little. */
function restOf({ line, ratio }: Part, grams: number, usual: number | null): number {
  const then = line.grams + ratio * grams;
  return ratio < 0 && then > 1e-9 * line.grams && then < rest.part * line.grams && usual === null ? rest.price : 0;
}

export function slipPrice({ parts }: Move, grams: number, state: State, prior: Prior): number {
  const { mix } = state;
  const whole = weightOf(mix);
  const [part] = parts as readonly [Part];
  const { line, ratio } = part;
  const usual = prior.usualOf(line);
  const then = line.grams + ratio * grams;
  const gain = prior.trust * (strayOf(then, usual) - strayOf(line.grams, usual));
  const come = ratio > 0 ? more.any + (more.batch * grams) / whole : 0;
  // Nothing is known to have been forgotten that no good recipe has.
  const unknown = line.grams === 0 && usual === null ? newcomer.any + newcomer.kin : 0;
  const order = (0.1 * givesWayAt(mix.type.trade, line)) / (mix.type.trade.sacrifice.length + 1);
  const left = restOf(part, grams, usual);
  // What is known to have been otherwise is believed of the whole batch, and of what makes it.
  const unlike = (1 - prior.trust) * (resized(ratio * grams, whole) + made(part, grams, state));
  const how = slipFor(line.grams === 0 ? 0 : then / line.grams);
  return slip + how + gain + come + unknown + order + left + unlike;
}

function leverPrice({ parts, place, rank }: Move, grams: number, state: State, prior: Prior): number {
  const whole = weightOf(state.mix);
  let [away, moving, change, extra] = [0, 0, 0, 0];
  for (const part of parts) {
    const { line, ratio } = part;
    const usual = prior.usualOf(line);
    change += ratio * grams;
    extra += coming(part, parts, state) + made(part, grams, state) + restOf(part, grams, usual);
    if (parts.some((other) => other.ratio * ratio < 0 && isOfKind(other.line, line))) continue;
    // Coming nearer to the usual is no merit of an exchange: it half mends what a slip mends whole.
    away += Math.max(0, strayOf(line.grams + ratio * grams, usual) - strayOf(line.grams, usual));
    moving += Math.abs(ratio) * grams;
  }
  return (
    levers.any +
    levers.place * place +
    levers.rank * rank +
    (batch * moving) / 2 / whole +
    prior.trust * away +
    extra +
    each * (parts.length - 1) +
    // Beside an exchange, what only comes in makes a bigger batch of it.
    (parts.length === 1 && change > 0 ? more.any + (more.batch * change) / whole : 0) +
    resized(change, whole)
  );
}

/** The faults that the craft speaks of, in its order: the law first, then by the order of its advice, or by importance and distance. */
export function inTurn(faults: readonly Fault[], { mix: { type } }: State): readonly Fault[] {
  if (faults.length === 0) return faults;
  const speaking = type.notices.filter(({ each }) => each === 'fuera');
  const rank = ({ param, legal }: Fault): number => {
    if (legal) return -1;
    const place = speaking.findIndex(({ ranking }) => !ranking || ranking.includes(param.index));
    if (place < 0) return Infinity;
    const ranking = speaking[place]!.ranking;
    return 1000 * place + (ranking ? ranking.indexOf(param.index) : 0);
  };
  const waits = ({ aspect }: Fault): number =>
    speaking.some(({ after }) => aspect !== null && aspect in after) ? 1 : 0;
  return faults
    .filter((fault) => rank(fault) < Infinity)
    .sort((a, b) => rank(a) - rank(b) || waits(a) - waits(b) || b.weight - a.weight || b.deviation - a.deviation);
}
