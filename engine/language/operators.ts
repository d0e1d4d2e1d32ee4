// The operators of json-rules-engine that definitions may use. Its own numeric ones let «5 greaterThan null» pass;
// these compare only number with number, so a parameter without value never fires a rule.
import type { Comparison, Fact } from '../model/craft.ts';
import type { Operator } from './tree.ts';

type Compare = (fact: Fact, value: Fact | readonly Fact[]) => boolean;

const numeric =
  (compare: (a: number, b: number) => boolean): Compare =>
  (a, b) =>
    typeof a === 'number' && typeof b === 'number' && compare(a, b);

export const operators: Readonly<Record<Comparison['operator'], Compare>> = {
  equal: (a, b) => a === b,
  notEqual: (a, b) => a !== b,
  in: (a, b) => Array.isArray(b) && b.includes(a),
  notIn: (a, b) => Array.isArray(b) && !b.includes(a),
  lessThan: numeric((a, b) => a < b),
  lessThanInclusive: numeric((a, b) => a <= b),
  greaterThan: numeric((a, b) => a > b),
  greaterThanInclusive: numeric((a, b) => a >= b),
};

/** As conditions write them; their signs are read in formula/tokens.ts. */
export const operatorOf: Partial<Record<Operator, Comparison['operator']>> = {
  '=': 'equal',
  '<>': 'notEqual',
  '<': 'lessThan',
  '<=': 'lessThanInclusive',
  '>': 'greaterThan',
  '>=': 'greaterThanInclusive',
};

/** With its sides changed. */
export const mirrored: Partial<Record<Operator, Operator>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };
