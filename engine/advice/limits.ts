// The professional limits of a type on a recipe: what it may not carry and which doses are out. Advice and adjusting both
// ask here, so that they never disagree. The compiled shape is `Trade` in craft.ts; it is declared in trade.json.
//   50 g in 1000 g with a dose of [0.3, 0.5, 0.8] % → { side: 'alto', value: 5 }

import type { Weighed } from '../language/model.ts';
import { runBut } from '../language/run.ts';
import type { Cap, Character, Dose, Forbid, Line, Run, Share, Side, Standing, Trade } from '../model/craft.ts';
import type { Value } from '../number.ts';
import { outcomeOf } from '../reckon/compare.ts';
import type { Figures } from '../reckon/derive.ts';

export interface Forbidden<L extends Line> {
  readonly forbid: Forbid;
  readonly line: L;
}

export interface Misdosed {
  readonly dose: Dose;
  readonly side: Side;
  /** % of the base */
  readonly value: number;
  /** out by more than half */
  readonly far: boolean;
  /** over its most by so much that it decides */
  readonly decides: boolean;
}

/** Which limits a recipe breaks. */
export interface Broken<L extends Line> {
  readonly forbidden: readonly Forbidden<L>[];
  readonly misdosed: readonly Misdosed[];
}

/** What a scale cannot tell from the very end of a dose is in it. */
const hair = 0.005;
/** What is counted and what is weighed are told apart from this part of the weight on. */
const notable = 0.02;

export const isOf = ({ member }: Pick<Line, 'member'>, selection: number): boolean => member[selection] === 1;

export const standingOf = (trade: Trade, { member }: Pick<Line, 'member'>): Standing => trade.standingOf(member);

/** Of a thing of pinches no more than this % is usual. */
const pinch = 5;

export const isPinch = (trade: Trade, line: Pick<Line, 'member'>): boolean =>
  standingOf(trade, line).doses.some(({ usual }) => usual <= pinch);

export const forbidOf = (trade: Trade, line: Line): Forbid | null =>
  standingOf(trade, line).forbid ?? forbiddenWithin(trade, line)?.forbid ?? null;

/** What a recipe inside the recipe may not carry: all of it goes, and nothing takes its place. */
function forbiddenWithin(trade: Trade, { within = [] }: Line): { forbid: Forbid; name: string } | null {
  for (const part of within) {
    const forbid = part.grams > 0 ? standingOf(trade, part).forbid : null;
    if (forbid) return { forbid: { ...forbid, instead: [] }, name: part.name };
  }
  return null;
}

/** Place of a line in the order in which things give way: 0 is the first; what the order does not name is in the middle. */
export function givesWayAt({ sacrifice }: Trade, line: Pick<Line, 'member'>): number {
  const place = sacrifice.findIndex((selection) => isOf(line, selection));
  return place < 0 ? (sacrifice.length + 1) / 2 : place;
}

/** How much of a line a selection picks: all, nothing, or some of the recipe that it is. */
export const shareIn = (line: Weighed, selection: number): number =>
  line.within
    ? line.within.reduce((sum, part) => (isOf(part, selection) ? sum + part.grams : sum), 0)
    : isOf(line, selection)
      ? 1
      : 0;

/** Grams that a share counts. */
export function amountOf({ lines, amount }: Share, run: Run): Value {
  if (amount !== null) return amount.code(run, null);
  return run.lines.reduce((grams, line) => grams + line.grams * shareIn(line, lines), 0);
}

/** In %; null where its base is nothing. */
export function shareOf(share: Share, run: Run): Value {
  const whole = share.base.formula.code(run, null);
  const part = amountOf(share, run);
  return whole === null || part === null || whole <= 0 ? null : (100 * part) / whole;
}

/** What a dose counts, where it is not what its lines weigh: « en tal». */
export function countedAs(dose: Dose, run: Run): string {
  const weight = amountOf({ ...dose, amount: null }, run)!;
  const isWeight = Math.abs((amountOf(dose, run) ?? 0) - weight) <= notable * weight;
  return dose.counts === '' || isWeight ? '' : ` ${dose.counts}`;
}

/** There is less of it than the least of its band: how much more may come is not counted from what was written. */
export const isScarce = (character: Character, run: Run): boolean =>
  character.band !== null && (shareOf(character, run) ?? Infinity) < character.band[0];

/** There is more of it than the most of its band: it is itself the fault. */
export const isExcessive = (character: Character, run: Run): boolean =>
  character.band !== null && (shareOf(character, run) ?? 0) > character.band[2];

