// The fields of the process, as the craft declares that each is asked. An empty one says what is taken meanwhile.
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

export function ProcessFields({ craft, recipe, outcome, actions }: Props) {
  const put = (key: string, text: string): void =>
    actions.change({ ...recipe, process: { ...recipe.process, [key]: text } }, `process-${key}`);
  return (
    <div class="process-fields">
      {craft.inputs.map((param) => {
        const { key, label, unit } = param;
        const text = recipe.process[key] ?? '';
        const { note, ask } = craft.definition.craft.inputs![key]!;
        return (
          <label key={key} title={note}>
            <span>
              {label} {unit !== '' && <small>{unit}</small>}
            </span>
            <input
              {...(ask === 'yesNo'
                ? { type: 'checkbox', checked: figure(text) === 1 }
                : { inputMode: 'decimal', value: text })}
              autocomplete="off"
              placeholder={taken(outcome, param, ask === 'ifKnown')}
              aria-invalid={text.trim() !== '' && figure(text) === null}
              aria-description={note}
              onInput={({ currentTarget: { checked, value } }) =>
                put(key, ask !== 'yesNo' ? value : checked ? '1' : '')
              }
            />
          </label>
        );
      })}
    </div>
  );
}

/** What counts while nothing is told. */
function taken(outcome: Outcome | null, { index, decimals }: Param, isNoneAtZero: boolean): string {
  const value = outcome && 'reading' in outcome ? outcome.reading.evaluation.state.figures.run.rounded[index] : null;
  return value === null || value === undefined || (isNoneAtZero && value === 0) ? '—' : shown(value, decimals);
}
