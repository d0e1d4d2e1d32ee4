// Under a row that is a recipe of one's own: what it is made of.
import type { Craft } from '../../../engine/index.ts';
import type { Fields } from '../../../recipes/model.ts';

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
