// The plan: what to do to a recipe, in order, each step sized on the recipe that the one before leaves. First what the type
// does not admit, then doses, then the cause of several faults, then the levers of each figure, until all is in or nothing helps.
//   three figures out, one line weighed twice → one step, nothing left
import type { Lever, Notice } from '../craft.ts';
import { toStep } from '../number.ts';
import type { MixLine } from '../stages/compose.ts';
import { factsOf } from '../stages/judge.ts';
import { type Broken, type Forbidden, givesWayAt, isExcessive, type Misdosed, misdosedIn } from '../trade.ts';
import { type Cause, causeOf, oddPull } from './cause.ts';
import { moved, type Part, partsOf, type Weighed, weightOf } from './direction.ts';
import { factorOf } from './factor.ts';
import { characterOf, type Leash, leashOn } from './leash.ts';
import { type Pull, pull } from './pull.ts';
import { type Fault, faultsIn, type State, same, stateOf, wrongness } from './state.ts';
import { doseStep, firstOver, forbidStep } from './trade.ts';

export interface Step extends Weighed {
  readonly parts: readonly Part[];
  readonly before: State;
  readonly after: State;
  /** faults that are gone after it */
  readonly mended: readonly Fault[];
  readonly why:
    | { readonly kind: 'forbid'; readonly forbidden: Forbidden<MixLine> }
    | { readonly kind: 'dose'; readonly misdosed: Misdosed }
    | { readonly kind: 'cause'; readonly line: MixLine }
    | {
        readonly kind: 'lever';
        readonly fault: Fault;
        readonly lever: Lever;
        readonly relaxed: boolean;
        /** figures for which more of the same is done */
        readonly also: readonly Fault[];
      };
}

export interface Plan {
  readonly steps: readonly Step[];
  /** the recipe after all of them, and what is still wrong with it */
  readonly end: State;
  readonly left: readonly Fault[];
}

/** Nobody follows more. */
const longest = 10;
/** Part of the batch as sent that a step may add to it, while any other step helps. */
const mostMore = 0.75;
/** Figures that what is short brings in, from which on it is the fault whatever else is wrong. */
const many = 4;
/** A step that leaves its figure out must make the whole better by this much; one that pushes another out, by more. */
const better = { harmless: 0.985, harmful: 0.9 };

type Draft = Omit<Step, 'before' | 'after' | 'mended'>;

function taken(draft: Draft, before: State): Step {
  const was = faultsIn(before);
  const after = stateOf(moved(before.mix, draft.parts, draft.grams));
  const now = faultsIn(after);
  return { ...draft, before, after, mended: was.filter((fault) => !now.some((one) => same(one, fault))) };
}

/**
 * What the type does not admit, then doses: first, alone, whatever the figures say. Unless what is short is what they are
 * all measured on: then that is the one fault.
 */
export function tradeSteps(sent: State, broken: Broken<MixLine>): Step[] {
  const { trade } = sent.mix.type;
  const steps: Step[] = [];
  if (broken.forbidden.length + broken.misdosed.length === 0) return steps;
  let state = sent;
  const take = (draft: Draft): void => {
    steps.push(taken(draft, state));
    state = steps[steps.length - 1]!.after;
  };
  for (const forbidden of broken.forbidden.filter(({ forbid }) => forbid.level !== 'note').slice(0, longest))
    take({ ...forbidStep(forbidden, state), why: { kind: 'forbid', forbidden } });
  const root = broken.misdosed.length === 0 ? null : rootOf(state, sent);
  if (root) take(root);
  for (let more = 0; more < longest; more++) {
    const misdosed = firstOver(state);
    const change = misdosed ? doseStep(misdosed, misdosed.dose.usual, state) : null;
    if (!misdosed || !change) break;
    take({ ...change, why: { kind: 'dose', misdosed } });
  }
  for (const misdosed of misdosedIn(trade, state.figures)) {
    const draft = misdosed.side === 'bajo' ? raised(misdosed, state) : null;
    if (draft) take(draft);
  }
  return steps;
}

/**
 * More of what is there in too small a part, as far as it pushes nothing out. Where a range says the same, its levers do it;
 * what is missing comes in when nothing else is wrong.
 */
