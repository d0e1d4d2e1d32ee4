// What allergens an ingredient of one's own carries, or may carry: said, said that none, or not said.
//   «una, otra?»: carries one, may carry the other
import type { Craft } from '../../../engine/index.ts';
import { allergensIn, noAllergens } from '../own-ingredient.ts';

interface Props {
  craft: Craft;
  /** as it is kept */
  text: string;
  put(text: string): void;
}

export function Allergens({ craft, text, put }: Props) {
  const all = Object.entries(craft.larder.definition.columns.allergens);
  const told = allergensIn(text);
  const has = (word: string): boolean => told?.includes(word) ?? false;
  const toggle = (id: string, word: string): void => {
    const others = (told ?? []).filter((one) => one !== id && one !== `${id}?`);
    put((has(word) ? others : [...others, word]).join(', '));
  };
  const chips = (mark: string) => (
    <div class="chips">
      {all.map(([id, label]) => (
        <button
          key={id}
          type="button"
          class="chip"
          aria-pressed={has(`${id}${mark}`)}
          onClick={() => toggle(id, `${id}${mark}`)}
        >
          {label}
        </button>
      ))}
    </div>
  );
  const possible = told?.filter((word) => word.endsWith('?')).length ?? 0;
  return (
    <fieldset class="allergens">
      <legend>Alérgenos que lleva</legend>
      <div class="chips">
        <button
          type="button"
          class="chip"
          aria-pressed={told?.length === 0}
          onClick={() => put(told?.length === 0 ? '' : noAllergens)}
        >
          No lleva ninguno
        </button>
      </div>
      {chips('')}
      <details open={possible > 0}>
        <summary>Puede llevar{possible > 0 && ` (${possible})`}</summary>
        {chips('?')}
      </details>
      {told === null && <p class="about">Mientras no se diga, la etiqueta avisa de que no se sabe.</p>}
    </fieldset>
  );
}
