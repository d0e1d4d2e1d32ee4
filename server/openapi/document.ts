// /openapi.json: what every loaded craft offers, in OpenAPI 3.1, made from its definitions.
import { type Craft, evaluate, manifest, requestLimits, type Site } from '../../engine/index.ts';
import { found } from '../ingredients.ts';
import { adjustPath, batchPath, labelPath } from '../paths.ts';
import { adjustAnswerSchema, adjustExample, adjustPieces, adjustRequestSchema } from './adjust.ts';
import { bookPath, bookSchemas } from './book.ts';
import { explanationSchema } from './explanation.ts';
import { craftDetail, craftList, errorSchema, ingredientDetail, ingredientList } from './general.ts';
import { innerName, innerSchema } from './inner.ts';
import { labelAnswerSchema, labelExample, labelRequestSchema, labelWishes } from './label.ts';
import { answerSchema, manifestSchema } from './layout.ts';
import { requestPieces, requestSchema } from './request.ts';
import { countedFailures, failureComponents, failures, headerComponents, ok } from './responses.ts';
import { nameOf, pieces, ref, type Schema } from './schema.ts';

export function openapi(crafts: readonly Craft[], version: string, site: Site, server: string) {
  const schemas: Record<string, Schema> = {
    ...pieces,
    Error: errorSchema,
    Explanation: explanationSchema,
    CraftList: craftList,
    Craft: craftDetail,
    IngredientList: ingredientList,
    Ingredient: ingredientDetail,
  };
  Object.assign(schemas, bookSchemas(crafts));
  const nesting = crafts[0]?.larder.nesting;
  if (nesting) schemas[innerName] = innerSchema(nesting);
  const paths: Record<string, unknown> = {};
  for (const craft of crafts) {
    for (const partOf of craftParts) {
      const part = partOf(craft, site);
      Object.assign(paths, part?.paths);
      Object.assign(schemas, part?.schemas);
    }
  }
  Object.assign(paths, bookPath(crafts, site), generalPaths(crafts));
  return {
    openapi: '3.1.0',
    info: {
      title: site.service,
      version: '1',
      description: `Analiza y equilibra recetas: se envían los ingredientes con sus pesos y un tipo de receta, y se responde con su composición, su comparación con los rangos del tipo y consejos. Servicio público, sin claves, con un límite de peticiones por minuto y cliente. Lo mismo hay para los asistentes (herramientas MCP en POST /mcp), en la consola (la orden obrador) y dentro de otro programa (la biblioteca obrador, con los tipos de esta API en obrador/api). Definiciones ${version}.`,
      license: { name: 'MIT', identifier: 'MIT' },
      'x-definitions': version,
    },
    servers: [{ url: server, description: 'Este servicio' }],
    security: [],
    tags: [
      ...crafts.map(({ id, label, definition }) => ({ name: id, description: definition.craft.description ?? label })),
      { name: 'general', description: 'Los oficios, esta descripción y el estado del servicio' },
    ],
    paths,
    components: { schemas, headers: headerComponents, responses: failuresIn(paths) },
  };
}

/** The failures that some path has. */
function failuresIn(paths: Record<string, unknown>) {
  const used = new Set(JSON.stringify(paths).match(/(?<=components\/responses\/)\w+/g));
  return Object.fromEntries(Object.entries(failureComponents).filter(([name]) => used.has(name)));
}

interface Described {
  readonly paths: Record<string, unknown>;
  readonly schemas: Record<string, Schema>;
}

/** The parts a craft brings. Their examples are computed, so each is made once, and may be made ahead. */
export const craftParts = [kept(balanced), kept(labelled), kept(adjusted)];

function kept(describe: (craft: Craft, site: Site) => Described | null) {
  const made = new WeakMap<Craft, Described | null>();
  return (craft: Craft, site: Site): Described | null => {
    const part = made.get(craft) ?? describe(craft, site);
    made.set(craft, part);
    return part;
  };
}

