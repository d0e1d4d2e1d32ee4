// What is published as «obrador»: recipes evaluated, adjusted, explained and labelled. It needs no Node and no ajv.
import type { Craft } from './craft.ts';
import { type Circumstances, evaluateWhole } from './evaluate.ts';
import { explain } from './explain.ts';
import { type Answer, home, type Site } from './stages/present.ts';

export { type Adjusted, adjust } from './adjust/index.ts';
export type { Craft, Definition } from './craft.ts';
export { describe } from './describe.ts';
export { type Clock, type Evaluation, evaluateWhole } from './evaluate.ts';
export { explain } from './explain.ts';
export type { Json } from './json.ts';
export { type LabelAnswer, label } from './label/index.ts';
export type { Larder } from './larder.ts';
export { today } from './law.ts';
export { headOf, pack, packCraft, packLabels } from './load/pack.ts';
export { type Definitions, type Found, type Opened, open } from './open.ts';
export { Refusal, Untraced } from './refusal.ts';
export { manifest, type Site } from './stages/present.ts';

export interface Options extends Circumstances {
  explain?: boolean;
}

/** The answer to a request; throws Refusal when the recipe cannot be evaluated. */
export function evaluate(craft: Craft, body: unknown, site: Site = home, options: Options = {}): Answer {
  const evaluation = evaluateWhole(craft, body, site, options);
  return options.explain ? { ...evaluation.answer, explain: explain(evaluation) } : evaluation.answer;
}
