// Where a recipe is far from its type: the types of which all is in range. A list that comes from elsewhere says by what it
// is made of which type it is, and would be judged by another one in silence.
import { useEffect, useState } from 'preact/hooks';
import type { Craft, Site } from '../../../engine/index.ts';
import type { Actions } from '../model.ts';
import type { Reading } from '../reading.ts';
import type { Recipe } from '../recipe.ts';
import { typesInRange } from './at-home.ts';

/** One figure out of range is a slip within its type. */
const far = 2;
/** It is looked for once a hand has long rested: it judges the recipe as each of the types. */
const wait = 500;

interface Props {
  craft: Craft;
  recipe: Recipe;
  reading: Reading;
  site: Site;
  actions: Actions;
}

const isFar = ({ gauges, limits }: Reading): boolean =>
  [...gauges, ...limits].filter(({ judged, state }) => judged && state !== null && state !== 'bien').length >= far;

export function OtherTypes({ craft, recipe, reading, site, actions }: Props) {
  const [known, setKnown] = useState<{ readonly type: string; readonly others: readonly string[] } | null>(null);
  useEffect(() => {
    const look = (): void =>
      setKnown({ type: recipe.type, others: isFar(reading) ? typesInRange(craft, recipe, site) : [] });
    const later = setTimeout(look, wait);
    return () => clearTimeout(later);
  }, [craft, recipe, reading, site]);
  if (known?.type !== recipe.type || known.others.length === 0) return null;
  return (
    <div class="card other-types" role="status">
      <p>
        <strong>¿Es otro tipo?</strong> Tal como está, se sale de «{craft.types.get(recipe.type)!.label}» y está en
        regla como:
      </p>
      <div class="sheet-deeds start">
        {known.others.map((type) => (
          <button
            key={type}
            type="button"
            class="quiet"
            title="Cambiar el tipo"
            onClick={() => actions.done((now) => ({ ...now, type }), 'Tipo cambiado.')}
          >
            {craft.types.get(type)!.label}
          </button>
        ))}
      </div>
    </div>
  );
}
