// suma, media and mayor over the lines of a recipe → closures. What many formulas read is summed once for all of them.

import { finite } from '../number.ts';
import type { Code, Weighed } from './model.ts';
import type { Scope } from './scope.ts';
import { type Aggregate, type Node, nodesOf } from './tree.ts';

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

/** A sum that is known before any parameter is, and the weight that a mean is over. */
export interface Known {
  readonly sum: number;
  readonly weight: number | null;
}

/** The numbers of a sum where what it counts of a line hangs on the columns of that line alone; null elsewhere. */
export function knownIn(name: Aggregate, of: Node, each: Code, selection: number, scope: Scope): Known | null {
  if (name === 'mayor' || !isOfLine(of, scope)) return null;
  const sum = scope.sum({ each, selection }, JSON.stringify(of, withoutPlaces));
  return { sum, weight: name === 'media' ? weightIn(selection, scope) : null };
}

export const weightIn = (selection: number, { sum }: Scope): number => sum({ each: null, selection }, '');

const withoutPlaces = (key: string, value: unknown): unknown => (key === 'from' || key === 'to' ? undefined : value);

const isOfLine = (tree: Node, { columns, extra }: Scope): boolean =>
  [...nodesOf(tree)].every((node) =>
    node.kind === 'name'
      ? node.name !== extra && columns.has(node.name)
      : node.kind !== 'text' && node.kind !== 'bound',
  );

/** Of a sum that is known beforehand only the division is left. */
export function knownSumCode({ sum, weight }: Known): Code {
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
