// Shapes that belong to no craft.
import { versionSchema } from './layout.ts';
import type { Schema } from './schema.ts';

export const errorSchema: Schema = {
  type: 'object',
  description: 'Error',
  properties: {
    error: { type: 'string', description: 'Qué ha fallado, en español', minLength: 1 },
    supported: { type: 'array', items: { type: 'string' }, description: 'Oficios disponibles, cuando se pidió otro' },
    requestId: { type: 'string', description: 'Identificador de la petición, en los errores internos' },
  },
  required: ['error'],
};

const text = (description: string): Schema => ({ type: 'string', description });

export const craftList: Schema = {
  type: 'object',
  description: 'Los oficios',
  properties: {
    definitions: versionSchema,
    crafts: {
      type: 'array',
      description: 'Un elemento por oficio',
      items: {
        type: 'object',
        properties: {
          id: text('Identificador'),
          label: text('Nombre'),
          description: text('Qué analiza'),
          path: text('Camino del análisis'),
          adjustPath: text('Camino del ajuste'),
          labelPath: { type: 'string', description: 'Dónde se pide su etiqueta' },
          defaultType: text('Tipo que se aplica si no se dice otro'),
          types: {
            type: 'array',
            description: 'Tipos de receta',
            items: {
              type: 'object',
              properties: { id: text('Identificador'), label: text('Nombre') },
              required: ['id', 'label'],
            },
          },
          details: text('Camino con todo lo del oficio'),
        },
        required: ['id', 'label', 'path', 'defaultType', 'types', 'details'],
      },
    },
  },
  required: ['definitions', 'crafts'],
};

const nullable = (description: string, type = 'string'): Schema => ({ type: [type, 'null'], description });
const named = (description: string, properties: Record<string, Schema>): Schema => ({
  type: 'object',
  description,
  properties,
  required: Object.keys(properties),
});
const listOf = (description: string, items: Schema): Schema => ({ type: 'array', description, items });

export const ingredientList: Schema = named('Ingredientes que pueden ser lo que se ha escrito, el mejor primero', {
  definitions: versionSchema,
  ingredients: listOf(
    'Los encontrados',
    named('Un ingrediente', {
      id: text('Identificador, en el oficio si se ha dicho uno'),
      label: text('Nombre'),
      alias: nullable('El nombre por el que se ha encontrado, si no es el suyo'),
      family: nullable('Familia'),
    }),
  ),
});

export const ingredientDetail: Schema = named('Un ingrediente de la despensa', {
  definitions: versionSchema,
  id: text('Identificador'),
  label: text('Nombre'),
  aliases: listOf('Otras maneras de escribirlo', { type: 'string' }),
  family: named('Familia', { id: text('Identificador'), label: text('Nombre') }),
  legal: nullable('Nombre en la lista de ingredientes de una etiqueta'),
  class: nullable('Clase de aditivo'),
  origin: nullable('Origen'),
  allergens: listOf(
    'Alérgenos del anexo II del Reglamento (UE) 1169/2011',
    named('Un alérgeno', {
      id: text('Identificador'),
      label: text('Nombre'),
      sure: { type: 'boolean', description: 'false: depende de la marca' },
    }),
  ),
  density: nullable('Gramos por mililitro', 'number'),
  piece: nullable('Gramos de una pieza', 'number'),
  pieces: listOf(
    'Otras piezas suyas, por su medida o su tamaño',
    named('Una', { label: text('«lata», «grande»'), grams: { type: 'number', description: 'Lo que pesa' } }),
  ),
  compound: nullable('De qué se compone'),
  values: listOf(
    'Composición por 100 g tal como se vende',
    named('Una columna', {
      key: text('Identificador'),
      label: text('Nombre'),
      unit: text('Unidad'),
      value: { type: 'number', description: 'Valor' },
    }),
  ),
  source: text('De dónde salen los valores'),
  note: nullable('Aclaración'),
  crafts: listOf(
    'Qué es en cada oficio',
    named('En un oficio', {
      craft: text('Oficio'),
      id: text('Identificador en el oficio'),
      label: text('Nombre en el oficio'),
      group: nullable('Grupo en el oficio'),
      values: {
        type: 'object',
        description: 'Columnas del oficio, por 100 g',
        additionalProperties: { type: 'number' },
      },
    }),
  ),
});

export const craftDetail: Schema = {
  type: 'object',
  description: 'Un oficio: tipos, parámetros, fórmulas, rangos con sus fuentes, catálogo y gráficos',
  properties: { definitions: versionSchema },
  required: ['definitions'],
  additionalProperties: true,
};
