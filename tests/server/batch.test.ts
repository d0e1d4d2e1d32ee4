// Requests that are ready in one turn of the loop: all calculated, then all written, never too many at once.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { afterBatch, inTurn } from '../../server/edge/turns.ts';
import { start } from './running.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('what is ready in one turn goes on together; clients take turns, each in its own order', async () => {
  const seen: string[] = [];
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) inTurn(name[0]!, () => void seen.push(name));
  assert.equal(seen, []);
  await nextTurn();
  assert.equal(seen, ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('a batch has an end: the rest follow in the next turns', async () => {
  const sizes: number[] = [];
  let size = 0;
  for (let index = 0; index < 70; index++) inTurn('a', () => void size++);
  while (sizes.reduce((sum, one) => sum + one, 0) < 70) {
    size = 0;
    await nextTurn();
    sizes.push(size);
  }
  assert.equal(sizes, [32, 32, 6]);
});

test('long work ends the batch: the sockets are read before the next', async () => {
  const seen: string[] = [];
  const long = (name: string) => () => {
    seen.push(name);
    for (const until = performance.now() + 15; performance.now() < until; );
  };
  for (const name of ['a1', 'a2', 'a3']) inTurn('a', long(name));
  await nextTurn();
  assert.equal(seen, ['a1']);
  inTurn('b', () => void seen.push('b1'));
  await nextTurn();
  await nextTurn();
  assert.ok(seen.indexOf('b1') <= 2, `${seen}`);
  while (seen.length < 4) await nextTurn();
});

test('nothing is written before the last calculation of the batch', async () => {
  const steps: string[] = [];
  for (const name of ['a', 'b', 'c'])
    inTurn(name, () => {
      steps.push(`calculate ${name}`);
      afterBatch(() => void steps.push(`write ${name}`));
    });
  await nextTurn();
  assert.equal(steps, ['calculate a', 'calculate b', 'calculate c', 'write a', 'write b', 'write c']);
});

test('each of a hundred at once gets its own answer', async () => {
  const server = await start();
  const bodies = Array.from({ length: 100 }, (_, index) => ({
    ingredients: [
      { name: 'Leche entera', grams: 100 + index },
      { name: 'Azúcar', grams: 50 },
    ],
  }));
  const together = await Promise.all(bodies.map((body) => server.post('/api/balance', body)));
  for (const [index, { status, text }] of together.entries()) {
    assert.is(status, 200);
    assert.is(text, (await server.post('/api/balance', bodies[index])).text);
  }
  assert.is(new Set(together.map(({ text }) => text)).size, 100);
  await server.stop();
});

test.run();
