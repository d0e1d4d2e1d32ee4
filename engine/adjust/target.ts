// A named target as demands: the conditions of the row that gives it, and of each earlier row one condition that
// keeps it from firing. Rows that the constants of the type already rule out are not there.

import { factsOf } from '../judge/judge.ts';
import { comparisons, compileCondition } from '../language/compile-condition.ts';
import { operators } from '../language/operators.ts';
import type { Comparison, Condition, Craft, DecisionRow, Facts, Type } from '../model/craft.ts';
import type { Value } from '../number.ts';
import { factOf, give } from '../reckon/facts.ts';
import { demandOn, importance } from './demand.ts';
import type { Aim, Demand, View } from './model.ts';

export function targetDemands(craft: Craft, type: Type, { value, accepts, rows }: Aim, view: View): Demand[] {
  const name = craft.definition.craft.adjust!.target!;
  const facts = factsOf(view.mix, view.figures, view.comparison);
  for (const decision of type.decisions) {
    if (decision.name === name) break;
    const row = decision.rows.find(({ when }) => when(facts));
    if (row) give(facts, row);
  }
  // Of several rows that are good enough, the one nearest to holding; of those, what was aimed at before what is better.
  const wanted = rows
    .filter(({ gives }) => accepts.has(gives[name]))
    .map((row) => ({ row, demands: demandsFor(whenOf(craft, row), true, facts, craft) }))
    .sort(
      (a, b) =>
        missing(a.demands, view) - missing(b.demands, view) ||
        Number(b.row.gives[name] === value) - Number(a.row.gives[name] === value),
    )[0];
  if (!wanted) return [];
  const earlier = rows.slice(0, rows.indexOf(wanted.row)).filter(({ gives }) => !accepts.has(gives[name]));
  return [...wanted.demands, ...earlier.flatMap((row) => demandsFor(whenOf(craft, row), false, facts, craft))];
}

const whenOf = (craft: Craft, row: DecisionRow): Condition | undefined =>
  craft.definition.rules.decisions![craft.definition.craft.adjust!.target!]!.rows[row.place]!.when;

/** The rows of the craft's decision that a recipe of this type can come to: after one that its constants make fire, none. */
export function rowsOf(craft: Craft, type: Type): DecisionRow[] {
  const name = craft.definition.craft.adjust?.target;
  const rows = type.decisions.find((decision) => decision.name === name)?.rows ?? [];
  const { constants } = type.plan;
  const last = rows.findIndex((row) => {
    const when = whenOf(craft, row);
    const isSettled =
      !when || [...comparisons(when, '')].every(({ comparison }) => Object.hasOwn(constants, comparison.fact));
    return isSettled && row.when(type.plan.startingFacts());
  });
  return rows.slice(0, last + 1);
}

function missing(demands: readonly Demand[], { figures: { run } }: View): number {
  return demands.filter(({ param, minus, min, max }) => {
    const value = (run.rounded[param!] ?? Number.NaN) - (minus === null ? 0 : run.rounded[minus]!);
    return !((min === null || value >= min) && (max === null || value <= max));
  }).length;
}

/** The demands that make a condition hold, or fail. Facts that are no parameter are taken as they are. */
function demandsFor(when: Condition | undefined, holds: boolean, facts: Facts, craft: Craft): Demand[] {
  if (!when) return [];
  if ('not' in when) return demandsFor(when.not, !holds, facts, craft);
  const parts = 'all' in when ? when.all : 'any' in when ? when.any : null;
  if (parts === null) return comparisonDemand(when as Comparison, holds, facts, craft);
  const needsEvery = 'all' in when === holds;
  if (needsEvery) return parts.flatMap((part) => demandsFor(part, holds, facts, craft));
  // One is enough: nothing to do while something fixed decides it; else one that already is so, else the first that can be.
  const choices = parts.map((part) => ({
    demands: demandsFor(part, holds, facts, craft),
    isSo: compileCondition(part, craft.facts)(facts) === holds,
  }));
  if (choices.some(({ demands, isSo }) => isSo && demands.length === 0)) return [];
  const solvable = choices.filter(({ demands }) => demands.length > 0);
  return (solvable.find(({ isSo }) => isSo) ?? solvable[0])?.demands ?? [];
}

const opposite: Partial<Record<Comparison['operator'], Comparison['operator']>> = {
  lessThan: 'greaterThanInclusive',
  lessThanInclusive: 'greaterThan',
  greaterThan: 'lessThanInclusive',
  greaterThanInclusive: 'lessThan',
  equal: 'notEqual',
  notEqual: 'equal',
};

function comparisonDemand(
  { fact, operator: written, value }: Comparison,
  holds: boolean,
  facts: Facts,
  craft: Craft,
): Demand[] {
  const param = craft.paramByKey.get(fact);
  const found = factOf(craft, facts, fact);
  const operator = holds ? written : opposite[written];
  if (!param || operator === undefined || typeof found !== 'number') return [];
  const other = value !== null && typeof value === 'object' && 'fact' in value ? value.fact : null;
  const otherParam = other === null ? undefined : craft.paramByKey.get(other);
  const bound = other === null ? value : factOf(craft, facts, other);
  if (typeof bound !== 'number') return [];
  const edge = otherParam ? 0 : bound;
  const unit = 10 ** -param.decimals;
  const between = (min: Value, max: Value): Demand[] => [
    demandOn(param, otherParam ?? null, [min, max], importance.target, 'target', ''),
  ];
  switch (operator) {
    case 'greaterThanInclusive':
      return between(edge, null);
    case 'greaterThan':
      return between(edge + unit, null);
    case 'lessThanInclusive':
      return between(null, edge);
    case 'lessThan':
      return between(null, edge - unit);
    case 'equal':
      return between(edge, edge);
    default:
      // A figure that must differ from another: it does unless it stands right there.
      return operators[operator](found, bound) ? [] : between(edge + unit, null);
  }
}
