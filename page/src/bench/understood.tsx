// Under a row: what the name was taken for, when it is not plain to see, and a way out when it was taken for nothing.
import { useMemo } from 'preact/hooks';
import type { Craft } from '../../../engine/craft.ts';
import { normalise } from '../../../engine/names/normalise.ts';
import { nearest } from '../../../engine/near.ts';
import { isOwn, type Row } from '../recipe.ts';

interface Props {
  craft: Craft;
  row: Row;
  put(parts: Partial<Row>): void;
  define(): void;
}

export function Understood({ craft, row, put, define }: Props) {
  const name = row.name.trim();
  const found = useMemo(() => (name === '' ? null : craft.recognise(name).row), [craft, name]);
  const hasOwn = isOwn(craft, row);
  const near = useMemo(
    () =>
      name.length < 3 || found || hasOwn
        ? null
        : nearest(
            name,
            [...craft.rows.values()].map(({ label }) => label),
          ),
    [craft, name, found, hasOwn],
  );
  if (name === '') return null;
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
    if (normalise(found.label).startsWith(normalise(name)) || row.role !== '') return null;
    return <p class="understood">{found.label}</p>;
  }
  if (row.role !== '' && craft.roles.get(row.role)) return <p class="understood">{craft.roles.get(row.role)!.label}</p>;
  return (
    <p class="understood unknown">
      No está en el catálogo.{' '}
      {near !== null && (
        <button type="button" class="link" onClick={() => put({ name: near })}>
          ¿{near}?
        </button>
      )}{' '}
      {craft.definition.craft.request.composition && (
        <button type="button" class="link" onClick={define}>
          Definir su composición
        </button>
      )}
    </p>
  );
}
