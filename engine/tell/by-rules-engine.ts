// json-rules-engine as the witness of an explanation: it runs the rules of a recipe's type over the facts of its answer, and its
// own RuleResult says which held and what each comparison found. It needs a promise and a millisecond, so it speaks over HTTP and
// in the command; the page and the library keep the compiled conditions, and the tests hold both equal. One Engine per run: a
// shared one loses rules when runs overlap.
import { Engine, type RuleResult, type TopLevelCondition } from 'json-rules-engine';
import { type Evaluation, evaluateWhole } from '../evaluate.ts';
import type { Json } from '../json.ts';
import { operators } from '../language/operators.ts';
import type { Comparison, Condition, Craft } from '../model/craft.ts';
import { explain } from './explain.ts';
import type { Answer, Site } from './present.ts';
import { conditionsFor, namedFacts, type Seen, type Witness } from './trace.ts';

/** An evaluation explained by json-rules-engine. */
export async function explainByRules(evaluation: Evaluation): Promise<{ [key: string]: Json }> {
  return explain(evaluation, await stockWitness(evaluation));
}

/** The whole answer with it. */
export async function evaluateExplained(craft: Craft, body: unknown, site: Site, today: string): Promise<Answer> {
  const evaluation = evaluateWhole(craft, body, site, { today });
  return { ...evaluation.answer, explain: await explainByRules(evaluation) };
}

async function stockWitness(evaluation: Evaluation): Promise<Witness> {
  const conditions = [...new Set(conditionsFor(evaluation))];
  const engine = new Engine([], { allowUndefinedFacts: true });
  for (const [name, compare] of Object.entries(operators)) engine.addOperator(name, compare);
  for (const [index, when] of conditions.entries())
    engine.addRule({ name: String(index), conditions: when as TopLevelCondition, event: { type: String(index) } });
  const { results, failureResults } = await engine.run(namedFacts(evaluation));
  const told = new Map(
    [...results, ...failureResults].map((result): [Condition, RuleResult] => [
      conditions[Number(result.name)]!,
      result,
    ]),
  );
  return {
    holds: (when) => when === undefined || told.get(when)!.result === true,
    seen: (when) => [...comparisonsIn(told.get(when)!.conditions as unknown as Told, false)],
  };
}

/** A condition as the engine gives it back: a list of others, or a comparison with what it found. */
interface Told {
  readonly all?: readonly Told[];
  readonly any?: readonly Told[];
  readonly not?: Told;
  readonly fact?: string;
  readonly operator?: Comparison['operator'];
  readonly valueResult?: unknown;
  readonly factResult?: unknown;
  readonly result?: boolean;
}

function* comparisonsIn(told: Told, isDenied: boolean): Generator<Seen> {
  for (const part of told.all ?? told.any ?? []) yield* comparisonsIn(part, isDenied);
  if (told.not) yield* comparisonsIn(told.not, !isDenied);
  const { fact, operator, valueResult, factResult, result } = told;
  if (fact === undefined || operator === undefined) return;
  yield { fact, operator, value: valueResult, found: factResult ?? null, holds: result === true, isDenied };
}
