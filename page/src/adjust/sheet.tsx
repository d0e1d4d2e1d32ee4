// Adjusting: what may move and what is wanted on one side; before and after on the other; take it or leave it.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { ranksOf } from '../../../engine/adjust/aim.ts';
import { priceColumn } from '../../../engine/adjust/price.ts';
import type { Craft } from '../../../engine/craft.ts';
import type { Body } from '../body.ts';
import { Sheet } from '../dialogs/sheet.tsx';
import type { SheetProps } from '../model.ts';
import { typed } from '../quantity.ts';
import { capital, read } from '../reading.ts';
import { counts, ingredientsOf, newRow, type Recipe, requestOf } from '../recipe.ts';
import { type Adjusted, askAdjust, type Reply } from './ask.ts';
import { Figures, Weights } from './before-after.tsx';

interface Wish {
  readonly objective: 'minimal' | 'balanced' | 'cheapest';
  readonly target: string;
  readonly adds: boolean;
  readonly also: string;
}

export function AdjustSheet({ close, craft, recipe, definitions, actions }: SheetProps) {
  const [wish, setWish] = useState<Wish>({ objective: 'minimal', target: '', adds: true, also: '' });
  const [reply, setReply] = useState<Reply | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const later = setTimeout(() => {
      void askAdjust(craft.id, bodyFor(craft, recipe, wish), definitions.site).then(
        (answer) => isCurrent && setReply(answer),
      );
    }, 60);
    return () => {
      isCurrent = false;
      clearTimeout(later);
    };
  }, [craft, recipe, wish, definitions]);

  const adjusted = reply && 'adjusted' in reply ? reply.adjusted : null;
  const after = useMemo(() => (adjusted ? applied(recipe, adjusted) : recipe), [adjusted, recipe]);
  const readings = useMemo(
    () => [recipe, after].map((one) => read(craft, requestOf(craft, one), definitions.site)),
    [craft, recipe, after, definitions],
  );
  const changes = adjusted ? [...adjusted.ingredients, ...adjusted.removed].some(({ change }) => change !== 0) : false;
  return (
    <Sheet title="Ajustar la receta" close={close} wide>
      <Choices craft={craft} recipe={recipe} wish={wish} put={setWish} />
      {reply === null && <p aria-live="polite">Calculando…</p>}
      {reply && 'refusal' in reply && (
        <p class="outcome look" role="alert">
          {reply.refusal}
        </p>
      )}
      {adjusted && (
        <>
          <div class={adjusted.adjusted ? 'outcome good' : 'outcome look'} aria-live="polite">
            <ul class="told">
              {adjusted.sentences.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
          <div class="side-by-side">
            <Weights
              rows={recipe.rows.filter(counts)}
              adjusted={adjusted}
              lock={(id) =>
                actions.change({
                  ...recipe,
                  rows: recipe.rows.map((row) => (row.id === id ? { ...row, fixed: !row.fixed } : row)),
                })
              }
            />
            <Figures before={readings[0]!} after={readings[1]!} />
          </div>
        </>
      )}
      <div class="sheet-deeds">
        <button type="button" class="quiet" onClick={close}>
          Dejarla como está
        </button>
        <button
          type="button"
          class="main"
          disabled={!changes}
          onClick={() => {
            actions.change(after);
            actions.say('Ajuste aplicado. Ctrl+Z lo deshace.');
            close();
          }}
        >
          Usar este ajuste
        </button>
      </div>
    </Sheet>
  );
}

function bodyFor(craft: Craft, recipe: Recipe, { objective, target, adds, also }: Wish): Body {
  const correctors = adds ? craft.types.get(recipe.type)!.correctors.map(({ id }) => id) : [];
  const names = also
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return {
    type: recipe.type,
    ingredients: ingredientsOf(craft, recipe.rows, { adjusting: true, own: true }),
    objective,
    add: [...correctors, ...names],
    ...(target === '' ? {} : { target }),
  };
}

/** The answer tells of each ingredient its place in the list that was sent; what it adds has none. */
function applied(recipe: Recipe, { ingredients, removed }: Adjusted): Recipe {
  const byPlace = new Map(ingredients.map((row) => [row.index, row]));
  const gone = new Set(removed.map(({ index }) => index));
  const rows = recipe.rows.filter(counts).flatMap((row, place) => {
    const adjusted = byPlace.get(place);
    if (gone.has(place)) return [];
    return adjusted && adjusted.change !== 0 ? [{ ...row, grams: typed(adjusted.grams, 6) }] : [row];
  });
  const added = ingredients
    .filter(({ index }) => index === null)
    .map(({ name, grams }) => newRow({ name, grams: typed(grams, 6) }));
  return { ...recipe, rows: [...rows, ...added] };
}

function Choices({ craft, recipe, wish, put }: { craft: Craft; recipe: Recipe; wish: Wish; put(wish: Wish): void }) {
  const type = craft.types.get(recipe.type)!;
  const targets = targetsOf(craft, recipe);
  const correctors = type.correctors.map(({ label }) => label);
  return (
    <div class="choices">
      <label>
        Objetivo
        <select
          value={wish.objective}
          onChange={(event) => put({ ...wish, objective: event.currentTarget.value as Wish['objective'] })}
        >
          <option value="minimal">Cambiar lo menos posible</option>
          <option value="balanced">Quedar en el centro de los rangos</option>
          {priceColumn(craft) !== null && <option value="cheapest">Lo más barato</option>}
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
          title={correctors.join(', ')}
          onChange={(event) => put({ ...wish, adds: event.currentTarget.value === 'yes' })}
        >
          <option value="yes">los correctores del tipo</option>
          <option value="no">nada</option>
        </select>
      </label>
      <label>
        Y además
        <input
          autocomplete="off"
          placeholder="otros, separados por comas"
          value={wish.also}
          onChange={(event) => put({ ...wish, also: event.currentTarget.value })}
        />
      </label>
    </div>
  );
}

/** What may be aimed at in this type, best first, by its name for people. */
function targetsOf(craft: Craft, recipe: Recipe): { value: string; label: string }[] {
  if (craft.definition.craft.adjust?.target === undefined) return [];
  return ranksOf(craft, craft.types.get(recipe.type)!).map(({ value, label }) => ({ value, label: capital(label) }));
}
