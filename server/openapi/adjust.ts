// The request and the answer of an automatic adjustment, and an example of each taken from the craft's own recipes.
import {
  adjust,
  askable,
  askableOfItems,
  type Craft,
  priceColumn,
  ranksOf,
  requestLimits,
  type Site,
} from '../../engine/index.ts';
import { daySchema, requestFields } from './request.ts';
import {
  each,
  ends,
  flag,
  list,
  nameOf,
  number,
  orNone,
  orNull,
  record,
  ref,
  type Schema,
  text,
  whole,
} from './schema.ts';

const grams: Schema = { type: 'number', minimum: 0, maximum: requestLimits.grams };

const eachOrNull = (fields: Record<string, Schema>): Record<string, Schema> =>
  Object.fromEntries(Object.entries(fields).map(([key, schema]) => [key, orNull(schema)]));

const named = (what: string, description: string, maxItems: number): Schema => ({
  ...list(text(`Nombre de un ingrediente ${what}`), description),
  maxItems,
});

/** What may be wished of any recipe. */
const wishes: Schema = {
  type: 'object',
  properties: eachOrNull({
    objective: {
      type: 'string',
      enum: ['minimal', 'cheapest', 'balanced'],
      description:
        'minimal: los menos gramos movidos, con el margen que pide un error de pesada del 1 % (por defecto; una receta equilibrada no cambia); cheapest: lo más barato, sin tocar lo que da carácter; balanced: lo más centrado en los rangos',
    },
    add: named('del catálogo', askable.add, requestLimits.ingredients),
    avoid: named('o de un grupo del catálogo', askable.avoid, requestLimits.named),
    only: named('o de un grupo del catálogo', askable.only, requestLimits.named),
    max: each(grams, askable.max),
    ranges: each(ends, askable.ranges),
    tolerance: {
      type: 'object',
      properties: eachOrNull({
        hold: { type: 'number', minimum: 0, maximum: 20, description: 'Error de pesada de cada línea, en %' },
      }),
      additionalProperties: false,
      description: askable.tolerance,
    },
    total: { type: 'number', exclusiveMinimum: 0, maximum: requestLimits.grams, description: askable.total },
  }),
};

const bounds: Schema = {
  type: 'object',
  properties: eachOrNull({
    fixed: flag(askableOfItems.fixed),
    min: { ...grams, description: askableOfItems.min },
    max: { ...grams, description: askableOfItems.max },
  }),
};

export function adjustRequestSchema(craft: Craft): Schema {
  const targets = targetsOf(craft);
  const { name, weight } = craft.definition.craft.request;
  const used = record({
    [name]: text('Nombre de un ingrediente del catálogo'),
    [weight]: { ...grams, description: 'Gramos' },
  });
  const own: Record<string, Schema> = {
    use: {
      ...list({ ...used, additionalProperties: false }, askable.use),
      maxItems: requestLimits.ingredients,
    },
    ...(priceColumn(craft) === null
      ? {}
      : {
          maxCost: { type: 'number', exclusiveMinimum: 0, description: askable.maxCost },
          frontier: flag(askable.frontier),
        }),
    ...(targets.length === 0 ? {} : { target: text(`${askable.target}: ${targets.join(', ')}`) }),
  };
  const recipe = requestFields(craft, ref(`${nameOf(craft.path)}AdjustLine`));
  return whole(
    `Receta para ajustar: ${craft.label}. Un campo que no está aquí se rechaza por su nombre`,
    {
      type: 'object',
      properties: { ...recipe, date: daySchema(craft), ...eachOrNull(own) },
      required: ['ingredients'],
    },
    ref('AdjustWishes'),
  );
}

/** A line whose weight may be left to the adjustment, and kept within bounds. */
const adjustLine = (craft: Craft): Schema =>
  whole(
    'Un ingrediente; sin peso, o con null, lo decide el ajuste',
    ref(`${nameOf(craft.path)}Line`),
    ref('AdjustBounds'),
  );

/** What an adjustment is made of, by name. */
export const adjustPieces = (craft: Craft): Record<string, Schema> => ({
  AdjustWishes: wishes,
  AdjustBounds: bounds,
  AdjustedLine: adjustedLine,
  AdjustedCost: cost,
  Adjusted: adjustedBase,
  [`${nameOf(craft.path)}AdjustLine`]: adjustLine(craft),
});

/** What may be aimed at in some type, by its name for people, best first. */
function targetsOf(craft: Craft): string[] {
  const named = [...craft.types.values()].flatMap((type) => ranksOf(craft, type).map(({ label }) => label));
  return [...new Set(named)];
}

