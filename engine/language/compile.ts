// Tree → closure. Names are resolved here, once; a name that means nothing is an error that points at itself.

import { didYouMean, noSuch } from '../did-you-mean.ts';
import type { Code, Formula, Line } from '../model/craft.ts';
import { finite, toStep, type Value } from '../number.ts';
import { heaviestCode, knownIn, knownSumCode, sumCode, weightIn } from './aggregates.ts';
import { comparisons, curves, steps } from './functions.ts';
import { misnamed } from './misnamed.ts';
import { FormulaError, parseFormula, type Span } from './parse.ts';
import type { Scope } from './scope.ts';
import type { Node, Operator, Selector } from './tree.ts';
import { toldName } from './vocabulary.ts';

export function compile(text: string, scope: Scope): Formula {
  const tree = parseFormula(text);
  return { text, tree, code: codeOf(tree, scope, scope.ofLine) };
}

/** What the maker told, else what the formula supposes. */
export function compileInput(key: string, text: string, scope: Scope): Formula {
  const usual = parseFormula(text);
  const { from, to } = usual;
  const told: Node = { kind: 'name', name: toldName(key), from, to };
  const tree: Node = { kind: 'call', name: 'primero', args: [told, usual], from, to };
  return { text, tree, code: codeOf(tree, scope, scope.ofLine) };
}

const isTrue = (value: Value): boolean => value !== null && value !== 0;

/** One closure for each operator: a sum that asks which one it is costs as much again. */
const arithmetic: Partial<Record<Operator, (left: Code, right: Code) => Code>> = {
  '+': (left, right) => (run, line) => {
    const a = left(run, line);
    if (a === null) return null;
    const b = right(run, line);
    return b === null ? null : a + b;
  },
  '-': (left, right) => (run, line) => {
    const a = left(run, line);
    if (a === null) return null;
    const b = right(run, line);
    return b === null ? null : a - b;
  },
  '*': (left, right) => (run, line) => {
    const a = left(run, line);
    if (a === null) return null;
    const b = right(run, line);
    return b === null ? null : a * b;
  },
  '/': (left, right) => (run, line) => {
    const a = left(run, line);
    if (a === null) return null;
    const b = right(run, line);
    return b === null || b === 0 ? null : finite(a / b);
  },
  '^': (left, right) => (run, line) => {
    const a = left(run, line);
    if (a === null) return null;
    const b = right(run, line);
    return b === null ? null : finite(a ** b);
  },
};

export function codeOf(node: Node, scope: Scope, inLine: boolean): Code {
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
    case 'text':
      throw new FormulaError('Un texto solo se compara, con «=» o «<>»: no se calcula con él.', node.from, node.to);
    case 'asked':
      throw new FormulaError(
        `«${node.what}(…)» solo vale en las condiciones de reglas y mensajes: aquí aún no se ha comparado nada.`,
        node.from,
        node.to,
      );
    case 'among':
      return amongCode(node, scope, inLine);
    case 'binary':
      if (isText(node.left, scope) || isText(node.right, scope)) return textCode(node, scope);
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
      const weight = weightIn(selectionOf(node, scope, inLine), scope);
      return ({ sums }) => sums[weight]!;
    }
    case 'aggregate': {
      const selection = selectionOf(node, scope, inLine);
      const of = codeOf(node.of, scope, true);
      const known = knownIn(node.name, node.of, of, selection, scope);
      if (known) return knownSumCode(known);
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
  return scope.select(node.select, node);
}

function known(name: string, names: ReadonlyMap<string, number>, at: Span, what: string): number {
  const index = names.get(name);
  if (index === undefined) {
    throw new FormulaError(noSuch(what, name, names.keys()), at.from, at.to);
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
  throw misnamed(name, at, scope, inLine);
}

const isText = (node: Node, { texts, params, extra }: Scope): boolean =>
  node.kind === 'text' ||
  (node.kind === 'name' && texts.has(node.name) && !params.has(node.name) && node.name !== extra);

/** Texts are compared by their numbers. */
function textCode(node: Node & { kind: 'binary' }, scope: Scope): Code {
  const { operator, left, right, from, to } = node;
  if (operator !== '=' && operator !== '<>')
    throw new FormulaError('Los textos solo se comparan con «=» o «<>».', from, to);
  return binaryCode(operator, textValue(left, scope), textValue(right, scope));
}

function textValue(node: Node, scope: Scope): Code {
  if (node.kind === 'text') {
    const code = scope.codes.get(node.value);
    if (code === undefined)
      throw new FormulaError(
        `Ninguna constante vale «${node.value}».${didYouMean(node.value, scope.codes.keys())}`,
        node.from,
        node.to,
      );
    return () => code;
  }
  if (node.kind !== 'name' || !isText(node, scope))
    throw new FormulaError('Un texto solo se compara con otro texto.', node.from, node.to);
  const index = scope.texts.get(node.name)!;
  return (run) => run.constants[index]!;
}

/** «x en (…)»: one of them. */
function amongCode(node: Node & { kind: 'among' }, scope: Scope, inLine: boolean): Code {
  const value = (part: Node): Code =>
    isText(node.of, scope) || part.kind === 'text' ? textValue(part, scope) : codeOf(part, scope, inLine);
  const of = isText(node.of, scope) ? textValue(node.of, scope) : codeOf(node.of, scope, inLine);
  const values = node.values.map(value);
  return (run, line) => {
    const found = of(run, line);
    return found !== null && values.some((one) => one(run, line) === found) ? 1 : 0;
  };
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
  return arithmetic[operator]!(left, right);
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
    case 'hay':
      return (run, line) => (first(run, line) === null ? 0 : 1);
    case 'raiz':
    case 'exp':
    case 'ln':
    case 'log': {
      const curve = curves[name];
      return (run, line) => {
        const value = first(run, line);
        return value === null ? null : finite(curve(value));
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
