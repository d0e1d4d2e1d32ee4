// The workbench: name and type of the recipe on top, its rows in a list of their own, and always in sight at its foot
// what it weighs and what is done to all of it at once.
import type { Craft } from '../../../engine/index.ts';
import { Icon } from '../icons.tsx';
import { steady } from '../memo.tsx';
import type { Actions } from '../model.ts';
import type { Outcome } from '../reading.ts';
import { isBlank, type Recipe, unreadIn } from '../recipe.ts';
import { totalOf } from '../weight.ts';
import { Process } from './process.tsx';
import { Rows } from './rows.tsx';
import { Total } from './total.tsx';
import { TypeChoice } from './type-choice.tsx';

interface Props {
  craft: Craft;
  recipe: Recipe;
  outcome: Outcome | null;
  actions: Actions;
  undo: (() => void) | null;
  redo: (() => void) | null;
}

export function Bench({ craft, recipe, outcome, actions, undo, redo }: Props) {
  const isRead = recipe.rows.every((row) => unreadIn(craft, row) === null);
  const isAdjustable = isRead && totalOf(craft, recipe) > 0;
  return (
    <section class="bench card" aria-labelledby="bench-title">
      <h2 id="bench-title" class="hidden">
        Receta
      </h2>
      <Head title={recipe.title} state={stateOf(recipe)} {...{ actions, undo, redo }} />
      <TypeChoice craft={craft} now={recipe.type} actions={actions} />
      <Rows craft={craft} recipe={recipe} actions={actions} />
      <Process craft={craft} recipe={recipe} outcome={outcome} actions={actions} />
      <div class="bench-foot">
        <Total {...{ craft, recipe, isRead, actions }} />
        <Foot {...{ craft, isAdjustable, actions }} />
      </div>
    </section>
  );
}

/** Whether what is on the bench is also on the shelf. */
const stateOf = ({ id, touched, rows }: Recipe): string =>
  touched && rows.some((row) => !isBlank(row)) ? 'sin guardar' : id === null ? '' : 'guardada';

type HeadProps = Pick<Props, 'actions' | 'undo' | 'redo'> & { title: string; state: string };

const Head = steady(({ title, state, actions, undo, redo }: HeadProps) => {
  const deed = (icon: 'undo' | 'redo', label: string, hint: string, act: (() => void) | null) => (
    <button
      type="button"
      class="deed"
      disabled={act === null}
      aria-label={label}
      title={`${label} (${hint})`}
      onClick={() => act?.()}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="bench-head">
      <input
        id="title"
        class="title"
        aria-label="Nombre de la receta"
        placeholder="Receta sin nombre"
        maxLength={120}
        autocomplete="off"
        value={title}
        onInput={({ currentTarget: { value } }) => actions.change((now) => ({ ...now, title: value }), 'title')}
      />
      {state !== '' && <small class="saved-state">{state}</small>}
      {deed('undo', 'Deshacer', 'Ctrl+Z', undo)}
      {deed('redo', 'Rehacer', 'Ctrl+Mayús+Z', redo)}
    </div>
  );
});

const Foot = steady(
  ({ craft, isAdjustable, actions }: Pick<Props, 'craft' | 'actions'> & { isAdjustable: boolean }) => (
    <>
      {craft.definition.craft.adjust && (
        <button
          type="button"
          class="main adjust"
          onClick={() => actions.open({ kind: 'adjust' })}
          disabled={!isAdjustable}
        >
          <Icon name="wand" /> Ajustar la receta
        </button>
      )}
      <div class="under">
        <button type="button" class="quiet" onClick={() => actions.open({ kind: 'paste' })}>
          <Icon name="paste" /> Pegar lista
        </button>
        <button type="button" class="quiet" onClick={() => actions.open({ kind: 'files' })}>
          <Icon name="file" /> Exportar o importar
        </button>
      </div>
    </>
  ),
);
