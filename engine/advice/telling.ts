// The plan in words: each step its sentence, with what it is about and what it changes; what no step mends is told as it is.
import type { Level, Notice, Saying } from '../model/craft.ts';
import type { MixLine } from '../read/compose.ts';
import { capital, inSentence } from '../spanish.ts';
import { characterOf } from './leash.ts';
import { leversOf } from './lever.ts';
import type { Broken } from './limits.ts';
import { head, leverText, opening, type Speaker, type Subject, say } from './message.ts';
import type { Plan, Step } from './plan.ts';
import {
  type Change,
  causeWords,
  changesOf,
  deed,
  doseWords,
  edgeWords,
  figure,
  forbidWords,
  leftWords,
  nameOf,
  pushedWords,
  sentence,
  touchedWords,
  wanted,
} from './sentences.ts';
import { type Fault, faultsIn, same } from './state.ts';

export interface Told {
  /** key of the message */
  readonly key: string;
  readonly text: string;
  /** where it weighs otherwise than whoever says it */
  readonly level?: Level;
  /** figures it speaks of */
  readonly about: readonly Fault[];
  /** names of the lines it speaks of */
  readonly names: readonly string[];
  /** what following it changes, in grams of this batch */
  readonly changes: readonly Change[];
  /** what it changes of what was told of the process */
  readonly inputs?: Readonly<Record<string, number>>;
  /** the type that takes the recipe as it is */
  readonly type?: string;
}

/** Why a sentence of the engine is said, where there is no message for it. */
export const ownKeys = {
  forbid: 'prohibido',
  dose: 'dosis',
  cause: 'causa',
  left: 'sin_salida',
  note: 'nota',
  otherType: 'otro_tipo',
} as const;

const keyOf = ({ param, side }: Fault): string => `${param.key}.${side}`;

export const tellTrade = (steps: readonly Step[]): Told[] =>
  steps.map((step) => ({
    ...wordsOf(step),
    about: step.mended,
    names: step.parts.map(nameOf),
    changes: changesOf(step),
  }));

function wordsOf(step: Step): Pick<Told, 'key' | 'text' | 'level'> {
  const { why } = step;
  if (why.kind === 'forbid') {
    const told = { key: ownKeys.forbid, text: forbidWords({ ...step, why }) };
    return why.forbidden.forbid.level === 'law' ? { ...told, level: 'danger' } : told;
  }
  if (why.kind === 'dose') return { key: ownKeys.dose, text: doseWords({ ...step, why }) };
  if (why.kind === 'cause') return { key: ownKeys.cause, text: causeWords({ ...step, why }) };
  return { key: keyOf(why.fault), text: sentence(deed(step)) };
}

/** What the type does not like and leaves alone. */
export const tellNotes = ({ forbidden }: Broken<MixLine>): Told[] =>
  forbidden.flatMap(({ forbid, line }) => {
    if (forbid.level !== 'note') return [];
    const text = sentence(`${line.name}: ${forbid.why}`);
    return [{ key: ownKeys.note, text, level: 'note', about: [], names: [line.name], changes: [] }];
  });

/** A broken legal limit, and the grams that mend it. */
export function tellLimits(notice: Notice, { steps }: Plan, sent: Speaker): Told[] {
  return sent.state.comparison.breaches.flatMap((breach) => {
    const { param, limit, value, side, min, max } = breach;
    const bounds = { min: side === 'bajo' ? min : null, max: side === 'alto' ? max : null };
    const said = say(notice.say, { figure: { ...param, value, ...bounds, source: limit.source } }, sent);
    if (!said) return [];
    const fault: Fault = { param, side, value, min, max, deviation: 0, legal: true, weight: 3, aspect: null };
    const own = steps.filter(({ why }) => why.kind === 'lever' && why.fault.legal && same(why.fault, fault));
    const deeds = deedsOf(own);
    const text = deeds === '' ? said.text : `${said.text} ${deeds}`;
    return [{ ...said, text, about: [fault], names: [], changes: own.flatMap(changesOf) }];
  });
}

/** The notice that speaks of a figure. */
export const speakerOf = ({ param }: Fault, notices: readonly Notice[]): Notice | undefined =>
  notices.find(({ each, ranking }) => each === 'fuera' && (!ranking || ranking.includes(param.index)));

