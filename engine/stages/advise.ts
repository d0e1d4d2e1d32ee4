// advise: judgement → the sentences of each list of the answer, with grams where a move exists. Refuses nothing.
import type { Notice, Side } from '../craft.ts';
import { type State, sizeMove, stateOf } from '../messages/move.ts';
import { opening, type Said, type Speaker, type Subject, say } from '../messages/speak.ts';
import { type Breach, isOut, type Outcome } from './compare.ts';
import type { Judgement } from './judge.ts';

export interface Sentence {
  /** key of the message */
  readonly key: string;
  /** notice or decision that said it */
  readonly by: string;
  readonly text: string;
}

export type Advice = Readonly<Record<string, readonly Sentence[]>>;

export function advise(state: State, judgement: Judgement): Advice {
  const lists: Record<string, Sentence[]> = {};
  for (const name of state.mix.craft.lists) lists[name] = [];
  const speaker: Speaker = { state, judgement, chained: false };
  for (const { decision, row } of judgement.decided) {
    for (const key of row.says) {
      const said = say(key, {}, speaker);
      if (said && decision.to !== null) lists[decision.to]!.push({ key, by: decision.name, text: said.text });
    }
  }
  for (const notice of judgement.notices) {
    const list = lists[notice.to]!;
    const most = list.length + notice.atMost;
    for (const { key, text } of sentencesOf(notice, notice.chain ? { ...speaker, chained: true } : speaker))
      if (list.length < most) list.push({ key, by: notice.id, text });
  }
  return lists;
}

function sentencesOf(notice: Notice, speaker: Speaker): { key: string; text: string }[] {
  if (notice.each === 'fuera') return adviceOn(notice, speaker);
  if (notice.each === 'lecturas') return speaker.state.mix.notes.map((text) => ({ key: notice.id, text }));
  return subjectsOf(notice, speaker).flatMap((subject) => say(notice.say, subject, speaker) ?? []);
}

function subjectsOf(notice: Notice, { state }: Speaker): Subject[] {
  const { mix, figures, comparison } = state;
  if (notice.lines !== null) {
    const lines = mix.lines.filter((line) => line.member[notice.lines!] === 1);
    const weightless = notice.wantsWeightless ? mix.weightless : [];
    if (lines.length + weightless.length === 0) return [];
    if (!notice.once) return [...lines.map((line) => ({ line })), ...weightless.map((name) => ({ name }))];
    const list = [...lines.map((line) => line.name), ...weightless];
    return [{ list, line: lines[0] }];
  }
  if (notice.each === 'limites') return comparison.breaches.map((breach) => ({ figure: figureOf(breach) }));
  if (notice.each === 'sinValor') {
    return mix.craft.params
      .filter(
        (param) =>
          param.show !== 'never' && mix.type.present.has(param.index) && figures.run.rounded[param.index] === null,
      )
      .map((param) => ({
        base: param.base?.label,
        figure: {
          label: param.label,
          unit: param.unit,
          value: null,
          min: null,
          max: null,
          decimals: param.decimals,
          source: '',
        },
      }));
  }
  return [{}];
}

/** Of a limit only the end that is broken is told. */
const figureOf = ({ param, limit, value, min, max, side }: Breach): NonNullable<Subject['figure']> => ({
  label: param.label,
  unit: param.unit,
  value,
  min: side === 'bajo' ? min : null,
  max: side === 'alto' ? max : null,
  decimals: param.decimals,
  source: limit.source,
});

