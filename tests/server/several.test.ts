// Several recipes in one call: a line for each, in their order, and each one of the sixty.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withServer } from './running.ts';

const milk = (grams: number) => ({ ingredients: [{ name: 'Leche entera', grams }] });
const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

test('a line a recipe: what each would be answered alone, or why it is not', () =>
  withServer({}, async (server) => {
    const recipes = [milk(100), {}, milk(7), { ingredients: [{ name: 'Leche entera', grams: -1 }] }];
    const answer = await server.post('/api/balance/batch', { recipes });
    assert.is(answer.status, 200);
    assert.match(answer.headers.get('content-type') ?? '', /^application\/x-ndjson/);
    const lines = linesOf(answer.text);
    assert.is(lines.length, 4);
    assert.equal(lines[0], (await server.post('/api/balance', recipes[0])).body);
    assert.is(lines[1].code, 'ingredients_missing');
    assert.equal(lines[2], (await server.post('/api/balance', recipes[2])).body);
    assert.equal([lines[3].code, lines[3].param], ['field_invalid', 'ingredients[0].grams']);
  }));

test('every craft has it, and says where', () =>
  withServer({}, async (server) => {
    for (const { path, batchPath } of (await server.get('/api/crafts')).body.crafts) {
      assert.is(batchPath, `${path}/batch`);
      const { bodyExample } = (await server.get(path)).body;
      const answer = await server.post(batchPath, [bodyExample]);
      assert.equal(linesOf(answer.text), [(await server.post(path, bodyExample)).body]);
    }
  }));

test('each counts as one of the sixty; those that do not fit are refused whole, and cost one', () =>
  withServer({ RATE_LIMIT_PER_MINUTE: '60' }, async (server) => {
    const batch = (count: number) => ({ recipes: Array.from({ length: count }, (_, index) => milk(index + 1)) });
    const left = (answer: { headers: Headers }) => Number(/r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1]);
    const first = await server.post('/api/balance/batch', batch(40));
    assert.equal([first.status, left(first)], [200, 20]);
    const second = await server.post('/api/balance/batch', batch(21));
    assert.equal([second.status, second.body.code], [429, 'rate_limited']);
    assert.is(left(await server.post('/api/balance', milk(1))), 18);
    const third = await server.post('/api/balance/batch', batch(18));
    assert.equal([third.status, left(third)], [200, 0]);
    assert.is((await server.post('/api/balance', milk(1))).status, 429);
  }));

for (const recipes of [undefined, null, [], 'x', Array(101).fill(milk(1))]) {
  test(`${JSON.stringify(recipes)?.slice(0, 20)} is no batch`, () =>
    withServer({}, async (server) => {
      const answer = await server.post('/api/balance/batch', { recipes });
      assert.equal([answer.status, answer.body.code, answer.body.param], [400, 'batch_invalid', 'recipes']);
    }));
}

test.run();