function balanced(craft: Craft, site: Site): Described {
  const name = nameOf(craft.path);
  const tags = [craft.id];
  const body = manifest(craft, site).bodyExample;
  const get = {
    ...{ tags, operationId: `get${name}`, summary: `Qué ofrece: ${craft.label}` },
    description: 'Los tipos de receta que se admiten y una petición de ejemplo',
    responses: { 200: ok('El manifiesto', `${name}Manifest`), ...failures(405) },
  };
  const post = {
    ...{ tags, operationId: `post${name}`, summary: `Analizar una receta: ${craft.label}` },
    description: 'Calcula los parámetros de la receta y los compara con los rangos de su tipo',
    parameters: [explain],
    requestBody: jsonBody(`${name}Request`, body),
    responses: {
      200: ok('El análisis', `${name}Response`, exampleAnswer(craft, body, site), true),
      ...countedFailures(400, 429, 500),
    },
  };
  const schemas = {
    ...requestPieces(craft),
    [`${name}Request`]: requestSchema(craft),
    [`${name}Response`]: explained(answerSchema(craft)),
    [`${name}Manifest`]: manifestSchema(craft),
  };
  const batch = {
    ...{ tags, operationId: `batch${name}`, summary: `Analizar varias recetas: ${craft.label}` },
    description:
      'Hasta cien recetas en una petición, que cuentan como otras tantas. La respuesta tiene una línea por receta, en su orden: su análisis o, si no se puede calcular, su error',
    requestBody: {
      required: true,
      description: 'Las recetas',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { recipes: { type: 'array', minItems: 1, maxItems: 100, items: ref(`${name}Request`) } },
            required: ['recipes'],
          },
          example: { recipes: [body] },
        },
      },
    },
    responses: {
      200: {
        ...ok('Una línea por receta', 'Error', undefined, true),
        content: { 'application/x-ndjson': { schema: { anyOf: [ref(`${name}Response`), ref('Error')] } } },
      },
      ...countedFailures(400, 429, 500),
    },
  };
  return { paths: { [craft.path]: { get, post }, [batchPath(craft.path)]: { post: batch } }, schemas };
}

function labelled(craft: Craft, site: Site): Described | null {
  if (!craft.labels) return null;
  const name = nameOf(craft.path);
  const body = manifest(craft, site).bodyExample;
  const post = {
    ...{ tags: [craft.id], operationId: `label${name}`, summary: `Etiqueta de una receta: ${craft.label}` },
    description:
      'Borrador de la etiqueta: nombres legales que la receta cumple o casi, lista de ingredientes, alérgenos, porcentajes, información nutricional y menciones, cada cosa con su artículo',
    requestBody: jsonBody(`${name}Label`, body),
    responses: {
      200: withLinkedData(ok('La etiqueta', 'Label', labelExample(craft, body, site), true)),
      ...countedFailures(400, 429, 500),
    },
  };
  const schemas = {
    LabelWishes: labelWishes(craft),
    [`${name}Label`]: labelRequestSchema(craft),
    Label: labelAnswerSchema,
  };
  return { paths: { [labelPath(craft.path)]: { post } }, schemas };
}

function adjusted(craft: Craft, site: Site): Described | null {
  if (!craft.definition.craft.adjust) return null;
  const name = nameOf(craft.path);
  const example = adjustExample(craft, site);
  const post = {
    ...{ tags: [craft.id], operationId: `adjust${name}`, summary: `Ajustar una receta: ${craft.label}` },
    description: 'El menor cambio en gramos que deja la receta dentro de todos sus rangos o, si no es posible, por qué',
    requestBody: jsonBody(`${name}Adjust`, example?.body ?? manifest(craft, site).bodyExample),
    responses: {
      200: ok('La receta ajustada', `${name}Adjusted`, example?.answer, true),
      ...countedFailures(400, 429, 500),
    },
  };
  const schemas = {
    ...adjustPieces(craft),
    [`${name}Adjust`]: adjustRequestSchema(craft),
    [`${name}Adjusted`]: adjustAnswerSchema(craft),
  };
  return { paths: { [adjustPath(craft.path)]: { post } }, schemas };
}

/** Whoever asks for it with `Accept` gets the recipe as schema.org/Recipe, with its nutrition. */
function withLinkedData(response: ReturnType<typeof ok>) {
  const schema: Schema = {
    type: 'object',
    description: 'schema.org/Recipe con su información nutricional',
    additionalProperties: true,
  };
  return { ...response, content: { ...response.content, 'application/ld+json': { schema } } };
}

const explained = (answer: Schema): Schema => ({
  ...answer,
  properties: { ...answer.properties, explain: ref('Explanation') },
});

/** An example that the craft itself refuses is left out: the description must not fail with it. */
function exampleAnswer(craft: Craft, body: unknown, site: Site): unknown {
  try {
    return evaluate(craft, body, site);
  } catch {
    return undefined;
  }
}

