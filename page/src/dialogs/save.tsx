// Saving under another name, and what to do when another tab has saved the same recipe meanwhile.
import { useEffect, useState } from 'preact/hooks';
import { moment } from '../date-words.ts';
import type { SheetProps } from '../model.ts';
import type { Version } from '../store/database.ts';
import { latestOf } from '../store/recipes.ts';
import { Sheet } from './sheet.tsx';

export function SaveAs({ close, recipe, deeds }: SheetProps) {
  const [title, setTitle] = useState(recipe.id === null ? recipe.title.trim() : `${recipe.title.trim()} (copia)`);
  return (
    <Sheet title="Guardar como" close={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (title.trim() === '') return;
          deeds.saveAs(title.trim());
          close();
        }}
      >
        <label class="stacked">
          Nombre de la receta nueva
          <input
            autocomplete="off"
            maxLength={120}
            value={title}
            onFocus={(event) => event.currentTarget.select()}
            onInput={(event) => setTitle(event.currentTarget.value)}
          />
        </label>
        {recipe.id !== null && <p class="about">La guardada sigue como estaba, con todas sus versiones.</p>}
        <div class="sheet-deeds">
          <button type="button" class="quiet" onClick={close}>
            Cancelar
          </button>
          <button type="submit" class="main" disabled={title.trim() === ''}>
            Guardar
          </button>
        </div>
      </form>
    </Sheet>
  );
}

export function Conflict({ close, recipe, deeds, actions }: SheetProps) {
  const [last, setLast] = useState<Version | null>(null);
  const { id } = recipe;
  useEffect(() => {
    if (id !== null) void latestOf(id).then((found) => setLast(found ?? null));
  }, [id]);
  const over = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <Sheet title="Otra pestaña la ha guardado" close={close}>
      <p>
        Desde que abriste «{recipe.title.trim()}» aquí, otra pestaña guardó la suya
        {last === null ? '' : ` (${moment(last.at)})`}. Ninguna de las dos se pierde: elige cuál queda la última.
      </p>
      <div class="sheet-deeds">
        <button
          type="button"
          class="quiet"
          disabled={last === null || id === null}
          onClick={() => actions.open({ kind: 'versions', recipe: id! })}
        >
          Compararlas
        </button>
        <button type="button" class="quiet" onClick={() => actions.open({ kind: 'saveAs' })}>
          Guardar la mía como otra receta
        </button>
        <button type="button" class="main" onClick={over(deeds.saveOver)}>
          Guardar la mía como la última
        </button>
      </div>
    </Sheet>
  );
}
