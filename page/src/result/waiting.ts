// The rows that do not count yet, for want of a weight or of a name, in words.
//   «sin contar Tal: falta su peso»
import { enumerate } from '../../../engine/index.ts';
import { useRested } from '../debounce.ts';
import { amount, shown } from '../quantity.ts';
import type { Recipe } from '../recipe.ts';

/** More of them are only counted. */
const named = 2;

/** It is a text, which stays the same from one keystroke to the next: only another one waits until the hand rests. */
export const useWaiting = (recipe: Recipe): string => useRested(waitingIn(recipe).join(' · '));

export function waitingIn({ rows }: Recipe): readonly string[] {
  const weightless = rows.flatMap(({ name, grams }) =>
    grams.trim() === '' && name.trim() !== '' ? [name.trim()] : [],
  );
  const nameless = rows.reduce((sum, { name, grams }) => sum + (name.trim() === '' ? (amount(grams) ?? 0) : 0), 0);
  const who = weightless.length > named ? `${weightless.length} ingredientes` : enumerate(weightless);
  return [
    ...(who === '' ? [] : [`sin contar ${who}: falta su peso`]),
    ...(nameless > 0 ? [`sin contar ${shown(nameless, 2)} g: falta el nombre`] : []),
  ];
}
