// The recipes this browser keeps.
import { useState } from 'preact/hooks';
import { Icon } from '../icons.tsx';
import { forget, savedRecipes } from '../shelf.ts';
import type { SheetProps } from './dialogs.tsx';
import { Sheet } from './sheet.tsx';

export function Shelf({ close, definitions, actions }: SheetProps) {
  const [saved, setSaved] = useState(savedRecipes);
  const craftLabel = (id: string | undefined): string =>
    definitions.crafts.find(({ craft }) => craft.id === id)?.craft.label ?? '';
  const typeLabel = (craft: string | undefined, type: string | undefined): string =>
    definitions.crafts.find((one) => one.craft.id === craft)?.types[type ?? '']?.label ?? '';
  return (
    <Sheet title="Mis recetas" close={close}>
      {saved.length === 0 ? (
        <p>
          Aún no has guardado ninguna. Ponle nombre a la receta y pulsa Guardar: se queda en este navegador, en ningún
          otro sitio.
        </p>
      ) : (
        <ul class="shelf">
          {saved.map(({ id, at, body }) => (
            <li key={id}>
              <button
                type="button"
                class="shelf-open"
                onClick={() => {
                  actions.load(body);
                  close();
                }}
              >
                <strong>{body.title ?? 'Sin nombre'}</strong>
                <small>
                  {[craftLabel(body.craft), typeLabel(body.craft, body.type), new Date(at).toLocaleDateString('es')]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </button>
              <button
                type="button"
                class="deed"
                aria-label={`Borrar ${body.title ?? 'la receta'}`}
                onClick={() => {
                  forget(id);
                  setSaved(savedRecipes());
                }}
              >
                <Icon name="cross" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}
