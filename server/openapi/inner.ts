// A recipe inside a recipe, and its items: the same for every craft.
import { type Larder, requestLimits } from '../../engine/index.ts';
import { flag, list, number, orNull, percent, record, ref, type Schema, text } from './schema.ts';

export const innerName = 'InnerRecipe';

export function innerSchema({ field, name, weight, deepest, lost }: NonNullable<Larder['nesting']>): Schema {
  const each = (keys: readonly string[], schema: Schema): Record<string, Schema> =>
    Object.fromEntries(keys.map((key) => [key, schema]));
  const weighed: Schema = { type: 'number', minimum: 0, maximum: requestLimits.grams, description: 'Peso en gramos' };
  return {
    type: 'object',
    description: `La receta de un ingrediente: su composición, su coste, sus alérgenos y su lista pasan a la de fuera. Hasta ${deepest}, una dentro de otra, y ${requestLimits.ingredients} ingredientes entre todas`,
    properties: {
      craft: orNull(text('Oficio en que se escribió')),
      type: orNull(text('Tipo de receta en su oficio')),
      name: orNull(text('Cómo se llama')),
      title: orNull(text('Cómo se llama; vale también así')),
      ingredients: {
        ...list(
          {
            type: 'object',
            properties: {
              ...each(name, { type: 'string', maxLength: requestLimits.name, description: 'Nombre del ingrediente' }),
              ...each(weight, weighed),
              quantity: {
                ...{ type: ['string', 'null'], maxLength: requestLimits.quantity },
                description: 'Cantidad como se escribe',
              },
              [field]: orNull({ ...ref(innerName), description: 'La receta de este ingrediente' }),
            },
          },
          'Sus ingredientes, con los nombres de campo de cualquier oficio',
        ),
        minItems: 1,
        maxItems: requestLimits.ingredients,
      },
      finishedWeight: {
        ...{ type: ['number', 'null'], exclusiveMinimum: 0 },
        description: 'Gramos que quedan al acabarla; o «loss»',
      },
      loss: orNull(percent(`Lo que pierde al fuego o al horno, en % de su peso: es ${lost.label.toLowerCase()}`)),
      trim: orNull(percent('Lo que se aparta después (recortes, lo que queda en el cazo), en %: se paga y no se usa')),
      open: orNull(
        flag('true: en la lista de la etiqueta sus ingredientes van uno a uno, no como ingrediente compuesto'),
      ),
    },
    required: ['ingredients'],
    additionalProperties: false,
  };
}

/** What ?explain=true tells of it. */
export const innerReading: Schema = {
  ...record({
    used: number('Gramos que entran en ella'),
    finished: number('Gramos que salen'),
    ingredients: list({ type: 'object' }, 'Qué es cada línea suya, como las de fuera'),
  }),
  description: 'La receta que es este ingrediente',
};