const adjustedLine = record({
  name: text('Como se envió; el de lo añadido, como está en el catálogo'),
  index: orNone('integer', 'Su lugar en la lista enviada, desde 0; null si lo añade el ajuste'),
  grams: number('Peso nuevo, en gramos'),
  before: orNone('number', 'Peso de antes; null si se dejó al ajuste'),
  change: number('Diferencia en gramos'),
  changePct: orNone('number', 'Diferencia en %; null si antes no estaba'),
  fixed: flag('No podía cambiar'),
  added: flag('Lo añade el ajuste'),
  tolerance: {
    ...orNull(ends),
    description:
      'Gramos de menos y de más que aguanta él solo sin que la receta deje de cumplir, se salga de una dosis ni merezca un aviso nuevo; null en el segundo: los que sean; null entero si la receta no cumple',
  },
});
const cost: Schema = {
  ...record({ before: orNone('number', 'Antes'), after: orNone('number', 'Después') }),
  description: 'Euros por kilo, si el catálogo lleva precios',
};
const lines = (description: string): Schema => list(ref('AdjustedLine'), description);
const sentences = (description: string): Schema => list({ type: 'string' }, description);

const adjustedBase = record(
  {
    status: { const: 'ok' },
    adjusted: flag('La receta nueva está equilibrada, o alcanza la meta'),
    type: text('Tipo aplicado'),
    typeLabel: text('Nombre del tipo'),
    objective: text('Objetivo aplicado'),
    target: text('Meta, si se pidió'),
    ingredients: lines(
      'La receta nueva: los ingredientes enviados, en su orden, y después los añadidos; ninguno pesa 0',
    ),
    removed: lines('Los enviados que ya no están'),
    lawful: {
      ...record(
        {
          ingredients: lines('Sus ingredientes, como los de la receta nueva'),
          removed: lines('Los enviados que no están en ella'),
          cost: ref('AdjustedCost'),
          sentences: sentences('Qué se cambia de la receta enviada y qué se consigue con estos pesos'),
        },
        ['cost'],
      ),
      description:
        'La receta nueva con lo que la ley pide además: la que dicen las frases; solo si hace falta y se llega',
    },
    inputs: each(
      record({ before: orNone('number', 'Antes'), after: orNone('number', 'Después') }),
      'Datos del proceso que vuelven a lo usual: para repetir el análisis no se envían',
    ),
    cost: ref('AdjustedCost'),
    sentences: sentences('Qué se cambia, qué se consigue y, si no se llega, por qué'),
    warnings: sentences('Si se han agotado los pasos que puede dar la búsqueda'),
    choices: list(
      record({
        cost: number('Euros por kilo'),
        clearance: number(
          'Sitio que queda hasta el extremo más cercano, en anchos de rango: 0 en el extremo, 0,5 en el centro',
        ),
        ingredients: list(record({ name: text('Nombre'), grams: number('Gramos') }), 'La receta'),
      }),
      'Con frontier: de la más barata a la más centrada',
    ),
    reasons: {
      ...record({
        ranges: list(
          record({
            param: text('Parámetro'),
            label: text('Su nombre'),
            range: { ...ends, description: 'Lo que se pide' },
            reachable: {
              ...orNull(ref('Range')),
              description: 'Hasta dónde puede llegar con estos ingredientes y límites',
            },
            source: text('De dónde sale el rango'),
          }),
          'Lo que no se puede cumplir',
        ),
        clash: list(
          { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 2 },
          'Parámetros que no se pueden cumplir a la vez',
        ),
        freedoms: sentences('Qué permiso bastaría'),
        sentences: sentences('Todo ello, en frases'),
      }),
      type: ['object', 'null'],
      description: 'Por qué no se llega; null si se llega',
    },
  },
  ['target', 'cost', 'choices', 'inputs', 'lawful'],
);

export function adjustAnswerSchema(craft: Craft): Schema {
  const analysis = (description: string): Schema => ({ ...orNull(ref(`${nameOf(craft.path)}Response`)), description });
  return whole(
    `Receta ajustada: ${craft.label}`,
    ref('Adjusted'),
    record({
      before: analysis('El análisis de la receta enviada; null si aún no es una receta'),
      after: analysis('El análisis de la receta nueva, con los pesos ya redondeados; null si no hay receta'),
    }),
  );
}

/** A recipe of the definitions that adjusting mends, and what comes out of it. */
export function adjustExample(craft: Craft, site: Site): { body: unknown; answer: unknown } | null {
  const { name, weight } = craft.definition.craft.request;
  for (const [type, { examples }] of Object.entries(craft.definition.types)) {
    for (const { recipe } of examples) {
      const ingredients = Array.isArray(recipe)
        ? recipe
        : Object.entries(recipe).map(([typed, grams]) => ({ [name]: typed, [weight]: grams }));
      try {
        const body = { type, ingredients };
        const answer = adjust(craft, body, site);
        const rows = answer.ingredients as { change: number }[];
        if (answer.adjusted && rows.some(({ change }) => change !== 0)) return { body, answer };
      } catch {
        // An example of a refusal is no example of an adjustment.
      }
    }
  }
  return null;
}