function generalPaths(crafts: readonly Craft[]): Record<string, unknown> {
  const tags = ['general'];
  const get = (operationId: string, summary: string, response: unknown, extra = {}) => ({
    get: { tags, operationId, summary, ...extra, responses: { 200: response, ...failures(405) } },
  });
  const id = {
    name: 'id',
    in: 'path',
    required: true,
    description: 'Identificador del oficio',
    schema: { type: 'string', enum: crafts.map((craft) => craft.id) },
  };
  const status: Schema = {
    type: 'object',
    properties: { status: { type: 'string' }, definitions: { type: 'string' } },
    required: ['status'],
  };
  return {
    '/api/crafts': get('listCrafts', 'Los oficios', ok('Los oficios y sus tipos', 'CraftList')),
    '/api/crafts/{id}': {
      get: {
        ...{ tags, operationId: 'getCraft', summary: 'Un oficio entero' },
        description: 'Tipos con sus rangos y fuentes, parámetros con sus fórmulas y catálogo',
        parameters: [id],
        responses: { 200: ok('El oficio', 'Craft'), ...failures(404, 405) },
      },
    },
    '/api/ingredients': {
      get: {
        ...{ tags, operationId: 'searchIngredients', summary: 'Buscar un ingrediente' },
        description: 'Completa un nombre escrito a medias o con una errata, por sus alias también',
        parameters: [
          query('q', 'Lo escrito hasta ahora', { type: 'string', minLength: 1, maxLength: requestLimits.name }, true),
          query('craft', 'Oficio: entonces, los nombres e identificadores que usa él', {
            type: 'string',
            enum: crafts.map((craft) => craft.id),
          }),
          query('limit', `Cuántos, como mucho; si no se dice, ${found.usual}`, {
            ...{ type: 'integer', minimum: 1, maximum: found.most },
          }),
        ],
        responses: { 200: ok('Los que pueden ser', 'IngredientList'), ...failures(400, 405, 429) },
      },
    },
    '/api/ingredients/{id}': {
      get: {
        ...{ tags, operationId: 'getIngredient', summary: 'Un ingrediente de la despensa' },
        description: 'Composición, alérgenos, nombre de etiqueta y qué es en cada oficio',
        parameters: [{ ...id, description: 'Identificador del ingrediente', schema: { type: 'string' } }],
        responses: { 200: ok('El ingrediente', 'Ingredient'), ...failures(404, 405, 429) },
      },
    },
    '/mcp': { post: toolCall },
    '/openapi.json': get('getDescription', 'Esta descripción', ok('Documento OpenAPI 3.1', { type: 'object' })),
    '/healthz': get('getHealth', 'Si el proceso responde', ok('Responde', status)),
    '/readyz': {
      get: {
        ...{ tags, operationId: 'getReadiness', summary: 'Si el proceso admite trabajo' },
        responses: { 200: ok('Admite trabajo', status), 503: ok('Se está cerrando', status), ...failures(405) },
      },
    },
  };
}

/** One message of the Model Context Protocol; its own schema is the protocol's. */
const message: Schema = {
  type: 'object',
  description: 'Mensaje JSON-RPC 2.0 del protocolo',
  additionalProperties: true,
};
/** What fails before the protocol is reached is told in the protocol's own shape. */
const failedMessage = (status: number) => ({
  ...failureComponents[`Counted${status}`],
  content: { 'application/json': { schema: message } },
});
const toolCall = {
  ...{ tags: ['general'], operationId: 'callTool', summary: 'Herramientas para un asistente (MCP)' },
  description:
    'Model Context Protocol sin estado: un mensaje por petición, con Accept: application/json, text/event-stream. tools/list dice qué herramientas hay y qué piden',
  requestBody: {
    required: true,
    description: 'El mensaje',
    content: {
      'application/json': { schema: message, example: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} } },
    },
  },
  responses: {
    200: {
      ...ok('La respuesta, entera o como suceso', message, undefined, true),
      content: { 'application/json': { schema: message }, 'text/event-stream': { schema: { type: 'string' } } },
    },
    202: { description: 'Aviso recibido: no lleva respuesta' },
    403: ok('La petición viene de una página de otro sitio', message),
    406: ok('La cabecera Accept no admite JSON y sucesos', message),
    ...failures(405),
    ...Object.fromEntries([400, 429, 500].map((status) => [status, failedMessage(status)])),
  },
};

const query = (name: string, description: string, schema: Schema, required = false) => ({
  name,
  in: 'query',
  required,
  description,
  schema,
});

const explain = {
  name: 'explain',
  in: 'query',
  description: 'true: añade, por parámetro, la fórmula y lo que aporta cada ingrediente',
  schema: { type: 'boolean', default: false },
};

function jsonBody(schema: string, example: unknown) {
  return {
    required: true,
    description: 'La receta',
    content: { 'application/json': { schema: ref(schema), example } },
  };
}
