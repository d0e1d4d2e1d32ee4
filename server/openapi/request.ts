// The request of a craft, from its field names and its columns.
import { type Craft, requestLimits, spanish } from '../../engine/index.ts';
import { innerName } from './inner.ts';
import { nameOf, orNull, ref, type Schema, someOf } from './schema.ts';

/** What a request of the craft is made of, by name. */
export const requestPieces = (craft: Craft): Record<string, Schema> => ({
  [`${nameOf(craft.path)}Type`]: typeSchema(craft),
  [`${nameOf(craft.path)}Line`]: lineSchema(craft),
  ...(craft.larder.packet ? { Packet: packetSchema(craft) } : {}),
  ...(craft.larder.packet?.allergens ? { Allergens: allergensSchema(craft) } : {}),
});

const typeSchema = ({ definition: { types } }: Craft): Schema => ({
  type: 'string',
  enum: Object.keys(types),
  description: `Tipos de receta: ${Object.entries(types)
    .map(([id, type]) => `${id} (${type.label})`)
    .join('; ')}`,
});

export function requestSchema(craft: Craft): Schema {
  const { label } = craft.definition.craft;
  const items = { ...ref(`${nameOf(craft.path)}Line`), ...someOf(...amountsOf(craft)) };
  const properties = requestFields(craft, items);
  return { type: 'object', description: `Receta para analizar: ${label}`, properties, required: ['ingredients'] };
}

/** Any of them says how much there is of an ingredient. */
const amountsOf = ({ definition, larder }: Craft): string[] => [
  definition.craft.request.weight,
  'quantity',
  ...(larder.nesting ? [larder.nesting.field] : []),
];

/** What a recipe says of itself, with the lines it is made of. */
export function requestFields(craft: Craft, items: Schema): Record<string, Schema> {
  const { request, defaultType } = craft.definition.craft;
  const properties: Record<string, Schema> = {
    type: {
      anyOf: [ref(`${nameOf(craft.path)}Type`), { type: 'string' }, { type: 'null' }],
      description: `Tipo de receta. Sin él, o si no se reconoce, se aplica ${defaultType}`,
    },
    ingredients: {
      type: 'array',
      description: 'Ingredientes de la receta; los pesos cuentan como proporciones',
      maxItems: requestLimits.ingredients,
      items,
    },
  };
  if (request.craft) {
    properties.craft = { type: 'string', enum: request.craft, description: 'Oficio; otro valor da un error 400' };
  }
  for (const { key } of craft.inputs) properties[key] = inputSchema(craft, key);
  properties.date = daySchema(craft);
  return properties;
}

/** What is worked out from the recipe is no number that could be told here. */
function inputSchema({ definition }: Craft, key: string): Schema {
  const { label, unit, default: usual, min, max, note } = definition.craft.inputs![key]!;
  const said = [
    `${label}${unit ? ` (${unit})` : ''}`,
    ...(note === undefined ? [] : [note.replace(/\.$/, '')]),
    ...(typeof usual === 'number' ? [`Si no se dice, ${spanish(usual, 6)}`] : []),
    ...(typeof min === 'string' || typeof max === 'string' ? ['Sus límites dependen de la receta'] : []),
  ];
  return {
    type: ['number', 'null'],
    ...(typeof min === 'number' ? { minimum: min } : {}),
    ...(typeof max === 'number' ? { maximum: max } : {}),
    description: said.join('. '),
  };
}

/** The day whose law applies. */
export const daySchema = ({ earlier }: Craft): Schema => ({
  type: ['string', 'null'],
  pattern: '^(\\d{4}-\\d{2}-\\d{2})?$',
  description: 'Día con cuya ley se juzga, año-mes-día; por defecto, hoy',
  ...(earlier.length === 0 ? {} : { examples: earlier.map(({ until }) => until) }),
});

