// The plan: what to do to a recipe, in order, each step sized on the recipe that the one before leaves. First what the type
// does not admit, then doses, then the cause of several faults, then the levers of each figure, until all is in or nothing helps.
//   three figures out, one line weighed twice → one step, nothing left

import { runBut } from '../language/run.ts';
import type { Lever, Notice } from '../model/craft.ts';
import { toStep } from '../number.ts';
import type { Mix, MixLine } from '../read/compose.ts';
import { type Cause, causeOf, oddPull } from './cause.ts';
import { moved, type Part, type Weighed } from './direction.ts';
import { characterOf, type Leash, leashOn } from './leash.ts';
import { leverFor } from './lever.ts';
import { type Broken, type Forbidden, isExcessive, isOf, type Misdosed, misdosedIn, standingOf } from './limits.ts';
import { factorOf } from './misweighed.ts';
import { oddOneIn } from './odd-one.ts';
import type { Pull } from './pull.ts';
import { type Fault, faultsIn, type State, same, stateOf } from './state.ts';
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

/** Nobody follows more; of a list longer than any recipe, which costs more to look at, only the first are looked for. */
const longest = 10;
const longestFor = ({ lines }: Mix): number => (lines.length > 60 ? 3 : longest);
/** Figures that what is short brings in, from which on it is the fault whatever else is wrong. */
const many = 4;

type Draft = Omit<Step, 'before' | 'after' | 'mended'>;

export function taken(draft: Draft, before: State): Step {
  const was = faultsIn(before);
  const after = stateOf(moved(before.mix, draft.parts, draft.grams));
  const now = faultsIn(after);
  const { parts, grams, decimals, why } = draft;
  const mended = was.filter((fault) => !now.some((one) => same(one, fault)));
  return { parts, grams, decimals, why, before, after, mended };
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
    take(stepOf(forbidStep(forbidden, state), { kind: 'forbid', forbidden }));
  const root = broken.misdosed.length === 0 ? null : (rootOf(state, sent) ?? strayOf(state, sent));
  if (root) take(root);
  for (let more = 0; more < longestFor(sent.mix); more++) {
    const misdosed = firstOver(state);
    const change = misdosed ? doseStep(misdosed, misdosed.dose.usual, state) : null;
    if (!misdosed || !change) break;
    take(stepOf(change, { kind: 'dose', misdosed }));
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
    const draft = stepOf(change, { kind: 'dose', misdosed });
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
  // What has something to take the place of what is over its dose is left to the dose.
  const isReplaced = ({ dose, side }: Misdosed): boolean =>
    side === 'alto' && dose.instead.length > 0 && isOf(line, dose.lines);
  if (misdosedIn(state.mix.type.trade, state.figures).some(isReplaced)) return null;
  const { figures, mix } = pull.after;
  const left = misdosedIn(mix.type.trade, figures);
  const isWhole = pull.faults.length === 0 && left.length === 0;
  const isBase = pull.grams[0]! > 0 && mended.length >= many && !left.some(({ far }) => far);
  return isWhole || isBase ? stepOf(pull, { kind: 'cause', line }) : weighedWrong(state);
}

/** What stands out of a good recipe, and has no dose, where back there it puts all figures and all doses right. */
function strayOf(state: State, sent: State): Draft | null {
  const faults = faultsIn(state);
  const wrong = faults.length + misdosedIn(state.mix.type.trade, state.figures).length;
  const odd = wrong < together ? null : oddPull(state, faults, leashOn(sent.mix, true));
  if (!odd) return null;
  const { line } = odd.parts[0]!;
  const { figures, mix } = odd.after;
  const isDosed = standingOf(mix.type.trade, line).doses.length > 0;
  const isWhole = odd.faults.length + misdosedIn(mix.type.trade, figures).length === 0;
  return isWhole && !isDosed ? stepOf(odd, { kind: 'cause', line }) : null;
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
  const most = longestFor(sent.mix);
  const asSent = faultsIn(sent);
  let state = start;
  for (const relaxed of [false, true]) {
    const leash = leashOn(sent.mix, relaxed);
    while (steps.length < most) {
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
  const odd = leash.relaxed || faults.length < 2 ? null : oddOneIn(state.mix);
  const oddStep = (): Draft | null => {
    const pull = oddPull(state, faults, leashOn(leash.sent, true));
    return pull && stepOf(pull, { kind: 'cause', line: pull.parts[0]!.line });
  };
  // Of what is not there at all nothing else is the fault.
  const forgotten = odd?.line.grams === 0 ? oddStep() : null;
  if (forgotten) return forgotten;
  const cause = leash.relaxed ? null : causeOf(state, faults, leash);
  if (cause && isSlip(cause, asSent)) return stepOf(cause.pull, { kind: 'cause', line: cause.line });
  const next = leverFor(state, faults, leash);
  // Where no lever does all of it, the one line that is not what it is in a good recipe may.
  const restored = odd && next?.pull.faults.length !== 0 ? oddStep() : null;
  if (restored) return restored;
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

const stepOf = ({ parts, grams, decimals }: Pick<Draft, 'parts' | 'grams' | 'decimals'>, why: Step['why']): Draft => ({
  parts,
  grams,
  decimals,
  why,
});

/** Whether it takes from what makes the recipe as sent what it is, and is not itself the fault. */
const touches = ({ parts }: Pull, { figures: { run } }: State, { sent }: Leash): boolean =>
  parts.some(({ line, ratio }) => {
    const character = ratio < 0 && sent.lines.some(({ key }) => key === line.key) ? characterOf(sent, line) : null;
    return character !== null && !isExcessive(character, runBut(run, sent));
  });
