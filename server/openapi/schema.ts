// The part of JSON Schema that the document uses.
export interface Schema {
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  examples?: unknown[];
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  exclusiveMaximum?: number;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema | false;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  minProperties?: number;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
}

export const text = (description: string): Schema => ({ type: 'string', description });
export const number = (description: string): Schema => ({ type: 'number', description });
export const flag = (description: string): Schema => ({ type: 'boolean', description });
export const orNone = (type: string, description: string): Schema => ({ type: [type, 'null'], description });
export const list = (items: Schema, description: string): Schema => ({ type: 'array', items, description });
export const each = (of: Schema, description: string): Schema => ({
  type: 'object',
  additionalProperties: of,
  description,
});
/** [least, most]; an open end is null */
export const ends: Schema = { type: 'array', items: { type: ['number', 'null'] }, minItems: 2, maxItems: 2 };
export const record = (properties: Record<string, Schema>, optional: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
});

/** The same, where null is as if it had not been sent. */
export function orNull(schema: Schema): Schema {
  const { $ref, type, enum: values } = schema;
  if ($ref !== undefined) return { anyOf: [{ $ref }, { type: 'null' }], description: schema.description };
  return { ...schema, type: [type ?? [], 'null'].flat(), ...(values ? { enum: [...values, null] } : {}) };
}

/** A part of a whole, in per cent: never all of it. */
export const percent = (description: string): Schema => ({
  ...{ type: 'number', minimum: 0, exclusiveMaximum: 100, description },
});

export function ref(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

/** '/api/balance/pan-dulce' → 'BalancePanDulce': what the schemas and operations of a path are called. */
export function nameOf(path: string): string {
  return path
    .replace(/^\/api\//, '')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
