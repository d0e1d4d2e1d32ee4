// What an adjustment says in Spanish: what to change and why, what that does to the figures that were out, what it comes
// to, and what the law would still ask.

import { countedAs, forbidOf, misdosedIn } from '../advice/limits.ts';
import type { Evaluation } from '../evaluate.ts';
import { enumerate, spanish, type Value } from '../number.ts';
import { isOut } from '../reckon/compare.ts';
import { capital, inSentence } from '../spanish.ts';
import { labelOf } from './aim.ts';
import { decisionOf, isOverruled } from './goal.ts';
import { isForbidden } from './limits.ts';
import { type Goal, leavesOpen, type Problem, type View } from './model.ts';
import { gramsText, intervalText } from './wording.ts';

export interface Told {
  readonly problem: Problem;
  readonly goal: Goal;
  readonly weights: Float64Array;
  /** null: what was sent is no recipe yet */
  readonly before: Evaluation | null;
  readonly after: Evaluation | null;
  readonly met: boolean;
  /** nothing was weighed yet */
  readonly isNew: boolean;
  /** what changes of the process */
  readonly process: readonly string[];
  readonly cost: { readonly before: number | null; readonly after: number | null } | null;
}

export function sentencesOf(told: Told): string[] {
  const { problem, goal, weights, before, after, met } = told;
  const changes = [...told.process, ...changeSentences(problem, weights)];
  const overruled = met && after ? overruledSentences(goal, after) : [];
  if (changes.length > 0)
    return [
      ...changes,
      ...(before ? faultSentences(problem, weights, before.state) : []),
      ...(before && after ? figureSentences(goal, before, after, leavesOpen(problem.request)) : []),
      ...costSentences(told),
      endSentence(told, overruled.length > 0),
      ...overruled,
    ];
  if (!met) return ['No hay ningún cambio con estos ingredientes y límites que mejore la receta.'];
  const isSo = goal.aim === null ? 'está equilibrada' : `llega a «${reached(goal, after)}»`;
  return [`La receta ya ${isSo}: no hay que cambiar nada.`];
}

/** What the caller wished of a figure is not what the type asks of it. */
const overruledSentences = (goal: Goal, { state }: Evaluation): string[] =>
  state.comparison.outcomes
    .filter((outcome) => isOut(outcome) && isOverruled(goal, outcome))
    .map(({ param, min, max }) => {
      const asked = intervalText([min, max], param.suffix);
      return `${param.label}: según lo pedido, fuera de lo que busca el tipo (${asked}); el veredicto lo dirá.`;
    });

/** «Cambia … por …»; what is left open is told whole. */
export function changeSentences(problem: Problem, weights: Float64Array): string[] {
  const { variables, sent, total, keep, request } = problem;
  const grams = (value: number): string => gramsText(value, total);
  const less: Deed[] = [];
  const more: Deed[] = [];
  const decided: Deed[] = [];
  const spare: string[] = [];
  const isNew = request.bounds.every(({ open }) => open);
  for (const [i, { name, open, added }] of variables.entries()) {
    const change = weights[i]! - sent[i]!;
    if (open && !added && weights[i] === 0) spare.push(inSentence(name));
    if (Math.abs(change) < 1e-9 * total) continue;
    const amount = weights[i] === 0 ? `los ${grams(-change)}` : grams(Math.abs(change));
    const text = `${amount} de ${inSentence(name)}`;
    (open || (isNew && added) ? decided : change < 0 ? less : more).push({ text, grams: Math.abs(change) });
  }
  const before = sent.reduce((sum, value) => sum + value, 0);
  const after = weights.reduce((sum, value) => sum + value, 0);
  const keepsWeight = variables.every((_, i) => keep.num[i] === 1);
  const isEven = Math.abs(after - before) <= 0.006 * before;
  const swaps = keepsWeight && isEven && less.length > 0 && more.length > 0;
  const forced = keepsWeight && request.total === null && !leavesOpen(request) && !isEven;
  const [out, alsoOut] = swaps ? apart(less) : [[], less];
  const [into, alsoInto] = swaps ? apart(more) : [[], more];
  return [
    ...(decided.length > 0 ? [`Pon ${listed(decided)}.`] : []),
    ...(decided.length > 0 && spare.length > 0 ? [`No hace falta poner ${spare.join(' ni ')}.`] : []),
    ...(swaps ? [`Cambia ${listed(out)} por ${listed(into)}.`] : []),
    ...(alsoOut.length > 0 ? [`Quita ${listed(alsoOut)}.`] : []),
    ...(alsoInto.length > 0 ? [`Añade ${listed(alsoInto)}.`] : []),
    ...(forced ? [`El peso total pasa de ${grams(before)} a ${grams(after)}.`] : []),
  ];
}

/** Grams of something, as they are told. */
interface Deed {
  readonly text: string;
  readonly grams: number;
}

const listed = (deeds: readonly Deed[]): string => enumerate(deeds.map(({ text }) => text));

/** A pinch takes nothing's place: what weighs less than this part of the heaviest on its side is told apart. */
const pinch = 0.02;

function apart(deeds: readonly Deed[]): [Deed[], Deed[]] {
  const least = pinch * Math.max(...deeds.map(({ grams }) => grams));
  return [deeds.filter(({ grams }) => grams >= least), deeds.filter(({ grams }) => grams < least)];
}

