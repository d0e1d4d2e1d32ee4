// The same formula as a quotient of two sums over the lines, N(w) / D(w): what each line contributes, and what a linear
// programme can solve. Where algebra gives a quotient it is exact (in the branch that the recipe takes); elsewhere it is
// the tangent at the recipe («tangent»), or the share that each line has with the other factors held still («share»).
//   100 * suma(a) / suma(b) → N = Σ a_i · w_i, D = Σ b_i / 100 · w_i
import type { Code, Craft, Formula, Line } from '../craft.ts';
import { toStep } from '../number.ts';
import { apartRoles, withoutApart } from './apart.ts';
import { compile, curves } from './compile.ts';
import type { Weighed } from './model.ts';
import type { Node, Operator } from './parse.ts';
import { bareRun } from './run.ts';
import type { Scope } from './scope.ts';
import { vocabularyOf } from './vocabulary.ts';

/** Coefficients by line; the last entry is the constant term. */
export interface Form {
  readonly num: Float64Array;
  /** null: 1 */
  readonly den: Float64Array | null;
  /** at the recipe */
  readonly value: number;
  readonly exact: boolean;
}

export interface Point {
  readonly lines: readonly Line[];
  readonly weights: Float64Array;
  readonly constants: readonly (number | null)[];
  readonly mode: 'share' | 'tangent';
  /** form of another parameter at the same point */
  readonly param: (index: number) => Form | null;
}

type Linear = (at: Point) => Form | null;

const known = new WeakMap<Formula, Linear>();
const scopes = new WeakMap<Craft, Scope>();

export function formOf(craft: Craft, formula: Formula, at: Point): Form | null {
  let code = known.get(formula);
  if (!code) {
    code = linear(formula.tree, formula.text, scopeOf(craft));
    known.set(formula, code);
  }
  return code(at);
}

/** Forms of parameters at one recipe, each worked out once. */
export function formsAt(craft: Craft, at: Omit<Point, 'param'>): (index: number) => Form | null {
  const made = new Map<number, Form | null>();
  const param = (index: number): Form | null => {
    let form = made.get(index);
    if (form === undefined) {
      form = formOf(craft, craft.params[index]!.formula, point);
      made.set(index, form);
    }
    return form;
  };
  const point: Point = { ...at, param };
  return param;
}

/** What one more gram of a line does to the value. */
export const slope = ({ num, den, value }: Form, line: number, weights: Float64Array): number =>
  den === null ? num[line]! : (num[line]! - value * den[line]!) / total(den, weights);

export function total(coefficients: Float64Array, weights: Float64Array): number {
  let sum = coefficients[weights.length]!;
  for (let i = 0; i < weights.length; i++) sum += coefficients[i]! * weights[i]!;
  return sum;
}

/** The names mean what they meant when the craft was loaded; every selection in its formulas already has its number. */
function scopeOf(craft: Craft): Scope {
  let scope = scopes.get(craft);
  if (scope) return scope;
  const vocabulary = vocabularyOf(craft.definition, new Map(craft.columns.map(({ key, index }) => [key, index])));
  const apart = apartRoles(craft.definition.craft);
  // A type compiled later may have brought more.
  const selections = new Map<string, number>();
  const numberOf = (key: string): number => {
    for (let next = selections.size; next < craft.selections.length; next++)
      selections.set(craft.selections[next]!.join(','), next);
    return selections.get(key)!;
  };
  scope = {
    ...vocabulary,
    extra: null,
    ofLine: false,
    decides: false,
    boundsOf: null,
    sum: () => -1,
    select(selectors) {
      const names = selectors.map(({ negative, name }) => (negative ? `-${name}` : name));
      const whole = withoutApart(names, apart);
      return whole.length === 0 ? -1 : numberOf(whole.join(','));
    },
  };
  scopes.set(craft, scope);
  return scope;
}

