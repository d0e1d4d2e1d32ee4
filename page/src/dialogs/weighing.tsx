// At the scale: one ingredient at a time in large type, next by touch or by Enter, with what is left to weigh. The screen
// does not fall asleep meanwhile, where the browser can keep it awake.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../icons.tsx';
import type { SheetProps } from '../model.ts';
import { amount, shown } from '../quantity.ts';
import { counts, gramsOf } from '../recipe.ts';
import { Sheet } from './sheet.tsx';

export function Weighing({ close, recipe }: SheetProps) {
  const rows = recipe.rows.filter(counts);
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const [at, setAt] = useState(0);
  const [batches, setBatches] = useState('1');
  const times = amount(batches) || 1;
  useAwake();
  const row = rows[at];
  const tick = (): void => {
    if (!row) return;
    const next = new Set([...done, row.id]);
    setDone(next);
    const left = rows.findIndex((one, place) => place > at && !next.has(one.id));
    const first = rows.findIndex((one) => !next.has(one.id));
    setAt(left >= 0 ? left : first >= 0 ? first : rows.length);
  };
  const so = rows.reduce((sum, one) => sum + (done.has(one.id) ? gramsOf(one) * times : 0), 0);
  return (
    <Sheet title="Pesar" close={close} wide>
      <div class="weighing">
        {row ? (
          <>
            <p class="weighing-place">
              {at + 1} de {rows.length}
            </p>
            <p class="weighing-name">{row.name.trim()}</p>
            <p class="weighing-grams">
              {shown(gramsOf(row) * times, 2)} <small>g</small>
            </p>
            <p class="weighing-sum">
              En el cazo {shown(so, 2)} g; con esto, {shown(so + gramsOf(row) * times, 2)} g
            </p>
            <div class="weighing-deeds">
              <button type="button" class="quiet" disabled={at === 0} onClick={() => setAt(at - 1)}>
                Atrás
              </button>
              <button type="button" class="main" ref={(button) => button?.focus()} onClick={tick}>
                <Icon name="check" /> {done.has(row.id) ? 'Siguiente' : 'Pesado'}
              </button>
            </div>
          </>
        ) : (
          <p class="weighing-name" role="status">
            <Icon name="check" /> Todo pesado: {shown(so, 2)} g
          </p>
        )}
        <ol class="weighing-list">
          {rows.map((one, place) => (
            <li key={one.id}>
              <button
                type="button"
                aria-current={place === at ? 'step' : undefined}
                aria-pressed={done.has(one.id)}
                onClick={() => {
                  if (done.has(one.id)) setDone(new Set([...done].filter((id) => id !== one.id)));
                  setAt(place);
                }}
              >
                <span>{done.has(one.id) && <Icon name="check" />}</span>
                <span>{one.name.trim()}</span>
                <strong>{shown(gramsOf(one) * times, 2)} g</strong>
              </button>
            </li>
          ))}
        </ol>
        <label class="weighing-batches">
          Tandas
          <input inputMode="decimal" value={batches} onInput={(event) => setBatches(event.currentTarget.value)} />
        </label>
      </div>
    </Sheet>
  );
}

function useAwake(): void {
  useEffect(() => {
    let isOver = false;
    let lock: { release(): Promise<void> } | null = null;
    const hold = (): void =>
      void navigator.wakeLock?.request('screen').then(
        (got) => {
          if (isOver) void got.release();
          else lock = got;
        },
        () => {},
      );
    const again = (): void => {
      if (document.visibilityState === 'visible') hold();
    };
    hold();
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
}
