// A direction in the recipe: lines with the grams each changes per gram of the first. Here it gets a length.
//   { this: -1, that: +1 } until a figure reaches its goal, rounded to what a person weighs

import { bareRun, runBut, sumsOver } from '../language/run.ts';
import type { Choice, Formula, Type } from '../model/craft.ts';
import { toStep, type Value } from '../number.ts';
import { lineAs, lineFromRow, type Mix, type MixLine, ofGrams, withLines } from '../read/compose.ts';
import { isHeld, mayBe } from '../read/may-be.ts';
import { byPlace } from '../read/merged.ts';
import { derive, noValues } from '../reckon/derive.ts';
import type { State } from './state.ts';

export interface Part {
  readonly line: MixLine;
  readonly ratio: number;
}

/** Grams of each part, signed, and the decimals with which they were rounded. */
export interface Weighed {
  readonly grams: readonly number[];
  readonly decimals: readonly number[];
}

/** A line of the recipe keeps its own composition; what the recipe lacks comes from the catalogue with weight 0. */
export function lineFor(pick: Choice, mix: Mix): MixLine | null {
  const line = ownLine(pick, mix);
  const { as } = pick;
  if (line === null || as === null) return line;
  const there = mix.lines.find(({ row, groups }) => row === line.row && groups.includes(as.key));
  return there ?? lineAs(mix.craft, mix.type, line, as);
}

export function ownLine(pick: Choice, { lines, type }: Pick<Mix, 'lines' | 'type'>): MixLine | null {
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
  const { row } = pick;
  if (!row) return null;
  for (const line of lines) if (line.row === row && (!best || line.grams > best.grams)) best = line;
  return best ?? lineFromRow(type, row, 0);
}

export function partsOf(
  picks: readonly { readonly pick: Choice; readonly ratio: number | Formula }[],
  { mix }: State,
): Part[] | null {
  const parts: Part[] = [];
  const held = mayBe(mix.craft, mix.lines);
  for (const { pick, ratio } of picks) {
    const line = lineFor(pick, mix);
    if (!line || parts.some((part) => part.line.key === line.key)) return null;
    const first = parts[0]?.line ?? line;
    const value =
      typeof ratio === 'number' ? ratio : ratio.code(runBut(bareRun, { constants: mix.type.plan.numbers }), first);
    // What an unknown line may already be doing is not done again.
    if (value === null || (value > 0 && isHeld(held, line.row))) return null;
    parts.push({ line, ratio: value });
  }
  return parts;
}

/** The lines of the recipe and those a direction brings in, in catalogue order. */
function linesWith(mix: Mix, parts: readonly Part[]): readonly MixLine[] {
  const added = parts.flatMap(({ line }) => (mix.lines.includes(line) ? [] : [line]));
  return added.length === 0 ? mix.lines : [...mix.lines, ...added].sort(byPlace);
}

/** The recipe with these grams more or less of each part. */
export function moved(mix: Mix, parts: readonly Part[], grams: readonly number[]): Mix {
  const lines: MixLine[] = [];
  for (const line of linesWith(mix, parts)) {
    let change = 0;
    for (let i = 0; i < parts.length; i++) if (parts[i]!.line === line) change += grams[i]!;
    if (line.grams + change > 1e-9) lines.push(change === 0 ? line : ofGrams(line, line.grams + change));
  }
  return withLines(mix, lines);
}

/** A figure as a function of the grams moved: only it and what it needs is computed. */
export function probe(mix: Mix, parts: readonly Part[], param: number): (grams: number) => Value {
  const valuesAt = probeAll(mix, parts, mix.type.sequenceFor.get(param) ?? mix.type.sequence);
  return (grams) => valuesAt(grams)[param] ?? null;
}

/**
 * The figures of an order as a function of the grams moved. It is asked for several times, so it works on one copy of the
 * recipe whose weights and sums change in place; the values are those of the last call.
 */
