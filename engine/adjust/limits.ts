// The professional limits of a type, as bounds on weights: what it forbids goes, what is out of its dose comes to the usual
// one first and alone, what makes the recipe what it is stays, and no corrector passes what the trade bears.
//   3 times the usual dose → counted from the usual one, held there, and the rest of the recipe as it was
import { weightOf } from '../advice/direction.ts';
import {
  amountOf,
  forbidOf,
  givesWayAt,
  isExcessive,
  isOf,
  isPinch,
  isScarce,
  leastOpened,
  misdosedIn,
  mostOf,
  perGram,
  shareOf,
  standingOf,
} from '../advice/limits.ts';
import { broughtAmong, placesFor, without } from '../advice/trade.ts';
import { total } from '../language/form.ts';
import type { Craft, Dose, Line, Row, Share, Trade, Type } from '../model/craft.ts';
import { type Mix, type MixLine, ofGrams, withLines } from '../read/compose.ts';
import { derive } from '../reckon/derive.ts';
import type { Ceiling, View, Yielding } from './model.ts';
import { shareFormsAt } from './shares.ts';
import { took } from './steps.ts';

/** A line under its limits; weights in grams. */
export interface Limited {
  reference: number;
  low: number;
  high: number;
  /** what a gram less and a gram more count, about 1: the order in which things give way */
  less: number;
  more: number;
  /** grams that the trade gives of it when it comes in; null: as many as it takes */
  usual: number | null;
}

export interface How {
  readonly yielding: Yielding;
  /** nothing of what gives character goes for money */
  readonly thrifty: boolean;
  readonly correctors: readonly Row[];
  /** the same, as lines */
  readonly correcting: readonly Pick<Line, 'member'>[];
  /** the formula of what adjusting holds as it is */
  readonly held: string | null;
  /** part of it that may change */
  readonly give: number;
}

/** What is over its band comes this far inside it, so that it does not stand on the edge. */
const inside = 0.97;
/** A gram of what gives way last counts this much more than one of what gives way first: a tie is broken, no more. */
const reluctance = 0.04;
/** A gram more of what is dosed counts this much: it is not there to make the rest less. */
const bulk = 1.3;
/** A gram less of what is there in pinches counts this much: it makes no room for the rest. */
const pinched = 4;
/** Steps that looking a line up among those of a recipe takes. */
const weighed = 25;

export function isForbidden({ trade }: Type, line: Line): boolean {
  const forbid = forbidOf(trade, line);
  return forbid !== null && forbid.level !== 'note';
}

export const isReady = ({ trade }: Type, line: Line): boolean => trade.ready !== null && isOf(line, trade.ready);

/** `view` holds the same weights as the lines it comes with. */
export function limitedLines(type: Type, lines: readonly MixLine[], view: View, how: How): Limited[] {
  const { trade } = type;
  const { weights } = view;
  const ranks = trade.sacrifice.length + 1;
  const limited = lines.map((line, i): Limited => {
    const less =
      (weights[i]! > 0 && isPinch(trade, line) ? pinched : 1) * (1 + (reluctance * givesWayAt(trade, line)) / ranks);
    const more = standingOf(trade, line).doses.length > 0 ? bulk : 1;
    return { reference: weights[i]!, low: 0, high: Infinity, less, more, usual: null };
  });
  holdReady(type, lines, limited, how);
  keepCharacter(type, lines, view, limited, how);
  putDosesRight(type, lines, view, limited, how);
  removeForbidden(type, lines, limited);
  return limited;
}

function removeForbidden(type: Type, lines: readonly MixLine[], limited: readonly Limited[]): void {
  for (const [i, line] of lines.entries()) {
    if (!isForbidden(type, line)) continue;
    took(lines.length * weighed);
    for (const { row, ratio } of placesFor(forbidOf(type.trade, line)!.instead, { type, lines })) {
      const place = lines.findIndex((other) => other.row === row);
      if (place >= 0) limited[place]!.reference += ratio * limited[i]!.reference;
    }
    Object.assign(limited[i]!, { reference: 0, low: 0, high: 0 });
  }
}

