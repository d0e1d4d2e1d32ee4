// Balanced and broken recipes bent at random, with things fixed, bounded and forbidden: every adjust ends, keeps what it
// must, says why when it cannot, and never misses a recipe that HiGHS can find.
import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { demandsOf, goalOf } from '../../engine/adjust/goal.ts';
import { programmeOf, solveProgramme } from '../../engine/adjust/programme.ts';
import { boundedAt } from '../../engine/adjust/settle.ts';
import { viewOf } from '../../engine/adjust/view.ts';
import { Refusal } from '../../engine/index.ts';
import { bent, missedBy, objectivesOf } from './bent.ts';
import { leastCost } from './oracle.ts';
import { crafts, recipes } from './recipes.ts';
import { type Adjusted, adjusted, checkAnswer, tableFor } from './words.ts';

const runs = { each: 120, oracle: 40 };
const seed = 11;

for (const craft of crafts) {
  const own = recipes.filter((recipe) => recipe.craft === craft);

  test(`${craft.id}: bent recipes`, () => {
    let balanced = 0;
    let all = 0;
    fc.assert(
      fc.property(bent(own, objectivesOf(craft)), ({ title, body }) => {
        let answer: Adjusted;
        try {
          answer = adjusted(craft, body);
        } catch (error) {
          // Bending may take away what the type requires: a balance call refuses that too.
          if (error instanceof Refusal) return;
          throw error;
        }
        all++;
        if (answer.adjusted) balanced++;
        checkAnswer(craft, body, answer, `${title} ${JSON.stringify(body)}`);
        if (answer.adjusted) return;
        assert.ok(answer.reasons!.sentences.length > 0, `${title}: no reason given`);
        const missed = missedBy(craft, body, answer);
        assert.is(missed, null, `${title}: HiGHS finds ${missed?.join()} for ${JSON.stringify(body)}`);
      }),
      { numRuns: runs.each, seed, endOnFailure: true, includeErrorInReport: true },
    );
    assert.ok(balanced / all > 0.5, `${balanced} of ${all}`);
  });

  test(`${craft.id}: the same optimum as HiGHS`, () => {
    fc.assert(
      fc.property(bent(own, ['minimal']), ({ title, body }) => {
        let table: ReturnType<typeof tableFor>;
        try {
          table = tableFor(craft, body);
        } catch (error) {
          if (error instanceof Refusal) return;
          throw error;
        }
        const view = viewOf(table, table.weights);
        const demands = boundedAt(table, demandsOf(goalOf(craft, table.type, null), view), view);
        const programme = programmeOf(table, demands, table.weights, 'minimal', 0.02);
        const step = solveProgramme(table, programme);
        if (step === null) return assert.unreachable(`${title}: the solver gave up`);
        const least = leastCost(programme);
        assert.ok(step.cost <= least + 1e-4 * Math.max(1, Math.abs(least)), `${title}: ${step.cost}, HiGHS ${least}`);
      }),
      { numRuns: runs.oracle, seed, endOnFailure: true },
    );
  });
}

test.run();
