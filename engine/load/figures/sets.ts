// Sets of a craft and of its types: each names what exists, and none contains itself.

import { picker, SetCycle, type Sets } from '../../larder/selectors.ts';
import type { Definition, TypeFile } from '../../model/craft.ts';
import type { Report } from '../file/problem.ts';
import type { Selections } from './selections.ts';

export function checkSets({ catalogue, types }: Definition, selections: Selections, report: Report): boolean {
  const sets = catalogue.sets ?? {};
  for (const [name, selectors] of Object.entries(sets)) {
    for (const [index, selector] of selectors.entries()) {
      const wrong = selections.wrong(selector);
      if (wrong) report.error('catalogue.json', { path: `/sets/${name}/${index}` }, wrong);
    }
  }
  const check = (own: Sets, all: Sets, at: string): boolean => {
    for (const name of Object.keys(own)) {
      try {
        picker(all[name]!, all, [name]);
      } catch (error) {
        if (!(error instanceof SetCycle)) throw error;
        const closing = Object.hasOwn(own, error.message) ? error.message : name;
        report.error(at, { path: `/sets/${closing}`, key: true }, `El conjunto «${closing}» se contiene a sí mismo.`);
        return false;
      }
    }
    return true;
  };
  return (
    check(sets, sets, 'catalogue.json') &&
    Object.entries(types).every(([id, type]) => check(type.sets ?? {}, { ...sets, ...type.sets }, `types/${id}.json`))
  );
}

/** Those that a type replaces. */
export function checkOwnSets(
  sets: NonNullable<TypeFile['sets']>,
  at: string,
  selections: Selections,
  report: Report,
): void {
  for (const [name, selectors] of Object.entries(sets)) {
    for (const [index, selector] of selectors.entries()) {
      const wrong = selections.wrong(selector, sets);
      if (wrong) report.error(at, { path: `/sets/${name}/${index}` }, wrong);
    }
  }
}
