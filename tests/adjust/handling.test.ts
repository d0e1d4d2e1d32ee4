// Starting recipes with one line weighed wrong: what is asked for is worth handling. Nothing moves by a trifle, and no other
// line moves farther than the one that is wrong.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bodyOf } from '../../engine/index.ts';
import { crafts, type Recipe } from './recipes.ts';
import { adjusted } from './words.ts';

/** Less than these parts of the batch, of all that moves and of the line: nobody weighs a line again for that. */
const trifle = { batch: 0.0025, moved: 0.05, line: 0.3 };
const slips = [0.55, 1.7];

interface Moved {
  readonly name: string;
  readonly change: number;
  readonly before: number;
  readonly isWrong: boolean;
}

/** One starting recipe of each type, one line in two, too little and too much by turns. */
function* slipped(): Generator<{ title: string; whole: number; slip: number; moved: Moved[] }> {
  for (const craft of crafts) {
    const { name, weight } = craft.definition.craft.request;
    for (const [id, { file }] of craft.types) {
      const [start] = file.start ?? [];
      if (!start) continue;
      const sound = bodyOf(craft, id, start.recipe) as Recipe['body'];
      for (let wrong = 0; wrong < sound.ingredients.length; wrong += 2) {
        const times = slips[(wrong / 2) % 2]!;
        const was = sound.ingredients[wrong]![weight] as number;
        const ingredients = sound.ingredients.with(wrong, { ...sound.ingredients[wrong], [weight]: times * was });
        const answer = adjusted(craft, { ...sound, ingredients });
        if (!answer.adjusted) continue;
        yield {
          title: `${craft.id}/${id}: ${ingredients[wrong]![name]} × ${times}`,
          whole: ingredients.reduce((sum, line) => sum + (line[weight] as number), 0),
          slip: Math.abs(times - 1) * was,
          moved: [...answer.ingredients, ...answer.removed]
            .filter(({ change }) => change !== 0)
            .map((row) => ({ ...row, before: row.before ?? 0, isWrong: row.index === wrong })),
        };
      }
    }
  }
}

const all = [...slipped()].filter(({ moved }) => moved.length > 0);

test('nothing moves by a trifle', () => {
  const handled = all.filter(({ whole, moved }) => {
    const sum = moved.reduce((grams, { change }) => grams + Math.abs(change), 0);
    return moved.some(
      ({ change, before }) =>
        Math.abs(change) < Math.min(trifle.batch * whole, trifle.moved * sum, trifle.line * before),
    );
  });
  assert.ok(all.length > 150, String(all.length));
  assert.ok(handled.length <= 0.03 * all.length, handled.map(({ title }) => title).join('\n'));
});

test('what is right does not move farther than what is wrong', () => {
  const strange = all.filter(({ whole, slip, moved }) =>
    moved.some(({ change, isWrong }) => !isWrong && Math.abs(change) > 1.2 * slip && Math.abs(change) > 0.03 * whole),
  );
  assert.ok(strange.length <= 0.02 * all.length, strange.map(({ title }) => title).join('\n'));
});

test.run();
