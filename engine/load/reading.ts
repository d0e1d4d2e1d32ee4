// A definition as people write it → the one form that everything else reads: conditions as those of json-rules-engine,
// the figures written inside them as parameters of their own. What is already in that form passes as it is.
import type { Condition, Definition, Written } from '../craft.ts';
import { FormulaError } from '../formula/parse.ts';
import { kindsOf } from '../rules/kinds.ts';
import { type Known, readCondition } from '../rules/reader.ts';
import { aspectsOf } from './aspects.ts';
import { step } from './pointer.ts';
import type { Report } from './problem.ts';

/** Decimals with which a figure written inside a condition is compared. */
const decimals = 4;

export function readDefinition(written: Written, report: Report): Definition {
  const params = { ...written.params.params };
  // Names do not depend on the conditions: what follows fills them in.
  const names = written as Definition;
  const facts = kindsOf(names, aspectsOf(names));
  const known: Omit<Known, 'figure'> = {
    facts,
    params: new Set(Object.keys(written.params.params)),
    aspects: aspectsOf(names),
  };
  const read = (text: string, at: string, path: string): Condition | undefined => {
    try {
      return readCondition(text, {
        ...known,
        figure(formula, { from }) {
          const key = formula.replace(/\s+/g, ' ');
          if (!Object.hasOwn(params, key)) {
            params[key] = { label: key, show: 'never', decimals, formula };
            report.moved('params.json', `/params/${step(key)}/formula`, { file: at, path, from });
          }
          return key;
        },
      });
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error;
      report.error(at, { path, from: error.from, to: error.to }, error.message);
      return undefined;
    }
  };
  const conditions = <T>(value: T, at: string): T => withConditions(value, at, '', read) as T;
  return {
    ...names,
    rules: conditions(names.rules, 'rules.json'),
    messages: conditions(names.messages, 'messages.json'),
    types: Object.fromEntries(
      Object.entries(names.types).map(([id, type]) => [id, conditions(type, `types/${id}.json`)]),
    ),
    params: { ...names.params, params },
  };
}

/** The variants of a type are chosen before anything is compared: their «when» is a formula. */
const isFormula = /^\/variants\/\d+\/when$/;

function withConditions(
  value: unknown,
  at: string,
  path: string,
  read: (text: string, at: string, path: string) => Condition | undefined,
): unknown {
  if (Array.isArray(value)) return value.map((item, index) => withConditions(item, at, `${path}/${index}`, read));
  if (value === null || typeof value !== 'object' || path === '/examples') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const place = `${path}/${step(key)}`;
      if (key !== 'when' || isFormula.test(place)) return [key, withConditions(item, at, place, read)];
      if (typeof item === 'string') return [key, read(item, at, place)];
      return [key, item !== null && typeof item === 'object' && 'fact' in item ? { all: [item] } : item];
    }),
  );
}