function raised(misdosed: Misdosed, state: State): Draft | null {
  const was = faultsIn(state);
  for (const share of [misdosed.dose.usual, misdosed.dose.min]) {
    const change = doseStep(misdosed, share, state);
    if (!change) return null;
    const draft: Draft = { ...change, why: { kind: 'dose', misdosed } };
    const { after, mended } = taken(draft, state);
    if (mended.length > 0 || (was.length > 0 && draft.parts.some(({ line }) => line.grams === 0))) return null;
    if (faultsIn(after).every((one) => was.some((fault) => same(fault, one)))) return draft;
  }
  return null;
}

/** One line that puts all figures and all doses right at once, or most of them where what is short is what they are measured on. */
function rootOf(state: State, sent: State): Draft | null {
  const cause = causeOf(state, faultsIn(state), leashOn(sent.mix, false));
  if (!cause) return weighedWrong(state);
  const { pull, line, mended } = cause;
  const { figures, mix } = pull.after;
  const left = misdosedIn(mix.type.trade, figures);
  const isWhole = pull.faults.length === 0 && left.length === 0;
  const isBase = pull.grams[0]! > 0 && mended.length >= many && !left.some(({ far }) => far);
  return isWhole || isBase ? stepOf(pull, { kind: 'cause', line }) : weighedWrong(state);
}

/** Things wrong at once that a line weighed several times over puts right alone. */
const together = 3;

/** One line, weighed twice or with a comma moved, of which so much as that puts all figures and doses right. */
function weighedWrong(state: State): Draft | null {
  const faults = faultsIn(state);
  if (faults.length < together) return null;
  const factor = factorOf(state, faults, null, () => true);
  if (!factor) return null;
  const { line, left } = factor;
  const grams = toStep((left - 1) * line.grams, 0.01, Math.round);
  return {
    parts: [{ line, ratio: Math.sign(grams) }],
    grams: [grams],
    decimals: [Number.isInteger(grams) ? 0 : 2],
    why: { kind: 'cause', line },
  };
}

/** From the recipe as it is by now; what is kept is kept of the recipe as sent. `inTurn`: which fault is looked at first. */
export function planFor(start: State, sent: State, inTurn: (faults: readonly Fault[]) => readonly Fault[]): Plan {
  const steps: Step[] = [];
  const asSent = faultsIn(sent);
  let state = start;
  for (const relaxed of [false, true]) {
    const leash = leashOn(sent.mix, relaxed);
    while (steps.length < longest) {
      const faults = inTurn(faultsIn(state));
      if (faults.length === 0) break;
      const draft = nextStep(state, faults, leash, asSent);
      if (!draft) break;
      steps.push(taken(draft, state));
      state = steps[steps.length - 1]!.after;
    }
  }
  return { steps, end: state, left: inTurn(faultsIn(state)) };
}

function nextStep(state: State, faults: readonly Fault[], leash: Leash, asSent: readonly Fault[]): Draft | null {
  const cause = leash.relaxed ? null : causeOf(state, faults, leash);
  if (cause && isSlip(cause, asSent)) return stepOf(cause.pull, { kind: 'cause', line: cause.line });
  const next = leverFor(state, faults, leash);
  // Where no lever does all of it, the one line that is not what it is in a good recipe may.
  const odd =
    leash.relaxed || faults.length < 2 || next?.pull.faults.length === 0
      ? null
      : oddPull(state, faults, leashOn(leash.sent, true));
  if (odd) return stepOf(odd, { kind: 'cause', line: odd.parts[0]!.line });
  if (!next) return null;
  const relaxed = leash.relaxed && touches(next.pull, state, leash);
  return stepOf(next.pull, { kind: 'lever', fault: next.fault, lever: next.lever, relaxed, also: [] });
}

/** Nobody weighed too much of a line whose faults are those that the steps before have made. */
const isSlip = ({ pull, mended }: Cause, asSent: readonly Fault[]): boolean =>
  pull.grams[0]! > 0 || mended.filter((fault) => asSent.some((one) => same(one, fault))).length > 1;

/** The law first, then by the order of the notices that speak of figures, or by importance and distance. */
export function inTurn(faults: readonly Fault[], notices: readonly Notice[]): readonly Fault[] {
  if (faults.length === 0) return faults;
  const speaking = notices.filter(({ each }) => each === 'fuera');
  const rank = ({ param, legal }: Fault): number => {
    if (legal) return -1;
    const place = speaking.findIndex(({ order }) => !order || order.includes(param.index));
    if (place < 0) return Infinity;
    const order = speaking[place]!.order;
    return 1000 * place + (order ? order.indexOf(param.index) : 0);
  };
  const waits = ({ aspect }: Fault): number =>
    speaking.some(({ after }) => aspect !== null && aspect in after) ? 1 : 0;
  return faults
    .filter((fault) => rank(fault) < Infinity)
    .sort((a, b) => rank(a) - rank(b) || waits(a) - waits(b) || b.weight - a.weight || b.deviation - a.deviation);
}

