// One validator per kind of definition file, made by ajv when first needed. ajv generates code, which a page may not: a
// build takes in place of this file the validators that build/validators.ts wrote ahead, with no ajv in them.
import { Ajv, type CodeOptions, type ValidateFunction } from 'ajv';
import catalogue from '../../schemas/catalogue.schema.json' with { type: 'json' };
import craft from '../../schemas/craft.schema.json' with { type: 'json' };
import label from '../../schemas/label.schema.json' with { type: 'json' };
import labelling from '../../schemas/labelling.schema.json' with { type: 'json' };
import larder from '../../schemas/larder.schema.json' with { type: 'json' };
import messages from '../../schemas/messages.schema.json' with { type: 'json' };
import names from '../../schemas/names.schema.json' with { type: 'json' };
import params from '../../schemas/params.schema.json' with { type: 'json' };
import quantities from '../../schemas/quantities.schema.json' with { type: 'json' };
import rules from '../../schemas/rules.schema.json' with { type: 'json' };
import shared from '../../schemas/shared.schema.json' with { type: 'json' };
import shelf from '../../schemas/shelf.schema.json' with { type: 'json' };
import trade from '../../schemas/trade.schema.json' with { type: 'json' };
import type from '../../schemas/type.schema.json' with { type: 'json' };
import words from '../../schemas/words.schema.json' with { type: 'json' };
import type { Kind } from './kinds.ts';

export const schemas: Readonly<Record<Kind, { readonly $id: string }>> = {
  craft,
  catalogue,
  names,
  params,
  rules,
  messages,
  type,
  trade,
  larder,
  shelf,
  words,
  quantities,
  label,
  labelling,
};

/** One ajv for all: they refer to each other. */
export const ajvOf = (code: CodeOptions = {}): Ajv =>
  new Ajv({ allErrors: true, strict: false, verbose: true, code, schemas: [shared, ...Object.values(schemas)] });

export const idOf = (kind: Kind): string => schemas[kind].$id;

let ajv: Ajv | undefined;

/** Compiled when first needed. */
export function validatorOf(kind: Kind): ValidateFunction {
  ajv ??= ajvOf();
  return ajv.getSchema(idOf(kind))!;
}
