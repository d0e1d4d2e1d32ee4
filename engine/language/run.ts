// What a formula runs on: the lines of a recipe with the sums over them, before any parameter is known.
import type { Craft, Line, Plan, Run } from '../model/craft.ts';

export const bareRun: Run = {
  lines: [],
  sums: [],
  full: [],
  rounded: [],
  constants: [],
  minimum: [],
  maximum: [],
  own: null,
  extra: 0,
};

/** The same run but for what is said. Written out whole, so that every formula meets runs of one shape. */
export const runBut = (
  run: Run,
  {
    lines = run.lines,
    sums = run.sums,
    full = run.full,
    rounded = run.rounded,
    constants = run.constants,
    minimum = run.minimum,
    maximum = run.maximum,
    own = run.own,
    extra = run.extra,
  }: Partial<Run>,
): Run => ({ lines, sums, full, rounded, constants, minimum, maximum, own, extra });

/** The lines with the recipes inside them laid open. */
export function openedLines<L extends { readonly grams: number; readonly within?: readonly L[] }>(
  lines: readonly L[],
): readonly L[] {
  if (!lines.some(({ within }) => within)) return lines;
  return lines.flatMap((line) => line.within?.map((part) => ({ ...part, grams: part.grams * line.grams })) ?? [line]);
}

export const runOn = ({ lines, sums }: Pick<Run, 'lines' | 'sums'>, plan: Plan): Run =>
  runBut(bareRun, { lines, sums, constants: plan.numbers });

export function sumsOver({ sums: { length } }: Craft, lines: readonly Pick<Line, 'grams' | 'shares'>[]): number[] {
  const sums = zeros(length);
  for (const { grams, shares } of lines) for (let i = 0; i < length; i++) sums[i]! += grams * shares[i]!;
  return sums;
}

const blanks: number[][] = [];

/** A copy of an array that already holds floating-point numbers takes half the time of making one (measured). */
function zeros(length: number): number[] {
  blanks[length] ??= new Array(length).fill(0.5).fill(0);
  return blanks[length].slice();
}

/** What one gram of a line adds to each sum. */
export function sharesOf({ sums }: Pick<Craft, 'sums'>, line: Pick<Line, 'values' | 'member'>): Float64Array {
  const shares = new Float64Array(sums.length);
  for (let i = 0; i < shares.length; i++) {
    const { each, selection } = sums[i]!;
    if (selection >= 0 && line.member[selection] !== 1) continue;
    shares[i] = each === null ? 1 : (each(bareRun, line) ?? Number.NaN);
  }
  return shares;
}
