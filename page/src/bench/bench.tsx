// The workbench: name and type of the recipe, its rows, and what is done to all of them at once.
import { useState } from 'preact/hooks';
import type { Craft } from '../../../engine/craft.ts';
import { Icon } from '../icons.tsx';
import type { Actions } from '../model.ts';
import { examplesOf } from '../opening.ts';
import { amount, shown } from '../quantity.ts';
import { newRow, type Recipe, totalOf } from '../recipe.ts';
import { scaled } from '../shares.ts';
import { focusOn } from './focus.ts';
import { Rows } from './rows.tsx';

interface Props {
  craft: Craft;
  recipe: Recipe;
  actions: Actions;
  startNew(): void;
}

export function Bench(props: Props) {
  const { craft, recipe, actions } = props;
  return (
    <section class="bench card" aria-labelledby="bench-title">
      <h2 id="bench-title" class="hidden">
        Receta
      </h2>
      <input
        id="title"
        class="title"
        aria-label="Nombre de la receta"
        placeholder="Receta sin nombre"
        maxLength={120}
        autocomplete="off"
        value={recipe.title}
        onInput={(event) => actions.change({ ...recipe, title: event.currentTarget.value }, 'title')}
      />
      <TypeChoice {...props} />
      <Examples {...props} />
      <Rows {...props} />
      <Total {...props} />
      <div class="under">
        <button type="button" class="quiet" onClick={() => actions.open({ kind: 'paste' })}>
          <Icon name="paste" /> Pegar lista
        </button>
        <button type="button" class="quiet" onClick={() => actions.open({ kind: 'files' })}>
          <Icon name="file" /> Exportar o importar
        </button>
        <button
          type="button"
          class="quiet"
          onClick={() => {
            const first = newRow();
            actions.change({ ...recipe, title: '', rows: [first] });
            focusOn(`name-${first.id}`);
            actions.say('Receta en blanco. Ctrl+Z la recupera.');
          }}
        >
          <Icon name="cross" /> Vaciar
        </button>
      </div>
      {craft.definition.craft.adjust && (
        <button
          type="button"
          class="main adjust"
          onClick={() => actions.open({ kind: 'adjust' })}
          disabled={totalOf(recipe) === 0}
        >
          <Icon name="wand" /> Ajustar la receta
        </button>
      )}
    </section>
  );
}

function TypeChoice({ craft, recipe, actions }: Props) {
  const families = Map.groupBy(Object.entries(craft.definition.types), ([, { family }]) => family ?? '');
  const option = ([id, { label }]: [string, { label: string }]) => (
    <option key={id} value={id}>
      {label}
    </option>
  );
  const type = craft.definition.types[recipe.type]!;
  return (
    <div class="type">
      <label for="type">Tipo</label>
      <select
        id="type"
        value={recipe.type}
        onChange={(event) => actions.change({ ...recipe, type: event.currentTarget.value })}
      >
        {[...families].map(([family, types]) =>
          family === '' ? (
            types.map(option)
          ) : (
            <optgroup key={family} label={family}>
              {types.map(option)}
            </optgroup>
          ),
        )}
      </select>
      <p class="about">{type.description}</p>
    </div>
  );
}

const few = 3;

function Examples({ craft, recipe, actions }: Props) {
  const examples = examplesOf(craft.definition, recipe.type).slice(0, few);
  return (
    <fieldset class="examples">
      <legend>Ejemplos</legend>
      {examples.map((example) => (
        <button
          key={example.name}
          type="button"
          class="chip"
          onClick={() => actions.load({ ...example.body, craft: craft.id })}
        >
          {example.name}
        </button>
      ))}
      <button type="button" class="chip all" onClick={() => actions.open({ kind: 'examples' })}>
        Todos…
      </button>
    </fieldset>
  );
}

function Total({ recipe, actions }: Props) {
  const [wanted, setWanted] = useState('');
  const total = totalOf(recipe);
  const goal = amount(wanted);
  const apply = (): void => {
    if (goal === null || goal === 0) return;
    actions.change(scaled(recipe, goal));
    actions.say(`Receta escalada a ${shown(goal, 2)} g.`);
    setWanted('');
  };
  return (
    <div class="total">
      <p>
        Total <strong>{shown(total, 2)} g</strong>
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <label for="scale">Escalar a</label>
        <input
          id="scale"
          inputMode="decimal"
          autocomplete="off"
          placeholder={shown(total, 2)}
          value={wanted}
          aria-invalid={wanted.trim() !== '' && !goal}
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
        <span aria-hidden="true">g</span>
        <button type="submit" class="quiet" disabled={!goal || total === 0}>
          <Icon name="scale" /> Escalar
        </button>
      </form>
    </div>
  );
}
