// advise: judgement → the sentences of each list of the answer. Advice is a plan in words: what it says in order can be done
// in order, and each sentence carries what it is about and what it changes. Refuses nothing.
import { asOne, folded } from '../advice/fold.ts';
import { type Speaker, type Subject, say } from '../advice/message.ts';
import { inTurn, type Plan, tradeSteps } from '../advice/plan.ts';
import { advised } from '../advice/slip.ts';
import { type Fault, faultsIn, type State, same, stateOf } from '../advice/state.ts';
import { speakerOf, type Told, tellFigures, tellLimits, tellNotes, tellTrade } from '../advice/telling.ts';
import type { Notice, Param } from '../craft.ts';
import { ownFacts } from '../facts.ts';
import { openedLines } from '../formula/run.ts';
import { round } from '../number.ts';
import type { Mix } from './compose.ts';
import type { Judgement } from './judge.ts';

export interface Sentence extends Told {
  /** notice or decision that said it */
  readonly by: string;
}

export type Advice = Readonly<Record<string, readonly Sentence[]>>;

export function advise(state: State, judgement: Judgement): Advice {
  const lists: Record<string, Sentence[]> = {};
  for (const name of state.mix.craft.lists) lists[name] = [];
  const sent: Speaker = { state, judgement, current: state };
  // Figures that are not to be trusted give no grams, and the law is not said to be broken on them.
  const trusted = judgement.facts[ownFacts.sinReconocer] !== true;
  const trade = trusted ? folded(tradeSteps(state, judgement.broken)) : [];
  // Each sentence with grams is sized on the recipe that those before it leave.
  let current = trade.length === 0 ? state : trade[trade.length - 1]!.after;
  const tell = (list: string, by: string, subject: Subject, key: string): void => {
    const said = say(key, subject, { state, judgement, current });
    if (!said) return;
    if (said.after) current = stateOf(said.after.mix);
    const { text, changes } = said;
    const names = subject.list ?? [subject.line?.name ?? subject.name ?? []].flat();
    lists[list]!.push({ key, text, changes, names, about: [], by });
  };
  for (const { decision, row } of judgement.decided)
    if (decision.to !== null) for (const key of row.says) tell(decision.to, decision.name, {}, key);

  const planning = judgement.notices.filter(({ each }) => each === 'fuera' || each === 'limites');
  const advising = planning.find(({ each }) => each === 'fuera');
  const isOut = advising !== undefined && faultsIn(state).some(({ legal }) => !legal);
  const planFrom = (start: State): Plan => {
    const found = advised(start, state, (faults) => inTurn(faults, planning));
    return { ...found, steps: folded(found.steps) };
  };
  // A sentence with grams moves what the plan starts from.
  let drawn: { readonly from: State; readonly plan: Plan } | null = null;
  const asTold = (): Plan => {
    if (drawn?.from !== current) drawn = { from: current, plan: planFrom(current) };
    return drawn.plan;
  };
  const process = trusted && isOut ? usualProcess(current, state, asTold, planFrom) : null;
  const fromProcess = lazily(() => planFrom(process!));
  const plan = (): Plan => {
    if (!trusted) return { steps: [], end: state, left: [] };
    return process ? fromProcess() : asTold();
  };
  // What the figures ask of a line whose dose has just been put right is one thing to do with it.
  const last = trade[trade.length - 1];
  const next = isOut && last && last.after === current && !process ? plan().steps[0] : undefined;
  const one = last && next ? asOne(last, next) : null;
  if (one) {
    trade[trade.length - 1] = one;
    drawn = { from: one.after, plan: { ...plan(), steps: plan().steps.slice(1) } };
    current = one.after;
  }
  if (advising) {
    const by = advising.id;
    const first = tellTrade(trade).map((one) => ({ ...one, by }));
    lists[!isOut && advising.aside !== null ? advising.aside : advising.to]!.push(...first);
  }
  // What the trade's own steps push out is told after them, where they are.
  const pushed = advising !== undefined && !isOut && trade.length > 0 && faultsIn(current).some(({ legal }) => !legal);
  const figures = lazily(() => {
    const told = tellFigures(planning, plan(), sent, process ? inTurn(goneIn(state, process), planning) : []);
    return process ? told.map((one, i) => (i === 0 ? { ...one, inputs: inputsOf(state, plan().end) } : one)) : told;
  });
  // What mends the law may push out a figure that was in: its steps are told too.
  const isMended = trusted && state.comparison.breaches.length > 0 && planning.some(({ each }) => each === 'limites');
  for (const notice of judgement.notices) {
    const list = lists[notice.to]!;
    const add = (told: readonly Told[]): void => void list.push(...told.map((one) => ({ ...one, by: notice.id })));
    if (notice.each === 'limites') add(trusted ? tellLimits(notice, plan(), sent) : []);
    else if (notice.each === 'fuera') {
      if (!isOut && notice.otherwise !== null) tell(notice.to, notice.id, {}, notice.otherwise);
      const own = (): Told[] => figures().filter(({ about }) => speakerOf(about[0]!, planning) === notice);
      if (isOut || isMended) add(own());
      else if (pushed) lists[notice.aside ?? notice.to]!.push(...own().map((one) => ({ ...one, by: notice.id })));
    } else if (notice.each === 'lecturas') {
      for (const text of state.mix.notes)
        list.push({ key: notice.id, by: notice.id, text, about: [], names: [], changes: [] });
    } else {
      const most = list.length + notice.atMost;
      for (const subject of subjectsOf(notice, sent))
        if (list.length < most) tell(notice.to, notice.id, subject, notice.say);
    }
    // What is only noted comes after what is to be done.
    if (notice === advising)
      lists[!isOut && notice.aside !== null ? notice.aside : notice.to]!.push(
        ...tellNotes(judgement.broken).map((one) => ({ ...one, by: notice.id })),
      );
  }
  return lists;
}

