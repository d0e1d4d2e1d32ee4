// One direction alone: how far it may go for every rule to hold, in closed form where the rules are quotients of sums, else by
// asking the figures; and the likeliest point on that stretch, weighed to what a scale shows.
//   sugar, less: between 96 and 139 g of it all is in → 125 g, which is half of what was sent
import { moved, type Part, probe, stepFor, weighOut } from '../advice/direction.ts';
import { misdosedIn, standingOf } from '../advice/limits.ts';
import { faultsIn, type State, stateOf } from '../advice/state.ts';
import type { Target } from '../model/craft.ts';
import { toStep } from '../number.ts';
import type { Mix } from '../read/compose.ts';
import { outcomeOf } from '../reckon/compare.ts';
import { derive } from '../reckon/derive.ts';
import { comfort as edge, slips } from './constants.ts';
import { isSlip, type Move, priceOf, slipPrice } from './moves.ts';
import type { Prior } from './prior.ts';
import type { Room, Rule, Space } from './space.ts';

export interface Found {
  readonly move: Move;
  readonly grams: readonly number[];
  readonly decimals: readonly number[];
  readonly price: number;
  readonly after: State;
}

/** Adding more than this many times the whole recipe is no correction. */
const farthest = 12;
/** Ways that are asked of the evaluator, the likeliest first. */
const looks = 6;

/** A direction, the stretch of it on which the rules hold, and its likeliest point there. */
interface Draft {
  readonly move: Move;
  readonly comfort: number;
  readonly span: Span;
  readonly at: number;
  readonly price: number;
  /** rules that are no quotient of sums: not looked at yet */
  readonly bent: readonly Rule[];
  /** what the stretch is dear by itself */
  readonly extra: number;
}

type Span = readonly [from: number, to: number];

/** `asking`: rules that are flat here, or whose ends go with the recipe, are asked of the figures as well. */
export function singleIn(
  space: Space,
  moves: readonly Move[],
  roomOf: (part: Part, move: Move) => Room,
  isFree: (move: Move) => boolean,
  prior: Prior,
  accepts: (after: State) => boolean,
  asking = false,
): Found | null {
  const { state } = space;
  const open = moves.flatMap((move): Draft[] => {
    const most = mostOf(space, move, roomOf);
    return most > 0 ? draftsOf(space, move, most, isFree(move), prior, asking) : [];
  });
  // The cheapest first: a stretch grows no cheaper when it is looked at more closely.
  for (let left = looks; left > 0 && open.length > 0; ) {
    const place = open.reduce((best, { price }, i) => (price < open[best]!.price ? i : best), 0);
    const [draft] = open.splice(place, 1) as [Draft];
    if (draft.bent.length > 0) {
      const span = draft.bent.reduce<Span | null>((now, rule) => now && narrowed(state, draft, rule, now), draft.span);
      if (span) open.push({ ...pricedOn(state, draft, span, prior), bent: [] });
      continue;
    }
    left--;
    const found = weighed(draft, state, accepts);
    if (found) return found;
  }
  return null;
}

/** Grams of the first part that there are, and that the trade lets there be. */
function mostOf({ whole }: Space, move: Move, roomOf: (part: Part, move: Move) => Room): number {
  let most = Math.min(farthest * whole, move.most);
  for (const part of move.parts) {
    const { low, high } = roomOf(part, move);
    const room = part.ratio < 0 ? part.line.grams - low : high - part.line.grams;
    most = Math.min(most, Math.max(0, room) / Math.abs(part.ratio));
  }
  return most;
}

const pricedOn = (
  state: State,
  { move, comfort, extra, bent }: Pick<Draft, 'move' | 'comfort' | 'extra' | 'bent'>,
  span: Span,
  prior: Prior,
): Draft => {
  const [at, price] = likeliest(state, move, span, prior);
  return { move, comfort, span, at, price: price + extra, bent, extra };
};

/** The stretches of a direction on which what is a quotient of sums holds. `free`: what it keeps does not bind it. */
function draftsOf(space: Space, move: Move, most: number, free: boolean, prior: Prior, asking: boolean): Draft[] {
  const hard: Slope[] = [];
  const legal: Slope[] = [];
  for (const rule of space.rules) {
    if (free && rule.kind === 'kept') continue;
    (rule.kind === 'kept law' ? legal : hard).push(slopeOf(space, move, rule));
  }
  // Most directions never come in at all.
  const widest = spanOf(hard, most, 0, asking);
  if (!widest) return [];
  const lawful = legal.length === 0 ? hard : [...hard, ...legal];
  const drafts: Draft[] = [];
  for (const [comfort, law] of stands) {
    if (law === 1 && (drafts.length > 0 || legal.length === 0)) break;
    const found = comfort === 0 && lawful === hard ? widest : spanOf(law === 1 ? hard : lawful, most, comfort, asking);
    if (!found) continue;
    const extra = edge * (1 - comfort) + 2 * law;
    const draft = pricedOn(space.state, { move, comfort, extra, bent: found.bent }, found.span, prior);
    // Standing nearer to an end is worth it only for a likelier slip.
    if (drafts.length === 0 || draft.price < drafts.at(-1)!.price) drafts.push(draft);
    if (!isSlip(move) && found.bent.length === 0) break;
  }
  return drafts;
}

