// The rows: ingredient, grams and percentage, with padlock and details; moved by dragging, by arrows or by Alt+arrows.
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Craft } from '../../../engine/craft.ts';
import { Icon } from '../icons.tsx';
import type { Actions } from '../model.ts';
import { amount, faultIn, shown, typed } from '../quantity.ts';
import { counts, gramsOf, isBlank, newRow, type Recipe, type Row } from '../recipe.ts';
import { baseName, baseOf, gramsForShare } from '../shares.ts';
import { Details } from './details.tsx';
import { focusOn } from './focus.ts';
import { Ingredient } from './ingredient.tsx';
import { Understood } from './understood.tsx';

interface Props {
  craft: Craft;
  recipe: Recipe;
  actions: Actions;
}

export function Rows({ craft, recipe, actions }: Props) {
  const { rows } = recipe;
  const [opened, setOpened] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const base = useMemo(() => baseOf(craft, recipe), [craft, recipe]);

  const put = (id: number, parts: Partial<Row>, field: string | null = null): void =>
    actions.change(
      { ...recipe, rows: rows.map((row) => (row.id === id ? { ...row, ...parts } : row)) },
      field && `${field}${id}`,
    );

  const move = (id: number, to: number): void => {
    const from = rows.findIndex((row) => row.id === id);
    const last = rows.length - 1 - (isBlank(rows.at(-1)!) ? 1 : 0);
    const place = Math.max(0, Math.min(last, to));
    if (from === place || from > last) return;
    const rest = rows.filter((row) => row.id !== id);
    rest.splice(place, 0, rows[from]!);
    actions.change({ ...recipe, rows: rest }, `move${id}`);
  };

  const remove = (id: number): void => {
    const index = rows.findIndex((row) => row.id === id);
    const next = rows[index + 1] ?? rows[index - 1];
    actions.change({ ...recipe, rows: rows.filter((row) => row.id !== id) });
    if (next) focusOn(`name-${next.id}`);
  };

  const insert = (id: number, items: readonly { name: string; grams: number }[]): void => {
    const index = rows.findIndex((row) => row.id === id);
    const added = items.map(({ name, grams }) => newRow({ name, grams: typed(grams, 6) }));
    const kept = isBlank(rows[index]!) ? rows.filter((row) => row.id !== id) : rows;
    actions.change({ ...recipe, rows: [...kept.slice(0, index), ...added, ...kept.slice(index)] });
    actions.say(`${added.length} ingredientes pegados.`);
  };

  const drag = (event: PointerEvent, id: number): void => {
    event.preventDefault();
    const moved = ({ clientY }: PointerEvent): void => {
      const items = [...(list.current?.children ?? [])];
      const to = items.findIndex((item) => clientY < item.getBoundingClientRect().bottom);
      latest.current(id, to < 0 ? items.length : to);
    };
    const ended = (): void => {
      document.removeEventListener('pointermove', moved);
      document.removeEventListener('pointerup', ended);
      document.removeEventListener('pointercancel', ended);
    };
    // On the document: the handle itself changes place while it is dragged.
    document.addEventListener('pointermove', moved);
    document.addEventListener('pointerup', ended);
    document.addEventListener('pointercancel', ended);
  };
  // While a row is dragged the rows change under the listener.
  const latest = useRef(move);
  latest.current = move;

  const pressed = (event: KeyboardEvent, row: Row, index: number): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const field = (event.target as HTMLElement).id;
    move(row.id, index + (event.key === 'ArrowUp' ? -1 : 1));
    if (field) focusOn(field);
  };

  return (
    <div class="rows">
      <div class="rows-head" aria-hidden="true">
        <span />
        <span>Ingrediente</span>
        <span>Gramos</span>
        <span title={`Porcentaje ${baseName(craft)}`}>% {baseName(craft)}</span>
      </div>
      <ol ref={list}>
        {rows.map((row, index) => {
          const label = row.name.trim() || `fila ${index + 1}`;
          const fault = faultIn(row.grams, 'Gramos');
          const share = counts(row) && base > 0 ? (100 * gramsOf(row)) / base : null;
          return (
            <li
              key={row.id}
              class={isBlank(row) ? 'row blank' : 'row'}
              onKeyDown={(event) => pressed(event, row, index)}
            >
              <div class="line">
                <button
                  type="button"
                  class="grip"
                  tabIndex={-1}
                  aria-label={`Arrastrar ${label}`}
                  title="Arrastra para mover; con el teclado, Alt y flechas"
                  onPointerDown={(event) => drag(event, row.id)}
                >
                  <Icon name="grip" />
                </button>
                <Ingredient
                  craft={craft}
                  row={row}
                  index={index}
                  put={(parts, field) => put(row.id, parts, field)}
                  paste={(items) => insert(row.id, items)}
                  define={() => actions.open({ kind: 'composition', row: row.id })}
                  remove={() => rows.length > 1 && remove(row.id)}
                />
                <span class="weight">
                  <input
                    id={`grams-${row.id}`}
                    class="grams"
                    inputMode="decimal"
                    autocomplete="off"
                    aria-label={`Gramos de ${label}`}
                    aria-invalid={fault !== null}
                    aria-describedby={fault === null ? undefined : `fault-${row.id}`}
                    value={row.grams}
                    onInput={(event) => put(row.id, { grams: event.currentTarget.value }, 'grams')}
                    onBlur={() => {
                      const value = amount(row.grams);
                      if (value !== null && typed(value, 6) !== row.grams)
                        put(row.id, { grams: typed(value, 6) }, 'grams');
                    }}
                    onKeyDown={(event) => {
                      if (event.key === 'Enter') {
                        event.preventDefault();
                        const next = rows[index + 1];
                        if (next) focusOn(`name-${next.id}`);
                      } else if (!event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
                        event.preventDefault();
                        const other = rows[index + (event.key === 'ArrowUp' ? -1 : 1)];
                        if (other) focusOn(`grams-${other.id}`);
                      }
                    }}
                  />
                </span>
                <Share
                  label={label}
                  share={share}
                  put={(value) => {
                    const grams = gramsForShare(
                      craft,
                      {
                        ...recipe,
                        rows: rows.map((one) => (one.id === row.id && !counts(one) ? { ...one, grams: '0' } : one)),
                      },
                      row.id,
                      value,
                    );
                    if (grams === null) actions.say('Con ese porcentaje no hay gramos posibles.');
                    else put(row.id, { grams: typed(grams) });
                  }}
                />
                <button
                  type="button"
                  class="lock"
                  aria-pressed={row.fixed}
                  aria-label={`Fijar ${label}`}
                  title="Fijar al ajustar"
                  disabled={isBlank(row)}
                  onClick={() => put(row.id, { fixed: !row.fixed })}
                >
                  <Icon name={row.fixed ? 'locked' : 'unlocked'} />
                </button>
                <button
                  type="button"
                  class="details-button"
                  aria-expanded={opened === row.id}
                  aria-label={`Más de ${label}`}
                  disabled={isBlank(row)}
                  onClick={() => setOpened(opened === row.id ? null : row.id)}
                >
                  <Icon name="more" />
                </button>
              </div>
              {fault !== null && (
                <p class="fault" id={`fault-${row.id}`} role="alert">
                  {fault}
                </p>
              )}
              <Understood
                craft={craft}
                row={row}
                put={(parts) => put(row.id, parts)}
                define={() => actions.open({ kind: 'composition', row: row.id })}
              />
              {opened === row.id && (
                <Details
                  craft={craft}
                  row={row}
                  put={(parts, field) => put(row.id, parts, field)}
                  define={() => actions.open({ kind: 'composition', row: row.id })}
                  move={(by) => move(row.id, index + by)}
                  remove={() => remove(row.id)}
                />
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The percentage is shown until somebody writes another one, which sets the grams. */
function Share({ label, share, put }: { label: string; share: number | null; put(value: number): void }) {
  const [draft, setDraft] = useState<string | null>(null);
  const apply = (): void => {
    const value = draft === null ? null : amount(draft.replace('%', ''));
    if (value !== null) put(value);
    setDraft(null);
  };
  return (
    <span class="percent">
      <input
        class="share"
        inputMode="decimal"
        autocomplete="off"
        aria-label={`Porcentaje de ${label}`}
        disabled={share === null && draft === null && label.startsWith('fila ')}
        value={draft ?? (share === null ? '' : shown(share, share < 10 ? 2 : 1))}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => setDraft(event.currentTarget.value)}
        onBlur={apply}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply();
          else if (event.key === 'Escape') setDraft(null);
        }}
      />
    </span>
  );
}
