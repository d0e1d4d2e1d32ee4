// A set of weights as the evaluator sees it: figures, comparison, and the mix they belong to.
import { runOn, sumsOver } from '../formula/run.ts';
import { type Comparison, compare } from '../stages/compare.ts';
import type { Mix, MixLine } from '../stages/compose.ts';
import { derive, type Figures } from '../stages/derive.ts';
import type { Table } from './slots.ts';

export interface View {
  readonly weights: Float64Array;
  readonly mix: Mix;
  readonly figures: Figures;
  readonly comparison: Comparison;
}

const nothing = 1e-9;

export function viewOf({ order, slots, total }: Table, weights: Float64Array): View {
  const lines: MixLine[] = [];
  for (let i = 0; i < slots.length; i++) {
    if (weights[i]! > nothing * total) lines.push({ ...slots[i]!.line, grams: weights[i]! });
  }
  const { craft, type, unknownType, inputs } = order;
  const mix: Mix = { craft, type, unknownType, inputs, lines, sums: sumsOver(craft, lines), weightless: [] };
  const figures = derive(mix);
  return { weights, mix, figures, comparison: compare(figures) };
}

/** Whether the recipe still has what the craft and the type require. */
export function isWhole({ mix }: View): boolean {
  const run = runOn(mix, mix.type.plan);
  return mix.type.requirements.every(({ that }) => {
    const holds = that.code(run, null);
    return holds !== null && holds !== 0;
  });
}
