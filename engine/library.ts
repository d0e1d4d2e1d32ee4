// What is published as «obrador»: recipes evaluated, adjusted, explained and labelled. It needs no Node and no ajv.

import { type Adjusted, adjust as adjustWhole } from './adjust/index.ts';
import { type Circumstances, evaluateWhole } from './evaluate.ts';
import { type LabelAnswer, label as labelWhole } from './label/index.ts';
import type { Craft } from './model/craft.ts';
import { explain as explainWhole } from './tell/explain.ts';
import { type Answer, home, type Site } from './tell/present.ts';

export type { Adjusted } from './adjust/index.ts';
export {
  type Book,
  type BookOptions,
  type BookOutcome,
  type BookSummary,
  book,
  type CraftById,
  changeable,
  type OpenBook,
  openBook,
  type Sheet,
  type SheetKind,
  type Stand,
  sheetKinds,
  type Turned,
} from './book/index.ts';
export { type Clock, type Evaluation, evaluateWhole } from './evaluate.ts';
export type { Json } from './json.ts';
export type { LabelAnswer } from './label/index.ts';
export type { Larder } from './larder/larder.ts';
export { craftForPage, headOf, labelsForPage, larderForPage } from './load/for-page.ts';
export type { Craft, Definition } from './model/craft.ts';
export { type CraftOf, type Definitions, type Found, type Opened, open } from './open.ts';
export { today } from './reckon/law.ts';
export { Refusal, type RefusalCode, type Refused, Untraced } from './refusal.ts';
export { describe } from './tell/describe.ts';
export { explain as explainWhole } from './tell/explain.ts';
export { type Answer, manifest, type Site } from './tell/present.ts';

/** What each craft takes and gives, by its id. Empty here, where no craft is known: the build declares those it publishes,
 *  and whoever writes another may declare it (`declare module 'obrador'`). */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled in from outside
export interface Shapes {}

/** One part of what a craft declares; of a craft that nobody declared, what any craft has. */
type Shape<Id extends string, Part extends string, Any> = Id extends keyof Shapes
  ? Part extends keyof Shapes[Id]
    ? Shapes[Id][Part]
    : Any
  : Any;

export interface Options extends Circumstances {
  explain?: boolean;
}

type Of<Id extends string> = Craft & { readonly id: Id };

/** The answer to a request; throws Refusal when the recipe cannot be evaluated. */
export function evaluate<Id extends string>(
  craft: Of<Id>,
  body: Shape<Id, 'request', unknown>,
  site: Site = home,
  options: Options = {},
): Shape<Id, 'response', Answer> {
  const evaluation = evaluateWhole(craft, body, site, options);
  const { answer } = evaluation;
  return (options.explain ? { ...answer, explain: explainWhole(evaluation) } : answer) as Shape<Id, 'response', Answer>;
}

/** Where each figure of a recipe comes from, and why each sentence is said. */
export function explain<Id extends string>(
  craft: Of<Id>,
  body: Shape<Id, 'request', unknown>,
  site: Site = home,
  options: Circumstances = {},
): Shape<Id, 'explanation', Answer> {
  return explainWhole(evaluateWhole(craft, body, site, options)) as Shape<Id, 'explanation', Answer>;
}

/** The grams that bring a recipe into its ranges, or why there are none. */
export const adjust = adjustWhole as <Id extends string>(
  craft: Of<Id>,
  body: Shape<Id, 'adjust', unknown>,
  ...more: Rest<typeof adjustWhole>
) => Shape<Id, 'adjusted', Adjusted>;

/** The draft of the label of a recipe. */
export const label = labelWhole as <Id extends string>(
  craft: Of<Id>,
  body: Shape<Id, 'label', unknown>,
  ...more: Rest<typeof labelWhole>
) => Shape<Id, 'labelled', LabelAnswer>;

type Rest<Made> = Made extends (craft: Craft, body: never, ...more: infer More) => unknown ? More : never;
