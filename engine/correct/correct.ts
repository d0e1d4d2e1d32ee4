// The one mind: what a recipe is corrected to, and by which steps. What the type does not admit goes first; then the one
// direction that puts everything right by itself, if that is likely; then doses to what is usual, and one direction, or several,
// for what is still out. The plan tells it and adjusting gives it.
//   a sponge with its sugar twice over → one step, the sugar
import { moved } from '../advice/direction.ts';
import { type Broken, misdosedIn } from '../advice/limits.ts';
import { type Fault, faultsIn, type State, same, stateOf } from '../advice/state.ts';
import { forbidStep } from '../advice/trade.ts';
import type { Param } from '../model/craft.ts';
import { round } from '../number.ts';
import type { Mix, MixLine } from '../read/compose.ts';
import { dose as dosePrice, most, plain } from './constants.ts';
import { dosesOf, longest, raised } from './doses.ts';
import { asOne, asSeveral } from './drafts.ts';
import { type Look, lookAt, type May, plainSlip } from './look.ts';
import { inTurn, leversOf } from './moves.ts';
import { type Prior, priorOf } from './prior.ts';
import { type Correction, type Draft, type Step, taken } from './step.ts';

/** `may`: whether a line may change, where the caller holds any. */
export function corrected(sent: State, broken: Broken<MixLine>, may: May = () => true): Correction {
  const prior = priorOf(sent.mix);
  const steps: Step[] = [];
  let state = sent;
  const take = (draft: Draft): void => {
    steps.push(taken(draft, state));
    state = steps[steps.length - 1]!.after;
  };
  for (const forbidden of broken.forbidden.filter(({ forbid }) => forbid.level !== 'note').slice(0, longest))
    take({ ...forbidStep(forbidden, state), why: { kind: 'forbid', forbidden } });
  if (broken.forbidden.length + broken.misdosed.length === 0 && faultsIn(state).length === 0)
    return { steps, process: null, end: state, left: [], price: 0 };
  const from = usualProcess(state, sent, prior, may) ?? state;
  const isFreed = from !== state;
  state = from;
  const { drafts, price } = mended(from, sent, prior, may);
  for (const draft of drafts) take(draft);
  const short = raised(state);
  for (const draft of short) take(draft);
  return {
    steps,
    process: isFreed ? { mended: inTurn(goneIn(sent, from), sent) } : null,
    end: state,
    left: inTurn(faultsIn(state), sent),
    price,
  };
}

const leftIn = (state: State, drafts: readonly Draft[]): number => faultsIn(there(state, drafts)).length;

const freed = ({ craft, inputs }: Mix): Param[] =>
  craft.inputs.filter(({ input }) => input!.lever !== null && inputs.has(input!.told));

/** What was told of the process and gives way, as it is supposed in the end. */
export const inputsOf = ({ mix }: State, { figures }: State): Record<string, number> =>
  Object.fromEntries(
    freed(mix).map(({ key, index, decimals }) => [key, round(figures.run.full[index] ?? 0, decimals)]),
  );

function goneIn(before: State, then: State): Fault[] {
  const now = faultsIn(then);
  return faultsIn(before).filter((fault) => !fault.legal && !now.some((other) => same(other, fault)));
}

/** With what is usual instead of what was told of the process, where the craft lets it give way and that mends anything. */
function usualProcess(current: State, sent: State, prior: Prior, may: May): State | null {
  const { mix } = current;
  const free = freed(mix);
  if (free.length === 0) return null;
  const kept = [...mix.inputs].filter(([key]) => !free.some(({ input }) => input!.told === key));
  const usual = stateOf({ ...mix, inputs: new Map(kept) });
  if (goneIn(current, usual).length === 0 || goneIn(sent, usual).length === 0) return null;
  const was = faultsIn(current);
  if (faultsIn(usual).every((fault) => was.some((other) => same(other, fault)))) return usual;
  const left = (from: State): number => leftIn(from, mended(from, sent, prior, may).drafts);
  return left(usual) < left(current) ? usual : null;
}

