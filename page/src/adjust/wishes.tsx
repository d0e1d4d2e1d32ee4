// The fields in which an adjustment is wished for.
import { type Craft, priceColumn, ranksOf } from '../../../engine/index.ts';
import type { Recipe } from '../recipe.ts';
import { capital } from '../words.ts';
import { unreadOf, type Wish } from './wish.ts';

interface Props {
  craft: Craft;
  recipe: Recipe;
  wish: Wish;
  /** how many targets of one's own there are for the type */
  aims: number;
  put(wish: Wish): void;
}

export function Wishes({ craft, recipe, wish, aims, put }: Props) {
  const type = craft.types.get(recipe.type)!;
  const targets = targetsOf(craft, recipe);
  const hasPrices = priceColumn(craft) !== null;
  const text = (key: 'also' | 'without' | 'maxCost' | 'total', label: string, hint: string) => (
    <label>
      {label}
      <input
        autocomplete="off"
        placeholder={hint}
        value={wish[key]}
        aria-invalid={unreadOf(wish, key) !== null}
        onInput={(event) => put({ ...wish, [key]: event.currentTarget.value })}
      />
    </label>
  );
  return (
    <>
      <div class="choices">
        <label>
          Objetivo
          <select
            value={wish.objective}
            onChange={(event) => put({ ...wish, objective: event.currentTarget.value as Wish['objective'] })}
          >
            <option value="minimal">Cambiar lo menos posible</option>
            <option value="balanced">Quedar en el centro de los rangos</option>
            {hasPrices && <option value="cheapest">Lo más barato</option>}
          </select>
        </label>
        {targets.length > 0 && (
          <label>
            Llegar a
            <select value={wish.target} onChange={(event) => put({ ...wish, target: event.currentTarget.value })}>
              <option value="">todo en rango</option>
              {targets.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          Puede añadir
          <select
            value={wish.adds ? 'yes' : 'no'}
            title={type.correctors.map(({ label }) => label).join(', ')}
            onChange={(event) => put({ ...wish, adds: event.currentTarget.value === 'yes' })}
          >
            <option value="yes">los correctores del tipo</option>
            <option value="no">nada</option>
          </select>
        </label>
        {text('without', 'Sin', 'lo que no quieres, con comas')}
      </div>
      <details class="more-wishes">
        <summary>Más deseos</summary>
        <div class="choices">
          {text('also', 'Y además puede añadir', 'otros, separados por comas')}
          {text('total', 'Peso total (g)', 'el de ahora')}
          {hasPrices && text('maxCost', 'Coste como mucho (€/kg)', 'sin límite')}
          {hasPrices && (
            <label class="tick-box">
              <input
                type="checkbox"
                checked={wish.several}
                onChange={(event) => put({ ...wish, several: event.currentTarget.checked })}
              />
              Varias recetas para elegir
            </label>
          )}
          {aims > 0 && (
            <label class="tick-box">
              <input
                type="checkbox"
                checked={wish.aims}
                onChange={(event) => put({ ...wish, aims: event.currentTarget.checked })}
              />
              Cumplir mis objetivos ({aims})
            </label>
          )}
        </div>
      </details>
    </>
  );
}

/** What may be aimed at in this type, best first, by its name for people. */
function targetsOf(craft: Craft, recipe: Recipe): { value: string; label: string }[] {
  if (craft.definition.craft.adjust?.target === undefined) return [];
  return ranksOf(craft, craft.types.get(recipe.type)!).map(({ value, label }) => ({ value, label: capital(label) }));
}