const stepOf = ({ parts, grams, decimals }: Pull, why: Step['why']): Draft => ({
  ...{ parts, grams, decimals, why },
});

/** Whether it takes from what makes the recipe as sent what it is, and is not itself the fault. */
const touches = ({ parts }: Pull, { figures: { run } }: State, { sent }: Leash): boolean =>
  parts.some(({ line, ratio }) => {
    const character = ratio < 0 && sent.lines.some(({ key }) => key === line.key) ? characterOf(sent, line) : null;
    return character !== null && !isExcessive(character, { ...run, ...sent });
  });

interface Chosen {
  readonly pull: Pull;
  readonly fault: Fault;
  readonly lever: Lever;
}

/**
 * The first lever of the first fault that mends it and spoils nothing; else the one that leaves the recipe best. What swells
 * the batch, or takes it further from the law, waits until nothing else helps.
 */
function leverFor(state: State, faults: readonly Fault[], leash: Leash): Chosen | null {
  const now = wrongness(faults);
  let best: Chosen | null = null;
  let last: Chosen | null = null;
  let facts: ReturnType<typeof factsOf> | null = null;
  for (const fault of faults) {
    for (const lever of leash.relaxed ? inSacrifice(leversOf(fault, state), state) : leversOf(fault, state)) {
      facts ??= factsOf(state.mix, state.figures, state.comparison);
      if (!lever.when(facts)) continue;
      const pulled = pull(lever, fault, state, faults, leash);
      if (!pulled) continue;
      const one: Chosen = { pull: pulled, fault, lever };
      const enough = pulled.clean ? Infinity : now * (pulled.harmless ? better.harmless : better.harmful);
      if (pulled.wrongness >= enough) continue;
      const waits = swells(pulled, leash) || strays(pulled, state);
      if (pulled.clean && !waits) return one;
      if (waits) last = !last || isBetter(pulled, last.pull) ? one : last;
      else if (!best || pulled.wrongness < best.pull.wrongness) best = one;
    }
  }
  return best ?? last;
}

/** Less than this part of its limit further from the law is what any other change does to it. */
const slight = 0.03;

/** Does it break a limit of the law that no step mends, or take a figure that breaks one further out? */
function strays({ parts, grams }: Pull, { mix, figures, comparison }: State): boolean {
  if (mix.type.mendsLimits || figures.plan.limits.length === 0) return false;
  const { breaches } = stateOf(moved(mix, parts, grams)).comparison;
  return breaches.some(({ param, side, value, min, max }) => {
    const bound = side === 'bajo' ? min! : max!;
    const was = comparison.limits.find((one) => one.param === param)?.value ?? bound;
    const before = side === 'bajo' ? bound - was : was - bound;
    return Math.abs(value - bound) > Math.max(0, before) + slight * Math.abs(bound);
  });
}

const isBetter = (one: Pull, other: Pull): boolean => !other.clean && (one.clean || one.wrongness < other.wrongness);

/** Nobody makes nearly twice as much to mend a figure while something else mends it, or comes nearer. */
const swells = ({ grams }: Pull, { sent }: Leash): boolean =>
  grams.reduce((sum, one) => sum + one, 0) > mostMore * weightOf(sent);

/** Where what makes the recipe has to give way too, the levers that take from what gives way first come first. */
function inSacrifice(levers: readonly Lever[], state: State): readonly Lever[] {
  const { trade } = state.mix.type;
  if (trade.sacrifice.length === 0 || levers.length < 2) return levers;
  const last = ({ picks }: Lever): number =>
    Math.max(-1, ...(partsOf(picks, state) ?? []).map(({ line, ratio }) => (ratio < 0 ? givesWayAt(trade, line) : -1)));
  const places = new Map(levers.map((lever) => [lever, last(lever)]));
  return [...levers].sort((a, b) => places.get(a)! - places.get(b)!);
}

export function leversOf({ param, side }: Fault, { mix }: State): readonly Lever[] {
  return mix.type.messages.get(`${param.key}.${side}`)?.[0]?.levers ?? [];
}