function linear(node: Node, text: string, scope: Scope): Linear {
  const of = (part: Node): Linear => linear(part, text, scope);
  switch (node.kind) {
    case 'number':
      return (at) => constant(at, node.value);
    case 'name': {
      const param = scope.params.get(node.name);
      if (param !== undefined) return (at) => at.param(param);
      const index = (scope.constants.get(node.name) ?? scope.texts.get(node.name))!;
      return (at) => constant(at, at.constants[index] ?? null);
    }
    case 'text': {
      const code = scope.codes.get(node.value)!;
      return (at) => constant(at, code);
    }
    case 'among': {
      const inner = of(node.of);
      const values = node.values.map(of);
      return (at) => {
        const found = inner(at);
        return constant(at, found !== null && values.some((value) => value(at)?.value === found.value) ? 1 : 0);
      };
    }
    case 'negative': {
      const inner = of(node.of);
      return (at) => scaled(inner(at), -1);
    }
    case 'not': {
      const inner = of(node.of);
      return (at) => constant(at, isTrue(inner(at)) ? 0 : 1);
    }
    case 'binary':
      return binary(node.operator, of(node.left), of(node.right));
    case 'call':
      return call(node.name, node.args.map(of));
    case 'weight': {
      const selection = scope.select(node.select);
      return (at) => sumForm(at, selection, () => 100, false);
    }
    case 'aggregate': {
      const selection = scope.select(node.select);
      const inner = compile(text.slice(node.of.from, node.of.to), { ...scope, ofLine: true });
      if (node.name === 'mayor') return (at) => constant(at, ofHeaviest(at, selection, inner.code));
      return (at) => sumForm(at, selection, inner.code, node.name === 'media');
    }
    default:
      return () => null;
  }
}

const isTrue = (form: Form | null): boolean => form !== null && form.value !== 0;

function constant(at: Point, value: number | null): Form | null {
  if (value === null) return null;
  const num = new Float64Array(at.lines.length + 1);
  num[at.lines.length] = value;
  return { num, den: null, value, exact: true };
}

function sumForm(at: Point, selection: number, of: Code, perWeight: boolean): Form | null {
  const size = at.lines.length;
  const num = new Float64Array(size + 1);
  const den = perWeight ? new Float64Array(size + 1) : null;
  const run = { ...bareRun, constants: at.constants };
  for (let i = 0; i < size; i++) {
    const line = at.lines[i]!;
    for (const part of line.within ?? [line]) {
      if (selection >= 0 && part.member[selection] !== 1) continue;
      const value = of(run, part);
      if (value === null) {
        if (at.weights[i]! > 0) return null;
        continue;
      }
      const share = line.within ? part.grams : 1;
      num[i]! += (perWeight ? value : value / 100) * share;
      if (den) den[i]! += share;
    }
  }
  return made(num, den, at.weights, true);
}

/** The first of the heaviest wins a tie, as in the value. */
function ofHeaviest(at: Point, selection: number, of: Code): number | null {
  let heaviest: Weighed | null = null;
  let most = 0;
  for (let i = 0; i < at.lines.length; i++) {
    const line = at.lines[i]!;
    for (const part of line.within ?? [line]) {
      const grams = at.weights[i]! * (line.within ? part.grams : 1);
      if (!(grams > most) || (selection >= 0 && part.member[selection] !== 1)) continue;
      heaviest = part;
      most = grams;
    }
  }
  return heaviest === null ? null : of({ ...bareRun, constants: at.constants }, heaviest);
}

function made(num: Float64Array, den: Float64Array | null, weights: Float64Array, exact: boolean): Form | null {
  const over = den === null ? 1 : total(den, weights);
  if (over === 0) return null;
  const value = total(num, weights) / over;
  return Number.isFinite(value) ? { num, den, value, exact } : null;
}

function scaled(form: Form | null, factor: number): Form | null {
  return form && { ...form, num: form.num.map((x) => x * factor), value: form.value * factor };
}

const shifted = (form: Form, by: number): Form => {
  const num = Float64Array.from(form.num);
  const { den } = form;
  if (den === null) num[num.length - 1]! += by;
  else for (let i = 0; i < num.length; i++) num[i]! += by * den[i]!;
  return { ...form, num, value: form.value + by };
};