/** In %; a formula reads the recipe that is being corrected. */
export const mostOf = ({ most }: Cap, run: Run): number =>
  typeof most === 'number' ? most : (most.code(run, null) ?? Infinity);

/** Every line that the type does not admit, in order of the recipe; each is told once, by the first limit that names it. */
export function forbiddenIn<L extends Line>(trade: Trade, lines: readonly L[]): Forbidden<L>[] {
  const found: Forbidden<L>[] = [];
  for (const line of lines) {
    const { forbid } = standingOf(trade, line);
    if (forbid) found.push({ forbid, line });
    const inner = line.within ? forbiddenWithin(trade, line) : null;
    if (inner) found.push({ forbid: inner.forbid, line: { ...line, name: `${inner.name} de «${line.name}»` } });
  }
  return found;
}

/** Grams that one gram of a line brings of what a share counts. */
export function perGram(share: Share, line: Line, run: Run): number {
  if (share.amount === null) return shareIn(line, share.lines);
  return share.amount.code(runBut(run, { lines: [{ ...line, grams: 1 }], sums: [...line.shares] }), null) ?? 0;
}

/** Grams of a line in its usual dose; null where none is counted by its weight. */
export function usualGrams(trade: Trade, line: Line, run: Run): number | null {
  const each = standingOf(trade, line).doses.flatMap((dose) => {
    const brings = perGram(dose, line, run);
    return brings > 0 ? [(dose.usual * (dose.base.formula.code(run, null) ?? 0)) / 100 / brings] : [];
  });
  return each.length === 0 ? null : Math.min(...each);
}

/** Of what is usual in a hundredth of the recipe or hardly more, nobody opens a jar for less than this part of its dose. */
const opened = { usual: 0.015, least: 0.25 };

/** Grams that a line comes in for, at least. */
export function leastOpened(trade: Trade, line: Line, run: Run, whole: number): number {
  const usual = usualGrams(trade, line, run) ?? Infinity;
  return usual <= opened.usual * whole ? opened.least * usual : 0;
}

/** Doses that are over, those of what is there in too small a part, and what is missing; what is right together is not short alone. */
export function misdosedIn(trade: Trade, figures: Figures): Misdosed[] {
  const { run } = figures;
  const found: Misdosed[] = [];
  const short: Misdosed[] = [];
  const right: Dose[] = [];
  const parts = openedParts(run.lines);
  const present = new Uint8Array(trade.doses.length);
  for (const part of parts) for (const { place } of standingOf(trade, part).doses) present[place] = 1;
  for (const dose of trade.doses) {
    const isMissing = present[dose.place] === 0 && (dose.needed?.when.code(run, null) ?? 0) > 0;
    if (present[dose.place] === 0 && !isMissing) continue;
    const base = dose.base.formula.code(run, null);
    const part = amountOf(dose, run);
    if (base === null || part === null || base <= 0) continue;
    const value = (100 * part) / base;
    if (isMissing) found.push({ dose, side: 'bajo', value, far: true, decides: false });
    else if (value > dose.max * (1 + hair)) {
      const far = value > dose.max * 1.5;
      const decides = value > dose.max * dose.decides;
      if (!isInRange(dose, figures)) found.push({ dose, side: 'alto', value, far, decides });
    } else if (value > 0 && value < dose.min * (1 - hair)) {
      if (!isInRange(dose, figures))
        short.push({ dose, side: 'bajo', value, far: value < dose.min / 2, decides: false });
    } else if (dose.min > 0) right.push(dose);
  }
  const isAlone = ({ dose }: Misdosed): boolean =>
    !right.some((other) => parts.every((part) => !isOf(part, dose.lines) || isOf(part, other.lines)));
  return short.length === 0 ? found : [...found, ...short.filter(isAlone)];
}

/** The lines, those of the recipes inside the recipe in their place. */
const openedParts = (lines: readonly Weighed[]): readonly Pick<Line, 'member'>[] =>
  lines.some(({ within }) => within) ? lines.flatMap((line) => line.within ?? line) : lines;

/** A dose is no narrower than the range of the figure that measures it, with the ends that apply and the error of the figure. */
function isInRange({ param }: Dose, { plan, run }: Figures): boolean {
  const target = param === null ? undefined : plan.targets.find((one) => one.param === param);
  if (!target) return false;
  const { state, edge } = outcomeOf(target, run);
  return state === 'bien' || edge;
}

export const brokenIn = <L extends Line>(trade: Trade, lines: readonly L[], figures: Figures): Broken<L> => ({
  forbidden: forbiddenIn(trade, lines),
  misdosed: misdosedIn(trade, figures),
});
