// Under a row: what the name was taken for, when it is not plain to see, and a way out when it was taken for nothing.
import { useMemo } from 'preact/hooks';
import { type Craft, isSure, normalise, type Recognised } from '../../../engine/index.ts';
import { lazy } from '../lazy.tsx';
import { canDescribe, isOwn } from '../own-ingredient.ts';
import type { Row } from '../recipe.ts';

const InnerNote = lazy(() => import('./inner.tsx').then((part) => part.InnerNote));

interface Props {
  craft: Craft;
  row: Row;
  put(parts: Partial<Row>): void;
  define(): void;
}

/** What a name was taken for, where that is not plain to see; null where it is, or where it was taken for nothing. */
export function takenFor({ row, note, normal, apart }: Recognised): string | null {
  if (note !== null) return row || apart ? note : null;
  return row === null || normalise(row.label).startsWith(normal) ? null : row.label;
}

export function Understood({ craft, row, put, define }: Props) {
  const name = row.name.trim();
  const read = useMemo(() => (name === '' ? null : craft.recognise(name)), [craft, name]);
  if (read === null) return null;
  if (row.inner !== null) return <InnerNote craft={craft} row={row} put={put} />;
  const found = read.row;
  const hasOwn = isOwn(craft, row);
  if (hasOwn) {
    return (
      <p class="understood own">
        {found ? `${found.label}, con composición propia` : 'Ingrediente propio'}{' '}
        <button type="button" class="link" onClick={define}>
          Ver composición
        </button>
      </p>
    );
  }
  if (found) {
    if (row.role !== '') return null;
    const taken = takenFor(read);
    const isGuide = !isSure(found.larder?.entry.basis);
    if (taken === null && !isGuide) return null;
    return (
      <p class="understood">
        {[taken, isGuide ? 'Valores orientativos: compáralos con su ficha' : null].filter(Boolean).join(' · ')}
      </p>
    );
  }
  if (row.role !== '' && craft.roles.get(row.role)) return <p class="understood">{craft.roles.get(row.role)!.label}</p>;
  if (read.apart) return <p class="understood">{read.note}</p>;
  const near = read.near()[0]?.label;
  return (
    <p class="understood unknown">
      {read.note ?? 'No está en el catálogo.'}{' '}
      {near && (
        <button type="button" class="link" onClick={() => put({ name: near })}>
          ¿{near}?
        </button>
      )}{' '}
      {canDescribe(craft) && (
        <button type="button" class="link" onClick={define}>
          Definir su composición
        </button>
      )}
    </p>
  );
}
