// Starting recipes are promises too: a new recipe begins from them, so every name is known and none is refused. Whether
// they are balanced is for the checks to say: a range may be edited before its recipes are.

import { didYouMean } from '../../did-you-mean.ts';
import type { Craft, TypeFile } from '../../model/craft.ts';
import { Refusal } from '../../refusal.ts';
import { pointerStep } from '../file/pointer.ts';
import type { Report } from '../file/problem.ts';
import { type Trials, trialsOf } from './trials.ts';

type Start = NonNullable<TypeFile['start']>[number];

export function runStarts(craft: Craft, report: Report, trials = trialsOf(craft)): void {
  for (const [id, type] of craft.types) {
    for (const [index, start] of (type.file.start ?? []).entries())
      runStart(craft, id, start, `/start/${index}/recipe`, trials, report);
  }
}

function runStart(
  craft: Craft,
  type: string,
  { name, recipe }: Start,
  path: string,
  trials: Trials,
  report: Report,
): void {
  const at = `types/${type}.json`;
  for (const typed of Object.keys(recipe)) {
    const { row, how } = craft.recognise(typed);
    if (how === 'correction')
      report.error(
        at,
        { path: `${path}/${pointerStep(typed)}`, key: true },
        `«${name}» parte de «${typed}», que está mal escrito. ¿Querías decir «${row!.id}»?`,
      );
    if (row === null)
      report.error(
        at,
        { path: `${path}/${pointerStep(typed)}`, key: true },
        `«${name}» parte de «${typed}», que no está en el catálogo.${didYouMean(
          typed,
          [...craft.rows.values()].map(({ label }) => label),
        )}`,
      );
  }
  const tried = trials.of(type, { recipe });
  if (tried instanceof Refusal) report.error(at, { path }, `«${name}» se rechaza: ${tried.message}`);
}
