// The rows that do not count yet, for want of a weight or of a name, in words.
//   «Tal no cuenta aún: falta su peso»
import { enumerate } from '../../../engine/index.ts';
import { amount, shown } from '../quantity.ts';
import type { Recipe } from '../recipe.ts';

/** More of them are only counted. */
const named = 2;

export function waitingIn({ rows }: Recipe): readonly string[] {
  const weightless = rows.flatMap(({ name, grams }) =>
    grams.trim() === '' && name.trim() !== '' ? [name.trim()] : [],
  );
  const nameless = rows.reduce((sum, { name, grams }) => sum + (name.trim() === '' ? (amount(grams) ?? 0) : 0), 0);
  const who = weightless.length > named ? `${weightless.length} ingredientes` : enumerate(weightless);
  return [
    ...(who === '' ? [] : [`${who} ${weightless.length === 1 ? 'no cuenta' : 'no cuentan'} aún: falta su peso`]),
    ...(nameless > 0 ? [`${shown(nameless, 2)} g no cuentan aún: falta el nombre`] : []),
  ];
}
