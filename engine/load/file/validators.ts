// One validator per kind of definition file, made by ajv when first needed. ajv generates code, which a page may not: a
// build takes in place of this file the validators that build/validators.ts wrote ahead, with no ajv in them.
import { Ajv, type CodeOptions, type ValidateFunction } from 'ajv';
import { schemas, shared } from '../../../schemas/index.ts';
import type { Kind } from './kinds.ts';

/** One ajv for all: they refer to each other. */
export const ajvOf = (code: CodeOptions = {}): Ajv =>
  new Ajv({ allErrors: true, strict: false, verbose: true, code, schemas: [shared, ...Object.values(schemas)] });

/** Every kind of file. */
export const kinds = Object.keys(schemas) as Kind[];

export const idOf = (kind: Kind): string => schemas[kind].$id;

let ajv: Ajv | undefined;

/** Compiled when first needed. */
export function validatorOf(kind: Kind): ValidateFunction {
  ajv ??= ajvOf();
  return ajv.getSchema(idOf(kind))!;
}
