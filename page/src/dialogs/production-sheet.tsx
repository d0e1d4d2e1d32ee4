// The sheet that goes to the bench: lot, date and batches, every weight with a box to tick, the steps, room to sign.
import { useState } from 'preact/hooks';
import { type Craft, enumerate, today } from '../../../engine/index.ts';
import { useLabel } from '../label/drawn.ts';
import type { SheetProps } from '../model.ts';
import { amount, shown } from '../quantity.ts';
import { counts, gramsOf, type Recipe } from '../recipe.ts';
import { toldOf } from '../recipe-table/told.ts';
import { stepsOf } from '../steps.ts';
import { apartOf, totalOf } from '../weight.ts';
import { PrintDeed, Sheet } from './sheet.tsx';

export function Production({ close, craft, recipe }: SheetProps) {
  const [lot, setLot] = useState('');
  const [date, setDate] = useState(() => today());
  const [batches, setBatches] = useState('1');
  const times = amount(batches) || 1;
  const rows = recipe.rows.filter(({ name }) => name.trim() !== '');
  const told = toldOf(craft, recipe);
  const steps = stepsOf(recipe);
  const allergens = useAllergens(craft, recipe);
  const apart = apartOf(craft, recipe);
  return (
    <Sheet title="Hoja de producción" close={close} wide>
      <div class="columns">
        <label>
          Lote
          <input autocomplete="off" maxLength={40} value={lot} onInput={(event) => setLot(event.currentTarget.value)} />
        </label>
        <label>
          Fecha
          <input type="date" value={date} onInput={(event) => setDate(event.currentTarget.value)} />
        </label>
        <label>
          Tandas
          <input inputMode="decimal" value={batches} onInput={(event) => setBatches(event.currentTarget.value)} />
        </label>
      </div>
      <article class="production">
        <h3>{recipe.title.trim() || 'Receta sin nombre'}</h3>
        <p>
          {craft.types.get(recipe.type)!.label} · Lote <strong>{lot.trim() || '________'}</strong> · Fecha{' '}
          <strong>{date.split('-').reverse().join('/')}</strong>
        </p>
        <table>
          <caption class="hidden">Pesos</caption>
          <thead>
            <tr>
              <th scope="col">Pesado</th>
              <th scope="col">Ingrediente</th>
              <th scope="col">Gramos</th>
              <th scope="col">Lote</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td>
                  <span class="box" aria-hidden="true" />
                </td>
                <th scope="row">{row.name.trim()}</th>
                <td>{counts(row) ? shown(gramsOf(row) * times, 2) : row.grams.trim() || '______'}</td>
                <td />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              <th scope="row">Total{times === 1 ? '' : `, ${shown(times, 2)} tandas`}</th>
              <td>{shown(totalOf(craft, recipe) * times, 2)}</td>
              <td>{apart > 0 && `+ ${shown(apart * times, 2)} g aparte`}</td>
            </tr>
          </tfoot>
        </table>
        {allergens !== null && <p class="production-allergens">{allergens}</p>}
        {told.length > 0 && <p>{told.join(' · ')}</p>}
        {steps.length > 0 && (
          <ol>
            {steps.map((step) => (
              <li key={step}>
                <span class="box" aria-hidden="true" /> {step}
              </li>
            ))}
          </ol>
        )}
        {recipe.making.notes.trim() !== '' && <p class="notes">{recipe.making.notes.trim()}</p>}
        <p class="signed">Hecho por ____________________ Hora ________ Rendimiento ________ g</p>
      </article>
      <PrintDeed />
    </Sheet>
  );
}

/** What whoever makes it, and whoever eats it, must know; null while it is not known. */
function useAllergens(craft: Craft, recipe: Recipe): string | null {
  const label = useLabel(craft, recipe);
  if (label === null || 'refusal' in label) return null;
  const { contains, may, unknown } = label.answer.allergens;
  return [
    contains.length === 0 ? 'Alérgenos: ninguno conocido.' : `Contiene ${enumerate(contains)}.`,
    ...(may.length > 0 ? [`Puede contener ${enumerate(may)}.`] : []),
    ...(unknown.length > 0 ? [`No se sabe de ${enumerate(unknown)}.`] : []),
  ].join(' ');
}
