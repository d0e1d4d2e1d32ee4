// A recipe corrected with its own advice, as a caller would do it: by the names and grams of explain.plan alone.
//   follow(craft, [{ name: 'agua', grams: 100 }], [{ changes: [{ name: 'agua', grams: -20 }] }]) → 80 g of agua
import { type Craft, type evaluateWhole, explainWhole } from '../../engine/index.ts';
import { lineRoleOf } from '../../engine/read/roles.ts';

export interface Step {
  sentence: string;
  about: string[];
  changes: { name: string; grams: number }[];
  inputs?: Record<string, number>;
}
export type Items = Record<string, unknown>[];
export type Evaluation = ReturnType<typeof evaluateWhole>;

export const planOf = (evaluation: Evaluation): Step[] => explainWhole(evaluation).plan as unknown as Step[];

/** The recipe after each change, by name; what is not there comes in. */
export function follow(craft: Craft, items: Items, steps: readonly Step[]): Items {
  const { definition, recognise } = craft;
  const { name, weight } = definition.craft.request;
  const now = items.map((item) => ({ ...item }));
  for (const change of steps.flatMap(({ changes }) => changes)) {
    // What goes to another part of the piece is no more of the mass.
    const row = lineRoleOf(craft, null, change.name).role === null ? recognise(change.name).row : null;
    const own = now.filter((item) => recognise(item[name] as string).printable === change.name);
    const same =
      own.length > 0 ? own : now.filter((item) => row !== null && recognise(item[name] as string).row === row);
    let { grams } = change;
    for (const item of same) {
      const left = Math.max(0, (item[weight] as number) + grams);
      grams += (item[weight] as number) - left;
      item[weight] = left;
      if (Math.abs(grams) < 1e-9) break;
    }
    if (same.length === 0) now.push({ [name]: change.name, [weight]: grams });
  }
  return now;
}

/** What the plan changes of the process. */
export const inputsOf = (steps: readonly Step[]): Record<string, number> =>
  Object.assign({}, ...steps.map(({ inputs }) => inputs ?? {}));
