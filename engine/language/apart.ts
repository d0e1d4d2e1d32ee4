// Lines whose role is no part of the whole: they enter only the sums that name their role, or «todo».
import type { CraftFile } from '../model/craft.ts';

export const apartRoles = ({ roles = {} }: CraftFile): string[] =>
  Object.keys(roles).filter((key) => roles[key]!.apart);

/** The selectors of a sum, with those roles that it does not name taken out. */
export function withoutApart(selectors: readonly string[], apart: readonly string[]): readonly string[] {
  if (apart.length === 0 || selectors.includes('todo')) return selectors;
  return [...selectors, ...apart.filter((role) => !selectors.includes(role)).map((role) => `-${role}`)];
}
