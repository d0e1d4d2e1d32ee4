// «¿Querías decir…?» of an ingredient that nobody knows by that id: the one that is called so, or else the id that is nearest.
//   "Pasta de cacao" → ¿Querías decir «pasta_cacao»?

import { didYouMean } from '../../did-you-mean.ts';
import { normalise } from '../../names/normalise.ts';

type Named = { readonly label: string; readonly aliases?: readonly string[]; readonly entry?: Pick<Named, 'aliases'> };

export function ingredientMeant(written: string, rows: ReadonlyMap<string, Named>): string {
  const name = normalise(written);
  for (const [id, { label, aliases, entry }] of rows)
    if ([label, ...(aliases ?? entry?.aliases ?? [])].some((one) => normalise(one) === name))
      return ` ¿Querías decir «${id}»?`;
  return didYouMean(written, rows.keys());
}

export const noIngredient = (written: string, rows: ReadonlyMap<string, Named>): string =>
  `No existe el ingrediente «${written}» en el catálogo.${ingredientMeant(written, rows)}`;
