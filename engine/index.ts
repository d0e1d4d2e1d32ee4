// What the rest of the project may use of the engine.
import type { Craft } from './craft.ts';
import { type Circumstances, evaluateWhole } from './evaluate.ts';
import { explain } from './explain.ts';
import type { Answer, Site } from './stages/present.ts';

export { adjust } from './adjust/index.ts';
export type { Craft, Definition } from './craft.ts';
export { describe } from './describe.ts';
export type { Clock } from './evaluate.ts';
export { type LabelAnswer, label } from './label/index.ts';
export type { Larder } from './larder.ts';
export { forPage, pack, packLabels } from './load/pack.ts';
export { Refusal, Untraced } from './refusal.ts';
export { type Json, manifest, type Site } from './stages/present.ts';

export interface Options extends Circumstances {
  explain?: boolean;
}

/** The answer to a request; throws Refusal when the recipe cannot be evaluated. */
export function evaluate(craft: Craft, body: unknown, site: Site, options: Options = {}): Answer {
  const evaluation = evaluateWhole(craft, body, site, options);
  return options.explain ? { ...evaluation.answer, explain: explain(evaluation) } : evaluation.answer;
}
