// Under a row that is a recipe of one's own: what it is made of. It is a copy of what was saved: when that changes, it is
// told, and can be taken again.
import { useEffect, useState } from 'preact/hooks';
import type { Craft } from '../../../engine/index.ts';
import type { Row } from '../recipe.ts';
import { onChange } from '../store/database.ts';
import { recipes } from '../store/recipes.ts';
import { asRow } from './mine.ts';

interface Props {
  craft: Craft;
  row: Row;
  put(parts: Partial<Row>): void;
}

/** The row as its recipe would make it today; null where it is the same, or is not kept here. */
async function madeAnew({ inner }: Row): Promise<Partial<Row> | null> {
  const kept = (await recipes()).find(({ title, craft }) => title === inner?.name && craft === inner.craft);
  const fresh = kept ? await asRow(kept.id) : {};
  return fresh.inner && JSON.stringify(fresh.inner) !== JSON.stringify(inner) ? fresh : null;
}

export function InnerNote({ craft, row, put }: Props) {
  const [fresh, setFresh] = useState<Partial<Row> | null>(null);
  const { inner } = row;
  useEffect(() => {
    const look = (): void => void madeAnew(row).then(setFresh, () => {});
    look();
    return onChange(look);
  }, [inner]);
  const items = Array.isArray(inner?.ingredients) ? inner.ingredients : [];
  const spellings = craft.larder.nesting?.name ?? [];
  const names = items.map((item) => String(spellings.map((key) => item[key]).find((name) => name != null) ?? ''));
  const shown = names.slice(0, 4).join(', ');
  return (
    <p class="understood own">
      Receta propia: {shown}
      {names.length > 4 ? '…' : ''}
      {fresh && (
        <>
          {' '}
          Ha cambiado desde que está aquí.{' '}
          <button type="button" class="link" onClick={() => put(fresh)}>
            Tomarla como es ahora
          </button>
        </>
      )}
    </p>
  );
}
