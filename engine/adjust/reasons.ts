// Why not: the ranges that cannot be met and how far each can go, the pairs that clash, and which single freedom would do.

import { forbidOf } from '../advice/limits.ts';
import type { Row } from '../model/craft.ts';
import { enumerate, round, spanish, type Value } from '../number.ts';
import { inSentence } from '../spanish.ts';
import { labelOf } from './aim.ts';
import { isMissed, measured, scaleOf } from './demand.ts';
import { decisionOf, demandsOf } from './goal.ts';
import { type Gap, gapSentences, spareSentence, unwantedWords } from './irreplaceable.ts';
import { isForbidden } from './limits.ts';
import type { Bounded, Deadline, Demand, Goal, Problem, Request, View } from './model.ts';
import { problemOf } from './problem.ts';
import { programmeOf, stepOf } from './programme.ts';
import { reachOf } from './reach.ts';
import { boundedAt, solveProblem } from './solve.ts';
import { viewOf } from './view.ts';
import { intervalText } from './wording.ts';

export interface Reasons {
  readonly ranges: {
    param: string;
    label: string;
    range: [Value, Value];
    reachable: [number, number] | null;
    source: string;
  }[];
  readonly clash: [string, string][];
  readonly freedoms: string[];
  readonly sentences: string[];
}

/** Freedoms offered, and how many are tried to find them. */
const offered = 3;
const tries = 12;
/** Rounds that a freedom is given to prove itself. */
const patience = 3;
/** Clashes told. */
const told = 4;

/** What is known already: something has no place taken, or stays for that, or the cheapest costs more than was asked. */
export interface Why {
  readonly gap: Gap | null;
  readonly spared: Gap | undefined;
  readonly dear: number | undefined;
}

export function reasonsOf(
  problem: Problem,
  goal: Goal,
  closest: View,
  { gap, spared, dear }: Why,
  deadline: Deadline,
): Reasons {
  const demands = demandsOf(goal, closest);
  const missed = demands.filter((demand) => isMissed(demand, closest));
  const ranges = missed.map((demand) => rangeOf(problem, demand, deadline));
  if (spared) return { ranges, clash: [], freedoms: [], sentences: [spareSentence(spared)] };
  if (dear !== undefined) return { ranges, clash: [], freedoms: [], sentences: [dearSentence(problem.request, dear)] };
  const clash = gap || deadline() ? [] : clashes(problem, demands, missed, closest, deadline);
  const freedoms = deadline() ? [] : freedomsOf(problem, goal, missed, deadline);
  if (gap) return { ranges, clash, freedoms, sentences: [...gapSentences(problem, gap), ...freedoms] };
  const labelled = (key: string): string => demands.find((demand) => demand.key === key)!.label;
  const sentences = [
    ...forbiddenSentences(problem, closest),
    ...(goal.aim === null ? [] : [givenSentence(goal, closest)]),
    ...ranges.map((range, index) => rangeSentence(range, missed[index]!, closest)),
    ...clash.map(
      ([a, b]) =>
        `${labelled(a)} y ${inSentence(labelled(b))} no se pueden cumplir a la vez con estos ingredientes y estos límites.`,
    ),
    ...freedoms,
  ];
  return { ranges, clash, freedoms, sentences: [...new Set(sentences)] };
}

/** What is asked, how far it is, and what can be had. */
export function dearSentence({ maxCost }: Pick<Request, 'maxCost'>, cost: number): string {
  const [asked, had, more] = [maxCost!, cost, round(cost, 2) - maxCost!].map((euros) => spanish(euros, 2));
  return `No se llega a ${asked} € el kilo: lo más barato que queda bien sale a ${had} €, ${more} € más.`;
}

/** What the type does not admit and the caller does not let go. */
function forbiddenSentences({ type }: Problem, { mix }: View): string[] {
  return mix.lines
    .filter((line) => isForbidden(type, line))
    .map((line) => `Sigue habiendo ${inSentence(line.name)}, y aquí no cabe: ${forbidOf(type.trade, line)!.why}.`);
}

function givenSentence(goal: Goal, closest: View): string {
  const given = decisionOf(goal, closest);
  const asked = goal.aim!.label;
  const named = labelOf(goal.craft, given);
  if (goal.aim!.accepts.has(given)) return `La receta llega a «${named}», pero no a lo demás que se pide.`;
  return given === null
    ? `La receta no llega a ninguna de las metas; se pedía «${asked}».`
    : `La receta queda en «${named}» y se pedía «${asked}».`;
}

