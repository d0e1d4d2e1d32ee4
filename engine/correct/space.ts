// What a correction moves in: the things that there are or may come in, how much of each the trade lets there be, and the
// rules that have to hold, each as two sums over the things. Ranges, law, doses, caps and what is kept are all read here, once.
//   14 ≤ 100 · fat / all ≤ 20 → Σ fat_i · w_i − 0.14 · Σ w_i ≥ 0 and 0.20 · Σ w_i − Σ fat_i · w_i ≥ 0
import { amountOf, isExcessive, isScarce, mostOf, shareIn, shareOf, standingOf } from '../advice/limits.ts';
import type { State } from '../advice/state.ts';
import { type Form, total } from '../language/form.ts';
import { formAt, pointAt } from '../language/linear.ts';
import { asForm } from '../language/term.ts';
import type { Cap, Dose, Share, Target } from '../model/craft.ts';
import type { MixLine } from '../read/compose.ts';
import { isUnknown } from '../reckon/unknown.ts';
import { inside, weighing } from './constants.ts';

export type Kind = 'range' | 'law' | 'kept law' | 'dose' | 'cap' | 'kept';

/** A quotient of sums and the ends between which it has to be, as far as they are seen when it is printed. */
export interface Rule {
  readonly kind: Kind;
  readonly form: Pick<Form, 'num' | 'den' | 'exact'>;
  readonly min: number | null;
  readonly max: number | null;
  /** a unit of missing it */
  readonly width: number;
  /** how far inside each end it is to come, or stay */
  readonly insets: readonly [min: number, max: number];
  /** both sums at the recipe */
  readonly now: number;
  readonly over: number;
  /** its parameter; null: it is a share */
  readonly param: number | null;
  /** what is compared, where its ends move with the recipe */
  readonly moving: Target | null;
}

/** How much of a thing there may be. */
export interface Room {
  readonly low: number;
  readonly high: number;
}

export interface Space {
  readonly state: State;
  readonly lines: readonly MixLine[];
  readonly weights: Float64Array;
  readonly whole: number;
  readonly rules: readonly Rule[];
  /** by key of a line */
  readonly places: ReadonlyMap<string, number>;
}

/** The part of the last decimal that the rounding of what is shown forgives. */
const forgiven = 0.45;

/** Rules at a recipe, over its lines and what may come in. `sent`: what is kept is kept of that. */
export function spaceOf(state: State, sent: State, newcomers: readonly MixLine[], yielding: Yielding): Space {
  const { mix, figures, comparison } = state;
  const { craft, type } = mix;
  const lines = [...mix.lines, ...newcomers];
  const weights = Float64Array.from(lines, ({ grams }) => grams);
  const whole = weights.reduce((sum, grams) => sum + grams, 0);
  const point = pointAt(craft, { lines, weights, constants: figures.plan.numbers, mode: 'tangent' });
  const rules: Rule[] = [];
  const rule = (
    kind: Kind,
    form: Pick<Form, 'num' | 'den' | 'exact'> | null,
    [min, max]: readonly [number | null, number | null],
    slack: number,
    param: number | null,
    moving: Target | null = null,
  ): void => {
    if (form === null || (min === null && max === null)) return;
    const width = min !== null && max !== null && max > min ? max - min : Math.max(Math.abs(min ?? max!) / 10, 1e-6);
    const isFigure = kind === 'range' || kind === 'law';
    rules.push({
      kind,
      form,
      min: min === null ? null : min - slack,
      max: max === null ? null : max + slack,
      width,
      now: total(form.num, weights),
      over: form.den === null ? 1 : total(form.den, weights),
      insets: isFigure ? insetsOf(form, weights, [min, max], width) : [0, 0],
      param,
      moving,
    });
  };
  for (const { param, target, min, max, state: is } of comparison.outcomes) {
    const counts = craft.judged === null || craft.judged.includes(param.index);
    if (is === null || !counts) continue;
    rule(
      'range',
      asForm(point.param(param.index), point),
      [min, max],
      forgiven * 10 ** -param.decimals,
      param.index,
      target.minimum || target.maximum ? target : null,
    );
  }
  for (const { param, min, max, state: is } of comparison.limits) {
    if (is === null || (is !== 'bien' && !type.mendsLimits)) continue;
    const kind = type.mendsLimits ? 'law' : 'kept law';
    rule(kind, asForm(point.param(param.index), point), [min, max], forgiven * 10 ** -param.decimals, param.index);
  }
  const shared = (kind: Kind, share: Share, [min, max]: readonly [number | null, number | null]): void => {
    const base = formAt(share.base.formula, point);
    const amount = share.amount ? formAt(share.amount, point) : null;
    if (!base || base.den !== null || (share.amount && (!amount || amount.den !== null))) return;
    const num = new Float64Array(lines.length + 1);
    for (let i = 0; i < num.length; i++)
      num[i] = 100 * (amount ? amount.num[i]! : i < lines.length ? shareIn(lines[i]!, share.lines) : 0);
    const form = { num, den: base.num, exact: base.exact && (amount?.exact ?? true) };
    rule(kind, form, [min, max], 1e-9, null);
  };
  const { run } = figures;
  const doses = new Set<Dose>();
  const caps = new Set<Cap>();
  for (const line of lines)
    for (const part of line.within ?? [line]) {
      const standing = standingOf(type.trade, part);
      for (const dose of standing.doses) doses.add(dose);
      for (const cap of standing.caps) caps.add(cap);
    }
  for (const dose of doses) {
    // What a figure measures is held by its range.
    if (dose.param !== null && comparison.byParam[dose.param.index]) continue;
    const now = shareOf(dose, run);
    // What is short, or not there, may be put right afterwards.
    const min = now !== null && dose.min > 0 && now >= dose.min * (1 - 5e-3) ? Math.min(dose.min, now) : null;
    shared('dose', dose, [min, dose.max * (1 + 4e-3)]);
  }
  for (const cap of caps) {
    const most = mostOf(cap, run);
    const now = shareOf(cap, run) ?? 0;
    if (Number.isFinite(most)) shared('cap', cap, [null, Math.max(most, now) + 1e-9]);
  }
  for (const character of type.trade.characters) {
    if (character.amount === null) continue;
    const least = (yielding > 0 ? character.fault : character.keep) * (amountOf(character, sent.figures.run) ?? 0);
    const form = formAt(character.amount, point);
    if (least > 0) rule('kept', form, [Math.min(least, amountOf(character, run) ?? 0) - 1e-9 * whole, null], 0, null);
  }
  return { state, lines, weights, whole, rules, places: new Map(lines.map(({ key }, i) => [key, i])) };
}

