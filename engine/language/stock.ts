// json-rules-engine itself, with the operators of this project: the second judge of npm run check, and the oracle of the
// tests, with which the compiled conditions must agree. One Engine per run: a shared one loses rules when runs overlap.
import { Engine, type TopLevelCondition } from 'json-rules-engine';
import type { Condition, NamedFacts } from '../model/craft.ts';
import { operators } from './operators.ts';

/** Which of the conditions hold, by the stock engine: with the operators of this project, or with its own. */
export async function stockResult(
  conditions: readonly Condition[],
  facts: NamedFacts,
  by: 'ours' | 'own' = 'ours',
): Promise<boolean[]> {
  const engine = new Engine([], { allowUndefinedFacts: true });
  if (by === 'ours') for (const [name, compare] of Object.entries(operators)) engine.addOperator(name, compare);
  for (const [index, condition] of conditions.entries()) {
    engine.addRule({ conditions: condition as TopLevelCondition, event: { type: String(index) } });
  }
  const { events } = await engine.run(facts);
  const fired = new Set(events.map((event) => event.type));
  return conditions.map((_, index) => fired.has(String(index)));
}
