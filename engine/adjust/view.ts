// A set of weights as the evaluator sees it: figures, comparison, and the mix they belong to.

import { runOn, sumsOver } from '../language/run.ts';
import type { Type } from '../model/craft.ts';
import { type Mix, type MixLine, ofGrams } from '../read/compose.ts';
import type { Order } from '../read/recognise.ts';
import { compare } from '../reckon/compare.ts';
import { derive } from '../reckon/derive.ts';
import type { Problem, Request, View } from './model.ts';
import { took } from './steps.ts';

const nothing = 1e-9;
/** A look costs as much as so many lines, however few there are. */
const few = 4;

export function viewOf({ order, request, variables, total }: Problem, weights: Float64Array): View {
  const lines: MixLine[] = [];
  for (let i = 0; i < variables.length; i++)
    if (weights[i]! > nothing * total) lines.push(ofGrams(variables[i]!.line, weights[i]!));
  return viewOn(order, lines, weights, askedIn(order, request));
}

export function viewWith(order: Order, all: readonly MixLine[], weights: Float64Array, total: number): View {
  const lines: MixLine[] = [];
  for (let i = 0; i < all.length; i++) if (weights[i]! > nothing * total) lines.push(ofGrams(all[i]!, weights[i]!));
  return viewOn(order, lines, weights, order.type.decidedSequence);
}

/** A caller may ask for any figure; nobody else looks at those that decide nothing. */
const askedIn = ({ type }: Order, { ranges }: Request): Type['sequence'] =>
  ranges.length === 0 ? type.decidedSequence : type.sequence;

/** The same recipe with one weight changed, time and again. */
export function weighedAgain(problem: Problem, weights: Float64Array): (i: number, grams: number) => View {
  const { order, request, variables, total } = problem;
  const sequence = askedIn(order, request);
  const lines: MixLine[] = [];
  const places = weights.map((grams, i) =>
    grams > nothing * total ? lines.push(ofGrams(variables[i]!.line, grams)) - 1 : -1,
  );
  return (i, grams) => {
    const again = weights.with(i, grams);
    const place = places[i]!;
    if (place < 0 || !(grams > nothing * total)) return viewOf(problem, again);
    return viewOn(order, lines.with(place, ofGrams(lines[place]!, grams)), again, sequence);
  };
}

function viewOn(order: Order, lines: readonly MixLine[], weights: Float64Array, sequence: Type['sequence']): View {
  const { craft, type, unknownType, inputs } = order;
  took((lines.length + few) * (craft.sums.length + sequence.length));
  const sums = sumsOver(craft, lines);
  const mix: Mix = { craft, type, unknownType, inputs, lines, sums, weightless: [], notes: [], order };
  const figures = derive(mix, sequence);
  return { weights, mix, figures, comparison: compare(figures) };
}

/** Whether the recipe still has what the craft and the type require. */
export function isWhole({ mix }: Pick<View, 'mix'>): boolean {
  const run = runOn(mix, mix.type.plan);
  return mix.type.requirements.every(({ that }) => {
    const holds = that.code(run, null);
    return holds !== null && holds !== 0;
  });
}