/** What was there that the type does not admit, and what was out of its dose. */
function faultSentences(
  { type, variables, sent, request }: Problem,
  weights: Float64Array,
  { mix, figures }: Pick<View, 'mix' | 'figures'>,
): string[] {
  const nameOf = (name: string): string => inSentence(name);
  const forbidden = mix.lines
    .filter((line) => isForbidden(type, line))
    .map((line) => `Sin ${nameOf(line.name)}: ${forbidOf(type.trade, line)!.why}.`);
  const told = new Set<string>();
  const times = request.total === null ? 1 : request.total / sent.reduce((sum, grams) => sum + grams, 0);
  const misdosed = misdosedIn(type.trade, figures).flatMap(({ dose, value, side }) => {
    const own = [...variables.keys()].filter((i) => sent[i]! > 0 && variables[i]!.line.member[dose.lines] === 1);
    if (own.length === 0) return dose.needed ? [`${capital(dose.needed.why)}.`] : [];
    // What was not put right is no reason for what was done, and two ways of counting one excess are one reason.
    const isMoved = own.some((i) =>
      side === 'alto' ? weights[i]! < times * sent[i]! : weights[i]! > times * sent[i]!,
    );
    if (!isMoved || own.every((i) => told.has(`${side} ${i}`))) return [];
    for (const i of own) told.add(`${side} ${i}`);
    const names = own.map((i) => variables[i]!);
    const share = `${spanish(value, 2)} %${countedAs(dose, figures.run)} ${dose.base.say}`;
    return [
      `${capital(enumerate(names.map(({ name }) => nameOf(name))))}: ${share}, ${side === 'alto' ? 'demasiado' : 'poco'}; lo usual es ${dose.usual === 0 ? 'que no lleve' : `${spanish(dose.usual, 3)} %`}.`,
    ];
  });
  return [...new Set([...forbidden, ...misdosed])];
}

interface Figure {
  readonly label: string;
  readonly suffix: string;
  readonly decimals: number;
  readonly from: Value;
  readonly to: Value;
  readonly min: Value;
  readonly max: Value;
}

/** What was out or was wished for, and where it comes to: ranges first, then the legal limits that are no range as well. */
function figureSentences(goal: Goal, before: Evaluation, after: Evaluation, isOpen: boolean): string[] {
  // What lacks weights is no recipe yet: where its figures come from says nothing.
  const { outcomes, breaches } = isOpen ? { outcomes: [], breaches: [] } : before.state.comparison;
  const { craft } = goal;
  const now = new Map(after.state.comparison.outcomes.map((outcome) => [outcome.param, outcome]));
  const ranges = outcomes.flatMap((was): Figure[] => {
    const { param, value: from } = was;
    const is = now.get(param);
    const counts = craft.judged === null || craft.judged.includes(param.index);
    return isOut(was) && is && counts ? [{ ...param, from, to: is.value, min: is.min, max: is.max }] : [];
  });
  const wished = goal.wishes.flatMap(({ param, min, max }): Figure[] => {
    if (param === null) return [];
    const [from, to] = [before, after].map(({ state }) => state.figures.run.rounded[param] ?? null) as [Value, Value];
    return [{ ...craft.params[param]!, from, to, min, max }];
  });
  const limits = breaches.map(({ param, value, min, max }): Figure => {
    return { ...param, from: value, to: after.state.figures.run.rounded[param.index]!, min, max };
  });
  const told = new Set<string>();
  return [...wished, ...ranges, ...limits].flatMap(({ label, suffix, decimals, from, to, min, max }) => {
    if (from === null || to === null || from === to || told.has(label)) return [];
    if (pastOf(to, min, max) > pastOf(from, min, max)) return [];
    told.add(label);
    const figures = `de ${spanish(from, decimals)} a ${spanish(to, decimals)}`;
    // No verb: a label may be singular or plural.
    return [`${label}: ${figures} (se pide ${intervalText([min, max], suffix)}).`];
  });
}

/** How far past its end a figure is. */
const pastOf = (value: number, min: Value, max: Value): number =>
  Math.max(0, (min ?? -Infinity) - value, value - (max ?? Infinity));

function costSentences({ problem: { request }, cost }: Told): string[] {
  const isAsked = request.objective === 'cheapest' || request.maxCost !== null;
  if (!isAsked || cost === null || cost.after === null) return [];
  const after = spanish(cost.after, 2);
  if (cost.before === null || spanish(cost.before, 2) === after) return [`Cuesta ${after} € el kilo.`];
  return [`El kilo pasa de ${spanish(cost.before, 2)} a ${after} €.`];
}

/** The class that it comes to: as good as what was aimed at, or better. */
const reached = (goal: Goal, after: Evaluation | null): string =>
  after ? labelOf(goal.craft, decisionOf(goal, after.state)) : goal.aim!.label;

function endSentence({ goal, before, after, met, isNew }: Told, isOwn: boolean): string {
  if (goal.aim !== null) {
    if (!met) return `Así se acerca a «${goal.aim.label}», pero no llega.`;
    const now = reached(goal, after);
    return before && reached(goal, before) === now ? `Así queda equilibrada, en «${now}».` : `Así llega a «${now}».`;
  }
  if (!met) return 'Es lo más cerca que se llega: no queda equilibrada.';
  if (isOwn) return 'Así cumple lo que pides.';
  const turned = after?.judgement.turnedBy ?? [];
  if (turned.length > 0)
    return `Así queda cada cifra en su rango, pero no se sabe qué es ${enumerate(turned.map((name) => `«${name}»`))}.`;
  return isNew ? 'Es una receta equilibrada para empezar.' : 'Así queda equilibrada.';
}
