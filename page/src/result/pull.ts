// Pulling the needle: a figure is taken where a hand wants it, and the grams follow. It is adjusting with one target and
// nothing brought in, over the recipe as it was when the hand took hold: locks are kept, and letting go where it began
// leaves everything as it was.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Craft, Site } from '../../../engine/index.ts';
import type { Actions } from '../model.ts';
import type { Recipe } from '../recipe.ts';
import type { Pull, Pulled } from './pulled.ts';

export function usePull(
  craft: Craft,
  recipe: Recipe,
  site: Site,
  actions: Actions,
): { readonly pull: Pull; readonly pulled: Pulled | null } {
  const [pulled, setPulled] = useState<Pulled | null>(null);
  const latest = useRef(recipe);
  latest.current = recipe;
  useEffect(() => setPulled(null), [craft]);
  const pull = useMemo((): Pull => {
    // What solves it comes when a hand first takes hold; what the hand does meanwhile waits for it in its order.
    let made: Promise<Pull> | null = null;
    const solver = (): Promise<Pull> => {
      made ??= import('./leading.ts').then(({ leading }) => leading({ craft, site, actions, latest, setPulled }));
      return made;
    };
    return {
      begin: (...hold) => void solver().then((one) => one.begin(...hold)),
      lead: (to) => void solver().then((one) => one.lead(to)),
      end: (isKept) => void solver().then((one) => one.end(isKept)),
    };
  }, [craft, site, actions]);
  return { pull, pulled };
}
