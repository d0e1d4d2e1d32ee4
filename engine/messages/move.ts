// A move is a direction in the recipe. Here it gets its length: how many grams bring a parameter where it should be,
// rounded to what a person weighs, and only if nothing else is pushed out on the way.
import type { Choice, Move } from '../craft.ts';
import { bareRun, sumsOver } from '../formula/run.ts';
import type { Value } from '../number.ts';
import { toStep } from '../number.ts';
import { type Comparison, compare, isOut, type Outcome } from '../stages/compare.ts';
import { byPlace, lineFromRow, type Mix, type MixLine, withLines } from '../stages/compose.ts';
import { derive, type Figures, noValues } from '../stages/derive.ts';
import { reach } from './reach.ts';

/** A recipe with its figures: what a move starts from and what it leads to. */
export interface State {
  readonly mix: Mix;
  readonly figures: Figures;
  readonly comparison: Comparison;
}

export interface Sized {
  /** grams to print for each ingredient, always positive, and the decimals of the step they were rounded to */
  readonly grams: readonly number[];
  readonly decimals: readonly number[];
  readonly names: readonly string[];
  /** where it leads; of its figures only what is judged, unless the move names a parameter of its own */
  readonly after: State;
}

export interface Aim {
  /** the range being spoken of, if any */
  readonly outcome: Outcome | null;
  /** the next step repairs what this one pushes out */
  readonly chained: boolean;
}

interface Part {
  readonly line: MixLine;
  readonly ratio: number;
}

/** Adding more than this many times the whole recipe is no advice. */
const farthest = 20;

export const stateOf = (mix: Mix, order = mix.type.order): State => {
  const figures = derive(mix, order);
  return { mix, figures, comparison: compare(figures) };
};

export function sizeMove(move: Move, start: State, aim: Aim): Sized | null {
  const parts = partsOf(move, start);
  const param = move.param ?? aim.outcome?.param.index ?? null;
  if (parts === null || param === null) return null;
  const wanted = move.to ? move.to.code(start.figures.run, null) : null;
  // With a parameter and a value of its own the sentence names where it leads: there and nowhere else.
  if (move.param !== null && move.to !== null)
    return wanted === null ? null : sizeTo(wanted, param, parts, move, start);
  const goals = [wanted, boundOf(param, start, aim)].filter((goal) => goal !== null);
  for (const goal of new Set(goals)) {
    const sized = sizeTo(goal, param, parts, move, start);
    if (sized && (aim.chained || harmless(start, sized.after))) return sized;
  }
  return null;
}

/** The nearest end of the range the parameter is out of. */
function boundOf(param: number, { comparison }: State, { outcome }: Aim): Value {
  const own = outcome?.param.index === param ? outcome : comparison.byParam[param];
  if (!own) return null;
  return own.state === 'bajo' ? own.min : own.state === 'alto' ? own.max : null;
}

function partsOf(move: Move, { mix }: State): Part[] | null {
  const parts: Part[] = [];
  for (const { pick, ratio } of move.picks) {
    const line = lineFor(pick, mix);
    if (!line) return null;
    const first = parts[0]?.line ?? line;
    const value =
      typeof ratio === 'number' ? ratio : ratio.code({ ...bareRun, constants: mix.type.plan.numbers }, first);
    if (value === null) return null;
    parts.push({ line, ratio: value });
  }
  return parts;
}

/** A line of the recipe keeps its own composition; what the recipe lacks comes from the catalogue with weight 0. */
function lineFor(pick: Choice, { craft, lines, type }: Mix): MixLine | null {
  let best: MixLine | null = null;
  if (pick.heaviest !== null) {
    for (const line of lines) if (line.member[pick.heaviest] === 1 && (!best || line.grams > best.grams)) best = line;
  } else if (pick.brings !== null) {
    let most = 0;
    for (const line of lines) {
      const brought = line.grams * line.values[pick.brings]!;
      if (brought > most) [best, most] = [line, brought];
    }
  }
  if (best) return best;
  if (!pick.row) return null;
  const { row } = pick;
  const present = lines.filter((line) => line.row === row).sort((a, b) => b.grams - a.grams)[0];
  return present ?? lineFromRow(craft, type, row, 0);
}

