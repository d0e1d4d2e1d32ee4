// A list from elsewhere: what was understood is shown before it is taken.
import { useState } from 'preact/hooks';
import type { SheetProps } from '../model.ts';
import { readList } from '../paste.ts';
import { shown, typed } from '../quantity.ts';
import { isBlank, newRow } from '../recipe.ts';
import { Sheet } from './sheet.tsx';

export function Paste({ close, recipe, craft, actions }: SheetProps) {
  const [text, setText] = useState('');
  const { items, skipped } = readList(text);
  const take = (kept: typeof recipe.rows): void => {
    const rows = items.map(({ name, grams }) => newRow({ name, grams: typed(grams, 6) }));
    actions.change({ ...recipe, rows: [...kept.filter((row) => !isBlank(row)), ...rows] });
    actions.say(`${rows.length} ingredientes pegados.`);
    close();
  };
  return (
    <Sheet title="Pegar lista" close={close}>
      <label class="stacked">
        Una línea por ingrediente, con sus gramos delante o detrás
        <textarea
          rows={8}
          spellcheck={false}
          placeholder={'Ingrediente\t560\n210 g de otro ingrediente\nUn tercero: 0,04 kg'}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      {text.trim() !== '' && (
        <div class="preview" aria-live="polite">
          <p>
            {items.length === 1 ? '1 ingrediente' : `${items.length} ingredientes`}
            {skipped.length > 0 &&
              `; sin entender: ${skipped
                .slice(0, 3)
                .map((line) => `«${line.slice(0, 40)}»`)
                .join(', ')}${skipped.length > 3 ? '…' : ''}`}
          </p>
          <ul>
            {items.slice(0, 50).map(({ name, grams }, index) => (
              <li key={index}>
                <span class={craft.recognise(name).row ? '' : 'unknown'}>{name}</span>{' '}
                <strong>{shown(grams, 2)} g</strong>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div class="sheet-deeds">
        <button type="button" class="quiet" disabled={items.length === 0} onClick={() => take(recipe.rows)}>
          Añadir a la receta
        </button>
        <button type="button" class="main" disabled={items.length === 0} onClick={() => take([])}>
          Sustituir la receta
        </button>
      </div>
    </Sheet>
  );
}
