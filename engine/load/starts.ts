// Starting recipes are promises too: a new recipe begins from them, so every name is known and none is refused. Whether
// they are balanced is for the checks to say: a range may be edited before its recipes are.
import type { Craft, TypeFile } from '../craft.ts';
import { evaluateWhole } from '../evaluate.ts';
import { didYouMean } from '../near.ts';
import { Refusal } from '../refusal.ts';
import type { Report } from './problem.ts';

type Start = NonNullable<TypeFile['start']>[number];

const site = { service: '', poweredBy: '', docsUrl: '', publicUrl: '' };

export function runStarts(craft: Craft, report: Report): void {
  for (const [id, type] of craft.types) {
    for (const [index, start] of (type.file.start ?? []).entries())
      runStart(craft, id, start, `/start/${index}/recipe`, report);
  }
}

function runStart(craft: Craft, type: string, { name, recipe }: Start, path: string, report: Report): void {
  const at = `types/${type}.json`;
  for (const typed of Object.keys(recipe)) {
    if (craft.recognise(typed).row === null)
      report.error(
        at,
        { path: `${path}/${typed.replace(/~/g, '~0').replace(/\//g, '~1')}`, key: true },
        `«${name}» parte de «${typed}», que no está en el catálogo.${didYouMean(typed, craft.rows.keys())}`,
      );
  }
  const { name: named, weight } = craft.definition.craft.request;
  const ingredients = Object.entries(recipe).map(([typed, grams]) => ({ [named]: typed, [weight]: grams }));
  try {
    evaluateWhole(craft, { type, ingredients }, site);
  } catch (refused) {
    if (!(refused instanceof Refusal)) throw refused;
    report.error(at, { path }, `«${name}» se rechaza: ${refused.message}`);
  }
}