export function probeAll(
  mix: Mix,
  parts: readonly Part[],
  sequence: Type['sequence'],
): (grams: number) => readonly Value[] {
  const lines = [...linesWith(mix, parts)];
  const copies: { line: MixLine; copy: { -readonly [Key in keyof MixLine]: MixLine[Key] }; ratio: number }[] = [];
  for (const { line, ratio } of parts) {
    const same = copies.find((one) => one.line === line);
    if (same) same.ratio += ratio;
    else {
      const copy = ofGrams(line, line.grams);
      lines[lines.indexOf(line)] = copy;
      copies.push({ line, copy, ratio });
    }
  }
  const perGram = sumsOver(
    mix.craft,
    parts.map(({ line, ratio }) => ({ grams: ratio, shares: line.shares })),
  );
  const sums = mix.sums.slice();
  const shifted = withLines(mix, lines, sums);
  const values = noValues(mix.craft);
  return (grams) => {
    for (const { line, copy, ratio } of copies) copy.grams = line.grams + ratio * grams;
    for (let i = 0; i < sums.length; i++) sums[i] = mix.sums[i]! + perGram[i]! * grams;
    return derive(shifted, sequence, values).run.full;
  };
}

/** The same of one line after another, by its place: all of them on one copy of the recipe. */
export function probeEach(mix: Mix, sequence: Type['sequence']): (place: number, grams: number) => readonly Value[] {
  const lines = [...mix.lines];
  const sums = mix.sums.slice();
  const shifted = withLines(mix, lines, sums);
  const values = noValues(mix.craft);
  return (place, grams) => {
    const line = mix.lines[place]!;
    lines[place] = ofGrams(line, line.grams + grams);
    for (let i = 0; i < sums.length; i++) sums[i] = mix.sums[i]! + line.shares[i]! * grams;
    const { full } = derive(shifted, sequence, values).run;
    lines[place] = line;
    return full;
  };
}

export const weightOf = ({ lines }: Mix): number => lines.reduce((sum, line) => sum + line.grams, 0);

/** Of what is taken away there is only so much. */
export const availableFor = (parts: readonly Part[]): number =>
  Math.min(...parts.map(({ line, ratio }) => (ratio < 0 ? line.grams / -ratio : Infinity)));

/** What the trade weighs an amount to. */
export function stepFor(grams: number, own: Formula | null, { mix, figures }: State): number {
  const formula = own ?? mix.craft.step;
  return formula?.code(runBut(figures.run, { extra: grams }), null) ?? 0.01;
}

/** Up to the step, or to a finer one when there is not that much; all there is when none fits. */
export function roundUp(grams: number, step: number, ceiling: number): { grams: number; step: number } {
  for (const part of [1, 5, 10, 50, 100]) {
    const up = toStep(grams, step / part, (x) => Math.ceil(x - 1e-6));
    if (up <= ceiling + 1e-9) return { grams: up, step: step / part };
  }
  return { grams: ceiling, step: 0.01 };
}

/** The first part weighs `first`; the others follow to the nearest step, and nothing goes below 0. */
export function weighOut(
  first: number,
  firstStep: number,
  parts: readonly Part[],
  own: Formula | null,
  state: State,
): Weighed {
  const scale = first / Math.abs(parts[0]!.ratio);
  const steps: number[] = [];
  const grams = parts.map(({ line, ratio }, index) => {
    const amount = Math.abs(ratio) * scale;
    const step = index === 0 ? firstStep : Math.min(stepFor(amount, own, state), firstStep);
    steps.push(step);
    const weighed = index === 0 ? first : toStep(amount, step, (x) => Math.floor(x + 0.5 + 1e-9));
    return Math.max(Math.sign(ratio) * weighed, -line.grams);
  });
  return { grams, decimals: steps.map(decimalsOf) };
}

export const decimalsOf = (step: number): number => Math.min(9, Math.max(0, Math.ceil(-Math.log10(step) - 1e-9)));
