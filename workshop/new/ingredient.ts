// An ingredient like another, on the shelf of the other: its family, its figures and its allergens, to be changed.

import type { LarderDefinition, LarderIngredient } from '../../engine/index.ts';
import { pending } from '../checks/fuente_pendiente.ts';
import { layOut } from '../layout.ts';

/** The shelf that holds the model, and its text with the new row after it. */
export function newIngredient(
  { shelves }: LarderDefinition,
  model: string,
  { id, label }: { id: string; label: string },
): { file: string; text: string } {
  const [file, shelf] = Object.entries(shelves).find(([, { ingredients }]) =>
    ingredients.some((row) => row.id === model),
  )!;
  const at = shelf.ingredients.findIndex((row) => row.id === model);
  // What the other is called, in any language, is its own.
  const { aliases, names, code, note, legal, ...rest } = shelf.ingredients[at]! as LarderIngredient;
  const row = { ...rest, id, label, source: `${pending}: cifras de «${rest.label}»` };
  const ingredients = [...shelf.ingredients.slice(0, at + 1), row, ...shelf.ingredients.slice(at + 1)];
  return { file, text: layOut('shelf', { ...shelf, ingredients }) };
}
