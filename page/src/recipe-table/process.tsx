// What may be told of the process besides the recipe: folded away until something is told. Its fields come when it is
// unfolded.
import { useState } from 'preact/hooks';
import type { Craft } from '../../../engine/index.ts';
import { lazy } from '../lazy.tsx';
import type { Actions } from '../model.ts';
import type { Outcome } from '../reading.ts';
import type { Recipe } from '../recipe.ts';
import { toldOf } from './told.ts';

const Fields = lazy(() => import('./process-fields.tsx').then((part) => part.ProcessFields));

interface Props {
  craft: Craft;
  recipe: Recipe;
  outcome: Outcome | null;
  actions: Actions;
}

export function Process(props: Props) {
  const { craft, recipe } = props;
  const [isOpen, setOpen] = useState(false);
  if (craft.inputs.length === 0) return null;
  const told = toldOf(craft, recipe);
  return (
    <details
      class={told.length > 0 ? 'process told' : 'process'}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>Proceso {told.length > 0 && <small>{told.join(' · ')}</small>}</summary>
      {isOpen && <Fields {...props} />}
    </details>
  );
}
