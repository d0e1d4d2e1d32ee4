// The compiled conditions against json-rules-engine itself: every rule of every craft on the facts of every example.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Craft, compileCondition, evaluateWhole, type Facts, type NamedFacts } from '../../engine/index.ts';
import { stockResult } from '../../engine/load/index.ts';
import type { Condition } from '../../engine/model/craft.ts';
import { crafts, examples, site } from './recipes.ts';

/** The facts of a recipe by name, as the stock engine wants them. */
const named = (craft: Craft, facts: Facts): NamedFacts =>
  Object.fromEntries([...craft.facts].map(([name, number]) => [name, facts[number] ?? null]));

for (const craft of crafts) {
  const { rules, types } = craft.definition;
  const conditions: Condition[] = [
    ...Object.values(rules.decisions ?? {}).flatMap(({ rows }) => rows.map(({ when }) => when)),
    ...[...rules.notices, ...Object.values(types).flatMap((type) => type.notices ?? [])].map(({ when }) => when),
  ].filter((when) => when !== undefined);

  test(`${craft.id}: ${conditions.length} conditions, compiled and stock, agree on every example`, async () => {
    const tests = conditions.map((condition) => compileCondition(condition, craft.facts));
    for (const { name, body } of examples.filter((example) => example.craft === craft)) {
      const { facts } = evaluateWhole(craft, body, site).judgement;
      const compiled = tests.map((holds) => holds(facts));
      assert.equal(compiled, await stockResult(conditions, named(craft, facts)), name);
    }
  });

  test(`${craft.id}: what a type's constants decide at load, they decide as at run`, () => {
    for (const { name, body } of examples.filter((example) => example.craft === craft)) {
      const { state, judgement } = evaluateWhole(craft, body, site);
      const { decisions = {}, notices } = rules;
      for (const [decision, { rows }] of Object.entries(decisions)) {
        const wanted = rows.findIndex(({ when }) => compileCondition(when, craft.facts)(judgement.facts));
        const got = judgement.decided.find((one) => one.decision.name === decision)?.row.place;
        assert.is(got, wanted, `${name}: ${decision}`);
      }
      const fired = [...notices, ...(state.mix.type.file.notices ?? [])]
        .filter(({ when }) => compileCondition(when, craft.facts)(judgement.facts))
        .map(({ id }) => id);
      assert.equal(
        judgement.notices.map(({ id }) => id),
        fired,
        name,
      );
    }
  });
}

const facts: NamedFacts = { cinco: 5, nada: null, texto: 'a', cierto: true };
const numbers = new Map(Object.keys(facts).map((name, number) => [name, number]));
const cases: [Condition, boolean][] = [
  [{ all: [{ fact: 'cinco', operator: 'greaterThan', value: 4 }] }, true],
  [{ all: [{ fact: 'cinco', operator: 'greaterThanInclusive', value: 5 }] }, true],
  [{ all: [{ fact: 'cinco', operator: 'lessThan', value: 5 }] }, false],
  [{ all: [{ fact: 'cinco', operator: 'greaterThan', value: { fact: 'nada' } }] }, false],
  [{ all: [{ fact: 'nada', operator: 'lessThan', value: 5 }] }, false],
  [{ all: [{ fact: 'nada', operator: 'greaterThanInclusive', value: 0 }] }, false],
  [{ all: [{ fact: 'nada', operator: 'equal', value: null }] }, true],
  [{ all: [{ fact: 'texto', operator: 'in', value: ['a', 'b'] }] }, true],
  [{ all: [{ fact: 'texto', operator: 'notIn', value: ['a', 'b'] }] }, false],
  [
    {
      any: [
        { fact: 'cierto', operator: 'equal', value: false },
        { fact: 'texto', operator: 'equal', value: 'a' },
      ],
    },
    true,
  ],
  [{ not: { fact: 'cierto', operator: 'equal', value: true } }, false],
  [
    {
      all: [
        { any: [{ fact: 'cinco', operator: 'equal', value: 5 }] },
        { not: { fact: 'texto', operator: 'equal', value: 'b' } },
      ],
    },
    true,
  ],
];

for (const [condition, wanted] of cases) {
  test(`${JSON.stringify(condition)} is ${wanted}, settled or not, and for the stock engine too`, async () => {
    assert.is(compileCondition(condition, numbers)(Object.values(facts)), wanted);
    assert.is(compileCondition(condition, numbers, facts)([]), wanted);
    assert.equal(await stockResult([condition], facts), [wanted]);
  });
}

test.run();
