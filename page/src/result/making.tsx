// How it is made: notes and steps, kept with the recipe, and the production sheet they print on.
import type { Actions } from '../model.ts';
import type { Making, Recipe } from '../recipe.ts';
import '../styles/later.css';

export function MakingPanel({ recipe, actions }: { recipe: Recipe; actions: Actions }) {
  const text = (key: keyof Making, label: string, rows: number, hint: string) => (
    <label class="stacked">
      {label}
      <textarea
        rows={rows}
        placeholder={hint}
        value={recipe.making[key]}
        onInput={(event) =>
          actions.change({ ...recipe, making: { ...recipe.making, [key]: event.currentTarget.value } }, key)
        }
      />
    </label>
  );
  return (
    <section class="card making">
      {text('steps', 'Pasos, uno por línea', 8, 'Pesar los secos y mezclarlos\nCalentar a 40 °C y añadirlos\n…')}
      {text('notes', 'Notas', 4, 'Lo que conviene recordar')}
      <div>
        <button type="button" class="main" onClick={() => actions.open({ kind: 'production' })}>
          Hoja de producción…
        </button>
      </div>
    </section>
  );
}