/**
 * How far inside its ends a figure that is out comes, so that an error of weighing does not push it out again; one that is in stays
 * as far inside as it is: nothing else was weighed wrong. Nobody keeps away from having nothing of something.
 */
function insetsOf(
  { num, den }: Pick<Form, 'num' | 'den'>,
  weights: Float64Array,
  [min, max]: readonly [number | null, number | null],
  width: number,
): readonly [number, number] {
  const over = den === null ? 1 : total(den, weights);
  const value = total(num, weights) / over;
  // Of a figure that is far out the error is that of where it comes in.
  const at = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, value));
  let sum = 0;
  for (let i = 0; i < weights.length; i++)
    sum += (((num[i]! - (den === null ? 0 : at * den[i]!)) / over) * weights[i]!) ** 2;
  const error = weighing.deviations * weighing.error * Math.sqrt(sum);
  const least = Number.isFinite(error) ? error : 0;
  const margin = min !== null && max !== null ? Math.min(least, weighing.most * (max - min)) : least;
  const inset = (has: number): number => (has >= 0 ? Math.min(margin, has) : Math.max(margin, inside * width));
  return [min === null || min <= 0 ? 0 : inset(value - min), max === null ? 0 : inset(max - value)];
}

/** How hard the limits hold: what is there to correct gives way; then also what makes the recipe, as far as the trade lets it. */
export type Yielding = 0 | 1;

/** Grams that the trade lets there be of a line. `sent`: the recipe as sent, of which what is kept is kept. */
export function roomOf(
  line: MixLine,
  { mix, figures }: State,
  sent: ReadonlyMap<string, number>,
  yielding: Yielding,
): Room {
  const { run } = figures;
  const { character, isReady, forbid } = standingOf(mix.type.trade, line);
  const grams = sent.get(line.key) ?? 0;
  if (isUnknown(line)) return { low: line.grams, high: line.grams };
  if (forbid) return { low: 0, high: line.grams };
  const corrects = mix.type.correctors.some((row) => row === line.row);
  if (isReady && !corrects) return { low: yielding > 0 ? 0 : line.grams, high: Math.max(line.grams, grams) };
  if (!character || grams === 0) return { low: 0, high: Infinity };
  const high = isScarce(character, run) ? Infinity : Math.max(line.grams, character.grow * grams);
  // What is kept as an amount may move from one line to another.
  if (character.amount !== null) return { low: 0, high };
  const kept = (yielding > 0 ? character.fault : character.keep) * grams;
  if (character.band === null) return { low: Math.min(kept, line.grams), high };
  const [least, , most] = character.band;
  const base = character.base.formula.code(run, null) ?? 0;
  if (isExcessive(character, run)) return { low: Math.min(kept, (most * base) / 100), high };
  const low = yielding > 0 ? Math.max(kept, Math.min(grams, (least * base) / 100)) : kept;
  return { low: Math.min(low, line.grams), high };
}
