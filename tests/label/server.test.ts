// The label over real HTTP, described by the same server's OpenAPI (every answer is checked against it).
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Running, start } from '../server/running.ts';
import { weighed } from '../weighed.ts';
import { itemsOf } from './desk.ts';
import { everyday } from './everyday/all.ts';

let server: Running;
test.before(async () => {
  server = await start();
});
test.after(() => server.stop());

const path = (craft: string) => (craft === 'helado' ? '/api/label' : `/api/label/${craft}`);

for (const { craft, type, what, recipe } of everyday)
  test(`${craft}: ${what}`, async () => {
    const sent = { type, ingredients: itemsOf(craft, recipe), name: what, portions: 8 };
    const { status, body } = await server.post(path(craft), sent);
    assert.is(status, 200);
    assert.is(body.craft, craft);
    const percents = body.ingredients.items.map((item: { percent: number }) => item.percent);
    assert.equal(
      percents,
      [...percents].sort((a: number, b: number) => b - a),
    );
    for (const told of body.names) assert.is(told.holds, told.missing.length === 0);
    assert.ok(Math.abs(body.nutrition.portion.grams * 8 - body.yield.finished) < 1);
  });

test('the crafts tell where their labels are, and a body without ingredients is a 400', async () => {
  const { body } = await server.get('/api/crafts');
  for (const craft of body.crafts.filter((one: { labelPath?: string }) => one.labelPath)) {
    const { status } = await server.post(craft.labelPath, {});
    assert.is(status, 400);
  }
  assert.is(body.crafts.find((one: { id: string }) => one.id === 'helado').labelPath, '/api/label');
});

const praline = {
  ingredients: weighed({ 'Avellana tostada': 60, Azúcar: 40 }),
};
const filled = {
  ingredients: [
    { name: 'Leche entera', grams: 600 },
    { name: 'Nata 35 %', grams: 150 },
    { name: 'Azúcar', grams: 120 },
    { name: 'Praliné mío', grams: 100, recipe: { ...praline, craft: 'cacao', type: 'gianduja' } },
  ],
};

test('a recipe inside a recipe over HTTP: balance, explain, adjust and label, as the description says', async () => {
  for (const path of ['/api/balance', '/api/balance?explain=true', '/api/adjust', '/api/label']) {
    const { status } = await server.post(path, filled);
    assert.is(status, 200, path);
  }
  const { body } = await server.post('/api/label', filled);
  assert.match(body.ingredients.text, /praliné mío \(\*\*avellana\*\* tostada, azúcar\)/);
});

test('hostile nests are refused fast and by name', async () => {
  let deep: object = { ingredients: [{ name: 'Azúcar', grams: 1 }] };
  for (let level = 0; level < 6; level++) deep = { ingredients: [{ name: `N${level}`, grams: 1, recipe: deep }] };
  const wide = (levels: number): object => ({
    ingredients: Array.from({ length: 14 }, () => ({
      name: 'Capa',
      grams: 1,
      ...(levels === 0 ? {} : { recipe: wide(levels - 1) }),
    })),
  });
  for (const recipe of [deep, wide(2), [], 7, { ingredients: [{ recipe: { ingredients: null } }] }]) {
    const { status, body } = await server.post('/api/label', { ingredients: [{ name: 'Todo', grams: 5, recipe }] });
    assert.is(status, 400);
    assert.match(body.error, /^ingredients\[0\]\.recipe/);
  }
});

test.run();
