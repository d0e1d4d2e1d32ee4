// The way of a request through the eight stages, in one direction.

import { type Advice, advise } from './advice/advise.ts';
import { otherTypeSaid } from './advice/other-type.ts';
import type { State } from './advice/state.ts';
import { type Judgement, judge } from './judge/judge.ts';
import type { Craft } from './model/craft.ts';
import { compose, type Mix } from './read/compose.ts';
import { recognise } from './read/recognise.ts';
import { compare } from './reckon/compare.ts';
import { derive } from './reckon/derive.ts';
import { guard } from './reckon/guard.ts';
import { lawOf } from './reckon/law.ts';
import { type Answer, present, type Site } from './tell/present.ts';

/** A recipe as far as its verdict. */
export interface Judged {
  readonly state: State;
  readonly judgement: Judgement;
}

export interface Evaluation extends Judged {
  readonly advice: Advice;
  readonly answer: Answer;
}

/** Called at the end of each stage with its name: whoever measures brings the clock. */
export type Clock = (stage: string) => void;

const unheard: Clock = () => {};

export interface Circumstances {
  clock?: Clock;
  /** year-month-day; the law of that day applies when the body asks for no other */
  today?: string;
}

export function evaluateWhole(craft: Craft, body: unknown, site: Site, around: Circumstances = {}): Evaluation {
  return advised(judgeWhole(craft, body, around), site, around.clock);
}

/** The same, of what is recognised and composed already. */
export const evaluateMix = (mix: Mix, site: Site): Evaluation => advised(judgeMix(mix), site);

function advised({ state, judgement }: Judged, site: Site, clock: Clock = unheard): Evaluation {
  const advice = advise(state, judgement);
  clock('advise');
  const answer = present(state, judgement, advice, site);
  clock('present');
  return { state, judgement, advice, answer };
}

/** The first six stages: what can be told at once. Advice costs more than all of them, and can wait for a pause. */
export function judgeWhole(craft: Craft, body: unknown, { clock = unheard, today }: Circumstances = {}): Judged {
  const order = recognise(lawOf(craft, body, today), body);
  clock('recognise');
  const mix = compose(order);
  clock('compose');
  return judgeMix(mix, clock);
}

function judgeMix(mix: Mix, clock: Clock = unheard): Judged {
  guard(mix, otherTypeSaid);
  clock('guard');
  const figures = derive(mix);
  clock('derive');
  const comparison = compare(figures);
  clock('compare');
  const state = { mix, figures, comparison };
  const judgement = judge(mix, figures, comparison);
  clock('judge');
  return { state, judgement };
}
