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
  /** what a text here names: a parameter, a formula, a sentence with holes… */
  names?: string;
  /** what the keys of an object here name */
  keys?: string;
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

/** A schema that holds at a place, and the file its references are read in. */
export interface Spot {
  readonly schema: Schema;
  readonly home: string;
}

/** Every schema that may hold at the root of a kind of file. */
export function rootOf(kind: string): Spot[] {
  const schema = fileOf(kind);
  return schema ? opened({ schema, home: kind }) : [];
}

/** Those of what is inside, under a key or at a place of a list. */
export function inside(spots: readonly Spot[], step: string | number): Spot[] {
  return spots.flatMap(({ schema, home }) => {
    const others = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
    const found =
      typeof step === 'number'
        ? schema.items
        : schema.properties && Object.hasOwn(schema.properties, step)
          ? schema.properties[step]
          : others;
    return found ? opened({ schema: found, home }) : [];
  });
}

export const spotsAt = (kind: string, steps: readonly (string | number)[]): Spot[] =>
  steps.reduce<Spot[]>((spots, step) => inside(spots, step), rootOf(kind));

/** Through references and «either … or»; what the reference says of itself wins. */
function opened({ schema, home }: Spot): Spot[] {
  const [found, at] = resolve(schema, home);
  const { names = found.names, description = found.description } = schema;
  const whole: Schema = { ...found, ...(names ? { names } : {}), ...(description ? { description } : {}) };
  const branches = [...(found.anyOf ?? []), ...(found.oneOf ?? [])];
  return [{ schema: whole, home: at }, ...branches.flatMap((one) => opened({ schema: one, home: at }))];
}
