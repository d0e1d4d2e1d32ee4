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

export const craftDetail: Schema = {
  type: 'object',
  description: 'Un oficio: tipos, parámetros, fórmulas, rangos con sus fuentes, catálogo y gráficos',
  properties: { definitions: versionSchema },
  required: ['definitions'],
  additionalProperties: true,
};
