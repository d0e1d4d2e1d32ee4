// What «sin tal» says of an ingredient: nothing of what has none of it; that it is another thing, of what has much.
// Takes what is declared to be missed, by allergen or by columns; gives a lookup by ingredient. Refuses nothing.
//   «tal» is column t, 1 at most and 5 a little: «cosa sin tal» with t = 0 is cosa; with 3, cosa, and said; with 9, not cosa
import type { LarderNames, NameLack } from '../../schemas/generated/definitions.d.ts';
import type { Lexicon } from './lexicon.ts';
import { normalise } from './normalise.ts';
import type { Ingredient } from './shelf.ts';

/** none: it has none. little: so little that it stands for it, and that is said. much: it is another thing. */
export type Lack = 'none' | 'little' | 'much';

/** Of an ingredient and a word of its name; null where nobody declares that thing. */
type Lacking = (ingredient: string, word: string) => Lack | null;

/** How much an ingredient has of what is declared by columns, in their order. */
export const heldOf = (
  values: Readonly<Record<string, number | undefined>>,
  { free = [] }: Pick<LarderNames, 'free'>,
): number[] =>
  free.flatMap((lack) =>
    typeof lack === 'string' ? [] : [lack.columns.reduce((sum, key) => sum + (values[key] ?? 0), 0)],
  );

export function lackingOf(
  { free = [] }: Pick<LarderNames, 'free'>,
  ingredients: ReadonlyMap<string, Ingredient>,
  lexicon: Lexicon,
): Lacking {
  const allergens = new Map(
    free.flatMap((lack) =>
      typeof lack === 'string' ? lexicon.wordsOf(normalise(lack)).map((word): [string, string] => [word, lack]) : [],
    ),
  );
  const declared = free.filter((lack) => typeof lack !== 'string');
  const byThing = new Map<
    string,
    { lack: NameLack; at: number; own: ReadonlySet<string>; added: ReadonlySet<string> }
  >();
  for (const [at, lack] of declared.entries())
    for (const thing of lack.things.flatMap((one) => lexicon.wordsOf(normalise(one))))
      byThing.set(thing, { lack, at, own: new Set(lack.own), added: new Set(lack.added) });
  return (ingredient, word) => {
    const thing = lexicon.lackedIn(word);
    const row = thing === null ? undefined : ingredients.get(ingredient);
    if (!row) return null;
    const allergen = allergens.get(thing!);
    if (allergen !== undefined) return row.carries.includes(allergen) ? null : 'none';
    const measured = byThing.get(thing!);
    if (!measured) return null;
    const { lack, at, own, added } = measured;
    if (added.has(ingredient)) return 'much';
    const held = row.held[at] ?? 0;
    if (held <= lack.most || own.has(row.family) || own.has(ingredient)) return 'none';
    return held <= (lack.little ?? lack.most) ? 'little' : 'much';
  };
}
