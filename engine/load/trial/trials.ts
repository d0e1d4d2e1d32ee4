// The examples of a craft, each evaluated once, when it is first asked for: promises, checks and comparisons look at the same.
//   trialsOf(craft).of('x', example) → its evaluation, or the refusal

import { type Evaluation, evaluateWhole } from '../../evaluate.ts';
import type { Craft } from '../../model/craft.ts';
import { exampleBody, type Tried } from '../../read/recipe-body.ts';
import { type Refusal, unlessRefused } from '../../refusal.ts';

export interface Trials {
  readonly of: (type: string, example: Tried) => Evaluation | Refusal;
}

const site = { service: '', poweredBy: '', docsUrl: '', publicUrl: '' };

export function trialsOf(craft: Craft): Trials {
  /** by what was sent: its type, its recipe, its process and its day */
  const made = new Map<string, Evaluation | Refusal>();
  return {
    of(type, example) {
      const key = JSON.stringify([type, example.recipe, example.inputs, example.date]);
      const found = made.get(key) ?? evaluated(craft, exampleBody(craft, type, example));
      made.set(key, found);
      return found;
    },
  };
}

/** What a craft makes of a body: its evaluation, or the refusal. */
export const evaluated = (craft: Craft, body: unknown): Evaluation | Refusal =>
  unlessRefused(
    () => evaluateWhole(craft, body, site),
    (refusal) => refusal,
  );