const freeIn = ({ craft, inputs }: Mix): Param[] =>
  craft.inputs.filter(({ input }) => input!.lever !== null && inputs.has(input!.told));

/** What was told of the process and gives way, as it is supposed in the end. */
const inputsOf = ({ mix }: State, { figures }: State): Record<string, number> =>
  Object.fromEntries(
    freeIn(mix).map(({ key, index, decimals }) => [key, round(figures.run.full[index] ?? 0, decimals)]),
  );

function goneIn(before: State, after: State): Fault[] {
  const now = faultsIn(after);
  return faultsIn(before).filter((fault) => !fault.legal && !now.some((other) => same(other, fault)));
}

/** With what is usual instead of what was told of the process, where the craft lets it give way and that mends more. */
function usualProcess(current: State, sent: State, asTold: () => Plan, planFrom: (start: State) => Plan): State | null {
  const { mix } = current;
  const free = freeIn(mix);
  if (free.length === 0) return null;
  const kept = [...mix.inputs].filter(([key]) => !free.some(({ input }) => input!.told === key));
  const usual = stateOf({ ...mix, inputs: new Map(kept) });
  if (goneIn(current, usual).length === 0 || goneIn(sent, usual).length === 0) return null;
  const was = faultsIn(current);
  const spoilsNothing = faultsIn(usual).every((fault) => was.some((other) => same(other, fault)));
  return spoilsNothing || planFrom(usual).left.length < asTold().left.length ? usual : null;
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function subjectsOf(notice: Notice, { state }: Speaker): Subject[] {
  const { mix, figures } = state;
  if (notice.lines !== null) {
    const lines = openedLines(mix.lines).filter((line) => line.member[notice.lines!] === 1);
    const weightless = notice.wantsWeightless ? mix.weightless : [];
    if (lines.length + weightless.length === 0) return [];
    if (!notice.once) return [...lines.map((line) => ({ line })), ...weightless.map((name) => ({ name }))];
    const list = [...lines.map((line) => line.name), ...weightless];
    return [{ list, line: lines[0] }];
  }
  if (notice.each !== 'sinValor') return [{}];
  return mix.craft.params
    .filter(
      (param) =>
        param.show !== 'never' &&
        param.show !== 'present' &&
        mix.type.present.has(param.index) &&
        figures.run.rounded[param.index] === null,
    )
    .map((param) => ({
      base: param.base?.label,
      figure: { ...param, value: null, min: null, max: null, source: '' },
    }));
}