function adviceOn(notice: Notice, speaker: Speaker): { key: string; text: string }[] {
  const said: { key: string; text: string }[] = [];
  const silent = new Set<number>();
  let current = speaker;
  if (notice.together) {
    for (const { said: sentence, params } of togetherOf(notice, speaker)) {
      said.push(sentence);
      for (const index of params) silent.add(index);
      if (notice.chain && sentence.after) current = { ...current, state: stateOf(sentence.after.mix) };
    }
  }
  for (const index of turnsOf(notice, speaker.state)) {
    if (silent.has(index)) continue;
    const outcome = current.state.comparison.byParam[index];
    if (!outcome || !isOut(outcome) || waits(notice, outcome, speaker.state)) continue;
    const sentence = sentenceOn(notice, outcome, current);
    if (!sentence) continue;
    // The opening tells the figures of the recipe as sent, even when earlier corrections have moved it.
    const asSent = speaker.state.comparison.byParam[index];
    const figures = asSent && isOut(asSent) ? { outcome: asSent, speaker } : { outcome, speaker: current };
    const text =
      notice.prefix === null ? sentence.text : opening(notice.prefix, figures.outcome, figures.speaker) + sentence.text;
    said.push({ key: sentence.key, text });
    for (const covered of sentence.covers) silent.add(covered);
    if (notice.chain && sentence.after) current = { ...current, state: stateOf(sentence.after.mix) };
  }
  if (said.length > 0 || notice.otherwise === null) return said;
  // Whoever speaks, nothing is fine while some figure that is judged is out.
  const fine = speaker.judgement.verdict === 'revisar' ? null : say(notice.otherwise, {}, speaker);
  return fine ? [fine] : [];
}

/** Which parameters may speak, in which order; with a chain also those that are still in, as a move may push them out. */
function turnsOf(notice: Notice, { comparison }: State): number[] {
  if (notice.order) return notice.order.filter((index) => comparison.byParam[index] !== undefined);
  return comparison.outcomes
    .filter((outcome) => notice.chain || isOut(outcome))
    .sort((a, b) => b.target.weight - a.target.weight || b.deviation - a.deviation)
    .map(({ param }) => param.index);
}

/** Advice on one aspect is held back while another, more basic, has something out. */
function waits(notice: Notice, outcome: Outcome, { comparison }: State): boolean {
  const before = notice.after[outcome.target.aspect[outcome.state as Side]];
  return (
    before !== undefined &&
    comparison.outcomes.some((other) => isOut(other) && other.target.aspect[other.state as Side] === before)
  );
}

function sentenceOn(notice: Notice, outcome: Outcome, speaker: Speaker): Said | null {
  const subject = { outcome };
  return (
    say(`${outcome.param.key}.${outcome.state}`, subject, speaker) ??
    (notice.fixed ? say(notice.say, subject, speaker) : null)
  );
}

/** Two or more ratios of one base out on the same side are one fault: the base's own message speaks for all its move brings in. */
function togetherOf(notice: Notice, speaker: Speaker): { params: number[]; said: Said }[] {
  const groups = new Map<string, Outcome[]>();
  for (const outcome of speaker.state.comparison.outcomes) {
    const { base } = outcome.param;
    if (!isOut(outcome) || base === null || waits(notice, outcome, speaker.state)) continue;
    // Less of the base lifts every ratio over it, so «base.x.alto» is said when the ratios are high.
    const key = `base.${base.key}.${outcome.state}`;
    if (speaker.state.mix.type.messages.has(key)) groups.set(key, [...(groups.get(key) ?? []), outcome]);
  }
  return [...groups].flatMap(([key, outcomes]) => {
    if (outcomes.length < 2) return [];
    const farthest = [...outcomes].sort((a, b) => reachOf(key, b, speaker) - reachOf(key, a, speaker))[0]!;
    const list = outcomes.map(({ param }) => param.label.toLowerCase());
    const said = say(key, { outcome: farthest, list }, { ...speaker, chained: true });
    if (!said?.after) return [];
    const after = said.after.comparison.byParam;
    const params = outcomes.map(({ param }) => param.index);
    const mendsAll = params.every((index) => !isOut(after[index]!));
    const spoilsNone = speaker.state.comparison.outcomes.every((was) => {
      const is = after[was.param.index] ?? was;
      return !isOut(is) || (is.state === was.state && is.deviation <= was.deviation);
    });
    return mendsAll && spoilsNone ? [{ params, said }] : [];
  });
}

/** Grams that the base's move needs for one of its ratios. */
function reachOf(key: string, outcome: Outcome, { state }: Speaker): number {
  const moves = state.mix.type.messages.get(key)![0]?.moves ?? {};
  const first = Object.values(moves)[0];
  return (first && sizeMove(first, state, { outcome, chained: true })?.grams[0]) ?? 0;
}
