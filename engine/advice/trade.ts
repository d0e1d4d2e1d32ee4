// Steps that the professional limits ask for: a forbidden line out, with what takes its place; a dose to what is usual.
//   30 g where 5 g are usual → −25 g
import type { Dose, Forbid, Row } from '../model/craft.ts';
import { toStep } from '../number.ts';
import { lineFromRow, type Mix, type MixLine, withLines } from '../read/compose.ts';
import { isHeld, mayBe } from '../read/may-be.ts';
import { derive } from '../reckon/derive.ts';
import { decimalsOf, ownLine, type Part, stepFor, type Weighed } from './direction.ts';
import { amountOf, type Forbidden, isOf, type Misdosed, misdosedIn, perGram } from './limits.ts';
import type { State } from './state.ts';

type Change = Weighed & { readonly parts: readonly Part[] };

/** What others bring of a dose that is as good as all of it: nobody weighs the pinch that is left. */
const asGoodAsAll = 0.95;

const nearest = (x: number): number => Math.floor(x + 0.5 + 1e-9);

/** Small amounts are weighed finer than the trade's step. */
function weigh(grams: number, state: State): { grams: number; decimals: number } {
  const pinch = grams < 1 ? 0.01 : grams < 10 ? 0.1 : grams < 100 ? 1 : Infinity;
  const step = Math.min(stepFor(grams, null, state), pinch);
  return { grams: toStep(grams, step, nearest), decimals: decimalsOf(step) };
}

export function forbidStep({ forbid, line }: Forbidden<MixLine>, state: State): Change {
  const { mix } = state;
  const current = mix.lines.find(({ key }) => key === line.key) ?? line;
  const parts: Part[] = [{ line: current, ratio: -1 }];
  const grams = [-current.grams];
  const decimals = [decimalsIn(current.grams)];
  for (const { row, ratio } of placesFor(forbid.instead, mix)) {
    const weighed = weigh(current.grams * ratio, state);
    parts.push(broughtPart(row, ratio, state));
    grams.push(weighed.grams);
    decimals.push(weighed.decimals);
  }
  return { parts, grams, decimals };
}

/** What takes a place: of what it may be, what the recipe has most of already; grams of each for a gram. */
export function placesFor(
  instead: Forbid['instead'],
  { type, lines }: Pick<Mix, 'type' | 'lines'>,
): { readonly row: Row; readonly ratio: number }[] {
  const own = { type, lines: instead.length > 0 ? lines.filter(({ grams }) => grams > 0) : [] };
  const places = new Map<Row, number>();
  for (const { pick, ratio } of instead) {
    const { row } = ownLine(pick, own)!;
    places.set(row!, (places.get(row!) ?? 0) + ratio);
  }
  return [...places].map(([row, ratio]) => ({ row, ratio }));
}

/** Decimals with which a weight was given, at most two. */
const decimalsIn = (grams: number): number =>
  [0, 1].find((n) => Math.abs(grams - Number(grams.toFixed(n))) < 1e-9) ?? 2;

/** Of doses that are out, those that others of them bring a part of: put right before those, they would pay for them. */
export function broughtAmong(
  doses: readonly Dose[],
  { mix, figures: { run } }: Pick<State, 'mix' | 'figures'>,
): Dose[] {
  return doses.filter((dose) => {
    // Without a figure of its own it counts its own lines alone.
    if (dose.amount === null || doses.length < 2) return false;
    const isOfAnother = (line: MixLine): boolean =>
      !isOf(line, dose.lines) && doses.some((other) => isOf(line, other.lines));
    const others = mix.lines.filter(isOfAnother);
    if (others.length === 0) return false;
    return (amountOf(dose, derive(without(others, mix)).run) ?? 0) < (amountOf(dose, run) ?? 0) - 1e-9;
  });
}

