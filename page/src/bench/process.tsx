// What may be told of the process besides the recipe: folded away until something is told. An empty field says what is
// taken meanwhile.
import type { Craft, Param } from '../../../engine/index.ts';
import type { Actions } from '../model.ts';
import { figure, shown } from '../quantity.ts';
import type { Outcome } from '../reading.ts';
import type { Recipe } from '../recipe.ts';

interface Props {
  craft: Craft;
  recipe: Recipe;
  outcome: Outcome | null;
  actions: Actions;
}

export function Process({ craft, recipe, outcome, actions }: Props) {
  if (craft.inputs.length === 0) return null;
  const told = craft.inputs.filter(({ key }) => figure(recipe.process[key] ?? '') !== null);
  const taken = ({ index, decimals }: Param): string => {
    const value = outcome && 'reading' in outcome ? outcome.reading.evaluation.state.figures.run.rounded[index] : null;
    return value === null || value === undefined ? '—' : shown(value, decimals);
  };
  const put = (key: string, text: string): void =>
    actions.change({ ...recipe, process: { ...recipe.process, [key]: text } }, `process-${key}`);
  return (
    <details class={told.length > 0 ? 'process told' : 'process'}>
      <summary>
        Proceso{' '}
        <small>
          {told.map(({ label, key, unit }) => `${label} ${recipe.process[key]!.trim()} ${unit}`).join(' · ')}
        </small>
      </summary>
      <div class="process-fields">
        {craft.inputs.map((param) => {
          const { key, label, unit } = param;
          const text = recipe.process[key] ?? '';
          const note = craft.definition.craft.inputs?.[key]?.note;
          return (
            <label key={key} title={note}>
              <span>
                {label} {unit !== '' && <small>{unit}</small>}
              </span>
              <input
                inputMode="decimal"
                autocomplete="off"
                placeholder={taken(param)}
                value={text}
                aria-invalid={text.trim() !== '' && figure(text) === null}
                aria-description={note}
                onInput={(event) => put(key, event.currentTarget.value)}
              />
            </label>
          );
        })}
      </div>
    </details>
  );
}
