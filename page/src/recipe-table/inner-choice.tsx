// A row that is one of one's own recipes, picked among those this browser keeps.
import { useEffect, useState } from 'preact/hooks';
import type { Row } from '../recipe.ts';
import type { Kept } from '../store/database.ts';
import { asRow, lookUpMine } from './mine.ts';

interface Props {
  row: Row;
  /** the recipe on the bench */
  of: string | null;
  put(parts: Partial<Row>, field: string | null): void;
}

export function InnerChoice({ row, of, put }: Props) {
  const [kept, setKept] = useState<readonly Kept[]>([]);
  useEffect(() => {
    void lookUpMine(of).then(setKept);
  }, [of]);
  if (kept.length === 0 && row.inner === null) return null;
  const choose = async (id: string): Promise<void> => {
    put(id === '' ? { inner: null } : await asRow(id), null);
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
