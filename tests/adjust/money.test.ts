// Money by every door: the cheapest, so much at most, and the choices speak of the same recipes. None is cheaper than the
// cheapest, none takes away what gives character, and what cannot be had for the price is still what else was wished for.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { priceColumn } from '../../engine/index.ts';
import { some } from '../some.ts';
import { asked, of, told, total } from './asked.ts';
import { recipes } from './recipes.ts';
import { type Adjusted, adjusted, type Body } from './words.ts';

const pistachio = {
  'Leche entera': 620,
  'Nata 35%': 80,
  Azúcar: 150,
  Dextrosa: 30,
  'Leche en polvo desnatada': 35,
  'Pasta pura pistacho': 80,
  Neutro: 5,
};
const cream = (more: Record<string, unknown>): Adjusted => asked('helado', 'helado_crema', pistachio, more);

const wishes: [what: string, more: Record<string, unknown>][] = [
  ['nothing else', {}],
  ['without dextrose', { avoid: ['dextrosa'] }],
  ['without dextrose, three kilos', { avoid: ['dextrosa'], total: 3000 }],
  ['a range', { ranges: { PAC: [-11.4, -11] } }],
  ['what has to be used up', { use: [{ name: 'Nata 35%', grams: 120 }] }],
];

for (const [what, more] of wishes) {
  test(`the cheapest is the cheapest of all, with ${what}`, () => {
    const cheapest = cream({ ...more, objective: 'cheapest' });
    const cost = cheapest.cost!.after!;
    assert.ok(cheapest.adjusted, told(cheapest));
    const paste = (total(cheapest) * 80) / 1000;
    const whole = (answer: Adjusted): boolean => of(answer, 'Pasta pura pistacho')!.grams >= paste - 0.5;
    assert.ok(whole(cheapest), told(cheapest));
    const { choices } = cream({ ...more, frontier: true });
    assert.is(choices![0]!.cost, cost, 'the first choice');
    for (const { ingredients, cost: each } of choices!) {
      assert.ok(each >= cost, `${each}, ${cost}`);
      assert.ok(ingredients.find(({ name }) => name === 'Pasta pura pistacho')!.grams >= paste - 0.5);
    }
    const exactly = cream({ ...more, maxCost: cost });
    assert.ok(exactly.adjusted && exactly.cost!.after === cost && whole(exactly), told(exactly));
    const less = cream({ ...more, maxCost: Number((cost - 0.5).toFixed(2)) });
    assert.not(less.adjusted);
    assert.is(less.cost!.after, cost, told(less));
    assert.equal(
      less.ingredients.map(({ name, grams }) => [name, grams]),
      cheapest.ingredients.map(({ name, grams }) => [name, grams]),
      'what else was wished for is done, for as little as can be',
    );
    assert.match(
      told(less),
      /Así queda equilibrada.* No se llega a .*: lo más barato que queda bien sale a .*, 0,5 € más\.$/,
    );
    assert.ok(cheapest.adjusted && cost <= cream(more).cost!.after!, 'no dearer than the one that moves least');
  });
}

test('in every craft with prices: no dearer than what moves least, and what it says can be had', () => {
  const priced = recipes.filter(({ craft }) => priceColumn(craft) !== null);
  for (const { craft, title, body } of some(priced, 24)) {
    const by = (more: Record<string, unknown>): Adjusted => adjusted(craft, { ...body, ...more } as Body);
    const least = by({ objective: 'minimal' });
    const cheapest = by({ objective: 'cheapest' });
    const cost = cheapest.cost!.after!;
    if (!least.adjusted || !cheapest.adjusted) continue;
    const { choices } = by({ frontier: true });
    for (const choice of choices!) assert.ok(choice.cost >= cost - 0.001, `${title}: choice ${choice.cost}, ${cost}`);
    const exactly = by({ maxCost: cost });
    assert.ok(exactly.adjusted && exactly.cost!.after! <= cost, `${title}: ${told(exactly)}`);
    const under = by({ maxCost: cost / 2 });
    assert.is(under.cost!.after, cost, `${title}: half the price`);
  }
});

test('from nothing, a price that cannot be had: the cheapest', () => {
  const body = { 'Leche entera': null, Nata: null, Azúcar: null, Dextrosa: null, Neutro: null };
  const answer = asked('helado', 'helado_crema', body, { maxCost: 0.5, total: 1000 });
  assert.not(answer.adjusted);
  assert.is(total(answer), 1000);
  assert.match(told(answer), /No se llega a 0,5 € el kilo: lo más barato que queda bien sale a/);
});

test.run();
