// Balanced and broken recipes bent at random, with things fixed, bounded and forbidden: every adjust ends, keeps what it
// must, says why when it cannot, and never misses a recipe that HiGHS can find.
import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { unlessRefused } from '../../engine/index.ts';
import { bent, missedBy, objectivesOf } from './bent.ts';
import { crafts, recipes } from './recipes.ts';
import { adjusted, checkAnswer } from './words.ts';

/** A few in the usual run: BENT=400 tries longer. */
const runs = Number(process.env.BENT ?? 8);
const seed = 11;
/** Of all crafts together: about two thirds come in, and of a dozen of one craft anything may. */
let balanced = 0;
let all = 0;

for (const craft of crafts) {
  const own = recipes.filter((recipe) => recipe.craft === craft);

  test(`${craft.id}: bent recipes`, () => {
    fc.assert(
      fc.property(bent(own, objectivesOf(craft)), ({ title, body }) => {
        // Bending may take away what the type requires: a balance call refuses that too.
        const answer = unlessRefused(
          () => adjusted(craft, body),
          () => null,
        );
        if (answer === null) return;
        all++;
        if (answer.adjusted) balanced++;
        checkAnswer(craft, body, answer, `${title} ${JSON.stringify(body)}`);
        if (answer.adjusted) return;
        assert.ok(answer.reasons!.sentences.length > 0, `${title}: no reason given`);
        const missed = missedBy(craft, body, answer);
        assert.is(missed, null, `${title}: HiGHS finds ${missed?.join()} for ${JSON.stringify(body)}`);
      }),
      { numRuns: runs, seed, endOnFailure: true, includeErrorInReport: true },
    );
  });
}

test('more than half of all of them come in', () => {
  assert.ok(balanced / all > 0.5, `${balanced} of ${all}`);
});

test.run();