/** What is done about figures and doses, and what that costs to believe. */
function mended(state: State, sent: State, prior: Prior, may: May): { drafts: Draft[]; price: number } {
  const found = mendedFrom(state, sent, prior, may);
  const short = misdosedIn(state.mix.type.trade, state.figures).filter(({ side }) => side === 'bajo');
  if (short.length === 0 || found.drafts.length === 0) return found;
  const then = there(state, found.drafts);
  if (stillShort(then) === 0 || raised(then).length > 0) return found;
  // Where what was short has no room afterwards, it comes first.
  const first = raised(state);
  if (first.length === 0) return found;
  const rest = mendedFrom(there(state, first), sent, prior, may);
  const end = there(state, [...first, ...rest.drafts]);
  return faultsIn(end).length <= faultsIn(then).length
    ? { drafts: [...first, ...rest.drafts], price: rest.price }
    : found;
}

const there = (state: State, drafts: readonly Draft[]): State =>
  drafts.reduce((now, { parts, grams }) => stateOf(moved(now.mix, parts, grams)), state);

const stillShort = ({ mix: { type }, figures }: State): number =>
  misdosedIn(type.trade, figures).filter(({ side, far }) => side === 'bajo' && far).length;

function mendedFrom(state: State, sent: State, prior: Prior, may: May): { drafts: Draft[]; price: number } {
  const faults = inTurn(faultsIn(state), sent);
  const misdosed = misdosedIn(state.mix.type.trade, state.figures);
  const over = misdosed.filter(({ side }) => side === 'alto');
  if (faults.length === 0 && over.length === 0) return { drafts: [], price: 0 };
  const dosing = over.length > 0 ? dosesOf(state) : { drafts: [], state };
  const doses = dosePrice * dosing.drafts.length;
  const short = dosePrice * misdosed.filter(({ side }) => side === 'bajo').length;
  const rest = faultsIn(dosing.state);
  // What one dose explains nothing else does.
  if (rest.length === 0 && dosing.drafts.length <= 1) return { drafts: dosing.drafts, price: doses + short };
  // Of one figure for which the craft reaches for nothing it is told where it is, and no more.
  const isSilent = faults.length === 1 && leversOf(faults[0]!, state).length === 0;
  if (isSilent) return { drafts: dosing.drafts, price: doses };
  // What is likelier than anything that the craft reaches for needs no further look.
  const slip = faults.length > 0 ? plainSlip(state, sent, prior, may) : null;
  if (slip) return asOne(slip, state, faults, 0);
  const look = (from: State): Look => lookAt(from, sent, prior, may);
  const whole = misdosed.length > 0 && faults.length > 0 ? look(state).single(0, 'all') : null;
  if (rest.length === 0)
    return whole && whole.price < doses + short
      ? asOne(whole, state, faults, 0)
      : { drafts: dosing.drafts, price: doses };
  const then = look(dosing.state);
  const one = credible(then.single(0, 'over') ?? then.single(0, 'over', true));
  const price = (one?.price ?? Infinity) + doses + short;
  if (whole && whole.price <= price) {
    if (whole.price <= plain) return asOne(whole, state, faults, 0);
  } else if (one && one.price <= plain) return after(dosing.drafts, asOne(one, then.state, then.faults, 0));
  const several = credible(then.several(0));
  const cheapest = Math.min(whole?.price ?? Infinity, price);
  if (several?.isRight && several.price + doses + short < cheapest)
    return after(dosing.drafts, asSeveral(several, then, 0));
  if (whole && whole.price <= price) return asOne(whole, state, faults, 0);
  if (one) return after(dosing.drafts, asOne(one, then.state, then.faults, 0));
  const yielded = credible(then.single(1, 'over'), most / 2);
  const more = credible(then.several(1), most / 2);
  if (yielded && !(more?.isRight && more.price < yielded.price))
    return after(dosing.drafts, asOne(yielded, then.state, then.faults, 1));
  // What does not arrive takes nothing from what makes the recipe.
  const partly = several?.ways.every(({ move }) => move.lever !== null) ? several : null;
  const best = more?.isRight ? more : several?.isRight ? several : partly;
  return best
    ? after(dosing.drafts, asSeveral(best, then, best === more ? 1 : 0))
    : { drafts: dosing.drafts, price: doses };
}

const credible = <T extends { readonly price: number }>(one: T | null, dearest = most): T | null =>
  one && one.price <= dearest ? one : null;

const after = (first: readonly Draft[], { drafts, price }: { drafts: Draft[]; price: number }) => ({
  drafts: [...first, ...drafts],
  price,
});
