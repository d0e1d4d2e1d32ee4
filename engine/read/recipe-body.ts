// A recipe as the definitions write it → the body that a caller would send for it.
//   bodyOf(craft, 'pan_comun', { agua: 100 }) → { type: 'pan_comun', ingredients: [{ name: 'agua', grams: 100 }] }
import type { Craft, TypeFile } from '../model/craft.ts';
import { requestLimits } from '../request-limits.ts';

export type Example = TypeFile['examples'][number];
/** What of an example is sent. */
export type Tried = Pick<Example, 'recipe' | 'inputs' | 'date'>;

export function bodyOf(
  craft: Craft,
  type: string,
  recipe: Example['recipe'],
): { type: string; ingredients: unknown[] } {
  const { name, weight } = craft.definition.craft.request;
  const ingredients = Array.isArray(recipe)
    ? recipe
    : Object.entries(recipe).map(([typed, grams]) => ({ [name]: typed, [weight]: grams }));
  return { type, ingredients };
}

/** A body as somebody said it, its type by whatever they call it. A door of people says it so; the API reads it to the letter. */
export function typeSaid<Said extends object>(craft: Craft, body: Said): Said {
  const { type } = body as { type?: unknown };
  const id = typeof type === 'string' ? craft.findType(type.slice(0, requestLimits.name)) : null;
  return id === null ? body : { ...body, type: id };
}

/** The same with what the example says of the process and of the day. */
export const exampleBody = (craft: Craft, type: string, { recipe, inputs, date }: Tried): Record<string, unknown> => ({
  ...bodyOf(craft, type, recipe),
  ...inputs,
  ...(date === undefined ? {} : { date }),
});
