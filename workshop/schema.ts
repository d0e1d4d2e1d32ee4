// The schemas as they are read here: a kind of file → its schema, and a reference → what it points at.
//   resolve({ $ref: 'shared.schema.json#/definitions/range' }, 'type') → that piece, and «shared», where its own are read
import { schemas, shared } from '../schemas/index.ts';

export interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  definitions?: Readonly<Record<string, Schema>>;
}

const files = { ...schemas, shared } as unknown as Readonly<Record<string, Schema>>;

/** The schema of a kind of file; undefined where there is no such kind. */
export const fileOf = (kind: string): Schema | undefined => (Object.hasOwn(files, kind) ? files[kind] : undefined);

/** The schema that a $ref points at, and the file its own references are read in. */
export function resolve(schema: Schema, file: string): [Schema, string] {
  if (schema.$ref === undefined) return [schema, file];
  const [other, name] = schema.$ref.split('#/definitions/') as [string, string];
  const home = other === '' ? file : other.replace('.schema.json', '');
  return resolve(files[home]!.definitions![name]!, home);
}
