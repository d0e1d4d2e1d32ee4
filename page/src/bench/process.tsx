// What may be told of the process besides the recipe: folded away until something is told. Its fields come when it is
// unfolded.
import { useState } from 'preact/hooks';
import type { Craft } from '../../../engine/index.ts';
import { late } from '../late.tsx';
import type { Actions } from '../model.ts';
import { figure } from '../quantity.ts';
import type { Outcome } from '../reading.ts';
import type { Recipe } from '../recipe.ts';

const Fields = late(() => import('./process-fields.tsx').then((part) => part.ProcessFields));

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
  const told = craft.inputs.filter(({ key }) => figure(recipe.process[key] ?? '') !== null);
  return (
    <details
      class={told.length > 0 ? 'process told' : 'process'}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        Proceso{' '}
        {told.length > 0 && (
          <small>
            {told
              .map(({ label, key, unit }) =>
                craft.definition.craft.inputs![key]!.ask === 'yesNo'
                  ? label
                  : `${label} ${recipe.process[key]!.trim()} ${unit}`,
              )
              .join(' · ')}
          </small>
        )}
      </summary>
      {isOpen && <Fields {...props} />}
    </details>
  );
}
