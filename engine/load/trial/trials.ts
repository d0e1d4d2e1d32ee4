// The examples of a craft, each evaluated once, when it is first asked for: promises, checks and comparisons look at the same.
//   trialsOf(craft).of('x', example) → its evaluation, or the refusal

import type { Craft } from '../../craft.ts';
import { type Evaluation, evaluateWhole } from '../../evaluate.ts';
import { exampleBody, type Tried } from '../../recipe-body.ts';
import { type Refusal, unlessRefused } from '../../refusal.ts';

export interface Trials {
  readonly of: (type: string, example: Tried) => Evaluation | Refusal;
  /** what was tried, but for these types: what a craft that differs only in them may start from */
  readonly without: (types: ReadonlySet<string>) => Known;
}

interface Trial {
  readonly type: string;
  readonly found: Evaluation | Refusal;
}

/** By what was sent: its type, its recipe, its process and its day. */
type Known = ReadonlyMap<string, Trial>;

const site = { service: '', poweredBy: '', docsUrl: '', publicUrl: '' };

export function trialsOf(craft: Craft, known: Known = new Map()): Trials {
  const made = new Map(known);
  const asked = new WeakMap<Tried, Trial>();
  return {
    of(type, example) {
      const before = asked.get(example);
      if (before?.type === type) return before.found;
      const key = JSON.stringify([type, example.recipe, example.inputs, example.date]);
      let one = made.get(key);
      if (!one) {
        one = { type, found: evaluated(craft, exampleBody(craft, type, example)) };
        made.set(key, one);
      }
      asked.set(example, one);
      return one.found;
    },
    without: (types) => new Map([...made].filter(([, { type }]) => !types.has(type))),
  };
}

/** What a craft makes of a body: its evaluation, or the refusal. */
export const evaluated = (craft: Craft, body: unknown): Evaluation | Refusal =>
  unlessRefused(
    () => evaluateWhole(craft, body, site),
    (refusal) => refusal,
  );
