// Tree → closure. Names are resolved here, once; a name that means nothing is an error that points at itself.
import type { Code, Formula, Line, Sum } from '../craft.ts';
import { didYouMean } from '../near.ts';
import { finite, toStep, type Value } from '../number.ts';
import { FormulaError, type Node, type Operator, parse, type Selector, type Span } from './parse.ts';

/** What the names of a formula may mean in the place where it stands. */
export interface Scope {
  columns: ReadonlyMap<string, number>;
  params: ReadonlyMap<string, number>;
  constants: ReadonlyMap<string, number>;
  /** constants that are texts: good for rules and messages, not for arithmetic */
  texts: ReadonlySet<string>;
  /** `g`, or the number of a name */
  extra: string | null;
  /** bare names are columns of one line (column formulas), and aggregates do not exist */
  ofLine: boolean;
  /** decides something: reads parameters as shown */
  decides: boolean;
  /** the parameter whose bounds `minimo` and `maximo` are; null where there are none */
  boundsOf: number | null;
  /** number of a selection, registering it; throws FormulaError when a name in it is unknown */
  select: (selectors: readonly Selector[]) => number;
  /** number of a sum, registering it */
  sum: (terms: Sum['terms'], selection: number) => number;
}

export function compile(text: string, scope: Scope): Formula {
  const tree = parse(text);
  return { text, tree, code: codeOf(tree, scope, scope.ofLine) };
}

const isTrue = (value: Value): boolean => value !== null && value !== 0;

const arithmetic: Partial<Record<Operator, (a: number, b: number) => Value>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => (b === 0 ? null : finite(a / b)),
  '^': (a, b) => finite(a ** b),
};

