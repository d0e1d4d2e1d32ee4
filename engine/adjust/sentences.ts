// What an adjustment says in Spanish: what to change, what that does to the figures that were out, and what it comes to.
import type { Param } from '../craft.ts';
import type { Evaluation } from '../evaluate.ts';
import { enumerate, spanish, type Value } from '../number.ts';
import { inSentence } from '../spanish.ts';
import { isOut } from '../stages/compare.ts';
import type { Goal } from './goal.ts';
import { intervalText } from './reasons.ts';
import type { Table } from './slots.ts';

export function sentencesOf(
  table: Table,
  goal: Goal,
  weights: Float64Array,
  before: Evaluation,
  after: Evaluation,
  met: boolean,
): string[] {
  const changes = changeSentences(table, weights);
  if (changes.length > 0) return [...changes, ...figureSentences(goal, before, after), endSentence(goal, met)];
  if (!met) return ['No hay ningún cambio con estos ingredientes y límites que mejore la receta.'];
  const isSo = goal.target === null ? 'está equilibrada' : `llega a «${goal.target}»`;
  return [`La receta ya ${isSo}: no hay que cambiar nada.`];
}

function changeSentences({ slots, weights: start, total, keep, kept }: Table, weights: Float64Array): string[] {
  // A recipe may come in parts of any total: what is printed keeps its figures.
  const decimals = Math.max(3, 4 - Math.floor(Math.log10(total)));
  const grams = (value: number): string => `${spanish(value, decimals)} g`;
  const less: string[] = [];
  const more: string[] = [];
  for (const [i, { name }] of slots.entries()) {
    const change = weights[i]! - start[i]!;
    if (Math.abs(change) < 1e-9 * total) continue;
    const amount = weights[i] === 0 ? `los ${grams(-change)}` : grams(Math.abs(change));
    (change < 0 ? less : more).push(`${amount} de ${inSentence(name)}`);
  }
  const keepsWeight = slots.every((_, i) => keep.num[i] === 1);
  const swaps = keepsWeight && less.length > 0 && more.length > 0;
  const forced = keepsWeight && Math.abs(kept - keep.value) > 1e-6 * total;
  return [
    ...(swaps ? [`Cambia ${enumerate(less)} por ${enumerate(more)}.`] : []),
    ...(!swaps && less.length > 0 ? [`Quita ${enumerate(less)}.`] : []),
    ...(!swaps && more.length > 0 ? [`Añade ${enumerate(more)}.`] : []),
    ...(forced ? [`Con estos límites el peso total pasa de ${grams(keep.value)} a ${grams(kept)}.`] : []),
  ];
}

/** What was out, and where it comes to: ranges first, then the legal limits that are no range as well. */
function figureSentences({ craft }: Goal, before: Evaluation, after: Evaluation): string[] {
  const { outcomes, breaches } = before.state.comparison;
  const now = new Map(after.state.comparison.outcomes.map((outcome) => [outcome.param, outcome]));
  const ranges = outcomes.flatMap((was): Figure[] => {
    const { param, value: from } = was;
    const is = now.get(param);
    const counts = craft.judged === null || craft.judged.includes(param.index);
    return isOut(was) && is && counts ? [{ param, from, to: is.value, min: is.min, max: is.max }] : [];
  });
  const limits = breaches.map(({ param, value, min, max }): Figure => {
    return { param, from: value, to: after.state.figures.run.rounded[param.index]!, min, max };
  });
  const told = new Set<string>();
  return [...ranges, ...limits].flatMap(({ param, from, to, min, max }) => {
    if (from === null || to === null || from === to || told.has(param.label)) return [];
    told.add(param.label);
    const figures = `de ${spanish(from, param.decimals)} a ${spanish(to, param.decimals)}`;
    // No verb: a label may be singular or plural.
    return [`${param.label}: ${figures} (se pide ${intervalText([min, max], param)}).`];
  });
}

interface Figure {
  readonly param: Param;
  readonly from: Value;
  readonly to: Value;
  readonly min: Value;
  readonly max: Value;
}

function endSentence({ target }: Goal, met: boolean): string {
  if (target !== null) return met ? `Así llega a «${target}».` : `Así se acerca a «${target}», pero no llega.`;
  return met ? 'Así queda equilibrada.' : 'Es lo más cerca que se llega: no queda equilibrada.';
}
