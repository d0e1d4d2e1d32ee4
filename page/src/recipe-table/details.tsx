// What a row may also say: bounds for adjusting, the group it counts as, its own composition; and moving or removing it.
import { useEffect, useRef, useState } from 'preact/hooks';
import { basisOf, type Craft } from '../../../engine/index.ts';
import { openLabelled } from '../definitions.ts';
import { Icon } from '../icons.tsx';
import { canDescribe } from '../own-ingredient.ts';
import { faultIn } from '../quantity.ts';
import { type Row, rolesOf } from '../recipe.ts';
import { InnerChoice } from './inner-choice.tsx';

interface Props {
  craft: Craft;
  row: Row;
  of: string | null;
  put(parts: Partial<Row>, field: string | null): void;
  define(): void;
  move(by: number): void;
  remove(): void;
}

export function Details({ craft, row, of, put, define, move, remove }: Props) {
  const { role } = craft.definition.craft.request;
  const bound = (key: 'min' | 'max', label: string) => (
    <label>
      {label}
      <input
        inputMode="decimal"
        autocomplete="off"
        placeholder="libre"
        value={row[key]}
        aria-invalid={faultIn(row[key], label) !== null}
        onInput={(event) => put({ [key]: event.currentTarget.value }, key)}
      />
    </label>
  );
  // Opened at the end of a list that scrolls by itself, it would be out of sight.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView?.({ block: 'nearest' }), []);
  return (
    <div class="details" ref={place}>
      <label>
        Al ajustar
        <select
          value={String(row.fixed)}
          onChange={(event) => put({ fixed: event.currentTarget.value === 'true' }, null)}
        >
          <option value="false">puede cambiar</option>
          <option value="true">se queda como está</option>
        </select>
      </label>
      {bound('min', 'Mínimo al ajustar (g)')}
      {bound('max', 'Máximo al ajustar (g)')}
      {role !== undefined && (
        <label>
          Cuenta como
          <select value={row.role} onChange={(event) => put({ role: event.currentTarget.value }, null)}>
            <option value="">lo que dice su nombre</option>
            {rolesOf(craft).map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <InnerChoice row={row} of={of} put={put} />
      <Provenance craft={craft} name={row.name} />
      <div class="details-deeds">
        {canDescribe(craft) && row.inner === null && (
          <button type="button" class="quiet" onClick={define}>
            Composición…
          </button>
        )}
        <button type="button" class="quiet" onClick={() => move(-1)} aria-label="Subir la fila">
          <Icon name="up" />
        </button>
        <button type="button" class="quiet" onClick={() => move(1)} aria-label="Bajar la fila">
          <Icon name="down" />
        </button>
        <button type="button" class="quiet danger" onClick={remove}>
          <Icon name="bin" /> Quitar
        </button>
      </div>
    </div>
  );
}

/** Where the figures of an ingredient come from; it is fetched with what labels print, and is not there without a network. */
function Provenance({ craft, name }: { craft: Craft; name: string }) {
  const [told, setTold] = useState<{ readonly of: string; readonly text: string } | null>(null);
  useEffect(() => {
    let isGone = false;
    const ask = async (): Promise<void> => {
      const { label, larder } = (await openLabelled(craft)).recognise(name).row ?? {};
      if (isGone || !label || !larder) return;
      const { basis, source } = larder.entry;
      const from = [basis && basisOf(basis).label, source].filter(Boolean).join('; ');
      if (from !== '') setTold({ of: name, text: `${label}, cifras ${from}` });
    };
    void ask().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [craft, name]);
  return told?.of === name ? <p class="provenance">{told.text}</p> : null;
}