const comparisons: Partial<Record<Operator, (a: number, b: number) => boolean>> = {
  '=': (a, b) => a === b,
  '<>': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

const steps: Record<string, (x: number) => number> = {
  redondear: (x) => Math.floor(x + 0.5 + 1e-9),
  techo: (x) => Math.ceil(x - 1e-9),
  suelo: (x) => Math.floor(x + 1e-9),
};

function codeOf(node: Node, scope: Scope, inLine: boolean): Code {
  switch (node.kind) {
    case 'number': {
      const { value } = node;
      return () => value;
    }
    case 'name':
      return nameCode(node.name, node, scope, inLine);
    case 'negative': {
      const of = codeOf(node.of, scope, inLine);
      return (run, line) => {
        const value = of(run, line);
        return value === null ? null : -value;
      };
    }
    case 'not': {
      const of = codeOf(node.of, scope, inLine);
      return (run, line) => (isTrue(of(run, line)) ? 0 : 1);
    }
    case 'binary':
      return binaryCode(node.operator, codeOf(node.left, scope, inLine), codeOf(node.right, scope, inLine));
    case 'call':
      return callCode(
        node.name,
        node.args.map((arg) => codeOf(arg, scope, inLine)),
      );
    case 'bound':
      return boundCode(node, scope);
    case 'catalogo': {
      if (!scope.ofLine)
        throw new FormulaError('catalogo(…) solo vale en las fórmulas de las columnas.', node.from, node.to);
      const column = known(node.column, scope.columns, node, 'la columna');
      return (run) => run.own?.[column] ?? null;
    }
    case 'weight': {
      const weight = scope.sum([], selectionOf(node, scope, inLine));
      return ({ sums }) => sums[weight]!;
    }
    case 'aggregate': {
      const selection = selectionOf(node, scope, inLine);
      const of = codeOf(node.of, scope, true);
      const terms = node.name === 'mayor' ? null : termsOf(node.of, scope, 1);
      if (terms)
        return knownSumCode(scope.sum(terms, selection), node.name === 'media' ? scope.sum([], selection) : null);
      return node.name === 'mayor' ? heaviestCode(of, selection) : sumCode(of, selection, node.name === 'media');
    }
  }
}

function selectionOf(node: Span & { select: Selector[] }, scope: Scope, inLine: boolean): number {
  if (scope.ofLine)
    throw new FormulaError(
      'Una columna se calcula con otras columnas, sin suma, media, mayor ni peso.',
      node.from,
      node.to,
    );
  if (inLine)
    throw new FormulaError('Una suma no puede ir dentro de otra: usa un parámetro interno.', node.from, node.to);
  return node.select.length === 0 ? -1 : scope.select(node.select);
}

function known(name: string, names: ReadonlyMap<string, number>, at: Span, what: string): number {
  const index = names.get(name);
  if (index === undefined) {
    throw new FormulaError(`No existe ${what} «${name}».${didYouMean(name, names.keys())}`, at.from, at.to);
  }
  return index;
}

function nameCode(name: string, at: Span, scope: Scope, inLine: boolean): Code {
  if (name === scope.extra) return (run) => run.extra;
  const own = inLine ? scope.columns : scope.params;
  const index = own.get(name);
  if (index !== undefined) {
    if (inLine) return (_, line) => (line as Line).values[index]!;
    return scope.decides ? (run) => run.rounded[index]! : (run) => run.full[index]!;
  }
  const constant = scope.constants.get(name);
  if (constant !== undefined) return (run) => run.constants[constant]!;
  if (scope.texts.has(name)) {
    throw new FormulaError(`La constante «${name}» es un texto: solo vale en reglas y mensajes.`, at.from, at.to);
  }
  if (inLine && scope.params.has(name)) {
    throw new FormulaError(
      `«${name}» es un parámetro: dentro de suma, media o mayor solo valen columnas y constantes.`,
      at.from,
      at.to,
    );
  }
  if (!inLine && scope.columns.has(name)) {
    throw new FormulaError(
      `«${name}» es una columna del catálogo: escribe suma(${name}) o media(${name}).`,
      at.from,
      at.to,
    );
  }
  const what = inLine ? 'la columna' : 'el parámetro';
  throw new FormulaError(
    `No existe ${what} «${name}»${inLine ? ' en el catálogo' : ''}.${didYouMean(name, [...own.keys(), ...scope.constants.keys()])}`,
    at.from,
    at.to,
  );
}

function binaryCode(operator: Operator, left: Code, right: Code): Code {
  if (operator === 'y') return (run, line) => (isTrue(left(run, line)) && isTrue(right(run, line)) ? 1 : 0);
  if (operator === 'o') return (run, line) => (isTrue(left(run, line)) || isTrue(right(run, line)) ? 1 : 0);
  const compare = comparisons[operator];
  if (compare) {
    return (run, line) => {
      const a = left(run, line);
      const b = right(run, line);
      return a !== null && b !== null && compare(a, b) ? 1 : 0;
    };
  }
  const compute = arithmetic[operator]!;
  return (run, line) => {
    const a = left(run, line);
    if (a === null) return null;
    const b = right(run, line);
    return b === null ? null : compute(a, b);
  };
}

function callCode(name: string, args: readonly Code[]): Code {
  const [first, second, third] = args as [Code, Code, Code];
  switch (name) {
    case 'si':
      return (run, line) => (isTrue(first(run, line)) ? second(run, line) : third(run, line));
    case 'primero':
      return (run, line) => {
        for (const arg of args) {
          const value = arg(run, line);
          if (value !== null) return value;
        }
        return null;
      };
    case 'min':
    case 'max': {
      const pick = name === 'min' ? Math.min : Math.max;
      return (run, line) => {
        let best: Value = first(run, line);
        for (let i = 1; i < args.length && best !== null; i++) {
          const value = args[i]!(run, line);
          best = value === null ? null : pick(best, value);
        }
        return best;
      };
    }
    default: {
      const towards = steps[name]!;
      return (run, line) => {
        const value = first(run, line);
        const step = args.length > 1 ? second(run, line) : 1;
        return value === null || step === null ? null : toStep(value, step, towards);
      };
    }
  }
}

function boundCode(node: Node & { kind: 'bound' }, scope: Scope): Code {
  if (scope.boundsOf === null) {
    throw new FormulaError(`«${node.side}» solo vale en applies, minimum y maximum.`, node.from, node.to);
  }
  const of = node.of === null ? scope.boundsOf : known(node.of, scope.params, node, 'el parámetro');
  return node.side === 'minimo' ? (run) => run.minimum[of] ?? null : (run) => run.maximum[of] ?? null;
}

function sumCode(of: Code, selection: number, perWeight: boolean): Code {
  return (run) => {
    let total = 0;
    let weight = 0;
    for (const line of run.lines) {
      if (selection >= 0 && line.member[selection] !== 1) continue;
      const value = of(run, line);
      if (value === null) return null;
      total += line.grams * value;
      weight += line.grams;
    }
    if (!perWeight) return finite(total / 100);
    return weight === 0 ? null : finite(total / weight);
  };
}

type Terms = Sum['terms'];

/** «a + 0.7 * b - c» as columns and factors, which is what nearly every sum holds; null for anything else. */
function termsOf(node: Node, scope: Scope, factor: number): Terms | null {
  if (node.kind === 'name') {
    const column = scope.columns.get(node.name);
    return column === undefined || node.name === scope.extra ? null : [{ column, factor }];
  }
  if (node.kind === 'negative') return termsOf(node.of, scope, -factor);
  if (node.kind !== 'binary') return null;
  const { operator, left, right } = node;
  if (operator === '+' || operator === '-') {
    const first = termsOf(left, scope, factor);
    const second = termsOf(right, scope, operator === '+' ? factor : -factor);
    return first && second ? [...first, ...second] : null;
  }
  if (operator === '*' && left.kind === 'number') return termsOf(right, scope, factor * left.value);
  if (operator === '*' && right.kind === 'number') return termsOf(left, scope, factor * right.value);
  return null;
}

/** Of a sum that is known beforehand only the division is left. */
function knownSumCode(sum: number, weight: number | null): Code {
  if (weight === null) return ({ sums }) => finite(sums[sum]! / 100);
  return ({ sums }) => (sums[weight] === 0 ? null : finite(sums[sum]! / sums[weight]!));
}

/** The lines come in catalogue order, so the first of the heaviest wins a tie. */
function heaviestCode(of: Code, selection: number): Code {
  return (run) => {
    let heaviest: Line | null = null;
    for (const line of run.lines) {
      if (selection >= 0 && line.member[selection] !== 1) continue;
      if (heaviest === null || line.grams > heaviest.grams) heaviest = line;
    }
    return heaviest === null ? null : of(run, heaviest);
  };
}
