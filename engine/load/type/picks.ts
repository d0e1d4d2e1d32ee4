// What advice may reach for: a row, the heaviest line of a group or what brings most of a column, with the row that comes in
// where the recipe has none.
//   "mayor:grupo|y" → of the recipe, the heaviest of the group; without any, y

import { noSuch } from '../../did-you-mean.ts';
import type { Scope } from '../../language/scope.ts';
import type { Choice, Row } from '../../model/craft.ts';
import type { Selections } from '../figures/selections.ts';
import type { Where } from '../file/place.ts';
import type { Report } from '../file/problem.ts';
import { noIngredient } from '../larder/meant.ts';

interface PickScope {
  readonly formulas: Scope;
  readonly selections: Selections;
  readonly sets: Readonly<Record<string, readonly string[]>>;
  readonly rows: ReadonlyMap<string, Row>;
}

/** «id», «mayor:grupo|id» or «aporta:columna|id». */
export function compilePick(reference: string, at: string, where: Where, scope: PickScope, report: Report): Choice {
  const [way, id] = reference.includes(':')
    ? (reference.split('|') as [string, string | undefined])
    : [null, reference];
  const row = id === undefined ? null : scope.rows.get(id);
  if (row === undefined) report.error(at, where, noIngredient(id!, scope.rows));
  if (way === null) return { row: row ?? null, heaviest: null, brings: null, as: null };
  const [verb, of = ''] = way.split(':') as [string, string | undefined];
  if (verb === 'mayor') {
    const wrong = scope.selections.wrong(of, scope.sets);
    if (wrong) report.error(at, where, wrong);
    return { row: row ?? null, heaviest: wrong ? null : scope.selections.within([of]), brings: null, as: null };
  }
  if (verb === 'aporta') {
    const column = scope.formulas.columns.get(of);
    if (column === undefined) report.error(at, where, noSuch('la columna', of, scope.formulas.columns.keys()));
    return { row: row ?? null, heaviest: null, brings: column ?? null, as: null };
  }
  report.error(at, where, `«${verb}:» no se entiende: un ingrediente es su id, mayor:grupo|id o aporta:columna|id.`);
  return { row: row ?? null, heaviest: null, brings: null, as: null };
}