/** The lines of the recipe and those a move brings in, in catalogue order. */
function linesWith(mix: Mix, parts: readonly Part[]): readonly MixLine[] {
  const added = new Set<MixLine>();
  for (const { line } of parts) if (!mix.lines.includes(line)) added.add(line);
  return added.size === 0 ? mix.lines : [...mix.lines, ...added].sort(byPlace);
}

function moved(mix: Mix, parts: readonly Part[], grams: readonly number[]): Mix {
  const lines: MixLine[] = [];
  for (const line of linesWith(mix, parts)) {
    let change = 0;
    for (let i = 0; i < parts.length; i++) if (parts[i]!.line === line) change += grams[i]!;
    if (line.grams + change > 1e-9) lines.push(change === 0 ? line : { ...line, grams: line.grams + change });
  }
  return withLines(mix, lines);
}

/**
 * The parameter as a function of the grams moved. It is asked for several times per move, so only it and what it needs is
 * computed, on one copy of the recipe whose weights and sums change in place.
 */
function probe(mix: Mix, parts: readonly Part[], param: number): (grams: number) => Value {
  const lines = [...linesWith(mix, parts)];
  const copies: { line: MixLine; copy: { -readonly [Key in keyof MixLine]: MixLine[Key] }; ratio: number }[] = [];
  for (const { line, ratio } of parts) {
    const same = copies.find((one) => one.line === line);
    if (same) same.ratio += ratio;
    else {
      const copy = { ...line };
      lines[lines.indexOf(line)] = copy;
      copies.push({ line, copy, ratio });
    }
  }
  const perGram = sumsOver(
    mix.craft,
    parts.map(({ line, ratio }) => ({ grams: ratio, shares: line.shares })),
  );
  const sums = mix.sums.slice();
  const shifted: Mix = { ...mix, lines, sums };
  const order = mix.type.orderFor.get(param) ?? mix.type.order;
  const values = noValues(mix.craft);
  return (grams) => {
    for (const { line, copy, ratio } of copies) copy.grams = line.grams + ratio * grams;
    for (let i = 0; i < sums.length; i++) sums[i] = mix.sums[i]! + perGram[i]! * grams;
    return derive(shifted, order, values).run.full[param] ?? null;
  };
}

/** Of what a move takes away there is only so much. */
const availableFor = (parts: readonly Part[]): number =>
  Math.min(...parts.map(({ line, ratio }) => (ratio < 0 ? line.grams / -ratio : Infinity)));

const weightOf = ({ lines }: Mix): number => lines.reduce((sum, line) => sum + line.grams, 0);

/** What a parameter changes by when a hundredth of the recipe is moved; null where that cannot be. */
export function effectOf(move: Move, start: State, param: number): Value {
  const parts = partsOf(move, start);
  const before = start.figures.run.full[param] ?? null;
  const grams = parts === null ? 0 : Math.min(weightOf(start.mix) / 100, availableFor(parts));
  const after = parts === null || grams === 0 ? null : probe(start.mix, parts, param)(grams);
  return before === null || after === null ? null : after - before;
}