/** The plan for the figures that are out, after what the process mends (`gone`, in turn), then what it leaves. */
export function tellFigures(notices: readonly Notice[], plan: Plan, sent: Speaker, gone: readonly Fault[]): Told[] {
  const asSent = faultsIn(sent.state);
  // What the recipe as sent breaks of the law is told where that is told.
  const isToldByLaw = (fault: Fault): boolean =>
    fault.legal && sent.state.comparison.breaches.some((breach) => same(fault, breach));
  const told: Told[] = gone.slice(0, 1).map((fault) => ({
    ...{ key: keyOf(fault), text: headFor(fault, notices, sent) },
    about: gone,
    names: [],
    changes: [],
  }));
  for (const steps of groups(plan.steps)) {
    const [first] = steps as [Step, ...Step[]];
    const changes = steps.flatMap(changesOf);
    const names = steps.flatMap(({ parts }) => parts.map(nameOf));
    const mended = steps.flatMap((step) => step.mended);
    if (first.why.kind === 'cause')
      told.push({ key: ownKeys.cause, text: causeWords({ ...first, why: first.why }), about: mended, names, changes });
    if (first.why.kind !== 'lever') continue;
    const { fault } = first.why;
    if (isToldByLaw(fault)) continue;
    const deeds = deedsOf(steps);
    const was = asSent.find((one) => same(one, fault));
    const also = asSent.filter((one) => first.why.kind === 'lever' && first.why.also.some((other) => same(one, other)));
    const isNews = was !== undefined && !told.some(({ key }) => key === keyOf(fault)) && !isAnother(was, plan);
    const heads = [isNews ? was : [], also].flat().map((one) => headFor(one, notices, sent));
    const text = isNews ? [...heads, deeds].join(' ') : [...heads, pushedWords(fault, decapital(deeds))].join(' ');
    const about = [fault, ...also, ...mended.filter((one) => ![fault, ...also].some((other) => same(one, other)))];
    told.push({ key: keyOf(fault), text, about, names, changes });
  }
  const silent = (fault: Fault): boolean => told.some(({ about }) => about.some((one) => same(one, fault)));
  const most = Math.min(...notices.filter(({ each }) => each === 'fuera').map(({ atMost }) => atMost));
  // What a step has mended is said by that step, unless the craft has only words for it.
  const unmended = asSent.filter(
    (one) =>
      !one.legal &&
      speakerOf(one, notices) !== undefined &&
      !gone.some((fault) => same(fault, one)) &&
      ((!silent(one) && plan.left.some((left) => same(left, one))) ||
        (hasWords(one, sent) && leversOf(one, sent.state).length === 0)),
  );
  for (const fault of unmended.slice(0, most)) {
    const speaker = { ...sent, current: plan.end };
    const outcome = sent.state.comparison.byParam[fault.param.index]!;
    const isOwn = !outcome.edge && leversOf(fault, sent.state).length === 0;
    const changes = (isOwn && say(keyOf(fault), { outcome }, speaker)?.changes) || [];
    const text = headFor(fault, notices, speaker);
    told.push({ key: keyOf(fault), text, about: [fault], names: changes.map(({ name }) => name), changes });
  }
  const left = plan.left.filter((fault) => leversOf(fault, sent.state).length > 0 && !isToldByLaw(fault));
  if (left.length > 0) {
    const kept = sent.state.mix.lines.filter((line) => characterOf(sent.state.mix, line)).map(({ name }) => name);
    told.push({ key: ownKeys.left, text: leftWords(left, sent.state, kept), about: left, names: kept, changes: [] });
  }
  return told;
}

/** What was wrong with a figure that a dose, or what the type does not admit, explains: the rest is another story. */
const explained = 0.9;

function isAnother(was: Fault, { steps: [first] }: Plan): boolean {
  const now = first && faultsIn(first.before).find((one) => same(one, was));
  const bound = (was.side === 'bajo' ? was.min : was.max)!;
  return now !== undefined && Math.abs(now.value - was.value) > explained * Math.abs(was.value - bound);
}

const hasWords = (fault: Fault, { state }: Speaker): boolean => state.mix.type.messages.has(keyOf(fault));

/** Steps on one figure that follow each other are one sentence. */
function groups(steps: readonly Step[]): Step[][] {
  const found: Step[][] = [];
  for (const step of steps) {
    const last = found[found.length - 1]?.[0]?.why;
    const { why } = step;
    if (last?.kind === 'lever' && why.kind === 'lever' && same(last.fault, why.fault))
      found[found.length - 1]!.push(step);
    else found.push([step]);
  }
  return found;
}

/** The same ingredients moved twice the same way are one thing to do. */
function merged(steps: readonly Step[]): Step[] {
  const found: Step[] = [];
  for (const step of steps) {
    const twin = found.findIndex(
      ({ parts, grams }) =>
        parts.length === step.parts.length &&
        parts.every(
          ({ line }, i) => line.key === step.parts[i]!.line.key && Math.sign(grams[i]!) === Math.sign(step.grams[i]!),
        ),
    );
    if (twin < 0) found.push(step);
    else {
      const grams = found[twin]!.grams.map((own, i) => own + step.grams[i]!);
      const decimals = found[twin]!.decimals.map((own, i) => Math.max(own, step.decimals[i]!));
      found[twin] = { ...found[twin]!, grams, decimals, why: step.why };
    }
  }
  return found;
}

function deedsOf(steps: readonly Step[]): string {
  return merged(steps)
    .map((step, index) => {
      const { why, parts } = step;
      const text = why.kind === 'lever' && why.lever.say ? leverText(why.lever.say, step) : deed(step);
      if (why.kind === 'lever' && why.relaxed)
        return touchedWords(nameOf(parts.find(({ ratio }) => ratio < 0)!), decapital(text));
      const full = capital(text).replace(/\.?$/, '.');
      return index === 0 ? full : `Además, ${inSentence(full)}`;
    })
    .join(' ');
}

const decapital = (text: string): string => inSentence(text).replace(/\.$/, '');

/** What is wrong with a figure, in the craft's words; in the engine's where it has none. */
function headFor(fault: Fault, notices: readonly Notice[], sent: Speaker): string {
  const outcome = sent.state.comparison.byParam[fault.param.index]!;
  if (outcome.edge) return edgeWords(fault, outcome.accuracy);
  const subject: Subject = { outcome };
  const [saying]: readonly (Saying | undefined)[] = sent.state.mix.type.messages.get(keyOf(fault)) ?? [];
  const notice = speakerOf(fault, notices);
  const own =
    saying && saying.levers.length > 0
      ? saying.pieces.length > 0
        ? head(saying, subject, sent)
        : null
      : (say(keyOf(fault), subject, sent)?.text ?? null);
  const text = own ?? (notice?.fixed ? (say(notice.say, subject, sent)?.text ?? null) : null);
  if (text === null) return sentence(`${fault.param.label}: ${figure(fault)} (se busca ${wanted(fault)})`);
  return notice?.prefix ? opening(notice.prefix, outcome, sent) + text : text;
}
