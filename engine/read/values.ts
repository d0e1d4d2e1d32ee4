// What 100 g of an item bring, when it is not simply its row: figures of the caller, of a packet, of the name itself.
//   a row of 40 g of something, and a caller who says 35 → 35, and the columns that follow from it

import { bareRun, runBut } from '../language/run.ts';
import type { Blend, Craft, Row } from '../model/craft.ts';
import type { Value } from '../number.ts';
import type { Item } from './recognise.ts';

/** A caller's parts may exceed 100 by this much before they are scaled. */
const tolerance = 0.1;

/** Columns that follow from what a packet says; what the caller passed wins, and a packet tells no price. */
export function readFrom(craft: Craft, values: readonly Value[], given: Map<number, number>): void {
  for (const { index, warnsWhenMissing } of craft.columns) {
    const value = values[index];
    if (value !== null && value !== undefined && !warnsWhenMissing && !given.has(index)) given.set(index, value);
  }
}

/** So much of each row; a figure beyond the last one goes on in the same direction, down to nothing. */
export function blended({ parts }: Blend): Float64Array {
  const values = new Float64Array(parts[0]!.row.values.length);
  for (const { row, share } of parts) for (let i = 0; i < values.length; i++) values[i]! += share * row.values[i]!;
  return values.map((value) => Math.max(0, value));
}

/** A price alone says nothing of what the ingredient is made of. */
export const hasComposition = (craft: Craft, { given }: Item): boolean =>
  [...given.keys()].some((index) => !craft.columns[index]!.warnsWhenMissing);

/** «x al 80 %»: the figure in the name sets columns unless the caller did. */
export function readNumber(
  craft: Craft,
  item: Item,
  groups: readonly string[],
  given: Map<number, number>,
  marks: string[],
): void {
  const id = item.row?.id ?? null;
  for (const rule of craft.numberRules) {
    if (!rule.picks(id, [...groups, ...marks])) continue;
    if (rule.set.some(({ column }) => item.given.has(column.index))) return;
    const found = [...item.normal.matchAll(rule.pattern)]
      .map((match) => Number(match[1]))
      .find((number) => number >= rule.between[0] && number <= rule.between[1]);
    if (found === undefined) {
      if (rule.mark !== null) marks.push(rule.mark);
      return;
    }
    const line = { values: Float64Array.from(item.row?.values ?? new Float64Array(craft.columns.length)) };
    for (const { column, formula } of rule.set) {
      const value = formula.code(runBut(bareRun, { own: item.row?.own ?? null, extra: found }), line) ?? 0;
      line.values[column.index] = value;
      given.set(column.index, value);
    }
    return;
  }
}

export function valuesOf(
  craft: Craft,
  row: Row | null,
  base: Float64Array | null,
  given: ReadonlyMap<number, number>,
  isInert: boolean,
  marks: string[],
): Float64Array {
  const values = base ? Float64Array.from(base) : new Float64Array(craft.columns.length);
  for (const [index, value] of given) values[index] = value;
  if (isInert) return values;
  const line = { values };
  const parts = craft.columns.filter((column) => column.adds && (!column.formula || given.has(column.index)));
  const total = parts.reduce((sum, column) => sum + values[column.index]!, 0);
  if (total > 100 + tolerance) {
    for (const column of parts) values[column.index] = (values[column.index]! * 100) / total;
    marks.push('excedido');
  }
  for (const column of craft.columnSequence) {
    if (!column.formula || given.has(column.index)) continue;
    const follows = !row || [...column.follows].some((index) => given.has(index));
    if (follows) values[column.index] = column.formula.code(runBut(bareRun, { own: row?.own ?? null }), line) ?? 0;
  }
  return values;
}
