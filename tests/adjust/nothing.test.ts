// From nothing, with as much or as little as there is in the house: the whole list of a starting recipe, its first three
// things, its main one alone. What comes out is balanced, obeys the limits of the trade and resembles a recipe of the type.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isForbidden } from '../../engine/adjust/limits.ts';
import { viewOf } from '../../engine/adjust/view.ts';
import { misdosedIn } from '../../engine/advice/limits.ts';
import { bodyOf, type Cap, evaluateWhole, mostOf, type Run, shareOf } from '../../engine/index.ts';
import { crafts, site } from './recipes.ts';
import { adjusted, type Body, problemFor, weightsOf } from './words.ts';

/** Of the weight of the main ingredient of the nearest starting recipe. */
const resembles = [0.6, 1.6] as const;

const isOver = (cap: Cap, run: Run): boolean => (shareOf(cap, run) ?? 0) > mostOf(cap, run) * 1.05 + 0.05;

for (const craft of crafts) {
  const { name, weight } = craft.definition.craft.request;
  test(`${craft.id}: from nothing, whatever the list`, () => {
    for (const [type, { file, trade }] of craft.types) {
      const starts = (file.start ?? []).map(({ name: title, recipe }) => {
        const whole = Object.values(recipe).reduce((sum, grams) => sum + grams, 0);
        const shares = new Map(Object.entries(recipe).map(([id, grams]) => [id, (1000 * grams) / whole]));
        return { title, shares, run: evaluateWhole(craft, bodyOf(craft, type, recipe), site).state.figures.run };
      });
      for (const [i, { title, shares }] of starts.entries()) {
        const ids = [...shares.keys()];
        for (const list of i === 0 ? [ids, ids.slice(0, 3), ids.slice(0, 1)] : [ids.slice(0, 2)]) {
          const labels = list.map((id) => craft.rows.get(id)!.label);
          const body = {
            ...{ type, total: 1000 },
            ingredients: labels.map((label) => ({ [name]: label, [weight]: null })),
          } as Body;
          const answer = adjusted(craft, body);
          const what = `${type}, ${title}, from ${labels.join(', ')}: ${answer.sentences.join(' ')}`;
          assert.ok(answer.adjusted, what);
          const problem = problemFor(craft, body);
          const view = viewOf(problem, weightsOf(problem, answer));
          const { run } = view.figures;
          assert.not(
            view.mix.lines.some((line) => isForbidden(problem.type, line)),
            what,
          );
          assert.equal(
            misdosedIn(trade, view.figures).map(({ dose }) => dose.key),
            [],
            what,
          );
          // What a starting recipe carries beyond a cap is left there; of one thing alone the rest stands in proportion.
          for (const cap of trade.caps.filter((one) => !starts.some((start) => isOver(one, start.run))))
            assert.ok(list.length === 1 || !isOver(cap, run), `${cap.key}: ${what}`);
          // The main thing of the list weighs about what it weighs in some recipe that a professional starts from.
          const [main] = list;
          const given = answer.ingredients.find(({ name: typed }) => typed === labels[0])?.grams ?? 0;
          const [least, most] = resembles;
          const usual = starts.flatMap(({ shares: one }) => one.get(main!) ?? []);
          assert.ok(
            usual.some((grams) => given >= least * grams && given <= most * grams),
            `${main}: ${given} g, usually ${usual.join(', ')}; ${what}`,
          );
          // Nobody writes a recipe with a thing of which there is next to nothing, unless that is how it is dosed.
          for (const { line, grams } of view.mix.lines.map((one) => ({ line: one, grams: one.grams })))
            assert.ok(
              grams >= 0.5 || trade.doses.some(({ lines }) => line.member[lines] === 1),
              `${line.name} ${grams} g: ${what}`,
            );
        }
      }
    }
  });
}

// biome-ignore format: one case per line
const begun: [what: string, craft: string, type: string, list: string[], shares: Record<string, [number, number]>][] = [
  ['a fruit is weighed as its own sorbet, and what binds it comes in', 'helado', 'sorbete_agua', ['Fresas', 'Azúcar', 'Agua'], { Fresas: [400, 600], 'Neutro para sorbetes (5 g/kg)': [3, 8] }],
  ['a very acid one is a quarter of it', 'helado', 'sorbete_agua', ['Maracuyá'], { Maracuyá: [120, 300], 'Neutro para sorbetes (5 g/kg)': [3, 8] }],
  ['the only thing listed is there', 'helado', 'vegano', ['Chocolate negro 70 %'], { 'Chocolate negro 70 %': [100, 200] }],
  ['a second stabiliser does not come in beside the first', 'helado', 'helado_leche', ['Leche entera', 'Goma guar'], { 'Goma guar': [0.5, 6], 'Neutro para cremas (5 g/kg)': [0, 0] }],
];
for (const [what, id, type, list, shares] of begun) {
  test(`from nothing: ${what}`, () => {
    const craft = crafts.find((one) => one.id === id)!;
    const { name, weight } = craft.definition.craft.request;
    const ingredients = list.map((one) => ({ [name]: one, [weight]: null }));
    const answer = adjusted(craft, { type, total: 1000, ingredients } as Body);
    assert.ok(answer.adjusted, answer.sentences.join(' '));
    for (const [one, [least, most]] of Object.entries(shares)) {
      const grams = answer.ingredients.find((item) => item.name === one)?.grams ?? 0;
      assert.ok(grams >= least && grams <= most, `${one} ${grams}: ${JSON.stringify(answer.ingredients)}`);
    }
  });
}

for (const craft of crafts) {
  test(`${craft.id}: an empty list is the first starting recipe of the type`, () => {
    for (const [type, { file }] of craft.types) {
      const [start] = file.start ?? [];
      if (!start) continue;
      const answer = adjusted(craft, { type, total: 1000, ingredients: [] });
      const what = `${type}: ${answer.sentences.join(' ')}`;
      assert.ok(answer.adjusted, what);
      const main = Object.entries(start.recipe).sort(([, a], [, b]) => b - a)[0]![0];
      assert.ok(
        answer.ingredients.some(({ name }) => name === craft.rows.get(main)!.label),
        what,
      );
    }
  });
}

test.run();
