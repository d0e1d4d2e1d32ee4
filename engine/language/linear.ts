// The same formula as a quotient of two sums over the lines (form.ts): what each line contributes, and what a linear
// programme can solve. It is that of the branch that the recipe takes.
//   100 * suma(a) / suma(b) → N = Σ a_i · w_i, D = Σ b_i / 100 · w_i
import type { Craft } from '../model/craft.ts';
import { type Known, knownIn, weightIn } from './aggregates.ts';
import { codeOf } from './compile.ts';
import { type Form, made } from './form.ts';
import { comparisons, curves, steepness } from './functions.ts';
import type { Code, Formula, Point, SlopedFormula, Weighed } from './model.ts';
import { bareRun, runBut } from './run.ts';
import type { Scope } from './scope.ts';
import { type Arithmetic, asForm, combined, curvedTerm, negative, numberOf, stepped, type Term } from './term.ts';
import type { Node, Operator } from './tree.ts';

type Linear = SlopedFormula['termAt'];

/** The formula with its slopes, read in the same scope. */
export const slopedIn = (scope: Scope, { text, tree, code }: Formula): SlopedFormula => ({
  text,
  tree,
  code,
  termAt: linear(tree, scope),
});

/** Where the parameters of a craft are worked out at one recipe, each once. */
export function pointAt({ params }: Craft, at: Omit<Point, 'param'>): Point {
  const made = new Map<number, Term | null>();
  const param = (index: number): Term | null => {
    let term = made.get(index);
    if (term === undefined) {
      term = params[index]!.formula.termAt(point);
      made.set(index, term);
    }
    return term;
  };
  const point: Point = { lines: at.lines, weights: at.weights, constants: at.constants, mode: at.mode, param };
  return point;
}

/** Forms of parameters at one recipe. */
export function formsAt(craft: Craft, at: Omit<Point, 'param'>): (index: number) => Form | null {
  const point = pointAt(craft, at);
  return (index) => asForm(point.param(index), point);
}

export const formAt = ({ termAt }: SlopedFormula, point: Point): Form | null => asForm(termAt(point), point);

function linear(node: Node, scope: Scope): Linear {
  const of = (part: Node): Linear => linear(part, scope);
  switch (node.kind) {
    case 'number':
      return () => node.value;
    case 'name': {
      const param = scope.params.get(node.name);
      if (param !== undefined) return (at) => at.param(param);
      const index = (scope.constants.get(node.name) ?? scope.texts.get(node.name))!;
      return (at) => at.constants[index] ?? null;
    }
    case 'text': {
      const code = scope.codes.get(node.value)!;
      return () => code;
    }
    case 'among': {
      const inner = of(node.of);
      const values = node.values.map(of);
      return (at) => {
        const found = inner(at);
        if (found === null) return 0;
        const isIt = (term: Term | null): boolean => term !== null && numberOf(term) === numberOf(found);
        return values.some((value) => isIt(value(at))) ? 1 : 0;
      };
    }
    case 'negative': {
      const inner = of(node.of);
      return (at) => negative(inner(at));
    }
    case 'not': {
      const inner = of(node.of);
      return (at) => (isTrue(inner(at)) ? 0 : 1);
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
      if (node.name === 'mayor') return (at) => ofHeaviest(at, selection, inner);
      const known = knownIn(node.name, node.of, inner, selection, scope);
      if (known) return (at) => knownForm(at, known, known.weight === null ? 100 : 1);
      return (at) => sumForm(at, selection, inner, node.name === 'media');
    }
    default:
      return () => null;
  }
}

const isTrue = (term: Term | null): boolean => term !== null && numberOf(term) !== 0;

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
  const run = runBut(bareRun, { constants: at.constants });
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
  return heaviest === null ? null : of(runBut(bareRun, { constants: at.constants }), heaviest);
}

function binary(operator: Operator, left: Linear, right: Linear): Linear {
  if (operator === 'y') return (at) => (isTrue(left(at)) && isTrue(right(at)) ? 1 : 0);
  if (operator === 'o') return (at) => (isTrue(left(at)) || isTrue(right(at)) ? 1 : 0);
  const compare = comparisons[operator];
  return (at) => {
    const a = left(at);
    const b = right(at);
    if (compare) return a !== null && b !== null && compare(numberOf(a), numberOf(b)) ? 1 : 0;
    return a === null || b === null ? null : combined(operator as Arithmetic, a, b, at);
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
          const term = arg(at);
          if (term !== null) return term;
        }
        return null;
      };
    case 'min':
    case 'max':
      return (at) => {
        let best = first(at);
        for (const arg of args.slice(1)) {
          const term = arg(at);
          if (best === null || term === null) return null;
          if (name === 'min' ? numberOf(term) < numberOf(best) : numberOf(term) > numberOf(best)) best = term;
        }
        return best;
      };
    case 'hay':
      return (at) => (first(at) === null ? 0 : 1);
    case 'raiz':
    case 'exp':
    case 'ln':
    case 'log':
      return (at) => curvedTerm(first(at), curves[name], steepness[name], at);
    default:
      return (at) => {
        const term = first(at);
        const step = second ? second(at) : 1;
        return term === null || step === null ? null : stepped(term, numberOf(step), towards[name]!);
      };
  }
}

const towards: Record<string, (x: number) => number> = {
  redondear: (x) => Math.floor(x + 0.5 + 1e-9),
  techo: (x) => Math.ceil(x - 1e-9),
  suelo: (x) => Math.floor(x + 1e-9),
};
