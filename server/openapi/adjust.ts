// The request and the answer of an automatic adjustment, and an example of each taken from the craft's own recipes.
import { adjust, type Craft, type Site } from '../../engine/index.ts';
import { requestSchema } from './request.ts';
import { nameOf, ref, type Schema } from './schema.ts';

const text = (description: string): Schema => ({ type: 'string', description });
const number = (description: string): Schema => ({ type: 'number', description });
const flag = (description: string): Schema => ({ type: 'boolean', description });
const list = (items: Schema, description: string): Schema => ({ type: 'array', items, description });
const record = (properties: Record<string, Schema>, optional: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
});

export function adjustRequestSchema(craft: Craft): Schema {
  const { properties = {}, ...request } = requestSchema(craft);
  const targets = targetsOf(craft);
  return {
    ...request,
    description: `Receta para ajustar: ${craft.label}`,
    properties: {
      ...properties,
      ingredients: { ...properties.ingredients, items: withBounds(properties.ingredients?.items) },
      objective: {
        type: 'string',
        enum: ['minimal', 'cheapest', 'balanced'],
        description:
          'minimal: el menor cambio (por defecto; una receta equilibrada no cambia); cheapest: lo más barato; balanced: lo más centrado en los rangos',
      },
      add: list(
        text('Nombre de un ingrediente del catálogo'),
        'Lo que se puede añadir; sin esta lista, los correctores del tipo; [] no deja añadir nada',
      ),
      ...(targets.length === 0
        ? {}
        : { target: { type: 'string', examples: targets, description: `Meta: ${targets.join(', ')}` } }),
    },
  };
}

function withBounds(item: Schema | false | undefined): Schema {
  const { properties = {}, ...rest } = item || {};
  const bounds = {
    fixed: flag('true: su peso no cambia'),
    min: { type: 'number', minimum: 0, description: 'Gramos, como poco' },
    max: { type: 'number', minimum: 0, description: 'Gramos, como mucho' },
  };
  return { ...rest, properties: { ...properties, ...bounds } };
}

/** What the decision that the craft aims at can give. */
function targetsOf({ definition }: Craft): string[] {
  const name = definition.craft.adjust?.target;
  const rows = name === undefined ? [] : (definition.rules.decisions?.[name]?.rows ?? []);
  const values = rows.map(({ give }) => (give !== null && typeof give === 'object' ? give[name!] : give));
  return [...new Set(values.filter((value): value is string => typeof value === 'string'))];
}

export function adjustAnswerSchema(craft: Craft): Schema {
  const balance = ref(`${nameOf(craft.path)}Response`);
  const described = (description: string): Schema => ({ ...balance, description });
  const optionalNumber = (description: string): Schema => ({ type: ['number', 'null'], description });
  const ends: Schema = { type: 'array', items: { type: ['number', 'null'] }, minItems: 2, maxItems: 2 };
  const ingredient = record({
    name: text('Como se envió; el de lo añadido, como está en el catálogo'),
    grams: number('Peso nuevo, en gramos'),
    before: number('Peso de antes'),
    change: number('Diferencia en gramos'),
    changePct: optionalNumber('Diferencia en %; null si antes no estaba'),
    fixed: flag('No podía cambiar'),
    added: flag('Lo añade el ajuste'),
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
  const properties: Record<string, Schema> = {
    status: { const: 'ok' },
    adjusted: flag('La receta nueva está equilibrada, o alcanza la meta'),
    type: text('Tipo aplicado'),
    typeLabel: text('Nombre del tipo'),
    objective: text('Objetivo aplicado'),
    target: text('Meta, si se pidió'),
    ingredients: list(ingredient, 'Los ingredientes enviados, en su orden, y después los añadidos'),
    sentences: list({ type: 'string' }, 'Qué se cambia, qué se consigue y, si no se llega, por qué'),
    before: described('El análisis de la receta enviada'),
    after: described('El análisis de la receta nueva, con los pesos ya redondeados'),
    reasons: { ...reasons, type: ['object', 'null'], description: 'Por qué no se llega; null si se llega' },
  };
  return { ...record(properties, ['target']), description: `Receta ajustada: ${craft.label}` };
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
