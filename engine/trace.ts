// Every rule of a recipe's type with the values that its conditions saw, whether or not it fired: why nothing was said is
// as often asked as why something was. Bounded: so many rules, so many conditions of each.
import type { Condition, Fact } from './craft.ts';
import type { Evaluation } from './evaluate.ts';
import { factOf } from './facts.ts';
import { comparisons, compileCondition } from './rules/conditions.ts';
import { operators } from './rules/operators.ts';
import type { Json } from './stages/present.ts';

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
  return [...comparisons(when, '')].slice(0, mostConditions).map(({ comparison: { fact, operator, value } }) => {
    const other = value !== null && typeof value === 'object' && 'fact' in value ? value.fact : null;
    const wanted = other === null ? (value as Fact | Fact[]) : known(other);
    const found = known(fact);
    return { fact, operator, value: wanted as Json, found, holds: operators[operator](found, wanted) };
  });
}
