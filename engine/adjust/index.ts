// adjust: a recipe and what may move → the nearest recipe that is balanced, or the closest and why it is not.
// Every number of the answer comes from the ordinary evaluator on the rounded weights, never from the solver.

import { type Evaluation, evaluateMix, evaluateWhole } from '../evaluate.ts';
import type { Craft } from '../model/craft.ts';
import { compose } from '../read/compose.ts';
import { recognise } from '../read/recognise.ts';
import { guardInputs } from '../reckon/guard.ts';
import { lawOf } from '../reckon/law.ts';
import { askedFirst, unknownIn } from '../reckon/unknown.ts';
import { Refusal, unlessRefused } from '../refusal.ts';
import { home, type Site } from '../tell/present.ts';
import { type Adjusted, answerOf, type Body, bodyWith, isAsSent, namesIn, spentOn } from './answer.ts';
import { withinBounds } from './balanced.ts';
import { choicesOf, fewSentences } from './choices.ts';
import { isMet } from './goal.ts';
import { remainSentences } from './irreplaceable.ts';
import { brokenWishes, toTotal } from './kept.ts';
import { lawAsked, lawful } from './law.ts';
import type { Request, View } from './model.ts';
import { atAnyPrice } from './price.ts';
import { inSize, processSentences, settled, toldIn } from './process.ts';
import { type Reasons, reasonsOf } from './reasons.ts';
import { closed, listed, requestOf } from './request.ts';
import { sentencesOf } from './sentences.ts';
import { counted } from './steps.ts';
import { tolerancesOf } from './tolerance.ts';
import { isWhole, viewOf } from './view.ts';

export interface AdjustOptions {
  /** steps it may take, if not as many as usual: once they are spent the best so far is given, and said */
  readonly steps?: number;
  /** year-month-day; the law of that day applies when the body asks for no other */
  readonly today?: string;
}

const hurried = 'La búsqueda se ha agotado: esta es la mejor receta encontrada hasta ahí.';

/** Fewer lines are no recipe yet. */
const several = 3;

/** The recipe balanced by itself, or why it cannot be. Throws Refusal when it cannot be evaluated or what is asked does not
 *  fit. */
export function adjust(any: Craft, asked: unknown, site: Site = home, options: AdjustOptions = {}): Adjusted {
  const craft = lawOf(any, asked, options.today);
  const body = listed(craft, asked) as Body;
  const recipe = closed(craft, body) as Body;
  const sent = recognise(craft, recipe);
  const mix = compose(sent);
  const unknown = unknownIn(mix);
  if (unknown) throw new Refusal(askedFirst(craft, unknown));
  const isOpen = recipe.ingredients.some((item, i) => item !== body.ingredients[i]);
  // What lacks its base is a recipe all the same, if that is all it lacks.
  const mayLack = isOpen || (sent.items.length >= several && !isWhole({ mix }));
  if (mayLack) guardInputs(mix);
  const whole = (): Evaluation => evaluateMix(mix, site);
  const before = mayLack ? unlessRefused(whole, () => null) : whole();
  const request = requestOf(sent, body);
  const { order, grown } = inSize(sent, request);
  const { deadline, isOver } = counted(options.steps);
  const found = settled(order, request, deadline);
  const { problem, goal, freed, gap, spared, dear, among } = found;
  const isDear = dear !== undefined;
  const weights = toTotal(problem, goal, isDear ? found.weights : lawful(problem, goal, found.weights, deadline));
  const choices = request.frontier ? (among && !isDear ? choicesOf(among, deadline) : []) : null;
  const nameOf = namesIn(problem, body);
  const changed = [...freed, ...grown.filter((param) => !freed.includes(param))];
  const process = without({ ...body, ...toldIn(order, grown) }, freed);
  const isSame = changed.length === 0 && isAsSent(problem, weights, recipe);
  const after = isSame
    ? before
    : unlessRefused(
        () => evaluateWhole(craft, bodyWith(problem, nameOf, weights, process), site),
        (refusal) => {
          // What the found weights make impossible of what was told of the process: nothing could be said of it before.
          if (isOpen && Object.hasOwn(process, refusal.param ?? '')) throw refusal;
          return null;
        },
      );
  const view: View = after ? { weights, ...after.state } : viewOf(problem, weights);
  const broken = brokenWishes(request, problem, weights);
  const isThere = after !== null && isMet(goal, view) && withinBounds(problem, weights);
  const met = isThere && spared === undefined && broken.length === 0;
  // What lacks its base and could not be given it is refused as anywhere else.
  if (before === null && !isOpen && !met) whole();
  const why = { gap, spared, dear };
  const closest = gap?.at ?? viewOf(problem, weights);
  const reasons = met ? null : withFirst(broken, reasonsOf(found.widest, goal, closest, why, deadline));
  const isRight = isThere || isDear;
  const tolerances = isRight ? tolerancesOf(problem, isDear ? atAnyPrice(goal) : goal, view, deadline) : null;
  const cost = spentOn(problem, weights);
  const isNew = isOpen && before === null;
  const said = after ? processSentences(freed, changed.slice(freed.length), sent, after) : [];
  const told = { problem, goal, weights, before, after, met: isRight, isNew, cost, process: said };
  const law = isRight && after ? lawAsked(problem, goal, after, weights, deadline) : null;
  const lawfully = (kept: Float64Array): string[] => {
    const then = unlessRefused(
      () => evaluateWhole(craft, bodyWith(problem, nameOf, kept, process), site),
      () => null,
    );
    return sentencesOf({ ...told, weights: kept, after: then, met: true, cost: spentOn(problem, kept) });
  };
  const sentences = [
    ...(gap ? [] : sentencesOf(told)),
    ...(law?.sentences ?? []),
    ...(reasons?.sentences ?? []),
    ...(gap ? [] : remainSentences(problem, weights)),
    ...(choices === null || isOver() ? [] : fewSentences(choices)),
  ];
  const warnings = isOver() ? [hurried] : [];
  return answerOf({
    order: sent,
    request,
    problem,
    goal,
    nameOf,
    weights,
    met,
    tolerances,
    lawful: law?.weights ? { weights: law.weights, sentences: lawfully(law.weights) } : null,
    changed,
    sentences,
    warnings,
    choices,
    before,
    after,
    reasons,
  });
}

/** What was asked for and could not be kept is said before what the figures say. */
const withFirst = (broken: readonly string[], reasons: Reasons): Reasons => ({
  ...reasons,
  sentences: [...broken, ...reasons.sentences],
});

/** What was told of the process and gives way is told no more. */
const without = (body: Body, freed: readonly { readonly key: string }[]): Body =>
  Object.fromEntries(Object.entries(body).filter(([key]) => !freed.some((one) => one.key === key))) as Body;

export type { Adjusted, Request };
