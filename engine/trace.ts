// Every rule of a recipe's type with the values that its conditions saw, whether or not it fired: why nothing was said is
// as often asked as why something was. Bounded: so many rules, so many conditions of each.
import type { Comparison, Condition, Fact } from './craft.ts';
import type { Evaluation } from './evaluate.ts';
import { factOf } from './facts.ts';
import type { Json } from './json.ts';
import { comparisons, compileCondition } from './rules/compile.ts';
import { operators } from './rules/operators.ts';

const mostRules = 400;
const mostConditions = 40;

export function traceOf({ state, judgement }: Evaluation): Json[] {
  const { craft, type } = state.mix;
  const { rules } = craft.definition;
  const known = (name: string): Fact => {
    const param = craft.paramByKey.get(name);
    return param ? (state.figures.run.rounded[param.index] ?? null) : factOf(craft, judgement.facts, name);
  };
  const facts = [...craft.facts.keys()].map(known);
  const holds = (when: Condition | undefined): boolean => compileCondition(when, craft.facts)(facts);
  const entry = (rule: { [key: string]: Json }, when: Condition | undefined, fired: boolean): Json => ({
    ...rule,
    fired,
    conditions: when ? conditionsSeen(when, known) : [],
  });

  const decided = Object.entries(rules.decisions ?? {}).flatMap(([id, { rows }]) => {
    const first = rows.findIndex(({ when }) => holds(when));
    // What comes after the row that fired was never looked at.
    return rows
      .slice(0, first + 1)
      .map(({ when, give }, row) => entry({ kind: 'decision', id, row, give: give as Json }, when, row === first));
  });
  const noticed = [...rules.notices, ...(type.file.notices ?? [])].map(({ id, when, to }) =>
    entry({ kind: 'notice', id, list: to }, when, holds(when)),
  );
  return [...decided, ...noticed].slice(0, mostRules);
}

export function conditionsSeen(when: Condition, known: (name: string) => Fact): Json[] {
  return [...comparisons(when, '')].slice(0, mostConditions).map(({ comparison: { fact, operator, value }, path }) => {
    const other = value !== null && typeof value === 'object' && 'fact' in value ? value.fact : null;
    const wanted = other === null ? (value as Fact | Fact[]) : known(other);
    const found = known(fact);
    const holds = operators[operator](found, wanted);
    const isDenied = path.split('/').filter((step) => step === 'not').length % 2 === 1;
    const seen = isDenied ? { operator: opposite[operator], holds: !holds } : { operator, holds };
    return { fact, value: wanted as Json, found, ...seen };
  });
}

/** What a denied comparison asks. */
const opposite: Readonly<Record<Comparison['operator'], Comparison['operator']>> = {
  equal: 'notEqual',
  notEqual: 'equal',
  in: 'notIn',
  notIn: 'in',
  lessThan: 'greaterThanInclusive',
  lessThanInclusive: 'greaterThan',
  greaterThan: 'lessThanInclusive',
  greaterThanInclusive: 'lessThan',
};
