// What an adjustment says in Spanish: what to change, what that does to the figures that were out, and what it comes to.
import type { Evaluation } from '../evaluate.ts';
import { enumerate, spanish } from '../number.ts';
import { inSentence } from '../spanish.ts';
import { isOut } from '../stages/compare.ts';
import type { Goal } from './goal.ts';
import { intervalText } from './reasons.ts';
import type { Table } from './slots.ts';

const grams = (value: number): string => `${spanish(value, 3)} g`;

export function sentencesOf(
  table: Table,
  goal: Goal,
  weights: Float64Array,
  before: Evaluation,
  after: Evaluation,
  met: boolean,
): string[] {
  const changes = changeSentences(table, weights);
  if (changes.length === 0) {
    if (met)
      return [
        goal.target === null
          ? 'La receta ya está equilibrada: no hay que cambiar nada.'
          : `La receta ya llega a «${goal.target}»: no hay que cambiar nada.`,
      ];
    return ['No hay ningún cambio con estos ingredientes y límites que mejore la receta.'];
  }
  return [...changes, ...figureSentences(goal, before, after), endSentence(goal, met)];
}

function changeSentences({ slots, weights: start, keep }: Table, weights: Float64Array): string[] {
  const less: string[] = [];
  const more: string[] = [];
  for (const [i, { name }] of slots.entries()) {
    const change = weights[i]! - start[i]!;
    if (Math.abs(change) < 1e-9) continue;
    const amount = weights[i] === 0 ? `los ${grams(-change)}` : grams(Math.abs(change));
    (change < 0 ? less : more).push(`${amount} de ${inSentence(name)}`);
  }
  const keepsWeight = slots.every((_, i) => keep.num[i] === 1);
  if (less.length > 0 && more.length > 0 && keepsWeight) return [`Cambia ${enumerate(less)} por ${enumerate(more)}.`];
  return [
    ...(less.length > 0 ? [`Quita ${enumerate(less)}.`] : []),
    ...(more.length > 0 ? [`Añade ${enumerate(more)}.`] : []),
  ];
}

function figureSentences({ craft }: Goal, before: Evaluation, after: Evaluation): string[] {
  const now = new Map(after.state.comparison.outcomes.map((outcome) => [outcome.param.index, outcome]));
  return before.state.comparison.outcomes.flatMap((was) => {
    const { param } = was;
    const is = now.get(param.index);
    if (!isOut(was) || !is || is.value === null || (craft.judged !== null && !craft.judged.includes(param.index)))
      return [];
    const range = is.min === null && is.max === null ? '' : ` (se pide ${intervalText([is.min, is.max], param)})`;
    return [
      `${param.label} pasa de ${spanish(was.value!, param.decimals)} a ${spanish(is.value, param.decimals)}${range}.`,
    ];
  });
}

function endSentence({ target }: Goal, met: boolean): string {
  if (target !== null) return met ? `Así llega a «${target}».` : `Así se acerca a «${target}», pero no llega.`;
  return met ? 'Así queda equilibrada.' : 'Es lo más cerca que se llega: no queda equilibrada.';
}
