// What comes in pinches is there for what its pinch does. One that at its usual dose hardly moves any figure that is looked at
// does not come in to make up what another lacks, though there is something of everything in it.
//   3 g of what is nearly all fat, in a kilo whose fat goes from 80 to 160 g → no lever for the fat

import { usualGrams } from '../advice/limits.ts';
import { slope } from '../language/form.ts';
import { formsAt } from '../language/linear.ts';
import type { Type } from '../model/craft.ts';
import type { MixLine } from '../read/compose.ts';
import type { View } from './model.ts';

/** A pinch is no more than this part of the recipe at its usual dose. */
const small = 0.015;
/** What it is there for it moves by this part of its range. */
const served = 0.3;

/** Whether a line of no weight is such a pinch. */
export function idleIn(type: Type, lines: readonly MixLine[], view: View): (i: number) => boolean {
  const { mix, figures, comparison, weights } = view;
  const whole = weights.reduce((sum, grams) => sum + grams, 0);
  let forms: ReturnType<typeof formsAt> | null = null;
  return (i) => {
    const usual = usualGrams(type.trade, lines[i]!, figures.run);
    if (usual === null || usual > small * whole) return false;
    forms ??= formsAt(mix.craft, { lines, weights, constants: figures.plan.numbers, mode: 'tangent' });
    return comparison.outcomes.every(({ param, min, max }) => {
      const form = forms!(param.index);
      const width = min !== null && max !== null ? max - min : Math.abs(min ?? max ?? 0);
      return form === null || Math.abs(slope(form, i, weights)) * usual < served * width;
    });
  };
}
