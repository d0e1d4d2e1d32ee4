// A price of one's own, typed where it is read and kept when the field is left; what cannot be read stays there, and is
// told.
import { useState } from 'preact/hooks';
import { eurosIn, typed } from './quantity.ts';
import { keepIngredient } from './store/ingredients.ts';

interface Props {
  name: string;
  /** as it is kept; empty: none */
  price: string;
  placeholder?: string;
}

export const isPriceWrong = (text: string): boolean => text.trim() !== '' && eurosIn(text) === null;

/** «7,50 €/kg» → «7,5», as prices are kept. */
export const keptPrice = (text: string): string => {
  const price = eurosIn(text);
  return price === null ? '' : typed(price, 4);
};

export function PriceField({ name, price, placeholder }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const text = draft ?? price;
  const isWrong = isPriceWrong(text);
  const keep = (): void => {
    setLeft(true);
    if (isWrong) return;
    if (draft !== null && draft !== price) keepIngredient({ name, price: keptPrice(draft) }).catch(() => {});
    setDraft(null);
  };
  return (
    <>
      <input
        class="price"
        inputMode="decimal"
        autocomplete="off"
        aria-label={`Precio de ${name} en euros el kilo`}
        aria-invalid={isWrong}
        placeholder={placeholder}
        value={text}
        onInput={(event) => {
          setDraft(event.currentTarget.value);
          setLeft(false);
        }}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keep();
          else if (event.key === 'Escape' && draft !== null) {
            event.stopPropagation();
            setDraft(null);
          }
        }}
      />
      {isWrong && isLeft && (
        <p class="fault" role="alert">
          «{text.trim()}» no es un precio
        </p>
      )}
    </>
  );
}
