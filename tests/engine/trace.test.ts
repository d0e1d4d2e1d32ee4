// The trace of rules in ?explain=true: json-rules-engine, given the values that the trace says it saw, must come to what
// the trace says fired; every rule is there, in order, and what it shows of a condition is what the condition asks.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Craft,
  comparisons,
  type Evaluation,
  evaluateWhole,
  explainWhole,
  type NamedFacts,
} from '../../engine/index.ts';
import { stockResult } from '../../engine/load/index.ts';
import type { Condition } from '../../engine/model/craft.ts';
import { explainByRules } from '../../engine/tell/by-rules-engine.ts';
import { crafts, examples, site } from './recipes.ts';

interface Seen {
  fact: string;
  operator: string;
  value: unknown;
  found: unknown;
  holds: boolean;
}

interface Entry {
  kind: 'decision' | 'notice';
  id: string;
  row?: number;
  give?: unknown;
  list?: string;
  fired: boolean;
  conditions: Seen[];
}

const traced = (evaluation: Evaluation): Entry[] => explainWhole(evaluation).trace as unknown as Entry[];

/** A rule as its file writes it. */
function whenOf(craft: Craft, type: string, { kind, id, row }: Entry): Condition | undefined {
  const { rules, types } = craft.definition;
  if (kind === 'decision') return rules.decisions![id]!.rows[row!]!.when;
  return [...rules.notices, ...(types[type]!.notices ?? [])].find((notice) => notice.id === id)!.when;
}

/** The values that the entry itself says it saw; what a figure is compared with may be another figure. */
function factsIn({ conditions }: Entry, when: Condition): NamedFacts {
  const facts: Record<string, unknown> = {};
  for (const [i, { comparison }] of [...comparisons(when, '')].entries()) {
    const { fact, value } = comparison;
    facts[fact] = conditions[i]!.found;
    if (value !== null && typeof value === 'object' && 'fact' in value) facts[value.fact] = conditions[i]!.value;
  }
  return facts as NamedFacts;
}

for (const craft of crafts) {
  const own = examples.filter((example) => example.craft === craft);
  const evaluated = own.map(({ name, body }) => ({ name, evaluation: evaluateWhole(craft, body, site) }));

  // One in four: that all of them explain alike with it is the next test.
  test(`${craft.id}: what fired is what json-rules-engine says of the values shown`, async () => {
    for (const { name, evaluation } of evaluated.filter((_, at) => at % 4 === 0)) {
      const entries = traced(evaluation).filter(({ conditions }) => conditions.length > 0 && conditions.length < 40);
      const { id } = evaluation.state.mix.type;
      const rules = entries.map((entry) => ({ entry, when: whenOf(craft, id, entry)! }));
      const results = await Promise.all(
        rules.map(({ entry, when }) => stockResult([when], factsIn(entry, when)).then(([holds]) => holds)),
      );
      for (const [i, { entry }] of rules.entries())
        assert.is(
          entry.fired,
          results[i],
          `${name}: ${entry.id} ${entry.row ?? ''} ${JSON.stringify(entry.conditions)}`,
        );
    }
  });

  test(`${craft.id}: an explanation is the same with json-rules-engine as its witness`, async () => {
    for (const { name, evaluation } of evaluated) {
      assert.equal(await explainByRules(evaluation), explainWhole(evaluation), name);
    }
  });

  test(`${craft.id}: every rule is there, in the order of the files, and one row of each decision fires`, () => {
    const { decisions = {}, notices } = craft.definition.rules;
    for (const { name, evaluation } of evaluated) {
      const entries = traced(evaluation);
      const { file } = evaluation.state.mix.type;
      const told = entries.filter(({ kind }) => kind === 'notice').map(({ id }) => id);
      assert.equal(
        told,
        [...notices, ...(file.notices ?? [])].map(({ id }) => id),
        name,
      );
      for (const [id, { rows }] of Object.entries(decisions)) {
        const seen = entries.filter((entry) => entry.kind === 'decision' && entry.id === id);
        const fired = seen.filter((entry) => entry.fired);
        assert.equal(
          seen.map(({ row }) => row),
          [...seen.keys()],
          `${name}: ${id}`,
        );
        assert.ok(fired.length <= 1 && (fired.length === 0 || seen.at(-1) === fired[0]), `${name}: ${id}`);
        assert.ok(fired.length === 1 || seen.length === 0 || rows.length === seen.length, `${name}: ${id}`);
      }
    }
  });

  test(`${craft.id}: what is said was fired, and its notice is in the trace`, () => {
    for (const { name, evaluation } of evaluated) {
      const entries = traced(evaluation);
      for (const { id } of evaluation.judgement.notices)
        assert.ok(
          entries.some((entry) => entry.kind === 'notice' && entry.id === id && entry.fired),
          `${name}: ${id}`,
        );
      for (const { decision, row } of evaluation.judgement.decided)
        assert.ok(
          entries.some((entry) => entry.id === decision.name && entry.row === row.place && entry.fired),
          `${name}: ${decision.name} ${row.place}`,
        );
    }
  });
}

test.run();
