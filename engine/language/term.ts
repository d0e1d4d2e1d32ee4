// A form, or a number, which is the form that never moves: most of what formulas are written with, and it needs no sums.
//   100 · N / D + 2 → 100 and 2 stay numbers until they meet the quotient
import { finite, toStep } from '../number.ts';
import {
  constant,
  curved,
  type Form,
  fixedValue,
  type Place,
  power,
  product,
  quotient,
  scaled,
  shifted,
  sum,
} from './form.ts';
import type { Operator } from './tree.ts';

export type Term = Form | number;

export const numberOf = (term: Term): number => (typeof term === 'number' ? term : term.value);

export const asForm = (term: Term | null, at: Place): Form | null =>
  typeof term === 'number' ? constant(at, term) : term;

export const negative = (term: Term | null): Term | null => (typeof term === 'number' ? -term : scaled(term, -1));

export type Arithmetic = Extract<Operator, '+' | '-' | '*' | '/' | '^'>;

export function combined(operator: Arithmetic, a: Term, b: Term, at: Place): Term | null {
  if (typeof b === 'number') return typeof a === 'number' ? ofNumbers[operator](a, b) : byNumber(operator, a, b, at);
  if (typeof a === 'number') return ofNumber(operator, a, b, at);
  switch (operator) {
    case '+':
      return sum(a, b, 1, at);
    case '-':
      return sum(a, b, -1, at);
    case '*':
      return product(a, b, at);
    case '/':
      return quotient(a, b, at);
    case '^':
      return power(a, b, at);
  }
}

const ofNumbers: Record<Arithmetic, (a: number, b: number) => number | null> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => (b === 0 ? null : a * (1 / b)),
  '^': (a, b) => finite(a ** b),
};

function byNumber(operator: Arithmetic, form: Form, b: number, at: Place): Form | null {
  switch (operator) {
    case '+':
      return shifted(form, b);
    case '-':
      return shifted(form, -b);
    case '*':
      return still('*', b, form, at) ?? scaled(form, b);
    case '/':
      return b === 0 ? null : scaled(form, 1 / b);
    case '^':
      return power(form, constant(at, b), at);
  }
}

function ofNumber(operator: Arithmetic, a: number, form: Form, at: Place): Form | null {
  switch (operator) {
    case '+':
      return still('+', a, form, at) ?? shifted(form, a);
    case '-':
      return still('-', a, form, at) ?? shifted(scaled(form, -1)!, a);
    case '*':
      return scaled(form, a);
    case '/':
      return quotient(constant(at, a), form, at);
    case '^':
      return power(constant(at, a), form, at);
  }
}

/** What a number makes with a form that is the same number whatever the weights. */
function still(operator: '+' | '-' | '*', a: number, form: Form, at: Place): Form | null {
  const fixed = fixedValue(form);
  return fixed === null ? null : { ...constant(at, ofNumbers[operator](a, fixed)!), exact: form.exact };
}

export function curvedTerm(
  term: Term | null,
  curve: (x: number) => number,
  slopeAt: (x: number) => number,
  at: Place,
): Term | null {
  return typeof term === 'number' ? finite(curve(term)) : curved(term, curve, slopeAt, at);
}

/** Rounded to a step: what is rounded does not move in a straight line. */
export function stepped(term: Term, step: number, towards: (x: number) => number): Term {
  const value = toStep(numberOf(term), step, towards);
  return typeof term === 'number' ? value : { ...shifted(term, value - term.value), value, exact: false };
}
