// How a book and its change are described: POST /api/book, many recipes of any craft and one answer a line.
import { type Book, type Craft, changeable, manifest, type Site } from '../../engine/index.ts';
import { countedFailures, ok } from './responses.ts';
import { each, list, number, orNone, record, ref, type Schema, text } from './schema.ts';

const outcomes = ['same', 'adjusted', 'impossible', 'refused'];
const names = (description: string): Schema => list({ type: 'string' }, description);

/** Either there is one or there is not. */
const maybe = (name: string, description: string): Schema => ({ anyOf: [ref(name), { type: 'null' }], description });

export const bookSchemas = (crafts: readonly Craft[]): Record<string, Schema> => ({
  BookChange: {
    type: 'object',
    description: 'Una o varias de estas cosas',
    minProperties: 1,
    properties: {
      avoid: names(changeable.avoid),
      replace: list(record({ from: text('Lo que se va'), to: text('Lo que ocupa su lugar') }), changeable.replace),
      prices: {
        type: 'object',
        description: changeable.prices,
        additionalProperties: {
          anyOf: [number('Euros por kilo'), record({ times: number('Veces lo que cuesta ahora') })],
        },
      },
      date: { ...text(changeable.date), format: 'date' },
      stock: list(record({ name: text('Ingrediente'), grams: number('Gramos que hay') }), changeable.stock),
    },
  },
  BookRecipe: {
    ...record(
      {
        title: text('Cómo se llama; otra receta del libro puede llevarla por su nombre («recipe»)'),
        craft: { type: 'string', enum: crafts.map(({ id }) => id), description: 'Oficio' },
        ingredients: list(
          { type: 'object', additionalProperties: true },
          'Como en la petición de su oficio; «recipe» puede ser el título de otra receta del libro',
        ),
      },
      ['title'],
    ),
    description: 'Lo que se enviaría a su oficio, y de qué oficio es',
    additionalProperties: true,
  },
  BookRequest: record(
    {
      recipes: { type: 'array', minItems: 1, maxItems: 100, items: ref('BookRecipe'), description: 'Las recetas' },
      change: ref('BookChange'),
      prices: each(number('Euros por kilo'), 'Precios de la casa, por ingrediente'),
      ingredients: list(
        { ...record({ name: text('Cómo se llama') }), additionalProperties: true },
        'Ingredientes de la casa, con lo que se diría de ellos en una receta',
      ),
    },
    ['prices', 'ingredients'],
  ),
  BookStand: record({
    verdict: orNone('string', 'Veredicto, donde el oficio lo da'),
    class: orNone('string', 'Clase o medalla'),
    figures: list(
      record({
        ...{ key: text('Parámetro'), label: text('Cómo se llama'), unit: text('Unidad') },
        ...{ value: orNone('number', 'Valor'), min: orNone('number', 'Mínimo'), max: orNone('number', 'Máximo') },
        in: orNone('boolean', 'Si está en su rango; null: no se juzga'),
      }),
      'Cifras que se comparan',
    ),
    law: names('Límites legales que incumple'),
    cost: {
      ...record({
        ...{ kilo: number('Euros por kilo de lo que entra'), batch: number('Euros de la tanda') },
        unpriced: names('Lo que no tiene precio'),
      }),
      type: ['object', 'null'],
    },
    allergens: {
      ...record({
        contains: names('Lleva'),
        may: names('Puede llevar, según la marca'),
        unknown: names('Ingredientes de los que no se sabe'),
      }),
      type: ['object', 'null'],
    },
    name: orNone('string', 'El primer nombre legal que cumple'),
  }),
  BookTurned: record({
    ...{ recipe: text('Su título, o su número'), place: number('Lugar en el libro, desde 0') },
    ...{ craft: text('Oficio'), type: text('Tipo'), typeLabel: text('Nombre del tipo') },
    why: names('Qué del cambio la toca'),
    outcome: {
      type: 'string',
      enum: outcomes,
      description:
        'same: queda bien como está; adjusted: corregida; impossible: lo más cerca que se llega; refused: no se puede leer',
    },
    before: maybe('BookStand', 'Cómo estaba'),
    uncorrected: maybe('BookStand', 'Con el cambio y sin corregir, donde eso existe'),
    after: maybe('BookStand', 'Cómo queda'),
    ingredients: list(
      record({
        name: text('Ingrediente'),
        index: orNone('number', 'Lugar en la lista enviada; null: es nuevo'),
        before: orNone('number', 'Gramos de antes'),
        grams: number('Gramos de ahora'),
      }),
      'Lo que pesa cada cosa, antes y ahora',
    ),
    sentences: names('Qué se cambia, o qué lo impide'),
    body: { type: ['object', 'null'], description: 'La receta como queda', additionalProperties: true },
  }),
  BookSummary: record({
    summary: record({
      ...{ recipes: number('Recetas del libro'), touched: number('Las que toca el cambio') },
      outcomes: record(Object.fromEntries(outcomes.map((outcome) => [outcome, number('Cuántas')]))),
      cost: record({
        before: number('Euros de una tanda de todas las tocadas, antes'),
        uncorrected: number('Con el cambio, sin corregir'),
        after: number('Corregidas'),
      }),
      receipt: record({
        definitions: orNone('string', 'Versión de las definiciones'),
        engine: orNone('string', 'Versión del motor'),
        day: text('Día'),
        request: orNone('string', 'Huella de la pregunta: la misma pregunta tiene la misma'),
      }),
    }),
  }),
});

/** Its example is that of a craft, made dearer in its first ingredient. */
export function bookPath(crafts: readonly Craft[], site: Site) {
  const [craft] = crafts;
  if (!craft) return {};
  const body = manifest(craft, site).bodyExample as { ingredients: Record<string, unknown>[] };
  const name = String(body.ingredients[0]![craft.definition.craft.request.name]);
  const book: Book = { recipes: [{ title: 'La de la casa', ...body, craft: craft.id }] };
  const change = { prices: { [name]: 20 } };
  const answer = ok('Una línea por receta tocada, y el resumen', 'BookTurned', undefined, true);
  return {
    '/api/book': {
      post: {
        ...{ tags: ['general'], operationId: 'changeBook', summary: 'Un cambio en todas las recetas de un libro' },
        description:
          'Hasta cien recetas de cualquier oficio en una petición, que cuentan como otras tantas. La respuesta tiene una línea por receta que el cambio toca, como estaba y como queda con la menor corrección o por qué no se puede, y al final una línea con el resumen y su recibo',
        requestBody: {
          required: true,
          description: 'El libro y el cambio',
          content: { 'application/json': { schema: ref('BookRequest'), example: { ...book, change } } },
        },
        responses: {
          200: {
            ...answer,
            content: { 'application/x-ndjson': { schema: { anyOf: [ref('BookTurned'), ref('BookSummary')] } } },
          },
          ...countedFailures(400, 429, 500),
        },
      },
    },
  };
}
