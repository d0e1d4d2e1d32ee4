// The same formula as a quotient of two sums over the lines (form.ts): what each line contributes, and what a linear
// programme can solve. It is that of the branch that the recipe takes.
//   100 * suma(a) / suma(b) → N = Σ a_i · w_i, D = Σ b_i / 100 · w_i
import type { Craft } from '../craft.ts';
import { toStep } from '../number.ts';
import { type Known, knownIn, weightIn } from './aggregates.ts';
import { codeOf } from './compile.ts';
import { constant, curved, type Form, made, power, product, quotient, scaled, shifted, sum } from './form.ts';
import { comparisons, curves, steepness } from './functions.ts';
import type { Code, Formula, Point, SlopedFormula, Weighed } from './model.ts';
import { bareRun } from './run.ts';
import type { Scope } from './scope.ts';
import type { Node, Operator } from './tree.ts';

type Linear = SlopedFormula['formAt'];

/** The formula with its slopes, read in the same scope. */
export const slopedIn = (scope: Scope, formula: Formula): SlopedFormula => ({
  ...formula,
  formAt: linear(formula.tree, scope),
});

/** Forms of parameters at one recipe, each worked out once. */
export function formsAt({ params }: Craft, at: Omit<Point, 'param'>): (index: number) => Form | null {
  const made = new Map<number, Form | null>();
  const param = (index: number): Form | null => {
    let form = made.get(index);
    if (form === undefined) {
      form = params[index]!.formula.formAt(point);
      made.set(index, form);
    }
    return form;
  };
  const point: Point = { ...at, param };
  return param;
}

function linear(node: Node, scope: Scope): Linear {
  const of = (part: Node): Linear => linear(part, scope);
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
      const weight = weightIn(scope.select(node.select, node), scope);
      return (at) => knownForm(at, { sum: weight, weight: null }, 1);
    }
    case 'aggregate': {
      const selection = scope.select(node.select, node);
      const inner = codeOf(node.of, scope, true);
      if (node.name === 'mayor') return (at) => constant(at, ofHeaviest(at, selection, inner));
      const known = knownIn(node.name, node.of, inner, selection, scope);
      if (known) return (at) => knownForm(at, known, known.weight === null ? 100 : 1);
      return (at) => sumForm(at, selection, inner, node.name === 'media');
    }
    default:
      return () => null;
  }
}

const isTrue = (form: Form | null): boolean => form !== null && form.value !== 0;

/** Of a sum that is known beforehand, what each line adds to it is known too. */
function knownForm({ lines, weights }: Point, { sum, weight }: Known, whole: number): Form | null {
  const num = new Float64Array(lines.length + 1);
  const den = weight === null ? null : new Float64Array(lines.length + 1);
  for (let i = 0; i < lines.length; i++) {
    const { shares } = lines[i]!;
    const share = shares[sum]!;
    if (Number.isNaN(share)) {
      if (weights[i]! > 0) return null;
      continue;
    }
    num[i] = share / whole;
    if (den) den[i] = shares[weight!]!;
  }
  return made(num, den, weights, true);
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
