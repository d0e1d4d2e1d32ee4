// What a recipe weighs: its mass, and beside it what is of another use («para pintar»), which the engine counts for nothing.
import type { Craft } from '../../engine/index.ts';
import { gramsOf, type Recipe, type Row } from './recipe.ts';

/** Whether a row stays out of the mass. */
export function isApart(craft: Craft, { name, role, inner }: Row): boolean {
  const { apart, row } = craft.recognise(name);
  return apart && inner === null && (!craft.roles.has(role) || row?.groups.includes(role) === true);
}

const weightOf = (rows: readonly Row[]): number => rows.reduce((sum, row) => sum + gramsOf(row), 0);

export const totalOf = (craft: Craft, { rows }: Pick<Recipe, 'rows'>): number =>
  weightOf(rows.filter((row) => !isApart(craft, row)));

export const apartOf = (craft: Craft, { rows }: Recipe): number => weightOf(rows.filter((row) => isApart(craft, row)));