function rangeOf(problem: Problem, demand: Demand, deadline: Deadline): Reasons['ranges'][number] {
  const { key, label, min, max, decimals, source } = demand;
  const reach = deadline() ? null : reachOf(problem, demand);
  return {
    ...{ param: key, label, range: [min, max], source },
    reachable: reach && [round(reach[0], decimals), round(reach[1], decimals)],
  };
}

function rangeSentence({ label, range, reachable }: Reasons['ranges'][number], demand: Demand, closest: View): string {
  const wanted = demand.minus === null ? `se pide ${intervalText(range, demand.suffix)}` : 'la meta pide más';
  const value = spanish(measured(demand, closest) ?? 0, demand.decimals);
  const [min, max] = range;
  const isFar =
    demand.minus === null &&
    reachable !== null &&
    ((min !== null && reachable[1] < min) || (max !== null && reachable[0] > max));
  if (!isFar && isHair(demand, closest)) return `${label}: ${wanted} y se queda en el mismo borde, en ${value}.`;
  if (!isFar) return `${label}: ${wanted} y lo más cerca que se llega sin empeorar lo demás es ${value}.`;
  const [low, high] = reachable.map((end) => spanish(end, demand.decimals)) as [string, string];
  if (low === high) return `${label}: ${wanted} y con estos ingredientes y límites no se mueve de ${low}.`;
  return `${label}: ${wanted} y con estos ingredientes solo puede ir de ${low} a ${high}.`;
}

/** Past its end by what only the last decimals show. */
function isHair(demand: Demand, closest: View): boolean {
  const value = measured(demand, closest);
  if (value === null || demand.minus !== null) return false;
  return [demand.min, demand.max].some((end) => end !== null && Math.abs(value - end) < 2.5 * 10 ** -demand.decimals);
}

/** Pairs of which each can be met alone and both cannot. */
function clashes(
  problem: Problem,
  demands: readonly Demand[],
  missed: readonly Demand[],
  closest: View,
  deadline: Deadline,
): [string, string][] {
  const bounded = boundedAt(problem, demands, closest);
  const alone = new Map<Bounded, boolean>();
  const fit = (...some: Bounded[]): boolean => {
    const step = stepOf(problem, programmeOf(problem, some, closest.weights, 'minimal', null));
    return step !== null && step.miss < 1e-6;
  };
  const fitsAlone = (one: Bounded): boolean => {
    if (!alone.has(one)) alone.set(one, fit(one));
    return alone.get(one)!;
  };
  const found = new Map<string, [string, string]>();
  for (const one of bounded.filter(({ key, kind }) =>
    missed.some((demand) => demand.key === key && demand.kind === kind),
  )) {
    for (const other of bounded) {
      if (found.size >= told || deadline() || !fitsAlone(one)) break;
      if (other.key === one.key) continue;
      const name = [one.key, other.key].sort().join();
      if (!found.has(name) && fitsAlone(other) && !fit(one, other)) found.set(name, [one.key, other.key]);
    }
  }
  return [...found.values()];
}

interface Freedom {
  readonly text: string;
  readonly request: Request;
  /** asks for more than an earlier one of the same: not worth telling when that one does */
  readonly of?: object;
}

function freedomsOf(problem: Problem, goal: Goal, missed: readonly Demand[], deadline: Deadline): string[] {
  const found: string[] = [];
  const done = new Set<object>();
  let left = tries;
  for (const { text, request, of } of freedoms(problem, missed)) {
    if (of && done.has(of)) continue;
    if (found.length >= offered || left-- === 0 || deadline()) break;
    const wider = problemOf(problem.order, request, problem.yielding, problem);
    const eased = easedGoal(goal, wider);
    if (!couldDo(wider, eased) || !solveProblem(wider, eased, 'minimal', deadline, patience).met) continue;
    found.push(text);
    if (of) done.add(of);
  }
  return found.length > 0 || problem.request.add === null ? found : severalOf(problem, goal, deadline);
}

/** The same goal with the wishes that this request still has. */
const easedGoal = (goal: Goal, { wishes, request }: Problem): Goal => ({
  ...goal,
  wishes: [
    ...goal.wishes.filter(
      ({ param }) => param !== null && request.ranges.some(({ param: { index } }) => index === param),
    ),
    ...wishes,
  ],
});

/** When no single one does: those of the type's correctors that it takes together. */
function severalOf(problem: Problem, goal: Goal, deadline: Deadline): string[] {
  const wider = problemOf(problem.order, { ...problem.request, add: null }, problem.yielding, problem);
  const { met, view } = solveProblem(wider, easedGoal(goal, wider), 'minimal', deadline, patience);
  const names = wider.variables.flatMap(({ added, name }, i) =>
    added && view.weights[i]! > 0 ? [inSentence(name)] : [],
  );
  return met && names.length > 0 ? [`Se consigue si permites añadir ${enumerate(names)}.`] : [];
}

