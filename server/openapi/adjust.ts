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
import { daySchema, requestSchema } from './request.ts';
import { each, ends, flag, list, nameOf, number, orNone, orNull, record, ref, type Schema, text } from './schema.ts';

export function adjustRequestSchema(craft: Craft): Schema {
  const { properties = {}, ...request } = requestSchema(craft);
  const targets = targetsOf(craft);
  const { name, weight } = craft.definition.craft.request;
  const most = requestLimits.ingredients;
  const names = (description: string): Schema => ({
    ...list(text('Nombre de un ingrediente o de un grupo del catálogo'), description),
    maxItems: requestLimits.named,
  });
  const priced: Record<string, Schema> = {
    maxCost: { type: 'number', exclusiveMinimum: 0, description: askable.maxCost },
    frontier: flag(askable.frontier),
  };
  const target = { type: 'string', examples: targets, description: `${askable.target}: ${targets.join(', ')}` };
  const wishes: Record<string, Schema> = {
    objective: {
      type: 'string',
      enum: ['minimal', 'cheapest', 'balanced'],
      description:
        'minimal: los menos gramos movidos, con el margen que pide un error de pesada del 1 % (por defecto; una receta equilibrada no cambia); cheapest: lo más barato, sin tocar lo que da carácter; balanced: lo más centrado en los rangos',
    },
    add: { ...list(text('Nombre de un ingrediente del catálogo'), askable.add), maxItems: most },
    avoid: names(askable.avoid),
    only: names(askable.only),
    use: {
      ...list(
        {
          ...record({
            [name]: text('Nombre de un ingrediente del catálogo'),
            [weight]: { ...grams, description: 'Gramos' },
          }),
          additionalProperties: false,
        },
        askable.use,
      ),
      maxItems: most,
    },
    max: each(grams, askable.max),
    ranges: each(ends, askable.ranges),
    total: { type: 'number', exclusiveMinimum: 0, maximum: requestLimits.grams, description: askable.total },
    ...(priceColumn(craft) === null ? {} : priced),
    ...(targets.length === 0 ? {} : { target }),
  };
  return {
    ...request,
    additionalProperties: false,
    description: `Receta para ajustar: ${craft.label}. Un campo que no está aquí se rechaza por su nombre`,
    properties: {
      ...properties,
      ingredients: { ...properties.ingredients, items: withBounds(properties.ingredients?.items, weight) },
      date: daySchema(craft),
      ...eachOrNull(wishes),
    },
  };
}

const grams: Schema = { type: 'number', minimum: 0, maximum: requestLimits.grams };

const eachOrNull = (fields: Record<string, Schema>): Record<string, Schema> =>
  Object.fromEntries(Object.entries(fields).map(([key, schema]) => [key, orNull(schema)]));

function withBounds(item: Schema | false | undefined, weight: string): Schema {
  const { properties = {}, anyOf: _weighed, ...rest } = item || {};
  const bounds = {
    [weight]: {
      ...properties[weight],
      type: ['number', 'null'],
      description: 'Gramos; null (o sin él): lo decide el ajuste',
    },
    ...eachOrNull({
      fixed: flag(askableOfItems.fixed),
      min: { ...grams, description: askableOfItems.min },
      max: { ...grams, description: askableOfItems.max },
    }),
  };
  return { ...rest, properties: { ...properties, ...bounds }, additionalProperties: false };
}

/** What may be aimed at in some type, by its name for people, best first. */
function targetsOf(craft: Craft): string[] {
  const named = [...craft.types.values()].flatMap((type) => ranksOf(craft, type).map(({ label }) => label));
  return [...new Set(named)];
}

export function adjustAnswerSchema(craft: Craft): Schema {
  const balance = ref(`${nameOf(craft.path)}Response`);
  const described = (description: string): Schema => ({ ...balance, description });
  const ingredient = record({
    name: text('Como se envió; el de lo añadido, como está en el catálogo'),
    index: orNone('integer', 'Su lugar en la lista enviada, desde 0; null si lo añade el ajuste'),
    grams: number('Peso nuevo, en gramos'),
    before: orNone('number', 'Peso de antes; null si se dejó al ajuste'),
    change: number('Diferencia en gramos'),
    changePct: orNone('number', 'Diferencia en %; null si antes no estaba'),
    fixed: flag('No podía cambiar'),
    added: flag('Lo añade el ajuste'),
    tolerance: {
      ...ends,
      type: ['array', 'null'],
      description:
        'Gramos de menos y de más que aguanta él solo sin que la receta deje de cumplir, se salga de una dosis ni merezca un aviso nuevo; null en el segundo: los que sean; null entero si la receta no cumple',
    },
  });
  const choice = record({
    cost: number('Euros por kilo'),
    clearance: number(
      'Sitio que queda hasta el extremo más cercano, en anchos de rango: 0 en el extremo, 0,5 en el centro',
    ),
    ingredients: list(record({ name: text('Nombre'), grams: number('Gramos') }), 'La receta'),
  });
  const range = record({
    param: text('Parámetro'),
    label: text('Su nombre'),
    range: { ...ends, description: 'Lo que se pide: [mínimo, máximo]' },
    reachable: {
      type: ['array', 'null'],
      items: { type: 'number' },
      minItems: 2,
      maxItems: 2,
      description: 'Hasta dónde puede llegar con estos ingredientes y límites',
    },
    source: text('De dónde sale el rango'),
  });
  const pair: Schema = { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 2 };
  const reasons = record({
    ranges: list(range, 'Lo que no se puede cumplir'),
    clash: list(pair, 'Parámetros que no se pueden cumplir a la vez'),
    freedoms: list({ type: 'string' }, 'Qué permiso bastaría'),
    sentences: list({ type: 'string' }, 'Todo ello, en frases'),
  });
  const cost: Schema = {
    ...record({ before: orNone('number', 'Antes'), after: orNone('number', 'Después') }),
    description: 'Euros por kilo, si el catálogo lleva precios',
  };
  const properties: Record<string, Schema> = {
    status: { const: 'ok' },
    adjusted: flag('La receta nueva está equilibrada, o alcanza la meta'),
    type: text('Tipo aplicado'),
    typeLabel: text('Nombre del tipo'),
    objective: text('Objetivo aplicado'),
    target: text('Meta, si se pidió'),
    ingredients: list(
      ingredient,
      'La receta nueva: los ingredientes enviados, en su orden, y después los añadidos; ninguno pesa 0',
    ),
    removed: list(ingredient, 'Los enviados que ya no están'),
    lawful: {
      ...record(
        {
          ingredients: list(ingredient, 'Sus ingredientes, como los de la receta nueva'),
          removed: list(ingredient, 'Los enviados que no están en ella'),
          cost,
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
    cost,
    sentences: list({ type: 'string' }, 'Qué se cambia, qué se consigue y, si no se llega, por qué'),
    warnings: list({ type: 'string' }, 'Si se ha agotado el tiempo de cálculo'),
    choices: list(choice, 'Con frontier: de la más barata a la más centrada'),
    before: {
      anyOf: [described('El análisis de la receta enviada'), { type: 'null' }],
      description: 'null si lo enviado aún no es una receta',
    },
    after: {
      anyOf: [described('El análisis de la receta nueva, con los pesos ya redondeados'), { type: 'null' }],
      description: 'null si no hay receta',
    },
    reasons: { ...reasons, type: ['object', 'null'], description: 'Por qué no se llega; null si se llega' },
  };
  return {
    ...record(properties, ['target', 'cost', 'choices', 'inputs', 'lawful']),
    description: `Receta ajustada: ${craft.label}`,
  };
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
