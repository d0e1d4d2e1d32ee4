// The request and the answer of an automatic adjustment.
import type { Craft } from '../../engine/index.ts';
import { requestSchema } from './request.ts';
import type { Schema } from './schema.ts';

export function adjustRequestSchema(craft: Craft): Schema {
  return { ...requestSchema(craft), description: `Receta para ajustar: ${craft.label}` };
}

export function adjustAnswerSchema(craft: Craft): Schema {
  return { type: 'object', description: `Receta ajustada: ${craft.label}`, additionalProperties: true };
}