/** One solve at the recipe as sent: cheap enough to try many. */
function couldDo(problem: Problem, goal: Goal): boolean {
  const start = viewOf(problem, problem.reference);
  const bounded = boundedAt(problem, demandsOf(goal, start), start).filter(({ weight }) => weight >= 1);
  const step = stepOf(problem, programmeOf(problem, bounded, start.weights, 'minimal', null));
  return step !== null && step.miss < (bounded.every(({ form }) => form.exact) ? 1e-6 : 0.05);
}

const loose = { fixed: false, min: null, max: null, open: false };
const nothingAsked: Omit<Request, 'bounds' | 'add'> = {
  ...{ objective: 'minimal', target: null, ranges: [], maxCost: null, total: null },
  ...{ avoid: [], use: [], only: null, most: [], frontier: false, hold: null },
};

function* freedoms({ type, order, variables, request, craft }: Problem, missed: readonly Demand[]): Generator<Freedom> {
  for (const [index, bounds] of request.bounds.entries()) {
    const name = inSentence(order.items[index]!.name);
    const freer = { ...request, bounds: request.bounds.with(index, { ...loose, open: bounds.open }) };
    if (bounds.fixed) yield { text: `Se consigue si dejas cambiar el peso de ${name}.`, request: freer };
    else if (bounds.min !== null || bounds.max !== null)
      yield { text: `Se consigue si quitas los límites de ${name}.`, request: freer };
  }
  for (const [index, named] of request.avoid.entries()) {
    const own = order.items.filter((_, i) => named.picks(variables[i]!.line));
    // Of several things that are not wanted, one alone may be enough.
    for (const { row, name } of own.length > 1 ? own : [])
      yield {
        text: `Se consigue si dejas usar ${inSentence(name)}, aunque quites lo demás.`,
        request: {
          ...request,
          avoid: request.avoid.with(index, { ...named, picks: (line) => line.row !== row && named.picks(line) }),
        },
        of: named,
      };
    yield {
      text: `Se consigue si dejas usar ${unwantedWords(named.name, own, 'y')}.`,
      request: { ...request, avoid: request.avoid.toSpliced(index, 1) },
      of: named,
    };
  }
  for (const [index, { param }] of request.ranges.entries())
    yield {
      text: `Se consigue si no pides un intervalo propio de ${inSentence(param.label)}.`,
      request: { ...request, ranges: request.ranges.toSpliced(index, 1) },
    };
  if (request.maxCost !== null)
    yield { text: 'Se consigue si puede costar más.', request: { ...request, maxCost: null } };
  if (request.only !== null)
    yield { text: 'Se consigue si dejas cambiar lo demás.', request: { ...request, only: null } };
  const present = new Set(variables.map(({ line }) => line.row));
  const add = request.add ?? type.correctors;
  const families = new Set([...present, ...type.correctors].map((row) => row?.groups[0]));
  const kin = [...craft.rows.values()].filter(
    (row) => !row.isDerived && !present.has(row) && families.has(row.groups[0]),
  );
  const others = [...type.correctors.filter((row) => !present.has(row)), ...helpful({ order, kin, missed })];
  for (const row of new Set(others)) {
    yield {
      text: `Se consigue si permites añadir ${inSentence(row.label)}.`,
      request: { ...request, add: [...add, row] },
    };
  }
}

interface Kin {
  readonly order: Problem['order'];
  readonly kin: readonly Row[];
  readonly missed: readonly Demand[];
}

/** Ingredients of families the recipe already knows that push a missed figure the right way, the strongest first. */
function helpful({ order, kin, missed }: Kin): Row[] {
  const wide = problemOf(order, { ...nothingAsked, bounds: order.items.map(() => loose), add: kin }, 1, { slip: null });
  const at = viewOf(wide, wide.reference);
  return boundedAt(
    wide,
    missed.filter(({ param }) => param !== null),
    at,
  ).flatMap((demand) => {
    const { form } = demand;
    const sign = demand.min !== null && form.value < demand.min ? 1 : -1;
    const push = (i: number): number =>
      (sign * (form.num[i]! - (form.den === null ? 0 : form.value * form.den[i]!))) / scaleOf(demand);
    return [...wide.variables.keys()]
      .filter((i) => wide.variables[i]!.added && push(i) > 0)
      .sort((a, b) => push(b) - push(a))
      .slice(0, 4)
      .map((i) => wide.variables[i]!.line.row!);
  });
}
