// A row that is one of one's own recipes: picked among those this browser keeps, as it was last saved.
import { useEffect, useState } from 'preact/hooks';
import type { Craft } from '../../../engine/craft.ts';
import type { Body, Fields } from '../../../recipes/model.ts';
import { lossIn } from '../quantity.ts';
import type { Row } from '../recipe.ts';
import type { Kept } from '../store/database.ts';
import { latestOf, recipes } from '../store/shelf.ts';

interface Props {
  row: Row;
  /** the recipe on the bench, which may not go into itself */
  of: string | null;
  put(parts: Partial<Row>, field: string | null): void;
}

export function InnerChoice({ row, of, put }: Props) {
  const [kept, setKept] = useState<readonly Kept[]>([]);
  useEffect(() => {
    void recipes().then(
      (all) => setKept(all.filter(({ id }) => id !== of)),
      () => {},
    );
  }, [of]);
  if (kept.length === 0 && row.inner === null) return null;
  const choose = async (id: string): Promise<void> => {
    if (id === '') return put({ inner: null }, null);
    const version = await latestOf(id);
    if (version) put({ inner: innerFrom(version.body), name: version.body.title ?? row.name, composition: {} }, null);
  };
  const title = typeof row.inner?.name === 'string' ? row.inner.name : '';
  const chosen = row.inner === null ? '' : (kept.find((one) => one.title === title)?.id ?? 'own');
  return (
    <label>
      Es una de mis recetas
      <select value={chosen} onChange={(event) => void choose(event.currentTarget.value)}>
        <option value="">no, un ingrediente</option>
        {chosen === 'own' && <option value="own">{title || 'la que trae'}</option>}
        {kept.map(({ id, title: one }) => (
          <option key={id} value={id}>
            {one || 'Sin nombre'}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What goes inside another of a recipe that was saved: its ingredients, and what it loses while it is made. */
function innerFrom({ craft, type, title, ingredients, making }: Body): Fields {
  const written = typeof making === 'object' && making !== null ? (making as Fields).loss : undefined;
  const trim = typeof written === 'string' ? lossIn(written) : null;
  return {
    ...{ craft, type, name: title ?? '' },
    ingredients: ingredients.map(({ fixed: _f, min: _n, max: _x, ...item }) => item),
    ...(trim ? { trim } : {}),
  };
}

/** Under the row: what it is made of. */
export function InnerNote({ craft, inner }: { craft: Craft; inner: Fields }) {
  const items = Array.isArray(inner.ingredients) ? (inner.ingredients as Fields[]) : [];
  const spellings = craft.larder.nesting?.name ?? [];
  const names = items.map((item) => String(spellings.map((key) => item[key]).find((name) => name != null) ?? ''));
  const shown = names.slice(0, 4).join(', ');
  return (
    <p class="understood own">
      Receta propia: {shown}
      {names.length > 4 ? '…' : ''}
    </p>
  );
}
