// Shapes that belong to no craft.
import { errorCodes } from '../error-codes.ts';
import { versionSchema } from './layout.ts';
import { each, flag, list, number, orNone, record, type Schema, text } from './schema.ts';

const codesTold = `Qué ha fallado, para un programa:\n\n${Object.entries(errorCodes)
  .map(([code, [status, meaning]]) => `- \`${code}\` (${status}): ${meaning}`)
  .join('\n')}`;

const named = (description: string, properties: Record<string, Schema>, optional: readonly string[] = []): Schema => ({
  ...record(properties, optional),
  description,
});

export const errorSchema = named(
  'Error',
  {
    error: { type: 'string', description: 'Qué ha fallado, en español', minLength: 1 },
    supported: list({ type: 'string' }, 'Oficios disponibles, cuando se pidió otro'),
    code: { type: 'string', enum: Object.keys(errorCodes), description: codesTold },
    param: text(
      'De qué trata: el camino de un campo en el cuerpo, o el nombre de una cabecera o de un dato de la dirección',
    ),
    betterType: text('Tipo que toma la receta tal como está, cuando el pedido no puede'),
    requestId: text('Identificador de la petición, también en X-Request-Id'),
  },
  ['supported', 'param', 'betterType', 'requestId'],
);

export const craftList = named('Los oficios', {
  definitions: versionSchema,
  crafts: list(
    record(
      {
        id: text('Identificador'),
        label: text('Nombre'),
        description: text('Qué analiza'),
        path: text('Camino del análisis'),
        batchPath: text('Camino para analizar varias recetas en una petición'),
        adjustPath: text('Camino del ajuste'),
        labelPath: text('Dónde se pide su etiqueta'),
        defaultType: text('Tipo que se aplica si no se dice otro'),
        types: list(record({ id: text('Identificador'), label: text('Nombre') }), 'Tipos de receta'),
        details: text('Camino con todo lo del oficio'),
      },
      ['description', 'adjustPath', 'labelPath'],
    ),
    'Un elemento por oficio',
  ),
});

export const ingredientList: Schema = named('Ingredientes que pueden ser lo que se ha escrito, el mejor primero', {
  definitions: versionSchema,
  ingredients: list(
    named('Un ingrediente', {
      id: text('Identificador, en el oficio si se ha dicho uno'),
      label: text('Nombre'),
      alias: orNone('string', 'El nombre por el que se ha encontrado, si no es el suyo'),
      family: orNone('string', 'Familia'),
    }),
    'Los encontrados',
  ),
});

export const ingredientDetail: Schema = named('Un ingrediente de la despensa', {
  definitions: versionSchema,
  id: text('Identificador'),
  label: text('Nombre'),
  aliases: list({ type: 'string' }, 'Otras maneras de escribirlo'),
  family: named('Familia', { id: text('Identificador'), label: text('Nombre') }),
  legal: orNone('string', 'Nombre en la lista de ingredientes de una etiqueta'),
  class: orNone('string', 'Clase de aditivo'),
  origin: orNone('string', 'Origen'),
  allergens: list(
    named('Un alérgeno', {
      id: text('Identificador'),
      label: text('Nombre'),
      sure: flag('false: depende de la marca'),
    }),
    'Alérgenos del anexo II del Reglamento (UE) 1169/2011',
  ),
  density: orNone('number', 'Gramos por mililitro'),
  piece: orNone('number', 'Gramos de una pieza'),
  pieces: list(
    named('Una', { label: text('«lata», «grande»'), grams: number('Lo que pesa') }),
    'Otras piezas suyas, por su medida o su tamaño',
  ),
  compound: orNone('string', 'De qué se compone'),
  values: list(
    named('Una columna', {
      key: text('Identificador'),
      label: text('Nombre'),
      unit: text('Unidad'),
      value: number('Valor'),
    }),
    'Composición por 100 g tal como se vende',
  ),
  basis: {
    ...named('Qué tan seguras son sus cifras; null: nadie lo ha dicho', {
      id: text('law, measured, label, trade o memory'),
      label: text('Dicho en español'),
      sure: flag('false: valores orientativos, que van redondeados'),
    }),
    type: ['object', 'null'],
  },
  source: text('De dónde salen los valores'),
  note: orNone('string', 'Aclaración'),
  crafts: list(
    named('En un oficio', {
      craft: text('Oficio'),
      id: text('Identificador en el oficio'),
      label: text('Nombre en el oficio'),
      group: orNone('string', 'Grupo en el oficio'),
      values: each({ type: 'number' }, 'Columnas del oficio, por 100 g'),
    }),
    'Qué es en cada oficio',
  ),
});

export const craftDetail: Schema = {
  ...named('Un oficio: tipos, parámetros, fórmulas, rangos con sus fuentes, catálogo y gráficos', {
    definitions: versionSchema,
  }),
  additionalProperties: true,
};
