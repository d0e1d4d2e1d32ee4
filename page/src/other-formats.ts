// A recipe as others write it: schema.org, Cooklang and sheets that name their recipes in, schema.org with its nutrition
// out. What is none of these is a file of this page, or a list.
import type { Craft } from '../../engine/index.ts';
import { formatOf, readRecipes, toSchemaOrg } from '../../engine/recipes/index.ts';
import type { Written } from '../../engine/recipes/model.ts';
import { openLabelled } from './definitions.ts';
import { readFile } from './files.ts';
import { flat } from './flattened-recipe.ts';
import { drawn, labelRequest } from './label/drawn.ts';
import type { Recipe } from './recipe.ts';
import { shareable } from './shareable.ts';

/** The first recipe of a file of any kind, with what should be looked at in it; throws a sentence for people. */
export function readAny(craft: Craft, text: string): Written {
  const format = formatOf(text);
  if (format !== 'schema' && format !== 'cooklang' && format !== 'csv')
    return { body: readFile(craft, text), doubts: [] };
  const [first, ...others] = readRecipes(text, () => craft, format);
  const left = others.length === 0 ? [] : [`El fichero trae ${others.length + 1} recetas y se ha abierto la primera.`];
  return { body: first!.body, doubts: [...left, ...first!.doubts] };
}

/** Without its nutrition where the recipe cannot be labelled, or what that takes cannot be fetched. */
export async function toLinkedData(craft: Craft, recipe: Recipe): Promise<string> {
  const labelled = await openLabelled(craft).catch(() => null);
  const label = labelled ? drawn(labelled, labelRequest(labelled, recipe)) : null;
  const answer = label && 'answer' in label ? label.answer : null;
  return `${JSON.stringify(toSchemaOrg(labelled ?? craft, shareable(craft, flat(craft, recipe)), answer), null, 2)}\n`;
}