/** How far inside each end, and whether what the law keeps is let go: in the order in which they are tried. */
const stands = [
  [1, 0],
  [0.5, 0],
  [0, 0],
  [1, 1],
  [0.5, 1],
  [0, 1],
] as const;

/** What a gram along a direction does to both sums of a rule, and where they are. */
interface Slope {
  readonly rule: Rule;
  readonly num: number;
  readonly den: number;
}

function slopeOf({ places }: Space, { parts }: Move, rule: Rule): Slope {
  const { num, den } = rule.form;
  let [above, below] = [0, 0];
  for (const { line, ratio } of parts) {
    const i = places.get(line.key)!;
    above += ratio * num[i]!;
    if (den !== null) below += ratio * den[i]!;
  }
  return { rule, num: above, den: below };
}

/** From how many grams to how many every rule holds that is a quotient of sums, and the others; null where they never do. */
function spanOf(
  slopes: readonly Slope[],
  most: number,
  comfort: number,
  asking: boolean,
): { span: Span; bent: readonly Rule[] } | null {
  let [from, to] = [0, most];
  const bent: Rule[] = [];
  for (const { rule, num, den } of slopes) {
    const { form, min, max, insets, now, over } = rule;
    if (!form.exact || (asking && rule.moving)) {
      bent.push(rule);
      continue;
    }
    for (const side of [1, -1] as const) {
      const end = side === 1 ? min : max;
      if (end === null) continue;
      const bound = end + side * comfort * (side === 1 ? insets[0] : insets[1]);
      const room = side * (now - bound * over);
      const rate = side * (num - bound * den);
      if (rate > 1e-15) from = Math.max(from, -room / rate);
      else if (rate < -1e-15) to = Math.min(to, room / -rate);
      else if (room < -1e-9 * Math.abs(now)) {
        // A branch that is flat here may rise further on.
        if (!asking || rule.param === null) return null;
        bent.push(rule);
        break;
      }
    }
    if (from > to) return null;
  }
  return { span: [from, to], bent };
}

/** What the figures themselves say of a stretch: that part of it where one is in. Along it they rise or fall. */
function narrowed({ mix }: State, { move: { parts }, comfort }: Draft, rule: Rule, [from, to]: Span): Span | null {
  const { param, min, max, moving, insets } = rule;
  if (param === null) return [from, to];
  if (moving) return stretchOf(movingSide(mix, parts, moving), from, to);
  const valueAt = probe(mix, parts, param);
  const low = min === null ? -Infinity : min + comfort * insets[0];
  const high = max === null ? Infinity : max - comfort * insets[1];
  return stretchOf(
    (grams) => {
      const value = valueAt(grams);
      return value === null ? 0 : value < low ? -1 : value > high ? 1 : 0;
    },
    from,
    to,
  );
}

/** On which side of its range a figure is whose ends go with the recipe. */
function movingSide(mix: Mix, parts: readonly Part[], target: Target): (grams: number) => number {
  const sequence = mix.type.judgedSequence;
  return (grams) => {
    const there = moved(
      mix,
      parts,
      parts.map(({ line, ratio }) => Math.max(ratio * grams, -line.grams)),
    );
    const { state } = outcomeOf(target, derive(there, sequence).run);
    return state === 'bajo' ? -1 : state === 'alto' ? 1 : 0;
  };
}

/** The part of a stretch in which a figure is in. */
function stretchOf(sideAt: (grams: number) => number, from: number, to: number): Span | null {
  const [start, end] = [sideAt(from), sideAt(to)];
  if (start === 0 && end === 0) return [from, to];
  if (start === end) return null;
  /** Where it passes from one side to another: by halves, and far stretches by halves of their logarithm. */
  const crossing = (a: number, b: number, isA: (side: number) => boolean): readonly [number, number] => {
    let [one, other] = [a, b];
    for (let k = 0; k < 30 && other - one > 1e-6 * other; k++) {
      const middle = other > 4 * one ? Math.sqrt(Math.max(one, other / 1000) * other) : (one + other) / 2;
      if (isA(sideAt(middle))) one = middle;
      else other = middle;
    }
    return [one, other];
  };
  const inner = start === 0 ? from : crossing(from, to, (side) => side === start)[1];
  if (sideAt(inner) !== 0) return null;
  const outer = end === 0 ? to : crossing(inner, to, (side) => side === 0)[0];
  return [inner, outer];
}

/** Where a slip would have come from: what is usual, and the factors that slips have; of what does not belong, all of it. */
export function likelyPoints({ parts }: Move, { mix: { type } }: State, prior: Prior): number[] {
  const [{ line, ratio }] = parts as readonly [Part, ...Part[]];
  const usual = prior.usualOf(line);
  const points = slips.factors.map(([factor]) => line.grams * ((ratio > 0 ? factor : 1 / factor) - 1) * ratio);
  if (usual !== null) points.push((usual - line.grams) * ratio);
  const belongs =
    usual !== null || standingOf(type.trade, line).character || type.correctors.some((row) => row === line.row);
  if (ratio < 0 && !belongs) points.push(line.grams);
  return points.filter((at) => at > 0);
}

/** The likeliest point of a stretch and its price: what is usual, a slip of the scales, what the craft aims at, or as little as will do. */
function likeliest(state: State, move: Move, [from, to]: Span, prior: Prior): [number, number] {
  const points = [from];
  if (isSlip(move)) points.push(...likelyPoints(move, state, prior));
  else if (move.lever?.to && move.fault) {
    const goal = move.lever.to.code(state.figures.run, null);
    const at = goal === null ? null : crossingAt(state, move, goal, from, to);
    if (at !== null) return [at, priceOf(move, from, state, prior)];
  }
  // More or less of one line goes where a slip would have come from, also where the craft reaches for it.
  const price = isSlip(move) ? slipPrice : priceOf;
  let [best, least] = [from, Infinity];
  for (const at of points) {
    if (at < from - 1e-9 || at > to + 1e-9) continue;
    const each = price(move, at, state, prior);
    if (each < least - 1e-9) [best, least] = [at, each];
  }
  return [best, priceOf(move, best, state, prior)];
}

function crossingAt(state: State, { parts, fault }: Move, goal: number, from: number, to: number): number | null {
  const valueAt = probe(state.mix, parts, fault!.param.index);
  const sign = fault!.side === 'bajo' ? 1 : -1;
  const isPast = (grams: number): boolean => ((valueAt(grams) ?? 0) - goal) * sign >= -1e-9 * Math.abs(goal) - 1e-9;
  if (isPast(from)) return from;
  if (!isPast(to)) return null;
  let [one, other] = [from, to];
  for (let k = 0; k < 30; k++) {
    const middle = (one + other) / 2;
    if (isPast(middle)) other = middle;
    else one = middle;
  }
  return other;
}

/** On the coarsest scale that has a weight on the stretch, confirmed by the evaluator. */
function weighed(draft: Draft, state: State, accepts: (after: State) => boolean): Found | null {
  const { move, at, span } = draft;
  const [from, to] = span;
  const { parts, lever } = move;
  const lead = Math.abs(parts[0]!.ratio);
  const whole = stepFor(lead * at, lever?.step ?? null, state);
  for (const finer of [1, 2, 5, 10, 50, 100]) {
    const step = whole / finer;
    let grams = toStep(lead * at, step, Math.round);
    if (grams < lead * from - 1e-9) grams = toStep(lead * from, step, (x) => Math.ceil(x - 1e-9));
    if (grams > lead * to + 1e-9) grams = toStep(lead * to, step, (x) => Math.floor(x + 1e-9));
    if (grams < lead * from - 1e-9 || grams <= 0) continue;
    // Coarser than the change itself it is no weight.
    if (Math.abs(grams - lead * at) > 0.25 * lead * at) continue;
    const { grams: own, decimals } = weighOut(grams, step, parts, lever?.step ?? null, state);
    const after = stateOf(moved(state.mix, parts, own), state.mix.type.decidedSequence);
    if (accepts(after)) return { move, grams: own, decimals, price: draft.price, after };
  }
  // All of a line is a weight too.
  const all = Math.min(...parts.map(({ line, ratio }) => (ratio < 0 ? line.grams / -ratio : Infinity)));
  if (to < all - 1e-9 || !Number.isFinite(all)) return null;
  const grams = parts.map(({ ratio }) => ratio * all);
  const after = stateOf(moved(state.mix, parts, grams), state.mix.type.decidedSequence);
  return accepts(after) ? { move, grams, decimals: grams.map(() => 2), price: draft.price, after } : null;
}

/** Nothing is out, and no dose over that was not. */
export const isRight =
  (doses: 'all' | 'over') =>
  (after: State): boolean =>
    faultsIn(after).length === 0 &&
    misdosedIn(after.mix.type.trade, after.figures).every(({ side }) => doses === 'over' && side === 'bajo');
