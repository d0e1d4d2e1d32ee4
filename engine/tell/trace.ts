// Every rule of a recipe's type with the values that its conditions saw, whether or not it fired: why nothing was said is
// as often asked as why something was. Bounded: so many rules, so many conditions of each.

import type { Evaluation } from '../evaluate.ts';
import type { Json } from '../json.ts';
import { comparisons, compileCondition } from '../language/compile-condition.ts';
import { operators } from '../language/operators.ts';
import type { Comparison, Condition, Craft, Fact, NamedFacts } from '../model/craft.ts';
import { factOf } from '../reckon/facts.ts';

const mostRules = 400;
const mostConditions = 40;

/** One comparison of a condition, with what it found. */
export interface Seen {
  readonly fact: string;
  readonly operator: Comparison['operator'];
  readonly value: unknown;
  readonly found: unknown;
  readonly holds: boolean;
  readonly isDenied: boolean;
}

/**
 * Who says whether a condition held and what it saw. In the page and in the library, the conditions themselves, compiled; over
 * HTTP and in the command, json-rules-engine (by-rules-engine.ts). Both must say the same.
 */
export interface Witness {
  holds(when: Condition | undefined): boolean;
  seen(when: Condition): readonly Seen[];
}

/** What the rules of a recipe look at, as it was when they were judged. */
export function factsSeen({ state, judgement }: Evaluation): (name: string) => Fact {
  const { craft } = state.mix;
  return (name) => {
    const param = craft.paramByKey.get(name);
    return param ? (state.figures.run.rounded[param.index] ?? null) : factOf(craft, judgement.facts, name);
  };
}

export function compiledWitness(evaluation: Evaluation): Witness {
  const { craft } = evaluation.state.mix;
  const known = factsSeen(evaluation);
  const facts = [...craft.facts.keys()].map(known);
  return {
    holds: (when) => compileCondition(when, craft.facts)(facts),
    seen: (when) =>
      [...comparisons(when, '')].map(({ comparison: { fact, operator, value }, path }) => {
        const other = value !== null && typeof value === 'object' && 'fact' in value ? value.fact : null;
        const wanted = other === null ? (value as Fact | Fact[]) : known(other);
        const found = known(fact);
        const isDenied = path.split('/').filter((step) => step === 'not').length % 2 === 1;
        return { fact, operator, value: wanted, found, holds: operators[operator](found, wanted), isDenied };
      }),
  };
}

/** The rules that may speak of a recipe, in the order of their files. */
export function rulesFor({ state: { mix } }: Evaluation): ReturnType<typeof rulesIn> {
  return rulesIn(mix.craft, mix.type.file.notices);
}

function rulesIn({ definition: { rules } }: Craft, own: typeof rules.notices = []) {
  return { decisions: Object.entries(rules.decisions ?? {}), notices: [...rules.notices, ...own] };
}

/** All its conditions. */
export function conditionsFor(evaluation: Evaluation): Condition[] {
  const { decisions, notices } = rulesFor(evaluation);
  return [...decisions.flatMap(([, { rows }]) => rows), ...notices].flatMap(({ when }) => (when ? [when] : []));
}

/** The facts of a recipe by their names, as json-rules-engine wants them. */
export function namedFacts(evaluation: Evaluation): NamedFacts {
  const known = factsSeen(evaluation);
  return Object.fromEntries([...evaluation.state.mix.craft.facts.keys()].map((name) => [name, known(name)]));
}

export function traceOf(evaluation: Evaluation, witness: Witness): Json[] {
  const { decisions, notices } = rulesFor(evaluation);
  const entry = (rule: { [key: string]: Json }, when: Condition | undefined, fired: boolean): Json => ({
    ...rule,
    fired,
    conditions: when ? conditionsSeen(when, witness) : [],
  });
  const decided = decisions.flatMap(([id, { rows }]) => {
    const first = rows.findIndex(({ when }) => witness.holds(when));
    // What comes after the row that fired was never looked at.
    return rows
      .slice(0, first + 1)
      .map(({ when, give }, row) => entry({ kind: 'decision', id, row, give: give as Json }, when, row === first));
  });
  const noticed = notices.map(({ id, when, to }) => entry({ kind: 'notice', id, list: to }, when, witness.holds(when)));
  return [...decided, ...noticed].slice(0, mostRules);
}

/** Under a «no», what it asks is the contrary. */
export const conditionsSeen = (when: Condition, witness: Witness): Json[] =>
  witness
    .seen(when)
    .slice(0, mostConditions)
    .map(({ fact, operator, value, found, holds, isDenied }) => {
      const seen = isDenied ? { operator: opposite[operator], holds: !holds } : { operator, holds };
      return { fact, value: value as Json, found: found as Json, ...seen };
    });

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
