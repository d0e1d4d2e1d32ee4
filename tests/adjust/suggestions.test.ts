// Following a sized suggestion never moves the recipe away: what it speaks of gets nearer, nothing that was in goes out.
import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { evaluateWhole } from '../../engine/evaluate.ts';
import { type Craft, Refusal } from '../../engine/index.ts';
import { say } from '../../engine/messages/speak.ts';
import { isOut, type Outcome } from '../../engine/stages/compare.ts';
import { bent } from './bent.ts';
import { crafts, recipes, site } from './recipes.ts';

/** How many suggestions of a recipe were followed. */
function follow(craft: Craft, body: unknown, title: string): number {
  const { state, judgement } = evaluateWhole(craft, body, site);
  const counts = ({ param }: Outcome) => craft.judged === null || craft.judged.includes(param.index);
  const out = state.comparison.outcomes.filter((outcome) => isOut(outcome) && counts(outcome));
  let followed = 0;
  for (const outcome of out) {
    const said = say(`${outcome.param.key}.${outcome.state}`, { outcome }, { state, judgement, chained: false });
    if (!said?.after) continue;
    followed++;
    const now = new Map(said.after.comparison.outcomes.map((one) => [one.param.index, one]));
    assert.ok(
      now.get(outcome.param.index)!.deviation <= outcome.deviation + 1e-9,
      `${title}: «${said.text}» moves ${outcome.param.key} away`,
    );
    for (const was of state.comparison.outcomes) {
      const is = now.get(was.param.index);
      assert.not(
        was.state === 'bien' && counts(was) && is && isOut(is),
        `${title}: «${said.text}» pushes ${was.param.key} out`,
      );
    }
    assert.ok(
      said.after.comparison.breaches.length <= state.comparison.breaches.length,
      `${title}: «${said.text}» breaks a limit`,
    );
  }
  return followed;
}

for (const craft of crafts) {
  const own = recipes.filter((recipe) => recipe.craft === craft);

  test(`${craft.id}: suggestions on the examples and on bent recipes`, () => {
    for (const { title, body } of own) follow(craft, body, title);
    fc.assert(
      fc.property(bent(own, ['minimal']), ({ title, body }) => {
        try {
          follow(craft, body, `${title} ${JSON.stringify(body)}`);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
      }),
      { numRuns: 150, seed: 5, endOnFailure: true, includeErrorInReport: true },
    );
  });
}

test('there are suggestions to follow', () => {
  const followed = recipes.reduce((sum, { craft, body, title }) => sum + follow(craft, body, title), 0);
  assert.ok(followed > 80, `${followed}`);
});

test.run();
