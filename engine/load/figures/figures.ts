// Which parameters a type computes, and in which order.

import { namesRead } from '../../language/reads.ts';
import type { Formula, Param, TypeFile } from '../../model/craft.ts';
import type { Context } from '../model.ts';
import { Cycle, sequencerOf } from './sequence.ts';

/** Parameters → they and what they need, in the order in which the type computes them. */
export function paramsSequencer(
  conditions: readonly (Formula | null)[],
  variants: NonNullable<TypeFile['variants']> | [],
  at: string,
  context: Context,
): (wanted: readonly Param[]) => (Param | null)[] {
  const choiceReads = new Set(conditions.flatMap((formula) => (formula ? [...namesRead(formula.tree)] : [])));
  const variantConstants = new Set(variants.flatMap((variant) => Object.keys(variant.constants ?? {})));
  const sequence = sequencerOf({
    ...{ params: context.params, hasVariants: variants.length > 0, choiceReads, variantConstants },
  });
  return (wanted) => {
    try {
      return sequence(wanted);
    } catch (error) {
      if (!(error instanceof Cycle)) throw error;
      const isVariant = error.path.some((step) => step.startsWith('('));
      const first = error.path.find((step) => !step.startsWith('('))!;
      // A cycle of parameters is the same in every type, and wherever it is come upon: it is told once.
      const circle = error.path.slice(1);
      const start = circle.indexOf(first);
      const path = [first, ...circle.slice(start + 1), ...circle.slice(0, start + 1)];
      const message = `Los parámetros se leen en círculo: ${path.join(' → ')}.`;
      if (isVariant) context.report.error(at, { path: '/variants' }, message);
      else context.report.error('params.json', { path: `/params/${first}/formula` }, message);
      return [];
    }
  };
}
