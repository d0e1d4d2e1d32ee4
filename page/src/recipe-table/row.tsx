// One row in one line: ingredient, grams and percentage, with padlock and details. It is drawn again only when something
// of it changes.
import { useMemo, useState } from 'preact/hooks';
import type { Craft } from '../../../engine/index.ts';
import { lazy } from '../lazy.tsx';
import { steady } from '../memo.tsx';
import { amount, shown } from '../quantity.ts';
import { isBlank, type Row, unreadIn } from '../recipe.ts';
import { focusOn } from './focus.ts';
import { Ingredient } from './ingredient.tsx';
import type { RowActions } from './model.ts';
import { Understood } from './understood.tsx';

const Details = lazy(() => import('./details.tsx').then((part) => part.Details));

interface Props {
  craft: Craft;
  row: Row;
  /** the recipe that it is a row of, once saved */
  of: string | null;
  index: number;
  share: number | null;
  isOpen: boolean;
  deeds: RowActions;
  drag(event: PointerEvent, id: number): void;
}

export const Line = steady(({ craft, row, of, index, share, isOpen, deeds, drag }: Props) => {
  const { id } = row;
  const label = row.name.trim() || `fila ${index + 1}`;
  const fault = unreadIn(craft, row);
  const pressed = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const field = (event.target as HTMLElement).id;
    deeds.move(id, index + (event.key === 'ArrowUp' ? -1 : 1));
    if (field) focusOn(field);
  };
  // The percentages of all rows follow every weight; the rest of a row is drawn again only when the row changes.
  const before = useMemo(
    () => (
      <>
        <button
          type="button"
          class="grip"
          tabIndex={-1}
          aria-label={`Arrastrar ${label}`}
          title="Arrastra para mover; con el teclado, Alt y flechas"
          onPointerDown={(event) => drag(event, id)}
        ></button>
        <Ingredient craft={craft} row={row} of={of} index={index} deeds={deeds} />
        <Weight row={row} label={label} fault={fault} deeds={deeds} />
      </>
    ),
    [craft, row, of, index, deeds, drag, id, label, fault],
  );
  const after = useMemo(
    () => (
      <>
        <button
          type="button"
          class="lock"
          aria-pressed={row.fixed}
          aria-label={`Fijar ${label}`}
          title="Fijar al ajustar"
          disabled={isBlank(row)}
          onClick={() => deeds.put(id, { fixed: !row.fixed })}
        ></button>
        <button
          type="button"
          class="details-button"
          aria-expanded={isOpen}
          aria-label={`Más de ${label}`}
          disabled={isBlank(row)}
          onClick={() => deeds.toggle(id)}
        ></button>
      </>
    ),
    [row, isOpen, deeds, id, label],
  );
  const below = useMemo(
    () => (
      <>
        {fault !== null && (
          <p class="fault" id={`fault-${id}`} role="alert">
            «{row.grams.trim()}»: {fault}
          </p>
        )}
        {fault === null && row.doubt !== '' && <p class="understood unknown">Dudoso: {row.doubt}</p>}
        <Understood craft={craft} row={row} put={(parts) => deeds.put(id, parts)} define={() => deeds.define(id)} />
        {isOpen && (
          <Details
            craft={craft}
            row={row}
            of={of}
            put={(parts, field) => deeds.put(id, parts, field)}
            define={() => deeds.define(id)}
            move={(by) => deeds.move(id, index + by)}
            remove={() => deeds.remove(id)}
          />
        )}
      </>
    ),
    [craft, row, of, index, isOpen, deeds, id, fault],
  );
  return (
    <li class={isBlank(row) ? 'row blank' : 'row'} onKeyDown={pressed}>
      <div class="line">
        {before}
        <Share label={label} share={share} put={(value) => deeds.share(id, value)} />
        {after}
      </div>
      {below}
    </li>
  );
});

interface WeightProps {
  row: Row;
  label: string;
  fault: string | null;
  deeds: RowActions;
}

function Weight({ row: { id, grams }, label, fault, deeds }: WeightProps) {
  return (
    <span class="weight">
      <input
        id={`grams-${id}`}
        class="grams"
        inputMode="decimal"
        autocomplete="off"
        aria-label={`Gramos de ${label}`}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : `fault-${id}`}
        value={grams}
        onFocus={deeds.enter}
        onInput={(event) => deeds.weigh(id, event.currentTarget.value)}
        onBlur={() => deeds.settle(id)}
        onPaste={(event) => {
          const text = event.clipboardData?.getData('text/plain') ?? '';
          if (!/[\n\t]/.test(text.trim())) return;
          event.preventDefault();
          deeds.fill(id, text);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            deeds.go(id, 1, 'name');
          } else if (!event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
            event.preventDefault();
            deeds.go(id, event.key === 'ArrowUp' ? -1 : 1, 'grams');
          }
        }}
      />
    </span>
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