/** k when a = k · b, null when no k does; a missing denominator is 1. */
function ratio(a: Float64Array | null, b: Float64Array | null): number | null {
  if (a === null || b === null) {
    const other = a ?? b;
    if (other === null) return 1;
    for (let i = 0; i < other.length - 1; i++) if (other[i] !== 0) return null;
    const last = other[other.length - 1]!;
    return last === 0 ? null : a === null ? 1 / last : last;
  }
  let largest = 0;
  for (let i = 1; i < b.length; i++) if (Math.abs(b[i]!) > Math.abs(b[largest]!)) largest = i;
  if (b[largest] === 0) return null;
  const k = a[largest]! / b[largest]!;
  for (let i = 0; i < a.length; i++) if (Math.abs(a[i]! - k * b[i]!) > 1e-10 * Math.abs(a[largest]!)) return null;
  return k === 0 ? null : k;
}

/** The number that a form always is, whatever the weights. */
function fixedValue({ num, den, value }: Form): number | null {
  if (den === null) {
    for (let i = 0; i < num.length - 1; i++) if (num[i] !== 0) return null;
    return value;
  }
  return value === 0 && num.every((x) => x === 0) ? 0 : ratio(num, den);
}

/** a − b, exact where it can be and the tangent elsewhere. */
export const difference = (a: Form, b: Form, weights: Float64Array): Form =>
  sum(a, b, -1, { weights, mode: 'tangent' });

const combine = (a: Float64Array, b: Float64Array, k: number): Float64Array => a.map((x, i) => x + k * b[i]!);

/** The form without denominator: its tangent, or its numerator over the denominator of today. */
function flat(form: Form, at: Pick<Point, 'weights' | 'mode'>): Form {
  const { num, den, value } = form;
  if (den === null) return form;
  const over = total(den, at.weights);
  if (at.mode === 'share') return { num: num.map((x) => x / over), den: null, value, exact: false };
  const tangent = num.map((x, i) => (x - value * den[i]!) / over);
  tangent[tangent.length - 1]! += value;
  return { num: tangent, den: null, value, exact: false };
}

function sum(a: Form, b: Form, sign: 1 | -1, at: Pick<Point, 'weights' | 'mode'>): Form {
  const value = a.value + sign * b.value;
  const exact = a.exact && b.exact;
  const fixedB = fixedValue(b);
  if (fixedB !== null) return { ...shifted(a, sign * fixedB), exact };
  const fixedA = fixedValue(a);
  if (fixedA !== null) return { ...shifted(scaled(b, sign)!, fixedA), exact };
  const k = ratio(a.den, b.den);
  if (k !== null) return { num: combine(a.num, b.num, sign * k), den: a.den, value, exact };
  const [left, right] = [flat(a, at), flat(b, at)];
  return { num: combine(left.num, right.num, sign), den: null, value, exact: false };
}

function product(a: Form, b: Form, at: Point): Form | null {
  const exact = a.exact && b.exact;
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const fixed = fixedValue(one);
    if (fixed !== null) return { ...scaled(other, fixed)!, exact };
    const k = one.den === null ? null : ratio(other.num, one.den);
    if (k !== null)
      return made(
        one.num.map((x) => x * k),
        other.den,
        at.weights,
        exact,
      );
  }
  if (at.mode === 'share') return { ...scaled(a, b.value)!, exact: false };
  return { ...shifted(sum(scaled(a, b.value)!, scaled(b, a.value)!, 1, at), -a.value * b.value), exact: false };
}

function quotient(a: Form, b: Form, at: Point): Form | null {
  if (b.value === 0) return null;
  const exact = a.exact && b.exact;
  const fixedB = fixedValue(b);
  if (fixedB !== null) return { ...scaled(a, 1 / fixedB)!, exact };
  const k = ratio(b.den, a.den);
  if (k !== null)
    return made(
      a.num.map((x) => x * k),
      b.num,
      at.weights,
      exact,
    );
  const fixedA = fixedValue(a);
  if (fixedA !== null)
    return made(
      b.den!.map((x) => x * fixedA),
      b.num,
      at.weights,
      exact,
    );
  const same = ratio(a.num, b.num);
  if (same !== null && a.den !== null && b.den !== null)
    return made(
      b.den.map((x) => x * same),
      a.den,
      at.weights,
      exact,
    );
  if (at.mode === 'share') return { ...scaled(a, 1 / b.value)!, exact: false };
  const value = a.value / b.value;
  const slopeB = shifted(scaled(b, -value / b.value)!, value);
  return { ...sum(scaled(a, 1 / b.value)!, slopeB, 1, at), value, exact: false };
}

