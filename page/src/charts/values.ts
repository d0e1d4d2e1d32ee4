// Values of parameters and constants of a reading, by name.
import type { Craft, Param } from '../../../engine/index.ts';
import type { Reading } from '../reading.ts';

export const paramOf = (craft: Craft, key: string): Param | undefined =>
  craft.params.find((param) => param.key === key);

export function figureOf({ evaluation }: Reading, param: Param | undefined): number | null {
  const { mix, figures } = evaluation.state;
  return param && mix.type.present.has(param.index) ? (figures.run.rounded[param.index] ?? null) : null;
}

export function constantOf({ evaluation }: Reading, name: string): number | null {
  const value = evaluation.state.figures.plan.constants[name];
  return typeof value === 'number' ? value : null;
}
