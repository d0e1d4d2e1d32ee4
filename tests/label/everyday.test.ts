// A hundred products of every day, fifteen of each craft and some of the counter: the list, the allergens, the percentages and the mentions as a food-law
// technician would write them; and their nutrients worked out apart from the engine, from the files of the larder. Those on sale
// whose label tells the recipe are in published.test.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { craftOf, crafts } from '../loaded.ts';
import { itemsOf, labelled } from './desk.ts';
import { everyday } from './everyday/all.ts';
import type { Everyday } from './everyday/model.ts';

const labelOf = ({ craft, type, what, recipe, finished }: Everyday, weighs: object = { finishedWeight: finished }) =>
  labelled(craft, { type, name: what, ingredients: itemsOf(craft, recipe), ...weighs });

test('fifteen of each craft, at least', () => {
  for (const { id } of crafts) assert.ok(everyday.filter(({ craft }) => craft === id).length >= 15, id);
});

test('no name is offered twice, and what depends on the brand is told with its ingredient', () => {
  for (const one of everyday) {
    const { names, allergens, assumptions } = labelOf(one);
    assert.is(new Set(names.map(({ name }) => name)).size, names.length, one.what);
    for (const may of allergens.may)
      assert.ok(
        assumptions.some((text) => text.startsWith(`Que haya ${may} en «`)),
        one.what,
      );
  }
});

for (const one of everyday)
  test(`${one.craft}: ${one.what}`, () => {
    const told = labelOf(one);
    assert.is(told.ingredients.text, one.list);
    const { contains = [], may = [], quid = [], mentions = [] } = one;
    assert.equal(told.allergens, { contains, may, unknown: [] });
    assert.equal(
      told.quid.map(({ text }) => text),
      quid,
    );
    assert.equal(
      told.mentions.map(({ text }) => text),
      mentions,
    );
    const held = told.names.filter(({ holds }) => holds).map(({ name }) => name);
    if (one.name !== undefined) assert.ok(held.includes(one.name), held.join('; '));
    for (const { law } of [...told.names, ...told.mentions]) assert.ok(/\d/.test(law), law);
  });

/** The larder as it is written, read here and nowhere else. */
const written = new Map<string, Record<string, number>>();
for (const file of readdirSync('larder').filter((name) => name.endsWith('.json'))) {
  const { ingredients } = JSON.parse(readFileSync(`larder/${file}`, 'utf8'));
  if (Array.isArray(ingredients)) for (const { id, values } of ingredients) written.set(id, values);
}
const sugars = ['sacarosa', 'glucosa', 'fructosa', 'lactosa', 'maltosa', 'otrosAzucares'];
const polyols = [
  'maltitol',
  'sorbitol',
  'xilitol',
  'eritritol',
  'isomalt',
  'lactitol',
  'manitol',
  'glicerol',
  'otrosPolioles',
];

/** Regulation 1169/2011, annexes I and XIV, by hand. */
function byHand({ craft, recipe, finished }: Everyday): Record<string, number> | null {
  const held: Record<string, number> = {};
  for (const [name, grams] of Object.entries(recipe)) {
    const { row, figure } = craftOf(craft).recognise(name);
    if (figure) return null;
    for (const [key, value] of Object.entries(written.get(row!.larder!.id)!))
      held[key] = (held[key] ?? 0) + (grams * value) / finished;
  }
  const of = (...keys: string[]): number => keys.reduce((sum, key) => sum + (held[key] ?? 0), 0);
  const carbohydrate = of(...sugars, 'almidon', 'dextrinas');
  const bulk = of(...polyols) - of('eritritol');
  return {
    energia_kJ:
      17 * (carbohydrate + of('proteinas')) +
      37 * of('grasa') +
      10 * bulk +
      8 * of('fibra') +
      29 * of('alcohol') +
      13 * of('acidos'),
    energia_kcal:
      4 * (carbohydrate + of('proteinas')) +
      9 * of('grasa') +
      2.4 * bulk +
      2 * of('fibra') +
      7 * of('alcohol') +
      3 * of('acidos'),
    grasas: of('grasa'),
    saturadas: of('saturadas'),
    hidratos: carbohydrate + of(...polyols),
    azucares: of(...sugars),
    polialcoholes: of(...polyols),
    fibra: of('fibra'),
    proteinas: of('proteinas'),
    sal: of('sal'),
  };
}

let compared = 0;
for (const one of everyday)
  test(`nutrients of ${one.what}, worked out apart`, () => {
    const expected = byHand(one);
    if (!expected) return;
    compared++;
    const used = Object.values(one.recipe).reduce((sum, grams) => sum + grams, 0);
    for (const weighs of [undefined, { loss: (100 * (used - one.finished)) / used }]) {
      const { values } = labelOf(one, weighs).nutrition;
      for (const [key, value] of Object.entries(expected))
        assert.ok(Math.abs(values[key]! - value) <= 0.011 + 1e-6 * value, `${key}: ${values[key]} and ${value}`);
    }
  });
test('nearly all of them were compared', () => {
  assert.ok(compared >= 50, String(compared));
});

test.run();
