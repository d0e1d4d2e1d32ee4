// What is commonest in a craft, by its own examples: how many recipes use each of its rows, and by which names.
//   two examples with «nata» and one with «leche» → nata_35: 2, by that name; leche_entera: 1
import type { Craft } from '../model/craft.ts';
import { normalise } from '../names/normalise.ts';

interface Uses {
  readonly uses: number;
  /** normalised */
  readonly called: ReadonlySet<string>;
}

export function usesOf(craft: Craft): ReadonlyMap<string, Uses> {
  const { name } = craft.definition.craft.request;
  const found = new Map<string, { uses: number; called: Set<string> }>();
  for (const { file } of craft.types.values()) {
    for (const { recipe } of file.examples) {
      const typed = Array.isArray(recipe) ? recipe.map((item) => item[name]) : Object.keys(recipe);
      for (const one of typed) {
        const id = typeof one === 'string' ? craft.recognise(one).row?.id : undefined;
        if (id === undefined) continue;
        const { uses, called } = found.get(id) ?? { uses: 0, called: new Set<string>() };
        found.set(id, { uses: uses + 1, called: called.add(normalise(one as string)) });
      }
    }
  }
  return found;
}