/**
 * Each dose on the recipe as the one before left it, and without what the type does not admit: what is right in its own dose may
 * still be too much together, and nothing is measured on what goes.
 */
function putDosesRight(
  type: Type,
  lines: readonly MixLine[],
  { mix, figures }: View,
  limited: readonly Limited[],
  { yielding, correcting }: How,
): void {
  const { trade } = type;
  const settled = (): Mix => {
    const left = limited.map((one) => ({ ...one }));
    removeForbidden(type, lines, left);
    const own = lines.flatMap((line, i) => (left[i]!.reference > 0 ? [ofGrams(line, left[i]!.reference)] : []));
    return withLines(mix, own);
  };
  let now = mix;
  let { run } = figures;
  const settle = (): void => {
    took(lines.length * (mix.sums.length + type.sequence.length));
    now = settled();
    run = derive(now).run;
  };
  if (mix.lines.some((line) => isForbidden(type, line))) settle();
  const misdosed = new Set(misdosedIn(trade, figures).map(({ dose }) => dose));
  const last = broughtAmong([...misdosed], { mix, figures });
  const dosed = placesOfDoses(trade, lines);
  for (const dose of [...trade.doses.filter((one) => !last.includes(one)), ...last]) {
    const places = dosed.get(dose);
    if (!places) continue;
    const base = dose.base.formula.code(run, null) ?? 0;
    const value = shareOf(dose, run) ?? 0;
    const isOut =
      value > dose.max * (1 + leeway) || (misdosed.has(dose) && value > 0 && value < dose.min * (1 - leeway));
    // What is measured may be part of what it is measured on.
    const own = isOut ? now.lines.filter((line) => isOf(line, dose.lines)) : [];
    const rest = own.length === 0 ? base : (dose.base.formula.code(derive(without(own, now)).run, null) ?? 0);
    const within = base > 0 && dose.instead.length === 0 ? 1 - rest / base : 0;
    // What corrects, and whatever has its dose with it.
    const isCorrector = correcting.some((line) => isOf(line, dose.lines));
    for (const i of places) {
      const one = limited[i]!;
      if (one.reference === 0) {
        const brings = perGram(dose, lines[i]!, run);
        const grams = (percent: number): number =>
          brings > 0 ? Math.max(0, (percent * base) / 100 / brings) : Infinity;
        one.high = Math.min(one.high, grams(dose.max - value));
        if (misdosed.has(dose) && dose.needed?.row === lines[i]!.row) {
          one.reference = Math.min(one.high, grams(dose.usual - value));
          one.low = one.reference;
          continue;
        }
        const fair =
          dose.min > 0
            ? grams(dose.usual - value)
            : value === 0
              ? leastOpened(trade, lines[i]!, run, weightOf(mix))
              : 0;
        if (fair > 0) one.usual = Math.min(one.usual ?? Infinity, fair);
        continue;
      }
      // It is there, but nothing of what the dose counts.
      if (value === 0) continue;
      const part = (to: number): number => (one.reference * to * (1 - within)) / Math.max(1e-9, value - to * within);
      const [least, usual, most] = [part(dose.min), part(dose.usual), part(dose.max)];
      // What makes the recipe what it is goes to its dose and stays there; and what was put for its taste does not go whole.
      const kept = Math.max(Math.min(1, one.low / one.reference), isCorrector ? 0 : tasted) * usual;
      if (isOut) putInstead(dose, { type, lines }, limited, one.reference - usual);
      if (isOut && yielding < 2 && !isCorrector) Object.assign(one, { reference: usual, low: usual, high: usual });
      else if (isOut) Object.assign(one, { reference: usual, low: Math.max(least, kept), high: Math.max(most, usual) });
      else if (yielding < 2 && !isCorrector) Object.assign(one, { low: one.reference, high: one.reference });
      else
        Object.assign(one, {
          low: Math.max(one.low, Math.min(least, one.reference)),
          high: Math.min(one.high, Math.max(most, one.reference)),
        });
    }
    if (isOut) settle();
  }
}

