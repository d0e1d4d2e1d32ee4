// What the recipe weighs: writing another weight scales it; the padlock keeps it while a row is being changed.
import { useState } from 'preact/hooks';
import type { Craft } from '../../../engine/index.ts';
import { Icon } from '../icons.tsx';
import type { Actions } from '../model.ts';
import { amount, faultIn, shown } from '../quantity.ts';
import type { Recipe } from '../recipe.ts';
import { scaled } from '../shares.ts';
import { apartOf, totalOf } from '../weight.ts';

interface Props {
  craft: Craft;
  recipe: Recipe;
  /** whether the grams of every row can be read: a part of a recipe is not scaled */
  isRead: boolean;
  actions: Actions;
}

export function Total({ craft, recipe, isRead, actions }: Props) {
  const [wanted, setWanted] = useState<string | null>(null);
  const total = totalOf(craft, recipe);
  const apart = apartOf(craft, recipe);
  const goal = wanted === null ? null : amount(wanted);
  const apply = (): void => {
    setWanted(null);
    const fault = faultIn(wanted ?? '', `Total, «${wanted}»`);
    if (fault !== null) actions.say(fault);
    if (!goal || total === 0 || goal === total) return;
    if (isRead) {
      actions.change(scaled(craft, recipe, goal));
      actions.say(`Receta escalada a ${shown(goal, 2)} g.`);
    } else actions.say('Hay gramos que no se entienden: mientras no se arreglen, no se escala.');
  };
  return (
    <form
      class="total"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <label for="total">Total</label>
      <input
        id="total"
        inputMode="decimal"
        autocomplete="off"
        title="Escribe otro peso y la receta se escala"
        aria-label="Total en gramos; escribe otro y la receta se escala"
        value={wanted ?? shown(total, 2)}
        aria-invalid={wanted !== null && wanted.trim() !== '' && !goal}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => setWanted(event.currentTarget.value)}
        onBlur={apply}
        onKeyDown={(event) => event.key === 'Escape' && setWanted(null)}
      />
      <span aria-hidden="true">g</span>
      {apart > 0 && <small title="Queda fuera de la masa">+ {shown(apart, 2)} g aparte</small>}
      <button
        type="button"
        class="lock"
        aria-pressed={recipe.keepsTotal}
        aria-label="Mantener el total"
        title="Mantener el total: al cambiar una fila, las demás se reparten el resto"
        onClick={() => actions.change({ ...recipe, keepsTotal: !recipe.keepsTotal })}
      ></button>
      <button
        type="button"
        class="quiet"
        disabled={total === 0 || !isRead}
        onClick={() => actions.open({ kind: 'scale' })}
      >
        <Icon name="scale" /> Escalar…
      </button>
    </form>
  );
}
