// What a program reads of a failure: the word for it, the field it is about, and the request it was.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { errorCodes } from '../../server/error-codes.ts';
import { type Running, start } from './running.ts';

let server: Running;
test.before(async () => {
  server = await start({ TRUST_PROXY: '1' });
});
test.after(() => server.stop());

const milk = { name: 'Leche entera', grams: 100 };
const told: [path: string, body: unknown, status: number, code: string, param?: string][] = [
  ['/api/balance', '{', 400, 'json_invalid'],
  ['/api/balance', '', 400, 'body_empty'],
  ['/api/balance', Buffer.from([0x22, 0xff, 0x22]), 400, 'body_not_utf8'],
  ['/api/balance', '['.repeat(40), 400, 'body_too_deep'],
  ['/api/balance', ' '.repeat(110_000), 400, 'body_too_large'],
  ['/api/balance', '[]', 400, 'body_not_object'],
  ['/api/balance', {}, 400, 'ingredients_missing', 'ingredients'],
  ['/api/balance', { ingredients: null }, 400, 'ingredients_missing', 'ingredients'],
  ['/api/balance', { ingredients: 'leche' }, 400, 'field_invalid', 'ingredients'],
  ['/api/balance', { ingredients: Array(201).fill(milk) }, 400, 'too_many_ingredients', 'ingredients'],
  ['/api/balance', { craft: 'pan', ingredients: [milk] }, 400, 'craft_unsupported', 'craft'],
  ['/api/balance', { ingredients: [milk, { name: 'Sal' }] }, 400, 'field_missing', 'ingredients[1].grams'],
  ['/api/balance', { ingredients: [{ ...milk, grams: -1 }] }, 400, 'field_invalid', 'ingredients[0].grams'],
  ['/api/balance', { ingredients: [{ ...milk, pod: 'x' }] }, 400, 'field_invalid', 'ingredients[0].pod'],
  ['/api/balance', { type: 7, ingredients: [milk] }, 400, 'field_invalid', 'type'],
  [
    '/api/balance',
    { ingredients: [{ name: 'Base', recipe: { ingredients: [{ name: 'Leche entera', grams: 'x' }] } }] },
    400,
    'field_invalid',
    'ingredients[0].recipe.ingredients[0].grams',
  ],
  ['/api/balance/panaderia', { ingredients: [{ name: 'Agua', grams: 5 }] }, 400, 'recipe_refused'],
  ['/api/balance/batch', {}, 400, 'batch_invalid', 'recipes'],
  ['/api/nada', {}, 404, 'path_unknown'],
];
for (const [path, body, status, code, param] of told) {
  const shown = typeof body === 'string' ? body.slice(0, 20) : JSON.stringify(body).slice(0, 70);
  test(`POST ${path} ${shown} is «${code}»`, async () => {
    const answer = await server.post(path, body, { 'x-request-id': 'traza-1' });
    assert.is(answer.status, status, answer.text);
    assert.is(answer.body.code, code, answer.text);
    assert.is(answer.body.param, param, answer.text);
    assert.is(answer.body.requestId, 'traza-1');
    assert.type(answer.body.error, 'string');
  });
}

test('what is asked in the address is named too', async () => {
  const wrong: [path: string, status: number, code: string, param?: string][] = [
    ['/api/ingredients', 400, 'query_invalid', 'q'],
    ['/api/ingredients?q=le&limit=x', 400, 'query_invalid', 'limit'],
    ['/api/ingredients?q=le&craft=x', 400, 'query_invalid', 'craft'],
    ['/api/ingredients/nadie', 404, 'ingredient_unknown'],
    ['/nada', 404, 'path_unknown'],
    ['/api/adjust', 405, 'method_not_allowed'],
  ];
  for (const [path, status, code, param] of wrong) {
    const answer = await server.get(path);
    assert.equal([answer.status, answer.body.code, answer.body.param], [status, code, param], path);
  }
  const typed = await server.post('/api/balance', {}, { 'content-type': 'text/plain' });
  assert.equal([typed.status, typed.body.code, typed.body.param], [400, 'content_type', 'Content-Type']);
});

test('the catalogue of codes is in the description, each with its status and its meaning', async () => {
  const { body } = await server.get('/openapi.json');
  const { code } = body.components.schemas.Error.properties;
  assert.equal(code.enum, Object.keys(errorCodes));
  for (const [word, [status, meaning]] of Object.entries(errorCodes))
    assert.ok(code.description.includes(`\`${word}\` (${status}): ${meaning}`), word);
});

test('a trace that comes goes on, under a step of its own, and is in the log', async () => {
  const lines: string[] = [];
  const running = await start({ LOG_LEVEL: 'info' });
  running.service.log.line = (line) => void lines.push(line);
  const trace = '0af7651916cd43dd8448eb211c80319c';
  const sent = `00-${trace}-b7ad6b7169203331-01`;
  const answer = await running.post('/api/balance', { ingredients: [milk] }, { traceparent: sent });
  assert.match(
    answer.headers.get('traceparent') ?? '',
    new RegExp(`^00-${trace}-(?!b7ad6b7169203331)[0-9a-f]{16}-01$`),
  );
  const invented = await running.post('/api/balance', { ingredients: [milk] }, { traceparent: 'x"}\\' });
  assert.is(invented.headers.get('traceparent'), null);
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal(
    lines.map((line) => JSON.parse(line)).flatMap(({ method, trace: seen }) => (method === 'POST' ? [seen] : [])),
    [trace, undefined],
  );
  const asked = await fetch(`${running.url}/api/balance`, {
    method: 'OPTIONS',
    headers: { 'Access-Control-Request-Headers': 'traceparent' },
  });
  assert.match(asked.headers.get('access-control-allow-headers') ?? '', /traceparent/);
  await running.stop();
});

test.run();
