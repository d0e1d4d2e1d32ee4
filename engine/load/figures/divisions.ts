// Divisions that can be by zero. Such a parameter has no value in some recipes: its author should know, and say what then.
//   «100 * suma(a) / suma(b)» is safe inside primero(…) or si(…), with a «base» that names what is missing, or when the
//   craft requires suma(b) > 0.

import { FormulaError, parseFormula } from '../../language/parse.ts';
import { type Node, nodesOf } from '../../language/tree.ts';
import type { Definition, Param } from '../../model/craft.ts';
import type { Report } from '../file/problem.ts';

const file = 'params.json';

export function checkDivisions(definition: Definition, params: readonly Param[], report: Report): void {
  const required = requiredPositive(definition);
  for (const { key, formula, base, show } of params) {
    const text = (node: Node): string => formula.text.slice(node.from, node.to);
    const tell = (node: Node, severity: 'error' | 'warn', message: string): void =>
      report[severity](file, { path: `/params/${key}/formula`, from: node.from, to: node.to }, message);
    for (const { divisor, guarded } of divisors(formula.tree, false)) {
      if (isLiteralZero(divisor)) tell(divisor, 'error', 'Aquí se divide siempre por cero: cambia el divisor.');
      else if (
        !guarded &&
        base === null &&
        show === 'always' &&
        canBeZero(divisor) &&
        !isRequired(text(divisor), required)
      ) {
        tell(
          divisor,
          'warn',
          `«${text(divisor)}» puede ser 0 y entonces «${key}» se queda sin valor: dale otro con primero(…, valor), nombra lo que falta con «base», o exígelo en «require».`,
        );
      }
    }
  }
}

function* divisors(node: Node, guarded: boolean): Generator<{ divisor: Node; guarded: boolean }> {
  if (node.kind === 'binary') {
    if (node.operator === '/') yield { divisor: node.right, guarded };
    yield* divisors(node.left, guarded);
    yield* divisors(node.right, guarded);
  } else if (node.kind === 'call') {
    const guards = node.name === 'primero' || node.name === 'si';
    for (const arg of node.args) yield* divisors(arg, guarded || guards);
  } else if (node.kind === 'negative' || node.kind === 'not' || node.kind === 'aggregate') {
    yield* divisors(node.of, guarded);
  }
}

const isLiteralZero = (node: Node): boolean => node.kind === 'number' && node.value === 0;

/** Sums of the recipe can be zero; constants, parameters (which say it themselves) and what max(…) lifts cannot. */
function canBeZero(node: Node): boolean {
  if (node.kind === 'call' && node.name === 'max') return false;
  return [...nodesOf(node)].some((part) => part.kind === 'aggregate' || part.kind === 'weight');
}

/** Expressions that a requirement of the craft keeps above zero. */
function requiredPositive({ craft }: Definition): string[] {
  return craft.require.flatMap(({ that }) => {
    try {
      const tree = parseFormula(that);
      return tree.kind === 'binary' && tree.operator === '>' ? [that.slice(tree.left.from, tree.left.to)] : [];
    } catch (error) {
      if (error instanceof FormulaError) return [];
      throw error;
    }
  });
}

/** The whole recipe weighs something whenever any part of it must. */
const isRequired = (divisor: string, required: readonly string[]): boolean => {
  const bare = (text: string): string => text.replace(/[\s()]/g, '');
  return required.some((one) => bare(one) === bare(divisor) || bare(divisor) === 'peso');
};
