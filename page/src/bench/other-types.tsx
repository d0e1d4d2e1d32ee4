// Where a recipe is far from its type: the types of which all is in range. A list that comes from elsewhere says by what it
// is made of which type it is, and would be judged by another one in silence.
import { useEffect, useState } from 'preact/hooks';
import type { Craft, Site } from '../../../engine/index.ts';
import type { Actions } from '../model.ts';
import { type Reading, read } from '../reading.ts';
import { type Recipe, requestOf } from '../recipe.ts';

/** One figure out of range is a slip within its type. */
const far = 2;
/** Of a recipe that is right as anything, its ingredients say nothing. */
const most = 3;
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

/** All of it in range, and nothing in it that the type does not admit, however quietly it says so. */
const isAtHome = ({ tone, evaluation: { judgement } }: Reading): boolean =>
  tone === 'good' && judgement.broken.forbidden.length === 0;

function typesInRange(craft: Craft, recipe: Recipe, site: Site): string[] {
  const body = requestOf(craft, recipe);
  const found = [...craft.types.keys()].filter((type) => {
    const outcome = type === recipe.type ? null : read(craft, { ...body, type }, site);
    return outcome && 'reading' in outcome && isAtHome(outcome.reading);
  });
  return found.length > most ? [] : found;
}

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
    <p class="about other-types" role="status">
      Está en rango como{' '}
      {known.others.map((type, index) => (
        <span key={type}>
          {index > 0 && ' o '}
          <button
            type="button"
            class="link"
            title="Cambiar el tipo"
            onClick={() => actions.change((now) => ({ ...now, type }))}
          >
            {craft.types.get(type)!.label}
          </button>
        </span>
      ))}
      .
    </p>
  );
}
