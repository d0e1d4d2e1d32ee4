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
  allOf?: Schema[];
  not?: { properties: Record<string, false> };
  unevaluatedProperties?: false;
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
const pair = (type: string | string[], description: string): Schema => ({
  ...{ type: 'array', description, items: { type }, minItems: 2, maxItems: 2 },
});
/** Shapes that many others are made of, each under its name. */
export const pieces = {
  Range: pair('number', '[mínimo, máximo]'),
  OpenRange: pair(['number', 'null'], '[mínimo, máximo]; null: no lo hay'),
  InRange: { type: ['boolean', 'null'], description: 'Si está dentro de su rango; null: no se juzga' },
} satisfies Record<string, Schema>;

/** [least, most]; an open end is null */
export const ends: Schema = ref('OpenRange');
export const record = (properties: Record<string, Schema>, optional: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
});

/** The same, where null is as if it had not been sent. */
export function orNull(schema: Schema): Schema {
  const { $ref, anyOf, type, enum: values } = schema;
  if (anyOf) return { ...schema, anyOf: [...anyOf, { type: 'null' }] };
  if ($ref !== undefined) {
    const described = schema.description === undefined ? {} : { description: schema.description };
    return { anyOf: [{ $ref }, { type: 'null' }], ...described };
  }
  return { ...schema, type: [type ?? [], 'null'].flat(), ...(values ? { enum: [...values, null] } : {}) };
}

/** Every part at once: what is in none of them is no field of it. */
export const whole = (description: string, ...parts: Schema[]): Schema => ({
  ...{ description, allOf: parts, unevaluatedProperties: false },
});

/** An object that lacks them all is refused. Generators of clients pass over «not», where they make nonsense of alternatives
 *  beside properties. */
export const someOf = (...names: string[]): Pick<Schema, 'not'> => ({
  not: { properties: Object.fromEntries(names.map((name) => [name, false])) },
});

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
