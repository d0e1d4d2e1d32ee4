// Roles: what a line is in the recipe, as people write it, and which row stands for a role. Refuses rows and groups that do
// not exist.

import { noSuch } from '../../did-you-mean.ts';
import type { Craft, Definition, LineRole } from '../../model/craft.ts';
import { normalise } from '../../names/normalise.ts';
import type { Report } from '../file/problem.ts';
import { noIngredient } from '../larder/meant.ts';

export const lineRolesOf = ({ roles = {} }: Definition['craft']): LineRole[] =>
  Object.entries(roles).map(([key, { label, names = [] }]) => ({
    key,
    label,
    names: [key, label, ...names].map(normalise),
  }));

export function rolesOf({ names, catalogue }: Definition, rows: Craft['rows'], report: Report): Craft['roles'] {
  const roles = new Map<string, ReturnType<Craft['rows']['get']> | null>();
  for (const [role, id] of Object.entries(names.roles ?? {})) {
    const row = id === null ? null : rows.get(id);
    if (row === undefined) report.error('names.json', { path: `/roles/${role}` }, noIngredient(id!, rows));
    if (id !== null && !Object.hasOwn(catalogue.groups, role)) {
      report.error(
        'names.json',
        { path: `/roles/${role}`, key: true },
        noSuch('el grupo', role, Object.keys(catalogue.groups)),
      );
    }
    roles.set(role, row ?? null);
  }
  return roles as Craft['roles'];
}
