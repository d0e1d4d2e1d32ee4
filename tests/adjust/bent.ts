// Recipes bent at random, and the question whether HiGHS can balance one that adjust could not.
import * as fc from 'fast-check';
import { demandsOf, goalOf } from '../../engine/adjust/goal.ts';
import { programmeOf } from '../../engine/adjust/programme.ts';
import { boundedAt } from '../../engine/adjust/settle.ts';
import { viewOf } from '../../engine/adjust/view.ts';
import type { Craft } from '../../engine/index.ts';
import { feasible } from './oracle.ts';
import type { Recipe } from './recipes.ts';
import { type Adjusted, type Body, isBalanced, tableFor, weightsOf } from './words.ts';

/** The smallest change most of all; by price only where there are prices. */
export const objectivesOf = (craft: Craft): string[] =>
  craft.columns.some(({ unit }) => unit.startsWith('€'))
    ? ['minimal', 'minimal', 'cheapest', 'balanced']
    : ['minimal', 'minimal', 'balanced'];

/** A recipe of the craft with some weights multiplied, some fixed, some bounded, and perhaps nothing to add. */
export function bent(
  own: readonly Recipe[],
  objectives: readonly string[],
): fc.Arbitrary<{ title: string; body: Body }> {
  const { weight } = own[0]!.craft.definition.craft.request;
  return fc
    .record({
      recipe: fc.constantFrom(...own),
      bends: fc.array(
        fc.record({
          factor: fc.oneof(fc.constant(1), fc.double({ min: 0.3, max: 2.5, noNaN: true })),
          bound: fc.constantFrom('free', 'free', 'free', 'free', 'fixed', 'min', 'max'),
          by: fc.double({ min: 0.3, max: 1.6, noNaN: true }),
        }),
        { minLength: 30, maxLength: 30 },
      ),
      unit: fc.constantFrom(1, 1, 1, 0.001, 100),
      add: fc.constantFrom(undefined, undefined, undefined, []),
      objective: fc.constantFrom(...objectives),
    })
    .map(({ recipe, bends, unit, add, objective }) => {
      const ingredients = recipe.body.ingredients.map((item, i) => {
        const { factor, bound, by } = bends[i % bends.length]!;
        const grams = Number(((item[weight] as number) * factor * unit).toPrecision(5));
        const limit =
          bound === 'min'
            ? { min: grams * Math.min(by, 1.2) }
            : bound === 'max'
              ? { max: grams * Math.max(by, 0.6) }
              : {};
        return { ...item, [weight]: grams, ...(bound === 'fixed' ? { fixed: true } : limit) };
      });
      return { title: recipe.title, body: { ...recipe.body, ingredients, objective, ...(add ? { add } : {}) } };
    });
}

/** Weights that HiGHS finds and the evaluator calls balanced, when adjust has found none; null as it should be. */
export function missedBy(craft: Craft, body: Body, answer: Adjusted): Float64Array | null {
  const table = tableFor(craft, body);
  const goal = goalOf(craft, table.type, null);
  for (const weights of [table.weights, weightsOf(table, answer)]) {
    const view = viewOf(table, weights);
    const demands = boundedAt(table, demandsOf(goal, view), view).filter(({ weight }) => weight >= 1);
    const changes = feasible(programmeOf(table, demands, weights, 'minimal', 0));
    if (!changes) continue;
    const found = table.weights.map((grams, slot) =>
      Math.max(0, grams + ((changes.get(slot) ?? 0) * table.total) / 1000),
    );
    if (isBalanced(craft, viewOf(table, found))) return found;
  }
  return null;
}