function power(a: Form, b: Form, at: Point): Form | null {
  const value = a.value ** b.value;
  if (!Number.isFinite(value)) return null;
  const exponent = fixedValue(b);
  if (exponent === 1) return a;
  if (exponent === null || fixedValue(a) !== null) return { ...constant(at, value)!, exact: exponent !== null };
  if (at.mode === 'share')
    return a.value === 0 ? { ...a, exact: false } : { ...scaled(a, value / a.value)!, exact: false };
  const steepness = exponent * a.value ** (exponent - 1);
  if (!Number.isFinite(steepness)) return { ...constant(at, value)!, exact: false };
  return { ...shifted(scaled(a, steepness)!, value - steepness * a.value), value, exact: false };
}

const steepness: Record<keyof typeof curves, (x: number) => number> = {
  raiz: (x) => 0.5 / Math.sqrt(x),
  exp: Math.exp,
  ln: (x) => 1 / x,
  log: (x) => 1 / (x * Math.LN10),
};

/** A curve of a form: its tangent, or the form scaled to its value. */
function curved(
  form: Form | null,
  curve: (x: number) => number,
  slopeAt: (x: number) => number,
  at: Point,
): Form | null {
  if (form === null) return null;
  const value = curve(form.value);
  if (!Number.isFinite(value)) return null;
  const steep = slopeAt(form.value);
  if (fixedValue(form) !== null || !Number.isFinite(steep)) return { ...constant(at, value)!, exact: form.exact };
  if (at.mode === 'share')
    return form.value === 0
      ? { ...constant(at, value)!, exact: false }
      : { ...scaled(form, value / form.value)!, exact: false };
  return { ...shifted(scaled(form, steep)!, value - steep * form.value), value, exact: false };
}

const comparisons: Partial<Record<Operator, (a: number, b: number) => boolean>> = {
  '=': (a, b) => a === b,
  '<>': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

function binary(operator: Operator, left: Linear, right: Linear): Linear {
  if (operator === 'y') return (at) => constant(at, isTrue(left(at)) && isTrue(right(at)) ? 1 : 0);
  if (operator === 'o') return (at) => constant(at, isTrue(left(at)) || isTrue(right(at)) ? 1 : 0);
  const compare = comparisons[operator];
  return (at) => {
    const a = left(at);
    const b = right(at);
    if (compare) return constant(at, a !== null && b !== null && compare(a.value, b.value) ? 1 : 0);
    if (a === null || b === null) return null;
    if (operator === '+' || operator === '-') return sum(a, b, operator === '+' ? 1 : -1, at);
    return operator === '*' ? product(a, b, at) : operator === '/' ? quotient(a, b, at) : power(a, b, at);
  };
}

function call(name: string, args: readonly Linear[]): Linear {
  const [first, second, third] = args as [Linear, Linear, Linear];
  switch (name) {
    case 'si':
      return (at) => (isTrue(first(at)) ? second(at) : third(at));
    case 'primero':
      return (at) => {
        for (const arg of args) {
          const form = arg(at);
          if (form !== null) return form;
        }
        return null;
      };
    case 'min':
    case 'max':
      return (at) => {
        let best: Form | null = first(at);
        for (const arg of args.slice(1)) {
          const form = arg(at);
          if (best === null || form === null) return null;
          if (name === 'min' ? form.value < best.value : form.value > best.value) best = form;
        }
        return best;
      };
    case 'hay':
      return (at) => constant(at, first(at) === null ? 0 : 1);
    case 'raiz':
    case 'exp':
    case 'ln':
    case 'log':
      return (at) => curved(first(at), curves[name], steepness[name], at);
    default:
      return (at) => {
        const form = first(at);
        const step = second ? second(at) : constant(at, 1);
        if (form === null || step === null) return null;
        const value = toStep(form.value, step.value, towards[name]!);
        return { ...shifted(form, value - form.value), value, exact: false };
      };
  }
}

const towards: Record<string, (x: number) => number> = {
  redondear: (x) => Math.floor(x + 0.5 + 1e-9),
  techo: (x) => Math.ceil(x - 1e-9),
  suelo: (x) => Math.floor(x + 1e-9),
};
