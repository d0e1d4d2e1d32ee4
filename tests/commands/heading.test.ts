// The one line that a person reads first of a recipe: in words, each said once. No example of any craft prints a code in it.
import { readdirSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { headingOf } from '../../commands/recipes/show.ts';
import { bodyOf, evaluateWhole, Refusal } from '../../engine/index.ts';
import { craft, site } from '../crafts/bench.ts';

const cream = { leche_entera: 560, nata_35: 210, lpd: 40, sacarosa: 125, dextrosa: 35, glucosa_polvo_38: 25 };
const cases: readonly [said: string, craft: string, type: string, recipe: Record<string, number>][] = [
  ['equilibrada', 'helado', 'helado_crema', { ...cream, neutro_cremas: 5 }],
  ['revisar · al límite', 'helado', 'helado_crema', { ...cream, sacarosa: 150, dextrosa: 40, neutro_cremas: 5 }],
];

for (const [said, id, type, recipe] of cases)
  test(`${id}: ${said}`, () => {
    const one = craft(id);
    assert.is(headingOf(evaluateWhole(one, bodyOf(one, type, recipe), site)), said);
  });

test('no code is printed, and nothing twice', () => {
  for (const one of readdirSync('crafts').map(craft))
    for (const [type, { file }] of one.types)
      for (const { recipe, name } of file.examples) {
        try {
          const said = headingOf(evaluateWhole(one, bodyOf(one, type, recipe), site)).split(' · ');
          assert.is(new Set(said).size, said.length, `${type}, ${name}: ${said}`);
          for (const word of said) assert.not.match(word, /_|gold|silver|bronze/, `${type}, ${name}: ${word}`);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
      }
});

test.run();