function lineSchema(craft: Craft): Schema {
  const { request } = craft.definition.craft;
  const properties: Record<string, Schema> = {
    [request.name]: {
      type: 'string',
      description: 'Ingrediente: su nombre o identificador en el catálogo, o uno propio si se envía su composición',
      pattern: '\\S',
      maxLength: requestLimits.name,
      examples: [...craft.rows.values()].slice(0, 5).map(({ label }) => label),
    },
    [request.weight]: {
      ...{ type: ['number', 'null'], minimum: 0, maximum: requestLimits.grams },
      description: 'Peso en gramos; null es como si no se dijera',
    },
    quantity: {
      type: ['string', 'null'],
      description: `Cantidad como se escribe, en lugar de «${request.weight}»: «1/2 kg», «250 ml», «1 cucharadita», «250+30 g», «2 piezas». Lo que se supone se dice en un aviso; con las dos, gana «${request.weight}»`,
      maxLength: requestLimits.quantity,
      examples: ['1/2 kg', '250 ml', '1 cucharadita', '2 piezas'],
    },
  };
  if (request.role || craft.lineRoles.length > 0) properties[request.role ?? 'role'] = orNull(roleSchema(craft));
  if (craft.larder.packet) properties[craft.larder.packet.field] = orNull(ref('Packet'));
  const told = craft.larder.packet?.allergens;
  if (told) properties[told] = orNull(ref('Allergens'));
  const listed = craft.larder.packet?.compound;
  if (listed) properties[listed] = orNull(compoundSchema);
  if (request.composition) Object.assign(properties, compositionProperties(craft));
  const { nesting } = craft.larder;
  if (nesting) properties[nesting.field] = orNull({ ...ref(innerName), description: 'La receta de este ingrediente' });
  const description = `Un ingrediente y cuánto hay de él: ${amountsOf(craft)
    .map((field) => `«${field}»`)
    .join(', ')}`;
  return { type: 'object', description, properties, required: [request.name] };
}

const allergensSchema = ({ larder }: Craft): Schema => ({
  type: 'array',
  items: { type: 'string', enum: Object.keys(larder.definition.columns.allergens).flatMap((key) => [key, `${key}?`]) },
  maxItems: 40,
  description:
    'Alérgenos que lleva un ingrediente propio, para su etiqueta; con «?» detrás, puede llevarlo; [] si no lleva ninguno. Si falta, se dice que no se sabe',
});

const compoundSchema: Schema = {
  type: 'string',
  maxLength: 2000,
  description:
    'Ingredientes que pone el envase de lo que se compra hecho: van entre paréntesis en la lista de la etiqueta',
};

function packetSchema(craft: Craft): Schema {
  const { family, families, fields, allergens, compound } = craft.larder.packet!;
  const told = fields.map(({ key, label, unit, most }): [string, Schema] => [
    key,
    orNull({ type: 'number', minimum: 0, maximum: most, description: `${label} (${unit} por 100 g)` }),
  ]);
  return {
    type: 'object',
    description:
      'Lo que dice su envase por 100 g: la composición se deduce de ello con el reparto usual de su familia, que se dice en un aviso. Los campos de composición, si se envían, mandan',
    properties: {
      ...Object.fromEntries(told),
      [family]: orNull({
        type: 'string',
        enum: [...families],
        description:
          'Familia de la despensa a la que se parece; si falta, la del ingrediente que se reconozca por su nombre',
      }),
      ...(allergens === null ? {} : { [allergens]: orNull(ref('Allergens')) }),
      ...(compound === null ? {} : { [compound]: orNull(compoundSchema) }),
    },
    ...someOf(...fields.map(({ key }) => key)),
    additionalProperties: false,
  };
}

function roleSchema(craft: Craft): Schema {
  const groups = Object.keys(craft.definition.names?.roles ?? {});
  const parts = craft.lineRoles.map(({ key }) => key);
  const description = parts.length > 0 ? 'Papel del ingrediente' : 'Obliga a contar el ingrediente en este grupo';
  return { type: 'string', enum: [...groups, ...parts], description };
}

function compositionProperties(craft: Craft): Record<string, Schema> {
  const properties: Record<string, Schema> = {};
  for (const { label, unit, internal, spellings, most: maximum } of craft.columns) {
    if (internal) continue;
    const description = `${label}${unit ? ` (${unit})` : ''}, por 100 g; sustituye al valor del catálogo`;
    for (const spelling of spellings) {
      properties[spelling] ??= orNull({ type: 'number', minimum: 0, maximum, description });
    }
  }
  return properties;
}
