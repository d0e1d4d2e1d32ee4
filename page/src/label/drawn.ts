// The label of the recipe on the bench: the same engine over a larder that can print labels, which is fetched the first
// time that one is asked for. Gives the label, why there is none, or null while it comes; and what it says comes out.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Craft, type LabelAnswer, label, type Site, today, unlessRefused } from '../../../engine/index.ts';
import type { Fields } from '../../../engine/recipes/model.ts';
import { openLabelled } from '../definitions.ts';
import { amount, lossIn } from '../quantity.ts';
import { type Recipe, requestOf } from '../recipe.ts';
import { totalOf } from '../weight.ts';

export type Drawn = { readonly answer: LabelAnswer; readonly craft: Craft } | { readonly refusal: string };

const site: Site = { service: '', poweredBy: '', docsUrl: '', publicUrl: '' };

/** The craft over that larder, 'lost' where it cannot be fetched, or null while it comes. */
function useLabelled(craft: Craft): Craft | 'lost' | null {
  const [labelled, setLabelled] = useState<{ of: Craft; craft: Craft } | 'lost' | null>(null);
  useEffect(() => {
    void openLabelled(craft).then(
      (opened) => setLabelled({ of: craft, craft: opened }),
      () => setLabelled('lost'),
    );
  }, [craft]);
  if (labelled === null || labelled === 'lost') return labelled;
  return labelled.of === craft ? labelled.craft : null;
}

export function useLabel(craft: Craft, recipe: Recipe): Drawn | null {
  const labelled = useLabelled(craft);
  return useMemo(() => {
    if (labelled === 'lost')
      return { refusal: 'No hay conexión: la etiqueta necesita un fichero que aún no se ha traído.' };
    return labelled && drawn(labelled, labelRequest(labelled, recipe));
  }, [labelled, recipe]);
}

/** Grams that come out of the recipe; null while that is not known. */
export function useFinished(craft: Craft, recipe: Recipe): number | null {
  const labelled = useLabelled(craft);
  return useMemo(
    () => (labelled === null || labelled === 'lost' ? null : finishedOf(labelled, recipe)),
    [labelled, recipe],
  );
}

/** As its label tells them; where no label can be drawn, all that goes in. What is lost besides comes off either; null
 *  where that cannot be. */
export function finishedOf(craft: Craft, recipe: Recipe): number | null {
  const loss = lossIn(recipe.making.loss);
  if (loss === null) return null;
  const label = drawn(craft, labelRequest(craft, recipe));
  return 'answer' in label ? label.answer.yield.finished : totalOf(craft, recipe) * (1 - loss / 100);
}

/** The recipe, and what was written of how much of it comes out: what stays in the machine concentrates nothing. */
export function labelRequest(craft: Craft, recipe: Recipe): Fields {
  const { title, making } = recipe;
  const told = (key: string, value: number | null): Fields => (value ? { [key]: value } : {});
  return {
    ...requestOf(craft, recipe),
    ...(title.trim() === '' ? {} : { name: title.trim() }),
    ...told('trim', lossIn(making.loss)),
    ...told('pieces', amount(making.pieces)),
  };
}

export function drawn(craft: Craft, request: Fields): Drawn {
  return unlessRefused(
    () => ({ answer: label(craft, request, site, today()), craft }),
    ({ message }) => ({ refusal: message }),
  );
}