/** What takes the place of what is too much. */
function putInstead(
  { instead }: Dose,
  own: Pick<Mix, 'type' | 'lines'>,
  limited: readonly Limited[],
  gone: number,
): void {
  for (const { row, ratio } of gone > 0 ? placesFor(instead, own) : []) {
    const place = own.lines.findIndex((other) => other.row === row);
    if (place >= 0) limited[place]!.reference += ratio * gone;
  }
}

/** Of what is over its dose and corrects nothing, this part of what is usual stays. */
const tasted = 0.5;
/** Nobody weighs a pinch again for this part of its dose. */
const leeway = 0.1;

function keepCharacter(
  { trade }: Type,
  lines: readonly MixLine[],
  { figures: { run } }: View,
  limited: readonly Limited[],
  { yielding, thrifty, held, give }: How,
): void {
  for (const character of trade.characters) {
    const { keep, fault, band, amount } = character;
    // Where the batch may grow, it does not grow with what makes the recipe.
    const grow = give > 0 ? Math.min(character.grow, 1 + give) : character.grow;
    // What is held as a whole may move from one line to another when nothing else is enough.
    const moves = yielding > 0 && amount !== null && amount.text === held;
    const value = shareOf(character, run);
    const part = (share: number): number => (value === null || value === 0 ? 0 : share / value);
    const isFault = band !== null && isExcessive(character, run);
    const kept = yielding > 0 ? fault : thrifty ? 1 : keep;
    const floor = Math.max(
      isFault ? Math.min(kept, inside * part(band[2])) : kept,
      band === null ? 0 : Math.min(1, part(band[0])),
    );
    for (const [i, line] of lines.entries()) {
      if (!isOf(line, character.lines)) continue;
      const one = limited[i]!;
      one.less = 1 + reluctance;
      one.low = moves ? 0 : one.reference * Math.min(1, floor);
      if (yielding === 0 && one.reference > 0 && !isScarce(character, run))
        one.high = Math.min(one.high, one.reference * grow);
    }
  }
}

/** A finished product does not correct: it stays as it is, and goes down only when nothing else is enough. */
function holdReady(
  type: Type,
  lines: readonly MixLine[],
  limited: readonly Limited[],
  { yielding, correctors }: How,
): void {
  for (const [i, line] of lines.entries()) {
    if (!isReady(type, line) || correctors.includes(line.row!)) continue;
    const one = limited[i]!;
    one.high = one.reference;
    if (yielding === 0) one.low = one.reference;
  }
}

/** Sums of weights that a correction may not raise over what the trade bears. What already lies above is left there. */
export function ceilingsOf(craft: Craft, { trade }: Type, lines: readonly MixLine[], view: View): Ceiling[] {
  const { run } = view.figures;
  const formOf = shareFormsAt(craft, lines, view);
  const ceiling = (share: Share, most: number): Ceiling[] => {
    const form = Number.isFinite(most) ? formOf(share) : null;
    if (form === null) return [];
    const num = form.amount.map((each, i) => each - (most * form.base[i]!) / 100);
    return [{ num, high: Math.max(0, total(num, view.weights)) }];
  };
  const dosed = placesOfDoses(trade, lines);
  return [
    ...trade.caps.flatMap((cap) => ceiling(cap, mostOf(cap, run))),
    ...trade.doses
      .filter((dose) => (dosed.get(dose)?.length ?? 0) > 1 && amountOf(dose, run) !== null)
      .flatMap((dose) => ceiling(dose, dose.max)),
  ];
}

/** Each dose that counts any of the lines, with their places. */
function placesOfDoses(trade: Trade, lines: readonly MixLine[]): Map<Dose, number[]> {
  const found = new Map<Dose, number[]>();
  for (const [i, line] of lines.entries()) {
    for (const dose of standingOf(trade, line).doses) {
      const places = found.get(dose);
      if (places) places.push(i);
      else found.set(dose, [i]);
    }
  }
  return found;
}
