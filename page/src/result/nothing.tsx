// Where there is no recipe yet: how to begin one.
import type { Craft } from '../../../engine/index.ts';
import type { Actions } from '../model.ts';
import { exampleRecipe } from '../opening.ts';
import { portable, type Recipe } from '../recipe.ts';

interface Props {
  craft: Craft;
  recipe: Recipe;
  actions: Actions;
}

export function Nothing({ craft, recipe, actions }: Props) {
  const named = recipe.rows.some(({ name }) => name.trim() !== '');
  return (
    <div class="card nothing">
      <p class="verdict-heading">Escribe los ingredientes y sus gramos</p>
      <p>El resultado aparece aquí mientras escribes.</p>
      <p>
        ¿Sin fórmula todavía? Escribe solo los nombres de lo que va a llevar y deja que la página ponga los gramos.
        También puedes pegar una lista, venga de donde venga.
      </p>
      <div class="sheet-deeds start">
        {craft.definition.craft.adjust && (
          <button type="button" class="main" disabled={!named} onClick={() => actions.open({ kind: 'adjust' })}>
            Poner los gramos
          </button>
        )}
        <button type="button" class="quiet" onClick={() => actions.open({ kind: 'paste' })}>
          Pegar una lista
        </button>
        <button
          type="button"
          class="quiet"
          onClick={() => actions.load(portable(craft, exampleRecipe(craft, recipe.type)))}
        >
          Empezar con un ejemplo
        </button>
      </div>
    </div>
  );
}
