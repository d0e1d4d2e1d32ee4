// advise: judgement → the sentences of each list of the answer. Advice is a plan in words: what it says in order can be done
// in order, and each sentence carries what it is about and what it changes. Refuses nothing.

import type { Judgement } from '../judge/judge.ts';
import { openedLines } from '../language/run.ts';
import type { Level, Notice } from '../model/craft.ts';
import { ownFacts } from '../reckon/facts.ts';
import { courseOf, inputsOf } from './course.ts';
import { folded } from './fold.ts';
import { type Speaker, type Subject, say } from './message.ts';
import { otherTypeTold } from './other-type.ts';
import { type Plan, tradeSteps } from './plan.ts';
import { faultsIn, type State, stateOf } from './state.ts';
import { speakerOf, type Told, tellFigures, tellLimits, tellNotes, tellTrade } from './telling.ts';

export interface Sentence extends Told {
  /** notice or decision that said it */
  readonly by: string;
  readonly level: Level;
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
  const tell = (list: string, by: string, level: Level, subject: Subject, key: string): void => {
    const said = say(key, subject, { state, judgement, current });
    if (!said) return;
    if (said.after) current = stateOf(said.after.mix);
    const { text, changes } = said;
    const names = subject.list ?? [subject.line?.name ?? subject.name ?? []].flat();
    lists[list]!.push({ key, text, level, changes, names, about: [], by });
  };
  for (const { decision, row } of judgement.decided)
    if (decision.to !== null) for (const key of row.says) tell(decision.to, decision.name, row.level, {}, key);

  const planning = judgement.notices.filter(({ each }) => each === 'fuera' || each === 'limites');
  const advising = planning.find(({ each }) => each === 'fuera');
  const isOut = advising !== undefined && faultsIn(state).some(({ legal }) => !legal);
  const course = courseOf(state, trade, current, planning, trusted && isOut);
  current = course.start;
  const plan = (): Plan => (trusted ? course.planFrom(current) : { steps: [], end: state, left: [] });
  // What is not out of range is told aside, where a notice says so.
  const put = (notice: Notice, told: readonly Told[], aside = !isOut): void => {
    const list = lists[(aside && notice.aside) || notice.to]!;
    list.push(...told.map((one) => ({ level: notice.level, ...one, by: notice.id })));
  };
  if (advising) put(advising, tellTrade(course.trade));
  // What the trade's own steps push out is told after them, where they are.
  const pushed = advising !== undefined && !isOut && trade.length > 0 && faultsIn(current).some(({ legal }) => !legal);
  const figures = lazily(() => {
    const told = tellFigures(planning, plan(), sent, course.process?.mended ?? []);
    const inputs = course.process && inputsOf(state, plan().end);
    return inputs ? told.map((one, i) => (i === 0 ? { ...one, inputs } : one)) : told;
  });
  // What mends the law may push out a figure that was in: its steps are told too.
  const isMended = trusted && state.comparison.breaches.length > 0 && planning.some(({ each }) => each === 'limites');
  for (const notice of judgement.notices) {
    const list = lists[notice.to]!;
    if (notice.each === 'limites') put(notice, trusted ? tellLimits(notice, plan(), sent) : [], false);
    else if (notice.each === 'fuera') {
      const [turning] = judgement.turnedBy;
      const turns = turning && state.mix.craft.larder.definition.names.say?.turns?.replace('{nombre}', () => turning);
      if (!isOut && turns)
        lists[notice.to]!.push({
          key: notice.id,
          by: notice.id,
          level: 'note',
          text: turns,
          about: [],
          names: judgement.turnedBy,
          changes: [],
        });
      else if (!isOut && notice.otherwise !== null) tell(notice.to, notice.id, 'note', {}, notice.otherwise);
      const own = (): Told[] =>
        figures().filter(({ about }) => (speakerOf(about[0]!, planning) ?? advising) === notice);
      if (isOut || isMended || pushed) put(notice, own(), !isOut && !isMended);
    } else if (notice.each === 'lecturas') {
      for (const { text, names } of state.mix.notes)
        list.push({ key: notice.id, by: notice.id, level: notice.level, text, about: [], names, changes: [] });
    } else {
      const most = list.length + notice.atMost;
      for (const subject of subjectsOf(notice, sent))
        if (list.length < most) tell(notice.to, notice.id, notice.level, subject, notice.say);
    }
    // What is only noted comes after what is to be done.
    if (notice === advising) put(notice, tellNotes(judgement.broken));
  }
  return trusted && advising ? withOtherType(lists, state, advising, planning) : lists;
}

/** The type that takes the recipe as it is comes in the place of all that would make it of the one asked for. */
function withOtherType(
  lists: Record<string, Sentence[]>,
  state: State,
  { id, to, level }: Notice,
  planning: readonly Notice[],
): Advice {
  const plan = Object.values(lists)
    .flat()
    .filter(({ by }) => planning.some((notice) => notice.id === by));
  const other = otherTypeTold(plan, state);
  if (!other) return lists;
  const rest = lists[to]!.filter(({ by, changes }) => by !== id && changes.length === 0);
  return { ...lists, [to]: [{ level, ...other, by: id }, ...rest] };
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
