// suma, media and mayor over the lines of a recipe → closures. What many formulas read is summed once for all of them.

import { finite } from '../number.ts';
import type { Code, Sum, Weighed } from './model.ts';
import type { Scope } from './scope.ts';
import type { Node } from './tree.ts';

export function sumCode(of: Code, selection: number, perWeight: boolean): Code {
  return (run) => {
    let total = 0;
    let weight = 0;
    for (const line of run.lines) {
      for (const part of line.within ?? [line]) {
        if (selection >= 0 && part.member[selection] !== 1) continue;
        const value = of(run, part);
        if (value === null) return null;
        const grams = gramsOf(part, line);
        total += grams * value;
        weight += grams;
      }
    }
    if (!perWeight) return finite(total / 100);
    return weight === 0 ? null : finite(total / weight);
  };
}

/** Of a line, or of a part of the recipe inside it. */
const gramsOf = (part: Weighed, line: Weighed): number => (part === line ? line.grams : part.grams * line.grams);

type Terms = Sum['terms'];

/** «a + 0.7 * b - c» as columns and factors, which is what nearly every sum holds; null for anything else. */
export function termsOf(node: Node, scope: Scope, factor: number): Terms | null {
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
export function knownSumCode(sum: number, weight: number | null): Code {
  if (weight === null) return ({ sums }) => finite(sums[sum]! / 100);
  return ({ sums }) => (sums[weight] === 0 ? null : finite(sums[sum]! / sums[weight]!));
}

/** The lines come in catalogue order, so the first of the heaviest wins a tie. */
export function heaviestCode(of: Code, selection: number): Code {
  return (run) => {
    let heaviest: Weighed | null = null;
    let most = -Infinity;
    for (const line of run.lines) {
      for (const part of line.within ?? [line]) {
        const grams = gramsOf(part, line);
        if (!(grams > most) || (selection >= 0 && part.member[selection] !== 1)) continue;
        heaviest = part;
        most = grams;
      }
    }
    return heaviest === null ? null : of(run, heaviest);
  };
}