/** The dose that is put right first, of those that are over. */
export function firstOver(state: State): Misdosed | undefined {
  const over = misdosedIn(state.mix.type.trade, state.figures).filter(({ side }) => side === 'alto');
  const brought = broughtAmong(
    over.map(({ dose }) => dose),
    state,
  );
  return over.find(({ dose }) => !brought.includes(dose)) ?? over[0];
}

/** Every line of the dose in the same proportion, to this %; what others bring of it stays. Null when they alone are enough. */
export function doseStep(misdosed: Misdosed, percent: number, state: State): Change | null {
  const { dose, side } = misdosed;
  const { run } = state.figures;
  const own = state.mix.lines.filter((line) => isOf(line, dose.lines));
  const held = mayBe(state.mix.craft, state.mix.lines);
  if (side === 'bajo' && (own.some(({ row }) => isHeld(held, row)) || isHeld(held, dose.needed?.row ?? null)))
    return null;
  if (own.length === 0 && dose.needed) return broughtStep(misdosed, dose.needed, percent, state);
  const bare = derive(without(own, state.mix)).run;
  const all = amountOf(dose, run) ?? 0;
  const others = amountOf(dose, bare) ?? 0;
  if (own.length === 0 || all - others <= 0) return null;
  // What is measured may be part of what it is measured on.
  const base = dose.base.formula.code(bare, null) ?? 0;
  const ownBase = (dose.base.formula.code(run, null) ?? 0) - base;
  const share = percent / 100;
  const instead = side === 'alto' ? placesFor(dose.instead, state.mix) : [];
  const isBrought = side === 'alto' && others > asGoodAsAll * share * base;
  const asked =
    instead.length > 0
      ? (share * (base + ownBase) - others) / (all - others)
      : (share * base - others) / (all - others - share * ownBase);
  const scale = isBrought ? 0 : Math.max(0, asked);
  if (scale >= 1 === (side === 'alto')) return null;
  const left = own.map(({ grams }) => weigh(grams * scale, state));
  const gone = own.reduce((sum, { grams }, i) => sum + grams - left[i]!.grams, 0);
  const brought = instead.map(({ row, ratio }) => ({
    part: broughtPart(row, ratio, state),
    ...weigh(gone * ratio, state),
  }));
  return {
    parts: [...own.map((line) => ({ line, ratio: side === 'alto' ? -1 : 1 })), ...brought.map(({ part }) => part)],
    grams: [...own.map(({ grams }, i) => left[i]!.grams - grams), ...brought.map(({ grams }) => grams)],
    decimals: [...left, ...brought].map(({ decimals }) => decimals),
  };
}

/** What takes a place, as it is in the recipe or as it comes in. */
function broughtPart(row: Row, ratio: number, { mix }: State): Part {
  const present = mix.lines.find((one) => one.row === row && one.key === row.id);
  return { line: present ?? lineFromRow(mix.type, row, 0), ratio };
}

/** What is missing, in the grams that this % asks for. */
function broughtStep(
  { dose, value }: Misdosed,
  { row }: NonNullable<Misdosed['dose']['needed']>,
  percent: number,
  state: State,
): Change | null {
  const { type } = state.mix;
  const line = lineFromRow(type, row, 0);
  const base = dose.base.formula.code(state.figures.run, null) ?? 0;
  const { grams, decimals } = weigh(((percent - value) * base) / 100 / perGram(dose, line, state.figures.run), state);
  return grams > 0 && Number.isFinite(grams)
    ? { parts: [{ line, ratio: 1 }], grams: [grams], decimals: [decimals] }
    : null;
}

/** The recipe without these lines. */
export function without(own: readonly MixLine[], mix: Mix): Mix {
  const sums = mix.sums.slice();
  for (const { grams, shares } of own) for (let i = 0; i < sums.length; i++) sums[i]! -= grams * shares[i]!;
  const lines = mix.lines.filter((line) => !own.includes(line));
  return withLines(mix, lines, sums);
}