function sizeTo(goal: number, param: number, parts: readonly Part[], move: Move, start: State): Sized | null {
  const { mix } = start;
  const total = weightOf(mix);
  const available = availableFor(parts);
  const allowed = move.max ? (move.max.code(start.figures.run, null) ?? 0) : farthest * total;
  const most = Math.min(available, allowed);
  const origin = start.figures.run.full[param] ?? null;
  const exact = reach(goal, origin, probe(mix, parts, param), most, total);
  if (exact === null) return null;

  // Printed grams may be per kg of recipe; the step of the trade applies to what is printed.
  const printed = mix.craft.per === null ? 1 : mix.craft.per / total;
  const lead = Math.abs(parts[0]!.ratio);
  const first = roundUp(lead * exact * printed, stepFor(lead * exact * printed, move, start), lead * most * printed);
  // Rounding the other ingredients may leave it short by a hair: then one step more.
  for (let more = 0; more < 3; more++) {
    const grams = first.grams + more * first.step;
    if (more > 0 && grams > lead * most * printed) return null;
    const sized = weighOut(grams, first.step, parts, printed, move, start);
    if (arrived(goal, param, move, start, sized.after)) return sized;
  }
  return null;
}

/** What the trade weighs an amount to. */
function stepFor(grams: number, move: Move, { mix, figures }: State): number {
  const formula = move.step ?? mix.craft.step;
  return formula?.code({ ...figures.run, extra: grams }, null) ?? 0.01;
}

/** Up to the step of the trade, or to a finer one when the recipe does not hold that much; all it holds when none fits. */
function roundUp(grams: number, step: number, ceiling: number): { grams: number; step: number } {
  for (const part of [1, 5, 10, 50, 100]) {
    const up = toStep(grams, step / part, (x) => Math.ceil(x - 1e-6));
    if (up <= ceiling + 1e-9) return { grams: up, step: step / part };
  }
  return { grams: ceiling, step: 0.01 };
}

/** The other ingredients to the nearest step, and the recipe that comes of it. */
function weighOut(
  first: number,
  firstStep: number,
  parts: readonly Part[],
  printed: number,
  move: Move,
  start: State,
): Sized {
  const { type } = start.mix;
  const scale = first / Math.abs(parts[0]!.ratio);
  const amounts = parts.map(({ ratio }, index) => {
    const amount = Math.abs(ratio) * scale;
    const step = index === 0 ? firstStep : Math.min(stepFor(amount, move, start), firstStep);
    return { grams: index === 0 ? first : toStep(amount, step, (x) => Math.floor(x + 0.5 + 1e-9)), step };
  });
  const applied = parts.map(({ line, ratio }, index) =>
    Math.max((Math.sign(ratio) * amounts[index]!.grams) / printed, -line.grams),
  );
  return {
    grams: amounts.map(({ grams }) => grams),
    decimals: amounts.map(({ step }) => decimalsOf(step)),
    names: parts.map(({ line }) => (line.grams > 0 ? line.name : (line.row?.label ?? line.name))),
    after: stateOf(moved(start.mix, parts, applied), move.param === null ? type.judgedOrder : type.order),
  };
}

const decimalsOf = (step: number): number => Math.min(9, Math.max(0, Math.ceil(-Math.log10(step) - 1e-9)));

/** In its range when it was out of one; at its goal when the move names it. */
function arrived(goal: number, param: number, move: Move, start: State, after: State): boolean {
  if (move.param !== null && move.to !== null) {
    const from = start.figures.run.full[param]!;
    const now = after.figures.run.rounded[param];
    return now !== null && now !== undefined && (now - goal) * Math.sign(goal - from) >= 0;
  }
  const was = start.comparison.byParam[param];
  const is = after.comparison.byParam[param];
  return !was || !is || !isOut(was) || is.state !== was.state;
}

/** Nothing judged leaves its range or ends out on the other side, and no legal limit is newly broken. */
function harmless(before: State, after: State): boolean {
  if (after.comparison.breaches.length > before.comparison.breaches.length) return false;
  const { judged } = before.mix.craft;
  return before.comparison.outcomes.every((was) => {
    if (judged !== null && !judged.includes(was.param.index)) return true;
    const is = after.comparison.byParam[was.param.index];
    if (!is) return true;
    if (was.state === 'bien') return !isOut(is);
    // What was out may stay out on its side, never jump to the other.
    return !isOut(is) || is.state === was.state || was.state === null;
  });
}
