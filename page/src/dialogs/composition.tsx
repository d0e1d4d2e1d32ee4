// What 100 g of an ingredient bring: one's own figures over those of the catalogue.
import { useState } from 'preact/hooks';
import type { SheetProps } from '../model.ts';
import { faultIn, shown } from '../quantity.ts';
import { keepIngredient } from '../store/ingredients.ts';
import { Sheet } from './sheet.tsx';

export function Composition({ close, craft, recipe, actions, row: id }: SheetProps & { row: number }) {
  const row = recipe.rows.find((one) => one.id === id);
  const [written, setWritten] = useState<Readonly<Record<string, string>>>(row?.composition ?? {});
  if (!row) return null;
  const known = craft.recognise(row.name).row;
  const filled = Object.fromEntries(Object.entries(written).filter(([, text]) => text.trim() !== ''));
  const isWrong = Object.values(filled).some((text) => faultIn(text, '') !== null);
  const put = (composition: Readonly<Record<string, string>>): void => {
    actions.change({ ...recipe, rows: recipe.rows.map((one) => (one.id === id ? { ...one, composition } : one)) });
    if (!known && Object.keys(composition).length > 0)
      keepIngredient({ name: row.name, compositions: { [craft.id]: composition } }).catch(() => {});
    close();
  };
  return (
    <Sheet title={`Composición de ${row.name.trim()}`} close={close} wide>
      <p>
        Por cada 100 g, como en la etiqueta o la ficha técnica. Lo que dejes en blanco{' '}
        {known ? `sigue como en el catálogo (${known.label})` : 'se deduce de lo demás, o cuenta 0'}.
        {!known && ' Se guarda entre tus ingredientes, en este navegador.'}
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWrong) put(filled);
        }}
      >
        <div class="columns">
          {craft.columns
            .filter(({ internal }) => !internal)
            .map(({ key, label, unit, index }) => {
              const fault = faultIn(written[key] ?? '', label);
              return (
                <label key={key}>
                  <span>
                    {label} <small>{unit}</small>
                  </span>
                  <input
                    inputMode="decimal"
                    autocomplete="off"
                    placeholder={known ? shown(known.values[index]!, 2) : ''}
                    aria-invalid={fault !== null}
                    value={written[key] ?? ''}
                    onInput={(event) => setWritten({ ...written, [key]: event.currentTarget.value })}
                  />
                  {fault !== null && <span class="fault">Escribe un número, por ejemplo 12,5</span>}
                </label>
              );
            })}
        </div>
        <div class="sheet-deeds">
          <button type="button" class="quiet" onClick={() => put({})}>
            Quitar la composición propia
          </button>
          <button type="submit" class="main" disabled={isWrong}>
            Usar
          </button>
        </div>
      </form>
    </Sheet>
  );
}
