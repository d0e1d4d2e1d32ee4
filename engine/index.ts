// The library: what the page, the server, the commands and other programs use of the engine. It needs no Node and no ajv;
// definitions on disk are read and checked by load/index.ts.
import { type AdjustOptions, adjust as adjusted } from './adjust/index.ts';
import type { Craft } from './craft.ts';
import { type Circumstances, evaluateWhole } from './evaluate.ts';
import { explain } from './explain.ts';
import { type LabelAnswer, label as labelled } from './label/index.ts';
import { today } from './law.ts';
import type { Answer, Json, Site } from './stages/present.ts';

export type { Craft, Definition } from './craft.ts';
export { describe } from './describe.ts';
export { type Clock, type Evaluation, evaluateWhole } from './evaluate.ts';
export { explain } from './explain.ts';
export type { LabelAnswer } from './label/index.ts';
export type { Larder } from './larder.ts';
export { today } from './law.ts';
export { headOf, pack, packCraft, packLabels } from './load/pack.ts';
export { type Definitions, type Found, type Opened, open } from './open.ts';
export { Refusal, Untraced } from './refusal.ts';
export { type Json, manifest, type Site } from './stages/present.ts';

export interface Options extends Circumstances {
  explain?: boolean;
}

/** What an answer says of where it comes from, when nobody says otherwise. */
const home: Site = { service: 'Obrador', poweredBy: 'Obrador', publicUrl: '', docsUrl: '' };

/** The answer to a request; throws Refusal when the recipe cannot be evaluated. */
export function evaluate(craft: Craft, body: unknown, site: Site = home, options: Options = {}): Answer {
  const evaluation = evaluateWhole(craft, body, site, options);
  return options.explain ? { ...evaluation.answer, explain: explain(evaluation) } : evaluation.answer;
}

/** The recipe balanced by itself, or why it cannot be; throws Refusal when it cannot be evaluated. */
export const adjust = (craft: Craft, body: unknown, site: Site = home, options: AdjustOptions = {}): Adjusted =>
  adjusted(craft, body, site, options);

export type Adjusted = { [key: string]: Json };

/** The draft of its label, under the law of a day: today's, when nobody says another. */
export const label = (craft: Craft, body: unknown, site: Site = home, day = today()): LabelAnswer =>
  labelled(craft, body, site, day);
