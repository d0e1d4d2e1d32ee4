// Recipes bent at random, and the question whether HiGHS can balance one that adjust could not.
import * as fc from 'fast-check';
import { withinBounds } from '../../engine/adjust/balanced.ts';
import { demandsOf, isMet } from '../../engine/adjust/goal.ts';
import { boundedAt } from '../../engine/adjust/solve.ts';
import { viewOf } from '../../engine/adjust/view.ts';
import { type Craft, priceColumn } from '../../engine/index.ts';
import { best } from './oracle.ts';
import type { Recipe } from './recipes.ts';
import { type Adjusted, type Body, goalFor, problemFor, weightsOf } from './words.ts';

/** The smallest change most of all; by price only where there are prices. */
export const objectivesOf = (craft: Craft): string[] =>
  priceColumn(craft) !== null ? ['minimal', 'minimal', 'cheapest', 'balanced'] : ['minimal', 'minimal', 'balanced'];

/** A recipe of the craft with some weights multiplied, some fixed, some bounded, and perhaps nothing to add. */
export function bent(
  own: readonly Recipe[],
  objectives: readonly string[],
): fc.Arbitrary<{ title: string; body: Body }> {
  const { craft } = own[0]!;
  const { weight } = craft.definition.craft.request;
  const inGrams = craft.inputs.filter(({ unit }) => unit === 'g').map(({ key }) => key);
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
      const told = Object.fromEntries(
        inGrams.flatMap((key) =>
          typeof recipe.body[key] === 'number' ? [[key, (recipe.body[key] as number) * unit]] : [],
        ),
      );
      return {
        title: recipe.title,
        body: { ...recipe.body, ...told, ingredients, objective, ...(add ? { add } : {}) },
      };
    });
}

/** Weights that HiGHS finds and the evaluator calls balanced, when adjust has found none; null as it should be. */
export function missedBy(craft: Craft, body: Body, answer: Adjusted): Float64Array | null {
  const problem = problemFor(craft, body, 2);
  const goal = goalFor(problem);
  for (const weights of [problem.reference, weightsOf(problem, answer)]) {
    const view = viewOf(problem, weights);
    const demands = boundedAt(problem, demandsOf(goal, view), view)
      .filter(({ weight }) => weight >= 1)
      .map((demand) => ({ demand, margin: 0 }));
    const asked = { demands, objective: 'minimal', steps: problem.variables.map(() => 0), slack: 0 } as const;
    const found = best(problem, asked)?.weights.map((grams) => Math.max(0, grams));
    if (found && isMet(goal, viewOf(problem, found)) && withinBounds(problem, found)) return found;
  }
  return null;
}
